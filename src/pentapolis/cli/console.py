"""The consoles that a command writes to: lines broken for Chinese too, no control characters from outside."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from .wrapping import Prose, visible

WIDEST = 120


class PageConsole(Console):
    """Draws every text as prose; a reader who has gone away is a BrokenPipeError, as everywhere else."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        if type(renderable) is Text:
            renderable = Prose.of(renderable)
        for segment in super().render(renderable, options):
            text, style, control = segment
            yield segment if control or text.isprintable() else Segment(visible(text), style)

    def render_str(self, text: str, **how: Any) -> Text:
        return Prose.of(super().render_str(text, **how))

    def on_broken_pipe(self) -> None:
        self.quiet = True
        raise  # noqa: PLE0704  # called while a BrokenPipeError is handled


def terminal_console(*, stderr: bool, colour: bool) -> PageConsole:
    """The console of the standard output or error."""
    console = PageConsole(stderr=stderr, no_color=not colour, highlight=False, emoji=False)
    console.width = min(console.width, WIDEST)
    return console
