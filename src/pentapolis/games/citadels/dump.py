"""Citadels: the whole position as a dict of words, and back.

README.md documents every key.  Most keys may be left out: then nothing of the kind has happened, the
deck holds the cards that lie nowhere else, and the bank the gold that nobody has.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pentapolis.kernel import reading as read
from pentapolis.kernel.errors import BadPosition

from . import tables as t
from .rules import Citadels
from .view import cards, city, known_cards

Json = dict[str, Any]
USED = ("action", "income", "power", "laboratory", "smithy", "museum", "duplicates", "gilded")
MODES = ("full", "action-only", "before-bewitching")
_PLACES = {"packet": t.IN_PACKET, "face-down": t.FACE_DOWN, "face-up": t.FACE_UP, "out": t.OUT}
_PLACE_NAMES = {number: name for name, number in _PLACES.items()}
_ANSWERED_FROM = {
    **dict.fromkeys((t.DRAFT, t.PUT_ASIDE), "characters"),
    **dict.fromkeys((t.EXCHANGE, t.WIZARDRY), "hands"),
    **dict.fromkeys((t.GIFT, t.DEMAND), "gold"),
    **dict.fromkeys((t.CROWNING, t.SUCCESSION), "crown"),
    t.KEEPING: "drawn",
    t.CEDING: "cities",
}
_SEATS = ("thief", "bishop", "taxman", "witch", "crowned")
_COUNTS = ("builds_left", "n_built", "spent", "n_put", "first_built")
_KEYS = (
    *("round", "crown", "dealer", "characters", "face_down", "pick", "calling", "shown"),
    *("murdered", "robbed", "bewitched", "question", "behind", "actor", "playing", "mode", "used", "target"),
    *(
        "wanted",
        "gold",
        "bank",
        "pot",
        "hands",
        "cities",
        "built_in_round",
        "deck",
        "under",
        "drawn",
        "museum",
    ),
    *("known", "bell", "ending", "first", "completed", "first_large", "completed_large", "small_at"),
    *("last_rank", "stirred", *_SEATS, *_COUNTS),
)


def dump(position: Citadels) -> Json:
    """The position in words; answers and generator are the match's."""
    raw, seats = position.raw(), range(position.seats)
    frames = position.get_frames()
    over = bool(position.over)
    return {
        "round": position.round,
        "crown": position.crown,
        "dealer": position.dealer,
        "characters": {
            t.CHARACTERS[raw["cast"][rank]]: _place_text(raw["fate"][rank])
            for rank in range(1, position.ranks + 1)
        },
        "face_down": t.CHARACTERS[raw["cast"][position.face_down]],
        "pick": position.pick,
        "calling": position.calling,
        "shown": [t.CHARACTERS[raw["cast"][r]] for r in _bits(position.shown_ranks)],
        "murdered": _rank_text(raw, position.murdered),
        "robbed": _rank_text(raw, position.robbed),
        "bewitched": _rank_text(raw, position.bewitched),
        "question": None if over else _frame(frames["now"]),
        "behind": [_frame(frames["stack"][i : i + 5]) for i in range(0, len(frames["stack"]), 5)],
        "actor": _seat_or_none(position.actor),
        "playing": t.CHARACTERS[position.playing],
        "mode": MODES[position.mode],
        "used": [name for bit, name in enumerate(USED) if position.used >> bit & 1],
        "target": _seat_or_none(position.target),
        "wanted": t.DISTRICTS[position.wanted],
        **{name: _seat_or_none(getattr(position, name)) for name in _SEATS},
        **{name: getattr(position, name) for name in _COUNTS},
        "gold": raw["gold"],
        "bank": raw["bank"] if position.coins else None,
        "pot": position.pot,
        "hands": [cards(hand) for hand in raw["hand"]],
        "cities": [city(raw, seat) for seat in seats],
        "built_in_round": {t.DISTRICTS[k]: raw["raised"][k] for k in t.UNIQUES.values() if raw["raised"][k]},
        "deck": {t.DISTRICTS[kind]: count for kind, count in enumerate(raw["pool"]) if count},
        "under": [
            {"district": t.DISTRICTS[kind], "seen_by": [s for s in seats if seen >> s & 1]}
            for kind, seen in zip(raw["queue"], raw["queue_seen"], strict=True)
        ],
        "drawn": [t.DISTRICTS[kind] for kind in raw["shown_cards"]],
        "museum": cards(raw["tucked"]),
        "known": _known(raw, position.seats),
        "bell": bool(position.bell),
        "ending": bool(position.ending),
        "first": _seat_or_none(position.first),
        "completed": _bits(position.completed),
        "first_large": _seat_or_none(position.first_large),
        "completed_large": _bits(position.completed_large),
        "small_at": raw["small_at"],
        "last_rank": raw["last_rank"],
        "stirred": position.has_stirred(),
    }


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(16) if mask >> bit & 1]


def _seat_or_none(seat: int) -> int | None:
    return None if seat < 0 else seat


def _rank_text(raw: Json, rank: int) -> str | None:
    return t.CHARACTERS[raw["cast"][rank]] if rank else None


def _place_text(fate: int) -> str:
    if fate in _PLACE_NAMES:
        return _PLACE_NAMES[fate]
    return f"aside {fate - t.ASIDE_AT}" if fate >= t.ASIDE_AT else f"pick {fate}"


def _frame(numbers: Sequence[int]) -> Json:
    """A question: what, about what, to whom."""
    _, phase, topic, asked, *_ = numbers
    about = t.DISTRICTS[topic] if phase == t.BURIAL else topic
    return {"phase": t.PHASES[phase], "about": about, "seat": asked.bit_length() - 1}


def _known(raw: Json, seats: int) -> Json:
    """By viewer and by whose hand (or the museum): districts that the viewer knows to be there."""
    known: Json = {}
    for viewer in range(seats):
        zones = {_zone_text(zone): known_cards(raw, viewer, zone) for zone in (*range(seats), 8)}
        found = {zone: names for zone, names in zones.items() if names}
        if found:
            known[str(viewer)] = found
    return known


def _zone_text(zone: int) -> str:
    return "museum" if zone == t.HAND_OF_MUSEUM else str(zone)


# ---------------------------------------------------------------------- back


def load(position: Citadels, data: Mapping[str, Any]) -> None:
    """Make a configured, unbegun position that of the dict; BadPosition."""
    read.check_keys(data, _KEYS)
    position.begin(0)
    state = _Loader(position, data).load()
    position.restore(state)
    if state["now"] is not None:
        _check_answer(position, state["now"])


def _check_answer(position: Citadels, now: Sequence[int]) -> None:
    """Whoever is asked has an answer; BadPosition names the key that leaves none."""
    _, phase, _, asked, *_ = now
    if not position.codes(asked.bit_length() - 1):
        key = _ANSWERED_FROM.get(phase, "question")
        what, expected = "nobody can answer the question", f"{key} to answer it from"
        raise BadPosition(what, key, expected, reason="missing-key", key=key)


class _Loader:
    """Reads one dict into the raw numbers that `Citadels.restore` takes."""

    def __init__(self, position: Citadels, data: Mapping[str, Any]) -> None:
        self.position, self.data, self.seats = position, data, position.seats
        self.raw = position.raw()
        self.total = position.totals()

    def load(self) -> Json:
        state: Json = {
            "round": self._number("round", 1, t.MOST_ROUNDS),
            "pick": self._number("pick", 0, 8, default=self.position.n_picks),
            "calling": self._number("calling", 0, self.position.ranks + 1),
            "pot": self._number("pot", 0, 255),
            "crown": self._number("crown", 0, self.seats - 1),
        }
        state["dealer"] = self._number("dealer", 0, self.seats - 1, default=state["crown"])
        for name in ("actor", "target", *_SEATS, "first", "first_large"):
            state[name] = self._seat(name)
        for name in _COUNTS:
            state[name] = self._number(name, 0, 255)
        for name in ("bell", "ending"):
            state[name] = read.truth(self.data.get(name, False), name)
        state["stirred"] = read.truth(self.data.get("stirred", True), "stirred")
        for name in ("completed", "completed_large"):
            state[name] = self._seat_set(self.data.get(name, []), name)
        for name in ("murdered", "robbed", "bewitched"):
            value = self.data.get(name)
            state[name] = 0 if value is None else self._rank(value, name)
        state["shown_ranks"] = sum(1 << r for r in read.each(self.data.get("shown", []), "shown", self._rank))
        state["playing"] = self._playing()
        state["mode"] = read.choice(self.data.get("mode", MODES[0]), "mode", MODES)
        state["used"] = self._used()
        state["wanted"] = self._kind(self.data.get("wanted", t.DISTRICTS[0]), "wanted")
        for name in ("small_at", "last_rank"):
            given = self.data.get(name, [0] * self.seats)
            state[name] = read.each(given, name, lambda v, w: read.number(v, w, 0, 255), self.seats)
        state.update(self._characters())
        state.update(self._things())
        state.update(self._frames())
        self._check(state)
        return state

    # -------------------------------------------------------------- simple fields

    def _number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        return read.number(self.data.get(key, low if default is None else default), key, low, high)

    def _seat(self, key: str) -> int:
        value = self.data.get(key)
        return -1 if value is None else read.seat(value, key, self.seats)

    def _seat_set(self, value: object, where: str) -> int:
        return sum(1 << s for s in set(read.each(value, where, self._seat_number)))

    def _seat_number(self, value: object, where: str) -> int:
        return read.seat(value, where, self.seats)

    def _rank(self, value: object, where: str) -> int:
        """The rank of a character of this table."""
        names = [t.CHARACTERS[self.raw["cast"][rank]] for rank in range(1, self.position.ranks + 1)]
        return 1 + read.choice(value, where, names)

    def _kind(self, value: object, where: str) -> int:
        return read.choice(value, where, t.DISTRICTS)

    def _playing(self) -> int:
        value = self.data.get("playing", t.CHARACTERS[0])
        return read.choice(value, "playing", t.CHARACTERS)

    def _used(self) -> int:
        return sum(
            1 << read.choice(name, f"used[{place}]", USED)
            for place, name in enumerate(read.entries(self.data.get("used", []), "used"))
        )

    def _frames(self) -> Json:
        value = self.data.get("question")
        behind = read.each(self.data.get("behind", []), "behind", self._frame)
        now = None if value is None else self._frame(value, "question")
        return {"now": now, "behind": behind}

    def _frame(self, value: object, where: str) -> list[int]:
        entry = read.fields(value, where, ("phase", "about", "seat"))
        phase = read.choice(entry.get("phase"), f"{where}.phase", t.PHASES)
        about = entry.get("about", 0)
        topic = self._kind(about, f"{where}.about") if phase == t.BURIAL else 0
        if phase != t.BURIAL:
            topic = read.number(about, f"{where}.about", 0, 255)
        seat = read.seat(entry.get("seat"), f"{where}.seat", self.seats)
        return [0, phase, topic, 1 << seat, 1 << seat]

    # -------------------------------------------------------------- characters

    def _characters(self) -> Json:
        names = [t.CHARACTERS[self.raw["cast"][rank]] for rank in range(1, self.position.ranks + 1)]
        given = self.data.get("characters")
        fates = [0] * 10
        if given is None:
            fates[1 : self.position.ranks + 1] = [t.OUT] * self.position.ranks
        else:
            places = read.fields(given, "characters", names)
            for rank, name in enumerate(names, 1):
                fates[rank] = self._place(places.get(name, "out"), f"characters.{name}")
        picks = [fate for fate in fates[1 : self.position.ranks + 1] if fate < t.ASIDE_AT]
        doubled = next((pick for pick, count in Counter(picks).items() if count > 1), None)
        if doubled is not None:
            what, expected = f"pick {doubled} took two characters", "one for each pick"
            raise BadPosition(what, "characters", expected, reason="citadels-pick-doubled", number=doubled)
        value = self.data.get("face_down")
        down = next((r for r, fate in enumerate(fates) if fate == t.FACE_DOWN), 1)
        return {"fate": fates, "face_down": down if value is None else self._rank(value, "face_down")}

    def _place(self, value: object, where: str) -> int:
        expected = "packet, face-down, face-up, out, pick 0, aside 1 ..."
        if isinstance(value, str):
            if value in _PLACES:
                return _PLACES[value]
            word, _, digit = value.partition(" ")
            if word in ("pick", "aside") and digit in tuple("01234567"[: self.position.n_picks]):
                return int(digit) + (t.ASIDE_AT if word == "aside" else 0)
        raise read.bad_value(value, where, expected, reason="citadels-no-place")

    # -------------------------------------------------------------- cards and gold

    def _things(self) -> Json:
        hands = read.each(self.data.get("hands", [[]] * self.seats), "hands", self._cards, self.seats)
        cities, gilded = self._cities()
        under = read.each(self.data.get("under", []), "under", self._under)
        drawn = read.each(self.data.get("drawn", []), "drawn", self._kind)
        if len(drawn) > 8:
            raise read.bad_value(
                drawn, "drawn", "at most 8", reason="wrong-length", number=len(drawn), wanted=8
            )
        tucked = self._cards(self.data.get("museum", []), "museum")
        pending = self._pending()
        laid = Counter[int]()
        for counts in (*hands, *cities, tucked):
            laid.update({kind: count for kind, count in enumerate(counts) if count})
        laid.update(kind for kind, _ in under)
        laid.update(drawn)
        laid.update(pending)
        pool = self._pool(laid)
        gold, bank = self._gold(sum(map(sum, gilded)))
        return {
            "hand": hands,
            "city": cities,
            "gilded": gilded,
            "queue": under,
            "shown_cards": drawn,
            "tucked": tucked,
            "pool": pool,
            "gold": gold,
            "bank": bank,
            "raised": self._raised(),
            **self._known(hands, tucked),
        }

    def _pending(self) -> list[int]:
        """The district that waits for the Graveyard's owner lies nowhere."""
        value = self.data.get("question")
        if isinstance(value, dict):
            frame = self._frame(value, "question")  # pyright: ignore[reportUnknownArgumentType]
            return [frame[2]] if frame[1] == t.BURIAL else []
        return []

    def _cards(self, value: object, where: str) -> list[int]:
        counts = [0] * t.KINDS
        for kind in read.each(value, where, self._kind):
            counts[kind] += 1
        return counts

    def _cities(self) -> tuple[list[list[int]], list[list[int]]]:
        given = read.entries(self.data.get("cities", [[]] * self.seats), "cities", self.seats)
        cities, gilded = [[0] * t.KINDS for _ in given], [[0] * t.KINDS for _ in given]
        for seat, rows in enumerate(given):
            for kind, gold in read.each(rows, f"cities[{seat}]", self._district):
                cities[seat][kind] += 1
                gilded[seat][kind] += gold
        return cities, gilded

    def _district(self, value: object, where: str) -> tuple[int, int]:
        """A district by name, or with gold on it."""
        if isinstance(value, str):
            return self._kind(value, where), 0
        entry = read.fields(value, where, ("district", "gold"))
        kind = self._kind(entry.get("district"), f"{where}.district")
        return kind, read.number(entry.get("gold", 0), f"{where}.gold", 0, 1)

    def _under(self, value: object, where: str) -> tuple[int, int]:
        entry = read.fields(value, where, ("district", "seen_by"))
        kind = self._kind(entry.get("district"), f"{where}.district")
        return kind, self._seat_set(entry.get("seen_by", []), f"{where}.seen_by")

    def _pool(self, laid: Counter[int]) -> list[int]:
        """The undrawn cards; BadPosition that says what is missing or doubled."""
        for kind, count in sorted(laid.items()):
            if count > self.total[kind]:
                raise self._miscounted(kind, count - self.total[kind], reason="citadels-too-many")
        given = self.data.get("deck")
        if given is None:
            return [self.total[kind] - laid[kind] for kind in range(t.KINDS)]
        pool = [0] * t.KINDS
        for name, count in read.fields(given, "deck", t.DISTRICTS).items():
            pool[t.DISTRICTS.index(name)] = read.number(count, f"deck.{name}", 0, 9)
        for kind in range(t.KINDS):
            off = pool[kind] + laid[kind] - self.total[kind]
            if off > 0:
                raise self._miscounted(kind, off, reason="citadels-too-many")
            if off:
                raise self._miscounted(kind, -off, reason="citadels-missing")
        return pool

    def _miscounted(self, kind: int, off: int, *, reason: str) -> BadPosition:
        name, wanted = t.DISTRICTS[kind], self.total[kind]
        word = "too many" if reason == "citadels-too-many" else "missing"
        what, expected = f"{off} {name} {word}", f"{wanted} in all"
        return BadPosition(what, "cards", expected, reason=reason, number=off, district=name, wanted=wanted)

    def _gold(self, on_districts: int) -> tuple[list[int], int]:
        gold = read.each(
            self.data.get("gold", [0] * self.seats),
            "gold",
            lambda v, w: read.number(v, w, 0, 999),
            self.seats,
        )
        pot = self._number("pot", 0, 255)
        held, coins = sum(gold) + on_districts + pot, self.position.coins
        value = self.data.get("bank")
        if not coins:
            return gold, 0
        bank = coins - held if value is None else read.number(value, "bank", 0, coins)
        if bank < 0 or bank + held != coins:
            what, expected = f"{max(bank, 0) + held} pieces of gold", f"{coins} in all"
            raise BadPosition(
                what, "gold", expected, reason="citadels-gold", number=max(bank, 0) + held, wanted=coins
            )
        return gold, bank

    def _raised(self) -> list[int]:
        raised = [0] * t.KINDS
        rounds = read.fields(self.data.get("built_in_round", {}), "built_in_round", tuple(t.UNIQUES))
        for name, value in rounds.items():
            raised[t.UNIQUES[name]] = read.number(value, f"built_in_round.{name}", 0, t.MOST_ROUNDS)
        return raised

    def _known(self, hands: list[list[int]], tucked: list[int]) -> Json:
        known = [[0] * 9 for _ in range(self.seats)]
        twice = [[0] * 9 for _ in range(self.seats)]
        zones = {**{str(s): s for s in range(self.seats)}, "museum": t.HAND_OF_MUSEUM}
        viewers = [str(s) for s in range(self.seats)]
        for viewer, places in read.fields(self.data.get("known", {}), "known", viewers).items():
            for zone, names in read.fields(places, f"known.{viewer}", tuple(zones)).items():
                where, place = f"known.{viewer}.{zone}", zones[zone]
                counts = self._cards(names, where)
                held = tucked if place == t.HAND_OF_MUSEUM else hands[place]
                for kind, count in enumerate(counts):
                    if count > min(held[kind], 2):
                        raise self._unknowable(where, kind)
                    known[int(viewer)][place] |= (count > 0) << kind
                    twice[int(viewer)][place] |= (count > 1) << kind
        return {"known": known, "known_twice": twice}

    def _unknowable(self, where: str, kind: int) -> BadPosition:
        name = t.DISTRICTS[kind]
        what, expected = f"{name} is not there", "cards of that hand, each at most twice"
        return BadPosition(what, where, expected, reason="citadels-not-there", district=name)

    # -------------------------------------------------------------- together

    def _check(self, state: Json) -> None:
        """Questions that the rest of the position can't answer."""
        now = state["now"]
        if now is None:
            return
        phase, topic, seat = now[1], now[2], now[3].bit_length() - 1
        if phase in (t.DRAFT, t.PUT_ASIDE):
            self._check_draft(state, seat)
        elif phase in (t.BURIAL, t.GIFT):
            self._check_turn_behind(state, phase, seat)
        elif state["actor"] != seat:
            raise self._wrong_actor(seat)
        if phase not in (t.BURIAL, t.GIFT) and state["behind"]:
            number = len(state["behind"])
            raise read.bad_value(
                self.data["behind"], "behind", "an empty list", reason="wrong-length", number=number, wanted=0
            )
        if phase in (t.DEMAND, t.THANKS):
            read.number(topic, "question.about", 0, self.seats - 1)
        elif phase == t.KEEPING:
            read.number(topic, "question.about", 1, max(1, len(state["shown_cards"])))
        elif phase == t.MIXED_INCOME:
            read.number(topic, "question.about", 1, 255)
        elif phase in (t.WIZARDRY, t.CEDING):
            self._check_target(state, phase)

    def _check_draft(self, state: Json, seat: int) -> None:
        n_picks = self.position.n_picks
        if state["pick"] >= n_picks:
            what, expected = "the draft is over", f"below {n_picks}"
            raise BadPosition(what, "pick", expected, reason="citadels-draft-over")
        if (state["dealer"] + state["pick"]) % self.seats != seat:
            raise self._wrong_actor(seat)

    def _check_turn_behind(self, state: Json, phase: int, seat: int) -> None:
        """The acting seat's turn waits behind a question that interrupts it."""
        behind, actor = state["behind"], state["actor"]
        if len(behind) != 1 or behind[0][1] != t.TURN:
            what, expected = f"phase {t.PHASES[phase]}", "the turn that it interrupts, in behind"
            raise BadPosition(
                what, "behind", expected, reason="citadels-no-turn-behind", given=t.PHASES[phase]
            )
        asked = behind[0][3].bit_length() - 1
        if actor != asked:
            raise self._wrong_actor(asked)
        if phase == t.BURIAL and not state["gold"][seat]:
            what, expected = "the Graveyard's owner can't pay", "1 piece at least"
            raise BadPosition(what, "gold", expected, reason="missing-key", key="gold")

    def _check_target(self, state: Json, phase: int) -> None:
        """Whose hand the Wizard looks at, whose district the Diplomat wants."""
        target, wanted = read.number(self.data.get("target"), "target", 0, self.seats - 1), state["wanted"]
        if phase == t.CEDING and not state["city"][target][wanted]:
            name = t.DISTRICTS[wanted]
            what, expected = f"{name} is not there", "a district of the target's city"
            raise BadPosition(what, "wanted", expected, reason="citadels-not-there", district=name)

    def _wrong_actor(self, seat: int) -> BadPosition:
        what = "another seat is asked than acts"
        return BadPosition(what, "actor", str(seat), reason="citadels-wrong-actor", seat=seat)
