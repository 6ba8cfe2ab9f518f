"""Citadels in a real browser: draft, turns, powers, reasons, the end, and nobody's secret in another page."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from pentapolis.games.citadels import tables as t

from .browsing import DESKTOP, PHONE, Visitor
from .conftest import Visit
from .playing import LONGEST_WALK, play_on
from .table import TablePage, bots, make_table, seats

GAME = "citadels"
WEB = f"{GAME}-web"


class Citizen(TablePage):
    """Makes any decision, by the buttons that the page offers."""

    def __init__(self, visitor: Visitor, table_id: str = "", seed: int = 1) -> None:
        super().__init__(visitor, table_id)
        self.chance = random.Random(seed)
        self.decisions = 0
        self.held: set[str] = set()
        """Districts that this person has held, drawn or been shown."""

    @property
    def owed(self) -> bool:
        return self.page.locator(".decide.owed").is_visible()

    @property
    def drafting(self) -> bool:
        return self.owed and self.page.locator(".order").is_visible()

    @property
    def dialogue(self) -> Locator:
        return self.page.locator("dialog[open]")

    @property
    def open_choices(self) -> Locator:
        """What may be chosen in the question that is asked."""
        return self.page.locator(".decide .choice[aria-disabled=false]")

    def verbs(self) -> list[str]:
        """Buttons of the turn or question that may be pressed."""
        return attributes(self.page.locator(".decide [data-verb][aria-disabled=false]"), "data-verb")

    def cards(self) -> set[str]:
        """Districts of the hand, of a question, and of what is known."""
        moves = attributes(self.page.locator(".choice[data-move]"), "data-move")
        return self.held_now | {move.split()[-1] for move in moves}

    @property
    def held_now(self) -> set[str]:
        return set(attributes(self.page.locator(".hand [data-card]"), "data-card"))

    def turn(self) -> bool:
        """Make one decision if one is owed."""
        if self.page.locator(".handover").is_visible():
            self.touch(self.page.locator(".handover button"))
            expect(self.page.locator(".handover")).to_have_count(0)
            return True
        if not self.owed:
            return False
        self.held |= self.cards()
        self.decide()
        self.decisions += 1
        return True

    def decide(self) -> None:
        verbs = self.verbs()
        choices = self.open_choices
        if choices.count() and (not verbs or self.chance.random() < 0.8):
            self.choose(choices)
        elif "end" in verbs and self.buildable.count():
            self.touch(self.buildable.first)
            self.confirm(self.page.locator(".decide .outcome .primary"))
        else:
            powers = [verb for verb in verbs if verb not in {"end", "gold", "cards"}]
            self.press_verb(self.chance.choice(powers or [verb for verb in verbs if verb != "end"] or verbs))

    @property
    def buildable(self) -> Locator:
        return self.page.locator(".hand [data-card][aria-disabled=false]")

    def choose(self, choices: Locator) -> None:
        self.touch(choices.nth(self.chance.randrange(choices.count())))
        self.confirm(self.page.locator(".decide .outcome .primary"))

    def press_verb(self, verb: str) -> None:
        self.touch(self.page.locator(f'.decide [data-verb="{verb}"]'))
        self.page.wait_for_timeout(60)
        if self.dialogue.count():
            self.touch(self.dialogue.locator(".choice[aria-disabled=false]").first)
            self.confirm(self.dialogue.locator(".outcome .primary"))
        self.settle()

    def confirm(self, button: Locator) -> None:
        self.touch(button)
        self.settle()

    def settle(self) -> None:
        """Wait until what was pressed is done."""
        expect(self.page.locator(".outcome .primary")).to_have_count(0)
        self.page.wait_for_timeout(40)

    def touch(self, target: Locator) -> None:
        if self.visitor.device.touch:
            target.tap()
        else:
            target.click()

    def walk_to(self, selector: str) -> None:
        """Press Tab until there."""
        for _ in range(LONGEST_WALK):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"the keyboard does not come to {selector}")


def attributes(found: Locator, name: str) -> list[str]:
    """An attribute of all that is found, at one moment."""
    return found.evaluate_all("(all, name) => all.map((one) => one.getAttribute(name))", name)


def a_table(host: Visitor, *places: dict[str, object], **more: object) -> str:
    return make_table(host, [*places], game=GAME, **more)


def wait_for(citizens: list[Citizen], what: Callable[[], bool]) -> None:
    play_on(citizens, what)  # type: ignore[arg-type]  # it asks for turns and ends alone


def test_a_character_is_picked_by_the_keyboard_and_a_refused_district_tells_why(visit: Visit) -> None:
    person = visit(DESKTOP)
    citizen = Citizen(person, a_table(person, *seats("Ann"), *bots(3)))
    wait_for([citizen], lambda: citizen.drafting)
    assert person.axe() == []
    citizen.walk_to(".decide .choice")
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".decide .outcome .primary")).to_be_visible()
    citizen.walk_to(".decide .outcome .primary")
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".secret, .people li").first).to_be_visible()
    wait_for([citizen], lambda: "gold" in citizen.verbs())
    card = person.page.locator(".hand [data-card]").first
    card.press("Enter")
    expect(person.page.locator(".decide .outcome.bad")).to_contain_text(
        person.say(f"{GAME}-refusal-action-first")
    )
    assert person.axe() == []


@pytest.mark.long
def test_two_people_and_two_bots(visit: Visit) -> None:
    """A whole game; nobody's hand or character is in the other's page before it is shown."""
    ann_at, ben_at = visit(PHONE, theme="dark"), visit(DESKTOP)
    table = a_table(ann_at, *seats("Ann"), {"kind": "open"}, *bots(2), start=False)
    ben_at.go(f"/t/{table}")
    ben = Citizen(ben_at, seed=2)
    ben.sit(1, "Ben")
    ann = Citizen(ann_at, table, seed=3)
    ann.press("web-start")
    looked = Looked(ann, ben)

    def done() -> bool:
        looked.look()
        return ann.over and ben.over

    wait_for([ann, ben], done)
    assert looked.compared > 20
    assert ann.decisions > 20
    for citizen in (ann, ben):
        assert citizen.visitor.axe() == []
        assert citizen.visitor.overflow() <= 0
    expect(ann.page.locator(".end")).to_contain_text(ann.say("web-replay"))
    see_it_again(ben, table)


class Looked:
    """Looks at both pages now and then: axe, width, and one's secrets in the other's page."""

    def __init__(self, *citizens: Citizen) -> None:
        self.citizens = citizens
        self.compared = 0
        self.seen: set[str] = set()

    def look(self) -> None:
        for citizen, other in (self.citizens, self.citizens[::-1]):
            self._secrets(citizen, other)
            for moment, there in (("draft", citizen.drafting), ("turn", "end" in citizen.verbs())):
                self._axe(f"{moment} {citizen.visitor.device.width}", citizen, there)

    def _axe(self, moment: str, citizen: Citizen, there: bool) -> None:
        if there and moment not in self.seen and citizen.decisions > 6:
            self.seen.add(moment)
            assert citizen.visitor.axe() == []
            assert citizen.visitor.overflow() <= 0

    def _secrets(self, citizen: Citizen, other: Citizen) -> None:
        """Districts of which there is one, in one's hand, never elsewhere in sight, are in no other page."""
        other.held |= other.cards()
        mine = citizen.held_now
        other.held |= set(attributes(other.page.locator("[data-district]"), "data-district"))
        text = other.page.locator("main").inner_text() + other.page.locator("main").inner_html()
        for district in mine - other.held:
            if district in t.UNIQUES and t.COPIES[t.UNIQUES[district]] == 1:
                assert other.say(f"{GAME}-district-{district}") not in text, district
                self.compared += 1
        seat = self.citizens.index(citizen)
        assert other.page.locator(f'.player[data-seat="{seat}"] .secret').count() == 0


def see_it_again(citizen: Citizen, table: str) -> None:
    """The replay, by everybody's eyes in haste, and then a spectator's: the last choice counts."""
    citizen.visitor.go(f"/t/{table}/replay")
    eyes = citizen.page.get_by_label(citizen.say("web-eyes"))
    for seat in range(4):
        eyes.select_option(str(seat))
        expect(citizen.page.locator(".hand")).to_be_visible()
    eyes.select_option("")
    expect(citizen.page.locator(".hand")).to_have_count(0)
    expect(citizen.page.locator(".player")).to_have_count(4)


@pytest.mark.long
def test_dialogues_of_powers_on_a_phone(visit: Visit) -> None:
    """Every dialogue: axe, a refused target tells why, and it fits the screen."""
    person = visit(PHONE)
    citizen = Citizen(person, a_table(person, *seats("Ann"), *bots(5)), seed=7)
    met: set[str] = set()

    def met_some() -> bool:
        for verb in set(citizen.verbs()) - met:
            if verb in {"kill", "rob", "swap", "raze"}:
                open_dialogue(citizen, verb)
                met.add(verb)
        return len(met) > 1 or citizen.over

    wait_for([citizen], met_some)
    assert met


def open_dialogue(citizen: Citizen, verb: str) -> None:
    citizen.touch(citizen.page.locator(f'.decide [data-verb="{verb}"]'))
    expect(citizen.dialogue).to_be_visible()
    refused = citizen.dialogue.locator(".choice[aria-disabled=true]")
    if refused.count():
        refused.first.press("Enter")
        expect(citizen.dialogue.locator(".outcome.bad")).to_be_visible()
    assert citizen.visitor.axe() == []
    assert citizen.visitor.overflow() <= 0
    citizen.page.keyboard.press("Escape")
    expect(citizen.dialogue).to_have_count(0)


@pytest.mark.long
def test_two_at_one_device_see_no_hand_between_them(visit: Visit) -> None:
    person = visit(PHONE)
    citizen = Citizen(person, a_table(person, *seats("Ann", "Ben"), *bots(2)), seed=5)
    covered = 0

    def often() -> bool:
        nonlocal covered
        if person.page.locator(".handover").is_visible():
            covered += 1
            assert person.page.locator(".hand, .choice, .secret, .strip").count() == 0
        return covered > 5

    wait_for([citizen], often)


@pytest.mark.long
def test_eight_at_360_pixels(visit: Visit) -> None:
    person = visit(PHONE)
    citizen = Citizen(person, a_table(person, *seats("Ann"), *bots(7)), seed=6)
    wait_for([citizen], lambda: citizen.decisions > 12)
    assert person.page.locator(".player").count() == 8
    assert person.page.locator(".strip li").count() == 9
    assert person.overflow() <= 0
    assert person.axe() == []
