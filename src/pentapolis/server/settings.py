"""What a server is told: by flags, by the environment, by a file, else defaults, in this order.

In the environment a setting is `PENTAPOLIS_` and its name in capitals, in the file (TOML) its name.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

from ..kernel.errors import PentapolisError
from ..words import choose_language
from .identity import kept_secret
from .tables_schema import parse_url

CONFIG = "pentapolis.toml"
LEVELS = ("debug", "info", "warning", "error")
FORMATS = ("text", "json")
_PREFIX = "PENTAPOLIS_"
_ON, _OFF = {"1", "true", "yes", "on"}, {"0", "false", "no", "off"}


class BadSetting(PentapolisError):
    """A setting that can't be: `code` number, choice, text, switch, url, unknown, file or toml, and facts.

    `source` says where it was given: a flag, a variable of the environment, a file.
    """

    def __init__(self, code: str, **facts: Any) -> None:
        self.code, self.facts = code, facts
        super().__init__(f"{code} {facts}")


@dataclass(frozen=True, slots=True)
class Settings:
    """All that a server needs to know, checked.  Rates are per second, sizes in bytes.

    `bot_pause` (ms) lets people follow the open moves of bots.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    secrets: tuple[str, ...] = ()
    log_level: str = "info"
    log_format: str = "text"
    lang: str = "en"
    static: Path = Path(__file__).parent / "static"
    public_url: str = ""
    trust_proxy: bool = False
    max_body: int = 64 * 1024
    max_upload: int = 2 * 1024 * 1024
    address_rate: int = 100
    address_burst: int = 500
    address_sockets: int = 500
    member_rate: int = 20
    member_burst: int = 100
    bot_pause: int = 350


def settle(
    flags: Mapping[str, Any], environment: Mapping[str, str] | None = None, config: Path | None = None
) -> Settings:
    """The settings from all sources; flags that are None were not given.

    Raises BadSetting, BadDatabase, OSError (the file of the secret).
    """
    surroundings = os.environ if environment is None else environment
    given = _from_file(_config(config, surroundings))
    for name in _READERS:
        if variable := surroundings.get(_PREFIX + name.upper()):
            given[name] = (variable, _PREFIX + name.upper())
    for name, value in flags.items():
        if value is not None:
            given[name] = (value, "--" + name.replace("_", "-"))
    values = {name: _READERS[name](value, name, source) for name, (value, source) in given.items()}
    return _completed(values)


def _completed(values: dict[str, Any]) -> Settings:
    """With what depends on other settings: the database in the data folder, the secret beside it."""
    values.setdefault("lang", choose_language())
    if "database" not in values:
        values["database"] = f"sqlite:///{data_folder() / 'tables.db'}"
    url = parse_url(values["database"])
    secret_file: Path | None = values.pop("secret_file", None)
    secrets: tuple[str, ...] = values.pop("secret", ())
    if not secrets:
        is_file = url.get_backend_name() == "sqlite"
        beside = Path(str(url.database)).parent if is_file else data_folder()
        secrets = (kept_secret(secret_file or beside / "secret"),)
    return Settings(secrets=secrets, **values)


def data_folder() -> Path:
    """Where this user's programs keep their data; the working folder for a user without a home."""
    try:
        home = Path.home()
    except RuntimeError:  # such as the users that systemd makes for a service
        return Path.cwd()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "pentapolis"


def _config(explicit: Path | None, environment: Mapping[str, str]) -> Path | None:
    named = explicit or (
        Path(environment[_PREFIX + "CONFIG"]) if environment.get(_PREFIX + "CONFIG") else None
    )
    if named is not None:
        return named
    usual = Path(CONFIG)
    return usual if usual.is_file() else None


def _from_file(path: Path | None) -> dict[str, tuple[Any, str]]:
    if path is None:
        return {}
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting("file", source=str(path), why=str(error.strerror)) from error
    except ValueError as error:  # UnicodeDecodeError too
        raise BadSetting("toml", source=str(path), why=str(error)) from error
    for name in content:
        if name not in _READERS:
            raise BadSetting("unknown", name=name, source=str(path), known=sorted(_READERS))
    return {name: (value, str(path)) for name, value in content.items()}


# ---------------------------------------------------------------------- readers: value, name, source


def _text(value: Any, name: str, source: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise BadSetting("text", name=name, source=source, given=str(value))
    return value.strip()


def _path(value: Any, name: str, source: str) -> Path:
    return Path(_text(str(value) if isinstance(value, Path) else value, name, source)).expanduser()


def _number(least: int, most: int) -> Callable[[Any, str, str], int]:
    def read(value: Any, name: str, source: str) -> int:
        text = str(value).strip()
        plain = isinstance(value, int | str) and not isinstance(value, bool) and text.isascii()
        number = int(text) if plain and text.isdecimal() and len(text) < 12 else -1
        if not least <= number <= most:
            raise BadSetting("number", name=name, source=source, given=text, least=str(least), most=str(most))
        return number

    return read


def _choice(choices: tuple[str, ...]) -> Callable[[Any, str, str], str]:
    def read(value: Any, name: str, source: str) -> str:
        word = _text(value, name, source).lower()
        if word not in choices:
            raise BadSetting("choice", name=name, source=source, given=word, known=list(choices))
        return word

    return read


def _switch(value: Any, name: str, source: str) -> bool:
    word = str(value).strip().lower()
    if word not in _ON | _OFF:
        raise BadSetting("switch", name=name, source=source, given=str(value))
    return word in _ON


def _secret(value: Any, name: str, source: str) -> tuple[str, ...]:
    """One secret, or several with commas between them (a list in the file): the first signs."""
    parts = cast("list[Any]", value) if isinstance(value, list) else str(value).split(",")
    secrets = tuple(str(part).strip() for part in parts)
    if not all(len(secret) >= 16 for secret in secrets):
        raise BadSetting("secret", name=name, source=source, least="16")
    return secrets


def _url(value: Any, name: str, source: str) -> str:
    text = _text(value, name, source).rstrip("/")
    parts = urlsplit(text)
    if parts.scheme not in {"http", "https"} or not parts.netloc or parts.path or parts.query:
        raise BadSetting("url", name=name, source=source, given=text)
    return text


def _language(value: Any, name: str, source: str) -> str:
    return choose_language(_text(value, name, source))


_COUNT = _number(1, 1_000_000)
_READERS: dict[str, Callable[[Any, str, str], Any]] = {
    "host": _text,
    "port": _number(0, 65535),
    "database": _text,
    "secret": _secret,
    "secret_file": _path,
    "log_level": _choice(LEVELS),
    "log_format": _choice(FORMATS),
    "lang": _language,
    "static": _path,
    "public_url": _url,
    "trust_proxy": _switch,
    "max_body": _number(1024, 2**30),
    "max_upload": _number(1024, 2**30),
    "address_rate": _COUNT,
    "address_burst": _COUNT,
    "address_sockets": _COUNT,
    "member_rate": _COUNT,
    "member_burst": _COUNT,
    "bot_pause": _number(0, 10_000),
}
NAMES = tuple(_READERS)
assert {field.name for field in fields(Settings)} - {"secrets"} <= set(_READERS)
