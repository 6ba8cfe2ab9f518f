### 命令 “pentapolis serve”。

cli-serve = 网页牌桌：在浏览器里和朋友、电脑一起玩
cli-serve-example-1 = 在本机玩，自动打开浏览器
cli-serve-example-2 = 供同一网络中的手机和其他人加入，附二维码
cli-serve-example-3 = 换用其他端口，牌局保存到指定文件
cli-serve-example-4 = 按配置文件启动，日志采用程序可读的格式
cli-serve-more = 各项设置也可写入环境变量（PENTAPOLIS_PORT=9000）或 TOML 文件（port = 9000）；选项优先，其次是环境变量。对外提供服务的方法见 docs/hosting.md。
cli-serve-option-host = 监听地址：127.0.0.1 仅限本机（默认），0.0.0.0 为整个网络
cli-serve-option-port = 端口（默认 8000；0 表示任选空闲端口）
cli-serve-option-database = sqlite:///文件 或 postgresql://...；默认是用户数据目录里的一个文件
cli-serve-option-secret_file = 保存 Cookie 签名密钥的文件；没有则新建
cli-serve-option-public_url = 前面有反向代理时，用户访问的网址
cli-serve-option-trust_proxy = 信任代理给出的来源地址和 https 信息
cli-serve-option-log_level = debug、info、warning 或 error
cli-serve-option-log_format = text 或 json
cli-serve-option-config = 配置文件（默认：当前目录下如有 pentapolis.toml 则使用它）
cli-serve-option-browse = 有图形桌面时打开浏览器

cli-serve-here = 牌桌地址：{ $address }
cli-serve-lan = 同一网络内请访问：{ $address }
cli-serve-phone = 用手机扫描上面的二维码即可加入。
cli-serve-stop = 按 Ctrl+C 停止；所有牌局都会保留。
cli-serve-no-socket = 无法监听 { $host } 的端口 { $port }：{ $why }。可以换一个：--port 8001

cli-serve-bad-number = { $source }：不能是 { $given }，应为 { $least } 到 { $most } 的整数。
cli-serve-bad-choice = { $source }：{ $name } 不能是“{ $given }”，可选 { $known }。
cli-serve-bad-switch = { $source }：{ $name } 不能是“{ $given }”，请写 true 或 false。
cli-serve-bad-text = { $source }：{ $name } 应为文本，不能是“{ $given }”。
cli-serve-bad-secret = { $source }：密钥至少需要 { $least } 个字符。
cli-serve-bad-url = { $source }：“{ $given }”不是 https://city.example 这样不带路径的网址。
cli-serve-bad-unknown = { $source }：没有名为“{ $name }”的设置，可用的有 { $known }。
cli-serve-bad-file = { $source }：{ $why }。
cli-serve-bad-toml = { $source } 不是有效的 TOML：{ $why }
cli-serve-database-scheme = “{ $given }”不是数据库地址，请用 sqlite:///文件 或 postgresql://用户@主机/名称。
cli-serve-database-memory = “{ $given }”没有指定文件；牌局必须在服务器关闭后仍然保留。请用 sqlite:///文件。
cli-serve-database-driver = 使用 PostgreSQL 需要安装驱动：pip install "pentapolis[postgres]"
cli-serve-database-newer = 该数据库由更新的版本写入（结构版本 { $found }，本版本最高支持 { $known }）。未作任何改动。
cli-serve-database-unreachable = 无法连接 { $given }：{ $why }
