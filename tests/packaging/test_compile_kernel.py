"""Compiled modules always match their sources, or are not there."""

from __future__ import annotations

import json
import os
import subprocess
import time
from pathlib import Path

import pytest

from compile_kernel import EXT_SUFFIX, CompileError, KernelBuild, NoCompiler

FILES = {
    "shape.pxd": "cdef class Shape:\n    cdef readonly int sides\n",
    "shape.py": "class Shape:\n    def __init__(self, sides: int = 3) -> None:\n        self.sides = sides\n",
    "solid.pxd": "from pentapolis.shape cimport Shape\ncdef class Solid(Shape):\n    cdef int faces\n",
    "solid.py": "class Solid(Shape):\n    pass\n",
    "alone.pxd": "cdef int count\n",
    "alone.py": "count = 1\n",
    "__init__.py": "",
    "words.py": "WORDS = ()\n",
}
NEEDS = {"solid": ["shape"]}


class QuickBuild(KernelBuild):
    """A build whose compiler copies the source, and refuses the word `broken`."""

    def _run_worker(self, name: str, source: str) -> subprocess.CompletedProcess[str]:
        if source.endswith(".c"):
            return subprocess.CompletedProcess([], 0, "")
        short = name.rpartition(".")[2]
        text = (self.root / source).read_bytes()
        if b"broken" in text:
            return subprocess.CompletedProcess([], 1, f"{source}: broken")
        target = self.store / source.replace(".py", EXT_SUFFIX)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text)
        used = [f"src/pentapolis/{other}.pxd" for other in [short, *NEEDS.get(short, [])]]
        return subprocess.CompletedProcess([], 0, json.dumps([source, *used]))


class Workshop:
    """A tiny package, and what its builds say and leave."""

    def __init__(self, root: Path, kind: type[KernelBuild]) -> None:
        self.package = root / "src" / "pentapolis"
        self.package.mkdir(parents=True)
        for name, text in FILES.items():
            (self.package / name).write_text(text)
        self.said: list[str] = []
        self.build = kind(root, report=self.said.append)

    def compiled(self) -> set[str]:
        """Build; the modules that had to be compiled."""
        self.said.clear()
        self.build.compile_in_place()
        return {line.split()[0].removeprefix("pentapolis.") for line in self.said if line.startswith("  ")}

    def left(self) -> set[str]:
        return {file.name.removesuffix(EXT_SUFFIX) for file in self.package.glob(f"*{EXT_SUFFIX}")}

    def append(self, name: str, text: str) -> None:
        with (self.package / name).open("a") as file:
            file.write(text)


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path, QuickBuild)


def test_only_what_has_a_pxd_is_compiled(workshop: Workshop) -> None:
    assert workshop.compiled() == workshop.left() == {"shape", "solid", "alone"}
    assert workshop.build.is_in_place()


def test_only_what_is_stale_is_compiled_again(workshop: Workshop) -> None:
    workshop.compiled()
    later = time.time() + 60
    os.utime(workshop.package / "solid.py", (later, later))
    assert workshop.compiled() == set(), "only the contents count"

    workshop.append("solid.py", "EDGES = 6\n")
    assert not workshop.build.is_in_place()
    assert workshop.compiled() == {"solid"}

    workshop.append("shape.pxd", "    cdef int corners\n")
    assert workshop.compiled() == {"shape", "solid"}, "Solid's layout contains Shape's"


def test_other_flags_compile_everything_again(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    workshop.compiled()
    monkeypatch.setenv("CFLAGS", "-fsanitize=undefined")
    assert workshop.compiled() == {"shape", "solid", "alone"}


def test_a_foreign_file_is_replaced(workshop: Workshop) -> None:
    workshop.compiled()
    (workshop.package / f"shape{EXT_SUFFIX}").write_bytes(b"an older one")
    assert not workshop.build.is_in_place()
    assert workshop.compiled() == set(), "it is in the store"
    assert workshop.build.is_in_place()


def test_a_module_that_is_no_longer_compiled_is_removed(workshop: Workshop) -> None:
    workshop.compiled()
    (workshop.package / "alone.pxd").unlink()
    workshop.compiled()
    assert workshop.left() == {"shape", "solid"}


def test_after_a_compile_error_nothing_is_left(workshop: Workshop) -> None:
    workshop.compiled()
    workshop.append("solid.py", "broken\n")
    with pytest.raises(CompileError, match=r"pentapolis\.solid does not compile"):
        workshop.compiled()
    assert workshop.left() == set()


def test_without_a_compiler_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "/bin/false")
    workshop = Workshop(tmp_path, KernelBuild)
    stale, others = (workshop.package / f"shape{suffix}" for suffix in (EXT_SUFFIX, ".cpython-30-other.so"))
    stale.write_bytes(b"")
    others.write_bytes(b"")
    with pytest.raises(NoCompiler, match="/bin/false"):
        workshop.compiled()
    assert not stale.exists()
    assert others.exists(), "another Python's module is not ours to judge"


@pytest.mark.long
@pytest.mark.compiled_only
def test_the_compiler_finds_what_a_module_is_made_from(tmp_path: Path) -> None:
    workshop = Workshop(tmp_path, KernelBuild)
    assert workshop.compiled() == workshop.left() == {"shape", "solid", "alone"}
    assert not [*workshop.package.glob("*.c")]
    workshop.append("shape.pxd", "    cdef int corners\n")
    assert workshop.compiled() == {"shape", "solid"}
    workshop.append("solid.py", "x: = 1\n")
    with pytest.raises(CompileError, match=r"solid\.py:3"):
        workshop.compiled()
