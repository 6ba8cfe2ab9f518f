## 建筑
citadels-district-manor = 庄园
citadels-district-castle = 城堡
citadels-district-palace = 皇宫
citadels-district-temple = 神庙
citadels-district-church = 教堂
citadels-district-monastery = 修道院
citadels-district-cathedral = 大教堂
citadels-district-tavern = 酒馆
citadels-district-market = 集市
citadels-district-trading-post = 商栈
citadels-district-docks = 码头
citadels-district-harbor = 港口
citadels-district-town-hall = 市政厅
citadels-district-watchtower = 瞭望塔
citadels-district-prison = 监狱
citadels-district-battlefield = 战场
citadels-district-fortress = 要塞
citadels-district-haunted-city = 鬼城
citadels-district-keep = 堡垒
citadels-district-laboratory = 实验室
citadels-district-smithy = 铁匠铺
citadels-district-observatory = 天文台
citadels-district-graveyard = 墓地
citadels-district-dragon-gate = 龙门
citadels-district-university = 大学
citadels-district-library = 图书馆
citadels-district-great-wall = 长城
citadels-district-school-of-magic = 魔法学校
citadels-district-lighthouse = 灯塔
citadels-district-armory = 军械库
citadels-district-museum = 博物馆
citadels-district-imperial-treasury = 帝国金库
citadels-district-map-room = 地图室
citadels-district-wishing-well = 许愿井
citadels-district-quarry = 采石场
citadels-district-poor-house = 救济院
citadels-district-bell-tower = 钟楼
citadels-district-factory = 工厂
citadels-district-park = 公园
citadels-district-hospital = 医院
citadels-district-throne-room = 王座厅
citadels-district-ball-room = 舞厅

## 建筑类别
citadels-type-noble = 贵族
citadels-type-religious = 宗教
citadels-type-trade = 商业
citadels-type-military = 军事
citadels-type-unique = 特殊

## 角色
citadels-character-assassin = 刺客
citadels-character-thief = 盗贼
citadels-character-magician = 魔术师
citadels-character-king = 国王
citadels-character-bishop = 主教
citadels-character-merchant = 商人
citadels-character-architect = 建筑师
citadels-character-warlord = 军阀
citadels-character-witch = 女巫
citadels-character-tax-collector = 税务官
citadels-character-wizard = 法师
citadels-character-emperor = 皇帝
citadels-character-abbot = 住持
citadels-character-alchemist = 炼金术士
citadels-character-navigator = 航海家
citadels-character-diplomat = 外交官
citadels-character-artist = 艺术家
citadels-character-queen = 皇后

## 城市
citadels-city = { $number } 号城市
citadels-part-city = { $number } 号城市（{ $owners }）

## 阶段
citadels-phase-draft = 选择角色
citadels-phase-put-aside = 弃置一张角色牌
citadels-phase-turn = 角色回合
citadels-phase-keep = 在摸到的牌中选择
citadels-phase-exchange = 将手牌置于牌堆底
citadels-phase-wizard = 从他人手牌中取一张
citadels-phase-crown = 移交皇冠
citadels-phase-gift = 答谢皇帝
citadels-phase-demand = 皇帝选择谢礼
citadels-phase-cede = 外交官选择交换物
citadels-phase-burial = 墓地是否回收
citadels-phase-bell = 是否敲钟
citadels-phase-lighthouse = 查看牌堆
citadels-phase-thanks = 向舞厅主人致谢
citadels-phase-bewitch = 选择被施咒的角色
citadels-phase-supply = 选择金币或牌
citadels-phase-mixed-income = 收入取金币或牌
citadels-phase-succession = 遇刺的皇帝传冠
citadels-phase-over = 游戏结束

## 行动
citadels-move-pick = 选择{ $character }
citadels-move-aside = 弃置{ $character }
citadels-move-gold = 拿金币
citadels-move-cards = 摸牌
citadels-move-keep = 留下{ $district }
citadels-move-build = 建造{ $district }
citadels-move-income = 领取建筑收入
citadels-move-end = 结束回合
citadels-move-kill = 刺杀{ $character }
citadels-move-rob = 偷窃{ $character }
citadels-move-bewitch = 对{ $character }施咒
citadels-move-swap = 与{ $seat }交换全部手牌
citadels-move-exchange = 与牌堆换牌
citadels-move-put = 将{ $district }置于牌堆底
citadels-move-stop = 到此为止
citadels-move-look = 查看{ $seat }的手牌
citadels-move-take = 取走{ $district }
citadels-move-raise = 取走{ $district }并立即建造
citadels-move-crown = 把皇冠交给{ $seat }
citadels-move-pay = 付给皇帝 1 金币
citadels-move-give = 把{ $district }交给皇帝
citadels-move-tithe = 向{ $seat }收取 1 金币
citadels-move-raze = 拆毁{ $seat }的{ $district }
citadels-move-covet = 要换{ $seat }的{ $district }
citadels-move-cede = 用己方{ $district }交换
citadels-move-gild = 在{ $district }上放 1 金币
citadels-move-homage = 领取国王邻座的金币
citadels-move-sell = 弃掉{ $district }换金币（实验室）
citadels-move-forge = 付钱摸牌（铁匠铺）
citadels-move-tuck = 将{ $district }压在博物馆下
citadels-move-blast = 拆掉军械库以拆毁{ $seat }的{ $district }
citadels-move-recover = 付 1 金币，将被毁建筑收入手牌
citadels-move-decline = 不回收被毁建筑
citadels-move-ring = 敲钟：少建一座即可终局
citadels-move-silence = 不敲钟
citadels-move-find = 从牌堆取出{ $district }
citadels-move-thank = 致谢
citadels-move-forget = 不致谢，失去本回合
citadels-move-ask-gold = 金币
citadels-move-ask-card = 牌

## 拒绝原因
citadels-refusal-asked-otherwise = 现在要决定的是：{ $phase }。
citadels-refusal-no-such-seat = 本桌没有{ $seat }。
citadels-refusal-not-in-game = 本局没有使用{ $character }。
citadels-refusal-not-in-packet = 传给你的角色牌中没有{ $character }。
citadels-refusal-names-herself = 女巫不能指定自己。
citadels-refusal-names-himself = 不能指定自己正在扮演的角色。
citadels-refusal-crown-not-himself = 皇帝不能把皇冠留给自己，必须交给别人。
citadels-refusal-crown-not-moved = 皇冠本来就在{ $seat }那里，必须换人。
citadels-refusal-no-gold = 你没有金币。
citadels-refusal-no-gold-there = 对方没有金币。
citadels-refusal-no-card-there = 对方没有手牌。
citadels-refusal-bank-empty = 银行已经没有金币。
citadels-refusal-deck-empty = 牌堆已经摸完。
citadels-refusal-nothing-put-down = 请先将至少一张牌置于牌堆底。
citadels-refusal-not-drawn = 摸到的牌中没有{ $district }。
citadels-refusal-not-in-deck = 牌堆中没有{ $district }。
citadels-refusal-not-in-hand = 你的手牌中没有{ $district }。
citadels-refusal-not-in-that-hand = { $seat }的手牌中没有{ $district }。
citadels-refusal-not-in-city = { $seat }的城市中没有{ $district }。
citadels-refusal-too-dear = { $district }需要 { $price } 金币，你有 { $gold }。
citadels-refusal-too-dear-to-raze = 拆毁{ $seat }的{ $district }需要 { $price } 金币，你有 { $gold }。
citadels-refusal-difference-too-dear = 用{ $district }交换需补 { $price } 金币，你有 { $gold }。
citadels-refusal-nothing-to-cede = 要换{ $seat }的{ $district }，你没有可用的建筑，或补不起差价。
citadels-refusal-duplicate-there = { $seat }已有{ $district }，不能因此出现两座相同的建筑。
citadels-refusal-already-built = 你的城市中已有{ $district }。
citadels-refusal-action-done = 每回合只能拿一次金币或摸一次牌，本回合已经用过。
citadels-refusal-action-first = 必须先拿金币或摸牌。
citadels-refusal-only-action = 本回合只能拿金币或摸牌。
citadels-refusal-not-your-power = 这是{ $character }的技能，你扮演的不是{ $character }。
citadels-refusal-power-used = 本回合已用过{ $character }的技能。
citadels-refusal-navigator-builds-not = 航海家不能建造。
citadels-refusal-build-limit = { $count ->
    [0] 本回合不能建造。
   *[other] 本回合已建造 { $count } 座，不能再建。
}
citadels-refusal-no-income = { $character }没有建筑收入。
citadels-refusal-income-taken = 本回合已领取{ $character }的收入。
citadels-refusal-no-districts-for-income = 你的城市中没有能给{ $character }带来收入的建筑。
citadels-refusal-no-such-district = 城市中必须有{ $district }才能这样做。
citadels-refusal-works-next-round = { $district }刚刚建成，下一轮才生效。
citadels-refusal-used-this-turn = 本回合已用过{ $district }。
citadels-refusal-only-others-city = 只能选择他人城市中的建筑。
citadels-refusal-city-complete = { $seat }的城市已经建成，不受影响。
citadels-refusal-not-the-murdered = { $character }已被刺杀，不能偷窃。
citadels-refusal-not-the-bewitched = { $character }已被施咒，不能偷窃。
citadels-refusal-not-rank-one = { $character }先于盗贼行动，不能偷窃。
citadels-refusal-not-yourself = 请选择其他玩家，不能选自己。
citadels-refusal-no-cards = 你没有可换的手牌。
citadels-refusal-empty-hand = { $seat }没有手牌。
citadels-refusal-abbot-richest = 没有人比你金币更多，住持得不到金币。
citadels-refusal-richest-tied = 金币最多的玩家不止一名，住持得不到金币。
citadels-refusal-not-the-richest = { $seat }并非金币最多的玩家。
citadels-refusal-already-gilded = { $district }上已经有艺术家的金币。
citadels-refusal-not-beside-king = 你不在国王邻座，或国王尚未亮明。
citadels-refusal-bishop-protects = { $seat }本轮是主教，{ $district }受到保护。
citadels-refusal-keep-stands = { $seat }的堡垒既不能拆毁，也不能换走。
citadels-refusal-table-cities = 没有可以计分的城市：请写出每座城市的建筑，城市之间空一行。
citadels-refusal-table-field = 计分数据里没有 { $field } 这一项。城市可用 gold、cards、museum、complete、haunted、rank；整桌可用 seats、bell 以及游戏选项。
citadels-refusal-table-city = { $city }的内容不是城市，应写明建筑。
citadels-refusal-table-district = { $city }：没有“{ $given }”这种建筑。可用牌面名称，或 trading-post 这样的代号。
citadels-refusal-table-number = { $city }：{ $field } 不能是 { $given }，应为 0 到 { $most } 的整数。
citadels-refusal-table-choice = { $field } 不能是“{ $given }”，可用：{ $known }。
citadels-refusal-table-seats = 玩家人数不能是 { $given }，可供 { $least } 到 { $most } 人游戏。
citadels-refusal-table-crowded = { $players } 人游戏不会有 { $number } 座城市。
citadels-refusal-table-first = 有 { $number } 座城市建成。请在最先建成的那座注明“complete: first”，且只能注明一座。
citadels-refusal-table-museum = { $city }写了压在博物馆下的牌，却没有博物馆。
citadels-refusal-table-excess = 牌数超过一盒所有：{ $excess }。

## 计分表：项目
citadels-sheet-districts = 建筑
citadels-sheet-types = 五色齐全
citadels-sheet-complete = 建成城市
citadels-sheet-uniques = 特殊建筑
citadels-sheet-city = 城市

## 计分表：依据
citadels-item-district = { $district }
citadels-item-district-worth-more = { $district }，分值高于造价
citadels-item-gold-on-district = 艺术家放在{ $district }上的金币
citadels-item-five-types = 五种颜色齐全
citadels-item-five-types-haunted = 五种颜色齐全，鬼城视为{ $type }建筑
citadels-item-first-complete = 最先建成
citadels-item-later-complete = 随后建成
citadels-item-imperial-treasury = 帝国金库：持有 { $count } 金币
citadels-item-map-room = 地图室：{ $count } 张手牌
citadels-item-wishing-well = 许愿井：{ $count } 座特殊建筑
citadels-item-museum = 博物馆：其下 { $count } 张牌
citadels-item-city = { $city }

## 胜负依据
citadels-decided-points = 总分更高
citadels-decided-districts = 总分相同，建筑本身分值更高
citadels-decided-gold = 仍相同，金币更多
citadels-decided-last-rank = 总分相同，最后一轮的角色编号更大

## 经过
citadels-story-round = 第 { $round } 轮：{ $seat }持有皇冠，首先选择角色。
citadels-story-set-aside = { $character }正面朝上弃置。
citadels-story-picked = { $character ->
    [unknown] { $seat }选好了角色。
   *[other] { $seat }选择{ $character }。
}
citadels-story-put-aside = { $character ->
    [unknown] { $seat }弃置一张角色牌。
   *[other] { $seat }弃置{ $character }。
}
citadels-story-called = { $seat }亮明{ $character }。
citadels-story-nobody = 呼叫{ $character }：无人应答。
citadels-story-took-gold = { $seat }拿取 { $count } 金币。
citadels-story-drew = { $seat }摸 { $count } 张牌，可留 { $keep } 张。
citadels-story-drawn = { $seat }摸到{ $district }。
citadels-story-kept = { $district ->
    [unknown] { $seat }留下一张牌。
   *[other] { $seat }留下{ $district }。
}
citadels-story-received = { $seat }得到{ $district }。
citadels-story-built = { $seat }花 { $price } 金币建造{ $district }。
citadels-story-income = { $seat }领取 { $count } 金币收入。
citadels-story-killed = { $seat }刺杀{ $character }。
citadels-story-robbed = { $seat }将偷窃{ $character }。
citadels-story-loot = { $seat }偷走{ $other }的 { $count } 金币。
citadels-story-bewitched = { $seat }对{ $character }施咒。
citadels-story-resumed = 女巫{ $seat }以{ $character }的身份继续。
citadels-story-swapped = { $seat }与{ $other }交换手牌，{ $gave } 张换 { $got } 张。
citadels-story-exchanged = { $seat }与牌堆换了 { $count } 张牌。
citadels-story-looked = { $seat }查看{ $other }的手牌。
citadels-story-took = { $district ->
    [unknown] { $seat }从{ $other }手牌中取走一张。
   *[other] { $seat }从{ $other }手牌中取走{ $district }。
}
citadels-story-crown = { $seat }获得皇冠。
citadels-story-paid = { $seat }为皇冠付给{ $other } 1 金币。
citadels-story-gave = { $district ->
    [unknown] { $seat }为皇冠交给{ $other }一张牌。
   *[other] { $seat }为皇冠交给{ $other }一张{ $district }。
}
citadels-story-tithe = { $seat }向最富有的{ $other }收取 1 金币。
citadels-story-razed = { $seat }花 { $price } 金币拆毁{ $other }的{ $district }。
citadels-story-traded = { $seat }以{ $own_district }加 { $price } 金币换得{ $other }的{ $district }。
citadels-story-gilded = { $seat }在{ $district }上放 1 金币。
citadels-story-homage = { $seat }位于国王邻座，获得 { $count } 金币。
citadels-story-sold = { $district ->
    [unknown] { $seat }弃一张牌，获得 { $count } 金币（实验室）。
   *[other] { $seat }弃掉{ $district }，获得 { $count } 金币（实验室）。
}
citadels-story-forged = { $seat }付 { $price } 金币，摸 { $count } 张牌（铁匠铺）。
citadels-story-tucked = { $district ->
    [unknown] { $seat }将一张牌压在博物馆下。
   *[other] { $seat }将{ $district }压在博物馆下。
}
citadels-story-blasted = { $seat }拆掉军械库，拆毁{ $other }的{ $district }。
citadels-story-recovered = { $seat }付 1 金币，将{ $district }收入手牌（墓地）。
citadels-story-declined = { $seat }放弃回收{ $district }（墓地）。
citadels-story-bell = { $rung ->
    [true] { $seat }敲响钟声：从此少建一座即可。
   *[false] { $seat }没有敲钟。
}
citadels-story-bell-lost = { $ending ->
    [true] 钟楼已失，但游戏仍在本轮后结束。
   *[false] 钟楼已失，建成城市恢复原来的数量要求。
}
citadels-story-found = { $district ->
    [unknown] { $seat }查看牌堆，随后洗牌（灯塔）。
   *[other] { $seat }查看牌堆，取出{ $district }（灯塔）。
}
citadels-story-thanked = { $seat }向舞厅主人致谢。
citadels-story-forgot = { $seat }没有向舞厅主人致谢，失去本回合。
citadels-story-extra-gold = { $seat }额外获得 { $count } 金币。
citadels-story-extra-cards = { $seat }额外摸 { $count } 张牌。
citadels-story-tax = { $other ->
    [unknown] { $seat }收到 { $count } 金币税款。
   *[other] { $seat ->
        [unknown] { $other }缴税 { $count } 金币，留待税务官领取。
       *[other] { $other }向{ $seat }缴税 { $count } 金币。
    }
}
citadels-story-poor-house = { $seat }没有金币，获得 { $count } 金币（救济院）。
citadels-story-park = { $seat }没有手牌，摸 { $count } 张（公园）。
citadels-story-throne-room = 皇冠易主，{ $seat }获得 { $count } 金币（王座厅）。
citadels-story-refund = { $seat }收回建造所花的 { $count } 金币（炼金术士）。
citadels-story-hospital = { $seat }虽遭刺杀，仍可拿金币或摸牌（医院）。
citadels-story-complete = { $first ->
    [true] { $seat }最先建成城市，共 { $count } 座建筑。本轮为最后一轮。
   *[false] { $seat }也建成城市，共 { $count } 座建筑。
}
citadels-story-shown = { $seat }就是被刺杀的{ $character }。
citadels-story-ended = { $seat ->
    [unknown] 所有人都已无事可做，游戏结束。
   *[other] { $seat }最先建成城市，最后一轮到此为止，游戏结束。
}

## 选项
citadels-option-edition = 版本
citadels-option-edition-help = 按哪一种规则来玩；每处差异也可以单独设置。
citadels-option-edition-seed = seed：按本项目起源的玩家介绍
citadels-option-edition-rulebook = rulebook：按旧版规则书，含黑暗城市扩展
citadels-option-edition-classic_2016 = classic_2016：旧版卡牌，2016 年规则
citadels-option-characters = 替换或加入的角色
citadels-option-characters-help = 替换同编号的角色，或加入 9 号。留空即用最初八个角色；需要九个时加入艺术家。
citadels-option-dark_city = 黑暗城市建筑
citadels-option-dark_city-help = 洗入牌堆的扩展特殊建筑。
citadels-option-without = 移除的建筑
citadels-option-without-help = 留在盒中的基础特殊建筑；牌堆须有 65 到 69 张。
citadels-option-city_size = 建成所需数量
citadels-option-city_size-help = 建到多少座时触发终局。
citadels-option-city_size-eight = 八座
citadels-option-city_size-seven = 七座，短局
citadels-option-city_size-by-players = 二三人八座，四人以上七座
citadels-option-gold = 金币总数
citadels-option-gold-help = 银行没有金币时，谁也拿不到。
citadels-option-gold-36 = 36 枚
citadels-option-gold-35 = 35 枚
citadels-option-gold-30 = 30 枚
citadels-option-gold-unlimited = 不限
citadels-option-rank_4_face_up = 翻出国王
citadels-option-rank_4_face_up-help = 4 号不能正面朝上弃置；翻出时如何处理。
citadels-option-rank_4_face_up-redo = 全部重新弃置
citadels-option-rank_4_face_up-replace = 另翻一张顶替，再将 4 号洗回
citadels-option-removal = 弃置顺序
citadels-option-removal-help = 哪些角色牌先弃置。
citadels-option-removal-down-first = 先背面朝上，后正面朝上
citadels-option-removal-up-first = 先正面朝上，后背面朝上
citadels-option-timing = 技能时机
citadels-option-timing-help = 军阀和外交官何时行动。
citadels-option-timing-end-of-turn = 回合结束时
citadels-option-timing-any-time = 回合中任意时刻
citadels-option-uniques_wait = 特殊建筑延迟生效
citadels-option-uniques_wait-help = 特殊建筑是否从下一轮起才生效？
citadels-option-uniques_wait-true = 下一轮起生效
citadels-option-uniques_wait-false = 立即生效
citadels-option-short_bell = 短局中的钟楼
citadels-option-short_bell-help = 七座的短局里，钟楼能否改为六座？
citadels-option-short_bell-true = 能，改为六座
citadels-option-short_bell-false = 不能，钟楼无效
citadels-option-fallen_bell = 失去钟楼
citadels-option-fallen_bell-help = 因敲钟触发的终局，在钟楼被毁后如何处理。
citadels-option-fallen_bell-resume = 继续游戏，直到有城市达到原来的数量
citadels-option-fallen_bell-ends = 照常结束
citadels-option-tie_break = 平分
citadels-option-tie_break-help = 总分相同时如何决定名次。
citadels-option-tie_break-districts = 先比建筑本身分值，再比金币
citadels-option-tie_break-rank = 比最后一轮的角色编号
citadels-option-emperor_takes = 皇帝的谢礼
citadels-option-emperor_takes-help = 给金币还是给牌，由谁决定。
citadels-option-emperor_takes-giver-chooses = 获得皇冠的玩家
citadels-option-emperor_takes-emperor-chooses = 皇帝；要牌则随机抽取
citadels-option-queen_beside = 皇后与皇帝
citadels-option-queen_beside-help = 皇帝替换国王时，皇后应与谁相邻。
citadels-option-queen_beside-emperor = 皇帝
citadels-option-queen_beside-crowned = 由皇帝授冠的玩家
citadels-option-abbot = 住持
citadels-option-abbot-help = 住持如何获得金币。
citadels-option-abbot-gold = 收入为金币；最富有者不止一名时得不到
citadels-option-abbot-mixed = 收入为金币或牌；可在最富有者中挑选
citadels-option-tax = 税务官
citadels-option-tax-help = 建造者应缴多少。
citadels-option-tax-per-turn = 2 号：税务官亮明后，每回合一金币
citadels-option-tax-per-district = 9 号：每座一金币，留待税务官领取
citadels-option-library_with_observatory = 图书馆与天文台
citadels-option-library_with_observatory-help = 两者俱全时，摸三张可留几张。
citadels-option-library_with_observatory-keep-two = 两张
citadels-option-library_with_observatory-keep-three = 三张全留
citadels-option-haunted_city = 鬼城
citadels-option-haunted_city-help = 何时可以充当缺少的颜色。
citadels-option-haunted_city-not-last-round = 最后一轮建造的不算
citadels-option-haunted_city-always = 始终可以
citadels-option-quarry = 采石场
citadels-option-quarry-help = 可以重复建造多少座。
citadels-option-quarry-one = 同时只能有一座
citadels-option-quarry-any = 不限
citadels-option-wishing_well = 许愿井
citadels-option-wishing_well-help = 计算哪些特殊建筑。
citadels-option-wishing_well-others = 其他特殊建筑
citadels-option-wishing_well-all = 全部，含自身
citadels-option-armory = 军械库
citadels-option-armory-help = 可以拆毁哪里的建筑。
citadels-option-armory-any-city = 任何他人城市
citadels-option-armory-unfinished-city = 尚未建成的城市
citadels-option-diplomat = 外交官
citadels-option-diplomat-help = 可以交换哪些建筑。
citadels-option-diplomat-free = 已建成的城市与重复建筑均可
citadels-option-diplomat-strict = 已建成的城市与重复建筑均不可
citadels-option-laboratory = 实验室
citadels-option-laboratory-help = 弃一张牌换多少金币。
citadels-option-laboratory-1 = 1 金币
citadels-option-laboratory-2 = 2 金币
citadels-option-smithy = 铁匠铺
citadels-option-smithy-help = 花多少金币、摸几张牌。
citadels-option-smithy-2-gold-3-cards = 2 金币，3 张牌
citadels-option-smithy-3-gold-2-cards = 3 金币，2 张牌
citadels-option-smithy-3-gold-3-cards = 3 金币，3 张牌
citadels-option-observatory_cost = 天文台造价
citadels-option-observatory_cost-help = 各版本不同，以你的牌为准。
citadels-option-observatory_cost-5 = 5 金币
citadels-option-observatory_cost-4 = 4 金币
citadels-option-imperial_treasury_cost = 帝国金库造价
citadels-option-imperial_treasury_cost-help = 各版本不同，以你的牌为准。
citadels-option-imperial_treasury_cost-4 = 4 金币
citadels-option-imperial_treasury_cost-5 = 5 金币
citadels-option-poor_house_cost = 救济院造价
citadels-option-poor_house_cost-help = 各版本不同，以你的牌为准。
citadels-option-poor_house_cost-5 = 5 金币
citadels-option-poor_house_cost-4 = 4 金币
citadels-option-poor_house_cost-0 = 免费，属印刷错误
citadels-option-factory_cost = 工厂造价
citadels-option-factory_cost-help = 各版本不同，以你的牌为准。
citadels-option-factory_cost-6 = 6 金币
citadels-option-factory_cost-5 = 5 金币
citadels-option-printing = 印刷版本
citadels-option-printing-help = 盒中有哪些建筑。
citadels-option-printing-english = 英文版 66 张
citadels-option-printing-european = 65 张：无长城，教堂多一张，皇宫少一张
citadels-option-first_crown = 首轮皇冠
citadels-option-first_crown-help = 第一轮由谁持有皇冠。
citadels-option-first_crown-random = 随机
citadels-option-first_crown-first-seat = 第一个座位

## 行动、局面、选项哪里有问题
problem-citadels-no-move = 无法识别 { $given }：应写动作和对象，如 gold、build temple、kill thief、raze 2 temple
problem-citadels-no-district = { $given } 不是建筑
problem-citadels-no-character = { $given } 不是角色
problem-citadels-no-seat = 没有 { $given } 号座位，座位从 0 开始
problem-citadels-not-in-deck = 牌堆中没有 { $given }，无从移除
problem-citadels-deck-size = 牌堆将有 { $number } 张，应为 { $low } 到 { $high } 张
problem-citadels-unfit-character = { $seats } 人游戏不能使用 { $given }
problem-citadels-rank-taken = { $given } 是 { $rank } 号，与已选的另一角色编号相同
problem-citadels-named-twice = { $given } 列出的次数多于牌数
problem-citadels-pick-doubled = 第 { $number } 次选择拿了两个角色，每次只能一个
problem-citadels-no-place = 角色牌不会位于 { $given }，可用 packet、face-down、face-up、out，以及“pick 0”“aside 1”之类
problem-citadels-too-many = { $district } 多出 { $number } 张，总共应为 { $wanted } 张
problem-citadels-missing = { $district } 缺少 { $number } 张，总共应为 { $wanted } 张
problem-citadels-gold = 金币有 { $number } 枚，总共应为 { $wanted } 枚
problem-citadels-not-there = 该处没有 { $district }，或没有这么多
problem-citadels-no-turn-behind = { $given } 是回合中途的提问，其后却没有被打断的回合
problem-citadels-wrong-actor = 待作答的是 { $seat } 号座位，正在行动的却是别人
problem-citadels-draft-over = 角色已经选完，却仍要选择

## Why a move is advised
citadels-thought-holder = { $character }很可能在{ $other }手里（{ $percent }%）。
citadels-thought-nobody = 这一轮很可能没有人是{ $character }（{ $percent }%）。
citadels-thought-income = { $character }能从你的城市收到 { $count } 枚金币。
citadels-thought-leads = { $other }现在有 { $count } 分。
citadels-thought-hand = { $other }有 { $count } 张手牌。
citadels-thought-completes = 建好{ $district }，你的城市就建成了。
citadels-thought-left = 建好{ $district }之后，你的城市还差 { $count } 座建筑。
