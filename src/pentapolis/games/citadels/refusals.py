"""Citadels: why a move is refused, by the first rule that it breaks."""
# ruff: noqa: ARG001  # every reason is asked for in the same way

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import tables as t
from .moves import Act
from .rules import Citadels

Json = dict[str, Any]
Refusal = tuple[str, Json]

# Which question each verb answers, but for those of a turn.
_ANSWERS = {
    t.PICK: t.DRAFT,
    t.ASIDE: t.PUT_ASIDE,
    t.KEEP_CARD: t.KEEPING,
    t.PUT: t.EXCHANGE,
    t.TAKE: t.WIZARDRY,
    t.RAISE: t.WIZARDRY,
    t.PAY: t.GIFT,
    t.GIVE: t.GIFT,
    t.CEDE: t.CEDING,
    t.RECOVER: t.BURIAL,
    t.DECLINE: t.BURIAL,
    t.RING: t.RINGING,
    t.SILENCE: t.RINGING,
    t.FIND: t.SEARCHING,
    t.THANK: t.THANKS,
    t.FORGET: t.THANKS,
    t.BEWITCH: t.BEWITCHING,
}
_ACTORS = {  # whose power a verb of a turn is
    t.KILL: t.ASSASSIN,
    t.ROB: t.THIEF,
    t.SWAP: t.MAGICIAN,
    t.START_EXCHANGE: t.MAGICIAN,
    t.LOOK: t.WIZARD,
    t.TITHE: t.ABBOT,
    t.GILD: t.ARTIST,
    t.HOMAGE: t.QUEEN,
    t.RAZE: t.WARLORD,
    t.COVET: t.DIPLOMAT,
}
_OWNERS = {  # the unique district that a verb of a turn uses, and its mark once used
    t.SELL: (t.LABORATORY, t.SOLD),
    t.FORGE: (t.SMITHY, t.FORGED),
    t.TUCK: (t.MUSEUM, t.TUCKED),
    t.BLAST: (t.ARMORY, 0),
}


def refusal(position: Citadels, seat: int, move: Act) -> Refusal:
    """Code and facts of the first rule that a move of a seat that is asked breaks."""
    if not _answers(move.verb, position.phase, bool(position.any_time)):
        return "asked-otherwise", {"phase": t.PHASES[position.phase]}
    if move.seat >= position.seats:
        return "no-such-seat", {"seat": move.seat}
    if move.character >= 0 and not _plays(position, move.character):
        return "not-in-game", {"character": t.CHARACTERS[move.character]}
    if position.phase != t.TURN:
        return _answer_refusal(position, seat, move)
    return _turn_refusal(position, seat, move)


def _answers(verb: int, phase: int, any_time: bool) -> bool:
    if verb == t.STOP:
        return phase in (t.EXCHANGE, t.SEARCHING)
    if verb == t.CROWN:
        return phase in (t.CROWNING, t.SUCCESSION)
    if verb in (t.ASK_GOLD, t.ASK_CARD):
        return phase in (t.SUPPLY, t.MIXED_INCOME, t.DEMAND) or (phase == t.TURN and any_time)
    return _ANSWERS.get(verb, t.TURN) == phase


def _plays(position: Citadels, character: int) -> bool:
    return character in position.raw()["cast"][1 : position.ranks + 1]


def _name(kind: int) -> str:
    return t.DISTRICTS[kind]


# ---------------------------------------------------------------------- answers


def _answer_refusal(position: Citadels, seat: int, move: Act) -> Refusal:
    if move.verb in (t.PICK, t.ASIDE):
        return "not-in-packet", {"character": t.CHARACTERS[move.character]}
    if move.verb == t.BEWITCH:
        return "names-herself", {}
    if move.verb == t.CROWN:
        return ("crown-not-himself" if move.seat == seat else "crown-not-moved"), {"seat": move.seat}
    if move.verb == t.PAY:
        return "no-gold", {}
    if move.verb == t.STOP:
        return "nothing-put-down", {}
    if move.verb == t.ASK_GOLD:
        return ("no-gold-there" if position.phase == t.DEMAND else "bank-empty"), {}
    if move.verb == t.ASK_CARD:
        return ("no-card-there" if position.phase == t.DEMAND else "deck-empty"), {}
    return _card_refusal(position, seat, move)


def _card_refusal(position: Citadels, seat: int, move: Act) -> Refusal:
    """A question about one card of several."""
    raw, kind = position.raw(), move.district
    facts: Json = {"district": _name(kind)}
    if move.verb == t.KEEP_CARD:
        return "not-drawn", facts
    if move.verb == t.FIND:
        return "not-in-deck", facts
    if move.verb in (t.TAKE, t.RAISE):
        if not raw["hand"][position.target][kind]:
            return "not-in-that-hand", {**facts, "seat": position.target}
        return _too_dear(position, seat, kind)
    if move.verb == t.CEDE:
        return _cede_refusal(position, seat, kind, raw)
    return "not-in-hand", facts


def _cede_refusal(position: Citadels, seat: int, kind: int, raw: Json) -> Refusal:
    facts: Json = {"district": _name(kind)}
    if not raw["city"][seat][kind]:
        return "not-in-city", {**facts, "seat": seat}
    if position.strict_swaps and raw["city"][position.target][kind]:
        return "duplicate-there", {**facts, "seat": position.target}
    price = position.price_of_swap(position.target, position.wanted, kind)
    return "difference-too-dear", {**facts, "price": price, "gold": raw["gold"][seat]}


def _too_dear(position: Citadels, seat: int, kind: int) -> Refusal:
    price, gold = position.price_for(seat, kind), position.raw()["gold"][seat]
    return "too-dear", {"district": _name(kind), "price": price, "gold": gold}


# ---------------------------------------------------------------------- turns


def _turn_refusal(position: Citadels, seat: int, move: Act) -> Refusal:
    if move.verb in (t.GOLD, t.CARDS):
        if position.used & t.ACTED:
            return "action-done", {}
        return ("bank-empty" if move.verb == t.GOLD else "deck-empty"), {}
    if position.mode != t.FULL_TURN:
        return "only-action", {}
    if move.verb in (t.END, t.BUILD) and not position.used & t.ACTED:
        return "action-first", {}
    if move.verb == t.BUILD:
        return _build_refusal(position, seat, move.district)
    if move.verb == t.TAKE_INCOME:
        return _income_refusal(position)
    if move.verb in _OWNERS:
        return _unique_refusal(position, seat, move)
    if move.verb in (t.ASK_GOLD, t.ASK_CARD):
        return _extra_refusal(position, move)
    character = _ACTORS[move.verb]
    if position.playing != character:
        return "not-your-power", {"character": t.CHARACTERS[character]}
    if position.used & t.POWER_USED:
        return "power-used", {"character": t.CHARACTERS[character]}
    return _POWERS[move.verb](position, seat, move)


def _build_refusal(position: Citadels, seat: int, kind: int) -> Refusal:
    raw, facts = position.raw(), {"district": _name(kind)}
    if position.playing == t.NAVIGATOR:
        return "navigator-builds-not", {}
    if not position.builds_left:
        return "build-limit", {"count": position.n_built}
    if not raw["hand"][seat][kind]:
        return "not-in-hand", facts
    if position.price_for(seat, kind) > raw["gold"][seat]:
        return _too_dear(position, seat, kind)
    return "already-built", facts


def _income_refusal(position: Citadels) -> Refusal:
    facts = {"character": t.CHARACTERS[position.playing]}
    if t.INCOME[position.playing] == t.NOTHING:
        return "no-income", facts
    if position.used & t.INCOME_TAKEN:
        return "income-taken", facts
    if not position.bank_is_open():
        return "bank-empty", {}
    return "no-districts-for-income", facts


def _unique_refusal(position: Citadels, seat: int, move: Act) -> Refusal:
    kind, mark = _OWNERS[move.verb]
    raw, facts = position.raw(), {"district": _name(kind)}
    if not raw["city"][seat][kind]:
        return "no-such-district", facts
    if not raw["active"][seat] >> kind & 1:
        return "works-next-round", facts
    if position.used & mark:
        return "used-this-turn", facts
    if move.verb == t.FORGE:
        if not position.n_pool + position.n_queue:
            return "deck-empty", {}
        return "too-dear", {**facts, "price": position.smithy_price(), "gold": raw["gold"][seat]}
    if move.verb == t.BLAST:
        return _blast_refusal(position, seat, move, raw)
    if not raw["hand"][seat][move.district]:
        return "not-in-hand", {"district": _name(move.district)}
    return "bank-empty", {}


def _extra_refusal(position: Citadels, move: Act) -> Refusal:
    """What some get beside the action, where they may take it at any time."""
    character = t.MERCHANT if move.verb == t.ASK_GOLD else t.ARCHITECT
    if position.playing not in (character, t.NAVIGATOR):
        return "not-your-power", {"character": t.CHARACTERS[character]}
    if position.used & t.POWER_USED:
        return "power-used", {"character": t.CHARACTERS[position.playing]}
    return ("bank-empty" if move.verb == t.ASK_GOLD else "deck-empty"), {}


def _blast_refusal(position: Citadels, seat: int, move: Act, raw: Json) -> Refusal:
    if move.seat == seat:
        return "only-others-city", {}
    if not raw["city"][move.seat][move.district]:
        return "not-in-city", {"district": _name(move.district), "seat": move.seat}
    return "city-complete", {"seat": move.seat}


# ---------------------------------------------------------------------- powers


def _kill_refusal(position: Citadels, seat: int, move: Act) -> Refusal:
    return "names-himself", {}


def _rob_refusal(position: Citadels, seat: int, move: Act) -> Refusal:
    rank = position.rank_in_game(move.character)
    facts = {"character": t.CHARACTERS[move.character]}
    if rank == position.murdered:
        return "not-the-murdered", facts
    if rank == position.bewitched:
        return "not-the-bewitched", facts
    return ("not-rank-one", facts) if rank == 1 else ("names-himself", {})


def _own_seat_refusal(position: Citadels, seat: int, move: Act) -> Refusal:
    return "not-yourself", {}


def _exchange_refusal(position: Citadels, seat: int, move: Act) -> Refusal:
    return ("deck-empty", {}) if position.raw()["hand_size"][seat] else ("no-cards", {})


def _look_refusal(position: Citadels, seat: int, move: Act) -> Refusal:
    return ("not-yourself", {}) if move.seat == seat else ("empty-hand", {"seat": move.seat})


def _tithe_refusal(position: Citadels, seat: int, move: Act) -> Refusal:
    gold = position.raw()["gold"]
    if gold[seat] == max(gold):
        return "abbot-richest", {}
    if gold.count(max(gold)) > 1 and not position.abbot_mixed:
        return "richest-tied", {}
    return "not-the-richest", {"seat": move.seat}


def _gild_refusal(position: Citadels, seat: int, move: Act) -> Refusal:
    raw, facts = position.raw(), {"district": _name(move.district)}
    if not raw["city"][seat][move.district]:
        return "not-in-city", {**facts, "seat": seat}
    return ("already-gilded", facts) if raw["gold"][seat] else ("no-gold", {})


def _homage_refusal(position: Citadels, seat: int, move: Act) -> Refusal:
    return ("not-beside-king", {}) if position.bank_is_open() else ("bank-empty", {})


def _raze_refusal(position: Citadels, seat: int, move: Act) -> Refusal:
    raw = position.raw()
    facts = {"district": _name(move.district), "seat": move.seat}
    if not position.any_time and not position.used & t.ACTED:
        return "action-first", {}
    if not raw["city"][move.seat][move.district]:
        return "not-in-city", facts
    if move.seat == position.bishop:
        return "bishop-protects", facts
    if raw["n_city"][move.seat] >= position.city_goal():
        return "city-complete", {"seat": move.seat}
    if move.district == t.KEEP:
        return "keep-stands", {"seat": move.seat}
    price = position.price_of_raze(move.seat, move.district)
    return "too-dear-to-raze", {**facts, "price": price, "gold": raw["gold"][seat]}


def _covet_refusal(position: Citadels, seat: int, move: Act) -> Refusal:
    raw = position.raw()
    facts = {"district": _name(move.district), "seat": move.seat}
    if not position.any_time and not position.used & t.ACTED:
        return "action-first", {}
    if move.seat == seat:
        return "only-others-city", {}
    if not raw["city"][move.seat][move.district]:
        return "not-in-city", facts
    if move.seat == position.bishop:
        return "bishop-protects", facts
    if position.strict_swaps and raw["n_city"][move.seat] >= position.city_goal():
        return "city-complete", {"seat": move.seat}
    if move.district == t.KEEP:
        return "keep-stands", {"seat": move.seat}
    if position.strict_swaps and raw["city"][seat][move.district]:
        return "already-built", {"district": _name(move.district)}
    return "nothing-to-cede", facts


_POWERS: dict[int, Callable[[Citadels, int, Act], Refusal]] = {
    t.KILL: _kill_refusal,
    t.ROB: _rob_refusal,
    t.SWAP: _own_seat_refusal,
    t.START_EXCHANGE: _exchange_refusal,
    t.LOOK: _look_refusal,
    t.TITHE: _tithe_refusal,
    t.GILD: _gild_refusal,
    t.HOMAGE: _homage_refusal,
    t.RAZE: _raze_refusal,
    t.COVET: _covet_refusal,
}
