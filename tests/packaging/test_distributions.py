"""The sdist and the wheel: what is in them, and that they work where the sources are not."""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from compile_kernel import EXT_SUFFIX, KernelBuild

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "src" / "pentapolis" / "server" / "static"
PROBE = Path(__file__).with_name("installed_probe.py")
PURE_TAG = "py3-none-any"


def clean_environment(**changes: str) -> dict[str, str]:
    """The environment without what changes how the package is built or run."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PENTAPOLIS_", "PYTEST_", "PYTHONPATH"))}
    return kept | changes


def run(*command: str | Path, cwd: Path = Path("/"), **changes: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, env=clean_environment(**changes), cwd=cwd, text=True, capture_output=True, check=False
    )


def try_to_build(kind: str, source: Path, out: Path, **changes: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(out)]
    return run(*command, cwd=source, **changes)


def build(kind: str, source: Path, out: Path, **changes: str) -> Path:
    done = try_to_build(kind, source, out, **changes)
    assert done.returncode == 0, done.stdout + done.stderr
    [archive] = out.iterdir()
    return archive


def unpack(sdist: Path, folder: Path) -> None:
    with tarfile.open(sdist) as archive:
        # Our own archive needs no filter, and Python before 3.11.4 has none.
        archive.extraction_filter = lambda member, _path: member
        archive.extractall(folder)


def source_files() -> dict[str, bytes]:
    """The package's files as they lie in the checkout, named as in the wheel."""
    kinds = {".py", ".pxd", ".toml", ".md", ".ftl", ".typed"}
    files = [file for file in (ROOT / "src").rglob("*") if file.suffix in kinds]
    return {file.relative_to(ROOT / "src").as_posix(): file.read_bytes() for file in files}


def client_files() -> dict[str, bytes]:
    """The built web client, named as in the wheel."""
    files = (file for file in CLIENT.rglob("*") if file.is_file())
    return {file.relative_to(ROOT / "src").as_posix(): file.read_bytes() for file in files}


def shipped_files() -> dict[str, bytes]:
    return source_files() | client_files()


def compiled_files() -> set[str]:
    return {module.file.removeprefix("src/") for module in KernelBuild(ROOT).modules()}


def packed_files(wheel: Path) -> dict[str, bytes]:
    """The wheel's files but for its metadata."""
    with zipfile.ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if ".dist-info/" not in name]
        return {name: archive.read(name) for name in names}


MakeOnce = Callable[[str, Callable[[Path], object]], Path]


@pytest.fixture(scope="session")
def make_once(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> MakeOnce:
    """Fills a folder of that name, once for all the processes that run the tests."""
    own = tmp_path_factory.getbasetemp()
    shared = own if worker_id == "master" else own.parent

    def make(name: str, fill: Callable[[Path], object]) -> Path:
        folder, filled = shared / name, shared / f"{name}.filled"
        with (shared / f"{name}.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not filled.exists():
                folder.mkdir()
                fill(folder)
                filled.touch()
        return folder

    return make


@pytest.fixture(scope="session")
def wheel(make_once: MakeOnce, is_compiled: bool) -> Path:
    """The wheel of this checkout: it takes the modules that the tests run against."""
    mode = {"PENTAPOLIS_REQUIRE_COMPILED": "1"} if is_compiled else {"PENTAPOLIS_PURE": "1"}
    [archive] = make_once("wheel", lambda folder: build("wheel", ROOT, folder, **mode)).iterdir()
    return archive


@pytest.fixture(scope="session")
def unpacked(make_once: MakeOnce) -> Path:
    """The files of the sdist."""
    [archive] = make_once("sdist", lambda folder: build("sdist", ROOT, folder)).iterdir()
    [root] = make_once("unpacked", lambda folder: unpack(archive, folder)).iterdir()
    return root


@pytest.fixture(scope="session")
def plain_wheel(unpacked: Path, make_once: MakeOnce) -> Path:
    """A wheel made out of the sdist, as on a machine without a C compiler."""
    [archive] = make_once("plain", lambda out: build("wheel", unpacked, out, CC="/bin/false")).iterdir()
    return archive


@pytest.fixture(scope="session")
def dependencies(make_once: MakeOnce) -> Path:
    """What is installed beside this checkout's package, and nothing of the checkout."""

    def link(folder: Path) -> None:
        for item in Path(sysconfig.get_path("purelib")).iterdir():
            if "pentapolis" not in item.name and item.suffix != ".pth":
                (folder / item.name).symlink_to(item)

    return make_once("dependencies", link)


def install(wheel: Path, dependencies: Path, folder: Path) -> Path:
    """A virtual environment with the wheel in it; its folder of programs."""
    venv.create(folder, symlinks=True)
    programs = folder / "bin"
    python = programs / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    done = run(*pip, "install", "--no-index", "--no-deps", "--no-compile", wheel)
    assert done.returncode == 0, done.stdout + done.stderr
    [site] = folder.glob("lib/python*/site-packages")
    (site / "dependencies.pth").write_text(str(dependencies))
    return programs


def probe(programs: Path) -> dict[str, Any]:
    done = run(programs / "python", "-W", "error", PROBE)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.fixture(scope="session")
def installed(wheel: Path, dependencies: Path, make_once: MakeOnce) -> Path:
    return make_once("installed", lambda folder: install(wheel, dependencies, folder)) / "bin"


def test_sdist_has_what_is_needed_to_build_and_test(unpacked: Path) -> None:
    packed = {file.relative_to(unpacked).as_posix() for file in unpacked.rglob("*") if file.is_file()}
    assert {f"src/{name}" for name in shipped_files()} <= packed
    assert {"LICENSE", "Makefile", "pyproject.toml", "requirements.lock", "tests/conftest.py"} <= packed
    assert {"tools/compile_kernel.py", "tools/hatch_build.py", "tools/setup"} <= packed
    assert not [name for name in packed if name.endswith((".so", ".pyd", ".c")) or name.startswith("build/")]


def test_wheel_has_the_sources_and_exactly_the_compiled_modules(wheel: Path, is_compiled: bool) -> None:
    packed = packed_files(wheel)
    compiled = compiled_files() if is_compiled else set()
    assert packed.keys() == shipped_files().keys() | compiled
    assert "pentapolis/py.typed" in packed
    assert {name: packed[name] for name in shipped_files()} == shipped_files()
    assert {name: packed[name] for name in compiled} == {
        name: (ROOT / "src" / name).read_bytes() for name in compiled
    }
    assert (PURE_TAG in wheel.name) == (not is_compiled)


def test_wheel_brings_the_web_client(wheel: Path) -> None:
    packed = packed_files(wheel)
    assert "pentapolis/server/static/index.html" in packed
    assert [name for name in packed if name.startswith("pentapolis/server/static/assets/index-")]


def test_wheel_without_a_compiler_is_plain(plain_wheel: Path) -> None:
    assert PURE_TAG in plain_wheel.name
    assert packed_files(plain_wheel) == shipped_files()


def test_a_compiled_wheel_can_be_demanded(unpacked: Path, tmp_path: Path) -> None:
    done = try_to_build("wheel", unpacked, tmp_path, CC="/bin/false", PENTAPOLIS_REQUIRE_COMPILED="1")
    assert done.returncode != 0
    assert "no C compiler" in done.stdout + done.stderr
    assert not [*tmp_path.iterdir()]


def test_installed_package_plays_and_has_its_words(installed: Path, is_compiled: bool) -> None:
    seen = probe(installed)
    assert Path(seen["kernel"]).is_relative_to(installed.parent)
    assert seen["kernel"].endswith(EXT_SUFFIX if is_compiled else ".py")
    assert "between-two-cities" in seen["games"]
    for game in seen["games"].values():
        assert game["record"]["steps"]
        assert len(set(game["names"].values())) > 1
        assert min(game["paragraphs"]) == max(game["paragraphs"]) > 0


def test_installed_command_lists_the_games(installed: Path) -> None:
    done = run(installed / "pentapolis", "games", PENTAPOLIS_LANG="en")
    assert done.returncode == 0, done.stderr
    assert "between-two-cities" in done.stdout


def test_plain_package_plays_the_same(
    installed: Path, plain_wheel: Path, dependencies: Path, tmp_path: Path
) -> None:
    plain = probe(install(plain_wheel, dependencies, tmp_path))
    assert plain["kernel"].endswith(".py")
    assert plain["games"] == probe(installed)["games"]


@pytest.mark.long
@pytest.mark.compiled_only
def test_sdist_compiles(unpacked: Path, dependencies: Path, tmp_path: Path) -> None:
    made = build("wheel", unpacked, tmp_path / "wheel", PENTAPOLIS_REQUIRE_COMPILED="1")
    assert packed_files(made).keys() == shipped_files().keys() | compiled_files()
    assert probe(install(made, dependencies, tmp_path / "venv"))["kernel"].endswith(EXT_SUFFIX)
