#include "games/cosmogenesis/features.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "games/cosmogenesis/conditions.h"
#include "games/cosmogenesis/scoring.h"

namespace orrery::cosmogenesis {
namespace {

// Numbers of each orbit.
enum OrbitNumber : std::size_t {
    kRockSize,
    kGasSize,
    kOther,
    kStage,
    kMoons,
    kMoonSizes,
    kWetMoons,
    kMoonStages,
    kAsteroidMoons,
    kAttached,
};
constexpr std::array<std::string_view, 10> kOrbitNumbers{
    "terrestrial size", "gas giant size", "wet or rings",  "life",           "moons",
    "moon sizes",       "wet moons",      "life on moons", "asteroid moons", "objective"};

enum BeltNumber : std::size_t {
    kBeltAsteroids,
    kBeltComets,
    kOneAsteroidOrMore,  // four steps
    kOneCometOrMore = kOneAsteroidOrMore + 4,
    kBeltLead,
    kBeltPoints,
    kModule,
};
constexpr std::array<std::string_view, 10> kBeltNumbers{
    "asteroids",      "comets",      "asteroids >= 1", "asteroids >= 2", "asteroids >= 3",
    "asteroids >= 4", "comets >= 1", "belt lead",      "belt points",    "module"};

// Numbers of each rival: whether there is one, then the hand-made numbers, then these.
enum RivalNumber : std::size_t {
    kPresent,
    kTotal,
    kSeenWorths,
    kRivalAsteroids = kSeenWorths + kFeatures,
    kRivalComets,
    kRivalPlanets,
    kRivalMoons,
    kRivalModule,
    kRivalStellar,
    kRivalDrafted,
    kRivalStart,
    kRivalObjects,
    kRivalUses,
    kRivalSectors,
    kRivalNumbers = kRivalSectors + kSectors,
};

constexpr std::size_t kRivals = kMaxPlayers - 1;

// Tiles in sectors II and III.
enum TileNumber : std::size_t { kRock1, kRock2, kRock3, kRock4, kGas1, kGas2, kObjectTile };
constexpr std::array<std::string_view, 7> kTileNumbers{
    "size 1", "size 2", "size 3", "size 4", "gas giant 1", "gas giant 2", "objects"};

// Points in eighths.
int eighths(double points) {
    return static_cast<int>(std::floor(points * 8 + 0.5));
}

std::vector<std::string> ids(char letter, std::size_t count) {
    std::vector<std::string> names;
    for (std::size_t i = 1; i <= count; ++i) names.push_back(id_text(letter, i));
    return names;
}

std::vector<std::string_view> rival_numbers() {
    std::vector<std::string_view> names{"present", "worth"};
    names.insert(names.end(), kFeatureNames.begin(), kFeatureNames.end());
    for (const std::string_view name :
         {"asteroids in the belt", "comets in the belt", "planets in orbit", "moons in orbit",
          "module", "stellar objectives held", "objectives drafted", "start objective",
          "objects held", "uses left", "sector I used", "sector II used", "sector III used",
          "sector IV used"})
        names.push_back(name);
    return names;
}

}  // namespace

Features::Features(const Content& content) {
    constexpr std::array<std::string_view, 1> kPlain{""};
    constexpr std::array<std::string_view, 2> kHeld{"held", "worth"};
    orbits_ = space_.add("own", numbered("orbit", kMaxOrbits), kOrbitNumbers);
    colours_ = space_.add("own", kColourNames);
    belt_ = space_.add("own", kBeltNumbers);
    planets_ = space_.add("own", numbered("planets", kMaxOrbits + 1, 0), kPlain);
    objects_ = space_.add("own", ids('O', kObjectCount), kPlain);
    sectors_ = space_.add("own", numbered("used sector", kSectors), kPlain);
    worths_ = space_.add("own", {"worth"});
    space_.add("own", kFeatureNames);
    stellar_ = space_.add("own", ids('S', content.stellar_count()), kHeld);
    hand_ = space_.add("own", ids('P', content.planetary_count()), kHeld);

    rivals_ = space_.add("rivals", numbered("rival", kRivals), rival_numbers());

    players_ = space_.add("shared", numbered("players", kMaxPlayers - 1, 2), kPlain);
    rounds_ = space_.add("shared", numbered("round", kRounds), kPlain);
    turns_ = space_.add("shared", {"own turns left", "rivals' turns left", "turns before the next",
                                   "own turns left: 0", "own turns left: 1", "own turns left: 2",
                                   "own turns left: 3"});
    monolith_ = space_.add("shared", numbered("Monolith at distance", kMaxPlayers, 0), kPlain);
    laid_stellar_ = space_.add("shared", ids('S', content.stellar_count()), kPlain);
    laid_planetary_ = space_.add("shared", ids('P', content.planetary_count()), kPlain);
    laid_tiles_ = space_.add("shared", numbered("sector", 2, 2), kTileNumbers);
    laid_belt_ = space_.add("shared", kBeltFieldNames);
    supply_ = space_.add("shared", {"small", "size_3", "size_4", "comets in the supply"});
}

void Features::add_orbits(const Orbits& orbits, InputRow& row) const {
    std::array<int, kColours> colours{};
    for (std::size_t i = 0; i < orbits.size(); ++i) {
        const Orbit& orbit = orbits[i];
        const Body& planet = orbit.planet;
        row.set(orbits_.at(i, planet.is_gas_giant() ? kGasSize : kRockSize), planet.size);
        row.set(orbits_.at(i, kOther), planet.other);
        row.set(orbits_.at(i, kStage), planet.stage() + 1);
        row.set(orbits_.at(i, kMoons), static_cast<int>(orbit.moons.size()));
        row.set(orbits_.at(i, kAttached), orbit.objective != 0 ? 1 : 0);
        if (planet.is_gas_giant()) ++colours[static_cast<std::size_t>(planet.colour())];
        int sizes = 0, wet = 0, stages = 0, asteroids = 0;
        for (const Body& moon : orbit.moons) {
            sizes += moon.is_terrestrial() ? moon.size : 0;
            wet += moon.is_wet() ? 1 : 0;
            stages += moon.stage() + 1;
            asteroids += moon.is_asteroid() ? 1 : 0;
        }
        row.set(orbits_.at(i, kMoonSizes), sizes);
        row.set(orbits_.at(i, kWetMoons), wet);
        row.set(orbits_.at(i, kMoonStages), stages);
        row.set(orbits_.at(i, kAsteroidMoons), asteroids);
    }
    for (std::size_t i = 0; i < kColours; ++i) row.set(colours_.at(i), colours[i]);
    row.set(planets_.at(orbits.size()), 1);
}

void Features::add_belt(const State& state, Seat seat, InputRow& row) const {
    const SeatState& own = state.seat(seat);
    row.set(belt_.at(kBeltAsteroids), own.asteroids);
    row.set(belt_.at(kBeltComets), own.comets);
    for (std::size_t i = 0; i < 4; ++i)
        row.set(belt_.at(kOneAsteroidOrMore + i), own.asteroids > i ? 1 : 0);
    row.set(belt_.at(kOneCometOrMore), own.comets > 0 ? 1 : 0);
    std::array<int, kMaxPlayers> values{};
    int best_rival = 0;
    for (Seat other = 0; other < state.players; ++other) {
        const int value = state.seat(other).belt_value();
        values[static_cast<std::size_t>(other)] = value;
        if (other != seat) best_rival = std::max(best_rival, value);
    }
    row.set(belt_.at(kBeltLead), own.belt_value() - best_rival);
    row.set(belt_.at(kBeltPoints),
            belt_points({values.data(), state.players})[static_cast<std::size_t>(seat)]);
    row.set(belt_.at(kModule), own.module);
}

Evaluation Features::add_own(const Content& content, const State& state, Seat seat,
                             InputRow& row) const {
    const SeatState& own = state.seat(seat);
    add_orbits(own.orbits, row);
    add_belt(state, seat, row);
    for (std::size_t i = 0; i < kObjectCount; ++i) row.set(objects_.at(i), own.objects[i]);
    for (std::size_t i = 0; i < kSectors; ++i) row.set(sectors_.at(i), own.used_sectors >> i & 1);
    ObjectiveWorths worths;
    const Evaluation value = evaluate(content, state, seat, worths);
    row.set(worths_.at(0), eighths(value.total()));
    for (std::size_t i = 0; i < kFeatures; ++i)
        row.set(worths_.at(1 + i), eighths(value.features[i]));
    for (const auto& [objective, worth] : worths.stellar) {
        row.set(stellar_.at(objective - 1U, 0), 1);
        row.set(stellar_.at(objective - 1U, 1), eighths(worth));
    }
    for (const auto& [objective, worth] : worths.hand) {
        row.set(hand_.at(objective - 1U, 0), 1);
        row.set(hand_.at(objective - 1U, 1), eighths(worth));
    }
    return value;
}

void Features::add_rival(const State& state, Seat seat, std::size_t slot, const Evaluation& seen,
                         InputRow& row) const {
    const SeatState& rival = state.seat(seat);
    const auto set = [&](std::size_t number, int value) {
        row.set(rivals_.at(slot, number), value);
    };
    set(kPresent, 1);
    set(kTotal, eighths(seen.total()));
    for (std::size_t i = 0; i < kFeatures; ++i) set(kSeenWorths + i, eighths(seen.features[i]));
    set(kRivalAsteroids, rival.asteroids);
    set(kRivalComets, rival.comets);
    set(kRivalPlanets, static_cast<int>(rival.orbits.size()));
    int moons = 0, uses = 0;
    for (const Orbit& orbit : rival.orbits) moons += static_cast<int>(orbit.moons.size());
    for (const std::uint8_t object : rival.objects) uses += object > 1 ? object - 1 : 0;
    set(kRivalMoons, moons);
    set(kRivalModule, rival.module);
    set(kRivalStellar, static_cast<int>(rival.stellar.size()));
    set(kRivalDrafted, static_cast<int>(rival.drafted.size()));
    set(kRivalStart, rival.holds_start);
    set(kRivalObjects, rival.object_count());
    set(kRivalUses, uses);
    for (std::size_t i = 0; i < kSectors; ++i) set(kRivalSectors + i, rival.used_sectors >> i & 1);
}

// The rival who looks best comes first; among equals, who plays first.
void Features::add_rivals(const Content& content, const State& state, Seat seat,
                          InputRow& row) const {
    struct Rival {
        Seat seat = 0;
        Evaluation seen;
        double total = 0;
    };
    FixedVector<Rival, kRivals> rivals;
    for (int steps = 1; steps < state.players; ++steps) {
        const Seat rival = state.after(seat, steps);
        const Evaluation seen = evaluate_seen(content, state, rival);
        rivals.push_back({rival, seen, seen.total()});
    }
    for (std::size_t slot = 0; !rivals.empty(); ++slot) {
        std::size_t best = 0;
        for (std::size_t i = 1; i < rivals.size(); ++i)
            if (rivals[i].total > rivals[best].total) best = i;
        add_rival(state, rivals[best].seat, slot, rivals[best].seen, row);
        rivals.erase_at(best);
    }
}

void Features::add_board(const Content& content, const State& state, InputRow& row) const {
    const FeatureGroup& objectives = state.stellar_round() ? laid_stellar_ : laid_planetary_;
    for (const FieldContent objective : state.board[0])
        if (objective != 0) row.set(objectives.at(objective - 1U), 1);
    for (std::uint8_t sector = 2; sector < kSectors; ++sector) {
        std::array<int, kTileNumbers.size()> counts{};
        for (std::uint8_t field = 1; field <= kFields; ++field) {
            const Element element = element_on(content, state, {sector, field});
            if (element.kind == ElementKind::kNone) continue;
            const auto size = static_cast<std::size_t>(element.body.size);
            ++counts[element.kind == ElementKind::kObject     ? kObjectTile
                     : element.kind == ElementKind::kGasGiant ? kGas1 + size - 1
                                                              : kRock1 + size - 1];
        }
        for (std::size_t i = 0; i < counts.size(); ++i)
            row.set(laid_tiles_.at(sector - 2U, i), counts[i]);
    }
    std::array<int, kBeltFieldNames.size()> belt{};
    for (const FieldContent what : state.board[kSectors - 1])
        if (what != 0) ++belt[what - 1U];
    for (std::size_t i = 0; i < belt.size(); ++i) row.set(laid_belt_.at(i), belt[i]);
}

void Features::add_shared(const Content& content, const State& state, Seat seat,
                          InputRow& row) const {
    row.set(players_.at(state.players - 2U), 1);
    row.set(rounds_.at(state.round - 1U), 1);
    const auto left = [&](Seat who) {
        return static_cast<int>(kSectors) - std::popcount(state.seat(who).used_sectors);
    };
    const int own = left(seat);
    int rivals = 0;
    for (int steps = 1; steps < state.players; ++steps) rivals += left(state.after(seat, steps));
    row.set(turns_.at(0), turns_left(state, seat));
    row.set(turns_.at(1), rivals);
    // CG-ROUND-01: who holds the Monolith begins the next round.
    const int until_monolith = (state.monolith - seat + state.players) % state.players;
    row.set(turns_.at(2), own > 0 ? state.players - 1
                                  : rivals + (state.players - until_monolith) % state.players);
    if (own < 4) row.set(turns_.at(3U + static_cast<std::size_t>(own)), 1);
    row.set(monolith_.at(static_cast<std::size_t>(until_monolith)), 1);
    add_board(content, state, row);
    for (std::size_t i = 0; i < kTileClasses; ++i) row.set(supply_.at(i), state.supply[i]);
    row.set(supply_.at(kTileClasses), state.comets);
}

}  // namespace orrery::cosmogenesis
