## 板块
between-two-cities-tile-S = 商店
between-two-cities-tile-F = 工厂
between-two-cities-tile-O = 写字楼
between-two-cities-tile-P = 公园
between-two-cities-tile-H = 住宅
between-two-cities-tile-d = 酒水酒馆
between-two-cities-tile-e = 美食酒馆
between-two-cities-tile-m = 音乐酒馆
between-two-cities-tile-b = 客房酒馆
between-two-cities-tile-beside = 左{ $first }右{ $second }双格板块
between-two-cities-tile-above = 上{ $first }下{ $second }双格板块

## 建筑类别
between-two-cities-type-shop = 商店
between-two-cities-type-factory = 工厂
between-two-cities-type-tavern = 酒馆
between-two-cities-type-office = 写字楼
between-two-cities-type-park = 公园
between-two-cities-type-house = 住宅

## 位置与对手
between-two-cities-city = { $number } 号城市
between-two-cities-side-L = 左城
between-two-cities-side-R = 右城
between-two-cities-part-city = { $number } 号城市（{ $owners }）
between-two-cities-house = 自制机器人{ $number }

## 轮次、阶段、行动
between-two-cities-stage-1 = 第 1 轮
between-two-cities-stage-2 = 第 2 轮
between-two-cities-stage-3 = 第 3 轮
between-two-cities-stage-1a = 第 1 轮上半
between-two-cities-stage-1b = 第 1 轮下半
between-two-cities-stage-2a = 第 2 轮上半
between-two-cities-stage-2b = 第 2 轮下半
between-two-cities-stage-3a = 第 3 轮上半
between-two-cities-stage-3b = 第 3 轮下半
between-two-cities-phase-pick = 暗选两块
between-two-cities-phase-place = 往两座城市里建
between-two-cities-phase-over = 游戏结束
between-two-cities-move-pick = 选{ $tiles }
between-two-cities-move-place = { $tile }放到{ $side } { $cell }

## 拒绝原因
between-two-cities-refusal-picking-now = 现在是选板块的时候，所有人选完才能建。
between-two-cities-refusal-placing-now = 亮出的板块还没有全部建完，建完才能继续选。
between-two-cities-refusal-not-in-hand = 不能这样选：手里没有{ $tile }，或者数量不够。
between-two-cities-refusal-not-kept = { $tile }不在你要建的板块之中。
between-two-cities-refusal-city-served = 你的{ $side }本回合已经放过一块，余下那块属于另一座城市。
between-two-cities-refusal-first-tile = 城市的第一块必须放在 d4，不能放在 { $cell }。
between-two-cities-refusal-cell-taken = { $cell } 已被占用。
between-two-cities-refusal-not-adjacent = 放在 { $cell } 与城市没有公共边。
between-two-cities-refusal-beyond-frame = 放在 { $cell } 会使城市宽度超过四列或高度超过四行。
between-two-cities-refusal-off-board = 从 { $cell } 放起，双格板块的另一半会出界。
between-two-cities-refusal-table-cities = 没有可以计分的城市：每座城市请写成四行，每行四个字母。
between-two-cities-refusal-table-shape = { $city }不是四行、每行四个字母。
between-two-cities-refusal-table-letter = { $city }第 { $row } 行的 { $letter } 不是建筑。请用 S F O P H，酒馆用 d e m b，空格用点号。
between-two-cities-refusal-table-field = 计分数据里没有 { $field } 这一项，只有 cities、seats 和 factory_rate。
between-two-cities-refusal-table-seats = 座位数不能是 { $given }，可供 1 到 { $most } 人游戏。
between-two-cities-refusal-table-crowded = { $players } 人游戏不会有 { $number } 座城市，最多 { $most } 座。
between-two-cities-refusal-table-rates = 每个工厂的分值只能是 4、3 或 2，每座城市给一个，共 { $number } 个。
between-two-cities-refusal-table-excess = 建筑数量超过一盒所有：{ $excess }。

## 计分表：项目
between-two-cities-sheet-shops = 商店
between-two-cities-sheet-factories = 工厂
between-two-cities-sheet-taverns = 酒馆
between-two-cities-sheet-offices = 写字楼
between-two-cities-sheet-parks = 公园
between-two-cities-sheet-houses = 住宅
between-two-cities-sheet-lower-city = 较低的城市
between-two-cities-sheet-left-city = 左城
between-two-cities-sheet-right-city = 右城

## 计分表：依据
between-two-cities-item-shop-run = { $count ->
    [1] 单独一家商店（{ $cells }）
   *[other] 一线 { $count } 家商店（{ $cells }）
}
between-two-cities-item-factory-most = { $count } 个工厂，每个 { $each } 分：数量最多
between-two-cities-item-factory-second = { $count } 个工厂，每个 { $each } 分：数量第二
between-two-cities-item-factory-rest = { $count } 个工厂，每个 { $each } 分：不到第二
between-two-cities-item-tavern-set = { $count ->
    [1] 一家酒馆（{ $cells }）
   *[other] 一套 { $count } 种酒馆（{ $cells }）
}
between-two-cities-item-office-set = 一组 { $count } 座写字楼（{ $cells }）
between-two-cities-item-office-tavern = { $count } 座写字楼邻接酒馆（{ $cells }）
between-two-cities-item-park-group = { $count ->
    [1] 单独一座公园（{ $cells }）
   *[other] 一片 { $count } 座公园（{ $cells }）
}
between-two-cities-item-house-types = { $count } 座住宅，每座 { $each } 分：按其他建筑的类数
between-two-cities-item-house-factory = { $count } 座住宅邻接工厂（{ $cells }）
between-two-cities-item-lower-city = 两城之中 { $city }较低
between-two-cities-item-left-city = 左侧的 { $city }
between-two-cities-item-right-city = 右侧的 { $city }

## 胜负依据
between-two-cities-decided-score = 最终得分更高
between-two-cities-decided-higher-city = 得分相同，两城中较高的一座更高
between-two-cities-decided-most-shops = 仍相同，两城商店总数更多
between-two-cities-decided-most-factories = 仍相同，两城工厂总数更多
between-two-cities-decided-most-taverns = 仍相同，两城酒馆总数更多
between-two-cities-decided-most-offices = 仍相同，两城写字楼总数更多
between-two-cities-decided-most-parks = 仍相同，两城公园总数更多
between-two-cities-decided-most-houses = 仍相同，两城住宅总数更多

## 经过
between-two-cities-story-dealt = { $stage }：每人抽 { $count } 块{ $kind ->
    [duplex] 双格板块
   *[single] 单格板块
}。
between-two-cities-story-hand = { $seat }手中：{ $tiles }。
between-two-cities-story-revealed = { $seat }亮出{ $tiles }。
between-two-cities-story-placed = { $seat }在{ $side } { $cell } 建造{ $tile }。
between-two-cities-story-passed = { $direction ->
    [left] 其余板块传给左边。
    [right] 其余板块传给右边。
   *[across] 双方互换剩余板块。
}
between-two-cities-story-leftover = { $tile ->
    [unknown] { $seat }剩下的一块
   *[other] { $seat }剩下的一块（{ $tile }）
}{ $fate ->
    [box] 放回盒中。
   *[out] 弃置不用。
}
between-two-cities-story-stand-off = 僵持：{ $seat }必须先放一块。
between-two-cities-story-round-ended = { $stage }结束。
between-two-cities-story-ended = 所有城市建成，游戏结束。

## 选项
between-two-cities-option-edition = 版本
between-two-cities-option-edition-help = 按哪一种规则来玩；每处差异也可以单独设置。
between-two-cities-option-edition-seed = seed：按本项目起源的玩家介绍
between-two-cities-option-edition-rulebook = rulebook：按 2015 年规则书
between-two-cities-option-leftovers = 第 1 轮剩余板块
between-two-cities-option-leftovers-help = 第 1 轮没人选的单格板块如何处理。
between-two-cities-option-leftovers-return = 放回盒中混洗，第 3 轮可能再抽到
between-two-cities-option-leftovers-discard = 弃置，本局不再使用
between-two-cities-option-placement = 建造顺序
between-two-cities-option-placement-help = 亮出板块后谁先建。
between-two-cities-option-placement-stand-off = 顺序不限，僵持时座位号最小的先放
between-two-cities-option-placement-seat-order = 始终按座位顺序
between-two-cities-option-final_picks = 选定不改
between-two-cities-option-final_picks-help = 还有人没选完时，能否撤回自己选的板块。
between-two-cities-option-final_picks-true = 一经选定立即生效
between-two-cities-option-final_picks-false = 最后一人选完之前可以撤回
between-two-cities-option-duplexes = 双格板块清单
between-two-cities-option-duplexes-help = 如果你手上那盒内容不同，可以自行列出 24 块：F|O 为左右，F/O 为上下。
between-two-cities-option-automas = 自制机器人
between-two-cities-option-automas-help = 单人游戏中两名对手的水平。
between-two-cities-option-automas-apprentice = 学徒：随机选板块
between-two-cities-option-automas-builder = 工匠：选眼前加分最多的
between-two-cities-option-automas-master = 大师：同工匠，但更看重较低的城市

## 行动、局面、选项哪里有问题
problem-between-two-cities-no-move = 无法识别 { $given }：选板块写作 S+O，建板块写板块、哪一边和格子，如 S L d4
problem-between-two-cities-no-tile = { $given } 不是板块：板块是 S F d e m b O P H 之一，或如 F|O、F/O 的两个
problem-between-two-cities-not-in-box = 这一盒里没有 { $given } 这种板块
problem-between-two-cities-duplex-list = 双格板块清单有 { $number } 块，应为 24 块
problem-between-two-cities-no-duplex = { $given } 是单格板块，不是双格板块
problem-between-two-cities-duplex-round = 本轮使用双格板块，{ $given } 不是
problem-between-two-cities-single-round = 本轮使用单格板块，{ $given } 不是
problem-between-two-cities-kept-too-many = 一个座位留了 { $number } 块，最多两块
problem-between-two-cities-side-each = { $given } 与留下的 { $number } 块对不上，每块应对应一边
problem-between-two-cities-place-only = 现在不是建板块的时候，却还有板块要建
problem-between-two-cities-nobody-places = 现在该建板块，却没有人有板块可建
problem-between-two-cities-automa-first = 自制机器人先于玩家建造，应当最后建
problem-between-two-cities-no-leftover = { $given } 不是剩余板块：应有 tile，可附 seen_by
problem-between-two-cities-leftovers = 剩余板块过多：单格 { $singles } 块、双格 { $duplexes } 块，此时最多为 { $most_singles } 块和 { $most_duplexes } 块
problem-between-two-cities-no-picture = 城市应写成七行、每行七个字母，或为空列表
problem-between-two-cities-no-letter = { $given } 不是建筑，请用 S F d e m b O P H，空格用点号
problem-between-two-cities-no-centre = d4 是空的，城市的第一块必须在那里
problem-between-two-cities-too-wide = 城市宽度超过四列或高度超过四行
problem-between-two-cities-in-pieces = 城市断成了几块，所有板块都应由边相连
problem-between-two-cities-buildings = 城市有 { $number } 座建筑，此时应有 { $wanted } 座
problem-between-two-cities-halves-missing = 城市里的双格板块还缺 { $number } 个 { $tile }
problem-between-two-cities-too-many = { $tile } 多出 { $number } 块，超过盒中所有
problem-between-two-cities-surplus = { $tile } 多出 { $number } 个，总共应为 { $wanted } 个
problem-between-two-cities-missing = { $tile } 缺少 { $number } 个，总共应为 { $wanted } 个
problem-between-two-cities-duplexes-built = 城市里有 { $number } 块双格板块，此时应有 { $wanted } 块
problem-between-two-cities-duplex-room = 城市里应有 { $number } 块 { $tile }，但两半相邻之处只有 { $room } 处
problem-between-two-cities-box-twice = 盒中板块与城市里的双格板块，只应写其中一项
problem-between-two-cities-no-box = 从第 2 轮起，应写明盒中板块或城市里的双格板块
problem-between-two-cities-stood-off = 只有多人可以不分先后建造时，才会有僵持
problem-between-two-cities-seat-order = 有座位抢先建造：按座位顺序时，后面的座位两块都还没建
