"""The exam that every game takes: what the kernel promises, checked on games that are played at random.

    case = Case(game, hooks, seats=3, seed=7, options={})
    for check in CHECKS:
        check(case)

A check raises AssertionError.  `hooks` tells the exam what only the game's author knows; a module
will do.  The moments of a case are a few dozen copies of its match; they are never changed.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from itertools import islice, permutations
from math import sqrt
from typing import Any, cast

from . import record
from . import sheet as sheets
from .contract import Move
from .errors import BadNotation, IllegalMove, PentapolisError
from .exam_case import (
    Case,
    Dice,
    Hooks,
    act,
    answer,
    entries,
    everything,
    fingerprint,
    knowledge,
    may_stand_off,
    quick_fingerprint,
    same,
    told,
    world,
)
from .limits import MAX_DEPTH, MAX_DRAWS, MAX_EVENTS, MAX_MOVES, SECRET
from .match import Match
from .search import Search

__all__ = ["CHECKS", "Case", "Dice", "Hooks", "fingerprint", "quick_fingerprint"]

# ---------------------------------------------------------------------- decisions


def check_ends(case: Case) -> None:
    """Proves that a random game ends within the bound, by hand and in the kernel's own loop."""
    assert case.moments[-1].over
    assert len(case.moments[-1].steps) <= 2 * case.hooks.most_decisions
    position = case.new().position
    assert position.play_out() <= case.hooks.most_decisions
    assert position.over


def check_decisions(case: Case) -> None:
    """Proves that somebody can act unless over, and that seats which owe nothing have no moves."""
    for match in case.moments:
        assert match.over == (match.to_act == ()), "nobody is asked, or somebody after the end"
        assert match.position.depth <= MAX_DEPTH
        assert match.position.n_events < MAX_EVENTS, "a step tells more events than there is room for"
        assert match.position.n_drawn < MAX_DRAWS, "a step draws more than there is room for"
        for seat in range(case.seats):
            codes = match.position.codes(seat)
            assert bool(codes) == (seat in match.to_act), f"seat {seat} has {len(codes)} moves"
            assert len(codes) == len(set(codes)) <= MAX_MOVES
            assert all(0 <= code < 1 << 31 for code in codes)
            assert codes == [move.code for move in match.legal(seat)]


def check_notation(case: Case) -> None:
    """Proves that every move has one text, and that the text leads back to it."""
    names: dict[str, int] = {}
    for match in case.moments:
        for seat in match.to_act:
            for move in match.legal(seat):
                assert names.setdefault(str(move), move.code) == move.code, f"two moves are {move}"
                assert move == case.game.parse(str(move)) == case.game.decode(move.code)
                assert type(move) is not Move or move.text
    for text in case.hooks.nonsense:
        try:
            case.game.parse(text)
        except BadNotation:
            continue
        raise AssertionError(f"{text!r} is taken for a move")


def check_legal(case: Case) -> None:
    """Proves that legal is what play accepts, and that a refusal is what `why` says and changes nothing."""
    for match in case.some(8):
        before = everything(match)
        for seat in range(case.seats):
            legal = {str(move) for move in match.legal(seat)}
            for text in case.texts:
                refusal = match.why(seat, text)
                assert (refusal is None) == (text in legal), f"{text}: {refusal}"
                if refusal is not None:
                    _check_refused(match, seat, text, refusal)
            for text in Dice(case.seed).some(sorted(legal), 12):
                copy, twin = match.clone(exact=True), match.clone(exact=True)
                copy.play(seat, text)
                twin.play(seat, case.game.parse(text))
                same(copy.record(), twin.record(), "a text and its move")
        same(before, everything(match), "questions and refused moves changed something")


def _check_refused(match: Match, seat: int, text: str, refusal: PentapolisError) -> None:
    calls: list[Callable[[], object]] = [
        lambda: match.play(seat, text),
        lambda: match.play(seat, text, word=1, drawn=[]),
        lambda: match.preview(seat, text),
    ]
    for call in calls:
        try:
            call()
        except PentapolisError as error:
            same(answer(error), answer(refusal), f"{text}: `why` says something else")
        else:
            raise AssertionError(f"{text} is refused by `why` only")
    if isinstance(refusal, IllegalMove):
        assert refusal.game == match.game.info.id
        same(refusal.details, json.loads(json.dumps(refusal.details)), "details of a refusal")


def check_questions(case: Case) -> None:
    """Proves that looking changes nothing, and that what was given out is no door to the match."""
    for match in case.some(6):
        before = everything(match)
        for viewer in case.viewers:
            _spoil(told(match, viewer))
            match.imagine(viewer, case.seed)
        for plain in (match.dump(), match.record(), match.view(0), match.sheet(0)):
            assert plain == json.loads(json.dumps(plain)), "not plain JSON"
            _spoil(plain)
        match.steps.clear()
        match.clone()
        same(before, everything(match), "a question changed the answer")


def _spoil(value: Any) -> None:
    """Ruin a nest of dicts and lists."""
    for _, entry in entries(value):
        _spoil(entry)
    if isinstance(value, dict | list):
        cast("list[Any]", value).clear()


def check_hidden(case: Case) -> None:
    """Proves that what seats alone see stays for as long as `Game.hidden` stays."""
    seen: dict[tuple[Hashable, int], Any] = {}
    for match in case.moments:
        hidden = case.game.hidden(match.position)
        for seat in range(case.seats) if hidden is not None else ():
            own = {**match.own_view(seat), "answer": None}
            same(seen.setdefault((hidden, seat), own), own, f"{hidden}: what seat {seat} sees")


# ---------------------------------------------------------------------- frames


def check_answers_commute(case: Case) -> None:
    """Proves that the order in which secret answers come changes nothing, nor does taking them back."""
    dice = Dice(case.seed)
    asking = [m for m in case.moments if m.position.frame == SECRET and len(m.to_act) == len(_asked(m)) > 1]
    for match in dice.some(asking, max(1, round(5 * case.care))):
        seats = match.to_act
        answers = {seat: str(dice.pick(match.legal(seat))) for seat in seats}
        orders = list(permutations(seats)) if len(seats) < 4 else [seats, seats[::-1], seats[1:] + seats[:1]]
        results = [_answered(match, order, answers) for order in orders]
        for result in results[1:]:
            same(everything(results[0]), everything(result), "the order of secret answers counts")
        _check_retract(match, seats, answers)


def _asked(match: Match) -> list[int]:
    return [seat for seat in range(match.seats) if match.position.asked >> seat & 1]


def _answered(match: Match, order: Sequence[int], answers: Mapping[int, str]) -> Match:
    copy = match.clone(exact=True)
    for seat in order:
        same(
            [str(m) for m in copy.legal(seat)],
            [str(m) for m in match.legal(seat)],
            "an answer changed others",
        )
        copy.play(seat, answers[seat])
    return copy


def _check_retract(match: Match, seats: Sequence[int], answers: Mapping[int, str]) -> None:
    copy = match.clone(exact=True)
    first = seats[0]
    assert refused(lambda: copy.retract(first)) == "nothing-to-retract"
    copy.play(first, answers[first])
    assert refused(lambda: copy.play(first, answers[first])) == "already-answered"
    copy.play(seats[-1], answers[seats[-1]]) if len(seats) > 2 else None
    if match.game.final_answers(match.position):
        assert refused(lambda: copy.retract(first)) == "final-answer"
        return
    copy.retract(first)
    if len(seats) > 2:
        copy.retract(seats[-1])
    _same_state(match, copy, "taking answers back does not restore")


def _same_state(one: Match, other: Match, what: str) -> None:
    """As `same`, of everything but what the last call did."""
    old, new = everything(one), everything(other)
    for gone in ("drawn", "flags"):
        del old[gone], new[gone]
    same(old, new, what)


def refused(call: Callable[[], object]) -> str:
    """The code of the refusal that a call meets; AssertionError if it meets none."""
    try:
        call()
    except IllegalMove as error:
        return error.code
    raise AssertionError("not refused")


def check_stand_off(case: Case) -> None:
    """Proves that a stand-off makes the lowest seat act, once, and is refused where it has no place."""
    for match in case.some(12):
        copy = match.clone(exact=True)
        if not may_stand_off(match):
            assert refused(copy.stand_off) == "no-stand-off"
            same(everything(match), everything(copy), "a refused stand-off")
            continue
        copy.stand_off()
        assert copy.to_act == match.to_act[:1], "not the lowest seat alone"
        assert refused(copy.stand_off) == "no-stand-off"
        assert copy.record()["steps"][:-1] == match.record()["steps"]
        same(everything(copy), everything(case.replay(copy.record())), "record of a stand-off")
        lowest = copy.to_act[0]
        move = copy.legal(lowest)[0]
        twin = match.clone(exact=True)
        twin.play(lowest, move)
        copy.play(lowest, move)
        same(copy.dump(), twin.dump(), "a stand-off lasts")


# ---------------------------------------------------------------------- copies and files


def check_copies(case: Case) -> None:
    """Proves that copies are equal and independent, and that only exact ones share the future."""
    for match in case.some(8):
        before = everything(match)
        exact, other = match.clone(exact=True), match.clone()
        same(before, everything(exact), "an exact copy")
        same(world(match.dump()), world(other.dump()), "a copy")
        assert other.dump()["generator"] != match.dump()["generator"], "a copy can tell the future"
        assert not other.story(0), "a copy with a record of its own tells what happened before"
        twin = exact.clone(exact=True)
        for played in (exact, twin, other):
            play_on(played, Dice(case.seed), 30)
        same(everything(exact), everything(twin), "equal copies went different ways")
        same(before, everything(match), "playing on a copy changed the original")


def play_on(match: Match, dice: Dice, most: int) -> None:
    """So many more random acts, at most to the end."""
    for _ in range(most):
        if match.over:
            return
        act(match, dice)


def check_dump(case: Case) -> None:
    """Proves that a position written down and read again is the same in every respect but its past."""
    for match in case.some(12):
        dump = match.dump()
        again = case.load(dump)
        same(dump, again.dump(), "a loaded position")
        for viewer in case.viewers:
            one, two = told(match, viewer, case.texts), told(again, viewer, case.texts)
            one["story"].clear()
            same(one, two, f"a loaded position, seen by {viewer}")
        replayed = case.replay(again.record())
        same(dump, replayed.dump(), "the record of a loaded position")
        copy = match.clone(exact=True)
        for played in (copy, again):
            play_on(played, Dice(case.seed), 20)
        same(copy.dump(), again.dump(), "a loaded position went another way")
        same(again.dump(), case.replay(again.record()).dump(), "the record of a loaded game")


def check_record(case: Case) -> None:
    """Proves that a record gives the same game, whole and cut at any step, and may be played on."""
    final = case.moments[-1].record()
    cuts = range(len(final["steps"]) + 1)
    for steps in Dice(case.seed).some(cuts, round(100 * case.care)):
        cut = case.replay(final, until=steps)
        assert cut.record()["steps"] == final["steps"][:steps]
    for match in case.some(12):
        again = case.replay(match.record())
        _same_state(match, again, "a replayed record")
        copy = match.clone(exact=True)
        for played in (copy, again):
            play_on(played, Dice(case.seed), 20)
        _same_state(copy, again, "a replayed game went another way")


def check_given_chance(case: Case) -> None:
    """Proves that n draws use n given outcomes, that words reseed, and that records keep both."""
    match, dice = case.new(), Dice(case.seed)
    deal = match.drawn
    staged = record.begin(case.game, case.seats, case.seed + 1, case.options, deal)
    same(world(match.dump()), world(staged.dump()), "a staged deal")
    same(deal, staged.drawn, "the outcomes of a staged deal")
    _same_state(staged, case.replay(staged.record()), "the record of a staged deal")
    rare = max(1, round(len(case.moments) / (12 * case.care)))
    while not match.over:
        seat = dice.pick(match.to_act)
        text = str(dice.pick(match.legal(seat)))
        if dice.below(3) == 0:
            match.play(seat, text, word=dice.below(1 << 30))
            continue
        if dice.below(rare) == 0:
            outcomes = _check_outcomes(match, seat, text)
            match.play(seat, text, drawn=outcomes)
        else:
            match.play(seat, text)
    _same_state(match, case.replay(match.record()), "a record with given chance")


def _check_outcomes(match: Match, seat: int, text: str) -> list[str]:
    """The outcomes that the generator gives for a move, after they were tried as given ones."""
    free, given = match.clone(exact=True), match.clone()
    free.play(seat, text)
    outcomes = free.drawn
    given.play(seat, text, drawn=outcomes)
    same(world(free.dump()), world(given.dump()), "given outcomes")
    same(outcomes, given.drawn, "given outcomes that were drawn")
    assert free.drew == given.drew == bool(outcomes), "the flag that tells of chance"
    before = everything(match)
    for wrong in (outcomes[:-1], [*outcomes, "#0"], [*outcomes[:-1], f"#{(1 << 20) - 1}"]):
        if wrong != outcomes:
            try:
                match.play(seat, text, drawn=wrong)
            except BadNotation:
                continue
            raise AssertionError(f"{len(outcomes)} outcomes are drawn, {wrong} are accepted")
    same(before, everything(match), "refused outcomes changed something")
    return outcomes


# ---------------------------------------------------------------------- hidden information


def check_swapped_secrets(case: Case) -> None:
    """Proves that what a viewer can't know reaches nothing that it is told, now or a few steps later.

    Also that it does not reach the worlds that are imagined for the viewer, that the seat whose
    secret was swapped does see another, and that learning something sets the flag `revealed`.
    """
    noticed, swapped = False, False
    dice, most = Dice(case.seed), max(2, round(4 * case.care))
    for match in case.some(6):
        for viewer in dice.some(case.viewers, most):
            twins = [*islice(_other_answers(match, viewer), most // 2)]
            for dump in islice(case.hooks.swaps(match.dump(), viewer), most):
                twins.append(case.load(dump))
                swapped = True
            for twin in twins:
                original = case.load(match.dump())
                assert world(original.dump()) != world(twin.dump()) or match.dump()["answers"]
                noticed |= _check_twins(case, original, twin, viewer)
    assert noticed or not swapped or case.seats == 1, "nobody sees the swapped secrets: the exam is blind"


def _other_answers(match: Match, viewer: int | None) -> Iterator[Match]:
    """The same position with another secret answer of another seat."""
    if match.game.final_answers(match.position):
        return
    for seat in range(match.seats):
        code = match.position.answer(seat)
        if code >= 0 and seat != viewer:
            twin = record.restore(match.game, match.dump())
            twin.retract(seat)
            others = [move for move in twin.legal(seat) if move.code != code]
            if others:
                twin.play(seat, others[-1])
                yield twin


def _check_twins(case: Case, one: Match, other: Match, viewer: int | None) -> bool:
    """Go on with both in the same way for as long as the viewer sees no difference; did others see one?"""
    dice = Dice(case.seed)
    texts = dice.some(case.texts, 25)
    noticed = any(
        json.dumps(one.view(seat)) != json.dumps(other.view(seat))
        for seat in range(case.seats)
        if seat != viewer
    )
    same(one.imagine(viewer, 5).dump(), other.imagine(viewer, 5).dump(), f"worlds imagined by {viewer}")
    for _ in range(4):
        same(told(one, viewer, texts), told(other, viewer, texts), f"what {viewer} is told")
        if one.over or not _step_alike(one, other, viewer, dice):
            break
        if json.dumps(one.view(viewer)) != json.dumps(other.view(viewer)):
            break
    return noticed


def _step_alike(one: Match, other: Match, viewer: int | None, dice: Dice) -> bool:
    """One move that both allow; False if there is none.  Checks the flag of a seat that learns."""
    seat = dice.pick(one.to_act)
    legal = {str(move) for move in other.legal(seat)}
    common = [move for move in one.legal(seat) if str(move) in legal]
    if not common:
        return False
    actor_knows = json.dumps(one.view(seat)) != json.dumps(other.view(seat))
    move = dice.pick(common)
    one.play(seat, move)
    other.play(seat, move)
    if json.dumps(one.view(viewer)) != json.dumps(other.view(viewer)) and not actor_knows:
        for match in (one, other):
            assert match.revealed or match.drew, (
                f"{move}: {viewer} learned what {seat} did not know; not flagged"
            )
    return True


def check_observed(case: Case) -> None:
    """Proves that the search does not tell open moves apart which the watching seat can't tell apart."""
    for match in case.some(12):
        if match.position.frame == SECRET:
            continue
        for seat in match.to_act:
            moves = Dice(case.seed).some(match.legal(seat), 12)
            for viewer in range(case.seats):
                seen: dict[str, set[int]] = {}
                for move in moves if viewer != seat else []:
                    copy = match.clone(exact=True)
                    copy.play(seat, move)
                    looks = json.dumps([copy.view(viewer), copy.story(viewer)])
                    seen.setdefault(looks, set()).add(copy.position.observation(viewer, seat, move.code))
                assert all(len(edges) == 1 for edges in seen.values()), (
                    f"the search of {viewer} sees too much"
                )


def check_search(case: Case) -> None:
    """Proves that a search thinks the same whatever the secrets are that its seat can't know."""
    dice = Dice(case.seed)
    for match in case.some(6)[:-1]:
        seat = dice.pick(match.to_act)
        for dump in islice(case.hooks.swaps(match.dump(), seat), 1):
            tables: list[list[tuple[int, int, float]]] = []
            for position in (case.load(match.dump()).position, case.load(dump).position):
                search = Search(position, seat, case.seed)
                search.grow(20)
                tables.append(search.table())
            assert tables[0] == tables[1], f"the search of {seat} depends on what it can't know"
            assert {code for code, _, _ in tables[0]} == set(match.position.codes(seat))


def check_imagined(case: Case) -> None:
    """Proves that an imagined match keeps what the seat knows, varies in the rest and can be played."""
    varied, hidden = False, False
    for match in case.some(8):
        for viewer in case.viewers:
            worlds = [match.imagine(viewer, seed) for seed in range(5)]
            same(worlds[0].dump(), match.imagine(viewer, 0).dump(), "one seed, two worlds")
            varied |= len({world(imagined.dump()) for imagined in worlds}) > 1
            hidden |= next(iter(case.hooks.swaps(match.dump(), viewer)), None) is not None
            for imagined in worlds[:2]:
                _check_imagined(case, match, imagined, viewer)
    assert varied or not hidden, "every imagined world is the same"


def _check_imagined(case: Case, match: Match, imagined: Match, viewer: int | None) -> None:
    same(knowledge(match, viewer), knowledge(imagined, viewer), f"what {viewer} knows, imagined")
    same(match.sheet(viewer), imagined.sheet(viewer), "the sheet of an imagined match")
    same(case.load(imagined.dump()).dump(), imagined.dump(), "an imagined match is no position")
    assert case.hooks.census(imagined.dump()) == case.hooks.census(match.dump())
    assert set(match.to_act) <= set(imagined.to_act)
    if viewer is not None and viewer in match.to_act:
        same(
            [str(m) for m in match.legal(viewer)], [str(m) for m in imagined.legal(viewer)], "imagined moves"
        )
    play_on(imagined, Dice(case.seed), 8)
    same(imagined.dump(), case.replay(imagined.record()).dump(), "the record of an imagined match")
    imagined.position.play_out()
    assert imagined.over


def check_worlds(case: Case) -> None:
    """Proves, where they can be listed, that all possible worlds are imagined, in proportion."""
    dice, examined, most = Dice(case.seed), 0, max(1, round(3 * case.care))
    for match in dice.some(case.moments, 20):
        for viewer in dice.some(case.viewers, 2):
            listed = case.hooks.worlds(match.dump(), viewer) if examined < most else None
            if listed is None:
                continue
            examined += 1
            weights = Counter[str]()
            for dump, weight in listed:
                weights[world(case.load(dump).dump())] += weight
            assert world(match.dump()) in weights, "the true world is not among the listed ones"
            _check_frequencies(match, viewer, weights, round(2000 * case.care))


def _check_frequencies(match: Match, viewer: int | None, weights: Counter[str], most: int) -> None:
    """Imagine some thousand worlds, and compare how often each comes with its weight."""
    total, enough = weights.total(), 20 * weights.total() // min(weights.values())
    times = min(enough, most)
    seen = Counter(world(match.imagine(viewer, seed).dump()) for seed in range(times))
    assert set(seen) <= set(weights), f"a world that {viewer} knows to be impossible"
    if times == enough:
        assert set(seen) == set(weights), f"{len(weights) - len(seen)} possible worlds are never imagined"
    expected, observed = [0.0], [0]
    for each, weight in sorted(weights.items(), key=lambda entry: -entry[1]):
        expected[-1] += weight * times / total
        observed[-1] += seen[each]
        if expected[-1] >= 5:
            expected.append(0.0)
            observed.append(0)
    if len(expected) > 1:  # too rare for a comparison of their own
        rest, rare = expected.pop(), observed.pop()
        expected[-1] += rest
        observed[-1] += rare
    distance = sum((n - mean) ** 2 / mean for n, mean in zip(observed, expected, strict=True))
    limit = len(expected) + 6 * sqrt(2 * len(expected)) + 6
    assert distance <= limit, f"uneven worlds: a distance of {distance:.1f}, at most {limit:.1f}"


# ---------------------------------------------------------------------- the game itself


def check_census(case: Case) -> None:
    """Proves that no component is lost or made."""
    box = case.hooks.census(case.moments[0].dump())
    for match in case.moments:
        assert case.hooks.census(match.dump()) == box


def check_sheets(case: Case) -> None:
    """Proves that sheets add up, mid-game too, and agree with the ranking once the game is over."""
    for match in case.some(12):
        for viewer in case.viewers:
            sheet = match.sheet(viewer)
            sheets.check(sheet)
            assert sheet["final"] == match.over
            assert [entry["seat"] for entry in sheet["seats"]] == list(range(match.position.parties))
            ranked = [party for group in sheet["ranking"] for party in group]
            assert sorted(ranked) == list(range(match.position.parties))
            assert len(sheet["decided"]) == len(sheet["ranking"]) - 1
            if match.over:
                assert sheet["ranking"] == match.ranking
                same(sheet, match.sheet(None), "the final sheet is not everybody's")


def check_outcome(case: Case) -> None:
    """Proves that winners, ranking, standings and utilities tell one story."""
    for match in case.some(12):
        values = match.position.utilities()
        assert all(0.0 <= value <= 1.0 for value in values), values
        if not match.over:
            assert (match.ranking, match.winners) == ([], ())
    final = case.moments[-1]
    standings = final.position.standings()
    assert final.ranking == sheets.groups(standings)
    won = [party for party in final.ranking[0] if standings[party] >= 0]
    assert final.winners == tuple(won)
    teams = {final.position.teams()[party] for party in won}
    for seat, value in enumerate(final.position.utilities()):
        share = 0.9 / len(teams) if seat in won else 0.0
        assert share - 1e-9 <= value <= share + 0.1 + 1e-9, f"seat {seat} has {value}"


def check_chance_flags(case: Case) -> None:
    """Proves that `drew` is set by moves that use chance, and by no others."""
    for match in case.some(30):
        for seat in match.to_act:
            copy = match.clone(exact=True)
            copy.play(seat, Dice(case.seed).pick(copy.legal(seat)))
            moved = copy.dump()["generator"] != match.dump()["generator"]
            assert copy.drew == moved == bool(copy.drawn)


CHECKS: tuple[Callable[[Case], None], ...] = (
    check_ends,
    check_decisions,
    check_notation,
    check_legal,
    check_questions,
    check_hidden,
    check_answers_commute,
    check_stand_off,
    check_copies,
    check_dump,
    check_record,
    check_given_chance,
    check_swapped_secrets,
    check_observed,
    check_search,
    check_imagined,
    check_worlds,
    check_census,
    check_sheets,
    check_outcome,
    check_chance_flags,
)
