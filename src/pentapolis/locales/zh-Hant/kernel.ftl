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
edition-classic_2016 = 2016 年規則
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

## 上面那些錯誤的原因
problem-refused = { $cause }
problem-unknown-game = 沒有 { $given } 這個遊戲，有的是 { $known }
problem-unknown-option = 沒有 { $given } 這個選項，有的是 { $known }
problem-unknown-value = { $given } 不行，只能是 { $known }
problem-unknown-key = 這裡不該有 { $given }，可以有的是 { $known }
problem-missing-key = 缺少 { $key }
problem-not-an-object = 這裡要用有名稱的欄位寫，不能是 { $given }
problem-not-a-list = 這裡要是一份清單，不能是 { $given }
problem-wrong-length = 清單有 { $number } 項，應該是 { $wanted } 項
problem-no-text = { $given } 不是文字
problem-no-texts = { $given } 不是一串文字
problem-no-count = { $given } 不是 0 以上的整數
problem-out-of-range = { $given } 不是 { $low } 到 { $high } 的整數
problem-other-game = 這是 { $given } 的內容，不是 { $known } 的
problem-no-move = { $given } 不是一個行動
problem-unknown-thing = 沒有 { $given } 這種東西可以抽
problem-no-drawn-number = { $given } 不是抽出的數字，要寫成 #0 或 #3 這樣
problem-too-many-outcomes = 給了 { $number } 個結果，最多 { $most } 個
problem-outcomes-number = 給了 { $given } 個結果，實際要抽 { $drawn } 個
problem-outcome-impossible = 現在抽不到 { $given }
problem-deal-impossible = 發不出這樣的牌面
problem-answers-in-the-open = 沒有要暗選，卻寫了答案
problem-no-answer = { $given } 不是該作答的座位所給的答案
problem-all-answered = 所有座位都答了，至少要留一個還沒答
problem-seed-or-position = 開頭要有種子或局面，而且只能有一樣
problem-header-differs = 局面跟開頭寫的不是同一局：座位數、規則版本和選項都要一樣
problem-no-step = { $given } 不是一個步驟，步驟要有座位和行動，可以再加上抽到的結果
problem-no-chance = { $given } 沒有寫清楚抽到什麼，要用 word 寫數字，或用 drawn 寫一串文字
