### 网页桌。

## 页眉与首页
web-loading = 加载中……
web-home = 首页
web-skip = 跳到正文
web-site = 网站
web-language = 语言
web-settings = 设置
web-close = 关闭
web-home-title = 城市建设桌游
web-play-now = 立即人机对战
web-new-table = 新建房间
web-score-page = 计分表
web-my-games = 我的对局
web-my-turn = 轮到你
web-public-tables = 公开房间
web-public-none = 暂时没有可加入的房间。新建一个并设为公开，就会显示在这里。
web-players-range = { $least }–{ $most } 人
web-minutes = { $count } 分钟
web-weight = 难度 { NUMBER($weight, minimumFractionDigits: 1) }／5
web-credit = 游戏作者：{ $designers }（{ $year }）。此处的文字与图画均为我们自己所作。
web-guest = 游客
web-table = 房间
web-tag-tiles = 板块
web-tag-partners = 与左右邻座合作
web-tag-drafting = 轮抽
web-tag-simultaneous = 同时行动
web-tag-cards = 卡牌
web-tag-roles = 隐藏身份
web-tag-dice = 骰子
web-tag-cooperative = 合作
web-tag-spatial = 布局规划
web-tag-family = 家庭游戏
web-tag-solo = 支持单人
web-seats-open = 空位 { $count } 个

## 记录
web-upload = 打开对局记录……
web-upload-title = 回看已结束的对局
web-upload-help = 可以打开从房间下载的记录，或终端版保存的记录。
web-upload-broken = { $name } 不是对局记录。
web-replay = 回放
web-download = 下载记录
web-to-table = 返回房间
web-eyes = 视角
web-step = 步
web-step-first = 回到开头
web-step-back = 上一步
web-step-on = 下一步
web-step-last = 跳到结尾
web-play = 播放
web-pause = 暂停
web-chart = 得分走势
web-chart-help = 按每一步当即终局计算的得分折线；下方表格列有同样的数字。
web-chart-table = 数据表

## 新建房间
web-new-title = 新建房间：{ $game }
web-how-many = 几个座位？
web-seat-who = { $number } 号座位由谁坐？
web-seat-name = { $number } 号座位的名字
web-who-me = 我自己
web-who-here = 同一设备上的另一位玩家
web-who-open = 空位：凭链接入座
web-level-novice = 电脑：入门
web-level-casual = 电脑：普通
web-level-strong = 电脑：较强
web-level-expert = 电脑：高手
web-fill-bots = 空位全部由电脑补上
web-hotseat-help = 多人共用这台设备：轮到谁就交给谁，交接时会遮住手牌。
web-no-own-seat = 你没有座位，将作为旁观者观看。
web-clock = 计时
web-clocks = 剩余时间
web-clock-none = 不计时
web-clock-move = 按每次决定
web-clock-game = 按整局
web-clock-none-is = 不计时
web-clock-move-is = 每次决定 { $time }
web-clock-game-is = 整局 { $time }，每次决定加 { $increment }
web-clock-per-move = 每次决定的时间
web-clock-per-game = 整局的时间
web-clock-increment = 每次决定加时
web-clock-help = 超时后由电脑托管，本人可随时回来。
web-visibility = 谁能找到
web-public = 公开
web-public-help = 显示在首页，任何人都可以加入或旁观。
web-unlisted = 不公开
web-unlisted-help = 只有拿到链接的人才能加入或旁观。
web-table-title = 房间名称
web-make-table = 创建房间
web-house-rules = 房间规则

## 开始之前
web-lobby-help = { $count ->
    [0] 人已到齐。
   *[other] 还有 { $count } 个空位。
}
web-seats = 座位
web-name = 你的名字
web-name-next = 这台设备上下一位玩家的名字
web-seat-open = 空位
web-sit = 坐这里
web-add-bot = 让电脑坐……
web-seat-bot = { $number } 号座位的电脑
web-rise = 离座
web-clear-seat = 清空座位
web-start = 开始游戏
web-start-wait = 还差 { $count } 人
web-start-host = 等待房主开始。
web-invite = 邀请
web-invite-help = 打开此链接的人可以坐空位，也可以旁观。
web-link = 链接
web-copy = 复制
web-copied = 已复制
web-share = 分享……
web-qr = 链接的二维码
web-undo-policy = 悔棋
web-undo-policy-help = 没有新信息公开、别人也没有行动之前，可以自由撤回；此后需要全桌同意。

## 对局中
web-title-turn = 轮到你了：{ $table }
web-offline = 连接已断开。你的操作会保留，恢复后立即发送。
web-replaced = 这个房间已在别处打开
web-replaced-back = 改在这里继续
web-no-board = 当前版本无法显示这个游戏，请刷新页面。
web-sound = 轮到我时响提示音
web-panels = 桌边
web-panel-log = 日志
web-panel-scores = 得分
web-panel-chat = 聊天
web-panel-rules = 规则
web-panel-players = 玩家
web-log-jump = 查看这一刻
web-log-empty = 还没有发生任何事。
web-peek = 回看
web-why = 为什么？
web-sheet-none = 暂无得分
web-sheet-people = 玩家
web-since = 你离开之后
web-since-count = 你离开之后发生了 { $count } 件事
web-since-watch = 从那一刻开始看
web-confirm = 确定
web-cancel = 取消
web-confirm-move = { $move }？
web-retract = 撤回我的选择
web-undo = 撤回
web-undo-turn = 撤回整个回合
web-undo-ask = 请求撤回我的上一步
web-undo-asked = { $name }请求退回 { $count } 步。
web-undo-agree = 同意
web-undo-decline = 拒绝
web-undo-withdraw = 取消请求
web-handover-title = 设备换人中
web-handover = 请把设备交给{ $name }
web-handover-help = 手牌已遮住，其他人现在请勿观看。
web-handover-take = 我是{ $name }
web-place-here = 在线
web-place-away = 离线
web-place-stand-in = 电脑托管中
web-leave = 交给电脑托管
web-return = 我回来了
web-replace = 改由电脑托管
web-spectators = { $count ->
    [0] 没有人旁观。
   *[other] { $count } 人正在旁观。
}

## 聊天
web-chat-mute = 屏蔽聊天
web-chat-empty = 还没有人发言。
web-chat-phrases = 快捷用语
web-chat-say = 说点什么
web-chat-send = 发送
web-chat-unread = 条未读
web-phrase-hello = 大家好！
web-phrase-good-luck = 祝你好运！
web-phrase-well-played = 走得漂亮！
web-phrase-thanks = 谢谢！
web-phrase-thinking = 让我想想……
web-phrase-sorry = 抱歉！
web-phrase-your-turn = 轮到你啦。
web-phrase-good-game = 玩得真开心！

## 对局之后
web-rematch = 座位轮换，再来一局
web-rematch-join = 进入下一局
web-verify = 运气公平吗？
web-verify-help = 第一个数字在开局前就已公布，它是第二个数字的 SHA-256；本局的所有随机结果都由第二个数字得出。可用 `pentapolis replay --verify` 验证。
web-commitment = 开局前公布
web-secret = 本局的密钥

## 规则与计分表
web-rules-search = 搜索规则
web-rules-contents = 目录
web-rules-nothing = 没有找到。
web-score-title = 计分表：{ $game }

## 设置与设备
web-save = 保存
web-saved = 已保存。
web-theme = 配色
web-theme-auto = 跟随系统
web-theme-light = 浅色
web-theme-dark = 深色
web-setting-confirm = 行动前先确认
web-setting-confirm-help = 适合容易误触的人；多数行动本来就可以撤回。
web-device-title = 换一台设备玩
web-device-help = 用私人链接把你的座位和名字转到另一台设备。链接只能用一次，十分钟内有效，请勿给别人看。
web-device-make = 生成链接
web-device-claim-help = 使用此链接后，这台设备与原设备就是同一位游客，座位也相同。
web-device-claim = 在这里继续

## 错误
error-unknown = 出了点问题（{ $code }）。
error-offline = 无法连接服务器。
error-not-found = 这里什么也没有。
error-closed = 连接已关闭。
error-bad-message = 服务器无法识别这个请求，刷新页面也许能解决。
error-too-large = 内容太大了。
error-too-fast = 操作太快了，请稍等。
error-no-table = 没有这个房间。
error-not-your-seat = 那不是你的座位。
error-not-host = 只有房主可以这样做。
error-seat-taken = 那个座位已经有人了。
error-already-started = 游戏已经开始。
error-not-started = 游戏尚未开始。
error-seats-open = 还有空位。
error-table-over = 游戏已经结束。
error-table-full = 房间已满。
error-nothing-asked = 现在没有需要回应的请求。
error-no-bot = 没有这种电脑玩家。
error-bad-name = 这个名字不能使用。
error-bad-origin = 该请求来自其他网站。
error-no-member = 服务器还不认识你，请刷新页面。
error-unknown-command = 服务器不认识这条命令，刷新页面也许能解决。
error-not-over = 对局结束后才能查看。
error-conflict = 有人抢先了一步。请再看一眼，仍需要的话再做一次。
error-server-busy = 服务器繁忙，请稍后再试。
error-bad-token = 这个链接已被使用，或已过期。
error-no-seat = 没有这个座位。
error-no-person = 那个座位没有可以代打的人。
error-no-such-step = 那一刻没有人需要做决定，无法退回去。
error-nothing-to-suggest = 现在不能提建议：大家正在秘密选择。
error-rematch-made = 下一局已经开好了。
error-time-left = 那个人的时间还没用完。
error-undo-asked = 已经有人要求退回，请先回应。
