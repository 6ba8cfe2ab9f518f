"""Where and with what a bench ran; how long a compile takes."""

from __future__ import annotations

import os
import platform
import resource
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from time import perf_counter

ROOT = Path(__file__).parent.parent


def facts() -> dict[str, str]:
    """Processor, cores, load before the run, versions."""
    return {
        "processor": _processor(),
        "cores": str(os.cpu_count()),
        "load": f"{os.getloadavg()[0]:.1f}",
        "Python": platform.python_version(),
        "Cython": version("cython"),
        "g++": _output("g++", "-dumpfullversion"),
    }


def _processor() -> str:
    table = Path("/proc/cpuinfo")
    lines = table.read_text().splitlines() if table.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def _output(*command: str) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


@dataclass(frozen=True, slots=True)
class CompileTime:
    """Seconds by the clock, and of the processor (all cores together)."""

    wall: float
    processor: float


def compile_from_nothing() -> CompileTime:
    """Compile every module, in a copy of the sources; CalledProcessError."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("src", "tools"):
            shutil.copytree(
                ROOT / name, Path(folder) / name, ignore=shutil.ignore_patterns("*.so", "__pycache__")
            )
        before, start = _spent_by_children(), perf_counter()
        subprocess.run(
            [sys.executable, "tools/compile_kernel.py"], cwd=folder, check=True, stdout=subprocess.DEVNULL
        )
        return CompileTime(perf_counter() - start, _spent_by_children() - before)


def _spent_by_children() -> float:
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime
