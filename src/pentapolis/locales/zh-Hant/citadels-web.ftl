### 《富饒之城》瀏覽器版面用語。

## 牌桌
citadels-web-round = 第 { $round } 輪
citadels-web-called = 正在叫{ $character }
citadels-web-strip = 依序叫角色
citadels-web-rank = { $rank } 號{ $character }
citadels-web-rank-out = 正面朝上，沒有人拿
citadels-web-rank-now = 正在叫
citadels-web-rank-shown = { $seat }已亮出
citadels-web-rank-nobody = 叫過了，沒有人亮出
citadels-web-rank-open = 還沒叫到
citadels-web-rank-own = 你的角色
citadels-web-mine = 你
citadels-web-nobody = 沒有人
citadels-web-murdered = 遭到暗殺
citadels-web-robbed = 即將被偷
citadels-web-bewitched = 被下咒
citadels-web-others = 其他玩家
citadels-web-decide = 現在要決定的事
citadels-web-waiting = { $turn ->
    [yes] { $names }是{ $character }，正在行動。
   *[no] 等{ $names }：{ $phase }。
}
citadels-web-deciding = 輪到他決定
citadels-web-crown = 持有皇冠
citadels-web-gold = 金幣
citadels-web-cards = 手牌張數
citadels-web-built = 已蓋的地區／需要的數目
citadels-web-city-of = { $seat }的城市
citadels-web-no-districts = 還沒蓋任何地區
citadels-web-secret = { $character }，只有你知道
citadels-web-hand = 你的手牌
citadels-web-hand-empty = 手上沒有牌
citadels-web-card = { $district }，費用 { $cost }{ $gold ->
    [0] { "" }
   *[other] ，上面有藝術家的金幣
}{ $waiting ->
    [yes] ，下一輪起才有效
   *[no] { "" }
}
citadels-web-choice-card = { $district }，費用 { $cost }{ $count ->
    [1] { "" }
   *[other] ，共 { $count } 張
}
citadels-web-choice-seat = { $seat }，{ $gold } 枚金幣，{ $cards } 張手牌
citadels-web-not-now = 現在不行，點選可看原因
citadels-web-change = { $seat } { $total }（{ $lines }）。
citadels-web-ending = { $seat }的城市已經完成，這一輪結束後遊戲結束。
citadels-web-ending-bell = 這一輪結束後遊戲結束。
citadels-web-bell = 鐘聲已響：蓋滿 { $count } 個地區遊戲就結束。

## 選角色
citadels-web-order = 選角色的順序
citadels-web-face-up = 正面朝上、沒有人會拿到：
citadels-web-face-down = 另有一張蓋著
citadels-web-memory = 第 { $number } 次選角色時你看到的
citadels-web-kept = 你留下
citadels-web-aside = 你移出
citadels-web-passed = 你傳下去

## 要回答的問題
citadels-web-ask-draft = 選一個角色，其餘傳給下一位。
citadels-web-ask-put-aside = 從中選一張，面朝下移出。
citadels-web-ask-turn = { $now ->
    [action] 你是{ $character }：先拿金幣或抽牌。
    [build] 你是{ $character }：點手牌就能蓋地區。
   *[rest] 你是{ $character }：這回合不能再蓋了。
}
citadels-web-ask-keep = 從抽到的牌裡留下 { $count } 張。
citadels-web-ask-exchange = 哪些牌要放到牌庫底？放幾張就抽幾張。
citadels-web-ask-wizard = { $seat }的手牌：拿走一張，或直接蓋出來。
citadels-web-ask-crown = 要把皇冠交給誰？
citadels-web-ask-gift = 你得到了皇冠，要給皇帝{ $seat }什麼？
citadels-web-ask-demand = { $seat }得到了皇冠，你要他給什麼？
citadels-web-ask-cede = 要拿哪個地區跟{ $seat }換{ $district }？
citadels-web-ask-burial = { $district }被摧毀了。要付 1 枚金幣把它收進手裡嗎？
citadels-web-ask-bell = 要敲鐘嗎？敲了之後，少蓋一個地區遊戲就會結束。
citadels-web-ask-lighthouse = 從牌庫裡拿一張牌。
citadels-web-ask-thanks = { $seat }有舞廳又有皇冠。要道謝，否則這回合就沒了。
citadels-web-ask-bewitch = 要對誰下咒？之後由你來進行那個角色的回合。
citadels-web-ask-supply = 多拿金幣，還是多抽牌？
citadels-web-ask-mixed-income = 還有 { $count } 份收入：要金幣還是牌？
citadels-web-ask-succession = 皇帝遭到暗殺，皇冠要給誰？

## 回合中的按鈕
citadels-web-do-gold = 拿金幣
citadels-web-do-cards = 抽牌
citadels-web-do-income = 領取收入
citadels-web-do-end = 結束回合
citadels-web-do-kill = 暗殺……
citadels-web-do-rob = 偷竊……
citadels-web-do-swap = 交換手牌……
citadels-web-do-exchange = 跟牌庫換牌……
citadels-web-do-look = 看別人的手牌……
citadels-web-do-tithe = 向首富收錢……
citadels-web-do-raze = 摧毀地區……
citadels-web-do-covet = 交換地區……
citadels-web-do-gild = 在地區上放金幣……
citadels-web-do-homage = 坐在國王旁邊領錢
citadels-web-do-sell = 實驗室……
citadels-web-do-forge = 鐵匠鋪
citadels-web-do-tuck = 博物館……
citadels-web-do-blast = 軍械庫……
citadels-web-do-stop = 就這些
citadels-web-do-pay = 1 枚金幣
citadels-web-do-recover = 付 1 枚金幣
citadels-web-do-decline = 算了
citadels-web-do-ring = 敲鐘
citadels-web-do-silence = 不敲
citadels-web-do-thank = 道謝
citadels-web-do-forget = 不說話
citadels-web-do-ask-gold = 金幣
citadels-web-do-ask-card = 牌

## 對話框標題
citadels-web-title-pick = 你的角色
citadels-web-title-aside = 移出
citadels-web-title-keep = 抽到的牌
citadels-web-title-put = 放到牌庫底
citadels-web-title-take = 收進手裡
citadels-web-title-raise = 直接蓋
citadels-web-title-give = 一張手牌
citadels-web-title-cede = 你的一個地區
citadels-web-title-find = 牌庫裡的牌
citadels-web-title-crown = 皇冠
citadels-web-title-bewitch = 對誰下咒
citadels-web-title-kill = 暗殺誰
citadels-web-title-rob = 偷誰的錢
citadels-web-title-swap = 跟誰交換手牌
citadels-web-title-look = 看誰的手牌
citadels-web-title-tithe = 收誰的錢
citadels-web-title-raze = 摧毀哪一個
citadels-web-title-covet = 想要哪一個
citadels-web-title-gild = 金幣放在哪裡
citadels-web-title-sell = 棄一張牌換金幣
citadels-web-title-tuck = 放一張牌到博物館下
citadels-web-title-blast = 用軍械庫摧毀哪一個

## 提示
citadels-web-hint = 提示
citadels-web-hint-thinking = 思考中……
citadels-web-hint-failed = 沒有收到建議，再試一次
citadels-web-hint-move = 建議：{ $move }。
citadels-web-hint-share = 在腦中試玩的 { $games } 局裡最常選它（{ $percent }%）。

## 桌上的東西、你知道的事
citadels-web-stock = 牌庫和銀行
citadels-web-deck = 牌庫 { $count } 張
citadels-web-bank = 銀行 { $count } 枚金幣
citadels-web-bank-open = 金幣不限
citadels-web-museum = 博物館下 { $count } 張
citadels-web-pot = 待領的稅金 { $count }
citadels-web-known = 你知道的牌
citadels-web-known-hand = { $seat }手上有：
citadels-web-known-museum = 博物館下有：
citadels-web-known-under = 牌庫底依序是：

## 一張牌是什麼
citadels-web-about-character = { $rank } 號角色
citadels-web-about-income = 每回合一次，自己城市裡每個{ $type }地區領 1 枚金幣。
citadels-web-about-district = { $type }地區，費用 { $cost }，計 { $worth } 分
citadels-web-help-assassin = 說出一個角色。拿到它的人被叫到時不能出聲，這回合跳過。
citadels-web-help-thief = 說出一個角色。叫到它時，盜賊拿走那位玩家當時所有的金幣。不能選刺客，也不能選遭到暗殺或被下咒的角色。
citadels-web-help-magician = 和另一位玩家交換全部手牌，或把幾張手牌放到牌庫底，再抽同樣張數。
citadels-web-help-king = 被叫到時得到皇冠，下一輪最先選角色。
citadels-web-help-bishop = 軍閥和外交官不能動主教的城市。
citadels-web-help-merchant = 行動之後多拿 1 枚金幣。
citadels-web-help-architect = 行動之後多抽 2 張牌，而且最多可以蓋三個地區。
citadels-web-help-warlord = 可以付費用減 1 的金幣摧毀一個地區。主教的和已完成的城市除外。
citadels-web-help-witch = 行動之後對一個角色下咒，再用自己的手牌、金幣和城市進行那個角色的回合。拿到它的人只能行動。
citadels-web-help-tax-collector = 其他人當回合有蓋地區，又有金幣的話，付 1 枚稅金。
citadels-web-help-wizard = 看一位玩家的手牌並拿走一張，收進手裡或直接蓋。這回合可以蓋重複的地區。
citadels-web-help-emperor = 把皇冠交給另一位玩家，對方要給 1 枚金幣或一張牌。
citadels-web-help-abbot = 最有錢的玩家給修道院長 1 枚金幣。
citadels-web-help-alchemist = 回合結束時拿回蓋地區花掉的金幣。
citadels-web-help-navigator = 行動之後多拿 4 枚金幣或 4 張牌，但不能蓋地區。
citadels-web-help-diplomat = 可以拿自己的地區換別人城市裡的一個，並付差額。主教的除外。
citadels-web-help-artist = 可以在自己最多兩個地區上各放 1 枚金幣：費用和分數都加 1。
citadels-web-help-queen = 坐在國王旁邊時得到 3 枚金幣。
citadels-web-help-haunted-city = 計分時可以當作城市裡缺少的那一類。
citadels-web-help-keep = 軍閥不能摧毀，外交官也不能換走。
citadels-web-help-laboratory = 自己的回合一次：棄一張牌換金幣。
citadels-web-help-smithy = 自己的回合一次：付金幣抽牌。
citadels-web-help-observatory = 抽牌時改抽三張來選。
citadels-web-help-graveyard = 軍閥摧毀地區時，可以付 1 枚金幣把那張牌收進手裡。自己是軍閥時無效。
citadels-web-help-dragon-gate = 分數比費用高。
citadels-web-help-university = 分數比費用高。
citadels-web-help-library = 抽牌時兩張都留下。
citadels-web-help-great-wall = 軍閥要摧毀你其他的地區，得多付 1 枚金幣。
citadels-web-help-school-of-magic = 領取收入時，當作你的角色需要的那一類。
citadels-web-help-lighthouse = 蓋好時：看整疊牌庫，拿走一張。
citadels-web-help-armory = 在自己的回合犧牲它，摧毀別人城市裡的一個地區。
citadels-web-help-museum = 自己的回合一次：把一張手牌放到它下面，終局每張 1 分。
citadels-web-help-imperial-treasury = 終局時每枚金幣 1 分。
citadels-web-help-map-room = 終局時每張手牌 1 分。
citadels-web-help-wishing-well = 終局時城市裡每個其他特殊地區 1 分。
citadels-web-help-quarry = 可以蓋城市裡已經有的地區。
citadels-web-help-poor-house = 回合結束時沒有金幣，就得到 1 枚。
citadels-web-help-bell-tower = 蓋好時可以敲鐘：少蓋一個地區遊戲就會結束。
citadels-web-help-factory = 你蓋其他特殊地區時少付 1 枚金幣。
citadels-web-help-park = 回合結束時沒有手牌，就抽 2 張。
citadels-web-help-hospital = 遭到暗殺時，仍然可以行動。
citadels-web-help-throne-room = 皇冠每次換人，你得到 1 枚金幣。
citadels-web-help-ball-room = 你持有皇冠時，其他人被叫到都要道謝，否則失去這回合。

## 為實體遊戲計分
citadels-web-score-seats = 人數
citadels-web-score-help = 先選玩家，再點他城市裡的地區。點城市裡的牌就會拿掉。
citadels-web-score-count = { $count } 個
citadels-web-score-remove = 拿掉：{ $district }
citadels-web-score-palette = 要加進{ $seat }城市的地區
citadels-web-score-gold = 金幣
citadels-web-score-cards = 手牌
citadels-web-score-museum = 博物館下的牌
citadels-web-score-complete = 城市完成
citadels-web-score-complete-no = 沒有
citadels-web-score-complete-first = 第一個完成
citadels-web-score-complete-later = 之後完成
citadels-web-score-haunted = 鬼城是最後一輪蓋的
citadels-web-score-house = 牌比一盒還多也照算
citadels-web-score-go = 計分
citadels-web-score-print = 列印
citadels-web-score-clear = 全部清除
citadels-web-score-result = 結果
citadels-web-score-failed = 連不上伺服器。你輸入的內容已存在這台裝置上。

## 規則書裡的例子
citadels-web-example-refused = 不可以
citadels-web-example-allowed = 可以
citadels-web-example-move = { $seat }想{ $move }。
citadels-web-example-play = { $seat }：{ $move }。
citadels-web-example-total = { $points } 分
