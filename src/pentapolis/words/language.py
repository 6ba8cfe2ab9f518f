"""Which of our languages somebody reads."""

from __future__ import annotations

import os
from collections.abc import Mapping

LANGUAGES = ("en", "zh-Hant", "zh-Hans")

_VARIABLES = ("PENTAPOLIS_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
_TRADITIONAL = {"tw", "hk", "mo"}


def choose_language(explicit: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The language of the first that is set: explicit, PENTAPOLIS_LANG, LC_ALL, LC_MESSAGES, LANG.

    `environ` defaults to the process's environment.
    """
    surroundings = os.environ if environ is None else environ
    wishes = [explicit, *(surroundings.get(name) for name in _VARIABLES)]
    return language_of(next((wish for wish in wishes if wish), ""))


def language_of(tag: str) -> str:
    """Our language for a tag such as `zh_TW.UTF-8`, `zh-Hans-SG` or `de_AT`; en for all but Chinese."""
    primary, *rest = tag.partition(".")[0].partition("@")[0].replace("_", "-").lower().split("-")
    if primary != "zh":
        return "en"
    if "hans" in rest:  # the script, where it is named, outranks the region
        return "zh-Hans"
    return "zh-Hant" if "hant" in rest or _TRADITIONAL.intersection(rest) else "zh-Hans"
