// Could this position stand on a table? Any such position is accepted, reached or not; tiles and
// comets may be missing, but what the course of the game relies on must be there.
#include <algorithm>
#include <bit>

#include "core/bitset.h"
#include "core/text.h"
#include "games/cosmogenesis/codec.h"
#include "games/cosmogenesis/collision.h"

namespace orrery::cosmogenesis {
namespace {

void validate_orbit(const Orbit& orbit, const JsonReader& json) {
    if (orbit.planet.is_asteroid()) json["planet"].fail("an asteroid is no planet", "CG-BODY-05");
    for (std::size_t i = 0; i < orbit.moons.size(); ++i) {
        const Body& moon = orbit.moons[i];
        if (moon.is_gas_giant()) json["moons"][i].fail("a gas giant is no moon", "CG-BODY-05");
        if (!may_have_moon(orbit.planet, moon.size))
            json["moons"][i].fail("a moon is smaller than its terrestrial planet", "CG-BODY-06");
    }
}

// INV-04: no more tiles and comets than there are.
void validate_counts(const Content& content, const State& state, const JsonReader& json) {
    std::array<int, kTileClasses> have{}, there{};
    std::array<std::array<int, 3>, kColours> giants{};
    std::array<int, kObjectCount + 1> objects{};
    int comets = state.comets;
    const auto add = [&](const Body& body) {
        if (body.is_terrestrial()) ++have[tile_class(body.size)];
        if (body.is_gas_giant()) ++giants[body.mark][body.size];
    };
    const auto add_tile = [&](std::uint8_t tile) {
        add(content.tiles[tile].body);
        ++objects[content.tiles[tile].object];
    };
    for (std::size_t i = 0; i < kTileClasses; ++i) have[i] = state.supply[i];
    for (std::uint8_t tile : state.bag) add_tile(tile);
    for (std::uint8_t tile : state.box) add_tile(tile);
    for (std::size_t sector = 1; sector < kSectors; ++sector)
        for (FieldContent what : state.board[sector]) {
            if (sector == kSectors - 1)
                comets += what == kOneComet ? 1 : 0;
            else if (what != 0)
                add_tile(static_cast<std::uint8_t>((what & ~kSize2Face) - 1));
        }
    for (const SeatState& own : state.seats) {
        comets += own.comets;
        for_each_body(own.orbits, [&](Target, const Body& body) { add(body); });
        for (std::size_t object = 1; object <= kObjectCount; ++object)
            objects[object] += own.owns_object(object) ? 1 : 0;
    }
    std::array<std::array<int, 3>, kColours> all_giants{};
    for (const Tile& tile : content.tiles) {
        if (tile.players > state.players) continue;
        if (tile.body.is_terrestrial()) ++there[tile_class(tile.body.size)];
        if (tile.body.is_gas_giant()) ++all_giants[tile.body.mark][tile.body.size];
    }
    for (std::size_t i = 0; i < kTileClasses; ++i)
        if (have[i] > there[i])
            json["supply"][kTileClassNames[i]].fail("expected at most " +
                                                        counted(there[i], "such tile") +
                                                        ", found " + std::to_string(have[i]),
                                                    "CG-SUPPLY-01");
    if (comets > kComets) json["supply"]["comets"].fail("there are only 25 comets", "CG-SUPPLY-01");
    for (std::size_t colour = 0; colour < kColours; ++colour)
        for (std::size_t size = 1; size <= 2; ++size)
            if (giants[colour][size] > all_giants[colour][size])
                json["seats"].fail("too many " + std::string(kColourNames[colour]) +
                                       " gas giants of size " + std::to_string(size),
                                   "CG-SUPPLY-07");
    for (std::size_t object = 1; object <= kObjectCount; ++object)
        if (objects[object] > 1) json["seats"].fail("an object is in two places", "CG-OBJECT-01");
}

// No tile of the bag twice, and as many as the round needs (INV-06).
void validate_bag(const Content& content, const State& state, const JsonReader& json) {
    Bitset<kTileCount> seen;
    const auto add = [&](std::uint8_t tile, const JsonReader& at) {
        if (seen.contains(tile)) at.fail("tile " + content.tiles[tile].id + " is in two places");
        if (content.tiles[tile].players == 0 || content.tiles[tile].players > state.players)
            at.fail("tile " + content.tiles[tile].id + " never is in the bag of this game",
                    "CG-SETUP-03");
        seen.insert(tile);
    };
    for (std::uint8_t tile : state.bag) add(tile, json["bag"]);
    for (std::uint8_t tile : state.box) add(tile, json["box"]["tiles"]);
    for (std::size_t sector = 1; sector < kSectors - 1; ++sector)
        for (FieldContent what : state.board[sector])
            if (what != 0) add(static_cast<std::uint8_t>((what & ~kSize2Face) - 1), json["board"]);
    const int n = state.players;
    const int wanted = 10 * (n + 1) - 2 * n * (state.round - 1) - 2 * (n + 1);
    if (static_cast<int>(state.bag.size()) != wanted)
        json["bag"].fail("expected " + counted(wanted, "tile") + " in the bag in this round",
                         "CG-REFILL-03");
}

// INV-05: each objective in one place, and stacks as high as the round says (section 2.5).
void validate_objectives(const State& state, const JsonReader& json) {
    Bitset<kMaxObjectives + 1> stellar, planetary;
    const auto add = [](auto& seen, std::uint8_t number, const JsonReader& at) {
        if (number != 0 && seen.contains(number)) at.fail("an objective is in two places");
        seen.insert(number);
    };
    for (std::uint8_t number : state.stellar_stack) add(stellar, number, json["stellar_stack"]);
    for (std::uint8_t number : state.stellar_box) add(stellar, number, json["box"]["stellar"]);
    for (std::uint8_t number : state.planetary_stack)
        add(planetary, number, json["planetary_stack"]);
    for (std::uint8_t number : state.planetary_box)
        add(planetary, number, json["box"]["planetary"]);
    for (FieldContent number : state.board[0]) {
        if (state.stellar_round())
            add(stellar, number, json["board"]["I"]);
        else
            add(planetary, number, json["board"]["I"]);
    }
    const bool choosing = state.phase == Phase::kChooseStart;
    for (std::size_t i = 0; i < state.players; ++i) {
        const SeatState& own = state.seats[i];
        const JsonReader seat = json["seats"][i];
        for (std::uint8_t number : own.stellar) add(stellar, number, seat["stellar"]);
        for (std::uint8_t number : own.drafted) add(planetary, number, seat["drafted"]);
        for (std::uint8_t number : own.drawn) add(planetary, number, seat["drawn"]);
        for (const Orbit& orbit : own.orbits) add(planetary, orbit.objective, seat["orbits"]);
        add(planetary, own.start, seat["start"]);
        if (choosing) add(planetary, own.returned, seat["returned"]);  // later it lies elsewhere
    }
    const int n = state.players, round = state.round;
    const int stellar_left = 3 * (n + 1) - (n + 1) * ((round + 1) / 2);
    const int planetary_left = 3 * (n + 1) - (n + 1) * (round / 2) - (choosing ? n : 0);
    const auto laid = std::count_if(state.board[0].begin(), state.board[0].end(),
                                    [](FieldContent what) { return what != 0; });
    const int seen_stellar = (n + 1) * ((round + 1) / 2), seen_planetary = (n + 1) * (round / 2);
    const auto stellar_gone = seen_stellar - (state.stellar_round() ? laid : 0);
    const auto planetary_gone = seen_planetary - (state.stellar_round() ? 0 : laid);
    if (static_cast<std::ptrdiff_t>(state.stellar_box.size()) > stellar_gone ||
        static_cast<std::ptrdiff_t>(state.planetary_box.size()) > planetary_gone)
        json["box"].fail("more objectives than were laid out by now", "CG-ROUND-04");
    if (static_cast<int>(state.stellar_stack.size()) != stellar_left)
        json["stellar_stack"].fail("expected " + counted(stellar_left, "objective"),
                                   "CG-REFILL-02");
    if (static_cast<int>(state.planetary_stack.size()) != planetary_left)
        json["planetary_stack"].fail("expected " + counted(planetary_left, "objective"),
                                     "CG-REFILL-02");
}

// CG-SETUP-11: who chose, what was kept and what was given back.
void validate_start(const State& state, Seat seat, const JsonReader& json) {
    const SeatState& own = state.seat(seat);
    const bool owes = has_seat(state.owing, seat);
    if (owes && state.phase != Phase::kChooseStart)
        json["drawn"].fail("start objectives are chosen before round 1 only", "CG-SETUP-12");
    if (own.drawn.size() != (owes ? 2U : 0U))
        json["drawn"].fail("two objectives are drawn until one is chosen", "CG-SETUP-11");
    if ((own.start != 0) != (own.holds_start != 0) || (owes && own.holds_start != 0))
        json["start"].fail("a start objective is in hand from the choice until it is revealed",
                           "CG-SETUP-11");
    if (state.phase == Phase::kChooseStart && !owes && own.holds_start == 0)
        json["start"].fail("the chosen objective is missing", "CG-SETUP-11");
    if ((own.returned == 0) != owes)
        json["returned"].fail("everybody who chose has given one back", "CG-SETUP-11");
    if (state.phase == Phase::kChooseStart || state.round == kRounds || !json.ok()) return;
    const auto offset =
        static_cast<std::size_t>((seat - state.first + state.players) % state.players);
    const auto& stack = state.planetary_stack;
    if (stack[stack.size() - state.players + offset] != own.returned)
        json["returned"].fail("it lies under the stack, in turn order", "CG-SETUP-11");
}

// INV-01, INV-02 and what a seat can own by now.
void validate_seat(const State& state, Seat seat, const JsonReader& json) {
    const SeatState& own = state.seat(seat);
    if (own.orbits.size() > own.orbit_places())
        json["orbits"].fail("orbits 6 and 7 need the module", "CG-PLANET-02");
    for (std::size_t i = 0; i < own.orbits.size(); ++i)
        validate_orbit(own.orbits[i], json["orbits"][i]);
    validate_start(state, seat, json);
    const bool played = seat == state.active && state.phase != Phase::kMain;
    const bool waiting = state.phase == Phase::kChooseStart || state.phase == Phase::kGameOver;
    const int order = (seat - state.starts + state.players) % state.players;
    const int turns = (state.turn + state.players - 1 - order) / state.players;
    const int wanted = turns + (played && !waiting ? 1 : 0);
    if (std::popcount(own.used_sectors) != wanted)
        json["sectors"].fail("expected markers in " + counted(wanted, "sector"), "CG-TURN-02");
    // One objective of sector I in each round, this round's only if it was taken already.
    const int to_come = (own.used_sectors & 1U) == 0 ? 1 : 0;
    const int odd_rounds = (state.round + 1) / 2 - (state.stellar_round() ? to_come : 0);
    const int even_rounds = state.round / 2 - (state.stellar_round() ? 0 : to_come);
    if (static_cast<int>(own.stellar.size()) > odd_rounds)
        json["stellar"].fail("one stellar objective in each odd round", "CG-STELLAR-02");
    int planetary = static_cast<int>(own.drafted.size()) + own.holds_start;
    for (const Orbit& orbit : own.orbits) planetary += orbit.objective != 0 ? 1 : 0;
    if (planetary > even_rounds + 1 || static_cast<int>(own.drafted.size()) > even_rounds)
        json["drafted"].fail("one planetary objective at the start and in each even round",
                             "CG-PLANETARY-02");
}

// CG-TURN-07: on every sector as many fields are empty as seats have taken from it.
void validate_board(const Content& content, const State& state, const JsonReader& json) {
    for (std::size_t sector = 0; sector < kSectors; ++sector) {
        int in_use = 0, filled = 0, taken = 0;
        for (std::size_t field = 0; field < kFields; ++field) {
            const bool used = content.in_use(sector + 1, field + 1, state.players);
            in_use += used ? 1 : 0;
            filled += state.board[sector][field] != 0 ? 1 : 0;
            if (!used && state.board[sector][field] != 0)
                json[kSectorNames[sector]][field].fail("the field is not used in this game",
                                                       "CG-REFILL-01");
        }
        for (const SeatState& own : state.seats) taken += own.used_sectors >> sector & 1;
        if (filled != in_use - taken)
            json[kSectorNames[sector]].fail(
                "expected " + counted(in_use - taken, "element") + " here", "CG-TURN-07");
    }
}

void validate_phase(const State& state, const JsonReader& json) {
    const bool choosing = state.phase == Phase::kChooseStart;
    const bool over = state.phase == Phase::kGameOver;
    const int turns = static_cast<int>(kSectors) * state.players;
    if (choosing && (state.round != 1 || state.turn != 0))
        json["phase"].fail("start objectives are chosen before round 1", "CG-SETUP-13");
    if (choosing != (state.owing != 0) || state.owing >> state.players != 0)
        json["owing"].fail("start objectives are owed exactly while they are chosen",
                           "CG-SETUP-13");
    if (over ? state.round != kRounds || state.turn != turns : state.turn >= turns)
        json["turn"].fail("four turns each and six rounds make a game", "CG-ROUND-02");
    const Seat expected = state.after(state.starts, over ? state.turn - 1 : state.turn);
    if (state.active != expected)
        json["active"].fail("the turn is seat " + std::to_string(expected) + "'s", "CG-ROUND-02");
    if (choosing && (state.starts != state.first || state.monolith != state.first))
        json["monolith"].fail("the start player holds the Monolith", "CG-SETUP-09");
    if ((state.phase == Phase::kReward) != !state.rewards.empty())
        json["rewards"].fail("rewards are pending exactly in their phase", "CG-REWARD-05");
    if (!state.rewards.empty() && state.rewards.back() <= RewardItem::kComet)
        json["rewards"].fail("asteroids and comets do not wait", "CG-REWARD-02");
    const bool step_2 = state.phase == Phase::kOptional || state.phase == Phase::kReward;
    for (std::size_t object = 1; object <= kObjectCount; ++object)
        if (state.object_used(object) && (!step_2 || !state.seat(state.active).owns_object(object)))
            json["objects_used"].fail("only own objects are used, in step 2", "CG-OBJECT-03");
    if (state.side_used != 0 && !step_2)
        json["side_used"].fail("side actions follow the main action", "CG-TURN-04");
}

// No more items than the objectives still in hand could add to without overflowing the stack.
void validate_rewards(const State& state, const JsonReader& json) {
    const SeatState& own = state.seat(state.active);
    const std::size_t hand = own.drafted.size() + own.holds_start;
    constexpr std::size_t kMostItems = 6;
    // The item that lets a player reveal one more leaves the stack first.
    if (state.rewards.size() + kMostItems * hand > kMaxRewards + 1)
        json["rewards"].fail("more rewards than objectives can have brought", "CG-REWARD-04");
}

}  // namespace

void validate(const Content& content, const State& state, const JsonReader& json) {
    validate_phase(state, json);
    validate_rewards(state, json);
    if (json.ok()) validate_objectives(state, json);
    for (Seat seat = 0; seat < state.players && json.ok(); ++seat)
        validate_seat(state, seat, json["seats"][static_cast<std::size_t>(seat)]);
    if (!json.ok()) return;
    validate_board(content, state, json["board"]);
    validate_bag(content, state, json);
    validate_counts(content, state, json);
}

}  // namespace orrery::cosmogenesis
