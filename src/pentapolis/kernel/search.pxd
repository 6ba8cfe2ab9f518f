cimport cython
from cpython.exc cimport PyErr_CheckSignals
from libc.math cimport log, sqrt
from pentapolis.kernel.native cimport edge_slot, f64, i32, lsb, rng_seed, u64
from pentapolis.kernel.position cimport Position

cdef i32 NONE, SECRET, MAX_NODES, MOST_TRIES, FINE, LARGEST_ITERATION
cdef i32 PARENT, SEAT, SEEN, VISITS, OFFERED, NODE_WIDTH

@cython.final
cdef class Search:
    cdef Position root, work
    cdef readonly i32 seat, iterations
    cdef u64 rng
    cdef f64 exploration
    cdef i32 n_nodes, capacity, room, slot_mask
    cdef i32[::1] nodes                 # NODE_WIDTH numbers for each node
    cdef i32[::1] slots                 # hash table: edge -> node
    cdef f64[::1] value                 # by node: sum of the utilities of its tree's seat
    cdef i32 at[8]                      # by seat: where its tree has come to

    cdef i32 crowded(self) noexcept nogil
    cdef void iterate(self) noexcept nogil
    cdef void imagine(self) noexcept nogil
    cdef i32 choose(self, i32 seat, i32 n) noexcept nogil
    cdef i32 pick_untried(self, i32 node, i32 seat, i32 n, i32 untried) noexcept nogil
    cdef i32 child_of(self, i32 node, i32 seat, i32 seen) noexcept nogil
    cdef void follow(self, i32 viewer, i32 seat, i32 seen) noexcept nogil
    cdef void file(self, i32 node) noexcept nogil
    cdef void backpropagate(self) noexcept nogil
