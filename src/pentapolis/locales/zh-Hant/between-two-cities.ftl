## 板塊
between-two-cities-tile-S = 商店
between-two-cities-tile-F = 工廠
between-two-cities-tile-O = 辦公大樓
between-two-cities-tile-P = 主題公園
between-two-cities-tile-H = 住宅
between-two-cities-tile-d = 飲酒餐館
between-two-cities-tile-e = 美食餐館
between-two-cities-tile-m = 音樂餐館
between-two-cities-tile-b = 住宿餐館
between-two-cities-tile-beside = 左{ $first }右{ $second }的雙建築板塊
between-two-cities-tile-above = 上{ $first }下{ $second }的雙建築板塊

## 建築種類
between-two-cities-type-shop = 商店
between-two-cities-type-factory = 工廠
between-two-cities-type-tavern = 餐館
between-two-cities-type-office = 辦公大樓
between-two-cities-type-park = 主題公園
between-two-cities-type-house = 住宅

## 地方與對手
between-two-cities-city = 城市 { $number }
between-two-cities-side-L = 左城
between-two-cities-side-R = 右城
between-two-cities-part-city = 城市 { $number }（{ $owners }）
between-two-cities-house = 自製機器人{ $number }

## 回合、階段、行動
between-two-cities-stage-1 = 第一回合
between-two-cities-stage-2 = 第二回合
between-two-cities-stage-3 = 第三回合
between-two-cities-stage-1a = 第一回合第一遍
between-two-cities-stage-1b = 第一回合第二遍
between-two-cities-stage-2a = 第二回合第一遍
between-two-cities-stage-2b = 第二回合第二遍
between-two-cities-stage-3a = 第三回合第一遍
between-two-cities-stage-3b = 第三回合第二遍
between-two-cities-phase-pick = 暗選兩片
between-two-cities-phase-place = 蓋進左右兩城
between-two-cities-phase-over = 遊戲結束
between-two-cities-move-pick = 選{ $tiles }
between-two-cities-move-place = 把{ $tile }蓋在{ $side }的 { $cell }

## 拒絕理由
between-two-cities-refusal-picking-now = 現在還在選板塊，等大家都選好才能蓋。
between-two-cities-refusal-placing-now = 翻開的板塊還沒全部蓋完，蓋完才能再選。
between-two-cities-refusal-not-in-hand = 不能這樣選：你手上沒有{ $tile }，或者沒有那麼多片。
between-two-cities-refusal-not-kept = 你現在要蓋的板塊裡沒有{ $tile }。
between-two-cities-refusal-city-served = 你的{ $side }這次已經放過了，剩下的一片要放另一座城市。
between-two-cities-refusal-first-tile = 城市的第一片要放在 d4，不能放在 { $cell }。
between-two-cities-refusal-cell-taken = { $cell } 已經有板塊了。
between-two-cities-refusal-not-adjacent = 放在 { $cell } 的話，跟城市裡的板塊沒有任何一邊相貼。
between-two-cities-refusal-beyond-frame = 放在 { $cell } 的話，城市就會寬過四行或高過四列。
between-two-cities-refusal-off-board = 從 { $cell } 開始放，雙建築板塊的另一半會超出版面。
between-two-cities-refusal-table-cities = 沒有可以計分的城市：每座城市請寫成四列，每列四個字母。
between-two-cities-refusal-table-shape = { $city }不是四列、每列四個字母。
between-two-cities-refusal-table-letter = { $city }第 { $row } 列的 { $letter } 不是建築。請用 S F O P H，餐館用 d e m b，空格用句點。
between-two-cities-refusal-table-field = 計分資料沒有 { $field } 這一欄，只有 cities、seats 和 factory_rate。
between-two-cities-refusal-table-seats = 座位數不能是 { $given }，可以 1 到 { $most } 人玩。
between-two-cities-refusal-table-crowded = { $players } 人遊戲不會有 { $number } 座城市，最多 { $most } 座。
between-two-cities-refusal-table-rates = 每座工廠的分數只能是 4、3 或 2，一座城市一個數字，共 { $number } 個。
between-two-cities-refusal-table-excess = 建築比一盒裡的還多：{ $excess }。

## 計分表：項目
between-two-cities-sheet-shops = 商店
between-two-cities-sheet-factories = 工廠
between-two-cities-sheet-taverns = 餐館
between-two-cities-sheet-offices = 辦公大樓
between-two-cities-sheet-parks = 主題公園
between-two-cities-sheet-houses = 住宅
between-two-cities-sheet-lower-city = 較低的城市
between-two-cities-sheet-left-city = 左城
between-two-cities-sheet-right-city = 右城

## 計分表：理由
between-two-cities-item-shop-run = { $count ->
    [1] 單獨一間商店（{ $cells }）
   *[other] { $count } 間商店連成一線（{ $cells }）
}
between-two-cities-item-factory-most = { $count } 座工廠，每座 { $each } 分：數量最多
between-two-cities-item-factory-second = { $count } 座工廠，每座 { $each } 分：數量第二
between-two-cities-item-factory-rest = { $count } 座工廠，每座 { $each } 分：第二以下
between-two-cities-item-tavern-set = { $count ->
    [1] 一間餐館（{ $cells }）
   *[other] { $count } 種餐館湊成一套（{ $cells }）
}
between-two-cities-item-office-set = 一組 { $count } 棟辦公大樓（{ $cells }）
between-two-cities-item-office-tavern = { $count } 棟辦公大樓旁邊有餐館（{ $cells }）
between-two-cities-item-park-group = { $count ->
    [1] 單獨一座主題公園（{ $cells }）
   *[other] { $count } 座主題公園連成一片（{ $cells }）
}
between-two-cities-item-house-types = { $count } 棟住宅，每棟 { $each } 分：看其他建築有幾種
between-two-cities-item-house-factory = { $count } 棟住宅緊鄰工廠（{ $cells }）
between-two-cities-item-lower-city = 兩座之中，{ $city }較低
between-two-cities-item-left-city = 左邊的{ $city }
between-two-cities-item-right-city = 右邊的{ $city }

## 勝負關鍵
between-two-cities-decided-score = 最終分數較高
between-two-cities-decided-higher-city = 同分，兩城中較高的一座分數較高
between-two-cities-decided-most-shops = 仍然同分，兩城的商店較多
between-two-cities-decided-most-factories = 仍然同分，兩城的工廠較多
between-two-cities-decided-most-taverns = 仍然同分，兩城的餐館較多
between-two-cities-decided-most-offices = 仍然同分，兩城的辦公大樓較多
between-two-cities-decided-most-parks = 仍然同分，兩城的主題公園較多
between-two-cities-decided-most-houses = 仍然同分，兩城的住宅較多

## 經過
between-two-cities-story-dealt = { $stage }：每人抽 { $count } 片{ $kind ->
    [duplex] 雙建築板塊
   *[single] 單建築板塊
}。
between-two-cities-story-hand = { $seat }手上有：{ $tiles }。
between-two-cities-story-revealed = { $seat }翻開{ $tiles }。
between-two-cities-story-placed = { $seat }把{ $tile }蓋在{ $side }的 { $cell }。
between-two-cities-story-passed = { $direction ->
    [left] 剩下的板塊往左傳。
    [right] 剩下的板塊往右傳。
   *[across] 兩人交換剩下的板塊。
}
between-two-cities-story-leftover = { $tile ->
    [unknown] { $seat }最後剩下的一片
   *[other] { $seat }最後剩下的一片（{ $tile }）
}{ $fate ->
    [box] 放回盒裡。
   *[out] 不再使用。
}
between-two-cities-story-stand-off = 僵局：{ $seat }必須先放一片。
between-two-cities-story-round-ended = { $stage }結束。
between-two-cities-story-ended = 城市全部完工，遊戲結束。

## 選項
between-two-cities-option-edition = 版本
between-two-cities-option-edition-help = 照哪一種說法來玩；有差異的地方，每一處也都能單獨設定。
between-two-cities-option-edition-seed = seed：照本專案緣起的玩家介紹
between-two-cities-option-edition-rulebook = rulebook：照 2015 年的說明書
between-two-cities-option-leftovers = 第一回合剩下的板塊
between-two-cities-option-leftovers-help = 第一回合沒人選的單建築板塊怎麼處理。
between-two-cities-option-leftovers-return = 放回盒裡洗勻，第三回合可能再抽到
between-two-cities-option-leftovers-discard = 移到一旁，不再使用
between-two-cities-option-placement = 蓋的順序
between-two-cities-option-placement-help = 翻開之後由誰先蓋。
between-two-cities-option-placement-stand-off = 順序自由，僵持不下時座位號碼最小的先
between-two-cities-option-placement-seat-order = 一律依座位順序
between-two-cities-option-final_picks = 選定不改
between-two-cities-option-final_picks-help = 還有人沒選好的時候，能不能收回自己選的板塊。
between-two-cities-option-final_picks-true = 選了就算數
between-two-cities-option-final_picks-false = 最後一個人選好之前都能收回
between-two-cities-option-duplexes = 雙建築板塊清單
between-two-cities-option-duplexes-help = 如果你那一盒的內容不同，可以自己列出 24 片：F|O 是左右並排，F/O 是上下相疊。
between-two-cities-option-automas = 自製機器人
between-two-cities-option-automas-help = 單人遊戲裡兩個對手的實力。
between-two-cities-option-automas-apprentice = 學徒：隨機選板塊
between-two-cities-option-automas-builder = 工匠：選眼前能加最多分的
between-two-cities-option-automas-master = 大師：同工匠，但更照顧較低的城市

## 行動、局面、選項哪裡有問題
problem-between-two-cities-no-move = 看不懂 { $given }：選板塊寫成 S+O，蓋板塊寫板塊、哪一邊和格子，例如 S L d4
problem-between-two-cities-no-tile = { $given } 不是板塊：板塊是 S F d e m b O P H 其中一個，或像 F|O、F/O 這樣的兩個
problem-between-two-cities-not-in-box = 這一盒裡沒有 { $given } 這種板塊
problem-between-two-cities-duplex-list = 雙建築板塊清單有 { $number } 片，應該是 24 片
problem-between-two-cities-no-duplex = { $given } 是單建築板塊，不是雙建築板塊
problem-between-two-cities-duplex-round = 這一回合用雙建築板塊，{ $given } 不是
problem-between-two-cities-single-round = 這一回合用單建築板塊，{ $given } 不是
problem-between-two-cities-kept-too-many = 一個座位留了 { $number } 片，最多兩片
problem-between-two-cities-side-each = { $given } 跟留下的 { $number } 片對不上，每一片要有一邊
problem-between-two-cities-place-only = 現在不是蓋板塊的時候，卻還有板塊要蓋
problem-between-two-cities-nobody-places = 現在該蓋板塊，卻沒有人有板塊可蓋
problem-between-two-cities-automa-first = 自製機器人比玩家先蓋了，應該最後才蓋
problem-between-two-cities-no-leftover = { $given } 不是剩下的板塊：要有 tile，可以再加 seen_by
problem-between-two-cities-leftovers = 剩下的板塊太多：單建築 { $singles } 片、雙建築 { $duplexes } 片，這時最多是 { $most_singles } 片和 { $most_duplexes } 片
problem-between-two-cities-no-picture = 城市要寫成七列、每列七個字母，或者是空的清單
problem-between-two-cities-no-letter = { $given } 不是建築，請用 S F d e m b O P H，空格用句點
problem-between-two-cities-no-centre = d4 是空的，城市的第一片一定在那裡
problem-between-two-cities-too-wide = 城市寬過四行或高過四列
problem-between-two-cities-in-pieces = 城市斷成好幾塊，所有板塊都要邊貼著邊連在一起
problem-between-two-cities-buildings = 城市有 { $number } 座建築，這時應該有 { $wanted } 座
problem-between-two-cities-halves-missing = 城市裡的雙建築板塊還缺 { $number } 個 { $tile }
problem-between-two-cities-too-many = { $tile } 多了 { $number } 片，盒裡沒有那麼多
problem-between-two-cities-surplus = { $tile } 多了 { $number } 個，總共是 { $wanted } 個
problem-between-two-cities-missing = { $tile } 少了 { $number } 個，總共是 { $wanted } 個
problem-between-two-cities-duplexes-built = 城市裡有 { $number } 片雙建築板塊，這時應該有 { $wanted } 片
problem-between-two-cities-duplex-room = 城市裡要有 { $number } 片 { $tile }，可是兩半相鄰的地方只有 { $room } 處
problem-between-two-cities-box-twice = 盒裡的板塊和城市裡的雙建築板塊，只要寫一樣
problem-between-two-cities-no-box = 從第二回合起，要寫出盒裡的板塊或城市裡的雙建築板塊
problem-between-two-cities-stood-off = 要有好幾個人能不分先後蓋板塊，才會有僵局
problem-between-two-cities-seat-order = 有座位搶先蓋了：照座位順序的話，後面的座位兩片都還沒蓋
