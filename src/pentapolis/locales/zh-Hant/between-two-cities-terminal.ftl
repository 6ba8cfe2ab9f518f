### 在終端機裡畫出雙城爭霸。

between-two-cities-turn = 第 { $number } 手
between-two-cities-title-mine = { $side } { $letter }：{ $points } 分
between-two-cities-title-partner = 城市 { $number }，與{ $owners }合蓋
between-two-cities-title-alone = 城市 { $number }
between-two-cities-title-other = 城市 { $number }：{ $points } 分
between-two-cities-title-owners = { $owners }
between-two-cities-rack-hand = 手牌
between-two-cities-rack-own = 待蓋
between-two-cities-rack-kept = { $seat }待蓋
between-two-cities-rack-known = { $seat }手上
between-two-cities-rack-aside = 最後剩下、你看過的
between-two-cities-rack-unseen-single = 去向不明的單建築板塊
between-two-cities-rack-unseen-duplex = 去向不明的雙建築板塊
between-two-cities-menu-place = { $code } { $letter }（{ $tile }）

## 城市裡的寫法
between-two-cities-face-S = 店
between-two-cities-face-F = 廠
between-two-cities-face-O = 辦
between-two-cities-face-P = 園
between-two-cities-face-H = 宅
between-two-cities-face-d = 飲
between-two-cities-face-e = 食
between-two-cities-face-m = 樂
between-two-cities-face-b = 宿
