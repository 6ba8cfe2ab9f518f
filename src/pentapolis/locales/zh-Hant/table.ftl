### 電腦玩家、比賽與存檔。

## 電腦玩家與比賽
problem-unknown-bot = 沒有 { $given } 這種電腦玩家，有的是 { $known }
problem-unknown-parameter = 這種電腦玩家沒有 { $given } 這樣的設定，可以用的是 { $known }
problem-no-parameters = 這種電腦玩家沒有設定，不用寫 { $given }
problem-no-number = { $given } 不是 { $low } 到 { $high } 的數字
problem-bots-number = 給了 { $number } 個電腦玩家；每個座位要一個，座位數可以是 { $known }
problem-no-games = 不能只比 { $given } 局，至少要一局

## 檔案
error-not-json = 讀不了 { $where }：{ $what }。
problem-no-json = 第 { $line } 行第 { $column } 個字的 JSON 寫錯了
problem-json-truncated = 檔案太早斷掉，沒有寫完或沒有複製完
problem-json-long-number = 裡面有幾千位數的數字，不可能是一局遊戲或一桌的計分資料
problem-json-no-number = JSON 寫錯了，NaN 和 Infinity 不算數字
problem-json-deep = 層數太深，不可能是一局遊戲或一桌的計分資料
error-damaged-save = { $what }。請改用較早的備份，或另開新局。
problem-damaged-save = { $name } 這個存檔壞了，壞在「{ $place }」：{ $kind ->
    [missing] 少了這一項
    [object] 這裡要是有欄位名稱的物件
    [format] 這個程式只認得格式 1
    [text] 這裡要是不含控制字元的文字
    [number] 這裡要是最多 19 位數的整數
    [numbers] 這裡要是一串整數
    [bot] 沒有這種電腦玩家
   *[seats] 這裡要每個座位各有一項
}

## 網路牌桌的運氣
problem-no-chance-secret = 牌桌的密鑰應該是 64 個十六進位數字
problem-no-chance-numbers = 每一步都該有一個編號，沒有抽取的步驟則留空
