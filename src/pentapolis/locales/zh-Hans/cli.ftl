### 命令行。

## 首页
cli-front-usage = 命令 [选项] ...
cli-front = 终端里的城市建设桌游：和电脑对战，查规则，给实体桌局计分，举办电脑锦标赛。
cli-front-example-1 = 和三个电脑玩家对战，有提示，可悔棋，规则随手可查
cli-front-example-2 = 两个电脑对手，界面用繁体中文
cli-front-example-3 = 商店如何计分，带示例
cli-front-example-4 = 给实体桌上的一座城市计分，逐项说明依据
cli-front-example-5 = 抽签定座位
cli-front-example-6 = 一次小型锦标赛
cli-front-more =
    “pentapolis 命令 --help” 给出该命令的示例和选项。语言取自 --lang，未给出则看 PENTAPOLIS_LANG，再看系统设置。
    退出码：0 完成，1 未完成，2 输入有误，130 被中断。
cli-help-examples = 示例
cli-help-options = 选项
cli-help-commands = 命令

## 命令
cli-games = 列出游戏，或某个游戏的选项
cli-games-example-1 = 可以玩哪些游戏
cli-games-example-2 = 单个游戏：人数、版本、每个选项的含义
cli-games-example-3 = 供程序读取的全部资料
cli-play = 在终端里玩：和电脑对战，或几个人轮流使用同一屏幕
cli-play-example-1 = 你和三个电脑
cli-play-example-2 = 三个座位，每次发牌都相同
cli-play-example-3 = 按座位顺序指定电脑
cli-play-example-4 = 两人轮流使用同一屏幕，互相看不到手中的板块
cli-play-example-5 = 设置游戏选项，每次决定后自动存档
cli-play-example-6 = 从存档继续
cli-play-more =
    电脑玩家：random、greedy、ismcts(iterations=20000)、ismcts(ms=500)。行动顺序不限时，电脑先于人行动。游戏中输入 “h” 查看全部命令。
    退出码：0 游戏结束或用 “q” 离开；1 游戏未完而输入已尽；2 输入有误。
cli-rules = 查规则：目录、某一段及其示例，或搜索
cli-rules-example-1 = 有哪些段落
cli-rules-example-2 = 看一段；计分表和拒绝原因里的名称同样可用
cli-rules-example-3 = 规则里哪些地方谈到某事
cli-rules-example-4 = 通读全文
cli-score = 给一座或整桌城市计分，逐项说明依据
cli-score-example-1 = 每座城市四行，每行四个字母，空格写 “.”
cli-score-example-2 = 输入 JSON，只输出数字
cli-score-example-3 = 从标准输入读取
cli-score-more =
    JSON 为一个对象，含 "cities": [["SSSS","HHOm","OPOO","OPHP"], ...]（按顺时针排列）和 "seats": 4；字母含义见 “pentapolis rules”。用文本时，“seats: 4” 和 “factory_rate: 4 3 3” 可以各占一行。
    城市不全时不排名次，工厂只在给出的城市之间比较；也可用 “factory_rate” 指定每个工厂的分值。
cli-seats = 抽签定座位，做法与盒中的座位卡相同
cli-seats-example-1 = 按顺时针入座，号码最小者在先
cli-seats-example-2 = 可重现的抽签，供程序读取
cli-replay = 逐步回放一局记录或存档，可切换到任一座位的视角
cli-replay-example-1 = 逐步查看：n 下一步，p 上一步，g 12 跳到第 12 步，s 1 切换到 1 号座位视角，q 退出
cli-replay-example-2 = 只看 1 号座位当时能看到的
cli-replay-example-3 = 某一步的数据，供程序读取
cli-replay-example-4 = 全部经过和计分表
cli-replay-example-5 = 检查网页牌桌的随机结果是否公平
cli-replay-more =
    FILE 可以是对局记录、存档，或网页牌桌在对局结束后提供下载的文件。
    退出码：0 完成（--verify：一切公平），1 --verify 发现问题，2 输入有误。
cli-sim = 举办电脑锦标赛，座位轮换
cli-sim-example-1 = 一个贪心电脑对三个随机电脑
cli-sim-example-2 = 搜索对贪心，三个座位，供程序读取
cli-bench = 测量游戏在本机的运行速度
cli-bench-example-1 = 两秒：随机对局和搜索
cli-bench-example-2 = 同上，供程序读取
cli-bench-more = 在源码目录中不加 --quick 时，相当于运行 “python -m bench”，与参考实现比较。加 --json 或 --seats 则只运行小测试。

## 选项
cli-option-lang = 语言：en、zh-Hant 或 zh-Hans
cli-option-no_colour = 不使用颜色（设置了 NO_COLOR 时同样）
cli-option-version = 显示版本并退出
cli-option-help = 显示本页并退出（也可用 -h）
cli-option-as_json = 供程序读取：向标准输出打印 JSON
cli-option-seed = 数字相同则运气相同
cli-option-seats = 座位数
cli-option-options = 游戏选项，可用 “pentapolis games 游戏” 列出；可多次使用
cli-play-option-own = 你的座位，从 0 算起；多人时可多次使用（默认：第一个座位）
cli-play-option-people = 共用屏幕的人数（默认：1）
cli-play-option-names = 玩家名字；可多次使用
cli-play-option-bots = 其余座位由谁来玩；可多次使用
cli-play-option-load = 从存档继续，或从记录结束处接着玩
cli-play-option-save = 每次决定后存到此文件
cli-play-option-no_confirm = 无法撤回的决定也不再确认
cli-rules-option-search = 找出谈到这些内容的段落
cli-rules-option-whole = 通读全文
cli-score-option-house_tiles = 允许某种建筑多于盒中数量
cli-replay-option-step = 查看这一步之后的局面
cli-replay-option-seat = 该座位能看到的（默认：观众）
cli-replay-option-whole = 全部经过
cli-replay-option-verified = 检查网页牌桌的文件：随机结果是否与开局时的承诺一致？
cli-sim-option-bots = 电脑玩家，用逗号分隔；少于座位数时，其余都用最后一个
cli-sim-option-games = 至少玩多少局；会补足到每个电脑坐每个座位的次数相同
cli-sim-option-jobs = 进程数（默认：每个核心一个）
cli-bench-option-quick = 只运行小测试，不运行源码目录里的完整测试

## 命令行有误
cli-error-language = 没有 “{ $given }” 这种语言，可用的有 { $known }。
cli-error-command = 没有命令 “{ $given }”，可用的有 { $known }。
cli-error-option = 没有选项 { $option }。{ $similar ->
    [none] {""}
   *[other] 是不是 { $similar }？
}
cli-error-missing = 缺少：{ $name }。
cli-error-no-value = { $option } 需要一个值。
cli-error-extra = 多余的内容：{ $given }。
cli-error-number = { $option } 不能是 { $given }，{ $most ->
    [none] 应为不小于 { $least } 的整数
   *[other] 应为 { $least } 到 { $most } 的整数
}。
cli-error-game = 没有游戏 “{ $given }”，可用的有 { $known }。
cli-error-seats = { $game }供 { $least } 到 { $most } 人游戏，不能是 { $given } 人。
cli-error-pair = “{ $given }” 不是 “名称=值” 的形式。
cli-error-game-option = 这个游戏没有选项 “{ $given }”，可用的有 { $known }。
cli-error-game-value = 选项 { $option } 不能是 “{ $given }”，应为 { $known }。
cli-error-people = { $given } 个人与 { $seats } 个座位、所指定的座位不符。
cli-error-bots = { $seats } 个座位却有 { $given } 个电脑：请给出 1 到 { $seats } 个，用逗号分隔。
cli-error-names = { $people } 个人却有 { $given } 个名字。
cli-error-same-name = 有两个人同名。
cli-error-no-part = { $game } 没有 { $part }。
cli-error-paragraph = 规则里没有 “{ $given }” 这一段，可用的有 { $known }。
cli-error-file = { $name }：{ $why }。
cli-why-no-file = 没有此文件或文件夹
cli-why-folder = 这是文件夹
cli-why-permission = 没有权限
cli-why-no-room = 设备空间不足
cli-why-closed = 已关闭
cli-why-no-name = 不能用作文件名
cli-why-long-name = 文件名过长
cli-error-in-the-way = { $name } 已经存在，且不是本局的存档；没有写入任何内容。
cli-error-not-text = { $name } 不是文本文件。
cli-error-empty = { $name } 是空文件。
cli-error-foreign = { $name } 既不是对局记录，也不是存档。
cli-error-table-file = { $name } 不是完整的网页牌桌文件。
cli-error-no-chance = { $name } 没有可检查的内容；请使用网页牌桌在对局结束后提供下载的文件。
cli-error-bad-chance = 文件 { $name } 已损坏，位置 “{ $where }”。
cli-error-rules-version = { $name } 采用第 { $given } 版规则，本程序只支持第 { $known } 版。
cli-error-other-game = { $name } 是另一个游戏（{ $game }）。
cli-error-too-large = { $name } 超过 { $most } MB，不会是对局或计分数据。
cli-error-no-input = 标准输入已关闭；请给出文件名，或通过管道传入。
cli-error-no-stdin = “{ $option }” 需要文件名，此处不能用 “-”。
cli-error-settled = { $name } 已经确定了这一项，不能再用 { $option }，请去掉它。
cli-error-name-characters = 名字 “{ $given }” 含有控制字符，或不是 UTF-8，请修改。
cli-score-how = 数据的写法见 “pentapolis score --help”。
cli-score-house-tiles = 加上 --house-tiles 可照样计分。
cli-standard-streams = 标准输入或输出
cli-interrupted = 已中断。

## 游戏
cli-games-id = 代号
cli-games-name = 名称
cli-games-seats = 人数
cli-games-minutes = 分钟
cli-games-facts = { $seats } 人，{ $minutes } 分钟；设计：{ $designers }，{ $year } 年
cli-games-options = 选项，写法为 --option 名称=值：
cli-games-by-edition = 各版本默认值：{ $told }

## 座位
cli-seats-name = 名字
cli-seats-card = 座位卡
cli-seats-around = 顺时针方向（下一位在左手边）：{ $names } → 回到第一位
cli-seats-again = 重现此次抽签：--seed { $seed }

## 计分表
cli-sheet-line = 项目
cli-sheet-points = 分数
cli-sheet-reason = 依据
cli-sheet-rule = 规则
cli-sheet-line-told = { $part }，{ $line } { $points } 分：{ $reasons }
cli-sheet-item = { $reason }：{ $points }
cli-sheet-nothing = 无
cli-sheet-provisional = 按此刻终局计算：
cli-rank = 第 { $place } 名：{ $holders }
cli-rank-holder = { $name }，{ $points }（{ $reason }）
cli-rank-decided = ；{ $reason } [{ $rule }]
cli-score-incomplete = 这一桌城市不全，无法得出个人成绩。

## 规则
cli-rules-how = pentapolis rules { $game } 段落：查看其中一段；--all：通读；--search 文本：搜索。
cli-no-hit = 规则没有谈到这个，请换个词。
cli-example-move = { $name }：{ $move }
cli-example-accepted = 可以这样做。
cli-example-new = 新的一局：{ $made }

## 回放
cli-replay-step = 第 { $step } 步，共 { $last } 步
cli-replay-prompt = n 下一步，p 上一步，g 步数，e 末尾，s 座位，q 退出：
cli-replay-help = n 或回车：下一步；p：上一步；g 步数：跳到某步，最大 { $last }；e：末尾；s 座位：切换到某座位视角，0 到 { $seats }；s：观众；q：退出。

## 是否公平
cli-verify-rules = 全部 { $steps } 步均符合规则。
cli-verify-commitment = 密钥与承诺相符。牌桌开局时显示过：{ $told }
cli-verify-commitment-wrong = 密钥与承诺的 { $told } 不符。
cli-verify-deal = 发牌结果由密钥推出。
cli-verify-deal-wrong = 发牌结果并非由密钥推出。
cli-verify-position = 本局从指定局面开始，没有发牌可供检查。
cli-verify-draws = { $count ->
    [0] 对局中没有抽取过任何东西。
   *[other] 对局中的 { $count } 次抽取均由密钥推出。
}
cli-verify-draws-wrong = 有 { $count } 步的随机结果并非由密钥推出：第 { $steps } 步。
cli-verify-no-end = 本局没有结束，但牌桌在结束时才公开密钥：缺少后面的步骤。
cli-verify-fair = 公平：只要牌桌开局时显示的正是这一承诺，就没有人能够挑选或预知抽取结果。
cli-verify-not-fair = 不公平，或者文件被改动过。

## 锦标赛
cli-sim-running = 对局中
cli-sim-bot = 电脑
cli-sim-wins = 胜率
cli-sim-points = 得分
cli-sim-rank = 名次
cli-sim-played = { $game } { $count } 局，{ $seats } 个座位，种子 { $seed }；{ $jobs } 个核心，用时 { $seconds } 秒。
cli-sim-method = 共 { $deals } 副牌，每副轮换座位玩 { $seats } 局，因此每个电脑坐遍所有座位且运气相同。并列获胜按份额计，并列名次取平均。括号内为按牌局均值计算的 95 % 置信区间（学生 t）。×2 表示占两个座位，数字为其中一个的平均。
cli-sim-interrupted = 已完成 { $done } 局（共 { $total } 局）时中断，尚无结果。

## 测速
cli-bench-made = { $game }，{ $seats } 个座位，单核，{ $compiled ->
    [true] 编译版
   *[other] 纯 Python
}：
cli-bench-random = 每秒 { $rate } 局随机对局，{ $moves } 次决定
cli-bench-search = 从第一个决定起，每秒 { $rate } 次树搜索

## 对局
cli-bot-name = 电脑{ $number }
cli-scores = 按此刻终局计算：{ $scores }
cli-also-waiting = 还要决定的有：{ $names }
cli-others-in-short = 其他城市（输入 c 看图）：{ $cities }
cli-news = 你上次决定之后：
cli-news-more = 你上次决定之后（另有 { $count } 行，输入 n 查看）：
cli-change = { $part }{ $line } { $before } → { $after }
cli-list-end = ；
cli-thinking = { $name }正在思考
cli-searching = 正在搜索
cli-prompt = { $name }，请决定（? 提示，h 帮助）：
cli-forced = 只有一种走法：{ $move }（{ $words }），按回车即可。
cli-sure = { $move }：{ $words }。
cli-sure-prompt = 回车确定，之后无法撤回；n 取消
cli-not-played = 没有提交，请重新选择。
cli-nothing-typed = 请输入行动的编号或写法；? 看提示，h 看帮助。
cli-no-such-number = 没有这个编号，列表为 1 到 { $most }。
cli-see-rule = 规则：{ $title }（输入 “rules { $id }”）
cli-no-move = 看不懂 “{ $given }”。请输入列表编号或走法字母；h 列出其他可输入的内容。
cli-taken-back = 已撤回。
cli-reset = 已撤回 { $count } 个决定。
cli-no-take-back = 没有可撤回的：你上次决定之后，已有内容亮出或抽出，或者别人已经行动。
cli-nobody-to-wait-for = 没有别人可等。
cli-stand-off = 所有人都在等，僵持。{ $name }必须先行动。
cli-hand-over = 轮到{ $name }，请交出屏幕。
cli-hand-over-ready = { $name }就位后按回车：
cli-hand-over-back = 就位后按回车（u：{ $name }撤回刚才的决定）：
cli-no-change = 这一步不改变计分表。
cli-confirm-on = 无法撤回的决定会再确认一次。
cli-confirm-off = 无法撤回的决定不再确认。
cli-hint = 提示：{ $move }（{ $words }）
cli-hint-follow = 接着例如 { $moves }
cli-hint-basis = 设想了 { $count } 局，评分 { $value }（满分 100）；其次是 { $other }，{ $less }。
cli-hint-only = 没有其他走法。
cli-save-where = 存到哪个文件？
cli-quit-save = 先存档吗？输入文件名，或按回车直接离开：
cli-save-record = 保存记录吗？输入文件名，或按回车跳过：
cli-replace = { $name } 已经存在，且不是本局的存档。要替换吗？（y/n）
cli-not-saved = 没有存档。
cli-saved = 已存到 { $name }。
cli-kept = 本局存于 { $name }，可用 “pentapolis replay { $name }” 回放。
cli-left = 本局没有存档。
cli-left-saved = 本局存于 { $name }，可用 “pentapolis play --load { $name }” 继续。
cli-input-ended = 游戏未完而输入已尽。
cli-play-help =
    12            按列表编号决定
    S L d4        用字母写走法，与列表和规则一致
    ?             提示：搜索会怎么走，理由是什么
    p 走法        这一步会如何改变计分表
    u、r          撤回上一个决定，或撤回所有还能撤回的
    w             等屏幕前的其他人先走；所有人都等则为僵持
    c、n、t       所有城市；完整经过；你掌握的板块去向
    sheet         按此刻终局计算的计分表
    rules 词语    规则的某一段，或谈到该词的地方
    lang 语言     切换语言：en、zh-Hant、zh-Hans
    confirm       无法撤回的决定是否再确认：开或关
    save 文件、q  存档；离开
