"""`pentapolis play`, scripted: to the end, with hints, taking back, saving, several people, languages."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import pentapolis
from pentapolis import __main__
from pentapolis.cli import dialogue, enquiries
from pentapolis.kernel.record import replay
from pentapolis.table.session import Session
from pentapolis.words import LANGUAGES, Words

ALWAYS_FIRST = "1\n" * 60


@pytest.fixture(autouse=True)
def short_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(enquiries, "HINT_ITERATIONS", 60)


@pytest.fixture
def play(run: Callable[..., Any]) -> Callable[..., Any]:
    """Play with random bots and seed 7; options may say otherwise."""

    def play(typed: str, *arguments: str) -> Any:
        usual = ["--seed", "7", *([] if "--bot" in arguments else ["--bot", "random"])]
        return run("play", *usual, *arguments, typed=typed)

    return play


def screens(output: str) -> list[str]:
    """What is shown each time that somebody is asked."""
    return re.split(r"^Between Two Cities · .*$", output, flags=re.MULTILINE)[1:]


# ---------------------------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", range(1, 8))
def test_a_whole_game(play: Callable[..., Any], seats: int) -> None:
    result = play(ALWAYS_FIRST, "--no-confirm", "--seats", str(seats))
    assert (result.exit_code, result.stderr) == (0, ""), result.output
    end = result.stdout[result.stdout.rindex("Shops") :]
    assert re.search(r"^1\. .* \d+ points", end, re.MULTILINE)
    assert "win" in end
    assert max(map(len, result.stdout.splitlines())) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_each_language(play: Callable[..., Any], language: str) -> None:
    result = play(ALWAYS_FIRST, "--no-confirm", "--seats", "3", "--lang", language)
    assert (result.exit_code, result.stderr) == (0, "")
    assert Words(language).say("between-two-cities-name") in result.stdout
    assert ("Player" in result.stdout) == (language == "en")


def test_the_same_seed_is_the_same_deal(play: Callable[..., Any]) -> None:
    first, second = (play("1\n" * 5, "--seats", "3").stdout for _ in range(2))
    assert first == second


def test_the_record_can_be_kept_and_replayed(
    play: Callable[..., Any], run: Callable[..., Any], tmp_path: Path
) -> None:
    result = play(ALWAYS_FIRST + "game.json\n", "--no-confirm", "--seats", "2")
    decisions = result.stdout.count("your move (?")
    play("1\n" * decisions + "game.json\n", "--no-confirm", "--seats", "2")
    save = json.loads((tmp_path / "game.json").read_text())
    assert replay(save["record"]).over
    assert "The game is in" in play("1\n" * decisions + "other.json\n", "--no-confirm", "--seats", "2").stdout
    assert "1. " in run("replay", "game.json", "--all").stdout


# ---------------------------------------------------------------------------------------------- deciding


def test_moves_by_number_and_in_letters(play: Callable[..., Any]) -> None:
    by_number = play("2\n\n1\n", "--seats", "3", "--no-confirm")
    shown = re.search(r"^ 1 \S+ +2 (\S+)", by_number.stdout, re.MULTILINE)
    assert shown
    in_letters = play(f"{shown[1]}\n\n1\n", "--seats", "3", "--no-confirm")
    assert in_letters.stdout == by_number.stdout


def test_a_refusal_has_its_words_and_its_rule(play: Callable[..., Any]) -> None:
    out = play("S L d4\n", "--seats", "3").stdout
    assert "Not yet: two tiles are being picked." in out
    assert 'Rule: Three rounds (type "rules rounds")' in out


def test_text_that_is_no_move(play: Callable[..., Any]) -> None:
    out = play("dance\n99\n\n", "--seats", "3").stdout
    assert '"dance" is no move.' in out
    assert "the list goes from 1 to" in out


def test_the_end_of_a_turn_is_confirmed_unless_switched_off(play: Callable[..., Any]) -> None:
    asked = play("1\nn\n1\n2\n\n", "--seats", "3").stdout
    assert asked.count("there is no way back after this") == 3
    assert "Not done; choose again." in asked
    assert "building in both cities" in asked
    off = play("confirm\n1\n", "--seats", "3").stdout
    assert "there is no way back after this" not in off
    assert "building in both cities" in off


def test_taking_back_and_resetting(play: Callable[..., Any]) -> None:
    out = play("u\n1\n\n1\nu\n1\nr\nu\n", "--seats", "3").stdout
    assert out.count("Nothing to take back") == 2
    assert "Taken back." in out
    assert "One decision was taken back." in out
    building = [screen for screen in screens(out) if "You have to build" in screen]
    assert building[2].replace("Taken back.\n", "").split() == building[0].split()


def test_hints_say_what_and_why(play: Callable[..., Any]) -> None:
    out = play("?\n1\n\n?\n", "--seats", "3").stdout
    assert re.search(r"^Hint: \S+\+\S+ \(pick .* and .*\)$", out, re.MULTILINE)
    assert re.search(r"^and after that for example \S+ [LR] d4, \S+ [LR] d4$", out, re.MULTILINE)
    assert re.search(r"of city \d 0 → \d", out)
    assert "60 imagined games give it" in out
    assert re.search(r"^Hint: \S+ [LR] [a-g][1-7] \(build the ", out, re.MULTILINE)


def test_what_a_move_would_change(play: Callable[..., Any]) -> None:
    out = play("1\n\np 1\np x\n", "--seats", "3").stdout
    assert re.search(r"^\w+ of city \d 0 → \d$", out, re.MULTILINE)
    assert '"x" is no move.' in out


def test_everything_else_that_can_be_asked(play: Callable[..., Any]) -> None:
    out = play("h\nc\nn\nt\nsheet\nrules\nrules shops\nrules tavern\nrules xyz\nw\n", "--seats", "3").stdout
    assert "a move by its number in the list" in out
    assert "drink tavern" in out
    assert "New hands, round 1: everyone draws 7 single tiles." in out
    assert "Singles that may be anywhere" in out
    assert "As if the game ended now:" in out
    assert "Shops: straight lines" in out
    assert re.search(r"^taverns: ", out, re.MULTILINE)
    assert "The rules do not speak of that" in out
    assert "There is nobody to wait for." in out


def test_another_language_in_the_middle(play: Callable[..., Any]) -> None:
    out = play("lang zh-Hant\nlang fr\nlang\nlang en\n", "--seats", "3").stdout
    assert "雙城爭霸" in out
    assert out.count("沒有「") == 2
    assert len(screens(out)) == 2


def test_enter_alone_says_what_could_be_typed(play: Callable[..., Any]) -> None:
    out = play("\n\n", "--seats", "3").stdout
    assert out.count("Type the number of a move") == 2


def test_a_forced_move_needs_no_choice(play: Callable[..., Any]) -> None:
    out = play(ALWAYS_FIRST, "--no-confirm", "--seats", "3").stdout
    assert "There is only one move" in out
    # Enter plays it: the last decision of the game.
    moves = out.count("your move (?")
    assert "win" in play("1\n" * (moves - 1) + "\n", "--no-confirm", "--seats", "3").stdout


# ---------------------------------------------------------------------------------------------- saving


def test_a_saved_game_goes_on(play: Callable[..., Any], run: Callable[..., Any], tmp_path: Path) -> None:
    whole = play(ALWAYS_FIRST, "--no-confirm", "--seats", "3", "--save", "whole.json")
    play("1\n1\n1\n1\n", "--no-confirm", "--seats", "3", "--save", "game.json")
    result = run("play", "--load", "game.json", "--no-confirm", typed=ALWAYS_FIRST)
    assert (whole.exit_code, result.exit_code) == (0, 0)
    one, other = (json.loads((tmp_path / name).read_text()) for name in ("whole.json", "game.json"))
    assert one["record"] == other["record"]


def test_saving_on_demand_and_when_leaving(play: Callable[..., Any], tmp_path: Path) -> None:
    result = play("1\n\nsave\nfirst.json\nq\n", "--seats", "3")
    assert result.exit_code == 0
    assert "Saved in first.json." in result.stdout
    result = play("save second.json\nq\n", "--seats", "3")
    assert "pentapolis play --load second.json" in result.stdout
    result = play("q\nthird.json\n", "--seats", "3")
    assert result.exit_code == 0
    assert {path.name for path in tmp_path.iterdir()} == {"first.json", "second.json", "third.json"}


def test_a_file_in_the_way_is_replaced_only_if_wanted(play: Callable[..., Any], tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine")
    out = play("save notes.txt\nn\nq\n\n", "--seats", "3").stdout
    assert "Replace it? (y/n)" in out
    assert "Not saved." in out
    assert file.read_text() == "mine"
    play("save notes.txt\ny\nq\n", "--seats", "3")
    assert json.loads(file.read_text())["pentapolis"] == "save"


def test_a_folder_that_is_not_there_is_no_end_of_the_game(play: Callable[..., Any]) -> None:
    result = play("save nowhere/game.json\n1\n\n", "--seats", "3")
    assert "nowhere/game.json: " in result.stdout
    assert "building in both cities" in result.stdout


def test_a_folder_that_vanishes_is_no_end_of_the_game(
    play: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    played = Session.play

    def play_and_lose_the_folder(self: Session, *what: Any, **how: Any) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        played(self, *what, **how)

    monkeypatch.setattr(Session, "play", play_and_lose_the_folder)
    result = play("1\n\n1\nq\nelsewhere.json\n", "--seats", "3", "--save", "folder/game.json")
    assert result.exit_code == 0
    assert "folder/game.json: no such file" in result.stdout
    assert "Save first?" in result.stdout
    assert 'pentapolis play --load elsewhere.json"' in result.stdout
    ended = play("1\n\n", "--seats", "3", "--save", "../x.json")
    assert "is saved in ../x.json" in ended.stderr


def test_the_end_of_a_game_that_can_not_be_kept(
    play: Callable[..., Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really_write = dialogue.write

    def write(path: Path, *what: Any, **how: Any) -> None:
        if path.name == "full.json" and path.exists():
            raise OSError(28, "No space left on device", str(path))
        really_write(path, *what, **how)

    monkeypatch.setattr(dialogue, "write", write)
    moves = play(ALWAYS_FIRST, "--no-confirm", "--seats", "3").stdout.count("your move (?")
    typed = "1\n" * moves + "full.json\nroom.json\n"
    result = play(typed, "--no-confirm", "--seats", "3", "--save", "full.json")
    assert result.exit_code == 0
    end = result.stdout[result.stdout.rindex(" win") :]
    assert "full.json: no room left on the device." in end
    assert end.count("Save the record?") == 2
    assert '"pentapolis replay room.json"' in end


def test_a_replacement_that_fails_is_no_end_of_the_game(play: Callable[..., Any], tmp_path: Path) -> None:
    out = play("save /dev/null\ny\nsave -\nsave a\0b\n1\n\n", "--seats", "3").stdout
    assert out.count("/dev/null: no permission.") == 1
    assert '"save" needs the name of a file' in out
    assert "can't be the name of a file" in out
    assert "building in both cities" in out


def test_a_link_is_saved_through(play: Callable[..., Any], run: Callable[..., Any], tmp_path: Path) -> None:
    play("1\n\n", "--seats", "3", "--save", "real.json")
    before = (tmp_path / "real.json").read_text()
    (tmp_path / "link.json").symlink_to("real.json")
    run("play", "--load", "link.json", typed="1\n\n")
    assert (tmp_path / "link.json").is_symlink()
    assert (tmp_path / "real.json").read_text() != before


def test_a_bare_record_can_be_played_on(run: Callable[..., Any], tmp_path: Path) -> None:
    match = pentapolis.new("between-two-cities", seats=2, seed=3)
    for seat in (0, 1):
        match.play(seat, match.legal(seat)[0])
    record = tmp_path / "record.json"
    record.write_text(json.dumps(match.record()))
    before = record.read_text()
    result = run("play", "--load", "record.json", "--bot", "random", typed="1\n")
    assert "building in both cities" in result.stdout
    assert record.read_text() == before


def test_the_end_of_the_input_is_no_crash(play: Callable[..., Any], tmp_path: Path) -> None:
    result = play("1\n", "--seats", "3")
    assert result.exit_code == 1
    assert result.stderr.count("\n") == 1
    assert "The game was not saved." in result.stderr
    result = play("1\n\n", "--seats", "3", "--save", "game.json")
    assert result.exit_code == 1
    assert "game.json" in result.stderr
    assert (tmp_path / "game.json").exists()


# --------------------------------------------------------------------------------------- several people


def test_hands_stay_hidden_when_the_screen_is_handed_over(play: Callable[..., Any]) -> None:
    hands = pentapolis.new("between-two-cities", seats=2, seed=7).dump()["hands"]
    out = play("\n1\n\n1\n\n", "--seats", "2", "--people", "2", "--name", "Ada", "--name", "Ben").stdout
    ada, ben, *_ = re.split(r"Now it is \w+'s turn", out)[1:]
    assert "   ".join(hands[0]) in ada
    assert "   ".join(hands[1]) in ben
    assert "   ".join(hands[0]) not in ben
    assert "Ada holds" not in ben


def test_the_one_before_may_take_back_at_the_hand_over(play: Callable[..., Any]) -> None:
    out = play("\n1\nu\n2\n\n", "--seats", "2", "--people", "2", "--name", "Ada", "--name", "Ben").stdout
    assert "u: Ada takes the last decision back" in out
    assert [line.split(",")[0] for line in out.splitlines() if "your move (?" in line] == [
        "Ada",
        "Ada",
        "Ben",
    ]


def test_waiting_for_each_other_is_a_stand_off(play: Callable[..., Any]) -> None:
    names = ["--name", "Ada", "--name", "Ben"]
    everybody_waits = "w\n\nw\n\n"
    out = play("\n1\n\n1\n\n\n" + everybody_waits + "1\n", "--seats", "3", "--people", "2", *names).stdout
    assert "Everybody waits: a stand-off. Ada has to go first." in out


def test_waiting_while_picking_does_no_harm(play: Callable[..., Any]) -> None:
    result = play("\nw\n\nw\n\n1\n", "--seats", "2", "--people", "2")
    assert result.exit_code == 1
    assert "stand-off" not in result.stdout


def test_people_sit_where_they_are_put(play: Callable[..., Any]) -> None:
    out = play("1\n", "--seats", "3", "--seat", "2").stdout
    assert "Player 3, your move" in out
    assert "Bot 1" in out


# --------------------------------------------------------------------------------------- a real process


def test_as_a_process_with_its_input_from_a_pipe(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pentapolis", "play", "--seats", "2", "--bot", "random", "--no-confirm"]
    done = subprocess.run(
        command, input=ALWAYS_FIRST, capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "\033" not in done.stdout
    cut = subprocess.run(command, input="1\n", capture_output=True, text=True, cwd=tmp_path, check=False)
    assert cut.returncode == 1
    assert "Traceback" not in cut.stderr


def processor_seconds(group: int) -> float:
    """Seconds of a processor that the processes of a group have taken."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
            if int(fields[2]) == group:
                ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def interrupted(command: list[str], seconds: float, folder: Path) -> tuple[int, str]:
    """Ctrl-C at all processes of a command once they have worked for so long: code, complaints.

    What is interrupted would go on for minutes; it is given some seconds.
    """
    process = subprocess.Popen(
        [sys.executable, "-m", "pentapolis", *command],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        cwd=folder,
        text=True,
        start_new_session=True,
        env={**os.environ, "PENTAPOLIS_LANG": "en"},
    )
    while process.poll() is None and processor_seconds(process.pid) < seconds:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    complaints = process.communicate(timeout=30)[1]
    return process.returncode, complaints


needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at work done in /proc")


@needs_proc
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_a_tournament_at_once(tmp_path: Path, jobs: str, is_compiled: bool) -> None:
    strong = ["sim", "--bots", "ismcts(iterations=10000000)", "--games", "8", "--jobs", jobs]
    for seconds in (1.5, 2.5) if is_compiled else (3.5, 5.0):  # plain Python is slower to begin
        code, complaints = interrupted(strong, seconds * int(jobs), tmp_path)
        assert code == 130, complaints
        assert complaints.splitlines() == [
            "pentapolis: Interrupted after 0 of 8 games; there is no result yet.",
            "pentapolis: Interrupted.",
        ]


@needs_proc
def test_ctrl_c_ends_a_game_while_a_bot_thinks(tmp_path: Path) -> None:
    strong = ["play", "--seat", "1", "--seats", "2", "--bot", "ismcts(iterations=10000000)"]
    code, complaints = interrupted(strong, 2.0, tmp_path)
    assert (code, complaints.count("\n")) == (130, 2)


def test_ctrl_c_while_the_program_is_being_loaded_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "pentapolis.cli.main":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "pentapolis.cli.main")
    monkeypatch.setattr(sys, "meta_path", [Interrupted(), *sys.meta_path])
    with pytest.raises(SystemExit) as left:
        __main__.main()
    assert left.value.code == 130


def test_at_a_terminal(tmp_path: Path) -> None:
    """Coloured; the screen and what could be scrolled back is emptied before somebody else sits there."""
    out = at_a_terminal(tmp_path, "\n1\n\n1\n\nq\n\n", {})
    assert "\033[97;45m" in out or "\033[30;43m" in out
    ada, ben = out.index("Ada's turn"), out.index("Ben's turn")
    assert out.rindex("\033[H\033[2J\033[3J", ada, ben) > out.rindex("Ada, your move", ada, ben)
    assert "Traceback" not in out


def test_at_a_terminal_without_colour(tmp_path: Path) -> None:
    out = at_a_terminal(tmp_path, "\n1\n\nq\n\n", {"NO_COLOR": "1"})
    assert "Ada" in out
    assert not re.search(r"\033\[[\d;]*(3|4|9|10)\d[;m]", out)


def at_a_terminal(folder: Path, typed: str, environment: dict[str, str]) -> str:
    """All that two people see at a terminal who type this, line by line."""
    pty = pytest.importorskip("pty")
    mine, theirs = pty.openpty()
    command = [sys.executable, "-m", "pentapolis", "play", "--seats", "2", "--people", "2", "--seed", "7"]
    process = subprocess.Popen(
        [*command, "--name", "Ada", "--name", "Ben"],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=folder,
        env={**os.environ, "TERM": "xterm-256color", "COLORTERM": "", "PENTAPOLIS_LANG": "en", **environment},
    )
    os.close(theirs)
    os.write(mine, typed.encode())
    seen = bytearray()
    with suppress(OSError):  # the other end is closed
        while part := os.read(mine, 65536):
            seen += part
    os.close(mine)
    assert process.wait() == 0
    return seen.decode()
