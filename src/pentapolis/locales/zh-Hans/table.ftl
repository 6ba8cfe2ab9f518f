### 电脑、比赛与存档。

## 电脑与比赛
problem-unknown-bot = 没有 { $given } 这种电脑，可用的有：{ $known }
problem-unknown-parameter = 这种电脑没有 { $given } 这样的参数，可用的有：{ $known }
problem-no-parameters = 这种电脑没有参数，不应写 { $given }
problem-no-number = { $given } 不是 { $low } 到 { $high } 之间的数
problem-bots-number = 给出了 { $number } 个电脑；每个座位需要一个，座位数可为 { $known }
problem-no-games = 局数不能是 { $given }，至少要有一局

## 文件
error-not-json = 无法读取 { $where }：{ $what }。
problem-no-json = 第 { $line } 行第 { $column } 列不是正确的 JSON
problem-json-truncated = 内容不完整，没有写完或没有复制完
problem-json-long-number = 含有几千位的数字，不会是对局或计分数据
problem-json-no-number = 不是正确的 JSON，NaN 和 Infinity 不是数字
problem-json-deep = 嵌套过深，不会是对局或计分数据
error-damaged-save = { $what }。请使用更早的副本，或重新开局。
problem-damaged-save = 存档 { $name } 已损坏，位置 “{ $place }”：{ $kind ->
    [missing] 缺少这一项
    [object] 应为带字段名的对象
    [format] 本程序只支持格式 1
    [text] 应为不含控制字符的文本
    [number] 应为不超过 19 位的整数
    [numbers] 应为一列整数
    [bot] 没有这种电脑
   *[seats] 应为每个座位各一项
}

## 网络房间的随机数
problem-no-chance-secret = 房间的密钥应为 64 位十六进制数字
problem-no-chance-numbers = 每一步都应有一个编号，没有抽取的步骤留空
