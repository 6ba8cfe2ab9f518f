### 在终端里画出双城争霸。

between-two-cities-turn = 第 { $number } 次
between-two-cities-title-mine = { $side } { $letter }：{ $points } 分
between-two-cities-title-partner = { $number } 号城市，搭档{ $owners }
between-two-cities-title-alone = { $number } 号城市
between-two-cities-title-other = { $number } 号城市：{ $points } 分
between-two-cities-title-owners = { $owners }
between-two-cities-rack-hand = 手中
between-two-cities-rack-own = 要建
between-two-cities-rack-kept = { $seat }要建
between-two-cities-rack-known = { $seat }手里有
between-two-cities-rack-aside = 你见过的剩余板块
between-two-cities-rack-unseen-single = 下落不明的单格板块
between-two-cities-rack-unseen-duplex = 下落不明的双格板块
between-two-cities-menu-place = { $code } { $letter }（{ $tile }）

## 城市里的写法
between-two-cities-face-S = 店
between-two-cities-face-F = 厂
between-two-cities-face-O = 楼
between-two-cities-face-P = 园
between-two-cities-face-H = 宅
between-two-cities-face-d = 酒
between-two-cities-face-e = 食
between-two-cities-face-m = 乐
between-two-cities-face-b = 宿
