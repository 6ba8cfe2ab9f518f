"""Numbers and bits the way C has them.  Compiled modules take the twins in `native.pxd` instead."""

from collections.abc import Iterable
from typing import TypeAlias

i32: TypeAlias = int
i64: TypeAlias = int
u8: TypeAlias = int
u64: TypeAlias = int
f64: TypeAlias = float
u8_array: TypeAlias = bytearray


def bit(cell: int) -> int:
    """One bit of 64.  Never write `1 << cell`: C would shift a 32-bit number."""
    return 1 << cell


def lsb(mask: int) -> int:
    """Number of the lowest bit set; the mask must not be 0."""
    return (mask & -mask).bit_length() - 1


def popcount(mask: int) -> int:
    return mask.bit_count()


def rng_seed(seed: int) -> int:
    """First state of the generator for a seed in 0..2^63-1 (see docs/generator.md)."""
    return rng_next((rng_next(0) + seed) & 0x7FFFFFFFFFFFFFFF)


def rng_next(state: int) -> int:
    """The state after this one: a linear congruence on 63 bits."""
    return (state * 6364136223846793005 + 1442695040888963407) & 0x7FFFFFFFFFFFFFFF


def rng_below(state: int, n: int) -> int:
    """A number 0..n-1 out of a state: 32 permuted bits, scaled (bias below n / 2^32)."""
    word = ((state >> 18 ^ state) >> 26) & 0xFFFFFFFF
    turn = state >> 58
    return ((word >> turn | word << (32 - turn)) & 0xFFFFFFFF) * n >> 32


def edge_slot(node: int, seat: int, seen: int, mask: int) -> int:
    """Where a hash table of mask + 1 slots looks first for an edge of a search tree."""
    edge = seat << 32 | seen & 0xFFFFFFFF
    mixed = (node * 0x9E3779B97F4A7C15 + edge) * 0xBF58476D1CE4E5B9 & 0xFFFFFFFFFFFFFFFF
    return mixed >> 32 & mask


def take_at(counts: bytearray, kinds: int, total: int, place: int) -> int:  # noqa: ARG001  # for the twin
    """Take one out of `total` things, of which the first counts[0] are of kind 0, and so on; its kind."""
    kind = 0
    while place >= counts[kind]:
        place -= counts[kind]
        kind += 1
    counts[kind] -= 1
    return kind


def packed(numbers: Iterable[int]) -> int:
    """A pack: up to eight numbers 0..254 sorted, one in each byte, the smallest lowest; else 255."""
    return int.from_bytes(bytes(sorted(numbers)).ljust(8, b"\xff"), "little")


def pack_add(pack: int, number: int) -> int:
    """The pack with a number 0..126 more; all its numbers are below 127, and at most seven."""
    return packed([*_unpacked(pack), number])


def pack_drop(pack: int, number: int) -> int:
    """The pack without (one of) that number, which is in it."""
    numbers = _unpacked(pack)
    numbers.remove(number)
    return packed(numbers)


def pack_at(pack: int, i: int) -> int:
    """The number at a place in the pack, counted from 0."""
    return pack >> 8 * i & 0xFF


def pack_set(pack: int, i: int, number: int) -> int:
    """The pack with another number at a place, which must leave it sorted."""
    return pack & ~(0xFF << 8 * i) | number << 8 * i


def _unpacked(pack: int) -> list[int]:
    return [number for number in pack.to_bytes(8, "little") if number != 0xFF]
