### 命令 “pentapolis bot”。

cli-bot = 外部机器人：加入网页牌桌，一直玩到终局
cli-bot-example-1 = 占一个空座位，每步都选当前得分最高的
cli-bot-example-2 = 随机行动，并起个名字
cli-bot-example-3 = 由你自己的程序来决策
cli-bot-more =
    COMMAND 只启动一次。每次需要决策时，它会读到一行 JSON，内含 "view"、"moves" 和 "seat"，然后从 moves 中选一项，单独输出一行。同名机器人断线后会回到原座位，因此请为每个机器人起不同的名字。如何用其他语言编写，见 docs/wire.md。
    退出码：0 对局结束，1 未能玩完，2 输入有误。
cli-bot-option-url = 牌桌网址，与浏览器中的一致
cli-bot-option-seat = 座位号，从 0 开始（默认：第一个空座位）
cli-bot-option-name = 其他人看到的名字（默认：Bot）
cli-bot-option-brain = 由谁决策（默认：greedy）

cli-bot-sits = { $name } 已入座：{ $seat }。
cli-bot-over = 对局结束：{ $parties } 方中排名第 { $place }。
cli-bot-no-server = { $url } 没有网页牌桌响应。
cli-bot-no-seat = 这张牌桌没有可供机器人使用的座位。
cli-bot-ended = 与 { $url } 的连接已断开，未能恢复。
cli-bot-bad-answer = { $answer ->
    [none] 程序没有给出回答就退出了。
   *[other] 程序回答了“{ $answer }”，不在可选行动之列。
}
cli-bot-refused = 牌桌拒绝了该操作：{ $code }。
cli-error-bot-url = “{ $given }”不是牌桌网址，应类似 http://localhost:8000/t/abcdefghijkl。
cli-error-bot-player = “{ $given }”不能用作名字：应为 1 到 { $most } 个字符。
cli-error-bot-brain = 无法启动“{ $given }”：请填写 random、greedy 或一个程序。
