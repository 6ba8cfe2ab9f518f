// Between Two Cities for 2 to 7 seats, written by hand: the yardstick for the compiled rules.
//
//     between_two_cities SEATS FIRST_SEED GAMES
//
// plays random games and prints: decisions, seconds, checksum over all final city scores.
// Generator, order of draws and order of moves are those of the package, so the games are the same.

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string_view>
#include <utility>

namespace {

using u8 = std::uint8_t;
using u32 = std::uint32_t;
using u64 = std::uint64_t;

// How many bits are set; std::popcount is a library call on targets without the instruction.
constexpr int count(u64 bits) {
#ifdef __POPCNT__
    return std::popcount(bits);
#else
    bits -= bits >> 1 & 0x5555555555555555;
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
    return static_cast<int>(((bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F) * 0x0101010101010101 >> 56);
#endif
}

// ---------------------------------------------------------------------------------------- tables

enum Building : u8 { kShop, kFactory, kDrink, kFood, kMusic, kBed, kOffice, kPark, kHouse, kBuildings };

constexpr std::string_view kLetters = "SFdembOPH";
constexpr std::array<u8, kBuildings> kBox{16, 16, 5, 5, 5, 5, 20, 16, 20};
constexpr int kDuplexes = 24;
constexpr std::array<std::string_view, kDuplexes> kDuplexTexts{
    "e|F", "F|O", "F|S", "H|P", "H|b", "O|H", "O|S", "d|P", "P|F", "P|O", "S|m", "S|H",
    "F/e", "F/O", "H/O", "H/S", "O/P", "O/S", "d/H", "P/F", "P/H", "m/P", "S/F", "S/b"};

constexpr std::array<int, 5> kRunPoints{0, 2, 5, 10, 16};
constexpr std::array<int, 5> kTavernSetPoints{0, 1, 4, 9, 17};
constexpr std::array<int, 7> kOfficePoints{0, 1, 3, 6, 10, 15, 21};
constexpr int park_group_points(int n) { return n == 1 ? 2 : n == 2 ? 8 : n + 9; }

// A tile is a number: a building, or kBuildings + the place of a duplex among the sorted duplexes.
using Tile = u8;
constexpr Tile kNoTile = 0xFF;

struct Look {
    u8 first, second, step;  // buildings; from the first cell to the second, 0 for a single tile
};

constexpr auto kLooks = [] {
    std::array<Look, kBuildings + kDuplexes> looks{};
    for (u8 b = 0; b < kBuildings; ++b) looks[b] = {b, b, 0};
    for (int i = 0; i < kDuplexes; ++i) {
        const auto text = kDuplexTexts[i];
        looks[kBuildings + i] = {static_cast<u8>(kLetters.find(text[0])), static_cast<u8>(kLetters.find(text[2])),
                                 static_cast<u8>(text[1] == '|' ? 1 : 8)};
    }
    std::sort(looks.begin() + kBuildings, looks.end(), [](const Look& a, const Look& b) {
        return std::array{a.step, a.first, a.second} < std::array{b.step, b.first, b.second};
    });
    return looks;
}();

// A city is drawn on a board of 64 bits, 8 wide, of which 7 x 7 are used.
constexpr int kCentre = 27;
constexpr auto kNear = [] {  // cells that may lie in one 4 x 4 city with this one
    std::array<u64, 64> near{};
    for (int cell = 0; cell < 64; ++cell)
        for (int row = 0; row < 7; ++row)
            for (int column = 0; column < 7; ++column)
                if (std::abs(row - cell / 8) <= 3 && std::abs(column - cell % 8) <= 3)
                    near[cell] |= u64{1} << (row * 8 + column);
    return near;
}();
constexpr u64 kField = kNear[kCentre];

constexpr u64 neighbours(u64 cells) {
    return (cells << 1 | cells >> 1 | cells << 8 | cells >> 8) & kField;
}

// ------------------------------------------------------------------------------------- generator

class Generator {
public:
    void seed(u64 seed) { state_ = next((next(0) + seed) & kMask); }

    u32 below(u32 n) {
        const u32 word = std::rotr(static_cast<u32>((state_ >> 18 ^ state_) >> 26), static_cast<int>(state_ >> 58));
        state_ = next(state_);
        return static_cast<u32>(u64{word} * n >> 32);
    }

private:
    static constexpr u64 kMask = ~u64{0} >> 1;
    static constexpr u64 next(u64 state) {
        return (state * 6364136223846793005u + 1442695040888963407u) & kMask;
    }
    u64 state_ = 0;
};

// ------------------------------------------------------------------------------- eight small numbers

// Eight numbers of 0..127, one in each byte of a word, the first in the lowest.
constexpr u64 kOnes = 0x0101010101010101, kTops = 0x8080808080808080;

// The top bit of each byte where a >= b.
constexpr u64 at_least(u64 a, u64 b) { return ((a | kTops) - b) & kTops; }

// The bytes below the lowest top bit of `tops`, all if there is none.
constexpr u64 bytes_below(u64 tops) { return ((tops & -tops) >> 7) - 1; }

// Undrawn single tiles.
class Pool {
public:
    constexpr Pool() {
        for (int b = 0; b < kBuildings; ++b)
            for (int i = 0; i < kBox[b]; ++i) put(b);
    }

    constexpr void put(int building) {
        ++total_;
        if (building < 8) up_to_ += kOnes << 8 * building;
    }

    Tile draw(Generator& generator) {
        const u64 passed = at_least(generator.below(total_--) * kOnes, up_to_);
        up_to_ -= (passed ^ kTops) >> 7;
        return static_cast<Tile>((passed >> 7) * kOnes >> 56);
    }

private:
    u64 up_to_ = 0;  // how many of a building and those before it; the last building is the rest
    u32 total_ = 0;
};

constexpr Pool kFullPool;

// Up to seven tiles, sorted; the bytes above them are larger than any tile.
class Hand {
public:
    Tile operator[](int i) const { return static_cast<Tile>(tiles_ >> 8 * i); }

    u64 tiles() const { return tiles_; }

    void insert(Tile tile) {
        const u64 below = bytes_below(at_least(tiles_, (tile + 1) * kOnes));
        tiles_ = (tiles_ & below) | (tile * kOnes & (~below ^ ~below << 8)) | (tiles_ & ~below) << 8;
    }

    void remove(Tile tile) {
        const u64 below = bytes_below(at_least(tiles_, tile * kOnes));
        tiles_ = (tiles_ & below) | (tiles_ >> 8 & ~below);
    }

private:
    u64 tiles_ = 0x7F7F7F7F7F7F7F7F;
};

// ------------------------------------------------------------------------------------------ city

struct City {
    std::array<u64, kBuildings> planes;  // a bit for each cell
    u64 occupied, window;                // window: cells that keep the city within 4 x 4

    void clear() {
        planes.fill(0);
        occupied = 0;
        window = kField;
    }

    void put(int building, int cell) {
        const u64 here = u64{1} << cell;
        planes[building] |= here;
        occupied |= here;
        window &= kNear[cell];
    }

    void lay(Tile tile, int cell) {
        const Look look = kLooks[tile];
        put(look.first, cell);
        if (look.step) put(look.second, cell + look.step);
    }

    // Cells for the first half of a tile with this step.
    u64 anchors(int step) const {
        if (!occupied) return u64{1} << kCentre;
        const u64 free = window & ~occupied, near = neighbours(occupied);
        return free & free >> step & (near | near >> step);  // step 0: free & near
    }

    int score(int factory_rate) const;
};

// The best split into straight runs: try each run that begins at the first shop.
int shop_points(u64 shops) {
    if (!shops) return 0;
    const u64 first = shops & -shops;
    int best = kRunPoints[1] + shop_points(shops ^ first);
    for (const int step : {1, 8}) {
        u64 run = first;
        int length = 1;
        for (u64 end = first << step; shops & end; end <<= step) {
            run |= end;
            best = std::max(best, kRunPoints[++length] + shop_points(shops ^ run));
        }
    }
    return best;
}

int park_points(u64 parks) {
    int points = 0;
    while (parks) {
        u64 group = 0, grown = parks & -parks;
        while (grown != group) {
            group = grown;
            grown = (group | neighbours(group)) & parks;
        }
        points += park_group_points(count(group));
        parks ^= group;
    }
    return points;
}

int City::score(int factory_rate) const {
    const u64 factories = planes[kFactory], offices = planes[kOffice], houses = planes[kHouse];
    const u64 taverns = planes[kDrink] | planes[kFood] | planes[kMusic] | planes[kBed];
    int score = shop_points(planes[kShop]) + park_points(planes[kPark]) + count(factories) * factory_rate;
    if (taverns) {
        u64 drink = planes[kDrink], food = planes[kFood], music = planes[kMusic], bed = planes[kBed];
        while (drink | food | music | bed) {  // a set: one of each kind that is left
            score += kTavernSetPoints[(drink != 0) + (food != 0) + (music != 0) + (bed != 0)];
            drink &= drink - 1, food &= food - 1, music &= music - 1, bed &= bed - 1;
        }
        score += count(offices & neighbours(taverns));
    }
    const int n = count(offices);
    score += n / 6 * kOfficePoints[6] + kOfficePoints[n % 6];
    const int beside = count(houses & neighbours(factories));
    const int others = (planes[kShop] != 0) + (factories != 0) + (taverns != 0) + (offices != 0) + (planes[kPark] != 0);
    return score + beside + (count(houses) - beside) * others;
}

// ------------------------------------------------------------------------------------------ game

using Move = u32;  // pick: a << 8 | b; placement: side << 16 | tile << 8 | cell

struct MoveList {
    int n = 0;
    std::array<Move, 128> moves;
};

inline int list_cells(MoveList& list, int n, Move move, u64 cells) {
    for (; cells; cells &= cells - 1) list.moves[n++] = move | static_cast<Move>(std::countr_zero(cells));
    return n;
}

enum Side { kLeft = 1, kRight = 2, kBoth = 3 };
enum class Phase : u8 { kPick, kPlace, kOver };

struct Options {
    bool leftovers_return = true, seat_order = false;
};

template <int Seats>
class Game {
public:
    static constexpr int kCities = Seats == 2 ? 4 : Seats;
    static constexpr int kStages = Seats == 2 ? 6 : 3;

    explicit Game(Options options) : options_(options) {}

    void start(u64 seed);
    int to_act() const { return to_act_; }  // bit set of seats
    bool over() const { return phase_ == Phase::kOver; }
    void list_moves(int seat, MoveList& list) const;
    void play(int seat, Move move);
    void stand_off();  // nobody places first: the lowest seat must
    int run();         // random moves to the end; how many
    std::array<int, kCities> scores() const;

private:
    static constexpr bool is_duplex_stage(int stage) { return stage / (kStages / 3) == 1; }
    static constexpr auto kCityOf = [] {
        std::array<std::array<u8, 3>, Seats> city_of{};
        for (int seat = 0; seat < Seats; ++seat) {
            city_of[seat][kLeft] = static_cast<u8>(Seats == 2 ? seat * 2 : seat);
            city_of[seat][kRight] = static_cast<u8>(Seats == 2 ? seat * 2 + 1 : (seat + Seats - 1) % Seats);
        }
        return city_of;
    }();
    int hand_of(int seat) const { return seat < shift_ ? seat - shift_ + Seats : seat - shift_; }

    void begin_stage();
    Tile draw_duplex();
    void ask(int seats, Phase phase);
    void list_picks(const Hand& hand, MoveList& list) const;
    void list_places(int seat, MoveList& list) const;
    void reveal_picks();
    void place(int seat, int side, Tile tile, int cell);
    void end_turn();
    void pass_hands();
    void end_stage();
    void return_leftovers();

    Generator generator_;
    Options options_;
    Phase phase_;
    u8 stage_, turn_, hand_size_, shift_;
    u8 to_act_, deferred_;                // bit sets of seats
    u8 n_aside_;
    Pool singles_;
    u32 duplexes_;                        // undrawn duplexes
    std::array<Move, Seats> answers_;     // secret picks
    std::array<Hand, Seats> hands_;
    std::array<u8, Seats> seen_;          // by hand: the seats that know it
    std::array<std::array<Tile, 2>, Seats> kept_;
    std::array<u8, Seats> sides_;         // by seat: the cities that still get a tile
    std::array<Tile, Seats * kStages> aside_;
    std::array<u8, Seats * kStages> aside_seen_;
    std::array<City, kCities> cities_;
};

template <int Seats>
void Game<Seats>::start(u64 seed) {
    generator_.seed(seed);
    stage_ = n_aside_ = 0;
    singles_ = kFullPool;
    duplexes_ = (u32{1} << kDuplexes) - 1;
    for (City& city : cities_) city.clear();
    begin_stage();
}

template <int Seats>
void Game<Seats>::begin_stage() {
    const bool duplex = is_duplex_stage(stage_);
    turn_ = shift_ = 0;
    hand_size_ = duplex ? 3 : 7;
    for (int seat = 0; seat < Seats; ++seat) {
        Hand hand;
        for (int i = 0; i < hand_size_; ++i) hand.insert(duplex ? draw_duplex() : singles_.draw(generator_));
        hands_[seat] = hand;
        seen_[seat] = static_cast<u8>(1 << seat);
        sides_[seat] = 0;
        kept_[seat] = {kNoTile, kNoTile};
    }
    ask((1 << Seats) - 1, Phase::kPick);
}

template <int Seats>
Tile Game<Seats>::draw_duplex() {
    u32 rest = duplexes_;
    for (u32 left = generator_.below(count(duplexes_)); left; --left) rest &= rest - 1;
    const int place = std::countr_zero(rest);
    duplexes_ ^= u32{1} << place;
    return static_cast<Tile>(kBuildings + place);
}

template <int Seats>
void Game<Seats>::ask(int seats, Phase phase) {
    to_act_ = static_cast<u8>(seats);
    deferred_ = 0;
    phase_ = phase;
}

template <int Seats>
void Game<Seats>::list_moves(int seat, MoveList& list) const {
    if (phase_ == Phase::kPick)
        list_picks(hands_[hand_of(seat)], list);
    else
        list_places(seat, list);
}

template <int Seats>
void Game<Seats>::list_picks(const Hand& hand, MoveList& list) const {
    int n = 0;
    Tile previous = kNoTile;
    u64 tiles = hand.tiles();
    for (int i = 1; i < hand_size_; ++i) {
        const Tile a = static_cast<Tile>(tiles);
        Tile last = kNoTile;
        tiles >>= 8;
        u64 others = tiles;
        for (int j = i; j < hand_size_; ++j, others >>= 8) {
            const Tile b = static_cast<Tile>(others);
            list.moves[n] = Move{a} << 8 | b;
            n += (a != previous) & (b != last);  // a move that is listed already is written over
            last = b;
        }
        previous = a;
    }
    list.n = n;
}

template <int Seats>
void Game<Seats>::list_places(int seat, MoveList& list) const {
    int n = 0;
    const auto [a, b] = kept_[seat];
    for (unsigned sides = sides_[seat]; sides; sides &= sides - 1) {
        const unsigned side = sides & -sides;
        const City& city = cities_[kCityOf[seat][side]];
        u64 cells = city.anchors(kLooks[a].step);
        n = list_cells(list, n, side << 16 | a << 8, cells);
        if (b == a || b == kNoTile) continue;
        if (kLooks[b].step != kLooks[a].step) cells = city.anchors(kLooks[b].step);
        n = list_cells(list, n, side << 16 | b << 8, cells);
    }
    list.n = n;
}

template <int Seats>
void Game<Seats>::play(int seat, Move move) {
    if (phase_ == Phase::kPick) {
        answers_[seat] = move;
        to_act_ &= static_cast<u8>(~(1 << seat));
        if (!to_act_) reveal_picks();
        return;
    }
    to_act_ |= deferred_;
    deferred_ = 0;
    place(seat, move >> 16, move >> 8 & 0xFF, move & 0xFF);
    if (sides_[seat]) return;
    to_act_ &= static_cast<u8>(~(1 << seat));
    if (options_.seat_order && seat + 1 < Seats) ask(1 << (seat + 1), Phase::kPlace);
    if (!to_act_) end_turn();
}

template <int Seats>
void Game<Seats>::stand_off() {
    const u8 lowest = to_act_ & -to_act_;
    deferred_ = to_act_ ^ lowest;
    to_act_ = lowest;
}

template <int Seats>
void Game<Seats>::reveal_picks() {
    for (int seat = 0; seat < Seats; ++seat) {
        const Tile a = static_cast<Tile>(answers_[seat] >> 8), b = static_cast<Tile>(answers_[seat]);
        Hand& hand = hands_[hand_of(seat)];
        hand.remove(a);
        hand.remove(b);
        kept_[seat] = {a, b};
        sides_[seat] = kBoth;
    }
    hand_size_ -= 2;
    ask(options_.seat_order ? 1 : (1 << Seats) - 1, Phase::kPlace);
}

template <int Seats>
void Game<Seats>::place(int seat, int side, Tile tile, int cell) {
    auto& kept = kept_[seat];
    kept = {kept[0] == tile ? kept[1] : kept[0], kNoTile};
    sides_[seat] ^= static_cast<u8>(side);
    cities_[kCityOf[seat][side]].lay(tile, cell);
}

template <int Seats>
void Game<Seats>::end_turn() {
    if (hand_size_ == 1) return end_stage();
    ++turn_;
    pass_hands();
    ask((1 << Seats) - 1, Phase::kPick);
}

// To the left, in round 3 to the right; who has held a hand remembers it.
template <int Seats>
void Game<Seats>::pass_hands() {
    shift_ += stage_ >= kStages / 3 * 2 ? Seats - 1 : 1;
    if (shift_ >= Seats) shift_ -= Seats;
    for (int seat = 0; seat < Seats; ++seat) seen_[hand_of(seat)] |= static_cast<u8>(1 << seat);
}

template <int Seats>
void Game<Seats>::end_stage() {
    for (int seat = 0; seat < Seats; ++seat) {
        const int hand = hand_of(seat);
        aside_[n_aside_] = hands_[hand][0];
        aside_seen_[n_aside_++] = seen_[hand];
    }
    hand_size_ = 0;
    if (options_.leftovers_return && stage_ == kStages / 3 - 1) return_leftovers();
    if (++stage_ < kStages) return begin_stage();
    ask(0, Phase::kOver);
}

// The last tiles of round 1, all single, go back into the box.
template <int Seats>
void Game<Seats>::return_leftovers() {
    for (int i = 0; i < n_aside_; ++i) singles_.put(aside_[i]);
    n_aside_ = 0;
}

template <int Seats>
int Game<Seats>::run() {
    MoveList list;
    int decisions = 0;
    for (; !over(); ++decisions) {
        const int seat = std::countr_zero(to_act_);
        list_moves(seat, list);
        play(seat, list.moves[generator_.below(list.n)]);
    }
    return decisions;
}

// A factory's worth goes by dense ranking: most, second, all others.
template <int Seats>
auto Game<Seats>::scores() const -> std::array<int, kCities> {
    std::array<int, kCities> factories, scores;
    int most = 0, second = 0;
    for (int c = 0; c < kCities; ++c) {
        const int n = factories[c] = count(cities_[c].planes[kFactory]);
        if (n > most)
            second = std::exchange(most, n);
        else if (n != most)
            second = std::max(second, n);
    }
    for (int c = 0; c < kCities; ++c)
        scores[c] = cities_[c].score(factories[c] == most ? 4 : factories[c] == second ? 3 : 2);
    return scores;
}

// ------------------------------------------------------------------------------------------ main

template <int Seats>
void measure(u64 first_seed, int games) {
    Game<Seats> game{Options{}};
    for (u64 seed = 0; seed < 200; ++seed) {  // warm up
        game.start(seed);
        game.run();
    }
    long decisions = 0;
    u64 checksum = 0;
    const auto began = std::clock();
    for (int i = 0; i < games; ++i) {
        game.start(first_seed + static_cast<u64>(i));
        decisions += game.run();
        for (const int score : game.scores()) checksum = checksum * 31 + static_cast<u64>(score);
    }
    const double seconds = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
    std::printf("%ld %.6f %llu\n", decisions, seconds, static_cast<unsigned long long>(checksum));
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fprintf(stderr, "usage: %s SEATS FIRST_SEED GAMES\n", argv[0]);
        return 2;
    }
    const u64 first_seed = std::strtoull(argv[2], nullptr, 10);
    const int games = std::atoi(argv[3]);
    switch (std::atoi(argv[1])) {
        case 2: measure<2>(first_seed, games); return 0;
        case 3: measure<3>(first_seed, games); return 0;
        case 4: measure<4>(first_seed, games); return 0;
        case 5: measure<5>(first_seed, games); return 0;
        case 6: measure<6>(first_seed, games); return 0;
        case 7: measure<7>(first_seed, games); return 0;
        default: std::fprintf(stderr, "SEATS is 2 to 7\n"); return 2;
    }
}
