"""`pentapolis play`: a game in the terminal, against bots or with several people at one screen."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import click

from ..kernel.contract import GameInfo
from ..kernel.record import new, replay
from ..table.saves import resumed
from ..table.session import Occupant, Session
from .command import (
    SEED,
    Command,
    GameName,
    Number,
    check_bots,
    check_options,
    check_seats,
    options_of,
    usual_game,
)
from .desk import BadInput, Desk, check_names
from .dialogue import Dialogue, Left, left_words
from .files import STDIN, GameFile, read_game

NOT_FINISHED = 1
ROUND_MS = 1200


@click.command(
    "play",
    cls=Command,
    examples=(
        "play",
        "play between-two-cities --seats 3 --seed 7",
        "play --bot greedy --bot random --seats 3",
        "play --people 2 --seats 2 --name Ada --name Ben",
        "play --option edition=rulebook --save friday.json",
        "play --load game.json",
    ),
)
@click.argument("game", type=GameName(), required=False)
@click.option("--seats", type=Number(1), metavar="N")
@click.option("--seat", "own", type=Number(0), multiple=True, metavar="SEAT")
@click.option("--people", type=Number(1), metavar="N")
@click.option("--name", "names", multiple=True, metavar="NAME")
@click.option("--bot", "bots", multiple=True, metavar="SPEC")
@click.option("--seed", type=SEED, metavar="N")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--load", metavar="FILE")
@click.option("--save", metavar="FILE")
@click.option("--no-confirm", is_flag=True)
@click.pass_obj
def command(
    desk: Desk,
    game: GameInfo | None,
    seats: int | None,
    own: tuple[int, ...],
    people: int | None,
    names: tuple[str, ...],
    bots: tuple[str, ...],
    seed: int | None,
    options: tuple[str, ...],
    load: str | None,
    save: str | None,
    no_confirm: bool,
) -> int:
    """Play in the terminal."""
    luck = secrets.randbits(62) if seed is None else seed
    check_bots(bots)
    check_names(names)
    _refuse_stdin(load=load, save=save)
    if load is not None:
        found = read_game(load)
        if game is not None and game.id != found.info.id:
            raise BadInput("other-game", name=load, game=found.info.id)
        _refuse_settled(
            found,
            load,
            {"--seats": seats, "--option": options},
            {"--seat": own, "--people": people, "--name": names, "--bot": bots, "--seed": seed},
        )
        info, path = found.info, Path(save or load) if found.save or save else None
        session = _resumed(found, load, own, people, names, bots, luck)
    else:
        info, path = game or usual_game(), Path(save) if save else None
        given = options_of(options)
        check_options(info, given)
        count = check_seats(desk, info, seats)
        occupants = _occupants(count, own, people, names, bots)
        match = new(info.id, seats=count, seed=luck, options=given)
        session = Session(match, occupants, seed=luck, id=secrets.token_hex(8))
    return _play(desk, Dialogue(desk, info, session, path=path, confirm=not no_confirm))


def _refuse_stdin(**files: str | None) -> None:
    """BadInput where `-` is named: the input is what the people type, and a save is a file."""
    for option, name in files.items():
        if name == STDIN:
            raise BadInput("no-stdin", option=f"--{option}")


def _refuse_settled(
    found: GameFile, name: str, by_record: Mapping[str, object], by_save: Mapping[str, object]
) -> None:
    """BadInput for options about what the file has settled: a record the game, a save the table too."""
    settled = by_record if found.save is None else {**by_record, **by_save}
    for option, value in settled.items():
        if value not in (None, ()):
            raise BadInput("settled", option=option, name=name)


def _play(desk: Desk, dialogue: Dialogue) -> int:
    with suppress(ImportError, AttributeError):
        # Lines can be edited, but not called back: the next person must not see a secret pick.
        import_module("readline").set_auto_history(False)
    try:
        dialogue.run()
    except Left:
        desk.print(left_words(desk, dialogue.kept_in))
    except EOFError:
        desk.complain(desk.say("input-ended") + " " + left_words(desk, dialogue.kept_in))
        return NOT_FINISHED
    except KeyboardInterrupt:
        desk.complain(left_words(desk, dialogue.kept_in))
        raise
    return 0


def _resumed(
    found: GameFile,
    name: str,
    own: tuple[int, ...],
    people: int | None,
    names: tuple[str, ...],
    bots: tuple[str, ...],
    seed: int,
) -> Session:
    """A save goes on with those who sat there; a bare record with the occupants asked for."""
    if found.save is not None:
        return resumed(found.save, name)
    match = replay(found.record)
    occupants = _occupants(match.seats, own, people, names, bots)
    return Session(match, occupants, seed=seed, id=secrets.token_hex(8))


def _occupants(
    seats: int, own: tuple[int, ...], people: int | None, names: tuple[str, ...], bots: tuple[str, ...]
) -> list[Occupant]:
    """People in the seats asked for, else in the first ones; bots in all others, in turn of the specs."""
    for seat in own:
        if seat >= seats:
            raise BadInput("number", option="--seat", given=str(seat), least="0", most=str(seats - 1))
    count = len(own) or 1 if people is None else people
    if count > seats or count < len(set(own)):
        raise BadInput("people", given=count, seats=seats)
    free = [seat for seat in range(seats) if seat not in own]
    taken = sorted({*own, *free[: count - len(set(own))]})
    if len(names) > count:
        raise BadInput("names", given=len(names), people=count)
    given = dict(zip(taken, names, strict=False))
    others = [seat for seat in range(seats) if seat not in taken]
    specs_of_bots = bots or (_usual_bot(len(others)),)
    turn = {seat: specs_of_bots[number % len(specs_of_bots)] for number, seat in enumerate(others)}
    return [Occupant(given.get(seat, ""), turn.get(seat, "")) for seat in range(seats)]


def _usual_bot(bots: int) -> str:
    """A good bot; the more of them, the shorter each thinks, so that a round of decisions takes a second."""
    return f"ismcts(iterations=20000, ms={ROUND_MS // max(3, bots)})"
