### 指令「pentapolis serve」。

cli-serve = 網頁牌桌：用瀏覽器跟真人和電腦一起玩
cli-serve-example-1 = 在這台電腦上玩，並打開瀏覽器
cli-serve-example-2 = 讓同一個網路裡的手機和其他人加入，附 QR 碼
cli-serve-example-3 = 換一個連接埠，牌局存在指定的檔案
cli-serve-example-4 = 依設定檔啟動，記錄寫成程式可讀的格式
cli-serve-more = 每個設定也能寫在環境變數（PENTAPOLIS_PORT=9000）或 TOML 檔（port = 9000）裡；以選項為先，其次是環境變數。要開給別人用，請看 docs/hosting.md。
cli-serve-option-host = 在哪個位址接受連線：127.0.0.1 只有本機（預設），0.0.0.0 是整個網路
cli-serve-option-port = 連接埠（預設 8000；0 表示任選一個空的）
cli-serve-option-database = sqlite:///檔案 或 postgresql://...；預設是你資料夾裡的一個檔案
cli-serve-option-secret_file = 存放 Cookie 簽章密鑰的檔案；沒有就建立
cli-serve-option-public_url = 前面有代理伺服器時，大家使用的網址
cli-serve-option-trust_proxy = 採信代理伺服器所說的來源位址和 https
cli-serve-option-log_level = debug、info、warning 或 error
cli-serve-option-log_format = text 或 json
cli-serve-option-config = 設定檔（預設：目前資料夾有 pentapolis.toml 就用它）
cli-serve-option-browse = 有桌面環境時打開瀏覽器

cli-serve-here = 牌桌開在 { $address }
cli-serve-lan = 同一個網路請用：{ $address }
cli-serve-phone = 用手機掃描上面的 QR 碼。
cli-serve-stop = 按 Ctrl+C 結束；所有牌局都會保留。
cli-serve-no-socket = 無法使用 { $host } 的連接埠 { $port }：{ $why }。換一個試試：--port 8001

cli-serve-bad-number = { $source }：不能是 { $given }，要是 { $least } 到 { $most } 的整數。
cli-serve-bad-choice = { $source }：{ $name } 不能是「{ $given }」，可用的有 { $known }。
cli-serve-bad-switch = { $source }：{ $name } 不能是「{ $given }」，請寫 true 或 false。
cli-serve-bad-text = { $source }：{ $name } 要填文字，不能是「{ $given }」。
cli-serve-bad-secret = { $source }：密鑰至少要 { $least } 個字元。
cli-serve-bad-url = { $source }：「{ $given }」不是像 https://city.example 這樣不帶路徑的網址。
cli-serve-bad-unknown = { $source }：沒有「{ $name }」這個設定，可用的有 { $known }。
cli-serve-bad-file = { $source }：{ $why }。
cli-serve-bad-toml = { $source } 不是正確的 TOML：{ $why }
cli-serve-database-scheme = 「{ $given }」不是資料庫，請用 sqlite:///檔案 或 postgresql://使用者@主機/名稱。
cli-serve-database-memory = 「{ $given }」沒有指定檔案；牌局必須在伺服器關閉後還留著。請用 sqlite:///檔案。
cli-serve-database-driver = 使用 PostgreSQL 需要驅動程式：pip install "pentapolis[postgres]"
cli-serve-database-newer = 這個資料庫是較新的版本寫的（格式 { $found }，本版只認得到 { $known }）。沒有更動任何內容。
cli-serve-database-unreachable = 連不到 { $given }：{ $why }
