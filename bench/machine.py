"""Where and with what a bench ran."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
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
        "python": platform.python_version(),
        "cython": version("cython"),
        "g++": subprocess.run(
            ["g++", "-dumpfullversion"], capture_output=True, text=True, check=True
        ).stdout.strip(),
    }


def _processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines() if Path("/proc/cpuinfo").exists() else ():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def compile_seconds() -> float:
    """Wall time to compile every module from nothing, in a copy of the sources."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        ignore = "--exclude=*.so --exclude=__pycache__"
        command = f"tar -C {ROOT} {ignore} -cf - src tools pyproject.toml | tar -C {copy} -xf -"
        subprocess.run(command, shell=True, check=True)
        start = perf_counter()
        subprocess.run(
            [sys.executable, "tools/compile_kernel.py"], cwd=copy, check=True, stdout=subprocess.DEVNULL
        )
        return perf_counter() - start
