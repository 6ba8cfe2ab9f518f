"""Message files: the same in all languages, complete for the game, each in its own script."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

from pentapolis.games.between_two_cities import tables
from pentapolis.games.between_two_cities.meta import INFO
from pentapolis.kernel.errors import BadNotation, BadOption, BadPosition, BadRecord, IllegalMove
from pentapolis.words import LANGUAGES, MissingWords, Words
from pentapolis.words.messages import message_files

GAME = "between-two-cities"

FAMILIES = {
    "": ["name", "tagline", "city", "house", "part-city"],
    "tile": [*"SFOPHdemb", "beside", "above"],
    "type": ["shop", "factory", "tavern", "office", "park", "house"],
    "side": ["L", "R"],
    "stage": ["1", "2", "3", "1a", "1b", "2a", "2b", "3a", "3b"],
    "phase": ["pick", "place", "over"],
    "move": ["pick", "place"],
    "refusal": [
        "picking-now", "placing-now", "not-in-hand", "not-kept", "city-served", "first-tile", "cell-taken",
        "not-adjacent", "beyond-frame", "off-board",
        "table-cities", "table-shape", "table-letter", "table-field", "table-seats", "table-crowded",
        "table-rates", "table-excess",
    ],
    "sheet": [
        "shops", "factories", "taverns", "offices", "parks", "houses",
        "lower-city", "left-city", "right-city",
    ],
    "item": [
        "shop-run", "factory-most", "factory-second", "factory-rest", "tavern-set", "office-set",
        "office-tavern", "park-group", "house-types", "house-factory",
        "lower-city", "left-city", "right-city",
    ],
    "decided": [
        "score", "higher-city", "most-shops", "most-factories", "most-taverns", "most-offices", "most-parks",
        "most-houses",
    ],
    "story": [
        "dealt", "hand", "revealed", "placed", "passed", "leftover", "stand-off", "round-ended", "ended",
    ],
    "option": [
        f"{option}{rest}"
        for option, values in {
            "edition": ["seed", "rulebook"],
            "leftovers": ["return", "discard"],
            "placement": ["stand-off", "seat-order"],
            "final_picks": ["true", "false"],
            "duplexes": [],
            "automas": ["apprentice", "builder", "master"],
        }.items()
        for rest in ["", "-help", *(f"-{value}" for value in values)]
    ],
}  # fmt: skip
KERNEL_REFUSALS = [
    "not-your-turn", "already-answered", "game-over", "nothing-to-retract", "final-answer", "no-stand-off",
]  # fmt: skip

# Of each pair, the first is written in Taiwan only, the second on the mainland only.
TRADITIONAL = (
    "與個們來這還沒單雙點間時對說話請讓選項開關學習數資訊檔題長門問聞見現規則計設備記錄認識論證語詞"
    "讀寫書畫圖國園圍員圓場塊牆執報達進過運遠邊遞連隊階陽險難電頁順領頭顯風飛飲館馬驗黃齊龍龜買賣費貼"
    "賽贏輪轉軟軌較輸農醫釋觀覺親觸訂許詢試該詳誤調談謝講譯護變讚貓負財責貨貪質賬錢錯鍵鎮鐵鋪銷閉閱陣"
    "際隨隱雖離韻響類飯飽駐騎驚魚鳥麼減測滿漢潔濟灣為無熱爭爾獎獨環產畢異盤監礎禮稱穩積競筆節簡糧約紅"
    "紀級細終組經結給絕統網綠維緊線緣編練縮總績繼續罰義聖聯聲職腦臨舉舊華蓋藝藥號處虛蟲衛補裝視覽貝車"
    "軍輕辦邏鄉鄰鑰專將尋導尷層屬島師帶幣幫庫廠廣廳強彈歸徑從愛態慣慮應懷戰戲擇擋擔擁擴擺攝敗敵斷條東"
    "業極樂樓標樣橋機檢櫃欄權歡歲殘殺氣決況淨淺漲潤壓壞壘壽夠夢奪奮婦媽嬰孫實審寬寶屆嶺撲撥搶損敘樹橫"
    "殼毀湊涼淚湯溝滅滾滲漸濃濕灑燈燒營爐牽狀獸"
)
SIMPLIFIED = (
    "与个们来这还没单双点间时对说话请让选项开关学习数资讯档题长门问闻见现规则计设备记录认识论证语词"
    "读写书画图国园围员圆场块墙执报达进过运远边递连队阶阳险难电页顺领头显风飞饮馆马验黄齐龙龟买卖费贴"
    "赛赢轮转软轨较输农医释观觉亲触订许询试该详误调谈谢讲译护变赞猫负财责货贪质账钱错键镇铁铺销闭阅阵"
    "际随隐虽离韵响类饭饱驻骑惊鱼鸟么减测满汉洁济湾为无热争尔奖独环产毕异盘监础礼称稳积竞笔节简粮约红"
    "纪级细终组经结给绝统网绿维紧线缘编练缩总绩继续罚义圣联声职脑临举旧华盖艺药号处虚虫卫补装视览贝车"
    "军轻办逻乡邻钥专将寻导尴层属岛师带币帮库厂广厅强弹归径从爱态惯虑应怀战戏择挡担拥扩摆摄败敌断条东"
    "业极乐楼标样桥机检柜栏权欢岁残杀气决况净浅涨润压坏垒寿够梦夺奋妇妈婴孙实审宽宝届岭扑拨抢损叙树横"
    "壳毁凑凉泪汤沟灭滚渗渐浓湿洒灯烧营炉牵状兽"
)


def resources(language: str) -> dict[str, ast.Resource]:
    folder = files("pentapolis") / "locales" / language
    return {
        name: FluentParser().parse((folder / name).read_text(encoding="utf-8"))
        for name in message_files(language)
    }


class Placeholders(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.names.add(node.id.name)


def placeholders(language: str) -> dict[str, set[str]]:
    """The placeholders of each message; fails on junk and on an id that stands there twice."""
    found: dict[str, set[str]] = {}
    for name, resource in resources(language).items():
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} twice"
                names = Placeholders()
                names.visit(entry)
                found[entry.id.name] = names.names
    return found


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, strict=True)


def test_all_languages_have_the_same_files() -> None:
    assert message_files("en") == message_files("zh-Hant") == message_files("zh-Hans")


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
def test_all_languages_have_the_same_messages_and_placeholders(language: str) -> None:
    assert placeholders(language) == placeholders("en")


def test_every_message_can_be_said(words: Words) -> None:
    for key, names in placeholders(words.language).items():
        text = words.say(key, **dict.fromkeys(names, 2))
        assert text, key
        assert "{" not in text, key


@pytest.mark.parametrize("family", FAMILIES)
def test_families_are_complete(words: Words, family: str) -> None:
    prefix = f"{GAME}-{family}-" if family else f"{GAME}-"
    assert [member for member in FAMILIES[family] if not words.has(prefix + member)] == []


def test_the_game_declares_nothing_that_has_no_words(words: Words) -> None:
    keys = [f"story-{event}" for event in tables.EVENTS]
    for option in INFO.options:
        values = [f"-{str(value).lower()}" for value in option.choices]
        keys += [f"option-{option.name}{rest}" for rest in ["", "-help", *values]]
    keys += [f"option-edition-{edition}" for edition in INFO.editions]
    assert [key for key in keys if not words.has(f"{GAME}-{key}")] == []
    assert [edition for edition in INFO.editions if not words.has(f"edition-{edition}")] == []


def test_kernel_words_are_complete(words: Words) -> None:
    keys = [
        *(f"refusal-{code}" for code in KERNEL_REFUSALS),
        *(f"error-bad-{kind}" for kind in ("notation", "option", "position", "record")),
        *(f"bot-{bot}" for bot in ("random", "greedy", "ismcts")),
        *("seat", "seat-name", "winner", "winners", "ranking", "language-name"),
    ]
    assert [key for key in keys if not words.has(key)] == []


# ---------------------------------------------------------------------------------------------- script


def written(language: str) -> str:
    folder = files("pentapolis") / "locales" / language
    texts = [(folder / name).read_text(encoding="utf-8") for name in message_files(language)]
    page = files("pentapolis.games.between_two_cities") / "rulebook" / f"{language}.md"
    return "".join([*texts, page.read_text(encoding="utf-8")])


def test_the_character_list_is_made_of_pairs() -> None:
    assert len(TRADITIONAL) == len(SIMPLIFIED)
    assert len(set(TRADITIONAL + SIMPLIFIED)) == 2 * len(TRADITIONAL)


@pytest.mark.parametrize(
    ("language", "foreign"),
    [
        ("zh-Hans", TRADITIONAL),
        ("zh-Hant", SIMPLIFIED),
        ("en", TRADITIONAL + SIMPLIFIED),
    ],
)
def test_each_language_keeps_to_its_script(language: str, foreign: str) -> None:
    assert sorted(set(foreign) & set(written(language))) == []


def test_the_two_chinese_texts_are_not_conversions_of_each_other() -> None:
    to_simplified = str.maketrans(TRADITIONAL, SIMPLIFIED)
    assert "辦公大樓" in written("zh-Hant")
    assert "写字楼" in written("zh-Hans")
    for key in ("tile-O", "story-passed", "refusal-not-adjacent", "option-leftovers-help"):
        facts = {"direction": "left", "cell": "d4"}
        traditional = Words("zh-Hant").say(f"{GAME}-{key}", **facts)
        assert traditional.translate(to_simplified) != Words("zh-Hans").say(f"{GAME}-{key}", **facts)


# ---------------------------------------------------------------------------------------------- sentences


def test_lists_are_joined_the_way_of_the_language() -> None:
    joined = {language: Words(language, strict=True).join(["a", "b", "c"]) for language in LANGUAGES}
    assert joined == {"en": "a, b and c", "zh-Hant": "a、b 和 c", "zh-Hans": "a、b 和 c"}
    assert Words("en").join([]) == ""
    assert Words("en").join(["a"]) == "a"
    assert Words("en").join(["a", "b"]) == "a and b"
    assert Words("en").say("waiting-for", names=["Ann", "Bo"]) == "waiting for Ann and Bo"


def test_texts_hold_no_isolating_marks(words: Words) -> None:
    assert not set("\u2066\u2067\u2068\u2069") & set(words.say("seat-name", number=3))


def test_a_missing_message_is_shown_as_its_key_or_refused() -> None:
    assert Words("en", strict=False).say("no-such-message") == "no-such-message"
    with pytest.raises(MissingWords, match="no-such-message"):
        Words("en", strict=True).say("no-such-message")


def test_an_unfilled_placeholder_is_refused() -> None:
    assert "number" in Words("en", strict=False).say("seat-name")
    with pytest.raises(MissingWords, match="seat-name"):
        Words("en", strict=True).say("seat-name")


def test_strictness_can_be_asked_for_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENTAPOLIS_STRICT_WORDS", "1")
    assert Words("en").strict
    monkeypatch.delenv("PENTAPOLIS_STRICT_WORDS")
    assert not Words("en").strict


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="zh-Hant"):
        Words("fr")


@pytest.mark.parametrize("code", FAMILIES["refusal"])
def test_refusals_of_the_game(words: Words, code: str) -> None:
    facts = {"tile": "F|O", "side": "L", "cell": "d5", "city": 0, "row": 2, "letter": "T", "field": "x"}
    facts |= {"given": "9", "most": 7, "players": 3, "number": 5, "excess": "S +1 (25/24)"}
    text = words.refusal(GAME, code, facts)
    assert "|" not in text
    assert "$" not in text


@pytest.mark.parametrize("code", KERNEL_REFUSALS)
def test_refusals_of_the_kernel_serve_every_game(words: Words, code: str) -> None:
    assert words.refusal("some-other-game", code, {"waiting": [0, 2]})


def test_seats_are_shown_by_name() -> None:
    words = Words("en", strict=True)
    assert words.refusal(GAME, "not-your-turn", {"waiting": [1]}, ["Ann", "Bo"]) == (
        "It is not your turn; waiting for Bo."
    )
    assert words.seat(1) == "Player 2"
    assert words.seat(1, ["Ann", ""]) == "Player 2"
    assert words.party_names(GAME, 1, 3, ["Ann"]) == ("Ann", "House automa 1", "House automa 2")
    city = {"part": "city", "index": 1, "owners": [0, 1]}
    assert words.part(GAME, city, ["Ann", "Bo"]) == "City 2 (Ann and Bo)"


EVENTS: list[dict[str, Any]] = [
    {"key": "dealt", "stage": "1", "count": 7, "kind": "single"},
    {"key": "dealt", "stage": "2b", "count": 3, "kind": "duplex"},
    {"key": "hand", "seat": 0, "tiles": ["S", "O", "F|O"]},
    {"key": "revealed", "seat": 1, "tiles": ["d/H", "b"]},
    {"key": "placed", "seat": 1, "tile": "P", "side": "R", "cell": "d4"},
    *({"key": "passed", "direction": direction} for direction in ("left", "right", "across")),
    {"key": "leftover", "seat": 0, "tile": None, "fate": "box"},
    {"key": "leftover", "seat": 0, "tile": "H", "fate": "out"},
    {"key": "stand-off", "seat": 1},
    {"key": "round-ended", "stage": 3},
    {"key": "ended"},
]


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event["key"])
def test_story_events_become_sentences(words: Words, event: dict[str, Any]) -> None:
    text = words.story(GAME, {"n": 4, "step": 2, **event}, ["Ann", "Bo"])
    assert text[-1] in ".。"
    assert "unknown" not in text
    if "seat" in event:
        assert ("Ann", "Bo")[event["seat"]] in text


def test_tiles_and_sides_are_told_in_words() -> None:
    event = {"key": "placed", "seat": 0, "tile": "F|O", "side": "L", "cell": "c4"}
    told = {language: Words(language, strict=True).story(GAME, event) for language in LANGUAGES}
    assert told == {
        "en": "Player 1 builds the duplex of factory left of office on c4 in the left city.",
        "zh-Hant": "玩家 1 把左工廠右辦公大樓的雙建築板塊蓋在左城的 c4。",
        "zh-Hans": "1 号玩家在左城 c4 建造左工厂右写字楼双格板块。",
    }


@pytest.mark.parametrize("key", FAMILIES["item"])
@pytest.mark.parametrize("count", [1, 4])
def test_sheet_items_give_their_reason(words: Words, key: str, count: int) -> None:
    facts = {"points": 16, "count": count, "each": 4, "cells": ["b1", "c1"], "city": 2}
    text = words.item(GAME, {"key": key, **facts})
    assert text
    if key.endswith("city"):
        assert "3" in text


def test_sheet_lines_and_deciding_facts_have_labels(words: Words) -> None:
    assert all(words.line(GAME, key) for key in FAMILIES["sheet"])
    assert all(words.decided(GAME, key) for key in FAMILIES["decided"])


def test_moves_are_told_in_words() -> None:
    words = Words("en", strict=True)
    assert words.move(GAME, "pick", {"tiles": ["S", "O"]}) == "pick shop and office"
    assert words.move(GAME, "place", {"tile": "S", "side": "L", "cell": "d4"}) == (
        "build the shop on d4 in the left city"
    )


@pytest.mark.parametrize("kind", [BadNotation, BadOption, BadPosition, BadRecord])
def test_errors_say_what_where_and_what_was_expected(
    words: Words, kind: type[BadNotation | BadOption | BadPosition | BadRecord]
) -> None:
    full = words.error(kind("what!", "where!", "expected!"))
    assert all(part in full for part in ("what!", "where!", "expected!"))
    short = words.error(kind("what!"))
    assert "what!" in short
    assert len(short) < len(full)


def test_a_refusal_is_an_error_with_words() -> None:
    refusal = IllegalMove("cell-taken", {"cell": "d4"}, GAME)
    assert Words("en", strict=True).error(refusal) == "A tile already lies on d4."


@pytest.mark.parametrize("language", ["zh-Hant", "zh-Hans"])
@pytest.mark.parametrize(
    ("name", "shown"), [("小林", "小林"), ("Ada", "Ada "), ("電腦 2", "電腦 2 "), ("R2號", "R2號")]
)
def test_a_blank_stands_between_latin_and_han(language: str, name: str, shown: str) -> None:
    """Where a name meets the sentence, never within the name."""
    words = Words(language, strict=True)
    event = {"key": "hand", "seat": 0, "tiles": ["S"]}
    assert words.story(GAME, event, [name]).startswith(shown + "手")
    before = "" if name[0] > "z" else " "
    assert words.say("waiting-for", names=[name]).endswith(before + name)
