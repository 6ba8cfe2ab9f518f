"""Print a fingerprint of many seeded games, a line each: run compiled and plain, the lines must agree.

python -m tests.exam.print_fingerprints QUICK FULL     so many seeds of quick and of full fingerprints
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pentapolis.kernel.position
from pentapolis.kernel.exam import fingerprint, quick_fingerprint
from tests.exam.subjects import cases


def lines(quick: int, full: int) -> Iterator[str]:
    yield pentapolis.kernel.position.__file__
    for case in cases(range(quick)):
        yield f"{case} {quick_fingerprint(case)}"
    for case in cases(range(full), every_option=False):
        yield f"{case} {fingerprint(case)}"


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in lines(int(sys.argv[1]), int(sys.argv[2])))
