"""The build hooks: the web client goes into the sdist and the wheel, compiled modules go into the wheel.

Where modules can't be compiled, the wheel is plain Python; where the client can't be built, it is left out
with a warning (PENTAPOLIS_REQUIRE_CLIENT=1: an error).  An sdist brings the client, so it needs no Node.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _load_tool(root: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, root / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


class BuildHook(BuildHookInterface[Any]):
    """Runs for the sdist, the wheel and an editable install (whose client `tools/setup` builds)."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            self._build_client()
        if self.target_name == "wheel":
            self._compile(version, build_data)

    def _build_client(self) -> None:
        root = Path(self.root)
        tool = _load_tool(root, "build_client")
        build = tool.ClientBuild(root, report=self.app.display_info)
        if (root / "PKG-INFO").exists() and build.built:  # an unpacked sdist
            return
        try:
            build.ensure()
        except tool.NotBuilt as problem:
            if os.environ.get("PENTAPOLIS_REQUIRE_CLIENT"):
                raise
            self.app.display_warning(f"the web client is left out: {problem}")

    def _compile(self, version: str, build_data: dict[str, Any]) -> None:
        compiler = _load_tool(Path(self.root), "compile_kernel")
        if compiler.pure_wanted():
            return
        build = compiler.KernelBuild(Path(self.root), report=self.app.display_info)
        try:
            if version == "editable":
                build.compile_in_place()
                return
            compiled = build.compile()
        except compiler.NotCompiled as problem:
            if compiler.compiled_required():
                raise
            self.app.display_warning(f"not compiled, the plain Python version is installed: {problem}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module, file in compiled.items():
            build_data["force_include"][str(file)] = module.file.removeprefix("src/")
