"""Settings: flags before environment before file before defaults, and clear refusals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pentapolis.server.settings import BadSetting, Settings, data_folder, settle
from pentapolis.server.tables_schema import BadDatabase

SECRET = "sixteen-characters"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "PENTAPOLIS_LANG"):
        monkeypatch.delenv(name, raising=False)


def test_defaults_need_nothing(tmp_path: Path) -> None:
    settings = settle({}, {})
    assert (settings.host, settings.port, settings.lang) == ("127.0.0.1", 8000, "en")
    assert settings.database == f"sqlite:///{data_folder()}/tables.db"
    secret = data_folder() / "secret"
    assert settings.secrets == (secret.read_text().strip(),)
    assert settle({}, {}).secrets == settings.secrets


def test_the_nearer_source_wins(tmp_path: Path) -> None:
    (tmp_path / "pentapolis.toml").write_text(
        f'port = 1\nhost = "f"\nlog_level = "debug"\nsecret = ["{SECRET}", "{SECRET}2"]'
    )
    environment = {"PENTAPOLIS_PORT": "2", "PENTAPOLIS_HOST": "e", "PENTAPOLIS_PURE": "1"}
    settings = settle({"port": 3, "host": None}, environment)
    assert (settings.port, settings.host, settings.log_level) == (3, "e", "debug")
    assert settings.secrets == (SECRET, SECRET + "2")


def test_another_file(tmp_path: Path) -> None:
    for name, port in (("pentapolis.toml", 1), ("named.toml", 2), ("flag.toml", 3)):
        (tmp_path / name).write_text(f"port = {port}\ntrust_proxy = true")
    environment = {"PENTAPOLIS_CONFIG": "named.toml"}
    assert settle({}, {}).port == 1
    assert settle({}, environment).port == 2
    assert settle({}, environment, Path("flag.toml")).port == 3
    assert settle({}, {}).trust_proxy


def test_the_secret_of_a_database_lies_beside_it(tmp_path: Path) -> None:
    settings = settle({"database": f"sqlite:///{tmp_path}/here/tables.db"}, {})
    assert settings.secrets[0] == (tmp_path / "here" / "secret").read_text().strip()
    settings = settle({"secret_file": tmp_path / "elsewhere"}, {})
    assert settings.secrets[0] == (tmp_path / "elsewhere").read_text().strip()


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("port", "http", "number"),
        ("port", "65536", "number"),
        ("port", "-1", "number"),
        ("port", "²", "number"),
        ("max_body", "10", "number"),
        ("log_level", "loud", "choice"),
        ("log_format", "xml", "choice"),
        ("trust_proxy", "perhaps", "switch"),
        ("public_url", "cities.example", "url"),
        ("public_url", "https://cities.example/below", "url"),
        ("secret", "short", "secret"),
        ("secret", f"{SECRET},short", "secret"),
        ("host", "  ", "text"),
    ],
)
def test_bad_values_say_where_they_stand(name: str, value: str, code: str) -> None:
    variable = f"PENTAPOLIS_{name.upper()}"
    with pytest.raises(BadSetting) as caught:
        settle({}, {variable: value})
    assert (caught.value.code, caught.value.facts["source"]) == (code, variable)
    if name == "secret":
        assert value not in str(caught.value)


@pytest.mark.parametrize(
    ("content", "code"),
    [("port = true", "number"), ("colour = 1", "unknown"), ("port = ", "toml"), ("host = 1", "text")],
)
def test_bad_files(tmp_path: Path, content: str, code: str) -> None:
    (tmp_path / "pentapolis.toml").write_text(content)
    with pytest.raises(BadSetting) as caught:
        settle({}, {})
    assert (caught.value.code, caught.value.facts["source"]) == (code, "pentapolis.toml")


def test_a_named_file_must_be_there() -> None:
    with pytest.raises(BadSetting) as caught:
        settle({}, {}, Path("none.toml"))
    assert caught.value.code == "file"


def test_a_database_that_is_none() -> None:
    with pytest.raises(BadDatabase):
        settle({"database": "mysql://x/y"}, {})


def test_addresses_lose_their_last_slash() -> None:
    settings: Any = settle({"public_url": "https://cities.example/"}, {})
    assert isinstance(settings, Settings)
    assert settings.public_url == "https://cities.example"


def test_a_user_without_a_home_keeps_data_where_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(Path, "home", nowhere)
    monkeypatch.chdir(tmp_path)
    database = f"sqlite:///{tmp_path}/told.db"
    assert settle({"database": database}, {}).database == database
    assert settle({}, {}).database == f"sqlite:///{tmp_path}/tables.db"
