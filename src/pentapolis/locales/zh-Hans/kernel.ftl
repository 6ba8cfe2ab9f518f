### 各个游戏共用的词句。

language-name = 简体中文

## 列举
list-more = { $first }、{ $second }
list-last = { $first }和{ $second }

## 玩家、电脑玩家与结果
seat = 座位
seat-name = { $number }号玩家
you = 你
spectator = 观众
bot = 电脑玩家
bot-random = 随机电脑
bot-greedy = 贪心电脑
bot-ismcts = 搜索电脑
bot-random-help = 在合法行动里随便选
bot-greedy-help = 哪个马上得分最多就选哪个
bot-ismcts-help = 先设想看不到的部分，再在脑中往后推演很多局
player = 玩家
players = { $count } 名玩家
winner = 胜者
winners = { $count ->
    [1] { $names }获胜
   *[other] { $names }并列获胜
}
no-winner = 无人获胜
ranking = 排名
rank = 第 { $number } 名
score = 得分
score-sheet = 计分表
total = 总分
points = { $count } 分
provisional = 按此刻终局计算
final = 最终结果
waiting-for = 等待{ $names }
your-turn = 轮到你行动
game-over = 游戏结束
game = 游戏
option = 选项
default = 默认
edition = 版本
edition-seed = 原帖版
edition-rulebook = 规则书版
rules = 规则
example = 示例
move = 行动
round = 轮
yes = 是
no = 否

## 各个游戏共有的拒绝原因
refusal-not-your-turn = 还没轮到你，正在等{ $waiting }。
refusal-already-answered = 你已经选过了。请等待其他人；想改的话先撤回。
refusal-game-over = 游戏已经结束，不能再行动。
refusal-nothing-to-retract = 你还没有选，没有什么可撤回的。
refusal-final-answer = 本桌规定选定不改，你的选择已经生效。
refusal-no-stand-off = 只有在公开行动、顺序不限、并且至少两人可以行动时，才能宣布僵持。

## 输入或载入的内容有误（none 表示没有）
error-bad-notation = 无法识别的行动：{ $what }。{ $where ->
    [none] {""}
   *[other] 位置：{ $where }。
}{ $expected ->
    [none] {""}
   *[other] 应为：{ $expected }。
}
error-bad-option = 不能这样选：{ $what }。{ $where ->
    [none] {""}
   *[other] 位置：{ $where }。
}{ $expected ->
    [none] {""}
   *[other] 应为：{ $expected }。
}
error-bad-position = 局面不成立：{ $what }。{ $where ->
    [none] {""}
   *[other] 位置：{ $where }。
}{ $expected ->
    [none] {""}
   *[other] 应为：{ $expected }。
}
error-bad-record = 记录无法重放：{ $what }。{ $where ->
    [none] {""}
   *[other] 位置：{ $where }。
}{ $expected ->
    [none] {""}
   *[other] 应为：{ $expected }。
}
