### 網頁桌。

## 頁首與首頁
web-loading = 載入中……
web-home = 首頁
web-skip = 跳到內容
web-site = 網站
web-language = 語言
web-settings = 設定
web-close = 關閉
web-home-title = 城市建設桌遊
web-play-now = 馬上跟電腦玩
web-new-table = 開新桌
web-score-page = 計分表
web-my-games = 我的牌桌
web-my-turn = 輪到你
web-public-tables = 公開的牌桌
web-public-none = 目前沒有缺人的牌桌。自己開一桌，設成公開就會出現在這裡。
web-players-range = { $least }～{ $most } 人
web-minutes = { $count } 分鐘
web-weight = 難度 { NUMBER($weight, minimumFractionDigits: 1) }／5
web-credit = 遊戲設計：{ $designers }（{ $year }）。這裡的文字和圖都是我們自己做的。
web-guest = 訪客
web-table = 牌桌
web-tag-tiles = 板塊
web-tag-partners = 和左右鄰座合作
web-tag-drafting = 輪抽
web-tag-simultaneous = 同時行動
web-tag-cards = 卡牌
web-tag-roles = 身分暗藏
web-tag-dice = 骰子
web-tag-cooperative = 合作
web-tag-spatial = 版圖規劃
web-tag-family = 闔家同樂
web-tag-solo = 可單人
web-seats-open = 還有 { $count } 個空位

## 紀錄
web-upload = 開啟紀錄檔……
web-upload-title = 重看玩完的遊戲
web-upload-help = 從牌桌下載的紀錄，或終端機版存下的紀錄，都可以在這裡開啟。
web-upload-broken = { $name } 不是遊戲紀錄。
web-replay = 重播
web-download = 下載紀錄
web-to-table = 回到牌桌
web-eyes = 視角
web-step = 步
web-step-first = 回到開頭
web-step-back = 上一步
web-step-on = 下一步
web-step-last = 跳到最後
web-play = 播放
web-pause = 暫停
web-chart = 分數走勢
web-chart-help = 每一步假設當下結束的分數折線圖；同樣的數字列在下面的表格裡。
web-chart-table = 數字表

## 開新桌
web-new-title = 開新桌：{ $game }
web-how-many = 幾個座位？
web-seat-who = { $number } 號座位給誰？
web-seat-name = { $number } 號座位的名字
web-who-me = 我自己
web-who-here = 同一台裝置上的另一個人
web-who-open = 空位：拿到連結的人都能坐
web-level-novice = 電腦：入門
web-level-casual = 電腦：普通
web-level-strong = 電腦：厲害
web-level-expert = 電腦：高手
web-fill-bots = 空位都坐電腦
web-hotseat-help = 幾個人共用這台裝置：輪到誰就交給誰，換手的時候會把手牌遮住。
web-no-own-seat = 你沒有座位，只能在旁邊看。
web-clock = 時限
web-clocks = 計時
web-clock-none = 不計時
web-clock-move = 每次決定
web-clock-game = 整場
web-clock-none-is = 不計時
web-clock-move-is = 每次決定 { $time }
web-clock-game-is = 整場 { $time }，每次決定再加 { $increment }
web-clock-per-move = 每次決定的時間
web-clock-per-game = 整場的時間
web-clock-increment = 每次決定加時
web-clock-help = 時間到了就由電腦代打，本人隨時可以回來。
web-visibility = 誰找得到這桌
web-public = 公開
web-public-help = 列在首頁上，誰都可以加入或旁觀。
web-unlisted = 不公開
web-unlisted-help = 有連結的人才能加入或旁觀。
web-table-title = 牌桌名稱
web-make-table = 開桌
web-house-rules = 本桌規則

## 開始之前
web-lobby-help = { $count ->
    [0] 人都到齊了。
   *[other] 還有 { $count } 個空位。
}
web-seats = 座位
web-name = 你的名字
web-name-next = 這台裝置上下一位的名字
web-seat-open = 空位
web-sit = 坐這裡
web-add-bot = 讓電腦坐……
web-seat-bot = { $number } 號座位的電腦
web-rise = 離座
web-clear-seat = 清出座位
web-start = 開始遊戲
web-start-wait = 還差 { $count } 位
web-start-host = 等桌主開始。
web-invite = 邀請
web-invite-help = 打開這個連結的人，可以坐空位，也可以旁觀。
web-link = 連結
web-copy = 複製
web-copied = 已複製
web-share = 分享……
web-qr = 連結的 QR Code
web-undo-policy = 收回
web-undo-policy-help = 還沒看到新東西、別人也還沒行動之前，可以自由收回；之後要全桌同意。

## 牌桌
web-title-turn = 輪到你：{ $table }
web-offline = 連線中斷。你的行動會先留著，連上就送出。
web-replaced = 這一桌已經在別處打開
web-replaced-back = 改在這裡繼續
web-no-board = 這個版本畫不出這個遊戲，請重新載入頁面。
web-sound = 輪到我時發出提示音
web-panels = 桌邊
web-panel-log = 經過
web-panel-scores = 分數
web-panel-chat = 聊天
web-panel-rules = 規則
web-panel-players = 玩家
web-log-jump = 看當時的樣子
web-log-empty = 還沒有發生什麼事。
web-peek = 回頭看
web-why = 為什麼？
web-sheet-none = 還沒有分數
web-sheet-people = 玩家
web-since = 你離開之後
web-since-count = 你離開之後發生了 { $count } 件事
web-since-watch = 從那時候開始看
web-confirm = 好
web-cancel = 不要
web-confirm-move = { $move }？
web-retract = 收回我的選擇
web-undo = 收回
web-undo-turn = 收回整個回合
web-undo-ask = 請大家讓我收回上一步
web-undo-asked = { $name }想退 { $count } 步。
web-undo-agree = 同意
web-undo-decline = 不同意
web-undo-withdraw = 算了
web-handover-title = 裝置換人中
web-handover = 請把裝置交給{ $name }
web-handover-help = 手牌已經遮住，現在請其他人先別看。
web-handover-take = 我是{ $name }
web-place-here = 在線上
web-place-away = 不在
web-place-stand-in = 電腦代打中
web-leave = 讓電腦代打
web-return = 我回來了
web-replace = 讓電腦代打
web-spectators = { $count ->
    [0] 沒有人旁觀。
   *[other] { $count } 人旁觀。
}

## 聊天
web-chat-mute = 不看聊天
web-chat-empty = 還沒有人說話。
web-chat-phrases = 常用語
web-chat-say = 說點什麼
web-chat-send = 送出
web-chat-unread = 則未讀
web-phrase-hello = 大家好！
web-phrase-good-luck = 祝好運！
web-phrase-well-played = 這步厲害！
web-phrase-thanks = 謝謝！
web-phrase-thinking = 讓我想一下……
web-phrase-sorry = 不好意思！
web-phrase-your-turn = 換你囉。
web-phrase-good-game = 玩得很開心！

## 遊戲之後
web-rematch = 座位順移，再來一場
web-rematch-join = 到下一場
web-verify = 運氣公平嗎？
web-verify-help = 第一個數字在遊戲開始前就公布了，它是第二個數字的 SHA-256；這一場的運氣全都由第二個數字算出來。可以用 `pentapolis replay --verify` 驗證。
web-commitment = 開始前公布
web-secret = 這一場的秘密

## 規則與計分表
web-rules-search = 搜尋規則
web-rules-contents = 目錄
web-rules-nothing = 找不到。
web-score-title = 計分表：{ $game }

## 設定與裝置
web-save = 儲存
web-saved = 已儲存。
web-theme = 配色
web-theme-auto = 跟著裝置
web-theme-light = 淺色
web-theme-dark = 深色
web-setting-confirm = 行動之前先問我
web-setting-confirm-help = 給容易點錯的人；大部分的行動本來就可以收回。
web-device-title = 換一台裝置玩
web-device-help = 用私人連結把你的座位和名字搬到另一台裝置。連結只能用一次，十分鐘內有效，請不要給別人看。
web-device-make = 產生連結
web-device-claim-help = 用了這個連結，這台裝置就和原來那台是同一位訪客，座位也一樣。
web-device-claim = 在這裡繼續

## 錯誤
error-unknown = 出了點問題（{ $code }）。
error-offline = 連不上伺服器。
error-not-found = 這裡什麼都沒有。
error-closed = 連線已經關閉。
error-bad-message = 伺服器看不懂這個要求，重新載入頁面或許就好了。
error-too-large = 檔案或訊息太大了。
error-too-fast = 太快了，請稍等一下。
error-no-table = 沒有這一桌。
error-not-your-seat = 那不是你的座位。
error-not-host = 只有桌主可以這樣做。
error-seat-taken = 那個位子已經有人坐了。
error-already-started = 遊戲已經開始了。
error-not-started = 遊戲還沒開始。
error-seats-open = 還有空位。
error-table-over = 遊戲已經結束。
error-table-full = 這一桌坐滿了。
error-nothing-asked = 現在沒有人提出要求，不用回答。
error-no-bot = 沒有這種電腦玩家。
error-bad-name = 這個名字不能用。
error-bad-origin = 這個要求來自別的網站。
error-no-member = 伺服器還不認得你，請重新載入頁面。
error-unknown-command = 伺服器不認得這個指令，重新載入頁面或許就好了。
error-not-over = 要等遊戲結束才能看。
error-conflict = 有人比你快一步。請再看一眼，還要的話再做一次。
error-server-busy = 伺服器正忙，請稍後再試。
error-bad-token = 這個連結已經用過，或已經過期。
error-no-seat = 沒有這個座位。
error-no-person = 那個位子沒有可以代打的人。
error-no-such-step = 那一刻沒有人要做決定，沒辦法退回去。
error-nothing-to-suggest = 現在不能提建議：大家正在秘密選擇。
error-rematch-made = 下一局已經開好了。
error-time-left = 那個人的時間還沒用完。
error-undo-asked = 已經有人要求退回，請先回覆。
