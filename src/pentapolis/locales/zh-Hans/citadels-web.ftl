### 《富饶之城》浏览器版面用语。

## 牌桌
citadels-web-round = 第 { $round } 轮
citadels-web-called = 正在呼叫{ $character }
citadels-web-strip = 按编号依次呼叫角色
citadels-web-rank = { $rank } 号{ $character }
citadels-web-rank-out = 正面朝上，没有人拿
citadels-web-rank-now = 正在呼叫
citadels-web-rank-shown = { $seat }已亮出
citadels-web-rank-nobody = 呼叫过了，没有人亮出
citadels-web-rank-open = 尚未呼叫
citadels-web-rank-own = 你的角色
citadels-web-mine = 你
citadels-web-nobody = 没有人
citadels-web-murdered = 被刺杀
citadels-web-robbed = 将被偷窃
citadels-web-bewitched = 被施了咒
citadels-web-others = 其他玩家
citadels-web-decide = 现在要决定的事
citadels-web-waiting = { $turn ->
    [yes] { $names }是{ $character }，正在行动。
   *[no] 等待{ $names }：{ $phase }。
}
citadels-web-deciding = 轮到他决定
citadels-web-crown = 拿着皇冠
citadels-web-gold = 金币
citadels-web-cards = 手牌数
citadels-web-built = 已建建筑／所需数目
citadels-web-city-of = { $seat }的城市
citadels-web-no-districts = 还没有建造
citadels-web-secret = { $character }，只有你知道
citadels-web-hand = 你的手牌
citadels-web-hand-empty = 没有手牌
citadels-web-card = { $district }，费用 { $cost }{ $gold ->
    [0] { "" }
   *[other] ，上面有艺术家的金币
}{ $waiting ->
    [yes] ，下一轮起才生效
   *[no] { "" }
}
citadels-web-choice-card = { $district }，费用 { $cost }{ $count ->
    [1] { "" }
   *[other] ，共 { $count } 张
}
citadels-web-choice-seat = { $seat }，{ $gold } 枚金币，{ $cards } 张手牌
citadels-web-not-now = 现在不行，点选可看原因
citadels-web-change = { $seat } { $total }（{ $lines }）。
citadels-web-ending = { $seat }的城市已经建成，本轮结束后游戏结束。
citadels-web-ending-bell = 本轮结束后游戏结束。
citadels-web-bell = 钟已敲响：建满 { $count } 座建筑游戏就结束。

## 选角色
citadels-web-order = 选角色的顺序
citadels-web-face-up = 正面朝上、没有人会拿到：
citadels-web-face-down = 另有一张扣着
citadels-web-memory = 第 { $number } 次选角色时你看到的
citadels-web-kept = 你留下
citadels-web-aside = 你弃置
citadels-web-passed = 你传下去

## 要回答的问题
citadels-web-ask-draft = 选一个角色，其余的传给下一位。
citadels-web-ask-put-aside = 从中选一张，面朝下弃置。
citadels-web-ask-turn = { $now ->
    [action] 你是{ $character }：先拿金币或摸牌。
    [build] 你是{ $character }：点手牌即可建造。
   *[rest] 你是{ $character }：这回合不能再建造了。
}
citadels-web-ask-keep = 从摸到的牌里留下 { $count } 张。
citadels-web-ask-exchange = 哪些牌要放到牌堆底？放几张就摸几张。
citadels-web-ask-wizard = { $seat }的手牌：拿走一张，或者当场建造。
citadels-web-ask-crown = 要把皇冠交给谁？
citadels-web-ask-gift = 你得到了皇冠，要给皇帝{ $seat }什么？
citadels-web-ask-demand = { $seat }得到了皇冠，你要他给什么？
citadels-web-ask-cede = 要用哪座建筑跟{ $seat }换{ $district }？
citadels-web-ask-burial = { $district }被拆毁了。要付 1 枚金币把它收回手里吗？
citadels-web-ask-bell = 要敲钟吗？敲了之后，少建一座建筑游戏就结束。
citadels-web-ask-lighthouse = 从牌堆里拿一张牌。
citadels-web-ask-thanks = { $seat }既有舞厅又有皇冠。要道谢，否则失去这个回合。
citadels-web-ask-bewitch = 要对谁施咒？之后由你来进行那个角色的回合。
citadels-web-ask-supply = 多拿金币，还是多摸牌？
citadels-web-ask-mixed-income = 还有 { $count } 份收入：要金币还是牌？
citadels-web-ask-succession = 皇帝被刺杀了，皇冠要给谁？

## 回合中的按钮
citadels-web-do-gold = 拿金币
citadels-web-do-cards = 摸牌
citadels-web-do-income = 领取收入
citadels-web-do-end = 结束回合
citadels-web-do-kill = 刺杀……
citadels-web-do-rob = 偷窃……
citadels-web-do-swap = 交换手牌……
citadels-web-do-exchange = 跟牌堆换牌……
citadels-web-do-look = 查看手牌……
citadels-web-do-tithe = 向首富收钱……
citadels-web-do-raze = 拆毁建筑……
citadels-web-do-covet = 交换建筑……
citadels-web-do-gild = 在建筑上放金币……
citadels-web-do-homage = 坐在国王旁边领钱
citadels-web-do-sell = 实验室……
citadels-web-do-forge = 铁匠铺
citadels-web-do-tuck = 博物馆……
citadels-web-do-blast = 军械库……
citadels-web-do-stop = 就这些
citadels-web-do-pay = 1 枚金币
citadels-web-do-recover = 付 1 枚金币
citadels-web-do-decline = 算了
citadels-web-do-ring = 敲钟
citadels-web-do-silence = 不敲
citadels-web-do-thank = 道谢
citadels-web-do-forget = 不作声
citadels-web-do-ask-gold = 金币
citadels-web-do-ask-card = 牌

## 对话框标题
citadels-web-title-pick = 你的角色
citadels-web-title-aside = 弃置
citadels-web-title-keep = 摸到的牌
citadels-web-title-put = 放到牌堆底
citadels-web-title-take = 收进手里
citadels-web-title-raise = 当场建造
citadels-web-title-give = 一张手牌
citadels-web-title-cede = 你的一座建筑
citadels-web-title-find = 牌堆里的牌
citadels-web-title-crown = 皇冠
citadels-web-title-bewitch = 对谁施咒
citadels-web-title-kill = 刺杀谁
citadels-web-title-rob = 偷谁的钱
citadels-web-title-swap = 跟谁交换手牌
citadels-web-title-look = 查看谁的手牌
citadels-web-title-tithe = 收谁的钱
citadels-web-title-raze = 拆毁哪一座
citadels-web-title-covet = 想要哪一座
citadels-web-title-gild = 金币放在哪里
citadels-web-title-sell = 弃一张牌换金币
citadels-web-title-tuck = 放一张牌到博物馆下
citadels-web-title-blast = 用军械库拆毁哪一座

## 提示
citadels-web-hint = 提示
citadels-web-hint-thinking = 思考中……
citadels-web-hint-failed = 没有收到建议，请再试一次
citadels-web-hint-move = 建议：{ $move }。
citadels-web-hint-share = 在推演的 { $games } 局里最常选它（{ $percent }%）。

## 桌上的东西、你知道的事
citadels-web-stock = 牌堆和银行
citadels-web-deck = 牌堆 { $count } 张
citadels-web-bank = 银行 { $count } 枚金币
citadels-web-bank-open = 金币不限
citadels-web-museum = 博物馆下 { $count } 张
citadels-web-pot = 待领的税金 { $count }
citadels-web-known = 你知道的牌
citadels-web-known-hand = { $seat }手里有：
citadels-web-known-museum = 博物馆下有：
citadels-web-known-under = 牌堆底依次是：

## 一张牌是什么
citadels-web-about-character = { $rank } 号角色
citadels-web-about-income = 每回合一次，自己城市里每座{ $type }建筑收取 1 枚金币。
citadels-web-about-district = { $type }建筑，费用 { $cost }，计 { $worth } 分
citadels-web-help-assassin = 说出一个角色。拿着它的人被呼叫时不能作声，跳过这个回合。
citadels-web-help-thief = 说出一个角色。呼叫它时，盗贼拿走该玩家当时所有的金币。不能选刺客，也不能选被刺杀或被施咒的角色。
citadels-web-help-magician = 与另一位玩家交换全部手牌，或者把若干手牌放到牌堆底，再摸同样多的牌。
citadels-web-help-king = 被呼叫时得到皇冠，下一轮最先选角色。
citadels-web-help-bishop = 军阀和外交官不能动主教的城市。
citadels-web-help-merchant = 行动之后多拿 1 枚金币。
citadels-web-help-architect = 行动之后多摸 2 张牌，而且最多可以建三座建筑。
citadels-web-help-warlord = 可以付费用减 1 的金币拆毁一座建筑。主教的和已建成的城市除外。
citadels-web-help-witch = 行动之后对一个角色施咒，再用自己的手牌、金币和城市进行那个角色的回合。拿着它的人只能行动。
citadels-web-help-tax-collector = 其他人当回合建造过又有金币的话，付 1 枚税金。
citadels-web-help-wizard = 查看一位玩家的手牌并拿走一张，收进手里或当场建造。这回合可以建重复的建筑。
citadels-web-help-emperor = 把皇冠交给另一位玩家，对方要给 1 枚金币或一张牌。
citadels-web-help-abbot = 最有钱的玩家给住持 1 枚金币。
citadels-web-help-alchemist = 回合结束时收回建造花掉的金币。
citadels-web-help-navigator = 行动之后多拿 4 枚金币或 4 张牌，但不能建造。
citadels-web-help-diplomat = 可以用自己的建筑换别人城市里的一座，并补差价。主教的除外。
citadels-web-help-artist = 可以在自己最多两座建筑上各放 1 枚金币：费用和分数都加 1。
citadels-web-help-queen = 坐在国王旁边时得到 3 枚金币。
citadels-web-help-haunted-city = 计分时可以当作城市里缺少的那一类。
citadels-web-help-keep = 军阀不能拆毁，外交官也不能换走。
citadels-web-help-laboratory = 自己的回合一次：弃一张牌换金币。
citadels-web-help-smithy = 自己的回合一次：付金币摸牌。
citadels-web-help-observatory = 摸牌时改摸三张来选。
citadels-web-help-graveyard = 军阀拆毁建筑时，可以付 1 枚金币把那张牌收进手里。自己是军阀时无效。
citadels-web-help-dragon-gate = 分数高于费用。
citadels-web-help-university = 分数高于费用。
citadels-web-help-library = 摸牌时两张都留下。
citadels-web-help-great-wall = 军阀要拆毁你的其他建筑，得多付 1 枚金币。
citadels-web-help-school-of-magic = 领取收入时，当作你的角色需要的那一类。
citadels-web-help-lighthouse = 建成时：查看整个牌堆，拿走一张。
citadels-web-help-armory = 在自己的回合牺牲它，拆毁别人城市里的一座建筑。
citadels-web-help-museum = 自己的回合一次：把一张手牌放到它下面，终局每张 1 分。
citadels-web-help-imperial-treasury = 终局时每枚金币 1 分。
citadels-web-help-map-room = 终局时每张手牌 1 分。
citadels-web-help-wishing-well = 终局时城市里每座其他特殊建筑 1 分。
citadels-web-help-quarry = 可以建城市里已经有的建筑。
citadels-web-help-poor-house = 回合结束时没有金币，就得到 1 枚。
citadels-web-help-bell-tower = 建成时可以敲钟：少建一座建筑游戏就结束。
citadels-web-help-factory = 你建其他特殊建筑时少付 1 枚金币。
citadels-web-help-park = 回合结束时没有手牌，就摸 2 张。
citadels-web-help-hospital = 被刺杀时，仍然可以行动。
citadels-web-help-throne-room = 皇冠每次易主，你得到 1 枚金币。
citadels-web-help-ball-room = 你拿着皇冠时，其他人被呼叫都要道谢，否则失去这个回合。

## 给实体游戏计分
citadels-web-score-seats = 人数
citadels-web-score-help = 先选玩家，再点他城市里的建筑。点城市里的牌就会拿掉。
citadels-web-score-count = { $count } 座
citadels-web-score-remove = 拿掉：{ $district }
citadels-web-score-palette = 要加进{ $seat }城市的建筑
citadels-web-score-gold = 金币
citadels-web-score-cards = 手牌
citadels-web-score-museum = 博物馆下的牌
citadels-web-score-complete = 城市建成
citadels-web-score-complete-no = 没有
citadels-web-score-complete-first = 最先建成
citadels-web-score-complete-later = 之后建成
citadels-web-score-haunted = 鬼城是最后一轮建造的
citadels-web-score-house = 牌比一盒还多也照算
citadels-web-score-go = 计分
citadels-web-score-print = 打印
citadels-web-score-clear = 全部清除
citadels-web-score-result = 结果
citadels-web-score-failed = 连不上服务器。你输入的内容已保存在这台设备上。

## 规则书里的例子
citadels-web-example-refused = 不可以
citadels-web-example-allowed = 可以
citadels-web-example-move = { $seat }想{ $move }。
citadels-web-example-play = { $seat }：{ $move }。
citadels-web-example-total = { $points } 分
