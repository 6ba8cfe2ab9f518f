"""What the package uses of Cython, for type checkers: they read the plain side of the sources."""

from typing import Any, Literal, TypeVar

_T = TypeVar("_T")

compiled: Literal[False]
gil: Any
nogil: Any
Py_ssize_t: Any
p_char: Any
p_void: Any

def cast(kind: Any, value: Any, /) -> Any: ...
def address(value: Any, /) -> Any: ...
def final(item: _T, /) -> _T: ...
