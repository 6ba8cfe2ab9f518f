### 每個遊戲都會用到的字句。

language-name = 繁體中文

## 列舉
list-more = { $first }、{ $second }
list-last = { $first }和{ $second }

## 玩家、電腦玩家與結果
seat = 座位
seat-name = 玩家{ $number }
you = 你
spectator = 旁觀者
bot = 電腦玩家
bot-random = 隨機電腦
bot-greedy = 貪心電腦
bot-ismcts = 搜尋電腦
bot-random-help = 合法的走法隨便挑一個
bot-greedy-help = 眼前哪個分數高就選哪個
bot-ismcts-help = 看不到的部分先設想，再在腦中往後推演許多盤
player = 玩家
players = { $count } 位玩家
winner = 贏家
winners = { $count ->
    [1] { $names }獲勝
   *[other] { $names }並列獲勝
}
no-winner = 沒有人獲勝
ranking = 名次
rank = 第 { $number } 名
score = 分數
score-sheet = 計分表
total = 總分
points = { $count } 分
provisional = 假設現在就結束
final = 最終結果
waiting-for = 等待{ $names }
your-turn = 輪到你了
game-over = 遊戲結束
game = 遊戲
option = 選項
default = 預設
edition = 版本
edition-seed = 原帖版
edition-rulebook = 說明書版
rules = 規則
example = 範例
move = 行動
round = 回合
yes = 是
no = 否

## 每個遊戲共通的拒絕理由
refusal-not-your-turn = 還沒輪到你，正在等{ $waiting }。
refusal-already-answered = 你已經選好了。請等其他人，想改的話要先收回。
refusal-game-over = 遊戲已經結束，不能再行動。
refusal-nothing-to-retract = 你還沒有選，沒有東西可以收回。
refusal-final-answer = 這一桌選定就不能改，你的選擇已經算數。
refusal-no-stand-off = 要在公開行動、順序自由，而且至少有兩個人可以行動的時候，才能喊僵局。

## 輸入或載入的內容有誤（none 表示沒有）
error-bad-notation = 看不懂這個行動：{ $what }。{ $where ->
    [none] {""}
   *[other] 位置：{ $where }。
}{ $expected ->
    [none] {""}
   *[other] 應該是：{ $expected }。
}
error-bad-option = 不能這樣選：{ $what }。{ $where ->
    [none] {""}
   *[other] 位置：{ $where }。
}{ $expected ->
    [none] {""}
   *[other] 應該是：{ $expected }。
}
error-bad-position = 不可能有這樣的局面：{ $what }。{ $where ->
    [none] {""}
   *[other] 位置：{ $where }。
}{ $expected ->
    [none] {""}
   *[other] 應該是：{ $expected }。
}
error-bad-record = 這份紀錄無法重播：{ $what }。{ $where ->
    [none] {""}
   *[other] 位置：{ $where }。
}{ $expected ->
    [none] {""}
   *[other] 應該是：{ $expected }。
}
