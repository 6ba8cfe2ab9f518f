cimport cython
from pentapolis.kernel.native cimport f64, i32, i64
from pentapolis.kernel.position cimport Position

cdef class PlainPosition(Position):
    cdef public object failure          # the first error raised by the game's own code
