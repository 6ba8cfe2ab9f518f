"""Golden playthroughs of Between Two Cities: whole games that a person can read and the tests compare.

    python tools/make_playthroughs.py                  write all anew from the commands that stand in them
    python tools/make_playthroughs.py NAME --seats 3   choose the commands of a new one, too

Only the header and the commands (lines with >) of a playthrough are read; everything else is what the
engine says to them.  At the right of a command stand four letters for all that each seat (- for a
spectator) is told then: view, story, sheet and legal moves.  Look at the difference before you commit it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pentapolis
from pentapolis import Match

FOLDER = Path(__file__).parent.parent / "tests" / "games" / "between_two_cities" / "playthroughs"
GAME = "between-two-cities"
COLUMNS = "abcdefg"
STAND_OFF = "stand-off"
TOLD_FIRST = {"revealed", "placed"}  # of house automas: the commands tell those of seats
TOLD_LAST = {"leftover", "round-ended", "passed", "ended"}


def commands_of(text: str) -> tuple[dict[str, Any], list[str]]:
    """The header and the commands of a playthrough."""
    lines = text.splitlines()
    header = json.loads(next(line for line in lines if line.startswith("{")))
    return header, [line[2:].split("   ")[0] for line in lines if line.startswith("> ")]


def render(header: dict[str, Any], commands: Sequence[str]) -> str:
    """The playthrough of a header (seats, seed, options) and its commands."""
    match = pentapolis.new(GAME, **header)
    lines = ["Between Two Cities. Written by tools/make_playthroughs.py.", json.dumps(header)]
    lines += told(match, 0, TOLD_LAST)
    for command in commands:
        before, events = match.view(), len(match.story())
        if before["phase"] == "pick" and not before["answered"] and not lines[-1].startswith("> "):
            lines += turn_begins(match)
        do(match, command)
        lines.append(f"> {command:<14}   {digests(match)}")
        lines += told(match, events, TOLD_FIRST)
        after = match.view()
        if before["phase"] == "place" and after["phase"] != "place":
            lines += drawing(after)
            if after["over"] or after["stage"][0] != before["stage"][0]:
                lines += scores(match)
        lines += told(match, events, TOLD_LAST)
    return "\n".join(lines) + "\n"


def do(match: Match, command: str) -> None:
    """A command: `0 S+O`, `0 retract` or `stand-off`."""
    if command == STAND_OFF:
        match.stand_off()
        return
    seat, move = command.split(" ", 1)
    if move == "retract":
        match.retract(int(seat))
    else:
        match.play(int(seat), move)


def digests(match: Match) -> str:
    """Four letters for each viewer."""
    return " ".join(f"{viewer}:{digest(match, seat)}" for viewer, seat in viewers(match))


def viewers(match: Match) -> list[tuple[str, int | None]]:
    return [("-", None), *((str(seat), seat) for seat in range(match.seats))]


def digest(match: Match, seat: int | None) -> str:
    """Four letters for all that a viewer is told."""
    legal = [] if seat is None else [str(move) for move in match.legal(seat)]
    everything = [match.view(seat), match.story(seat), match.sheet(seat), legal]
    return hashlib.sha256(json.dumps(everything, sort_keys=True).encode()).hexdigest()[:4]


def turn_begins(match: Match) -> list[str]:
    view = match.view()
    hands = [f"{party}: {' '.join(hand)}" for party, hand in enumerate(match.dump()["hands"])]
    return ["", f"--- round {view['stage']}, turn {view['turn']}", f"hands   {'   '.join(hands)}"]


def told(match: Match, since: int, keys: set[str]) -> list[str]:
    """What spectators are told, a line for each event of these kinds, without what the commands say."""
    lines: list[str] = []
    for event in match.story()[since:]:
        facts = {key: value for key, value in event.items() if key not in {"key", "n", "step"}}
        if event["key"] in keys and (keys is TOLD_LAST or event["seat"] >= match.seats):
            words = [event["key"], *(f"{key}={_plain(value)}" for key, value in facts.items())]
            lines.append(f"        {' '.join(words)}")
    return lines


def _plain(value: Any) -> str:
    if isinstance(value, list):
        return "+".join(str(entry) for entry in value)  # pyright: ignore[reportUnknownVariableType]
    return "?" if value is None else str(value)


def drawing(view: dict[str, Any]) -> list[str]:
    """The cities side by side, each as far as it is built, named by its upper left cell."""
    cities = [cut_out(city["tiles"], index, city["points"]) for index, city in enumerate(view["cities"])]
    height = max(len(city) for city in cities)
    rows = ["   ".join(f"{city[i] if i < len(city) else '':<20}" for city in cities) for i in range(height)]
    return [f"        {row.rstrip()}" for row in rows]


def cut_out(tiles: dict[str, str], index: int, points: int) -> list[str]:
    rows = sorted({int(cell[1]) for cell in tiles})
    columns = sorted({cell[0] for cell in tiles})
    width = COLUMNS[COLUMNS.index(columns[0]) : COLUMNS.index(columns[-1]) + 1]
    pictures = ["".join(tiles.get(f"{c}{row}", ".") for c in width) for row in range(rows[0], rows[-1] + 1)]
    return [f"{index} at {columns[0]}{rows[0]}: {points}", *pictures]


def scores(match: Match) -> list[str]:
    """The sheet, a line for each city, then the seats and, at the end, their ranking."""
    sheet = match.sheet()
    lines: list[str] = []
    for part in sheet["parts"]:
        points = "  ".join(f"{line['key']} {line['points']}" for line in part["lines"])
        lines.append(f"        city {part['index']}: {points}  = {part['total']}")
    totals = "  ".join(f"{seat['seat']}: {seat['total']}" for seat in sheet["seats"])
    lines.append(f"        seats {totals}")
    if sheet["final"]:
        lines.append(f"        ranking {sheet['ranking']} by {', '.join(sheet['decided']) or 'nothing'}")
    return lines


# ------------------------------------------------------------------ commands for a new one


def chosen(header: dict[str, Any]) -> Iterator[str]:
    """Commands of a sensible game: always the move that looks best at once, and a few side steps."""
    match = pentapolis.new(GAME, **header)
    while not match.over:
        for command in next_commands(match):
            yield command
            do(match, command)


def next_commands(match: Match) -> list[str]:
    view, seat = match.view(), match.to_act[-1]
    command = f"{seat} {best(match, seat)}"
    if view["phase"] == "pick" and view["turn"] == 2 and not view["answered"] and match.seats > 1:
        return [f"{seat} {match.legal(seat)[0]}", f"{seat} retract", command]
    if (
        len(match.to_act) == match.seats > 2
        and (view["phase"], view["turn"]) == ("place", 1)
        and not view["stood_off"]
    ):
        return [STAND_OFF]
    return [command]


def best(match: Match, seat: int) -> str:
    def worth(move: str) -> float:
        after = match.clone(exact=True)
        after.play(seat, move)
        return after.position.value(seat)

    return max((str(move) for move in match.legal(seat)), key=worth)


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the golden playthroughs of Between Two Cities.")
    parser.add_argument("name", nargs="?", help="make a new one of this name")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", type=json.loads, default={}, help="as JSON")
    given = parser.parse_args()
    if given.name:
        header = {"seats": given.seats, "seed": given.seed, "options": given.options}
        text = render(header, list(chosen(header)))
        (FOLDER / f"{given.name}.txt").write_text(text, encoding="utf-8")
        return
    for file in sorted(FOLDER.glob("*.txt")):
        file.write_text(render(*commands_of(file.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
