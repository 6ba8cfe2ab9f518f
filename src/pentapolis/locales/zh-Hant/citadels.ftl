## 地區
citadels-district-manor = 莊園
citadels-district-castle = 城堡
citadels-district-palace = 宮殿
citadels-district-temple = 神殿
citadels-district-church = 教堂
citadels-district-monastery = 修道院
citadels-district-cathedral = 大教堂
citadels-district-tavern = 酒館
citadels-district-market = 市集
citadels-district-trading-post = 貿易站
citadels-district-docks = 碼頭
citadels-district-harbor = 港口
citadels-district-town-hall = 市政廳
citadels-district-watchtower = 瞭望塔
citadels-district-prison = 監獄
citadels-district-battlefield = 戰場
citadels-district-fortress = 要塞
citadels-district-haunted-city = 鬼城
citadels-district-keep = 堡壘
citadels-district-laboratory = 實驗室
citadels-district-smithy = 鐵匠鋪
citadels-district-observatory = 天文台
citadels-district-graveyard = 墓地
citadels-district-dragon-gate = 龍門
citadels-district-university = 大學
citadels-district-library = 圖書館
citadels-district-great-wall = 長城
citadels-district-school-of-magic = 魔法學校
citadels-district-lighthouse = 燈塔
citadels-district-armory = 軍械庫
citadels-district-museum = 博物館
citadels-district-imperial-treasury = 帝國寶庫
citadels-district-map-room = 地圖室
citadels-district-wishing-well = 許願井
citadels-district-quarry = 採石場
citadels-district-poor-house = 貧民窟
citadels-district-bell-tower = 鐘塔
citadels-district-factory = 工廠
citadels-district-park = 公園
citadels-district-hospital = 醫院
citadels-district-throne-room = 王座廳
citadels-district-ball-room = 舞廳

## 地區的種類
citadels-type-noble = 貴族
citadels-type-religious = 宗教
citadels-type-trade = 貿易
citadels-type-military = 軍事
citadels-type-unique = 特殊

## 角色
citadels-character-assassin = 刺客
citadels-character-thief = 盜賊
citadels-character-magician = 魔術師
citadels-character-king = 國王
citadels-character-bishop = 主教
citadels-character-merchant = 商人
citadels-character-architect = 建築師
citadels-character-warlord = 軍閥
citadels-character-witch = 女巫
citadels-character-tax-collector = 稅務官
citadels-character-wizard = 巫師
citadels-character-emperor = 皇帝
citadels-character-abbot = 修道院長
citadels-character-alchemist = 煉金術士
citadels-character-navigator = 航海家
citadels-character-diplomat = 外交官
citadels-character-artist = 藝術家
citadels-character-queen = 皇后

## 城市
citadels-city = 城市 { $number }
citadels-part-city = 城市 { $number }（{ $owners }）

## 階段
citadels-phase-draft = 選角色
citadels-phase-put-aside = 移出一張角色
citadels-phase-turn = 角色行動
citadels-phase-keep = 從抽到的牌裡選一張
citadels-phase-exchange = 把手牌放到牌庫底
citadels-phase-wizard = 從別人手上拿一張牌
citadels-phase-crown = 交出皇冠
citadels-phase-gift = 給皇帝謝禮
citadels-phase-demand = 決定皇帝要拿什麼
citadels-phase-cede = 決定外交官拿什麼去換
citadels-phase-burial = 墓地要不要收下
citadels-phase-bell = 要不要敲鐘
citadels-phase-lighthouse = 翻看整疊牌庫
citadels-phase-thanks = 向舞廳的主人道謝
citadels-phase-bewitch = 選一個角色下咒
citadels-phase-supply = 選金幣還是牌
citadels-phase-mixed-income = 地區收入拿金幣還是牌
citadels-phase-succession = 死去的皇帝傳位
citadels-phase-over = 遊戲結束

## 行動
citadels-move-pick = 選{ $character }
citadels-move-aside = 把{ $character }移出
citadels-move-gold = 拿金幣
citadels-move-cards = 抽地區牌
citadels-move-keep = 留下{ $district }
citadels-move-build = 建造{ $district }
citadels-move-income = 領取地區收入
citadels-move-end = 結束回合
citadels-move-kill = 暗殺{ $character }
citadels-move-rob = 偷竊{ $character }
citadels-move-bewitch = 對{ $character }下咒
citadels-move-swap = 跟{ $seat }交換所有手牌
citadels-move-exchange = 跟牌庫換牌
citadels-move-put = 把{ $district }放到牌庫底
citadels-move-stop = 到此為止
citadels-move-look = 看{ $seat }的手牌
citadels-move-take = 把{ $district }拿到手上
citadels-move-raise = 拿走{ $district }並馬上建造
citadels-move-crown = 把皇冠給{ $seat }
citadels-move-pay = 給皇帝 1 枚金幣
citadels-move-give = 給皇帝{ $district }
citadels-move-tithe = 向{ $seat }拿 1 枚金幣
citadels-move-raze = 摧毀{ $seat }的{ $district }
citadels-move-covet = 想換{ $seat }的{ $district }
citadels-move-cede = 拿自己的{ $district }去換
citadels-move-gild = 在{ $district }上放 1 枚金幣
citadels-move-homage = 坐在國王旁邊領金幣
citadels-move-sell = 棄掉{ $district }換金幣（實驗室）
citadels-move-forge = 付錢抽牌（鐵匠鋪）
citadels-move-tuck = 把{ $district }壓在博物館下面
citadels-move-blast = 犧牲軍械庫，摧毀{ $seat }的{ $district }
citadels-move-recover = 付 1 枚金幣，把被摧毀的地區收到手上
citadels-move-decline = 不收被摧毀的地區
citadels-move-ring = 敲鐘：少建造一個地區就能結束遊戲
citadels-move-silence = 不敲鐘
citadels-move-find = 從牌庫拿{ $district }
citadels-move-thank = 道謝
citadels-move-forget = 不道謝，失去這個回合
citadels-move-ask-gold = 金幣
citadels-move-ask-card = 牌

## 拒絕理由
citadels-refusal-asked-otherwise = 現在要決定的不是這個，而是：{ $phase }。
citadels-refusal-no-such-seat = 這一桌沒有{ $seat }。
citadels-refusal-not-in-game = 這一局沒有用到{ $character }。
citadels-refusal-not-in-packet = 傳到你手上的角色裡沒有{ $character }。
citadels-refusal-names-herself = 女巫不能指定自己。
citadels-refusal-names-himself = 不能指定你自己正在用的角色。
citadels-refusal-crown-not-himself = 皇帝不能把皇冠給自己，要給別人。
citadels-refusal-crown-not-moved = 皇冠已經在{ $seat }那裡，要換一個人。
citadels-refusal-no-gold = 你沒有金幣。
citadels-refusal-no-gold-there = 對方沒有金幣可以拿。
citadels-refusal-no-card-there = 對方沒有牌可以拿。
citadels-refusal-bank-empty = 銀行沒有金幣了。
citadels-refusal-deck-empty = 牌庫沒有牌了。
citadels-refusal-nothing-put-down = 至少要先放一張牌到牌庫底。
citadels-refusal-not-drawn = 你抽到的牌裡沒有{ $district }。
citadels-refusal-not-in-deck = 牌庫裡沒有{ $district }。
citadels-refusal-not-in-hand = 你手上沒有{ $district }。
citadels-refusal-not-in-that-hand = { $seat }手上沒有{ $district }。
citadels-refusal-not-in-city = { $seat }的城市裡沒有{ $district }。
citadels-refusal-too-dear = { $district }要 { $price } 枚金幣，你只有 { $gold } 枚。
citadels-refusal-too-dear-to-raze = 摧毀{ $seat }的{ $district }要 { $price } 枚金幣，你只有 { $gold } 枚。
citadels-refusal-difference-too-dear = 拿{ $district }去換要補 { $price } 枚金幣，你只有 { $gold } 枚。
citadels-refusal-nothing-to-cede = 沒有地區可以跟{ $seat }換{ $district }，或者補不起差額。
citadels-refusal-duplicate-there = { $seat }已經有{ $district }，不能這樣換成兩個相同的。
citadels-refusal-already-built = 你的城市裡已經有{ $district }了。
citadels-refusal-action-done = 這個回合已經拿過金幣或抽過牌了。
citadels-refusal-action-first = 要先執行行動：拿金幣或抽牌。
citadels-refusal-only-action = 這個回合只能拿金幣或抽牌。
citadels-refusal-not-your-power = 那是{ $character }的能力，你現在不是{ $character }。
citadels-refusal-power-used = 這個回合已經用過{ $character }的能力了。
citadels-refusal-navigator-builds-not = 航海家不能建造地區。
citadels-refusal-build-limit = { $count ->
    [0] 這個回合不能建造地區。
   *[other] 這個回合已經建造 { $count } 個地區，不能再建。
}
citadels-refusal-no-income = { $character }沒有地區收入。
citadels-refusal-income-taken = 這個回合已經領過{ $character }的地區收入了。
citadels-refusal-no-districts-for-income = 你的城市裡沒有能讓{ $character }領收入的地區。
citadels-refusal-no-such-district = 你的城市裡要有{ $district }才行。
citadels-refusal-works-next-round = { $district }剛建好，下一輪才有效果。
citadels-refusal-used-this-turn = 這個回合已經用過{ $district }了。
citadels-refusal-only-others-city = 只能選別人城市裡的地區。
citadels-refusal-city-complete = { $seat }的城市已經蓋滿，不能動。
citadels-refusal-not-the-murdered = { $character }已經被暗殺，不能偷竊。
citadels-refusal-not-the-bewitched = { $character }已經被下咒，不能偷竊。
citadels-refusal-not-rank-one = { $character }比盜賊早行動，不能偷竊。
citadels-refusal-not-yourself = 要選別人，不能選自己。
citadels-refusal-no-cards = 你沒有手牌可以換。
citadels-refusal-empty-hand = { $seat }沒有手牌。
citadels-refusal-abbot-richest = 沒有人的金幣比你多，修道院長拿不到。
citadels-refusal-richest-tied = 金幣最多的不只一個人，修道院長拿不到。
citadels-refusal-not-the-richest = { $seat }不是金幣最多的人。
citadels-refusal-already-gilded = 藝術家的金幣已經放在你的{ $district }上了。
citadels-refusal-not-beside-king = 你沒有坐在國王旁邊，或者國王還沒亮出來。
citadels-refusal-bishop-protects = { $seat }這一輪是主教，{ $district }受到保護。
citadels-refusal-keep-stands = { $seat }的堡壘不能摧毀，也不能換走。
citadels-refusal-table-cities = 沒有城市可以算分：請寫出每座城市的地區，城市之間空一行。
citadels-refusal-table-field = 這裡沒有「{ $field }」這一項。城市可以寫 gold、cards、museum、complete、haunted、rank；整桌可以寫 seats、bell 和遊戲的選項。
citadels-refusal-table-city = { $city }的資料不是一座城市，要寫出地區。
citadels-refusal-table-district = { $city }：沒有「{ $given }」這種地區。可以寫牌名，也可以寫代號，例如 trading-post。
citadels-refusal-table-number = { $city }：{ $field } 不能是 { $given }，要是 0 到 { $most } 的整數。
citadels-refusal-table-choice = { $field } 不能是「{ $given }」，可以是 { $known }。
citadels-refusal-table-seats = 人數不能是 { $given }，可以 { $least } 到 { $most } 人玩。
citadels-refusal-table-crowded = { $players } 個人不會有 { $number } 座城市。
citadels-refusal-table-first = 有 { $number } 座城市蓋滿了。請在最先蓋滿的那一座寫「complete: first」，而且只寫一座。
citadels-refusal-table-museum = { $city }有壓在博物館下面的牌，卻沒有博物館。
citadels-refusal-table-excess = 有些牌比盒裡的還多：{ $excess }。

## 計分表：項目
citadels-sheet-districts = 地區
citadels-sheet-types = 五種類型
citadels-sheet-complete = 蓋滿城市
citadels-sheet-uniques = 特殊地區
citadels-sheet-city = 城市

## 計分表：理由
citadels-item-district = { $district }
citadels-item-district-worth-more = { $district }，分數比費用高
citadels-item-gold-on-district = 藝術家放在{ $district }上的金幣
citadels-item-five-types = 五種類型的地區都有
citadels-item-five-types-haunted = 五種類型都有，鬼城當作{ $type }地區
citadels-item-first-complete = 最先蓋滿
citadels-item-later-complete = 後來也蓋滿
citadels-item-imperial-treasury = 帝國寶庫：手上 { $count } 枚金幣
citadels-item-map-room = 地圖室：{ $count } 張手牌
citadels-item-wishing-well = 許願井：{ $count } 個特殊地區
citadels-item-museum = 博物館：下面壓了 { $count } 張牌
citadels-item-city = { $city }

## 分出高下
citadels-decided-points = 總分較高
citadels-decided-districts = 總分相同，地區本身的分數較高
citadels-decided-gold = 還是相同，金幣較多
citadels-decided-last-rank = 總分相同，最後一輪的角色編號較大

## 經過
citadels-story-round = 第 { $round } 輪：皇冠在{ $seat }，從這裡開始選角色。
citadels-story-set-aside = { $character }面向上移出。
citadels-story-picked = { $character ->
    [unknown] { $seat }選了一個角色。
   *[other] { $seat }選了{ $character }。
}
citadels-story-put-aside = { $character ->
    [unknown] { $seat }移出一張角色。
   *[other] { $seat }把{ $character }移出。
}
citadels-story-called = { $seat }是{ $character }。
citadels-story-nobody = 叫到{ $character }，沒有人回應。
citadels-story-took-gold = { $seat }拿了 { $count } 枚金幣。
citadels-story-drew = { $seat }抽 { $count } 張牌，可以留 { $keep } 張。
citadels-story-drawn = { $seat }抽到{ $district }。
citadels-story-kept = { $district ->
    [unknown] { $seat }留下一張牌。
   *[other] { $seat }留下{ $district }。
}
citadels-story-received = { $seat }拿到{ $district }。
citadels-story-built = { $seat }花 { $price } 枚金幣建造{ $district }。
citadels-story-income = { $seat }領取地區收入 { $count } 枚金幣。
citadels-story-killed = { $seat }暗殺{ $character }。
citadels-story-robbed = { $seat }要偷竊{ $character }。
citadels-story-loot = { $seat }從{ $other }那裡偷走 { $count } 枚金幣。
citadels-story-bewitched = { $seat }對{ $character }下咒。
citadels-story-resumed = 女巫{ $seat }接手{ $character }的回合。
citadels-story-swapped = { $seat }跟{ $other }交換手牌，{ $gave } 張換 { $got } 張。
citadels-story-exchanged = { $seat }跟牌庫換了 { $count } 張牌。
citadels-story-looked = { $seat }看了{ $other }的手牌。
citadels-story-took = { $district ->
    [unknown] { $seat }從{ $other }手上拿走一張牌。
   *[other] { $seat }從{ $other }手上拿走{ $district }。
}
citadels-story-crown = 皇冠交給{ $seat }。
citadels-story-paid = { $seat }得到皇冠，給{ $other } 1 枚金幣。
citadels-story-gave = { $district ->
    [unknown] { $seat }得到皇冠，給{ $other }一張牌。
   *[other] { $seat }得到皇冠，給{ $other }{ $district }。
}
citadels-story-tithe = { $seat }向最有錢的{ $other }拿了 1 枚金幣。
citadels-story-razed = { $seat }花 { $price } 枚金幣摧毀{ $other }的{ $district }。
citadels-story-traded = { $seat }用{ $own_district }換到{ $other }的{ $district }，補了 { $price } 枚金幣。
citadels-story-gilded = { $seat }在{ $district }上放了 1 枚金幣。
citadels-story-homage = { $seat }坐在國王旁邊，拿了 { $count } 枚金幣。
citadels-story-sold = { $district ->
    [unknown] { $seat }棄一張牌，換到 { $count } 枚金幣（實驗室）。
   *[other] { $seat }棄掉{ $district }，換到 { $count } 枚金幣（實驗室）。
}
citadels-story-forged = { $seat }付 { $price } 枚金幣，抽了 { $count } 張牌（鐵匠鋪）。
citadels-story-tucked = { $district ->
    [unknown] { $seat }把一張牌壓在博物館下面。
   *[other] { $seat }把{ $district }壓在博物館下面。
}
citadels-story-blasted = { $seat }犧牲軍械庫，摧毀{ $other }的{ $district }。
citadels-story-recovered = { $seat }付 1 枚金幣，把{ $district }收到手上（墓地）。
citadels-story-declined = { $seat }沒有收下{ $district }（墓地）。
citadels-story-bell = { $rung ->
    [true] { $seat }敲了鐘：現在少一個地區也能結束。
   *[false] { $seat }沒有敲鐘。
}
citadels-story-bell-lost = { $ending ->
    [true] 鐘塔沒了，遊戲還是在這一輪之後結束。
   *[false] 鐘塔沒了，又要蓋到原來的數量才算蓋滿。
}
citadels-story-found = { $district ->
    [unknown] { $seat }翻看牌庫，然後重新洗牌（燈塔）。
   *[other] { $seat }翻看牌庫，拿了{ $district }（燈塔）。
}
citadels-story-thanked = { $seat }向舞廳的主人道謝。
citadels-story-forgot = { $seat }沒有向舞廳的主人道謝，失去這個回合。
citadels-story-extra-gold = { $seat }多拿 { $count } 枚金幣。
citadels-story-extra-cards = { $seat }多抽 { $count } 張牌。
citadels-story-tax = { $other ->
    [unknown] { $seat }收到 { $count } 枚金幣的稅金。
   *[other] { $seat ->
        [unknown] { $other }繳出 { $count } 枚金幣的稅金，留給稅務官。
       *[other] { $other }繳給{ $seat } { $count } 枚金幣的稅金。
    }
}
citadels-story-poor-house = { $seat }身上沒有金幣，拿了 { $count } 枚（貧民窟）。
citadels-story-park = { $seat }沒有手牌，抽了 { $count } 張（公園）。
citadels-story-throne-room = 皇冠換了人，{ $seat }拿 { $count } 枚金幣（王座廳）。
citadels-story-refund = { $seat }拿回建造花掉的 { $count } 枚金幣（煉金術士）。
citadels-story-hospital = { $seat }被暗殺，但還是可以拿金幣或抽牌（醫院）。
citadels-story-complete = { $first ->
    [true] { $seat }最先蓋滿，共 { $count } 個地區。這是最後一輪。
   *[false] { $seat }也蓋滿了，共 { $count } 個地區。
}
citadels-story-shown = { $seat }是被暗殺的{ $character }。
citadels-story-ended = { $seat ->
    [unknown] 再也沒有人能做什麼，遊戲結束。
   *[other] { $seat }最先蓋滿，最後一輪已經打完，遊戲結束。
}

## 選項
citadels-option-edition = 版本
citadels-option-edition-help = 照哪一種規則玩；每個不同之處也都可以單獨設定。
citadels-option-edition-seed = seed：照這個專案最初那篇玩家介紹
citadels-option-edition-rulebook = rulebook：照舊版規則書，含黑暗城市擴充
citadels-option-edition-classic_2016 = classic_2016：舊版的牌，2016 年的規則
citadels-option-characters = 換上或加入的角色
citadels-option-characters-help = 換掉同編號的角色，或加入 9 號。不填就用原來八個角色，要九個時加藝術家。
citadels-option-dark_city = 黑暗城市的地區
citadels-option-dark_city-help = 洗進牌庫的擴充特殊地區。
citadels-option-without = 不用的地區
citadels-option-without-help = 留在盒裡的基本特殊地區；牌庫要有 65 到 69 張。
citadels-option-city_size = 蓋滿的數量
citadels-option-city_size-help = 蓋到幾個地區就結束。
citadels-option-city_size-eight = 八個地區
citadels-option-city_size-seven = 七個地區，玩快一點
citadels-option-city_size-by-players = 兩三個人玩是八個，人多就七個
citadels-option-gold = 金幣數量
citadels-option-gold-help = 銀行沒有金幣的時候，誰都拿不到。
citadels-option-gold-36 = 36 枚
citadels-option-gold-35 = 35 枚
citadels-option-gold-30 = 30 枚
citadels-option-gold-unlimited = 要多少有多少
citadels-option-rank_4_face_up = 國王面向上
citadels-option-rank_4_face_up-help = 移出角色時，面向上的是 4 號怎麼辦；4 號不能面向上。
citadels-option-rank_4_face_up-redo = 全部重新移出
citadels-option-rank_4_face_up-replace = 另翻一張代替，再把 4 號洗回去
citadels-option-removal = 移出的順序
citadels-option-removal-help = 哪些角色先移出。
citadels-option-removal-down-first = 先面向下的，再面向上的
citadels-option-removal-up-first = 先面向上的，再面向下的
citadels-option-timing = 能力的時機
citadels-option-timing-help = 軍閥和外交官什麼時候動手。
citadels-option-timing-end-of-turn = 回合結束時
citadels-option-timing-any-time = 回合中任何時候
citadels-option-uniques_wait = 特殊地區要等
citadels-option-uniques_wait-help = 特殊地區是不是下一輪才有效果？
citadels-option-uniques_wait-true = 下一輪才有效果
citadels-option-uniques_wait-false = 馬上有效果
citadels-option-short_bell = 短遊戲的鐘塔
citadels-option-short_bell-help = 七個地區的玩法，鐘塔能不能改成六個？
citadels-option-short_bell-true = 可以，改成六個
citadels-option-short_bell-false = 不行，鐘塔沒有作用
citadels-option-fallen_bell = 鐘塔被摧毀
citadels-option-fallen_bell-help = 因為敲鐘而要結束的遊戲，鐘塔沒了之後怎麼辦。
citadels-option-fallen_bell-resume = 繼續玩，直到有人蓋到原來的數量
citadels-option-fallen_bell-ends = 照樣結束
citadels-option-tie_break = 同分
citadels-option-tie_break-help = 總分相同時怎麼分高下。
citadels-option-tie_break-districts = 先比地區本身的分數，再比金幣
citadels-option-tie_break-rank = 比最後一輪的角色編號
citadels-option-emperor_takes = 皇帝的謝禮
citadels-option-emperor_takes-help = 給金幣還是給牌由誰決定。
citadels-option-emperor_takes-giver-chooses = 得到皇冠的人
citadels-option-emperor_takes-emperor-chooses = 皇帝；要牌的話隨機抽一張
citadels-option-queen_beside = 皇后和皇帝
citadels-option-queen_beside-help = 用皇帝代替國王時，皇后要坐在誰旁邊。
citadels-option-queen_beside-emperor = 皇帝旁邊
citadels-option-queen_beside-crowned = 皇帝給皇冠的人旁邊
citadels-option-abbot = 修道院長
citadels-option-abbot-help = 修道院長怎麼拿錢。
citadels-option-abbot-gold = 地區收入只拿金幣；最有錢的不只一人就拿不到
citadels-option-abbot-mixed = 地區收入拿金幣或牌；最有錢的人裡面選一個
citadels-option-tax = 稅務官
citadels-option-tax-help = 建造地區的人要繳多少。
citadels-option-tax-per-turn = 2 號：叫到稅務官之後，每個回合繳一枚
citadels-option-tax-per-district = 9 號：每建造一個繳一枚，先存著等稅務官來拿
citadels-option-library_with_observatory = 圖書館加天文台
citadels-option-library_with_observatory-help = 兩個都有的人，抽三張可以留幾張。
citadels-option-library_with_observatory-keep-two = 兩張
citadels-option-library_with_observatory-keep-three = 三張都留
citadels-option-haunted_city = 鬼城
citadels-option-haunted_city-help = 什麼時候能當作缺少的那一種類型。
citadels-option-haunted_city-not-last-round = 最後一輪才建造的不算
citadels-option-haunted_city-always = 都算
citadels-option-quarry = 採石場
citadels-option-quarry-help = 已經有的地區可以再建造幾個。
citadels-option-quarry-one = 同時只能有一個
citadels-option-quarry-any = 不限
citadels-option-wishing_well = 許願井
citadels-option-wishing_well-help = 算哪些特殊地區。
citadels-option-wishing_well-others = 其他的
citadels-option-wishing_well-all = 全部，包括自己
citadels-option-armory = 軍械庫
citadels-option-armory-help = 可以摧毀誰的地區。
citadels-option-armory-any-city = 任何別人的城市
citadels-option-armory-unfinished-city = 還沒蓋滿的城市
citadels-option-diplomat = 外交官
citadels-option-diplomat-help = 可以換哪些地區。
citadels-option-diplomat-free = 蓋滿的城市、相同的地區都可以
citadels-option-diplomat-strict = 蓋滿的城市、相同的地區都不行
citadels-option-laboratory = 實驗室
citadels-option-laboratory-help = 棄一張牌換多少。
citadels-option-laboratory-1 = 1 枚金幣
citadels-option-laboratory-2 = 2 枚金幣
citadels-option-smithy = 鐵匠鋪
citadels-option-smithy-help = 付多少、抽幾張。
citadels-option-smithy-2-gold-3-cards = 2 枚金幣，3 張牌
citadels-option-smithy-3-gold-2-cards = 3 枚金幣，2 張牌
citadels-option-smithy-3-gold-3-cards = 3 枚金幣，3 張牌
citadels-option-observatory_cost = 天文台的費用
citadels-option-observatory_cost-help = 各版印的不一樣，請看你的牌。
citadels-option-observatory_cost-5 = 5 枚金幣
citadels-option-observatory_cost-4 = 4 枚金幣
citadels-option-imperial_treasury_cost = 帝國寶庫的費用
citadels-option-imperial_treasury_cost-help = 各版印的不一樣，請看你的牌。
citadels-option-imperial_treasury_cost-4 = 4 枚金幣
citadels-option-imperial_treasury_cost-5 = 5 枚金幣
citadels-option-poor_house_cost = 貧民窟的費用
citadels-option-poor_house_cost-help = 各版印的不一樣，請看你的牌。
citadels-option-poor_house_cost-5 = 5 枚金幣
citadels-option-poor_house_cost-4 = 4 枚金幣
citadels-option-poor_house_cost-0 = 不用錢，是印錯的
citadels-option-factory_cost = 工廠的費用
citadels-option-factory_cost-help = 各版印的不一樣，請看你的牌。
citadels-option-factory_cost-6 = 6 枚金幣
citadels-option-factory_cost-5 = 5 枚金幣
citadels-option-printing = 盒裡的牌
citadels-option-printing-help = 盒裡有哪些地區。
citadels-option-printing-english = 英文版的 66 張
citadels-option-printing-european = 65 張：沒有長城，教堂多一張，宮殿少一張
citadels-option-first_crown = 第一輪的皇冠
citadels-option-first_crown-help = 一開始皇冠給誰。
citadels-option-first_crown-random = 抽籤
citadels-option-first_crown-first-seat = 第一個座位

## 走法、局面、選項哪裡不對
problem-citadels-no-move = 看不懂 { $given }：寫動作和對象，例如 gold、build temple、kill thief、raze 2 temple
problem-citadels-no-district = 沒有 { $given } 這種地區
problem-citadels-no-character = 沒有 { $given } 這個角色
problem-citadels-no-seat = 沒有 { $given } 這個座位，座位從 0 起算
problem-citadels-not-in-deck = 牌庫裡本來就沒有 { $given }，不能拿掉
problem-citadels-deck-size = 牌庫會有 { $number } 張，要在 { $low } 到 { $high } 張之間
problem-citadels-unfit-character = { $seats } 個人玩不能用 { $given }
problem-citadels-rank-taken = { $given } 是 { $rank } 號，已經選了同編號的角色
problem-citadels-named-twice = { $given } 寫的次數比牌還多
problem-citadels-pick-doubled = 第 { $number } 次選了兩個角色，每次只能一個
problem-citadels-no-place = 角色不會在 { $given }，只能是 packet、face-down、face-up、out、「pick 0」、「aside 1」等等
problem-citadels-too-many = { $district } 多了 { $number } 張，總共要有 { $wanted } 張
problem-citadels-missing = { $district } 少了 { $number } 張，總共要有 { $wanted } 張
problem-citadels-gold = 金幣有 { $number } 枚，總共要有 { $wanted } 枚
problem-citadels-not-there = 那裡沒有 { $district }，或沒有那麼多
problem-citadels-no-turn-behind = { $given } 是回合中途的問題，後面卻沒有被打斷的回合
problem-citadels-wrong-actor = 要回答的是 { $seat } 號座位，行動的卻是別人
problem-citadels-draft-over = 角色都選完了，卻還要選

## 建議的理由
citadels-thought-holder = { $character }很可能在{ $other }手上（{ $percent }%）。
citadels-thought-nobody = 這一輪很可能沒有人是{ $character }（{ $percent }%）。
citadels-thought-income = { $character }可以從你的城市收到 { $count } 枚金幣。
citadels-thought-leads = { $other }目前有 { $count } 分。
citadels-thought-hand = { $other }有 { $count } 張手牌。
citadels-thought-completes = 建好{ $district }，你的城市就蓋滿了。
citadels-thought-left = 建好{ $district }之後，還差 { $count } 個地區。
