# The C twins of fast.py, for compiled modules.
ctypedef int i32
ctypedef long long i64
ctypedef unsigned char u8
ctypedef unsigned long long u64
ctypedef double f64
ctypedef u8* u8_array

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    #define PP_INLINE static __forceinline
    PP_INLINE int pp_lsb(unsigned long long m) { unsigned long i; _BitScanForward64(&i, m); return (int)i; }
    PP_INLINE int pp_popcount(unsigned long long m) { return (int)__popcnt64(m); }
    #else
    #define PP_INLINE static inline
    PP_INLINE int pp_lsb(unsigned long long m) { return __builtin_ctzll(m); }
    PP_INLINE int pp_popcount(unsigned long long m) { return __builtin_popcountll(m); }
    #endif
    PP_INLINE unsigned long long pp_bit(int cell) { return 1ULL << cell; }
    PP_INLINE unsigned long long pp_rng_next(unsigned long long s) {
        return (s * 6364136223846793005ULL + 1442695040888963407ULL) & 0x7FFFFFFFFFFFFFFFULL;
    }
    PP_INLINE unsigned long long pp_rng_seed(unsigned long long seed) {
        return pp_rng_next((pp_rng_next(0) + seed) & 0x7FFFFFFFFFFFFFFFULL);
    }
    PP_INLINE int pp_rng_below(unsigned long long s, int n) {
        unsigned int word = (unsigned int)((s >> 18 ^ s) >> 26), turn = (unsigned int)(s >> 58);
        word = word >> turn | word << (-turn & 31);
        return (int)((unsigned long long)word * (unsigned int)n >> 32);
    }
    PP_INLINE int pp_edge_slot(int node, int seat, int seen, int mask) {
        unsigned long long edge = (unsigned long long)seat << 32 | (unsigned int)seen;
        return (int)(((unsigned long long)node * 0x9E3779B97F4A7C15ULL + edge) * 0xBF58476D1CE4E5B9ULL >> 32) & mask;
    }
    """
    u64 bit "pp_bit"(i32 cell) noexcept nogil
    i32 lsb "pp_lsb"(u64 mask) noexcept nogil
    i32 popcount "pp_popcount"(u64 mask) noexcept nogil
    u64 rng_seed "pp_rng_seed"(u64 seed) noexcept nogil
    u64 rng_next "pp_rng_next"(u64 state) noexcept nogil
    i32 rng_below "pp_rng_below"(u64 state, i32 n) noexcept nogil
    i32 edge_slot "pp_edge_slot"(i32 node, i32 seat, i32 seen, i32 mask) noexcept nogil
