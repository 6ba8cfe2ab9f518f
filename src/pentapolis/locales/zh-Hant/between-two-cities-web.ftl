### 《雙城爭霸》瀏覽器版面用語。

## 牌桌
between-two-cities-web-turn = 第 { $turn } 次，共 { $turns } 次
between-two-cities-web-pass-left = 手牌往左傳
between-two-cities-web-pass-right = 手牌往右傳
between-two-cities-web-pass-across = 雙方交換手牌
between-two-cities-web-pass-none = 這一輪不傳
between-two-cities-web-behind = 觀看角度
between-two-cities-web-ring = 其他玩家和他們的城市，從你的左手邊排到右手邊
between-two-cities-web-party-picked = { $seat }選好了
between-two-cities-web-party-thinking = { $seat }還在選
between-two-cities-web-party-building = { $seat }還要蓋：{ $tiles }
between-two-cities-web-party-done = { $seat }蓋完了
between-two-cities-web-city-enlarge = 放大城市 { $number }（{ $owners }），{ $points } 分
between-two-cities-web-with = 和{ $seat }
between-two-cities-web-city-with = { $city }，和{ $seat }一起蓋
between-two-cities-web-city-points = { $city }，{ $points } 分
between-two-cities-web-part-city = 城市 { $number }
between-two-cities-web-cities = { $cities }
between-two-cities-web-turn-to = 換看{ $city }
between-two-cities-web-cell = 第 { $row } 列 { $column } 行：{ $content }
between-two-cities-web-cell-empty = 空格
between-two-cities-web-cell-open = 空格，可以放這裡
between-two-cities-web-tile = { $tile }

## 選板塊
between-two-cities-web-hand = 你的手牌
between-two-cities-web-hand-rest = 手上還有：
between-two-cities-web-pick-two = 選兩片。大家都選好之前，沒有人看得到。
between-two-cities-web-pick-confirm = 就選這兩片
between-two-cities-web-picked = 你選了{ $tiles }。
between-two-cities-web-change-mind = 重選
between-two-cities-web-decide = 輪到你決定

## 蓋城市
between-two-cities-web-tray = { $seat }要蓋的板塊
between-two-cities-web-choose-tile = 先選一片要蓋的板塊，或直接拖進城市裡。
between-two-cities-web-choose-cell = 在你的城市裡點一個標示出來的格子。
between-two-cities-web-build = 蓋下去
between-two-cities-web-change = { $city } { $total }（{ $lines }）。
between-two-cities-web-change-none = 目前不影響任何分數。
between-two-cities-web-no-points = 還沒有分數
between-two-cities-web-why = 為什麼？
between-two-cities-web-stand-off = 沒人想先蓋：宣告僵局

## 向夥伴提議
between-two-cities-web-suggest = 向夥伴提議
between-two-cities-web-proposing = 你的提議
between-two-cities-web-proposing-help = 選一片板塊（你的或夥伴的都行），再點你們共有城市裡的格子。
between-two-cities-web-suggest-send = 送出
between-two-cities-web-suggested = { $seat }：{ $move }
between-two-cities-web-suggestion = { $seat }提議
between-two-cities-web-suggestion-mine = 你的提議
between-two-cities-web-suggestion-accept = 照做
between-two-cities-web-suggestion-withdraw = 收回
between-two-cities-web-cancel = 取消

## 提示
between-two-cities-web-hint = 提示
between-two-cities-web-hint-thinking = 思考中……
between-two-cities-web-hint-failed = 沒有收到建議，再試一次
between-two-cities-web-hint-move = 建議：{ $move }。
between-two-cities-web-hint-then = 接著{ $moves }。
between-two-cities-web-hint-brings = 這樣會帶來：{ $changes }
between-two-cities-web-hint-share = 在腦中試玩的 { $games } 局裡最常選它（{ $percent }%）。

## 大家都能數的
between-two-cities-web-race = 工廠之爭
between-two-cities-web-race-each = 每座 { $each } 分
between-two-cities-web-unseen = 你還沒看過的板塊
between-two-cities-web-unseen-duplexes = 雙建築板塊 { $count } 片
between-two-cities-web-known = 你記得的
between-two-cities-web-known-hand = { $seat }手上有
between-two-cities-web-known-aside = 剩下不用的

## 為實體遊戲計分
between-two-cities-web-score-seats = 人數
between-two-cities-web-score-cities = 城市
between-two-cities-web-score-palette = 要放的板塊
between-two-cities-web-score-erase = 空格
between-two-cities-web-score-help = 先選一種建築，再點格子；也可以在格子上直接按字母鍵。
between-two-cities-web-score-city = 城市 { $number }
between-two-cities-web-score-place = 在{ $first }和{ $second }之間
between-two-cities-web-score-person = 玩家 { $number }
between-two-cities-web-score-count = { $count } / 16
between-two-cities-web-score-text = 或用文字輸入
between-two-cities-web-score-text-help = 每座城市四列，每列四個字母，城市之間空一列。S F O P H；餐館用 d e m b；空格用句點。
between-two-cities-web-score-apply = 套用
between-two-cities-web-score-house = 板塊比一盒還多也照算
between-two-cities-web-score-go = 計分
between-two-cities-web-score-print = 列印
between-two-cities-web-score-clear = 全部清除
between-two-cities-web-score-result = 結果
between-two-cities-web-score-rank = 第 { $rank } 名
between-two-cities-web-score-failed = 連不上伺服器。你輸入的城市已存在這台裝置上。

## 規則書裡的例子
between-two-cities-web-example-refused = 不可以
between-two-cities-web-example-allowed = 可以
between-two-cities-web-example-move = { $seat }想{ $move }。
between-two-cities-web-example-play = { $seat }：{ $move }。
between-two-cities-web-example-stand-off = 有人宣告僵局。
between-two-cities-web-example-total = { $points } 分
