### 指令「pentapolis bot」。

cli-bot = 外接電腦玩家：加入網頁牌桌，一路玩到結束
cli-bot-example-1 = 坐進空位，每次都選當下得分最多的
cli-bot-example-2 = 隨機出招，並取個名字
cli-bot-example-3 = 由你自己的程式決定
cli-bot-more =
    COMMAND 只會啟動一次。每次要決定時，它會收到一行 JSON，裡面有 "view"、"moves" 和 "seat"，再從 moves 挑一個寫成一行回覆。同名的電腦玩家斷線後會回到原來的座位，所以請各取不同的名字。想用其他語言寫，請看 docs/wire.md。
    結束代碼：0 遊戲結束，1 沒有玩到最後，2 輸入有誤。
cli-bot-option-url = 牌桌網址，跟瀏覽器裡看到的一樣
cli-bot-option-seat = 坐哪個座位，從 0 算起（預設：第一個空位）
cli-bot-option-name = 別人看到的名字（預設：Bot）
cli-bot-option-brain = 由誰決定（預設：greedy）

cli-bot-sits = { $name } 坐進{ $seat }的座位。
cli-bot-over = 遊戲結束：{ $parties } 方中第 { $place } 名。
cli-bot-no-server = { $url } 沒有網頁牌桌回應。
cli-bot-no-seat = 這張桌子沒有座位可以給它坐。
cli-bot-ended = 跟 { $url } 的連線斷了，一直沒有恢復。
cli-bot-bad-answer = { $answer ->
    [none] 程式沒有回答就結束了。
   *[other] 程式回答「{ $answer }」，不在可選的著法裡。
}
cli-bot-refused = 牌桌不接受：{ $code }。
cli-error-bot-url = 「{ $given }」不是牌桌網址；應該像 http://localhost:8000/t/abcdefghijkl。
cli-error-bot-player = 「{ $given }」不能當名字：請用 1 到 { $most } 個字元。
cli-error-bot-brain = 「{ $given }」無法啟動：請填 random、greedy 或一個程式。
