"""What all tests share: compiled modules that match their sources, the mode of the run, the markers."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

from compile_kernel import KernelBuild, NoCompiler, NotCompiled, compiled_required, pure_wanted

ROOT = Path(__file__).parent.parent

# The same examples in every run, and no clock: `make test` never times anything.
settings.register_profile("pentapolis", deadline=None, derandomize=True)
settings.load_profile("pentapolis")


def _freshen() -> str:
    """Compile what is stale before anything imports it; why the run is plain Python, or nothing."""
    if pure_wanted():
        return "PENTAPOLIS_PURE=1"
    if "PYTEST_XDIST_WORKER" in os.environ:
        return os.environ["PENTAPOLIS_PLAIN_REASON"]
    try:
        KernelBuild(ROOT).compile_in_place()
    except NotCompiled as problem:
        if compiled_required() or not isinstance(problem, NoCompiler):
            pytest.exit(f"not compiled: {problem}", returncode=pytest.ExitCode.USAGE_ERROR)
        return str(problem)
    return ""


PLAIN_REASON = os.environ["PENTAPOLIS_PLAIN_REASON"] = _freshen()  # workers inherit it


@pytest.fixture(scope="session")
def is_compiled() -> bool:
    """Does this run test the compiled package?"""
    return not PLAIN_REASON


def pytest_report_header() -> str:
    import pentapolis.kernel.position

    file = Path(pentapolis.kernel.position.__file__)
    if file.is_relative_to(ROOT) and (file.suffix == ".py") == bool(PLAIN_REASON):
        return (
            f"pentapolis: plain Python ({PLAIN_REASON})"
            if PLAIN_REASON
            else f"pentapolis: compiled ({file.name})"
        )
    pytest.exit(f"the tests of {ROOT} would run against {file}", returncode=pytest.ExitCode.USAGE_ERROR)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if PLAIN_REASON:
        skip = pytest.mark.skip(reason=f"needs the compiled kernel ({PLAIN_REASON})")
        for item in items:
            if item.get_closest_marker("compiled_only"):
                item.add_marker(skip)
