"""Which language somebody reads, from wishes of several kinds."""

from __future__ import annotations

import pytest

from pentapolis.words import LANGUAGES, choose_language
from pentapolis.words.language import language_of


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh_HK", "zh-Hant"),
        ("zh-MO", "zh-Hant"),
        ("zh-Hant", "zh-Hant"),
        ("ZH-hant-CN", "zh-Hant"),
        ("zh_CN.GB18030", "zh-Hans"),
        ("zh_SG", "zh-Hans"),
        ("zh", "zh-Hans"),
        ("zh-Hans-TW", "zh-Hans"),
        ("zh_CN.UTF-8@pinyin", "zh-Hans"),
        ("en_GB.UTF-8", "en"),
        ("de_AT@euro", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("", "en"),
    ],
)
def test_language_of_a_tag(tag: str, language: str) -> None:
    assert language_of(tag) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_own_names_stand_for_themselves(language: str) -> None:
    assert choose_language(language, {"LANG": "de_DE"}) == language


@pytest.mark.parametrize(
    ("explicit", "environ", "language"),
    [
        ("en", {"PENTAPOLIS_LANG": "zh-Hant"}, "en"),
        (None, {"PENTAPOLIS_LANG": "zh-Hant", "LC_ALL": "zh_CN"}, "zh-Hant"),
        (None, {"LC_ALL": "zh_CN.UTF-8", "LC_MESSAGES": "zh_TW", "LANG": "en_US"}, "zh-Hans"),
        (None, {"LC_MESSAGES": "zh_TW.UTF-8", "LANG": "en_US.UTF-8"}, "zh-Hant"),
        (None, {"LANG": "zh_HK.UTF-8"}, "zh-Hant"),
        (None, {"PENTAPOLIS_LANG": "", "LC_ALL": "", "LANG": "zh_TW"}, "zh-Hant"),
        (None, {"LC_ALL": "C", "LANG": "zh_TW"}, "en"),
        ("", {}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_first_wish_that_is_set_counts(
    explicit: str | None, environ: dict[str, str], language: str
) -> None:
    assert choose_language(explicit, environ) == language


def test_the_environment_of_the_process_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENTAPOLIS_LANG", "zh_TW")
    assert choose_language() == "zh-Hant"
