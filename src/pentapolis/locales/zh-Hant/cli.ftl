### 命令列。

## 首頁
cli-front-usage = 指令 [選項] ...
cli-front = 終端機裡的城市建設桌遊：跟電腦對戰、查規則、替真實的桌局算分、辦電腦比賽。
cli-front-example-1 = 跟三個電腦玩家對戰，隨時有提示、能收回、能查規則
cli-front-example-2 = 兩個電腦對手，用繁體中文
cli-front-example-3 = 商店怎麼算分，附範例
cli-front-example-4 = 替桌上的一座城市算分，每一分都說明理由
cli-front-example-5 = 抽籤決定座位
cli-front-example-6 = 一場小比賽
cli-front-more =
    想看某個指令的範例和選項，請用「pentapolis 指令 --help」。語言依 --lang，其次看 PENTAPOLIS_LANG，再其次看系統設定。
    結束代碼：0 完成，1 沒有做完，2 輸入有誤，130 被中斷。
cli-help-examples = 範例
cli-help-options = 選項
cli-help-commands = 指令

## 指令
cli-games = 列出所有遊戲，或某個遊戲的選項
cli-games-example-1 = 有哪些遊戲
cli-games-example-2 = 單看一個遊戲：人數、版本、各選項的意思
cli-games-example-3 = 給程式讀的完整資料
cli-play = 在終端機裡玩：跟電腦對戰，或幾個人輪流用同一個畫面
cli-play-example-1 = 你對三個電腦
cli-play-example-2 = 三個座位，每次都發一樣的板塊
cli-play-example-3 = 指定電腦對手，依座位順序
cli-play-example-4 = 兩個人輪流用同一個畫面，手牌互相看不到
cli-play-example-5 = 設定遊戲選項，每次決定之後都存檔
cli-play-example-6 = 接著玩存檔
cli-play-more =
    電腦玩家：random、greedy、ismcts(iterations=20000)、ismcts(ms=500)。順序自由的時候，電腦會比人先動。遊戲中輸入「h」可以看所有指令。
    結束代碼：0 遊戲玩完，或用「q」離開；1 遊戲還沒結束，輸入就斷了；2 輸入有誤。
cli-rules = 查規則：目錄、某一段和它的範例，或搜尋
cli-rules-example-1 = 有哪些段落
cli-rules-example-2 = 看一段；計分表和拒絕理由裡的名稱也可以用
cli-rules-example-3 = 哪裡提到某件事
cli-rules-example-4 = 從頭到尾
cli-score = 替桌上的一座或所有城市算分，每一項都說明理由
cli-score-example-1 = 每座城市寫四列，每列四個字母，空格用「.」
cli-score-example-2 = 讀 JSON，只輸出數字
cli-score-example-3 = 從標準輸入讀
cli-score-more =
    JSON 是一個物件，裡面有 "cities": [["SSSS","HHOm","OPOO","OPHP"], ...]（照順時針排）和 "seats": 4；字母的意思見「pentapolis rules」。純文字的話，「seats: 4」和「factory_rate: 4 3 3」可以各寫一行。
    城市沒有給齊就不排名次，工廠只跟有給的城市比；要指定每座工廠幾分，請用「factory_rate」。
cli-seats = 抽籤決定座位，跟盒裡的座位卡一樣
cli-seats-example-1 = 順時針排座位，號碼最小的在前
cli-seats-example-2 = 可以重現的抽籤，給程式讀
cli-replay = 逐步重看一局紀錄或存檔，可以換任何座位的視角
cli-replay-example-1 = 一步一步看：n 下一步，p 上一步，g 12 跳到第 12 步，s 1 換成 1 號座位的視角，q 離開
cli-replay-example-2 = 只看 1 號座位當時看得到的
cli-replay-example-3 = 某一步的資料，給程式讀
cli-replay-example-4 = 完整經過和計分表
cli-replay-example-5 = 檢查網頁牌桌的運氣公不公平
cli-replay-more =
    FILE 可以是紀錄、存檔，或網頁牌桌在遊戲結束後提供下載的檔案。
    結束代碼：0 完成（--verify：一切公平），1 --verify 發現不對的地方，2 輸入有誤。
cli-sim = 辦一場電腦比賽，座位輪流換
cli-sim-example-1 = 一個貪心電腦對三個隨機電腦
cli-sim-example-2 = 搜尋對貪心，三個座位，給程式讀
cli-bench = 測量遊戲在這台機器上跑多快
cli-bench-example-1 = 兩秒鐘：隨機對局和搜尋
cli-bench-example-2 = 同上，給程式讀
cli-bench-more = 在原始碼目錄裡不加 --quick 時，等於執行「python -m bench」，跟參考實作比較。加了 --json 或 --seats 就只跑小測試。

## 選項
cli-option-lang = 語言：en、zh-Hant 或 zh-Hans
cli-option-no_colour = 不用顏色（設了 NO_COLOR 也一樣）
cli-option-version = 顯示版本後離開
cli-option-help = 顯示這一頁後離開（也可以用 -h）
cli-option-as_json = 給程式讀：在標準輸出印出 JSON
cli-option-seed = 用同一個數字，運氣就一樣
cli-option-seats = 座位數
cli-option-options = 遊戲的選項，「pentapolis games 遊戲」會列出來；可以重複使用
cli-play-option-own = 你的座位，從 0 起算；幾個人玩可以重複使用（預設：第一個座位）
cli-play-option-people = 幾個人共用畫面（預設：1）
cli-play-option-names = 玩家的名字；可以重複使用
cli-play-option-bots = 其他座位由誰來玩；可以重複使用
cli-play-option-load = 接著玩存檔，或從紀錄結束的地方玩下去
cli-play-option-save = 每次決定之後存到這個檔案
cli-play-option-no_confirm = 不能收回的決定也不再確認
cli-rules-option-search = 找出提到這些字的段落
cli-rules-option-whole = 從頭到尾
cli-score-option-house_tiles = 同一種建築可以比盒裡的多
cli-replay-option-step = 看這一步之後的局面
cli-replay-option-seat = 這個座位看得到的（預設：旁觀者）
cli-replay-option-whole = 完整經過
cli-replay-option-verified = 檢查網頁牌桌的檔案：運氣是不是跟開局時承諾的一樣？
cli-sim-option-bots = 電腦玩家，用逗號分開；不夠座位數時，其餘都用最後一個
cli-sim-option-games = 至少玩幾局；會補足到每個電腦坐過每個座位的次數一樣多
cli-sim-option-jobs = 同時跑幾個程序（預設：每個核心一個）
cli-bench-option-quick = 只跑小測試，不跑原始碼目錄裡的完整測試

## 命令列有誤
cli-error-language = 沒有「{ $given }」這種語言，可以用 { $known }。
cli-error-command = 沒有「{ $given }」這個指令，有的是 { $known }。
cli-error-option = 沒有 { $option } 這個選項。{ $similar ->
    [none] {""}
   *[other] 你要的是 { $similar } 嗎？
}
cli-error-missing = 少了東西：{ $name }。
cli-error-no-value = { $option } 後面要有內容。
cli-error-extra = 多了這些：{ $given }。
cli-error-number = { $option } 不能是 { $given }，{ $most ->
    [none] 要是 { $least } 以上的整數
   *[other] 要是 { $least } 到 { $most } 的整數
}。
cli-error-game = 沒有「{ $given }」這個遊戲，有的是 { $known }。
cli-error-seats = { $game }可以 { $least } 到 { $most } 人玩，不能 { $given } 人。
cli-error-pair = 「{ $given }」不是「名稱=值」的寫法。
cli-error-game-option = 這個遊戲沒有「{ $given }」這個選項，有的是 { $known }。
cli-error-game-value = 選項 { $option } 不能是「{ $given }」，可以是 { $known }。
cli-error-people = { $given } 個人跟 { $seats } 個座位、指定的座位對不起來。
cli-error-bots = { $seats } 個座位給了 { $given } 個電腦玩家：請給 1 到 { $seats } 個，用逗號分開。
cli-error-names = { $people } 個人卻有 { $given } 個名字。
cli-error-same-name = 有兩個人同名。
cli-error-no-part = { $game } 沒有 { $part }。
cli-error-paragraph = 規則裡沒有「{ $given }」這一段，有的是 { $known }。
cli-error-file = { $name }：{ $why }。
cli-why-no-file = 沒有這個檔案或資料夾
cli-why-folder = 這是資料夾
cli-why-permission = 沒有權限
cli-why-no-room = 裝置沒有空間了
cli-why-closed = 已經關閉
cli-why-no-name = 這不能當檔名
cli-why-long-name = 檔名太長
cli-error-in-the-way = 已經有 { $name } 這個檔案，而且不是這一局的存檔；什麼都沒有寫入。
cli-error-not-text = { $name } 不是文字檔。
cli-error-empty = { $name } 是空的。
cli-error-foreign = { $name } 不是對局的紀錄，也不是存檔。
cli-error-table-file = { $name } 不是完整的網頁牌桌檔案。
cli-error-no-chance = { $name } 沒有東西可以檢查；請用網頁牌桌在遊戲結束後提供下載的檔案。
cli-error-bad-chance = { $name } 這個檔案壞了，壞在「{ $where }」。
cli-error-rules-version = { $name } 用的是第 { $given } 版規則，這個程式只認得第 { $known } 版。
cli-error-other-game = { $name } 是另一個遊戲（{ $game }）。
cli-error-too-large = { $name } 超過 { $most } MB，不可能是一局遊戲或一桌的計分資料。
cli-error-no-input = 標準輸入是關閉的；請給檔名，或用管線把檔案送進來。
cli-error-no-stdin = 「{ $option }」後面要給檔名，這裡不能用「-」。
cli-error-settled = { $name } 裡已經有這一項，不能再給 { $option }。請拿掉 { $option }。
cli-error-name-characters = 名字「{ $given }」含有控制字元，或不是 UTF-8，請改掉。
cli-score-how = 資料怎麼寫，請看「pentapolis score --help」。
cli-score-house-tiles = 加上 --house-tiles 就照樣計分。
cli-standard-streams = 標準輸入或輸出
cli-interrupted = 已中斷。

## 遊戲
cli-games-id = 代號
cli-games-name = 名稱
cli-games-seats = 人數
cli-games-minutes = 分鐘
cli-games-facts = { $seats } 人，{ $minutes } 分鐘；設計者：{ $designers }，{ $year } 年
cli-games-options = 選項，用「--option 名稱=值」指定：
cli-games-by-edition = 各版本的預設：{ $told }

## 座位
cli-seats-name = 名字
cli-seats-card = 座位卡
cli-seats-around = 順時針（下一位坐在左手邊）：{ $names } → 回到第一位
cli-seats-again = 重現這次抽籤：--seed { $seed }

## 計分表
cli-sheet-line = 項目
cli-sheet-points = 分數
cli-sheet-reason = 理由
cli-sheet-rule = 規則
cli-sheet-line-told = { $part }，{ $line } { $points } 分：{ $reasons }
cli-sheet-item = { $reason }：{ $points }
cli-sheet-nothing = 沒有
cli-sheet-provisional = 假設現在就結束：
cli-rank = 第 { $place } 名：{ $holders }
cli-rank-holder = { $name }，{ $points }（{ $reason }）
cli-rank-decided = ；{ $reason } [{ $rule }]
cli-score-incomplete = 這一桌的城市沒有給齊，算不出個人成績。

## 規則
cli-rules-how = 看一段：pentapolis rules { $game } 段落；看全部加 --all；搜尋用 --search 文字。
cli-no-hit = 規則裡沒有提到，換個說法試試。
cli-example-move = { $name }：{ $move }
cli-example-accepted = 可以這樣做。
cli-example-new = 新的一局：{ $made }

## 重看
cli-replay-step = 第 { $step } 步，共 { $last } 步
cli-replay-prompt = n 下一步，p 上一步，g 步數，e 最後，s 座位，q 離開：
cli-replay-help = n 或 Enter：下一步；p：上一步；g 步數：跳到某一步，最多 { $last }；e：最後；s 座位：換成某個座位的視角，0 到 { $seats }；s：旁觀者；q：離開。

## 公平嗎？
cli-verify-rules = 全部 { $steps } 步都符合規則。
cli-verify-commitment = 密鑰跟承諾的相符。牌桌在開局時顯示過：{ $told }
cli-verify-commitment-wrong = 密鑰跟承諾的 { $told } 不符。
cli-verify-deal = 發牌確實由密鑰決定。
cli-verify-deal-wrong = 發牌不是由密鑰決定的。
cli-verify-position = 這局從指定的局面開始，沒有發牌可以檢查。
cli-verify-draws = { $count ->
    [0] 遊戲中沒有抽過東西。
   *[other] 遊戲中的 { $count } 次抽取都由密鑰決定。
}
cli-verify-draws-wrong = 有 { $count } 步的運氣不是由密鑰決定的：第 { $steps } 步。
cli-verify-no-end = 這局還沒結束，可是牌桌要到結束才會公開密鑰：少了後面的步驟。
cli-verify-fair = 公平：只要牌桌開局時顯示的就是這個承諾，就沒有人能挑選或預知抽到什麼。
cli-verify-not-fair = 不公平，或是檔案被改過。

## 比賽
cli-sim-running = 對局中
cli-sim-bot = 電腦玩家
cli-sim-wins = 勝率
cli-sim-points = 分數
cli-sim-rank = 名次
cli-sim-played = 共 { $count } 局{ $game }，{ $seats } 個座位，種子 { $seed }；用 { $jobs } 個核心跑了 { $seconds } 秒。
cli-sim-method = 共 { $deals } 副牌，每副輪換座位玩 { $seats } 局，所以每個電腦都坐過每個座位，運氣也相同。並列獲勝按比例算，並列名次取平均。括號裡是各副牌平均值的 95 % 信賴區間（Student t）。×2 表示坐兩個座位，數字是其中一個的平均。
cli-sim-interrupted = 跑了 { $done } 局（共 { $total } 局）時中斷，還沒有結果。

## 測速
cli-bench-made = { $game }，{ $seats } 個座位，單核心，{ $compiled ->
    [true] 編譯版
   *[other] 純 Python
}：
cli-bench-random = 每秒 { $rate } 局隨機對局，{ $moves } 次決定
cli-bench-search = 從第一個決定起，每秒 { $rate } 次樹搜尋

## 對局
cli-bot-name = 電腦{ $number }
cli-scores = 假設現在就結束：{ $scores }
cli-also-waiting = 還要決定的有：{ $names }
cli-others-in-short = 其他城市（輸入 c 可以看圖）：{ $cities }
cli-news = 你上次決定之後：
cli-news-more = 你上次決定之後（還有 { $count } 行，輸入 n 看全部）：
cli-change = { $part } 的{ $line } { $before } → { $after }
cli-list-end = ；
cli-thinking = { $name }思考中
cli-searching = 搜尋中
cli-prompt = { $name }，請決定（? 提示，h 說明）：
cli-forced = 只有一種走法：{ $move }（{ $words }），按 Enter 即可。
cli-sure = { $move }：{ $words }。
cli-sure-prompt = 按 Enter 確定，之後就不能收回；n 取消
cli-not-played = 沒有送出，請重新選。
cli-nothing-typed = 請輸入行動的編號或寫法；? 看提示，h 看說明。
cli-no-such-number = 沒有這個號碼，清單是 1 到 { $most }。
cli-see-rule = 規則：{ $title }（輸入「rules { $id }」）
cli-no-move = 看不懂「{ $given }」。請輸入清單的號碼或走法的字母；h 會列出其他能輸入的。
cli-taken-back = 收回了。
cli-reset = 收回了 { $count } 個決定。
cli-no-take-back = 沒有能收回的：你上次決定之後，已經有東西翻開或抽出，或者別人已經行動。
cli-nobody-to-wait-for = 沒有別人可以等了。
cli-stand-off = 大家都在等，僵局。{ $name }必須先。
cli-hand-over = 輪到{ $name }，請交出畫面。
cli-hand-over-ready = { $name }坐好之後按 Enter：
cli-hand-over-back = 坐好之後按 Enter（u：{ $name }收回剛才的決定）：
cli-no-change = 這樣不會改變計分表。
cli-confirm-on = 不能收回的決定會再確認一次。
cli-confirm-off = 不能收回的決定不再確認。
cli-hint = 提示：{ $move }（{ $words }）
cli-hint-follow = 接下來例如 { $moves }
cli-hint-basis = 設想了 { $count } 局，給它 { $value } 分（滿分 100）；其次是 { $other }，{ $less } 分。
cli-hint-only = 沒有別的走法。
cli-save-where = 存到哪個檔案？
cli-quit-save = 要先存檔嗎？輸入檔名，或直接按 Enter 不存檔離開：
cli-save-record = 要存下紀錄嗎？輸入檔名，或按 Enter 略過：
cli-replace = 已經有 { $name } 這個檔案，而且不是這一局的存檔。要取代嗎？（y/n）
cli-not-saved = 沒有存檔。
cli-saved = 已存到 { $name }。
cli-kept = 這一局存在 { $name }，用「pentapolis replay { $name }」可以重看。
cli-left = 這一局沒有存檔。
cli-left-saved = 這一局存在 { $name }，用「pentapolis play --load { $name }」可以接著玩。
cli-input-ended = 遊戲還沒結束，輸入就斷了。
cli-play-help =
    12            用清單的號碼決定
    S L d4        用字母寫走法，寫法跟清單和規則一樣
    ?             提示：搜尋會怎麼走，為什麼
    p 走法        這一步會讓計分表怎麼變
    u、r          收回上一個決定，或收回所有還能收回的
    w             先等畫面前的其他人；大家都等就是僵局
    c、n、t       所有城市；完整的經過；你知道的板塊去向
    sheet         假設現在就結束的計分表
    rules 字詞    規則的某一段，或哪裡提到這個詞
    lang 語言     換語言：en、zh-Hant、zh-Hans
    confirm       不能收回的決定要不要再確認：開或關
    save 檔名、q  存檔；離開
