"""Compile every module that has a .pxd of the same name beside its .py: the kernel, the rules of the games.

Used by hand, by the Makefile, by the tests and by the build hook of the wheel.

    python tools/compile_kernel.py              compile what is stale, put the results beside their sources
    python tools/compile_kernel.py --fallback   the same, but after a compile error go on as plain Python
    python tools/compile_kernel.py --check      compile nothing; exit 1 unless the package runs compiled

It is all or nothing, since an uncompiled class can't extend a compiled one.  That there is no C compiler is
no error.

    PENTAPOLIS_PURE=1               compile nothing
    PENTAPOLIS_REQUIRE_COMPILED=1   fail where no C compiler is found, too
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.machinery
import importlib.metadata
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

EXT_SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "infer_types": False,
}
FLAGS = (
    ["/O2"]
    if sys.platform == "win32"
    # Without contraction, so that fractions come out as Python has them on every processor.
    else ["-O3", "-g0", "-fno-semantic-interposition", "-ffp-contract=off"]
)
COMPILER_VARIABLES = ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS", "LDSHARED")
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n"


class NotCompiled(Exception):
    """The package stays plain Python; the text says why."""


class NoCompiler(NotCompiled):
    """Nothing can be compiled on this machine."""


class CompileError(NotCompiled):
    """There is a compiler, but a module does not compile."""


def pure_wanted() -> bool:
    return os.environ.get("PENTAPOLIS_PURE") == "1" or sys.implementation.name != "cpython"


def compiled_required() -> bool:
    return os.environ.get("PENTAPOLIS_REQUIRE_COMPILED") == "1"


@dataclass(frozen=True)
class Module:
    """A module to compile; its paths are relative to the checkout, with slashes."""

    name: str
    source: str

    @property
    def file(self) -> str:
        return self.source.removesuffix(".py") + EXT_SUFFIX


@dataclass
class KernelBuild:
    """The compiled modules of one checkout for the running Python, kept in build/compiled/<Python>."""

    root: Path
    report: Callable[[str], object] = print
    store: Path = field(init=False)

    def __post_init__(self) -> None:
        self.root = self.root.resolve()
        self.store = self.root / "build" / "compiled" / EXT_SUFFIX.strip(".").split(".")[0]

    def modules(self) -> list[Module]:
        """The modules to compile, the largest first, for they take longest."""
        sources = [p for p in self.root.glob("src/pentapolis/**/*.py") if p.with_suffix(".pxd").exists()]
        sources.sort(key=lambda path: (-path.stat().st_size, path))
        relative = [path.relative_to(self.root).as_posix() for path in sources]
        return [Module(path[4:-3].replace("/", "."), path) for path in relative]

    def compile(self) -> dict[Module, Path]:
        """Compile what is stale; the compiled file of each module."""
        with self._locked():
            return self._compile()

    def compile_in_place(self) -> list[Module]:
        """Compile what is stale and put it beside the sources; after a failure nothing lies there."""
        with self._locked():
            try:
                compiled = self._compile()
            except NotCompiled:
                self._remove_all_but(set())
                raise
            for module, file in compiled.items():
                self._put(file, self.root / module.file)
            self._remove_all_but({self.root / module.file for module in compiled})
            return list(compiled)

    def is_in_place(self) -> bool:
        """Are all modules compiled from the present sources, and beside them?"""
        manifest = self._read_manifest()
        return all(
            self._is_fresh(module, manifest.get(module.name))
            and _digest(self.root / module.file) == _digest(self.store / module.file)
            for module in self.modules()
        )

    def _compile(self) -> dict[Module, Path]:
        manifest = self._read_manifest()
        modules = self.modules()
        stale = [module for module in modules if not self._is_fresh(module, manifest.get(module.name))]
        if stale:
            self._probe()
            self._compile_modules(stale, manifest)
        return {module: self.store / module.file for module in modules}

    def _compile_modules(self, stale: list[Module], manifest: dict[str, Any]) -> None:
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        self.report(f"compiling {len(stale)} of the package's modules, {min(cores, len(stale))} at a time")
        failures: list[str] = []
        # Taken beforehand: a source that is edited meanwhile makes its module stale again.
        digests = {file: _digest(self.root / file) for file in self._sources()}
        with ThreadPoolExecutor(cores) as pool:
            jobs = {pool.submit(self._compile_one, module, digests): module for module in stale}
            for job in as_completed(jobs):
                module, (entry, seconds, output) = jobs[job], job.result()
                if entry is None:
                    failures.append(f"{module.name} does not compile:\n{output}")
                    continue
                manifest[module.name] = entry
                self.report(f"  {module.name}  {seconds:.1f} s")
        part = self.store / "manifest.part"
        part.write_text(json.dumps(manifest, indent=1, sort_keys=True))
        part.replace(self.store / "manifest.json")
        if failures:
            raise CompileError("\n".join(failures))

    def _compile_one(
        self, module: Module, digests: dict[str, str | None]
    ) -> tuple[dict[str, Any] | None, float, str]:
        """(entry for the manifest or None, seconds, the compiler's words)."""
        began = time.monotonic()
        done = self._run_worker(module.name, module.source)
        file = self.store / module.file
        if done.returncode != 0 or not file.exists():
            return None, 0.0, done.stdout
        used: list[str] = json.loads(done.stdout.splitlines()[-1])
        entry = {"with": _settings(), "from": {name: digests[name] for name in used}, "sha256": _digest(file)}
        return entry, time.monotonic() - began, done.stdout

    def _probe(self) -> None:
        """Is there a C compiler with Python's headers, and what else is needed?"""
        for package in ("cython", "setuptools"):
            try:
                importlib.metadata.version(package)
            except importlib.metadata.PackageNotFoundError:
                raise NoCompiler(f"{package} is not installed") from None
        source = self.root / "build" / "c" / "probe.c"
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(PROBE)
        done = self._run_worker("probe", "build/c/probe.c")
        if done.returncode != 0:
            errors = [line for line in done.stdout.splitlines() if "error:" in line]
            compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
            reason = errors[0] if errors else f"{compiler!r} does not work"
            raise NoCompiler(f"no C compiler with Python's headers (Debian: gcc, python3-dev): {reason}")

    def _run_worker(self, name: str, source: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, __file__, "--worker", name, source, str(self.store / "src")]
        return subprocess.run(
            command, cwd=self.root, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )

    def _sources(self) -> Iterable[str]:
        for pattern in ("src/pentapolis/**/*.py", "src/pentapolis/**/*.pxd"):
            for path in self.root.glob(pattern):
                yield path.relative_to(self.root).as_posix()

    def _is_fresh(self, module: Module, entry: dict[str, Any] | None) -> bool:
        return (
            entry is not None
            and entry.get("with") == _settings()  # an entry of an older build may lack it
            and entry["sha256"] == _digest(self.store / module.file)
            and all(_digest(self.root / file) == digest for file, digest in entry["from"].items())
        )

    def _read_manifest(self) -> dict[str, Any]:
        path = self.store / "manifest.json"
        return json.loads(path.read_text()) if path.exists() else {}

    @staticmethod
    def _put(file: Path, target: Path) -> None:
        if _digest(file) != _digest(target):
            # A new file under the old name: writing into a library that a process has loaded would crash it.
            part = target.with_name(target.name + ".part")
            shutil.copyfile(file, part)
            part.replace(target)

    def _remove_all_but(self, kept: set[Path]) -> None:
        """Remove compiled modules that this Python would import."""
        for suffix in importlib.machinery.EXTENSION_SUFFIXES:
            for file in self.root.glob(f"src/pentapolis/**/*{suffix}"):
                # Another Python's "x.cpython-3xx.so" also ends in ".so", and is not ours to judge.
                if file not in kept and "." not in file.name.removesuffix(suffix):
                    file.unlink()

    @contextlib.contextmanager
    def _locked(self) -> Iterator[None]:
        """One build of a checkout at a time, where the system has file locks."""
        self.store.mkdir(parents=True, exist_ok=True)
        with (self.store.parent / "lock").open("w") as lock:
            with contextlib.suppress(ImportError):
                import fcntl

                fcntl.flock(lock, fcntl.LOCK_EX)
            yield


def _settings() -> dict[str, Any]:
    """All that a compiled module depends on besides its sources."""
    versions = [d.version for d in importlib.metadata.distributions(name="cython")]
    return {
        "python": sys.version,
        "cython": versions[:1],
        "directives": DIRECTIVES,
        "flags": FLAGS,
        "environment": {name: os.environ.get(name, "") for name in COMPILER_VARIABLES},
    }


def _digest(file: Path) -> str | None:
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()
    except FileNotFoundError:
        return None


def _work(name: str, source: str, target: str) -> None:
    """Compile one module, in a process of its own; print, as the last line, what it was made from."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    extension = Extension(name, [source], extra_compile_args=FLAGS)
    if source.endswith(".py"):
        [extension] = cythonize(
            [extension],
            build_dir="build/c",
            include_path=["src"],
            compiler_directives=DIRECTIVES,
            force=True,
            depfile=True,
            quiet=True,
        )
    command = build_ext(Distribution({"name": name, "ext_modules": [extension]}))
    command.build_lib, command.build_temp = target, "build/c/objects"
    command.force = True
    command.ensure_finalized()
    command.run()
    print(json.dumps(_made_from(Path(extension.sources[0] + ".dep")) if source.endswith(".py") else []))


def _made_from(depfile: Path) -> list[str]:
    """The files of ours that Cython read, out of the Make rule that it wrote."""
    _, _, files = depfile.read_text().replace("\\\n", " ").partition(":")
    paths = [Path(file) for file in shlex.split(files)]
    return sorted({p.as_posix() for p in paths if not p.is_absolute() and p.parts[0] == "src"})


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the kernel and the rules of the games in place.")
    parser.add_argument("--fallback", action="store_true", help="go on as plain Python after a compile error")
    parser.add_argument("--check", action="store_true", help="exit 1 unless the package runs compiled")
    parser.add_argument("--worker", nargs=3, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    build = KernelBuild(Path(__file__).parent.parent)
    if arguments.worker:
        return _worker(*arguments.worker)
    if arguments.check:
        return 0 if build.is_in_place() and not pure_wanted() else 1
    if pure_wanted():
        print("plain Python, as PENTAPOLIS_PURE=1 asks: nothing is compiled")
        return 0
    return _compile_here(build, arguments.fallback)


def _worker(name: str, source: str, target: str) -> int:
    try:
        _work(name, source, target)
    except Exception as error:
        print(error)
        return 1
    return 0


def _compile_here(build: KernelBuild, fallback: bool) -> int:
    try:
        modules = build.compile_in_place()
    except NotCompiled as problem:
        if compiled_required() or not (fallback or isinstance(problem, NoCompiler)):
            print(f"ERROR: not compiled: {problem}")
            return 1
        print(f"NOTICE: not compiled: {problem}")
        print("NOTICE: the plain Python version is used: the same results, but slower")
        return 0
    print(f"compiled: {len(modules)} modules are up to date")
    return 0


if __name__ == "__main__":
    sys.exit(main())
