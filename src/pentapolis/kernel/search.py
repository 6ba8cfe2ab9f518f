"""Information-set Monte Carlo tree search for any game: one tree for each seat.

Each iteration imagines a world that is possible for the searching seat, walks down all trees at
once, adds a node, plays on at random and scores.  A seat's tree has an edge for what that seat
observes: its own moves, open moves of others, and one anonymous edge for a secret answer.  Moves
that are not possible in the imagined world are not counted against (availability counts).

Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search", IEEE TCIAIG 4(2), 2012:
multiple-observer ISMCTS with UCB1.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from typing import Any

import cython

from . import limits

if not cython.compiled:
    from math import log, sqrt

    from .fast import edge_slot, f64, i32, lsb, rng_seed
    from .limits import NONE, SECRET
    from .position import Position

    def PyErr_CheckSignals() -> None:  # noqa: N802  # the C side's name
        """Nothing: the interpreter hears signals between any two lines."""

    MAX_NODES = 1 << 24
    MOST_TRIES, FINE = 16, 1 << 16
    # A node's numbers lie side by side: what leads to it, and what came of it.
    PARENT, SEAT, SEEN, VISITS, OFFERED, NODE_WIDTH = 0, 1, 2, 3, 4, 8
else:
    NONE, SECRET = limits.NONE, limits.SECRET
    MAX_NODES = 16777216
    MOST_TRIES, FINE = 16, 65536
    PARENT, SEAT, SEEN, VISITS, OFFERED, NODE_WIDTH = 0, 1, 2, 3, 4, 8

_FIRST_CHUNK, _LARGEST_CHUNK = 4, 512
# Nodes: more than any iteration adds; what the first step of memory is for (some MB).
LARGEST_ITERATION, _LEAST_ROOM = 4096, 1 << 17


def _lengthened(zeros: array[Any], numbers: Any) -> array[Any]:
    """Zeros, the first of which are replaced by numbers that there are already."""
    memoryview(zeros)[: len(numbers)] = memoryview(numbers)
    return zeros


class Search:
    """Trees for one decision of one seat; the position is copied and never changed.

    `exploration` is UCB1's constant for utilities in 0..1.  Equal arguments give equal results,
    compiled or not.
    """

    def __init__(self, position: Position, seat: int, seed: int = 0, exploration: float = 0.6) -> None:
        self.root = position.clone()
        self.work = position.clone()
        self.seat = seat
        self.iterations = 0
        self.rng = rng_seed(seed)
        self.exploration = exploration
        self.n_nodes = position.seats  # node s is the root of seat s
        self.capacity = 0  # nodes that the trees may have in all
        self.room = 0  # nodes for which there is memory
        self.nodes = self.slots = array("i")
        self.value = array("d")
        if not cython.compiled:
            self.at = [0] * limits.MAX_SEATS

    def reserve(self, nodes: int) -> None:
        """Let the trees grow by so many nodes."""
        wanted = min(self.n_nodes + nodes, MAX_NODES)
        if wanted > self.capacity:
            self.capacity = max(wanted, min(2 * self.capacity, MAX_NODES))

    def crowded(self) -> i32:
        """Should there be more memory before the next iteration?"""
        return self.room < self.capacity and self.n_nodes + LARGEST_ITERATION > self.room

    def enlarge(self) -> None:
        """Take more memory: in steps, so that a large budget takes what it uses and no more."""
        room = min(self.capacity, max(2 * self.room, self.n_nodes + _LEAST_ROOM))
        self.nodes = _lengthened(array("i", [0]) * (NODE_WIDTH * room), self.nodes)
        self.value = _lengthened(array("d", [0.0]) * room, self.value)
        self.room = room
        self.slot_mask = (1 << (2 * room).bit_length()) - 1
        self.slots = array("i", [0]) * (self.slot_mask + 1)
        for node in range(self.root.seats, self.n_nodes):
            self.file(node)

    # ------------------------------------------------------------------ one iteration

    def iterate(self) -> None:
        seat: i32
        for seat in range(self.root.seats):
            self.at[seat] = seat
        self.imagine()
        mover: i32 = self.seat
        growing: i32 = 1
        while growing and not self.work.over:
            if not self.work.to_act >> mover & 1:
                mover = lsb(self.work.to_act)
            n: i32 = self.work.list_moves(mover)
            before: i32 = self.n_nodes
            move: i32 = self.choose(mover, n)
            secret: i32 = self.work.frame == SECRET
            self.work.play(mover, move)
            for seat in range(self.root.seats):
                if seat == mover:
                    self.follow(seat, mover, move)
                elif secret:
                    self.follow(seat, mover, NONE)
                else:
                    self.follow(seat, mover, self.work.observed(seat, mover, move))
            # A forced move is no news: go on to a real choice.
            growing = n == 1 or self.n_nodes == before or self.nodes[self.at[mover] * NODE_WIDTH + VISITS] > 0
            if self.n_nodes + self.root.seats >= self.room:
                growing = 0
            mover = 0
        self.work.roll_out(self.work.rollout_cap())
        self.rng = self.work.rng
        self.backpropagate()

    def imagine(self) -> None:
        """Take a possible world, the more likely ones more often."""
        tries: i32 = 0
        while tries < MOST_TRIES:
            self.work.copy_from(self.root)
            self.work.rng = self.rng
            self.work.determinize(self.seat)
            likely: f64 = self.work.likelihood(self.seat)
            if likely >= 1.0 or self.work.roll(FINE) < likely * FINE:
                return
            self.rng = self.work.rng
            tries += 1

    def choose(self, seat: i32, n: i32) -> i32:
        """A random move without a visited node in the seat's own tree, or the one with the best bound."""
        if n == 1:
            return self.work.moves[0]
        node: i32 = self.at[seat]
        i: i32
        best: i32 = 0
        best_bound: f64 = -1.0
        untried: i32 = 0
        logged: i32 = 0
        log_offered: f64 = 0.0
        for i in range(n):
            child: i32 = self.child_of(node, seat, self.work.moves[i])
            base: i32 = child * NODE_WIDTH
            if child == NONE or self.nodes[base + VISITS] == 0:
                untried += 1
                continue
            self.nodes[base + OFFERED] += 1
            if untried:
                continue
            if self.nodes[base + OFFERED] != logged:
                logged = self.nodes[base + OFFERED]
                log_offered = log(logged)
            visits: f64 = self.nodes[base + VISITS]
            bound: f64 = self.value[child] / visits + self.exploration * sqrt(log_offered / visits)
            if bound > best_bound:
                best = i
                best_bound = bound
        if untried:
            return self.pick_untried(node, seat, n, untried)
        return self.work.moves[best]

    def pick_untried(self, node: i32, seat: i32, n: i32, untried: i32) -> i32:
        """One of the moves that have no visited node, at random."""
        skip: i32 = self.work.roll(untried)
        i: i32
        for i in range(n):
            child: i32 = self.child_of(node, seat, self.work.moves[i])
            if child == NONE or self.nodes[child * NODE_WIDTH + VISITS] == 0:
                if skip == 0:
                    return self.work.moves[i]
                skip -= 1
        return self.work.moves[0]

    def child_of(self, node: i32, seat: i32, seen: i32) -> i32:
        """The node that this observation leads to, or NONE."""
        slot: i32 = edge_slot(node, seat, seen, self.slot_mask)
        child: i32 = self.slots[slot]
        while child:
            base: i32 = child * NODE_WIDTH
            if (
                self.nodes[base + SEEN] == seen
                and self.nodes[base + PARENT] == node
                and self.nodes[base + SEAT] == seat
            ):
                return child
            slot = (slot + 1) & self.slot_mask
            child = self.slots[slot]
        return NONE

    def follow(self, viewer: i32, seat: i32, seen: i32) -> None:
        """Go down one edge in the viewer's tree; make it if it is new."""
        child: i32 = self.child_of(self.at[viewer], seat, seen)
        if child == NONE:
            child = self.n_nodes
            self.n_nodes += 1
            base: i32 = child * NODE_WIDTH
            self.nodes[base + PARENT] = self.at[viewer]
            self.nodes[base + SEAT] = seat
            self.nodes[base + SEEN] = seen
            self.nodes[base + OFFERED] = 1
            self.file(child)
        self.at[viewer] = child

    def file(self, node: i32) -> None:
        """Enter a node into the hash table."""
        base: i32 = node * NODE_WIDTH
        slot: i32 = edge_slot(
            self.nodes[base + PARENT], self.nodes[base + SEAT], self.nodes[base + SEEN], self.slot_mask
        )
        while self.slots[slot]:
            slot = (slot + 1) & self.slot_mask
        self.slots[slot] = node

    def backpropagate(self) -> None:
        seat: i32
        self.work.tally()
        for seat in range(self.root.seats):
            reward: f64 = self.work.utility(seat)
            node: i32 = self.at[seat]
            while node != seat:
                self.nodes[node * NODE_WIDTH + VISITS] += 1
                self.value[node] += reward
                node = self.nodes[node * NODE_WIDTH + PARENT]

    # ------------------------------------------------------------------ for Python callers

    def grow(self, iterations: int) -> None:
        """Search on for so many iterations; Ctrl-C is heard.  Raises what a plain Python game raised."""
        # An iteration adds about one node to each tree; forced moves on the way add a few.
        self.reserve(iterations * (self.root.seats + 4) + 64)
        left: i32 = iterations
        while left:
            if self.crowded():
                self.enlarge()
            n: i32 = min(left, _LARGEST_CHUNK)
            left -= n
            self.iterations += n
            with cython.nogil:
                while n and not self.crowded():
                    self.iterate()
                    n -= 1
            left += n  # those that are still to come when there is more memory
            self.iterations -= n
            self.work.check()
            PyErr_CheckSignals()

    def grow_until(self, iterations: int, enough: Callable[[], bool]) -> None:
        """Search on to `iterations` in all, or until `enough()`; at least a little.

        `enough` is asked after a few iterations at first, since they may be slow, then less often.
        """
        chunk = _FIRST_CHUNK
        while self.iterations < iterations:
            self.grow(min(chunk, iterations - self.iterations))
            if enough():
                return
            chunk = min(2 * chunk, _LARGEST_CHUNK)

    def table(self) -> list[tuple[int, int, float]]:
        """For each legal move of the searching seat: code, visits, mean utility; most visited first."""
        rows: list[tuple[int, int, float]] = []
        for code in self.root.codes(self.seat):
            child = self.child_of(self.seat, self.seat, code)
            visits = self.nodes[child * NODE_WIDTH + VISITS] if child >= 0 else 0
            rows.append((code, visits, self.value[child] / visits if visits else 0.0))
        return sorted(rows, key=lambda row: (-row[1], row[0]))

    def best(self) -> int:
        """The most visited move; ValueError if the seat owes no decision."""
        rows = self.table()
        if not rows:
            raise ValueError(f"seat {self.seat} owes no decision")
        return rows[0][0]
