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
edition-classic_2016 = 2016 年规则
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

## 上述错误的具体原因
problem-refused = { $cause }
problem-unknown-game = 没有 { $given } 这个游戏，可选：{ $known }
problem-unknown-option = 没有 { $given } 这个选项，可用：{ $known }
problem-unknown-value = { $given } 不可用，只能是：{ $known }
problem-unknown-key = 此处不应有 { $given }，可用字段：{ $known }
problem-missing-key = 缺少 { $key }
problem-not-an-object = 此处应为带名称的字段，不能是 { $given }
problem-not-a-list = 此处应为列表，不能是 { $given }
problem-wrong-length = 列表有 { $number } 项，应为 { $wanted } 项
problem-no-text = { $given } 不是文本
problem-no-texts = { $given } 不是文本列表
problem-no-count = { $given } 不是大于或等于 0 的整数
problem-out-of-range = { $given } 不是 { $low } 到 { $high } 之间的整数
problem-other-game = 这是 { $given } 的内容，不属于 { $known }
problem-no-move = { $given } 不是一个行动
problem-unknown-thing = 没有 { $given } 这样可抽的东西
problem-no-drawn-number = { $given } 不是抽出的数字，应写成 #0 或 #3 的形式
problem-too-many-outcomes = 给出了 { $number } 个结果，最多 { $most } 个
problem-outcomes-number = 给出了 { $given } 个结果，实际要抽 { $drawn } 个
problem-outcome-impossible = 现在抽不到 { $given }
problem-deal-impossible = 发不出这样的开局
problem-answers-in-the-open = 此时并非暗选，却带有答案
problem-no-answer = { $given } 不是待作答座位的答案
problem-all-answered = 所有座位都已作答，至少应有一个尚未作答
problem-seed-or-position = 开头必须有种子或局面，且只能二选一
problem-header-differs = 局面与开头所写的不是同一局：座位数、规则版本和选项必须一致
problem-no-step = { $given } 不是一个步骤，步骤应含座位和行动，可附随机结果
problem-no-chance = { $given } 没有写明随机结果，应以 word 写数字，或以 drawn 写文本列表
