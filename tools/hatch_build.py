"""The wheel's build hook: compiled modules go in; where they can't be made, the wheel is plain Python."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _load_compiler(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("compile_kernel", root / "tools" / "compile_kernel.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


class KernelHook(BuildHookInterface[Any]):
    """Wheels get the compiled modules; an editable install gets them beside the sources."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compiler = _load_compiler(Path(self.root))
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
