# The C twins of fast.py, for compiled modules.
ctypedef int i32
ctypedef long long i64
ctypedef unsigned char u8
ctypedef unsigned long long u64
ctypedef double f64
ctypedef u8* u8_array

cdef extern from *:
    """
    #include <string.h>
    #if defined(_MSC_VER)
    #include <intrin.h>
    #define PP_INLINE static __forceinline
    PP_INLINE int pp_lsb(unsigned long long m) { unsigned long i; _BitScanForward64(&i, m); return (int)i; }
    PP_INLINE int pp_popcount(unsigned long long m) { return (int)__popcnt64(m); }
    #else
    #define PP_INLINE static inline
    PP_INLINE int pp_lsb(unsigned long long m) { return __builtin_ctzll(m); }
    #if defined(__POPCNT__) || !defined(__x86_64__)
    PP_INLINE int pp_popcount(unsigned long long m) { return __builtin_popcountll(m); }
    #else  /* no such instruction on every machine: __builtin_popcountll would call a library */
    PP_INLINE int pp_popcount(unsigned long long m) {
        m -= m >> 1 & 0x5555555555555555ULL;
        m = (m & 0x3333333333333333ULL) + (m >> 2 & 0x3333333333333333ULL);
        return (int)(((m + (m >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL >> 56);
    }
    #endif
    #endif
    /* Eight small numbers in a word, the first in the lowest byte.  `marks` are top bits of bytes. */
    #define PP_ONES 0x0101010101010101ULL
    #define PP_TOPS 0x8080808080808080ULL
    PP_INLINE unsigned long long pp_first_mark(unsigned long long marks) { return (marks & (0 - marks)) >> 7; }
    PP_INLINE unsigned long long pp_pack_add(unsigned long long pack, int number) {
        unsigned long long marks = ((pack | PP_TOPS) - (unsigned)(number + 1) * PP_ONES) & PP_TOPS;  /* larger ones */
        unsigned long long first = pp_first_mark(marks), below = pack & (first - 1);
        return below | first * (unsigned)number | (pack ^ below) << 8;
    }
    PP_INLINE unsigned long long pp_pack_drop(unsigned long long pack, int number) {
        unsigned long long differs = pack ^ (unsigned)number * PP_ONES;
        unsigned long long below = pp_first_mark((differs - PP_ONES) & ~differs & PP_TOPS) - 1;  /* the first equal one */
        return (pack & below) | ((pack >> 8 | 0xFFULL << 56) & ~below);
    }
    PP_INLINE int pp_pack_at(unsigned long long pack, int i) { return (int)(pack >> 8 * i & 0xFF); }
    PP_INLINE unsigned long long pp_pack_set(unsigned long long pack, int i, int number) {
        return (pack & ~(0xFFULL << 8 * i)) | (unsigned long long)number << 8 * i;
    }
    PP_INLINE int pp_take_at(unsigned char *counts, int kinds, int total, int place) {
        int kind = 0, up_to = 0;
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        for (; total < 128 && kind + 8 <= kinds; kind += 8) {
            unsigned long long word, sums, past;
            memcpy(&word, counts + kind, 8);
            sums = (word + up_to) * PP_ONES;  /* in each byte: how many things up to and with this kind */
            past = ~((place * PP_ONES | PP_TOPS) - sums) & PP_TOPS;
            if (past) {
                word -= pp_first_mark(past);
                memcpy(counts + kind, &word, 8);
                return kind + (pp_lsb(past) >> 3);
            }
            up_to = (int)(sums >> 56);
        }
    #endif
        for (; place >= up_to + counts[kind]; kind++) up_to += counts[kind];
        counts[kind]--;
        return kind;
    }
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
    i32 take_at "pp_take_at"(u8_array counts, i32 kinds, i32 total, i32 place) noexcept nogil
    u64 pack_add "pp_pack_add"(u64 pack, i32 number) noexcept nogil
    u64 pack_drop "pp_pack_drop"(u64 pack, i32 number) noexcept nogil
    u64 pack_set "pp_pack_set"(u64 pack, i32 i, i32 number) noexcept nogil
    i32 pack_at "pp_pack_at"(u64 pack, i32 i) noexcept nogil
    u64 bit "pp_bit"(i32 cell) noexcept nogil
    i32 lsb "pp_lsb"(u64 mask) noexcept nogil
    i32 popcount "pp_popcount"(u64 mask) noexcept nogil
    u64 rng_seed "pp_rng_seed"(u64 seed) noexcept nogil
    u64 rng_next "pp_rng_next"(u64 state) noexcept nogil
    i32 rng_below "pp_rng_below"(u64 state, i32 n) noexcept nogil
    i32 edge_slot "pp_edge_slot"(i32 node, i32 seat, i32 seen, i32 mask) noexcept nogil
