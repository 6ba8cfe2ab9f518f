cimport cython
from libc.math cimport log, sqrt
from pentapolis.kernel.native cimport bit, edge_key, edge_slot, f64, i32, i64, lsb, rng_seed, u64
from pentapolis.kernel.position cimport Position

cdef i32 NONE, SECRET, MAX_NODES

@cython.final
cdef class Search:
    cdef Position root, work
    cdef readonly i32 seat, iterations
    cdef u64 rng
    cdef f64 exploration
    cdef i32 n_nodes, capacity, slot_mask
    # By node: the edge that leads to it, and what came of it.
    cdef i32[::1] parent, visits, offered, slots
    cdef i64[::1] edge
    cdef f64[::1] value
    cdef i32 at[8]                      # by seat: where its tree has come to

    cdef void iterate(self) noexcept nogil
    cdef i32 choose(self, i32 seat, i32 n) noexcept nogil
    cdef i32 pick_untried(self, i64 node, i32 seat, i32 n, i32 untried) noexcept nogil
    cdef void follow(self, i32 viewer, i32 seat, i32 seen) noexcept nogil
    cdef i32 child_of(self, i64 node, i32 seat, i32 seen) noexcept nogil
    cdef void backpropagate(self) noexcept nogil
