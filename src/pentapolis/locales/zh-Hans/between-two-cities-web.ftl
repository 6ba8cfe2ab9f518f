### 《双城争霸》浏览器界面用语。

## 牌桌
between-two-cities-web-turn = 第 { $turn } 回合，共 { $turns } 回合
between-two-cities-web-pass-left = 手牌传给左边
between-two-cities-web-pass-right = 手牌传给右边
between-two-cities-web-pass-across = 双方互换手牌
between-two-cities-web-pass-none = 本轮不传
between-two-cities-web-behind = 观看视角
between-two-cities-web-ring = 其他玩家和他们的城市，从你的左手边到右手边
between-two-cities-web-party-picked = { $seat }已选定
between-two-cities-web-party-thinking = { $seat }还在选
between-two-cities-web-party-building = { $seat }待建：{ $tiles }
between-two-cities-web-party-done = { $seat }已建完
between-two-cities-web-city-enlarge = 放大 { $number } 号城市（{ $owners }），{ $points } 分
between-two-cities-web-with = 与{ $seat }
between-two-cities-web-city-with = { $city }，与{ $seat }共建
between-two-cities-web-city-points = { $city }，{ $points } 分
between-two-cities-web-part-city = { $number } 号城市
between-two-cities-web-cities = { $cities }
between-two-cities-web-turn-to = 切换到{ $city }
between-two-cities-web-cell = 第 { $row } 行 { $column } 列：{ $content }
between-two-cities-web-cell-empty = 空格
between-two-cities-web-cell-open = 空格，可以放
between-two-cities-web-tile = { $tile }

## 选板块
between-two-cities-web-hand = 你的手牌
between-two-cities-web-hand-rest = 手里还有：
between-two-cities-web-pick-two = 请选两块。所有人选定之前谁也看不到。
between-two-cities-web-pick-confirm = 选定这两块
between-two-cities-web-picked = 你选了{ $tiles }。
between-two-cities-web-change-mind = 重新选
between-two-cities-web-decide = 由你决定

## 建造
between-two-cities-web-tray = { $seat }待建的板块
between-two-cities-web-choose-tile = 请选一块要建的板块，也可以直接拖进城市。
between-two-cities-web-choose-cell = 请在你的城市里点一个标出的格子。
between-two-cities-web-build = 建造
between-two-cities-web-change = { $city } { $total }（{ $lines }）。
between-two-cities-web-change-none = 眼下不影响任何分数。
between-two-cities-web-no-points = 暂无得分
between-two-cities-web-why = 为什么？
between-two-cities-web-stand-off = 没人愿意先建：宣布僵持

## 给搭档提建议
between-two-cities-web-suggest = 给搭档提建议
between-two-cities-web-proposing = 你的建议
between-two-cities-web-proposing-help = 选一块板块（自己的或搭档的），再点你们共有城市里的格子。
between-two-cities-web-suggest-send = 发送
between-two-cities-web-suggested = { $seat }：{ $move }
between-two-cities-web-suggestion = { $seat }建议
between-two-cities-web-suggestion-mine = 你的建议
between-two-cities-web-suggestion-accept = 采纳
between-two-cities-web-suggestion-withdraw = 撤回
between-two-cities-web-cancel = 取消

## 提示
between-two-cities-web-hint = 提示
between-two-cities-web-hint-thinking = 思考中…
between-two-cities-web-hint-failed = 没有得到建议，请重试
between-two-cities-web-hint-move = 建议：{ $move }。
between-two-cities-web-hint-then = 然后{ $moves }。
between-two-cities-web-hint-brings = 得分变化：{ $changes }
between-two-cities-web-hint-share = 在模拟的 { $games } 局中选得最多（{ $percent }%）。

## 公开可数的信息
between-two-cities-web-race = 工厂数量排名
between-two-cities-web-race-each = 每个 { $each } 分
between-two-cities-web-unseen = 你没见过的板块
between-two-cities-web-unseen-duplexes = 双格板块 { $count } 块
between-two-cities-web-known = 你记得的
between-two-cities-web-known-hand = { $seat }手里有
between-two-cities-web-known-aside = 剩余弃置

## 给实体桌游计分
between-two-cities-web-score-seats = 人数
between-two-cities-web-score-cities = 城市
between-two-cities-web-score-palette = 要放的板块
between-two-cities-web-score-erase = 空格
between-two-cities-web-score-help = 先选一种建筑，再点格子；也可以在格子上直接按字母键。
between-two-cities-web-score-city = { $number } 号城市
between-two-cities-web-score-place = 位于{ $first }与{ $second }之间
between-two-cities-web-score-person = 玩家 { $number }
between-two-cities-web-score-count = { $count }/16
between-two-cities-web-score-text = 或用文字输入
between-two-cities-web-score-text-help = 每座城市四行，每行四个字母，城市之间空一行。S F O P H；酒馆用 d e m b；空格用点号。
between-two-cities-web-score-apply = 应用
between-two-cities-web-score-house = 超过一盒的数量也照算
between-two-cities-web-score-go = 计分
between-two-cities-web-score-print = 打印
between-two-cities-web-score-clear = 全部清空
between-two-cities-web-score-result = 结果
between-two-cities-web-score-rank = 第 { $rank } 名
between-two-cities-web-score-failed = 无法连接服务器。你录入的城市已保存在本设备上。

## 规则书中的例子
between-two-cities-web-example-refused = 不允许
between-two-cities-web-example-allowed = 允许
between-two-cities-web-example-move = { $seat }想要{ $move }。
between-two-cities-web-example-play = { $seat }：{ $move }。
between-two-cities-web-example-stand-off = 有人宣布僵持。
between-two-cities-web-example-total = { $points } 分
