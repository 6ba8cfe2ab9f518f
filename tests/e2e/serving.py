"""`pentapolis serve` as people run it: a process of its own, which a test may kill and start again."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from ..server.serving import GENEROUS, free_port, wait_for_port


class Serving:
    """A server with its database in a folder, always at the same address."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._words = [
            *(sys.executable, "-m", "pentapolis", "serve"),
            *("--port", str(self.port), "--database", f"sqlite:///{folder}/tables.db"),
        ]
        rates = {f"PENTAPOLIS_{name.upper()}": str(min(rate, 10**6)) for name, rate in GENEROUS.items()}
        self._surroundings = {**os.environ, **rates, "PENTAPOLIS_BOT_PAUSE": "0"}
        self._log = folder / "serve.log"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._words, stdout=log, stderr=subprocess.STDOUT, env=self._surroundings
            )
        wait_for_port(self.port)

    def kill(self) -> None:
        """The hard way."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def __enter__(self) -> Serving:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait()
