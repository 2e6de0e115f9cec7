// The description of a position's features for a sink of feature_sink.h: what the sides have.
#pragma once

#include <bit>
#include <cmath>
#include <numeric>

#include "games/anunnaki/advice/feature_sink.h"
#include "games/anunnaki/advice/survey.h"
#include "games/anunnaki/person/person.h"
#include "games/anunnaki/scoring.h"

namespace orrery::anunnaki {

// Points in quarters, of which a row has room for 255.
inline int quarters(double points) {
    return static_cast<int>(std::floor(points * 4 + 0.5));
}

// The names of words of the effect language.
template <std::size_t N>
struct WordNames {
    const std::array<Word, N>& words;
    std::size_t size() const { return N; }
    std::string_view operator[](std::size_t i) const {
        return kWordNames[static_cast<std::size_t>(words[i])];
    }
};

// What both sides have.
template <class Sink>
void describe_side(const Content& content, const State& state, const Survey& survey, Side side,
                   Sink& sink) {
    constexpr std::array<std::string_view, 9> kParts{
        "vp", "war", "tech", "trade", "supremacy", "distant", "powers", "creatures", "resources"};
    const SideState& own = state.side(side);
    const SideSurvey& seen = survey.side(side);
    const auto goal_of = [&](std::size_t track) {
        return static_cast<std::size_t>(state.goals[track]);
    };
    sink.one_of("house", kHouseNames,
                side == Side::kPerson ? state.options.person_house : state.options.bot_house);
    sink.numbers("space on", kTrackNames, [&](std::size_t track) { return own.tracks[track]; });
    for (std::size_t track = 0; track < kTracks; ++track)
        sink.one_of(kTrackNames[track], Counted{content.track_value.size()}, own.tracks[track]);
    sink.one_of("supremacy space", Counted{content.supremacy.size()}, own.supremacy);
    const SideScore score = score_of(content, state, side);
    const std::array<int, kParts.size()> points{score.vp,        score.tracks[0], score.tracks[1],
                                                score.tracks[2], score.supremacy, score.distant,
                                                score.powers,    score.creatures, score.resources};
    sink.number("points", score.total());
    sink.numbers("points of", kParts, [&](std::size_t part) { return points[part]; });
    sink.numbers("goal", kGoalNames, [&](std::size_t goal) { return seen.goals[goal]; });
    sink.numbers("to the next value of goal", kGoalNames, [&](std::size_t goal) {
        return content.goals[goal].per - seen.goals[goal] % content.goals[goal].per;
    });
    sink.numbers("goal counted for", kTrackNames,
                 [&](std::size_t track) { return seen.goals[goal_of(track)]; });
    // What one more of the goal value brings, and what comes of both growing.
    sink.numbers("track value", kTrackNames,
                 [&](std::size_t track) { return content.track_value[own.tracks[track]]; });
    sink.numbers("promise of", kTrackNames, [&](std::size_t track) {
        const std::size_t goal = goal_of(track);
        return quarters(1.0 * content.track_value[own.tracks[track]] * seen.goals[goal] /
                        content.goals[goal].per);
    });
    sink.one_of("settlements left", Counted{content.constants.settlements + std::size_t{1}},
                own.settlements);
    sink.one_of("cubes", Counted{kCubes + 1}, own.cubes);
    sink.numbers("on the board", kUnitNames, [&](std::size_t kind) { return seen.units[kind]; });
    sink.numbers("in supply", kUnitNames, [&](std::size_t kind) { return own.supply[kind]; });
    sink.numbers("strength on", kRegionNames,
                 [&](std::size_t region) { return seen.strength[region]; });
    sink.numbers("areas on", kRegionNames, [&](std::size_t region) { return seen.areas[region]; });
    sink.numbers("culture sites by areas held:", Counted{seen.sites.size()},
                 [&](std::size_t areas) { return seen.sites[areas]; });
    sink.numbers("has", Ids(content.creatures),
                 [&](std::size_t creature) { return own.creatures >> creature & 1; });
}

// What only the person has.
template <class Sink>
void describe_person(const Content& content, const State& state, const Survey& survey, Sink& sink) {
    constexpr std::array<std::string_view, 4> kContractNumbers{"is there", "points", "trade",
                                                               "lacking"};
    const PersonState& own = state.person;
    const auto lacking = [&](const ResourceCounts& cost) {
        int missing = 0;
        for (std::size_t i = 0; i < kResources; ++i)
            missing += std::max(0, cost[i] - own.resources[i]);
        return missing;
    };
    sink.numbers("has", kResourceNames, [&](std::size_t i) { return own.resources[i]; });
    sink.number("resources", total_of(own.resources));
    sink.one_of("crystals", Counted{content.constants.crystal_cap + std::size_t{1}}, own.crystals);
    sink.numbers("to harvest", kResourceNames,
                 [&](std::size_t i) { return survey.side(Side::kPerson).symbols[i]; });
    constexpr std::array<std::string_view, 3> kSlots{"contract 1", "contract 2", "contract 3"};
    static_assert(decltype(own.contracts)::capacity() == kSlots.size());
    for (std::size_t slot = 0; slot < kSlots.size(); ++slot)
        sink.numbers(kSlots[slot], kContractNumbers, [&](std::size_t number) {
            if (slot >= own.contracts.size()) return 0;
            const Contract& contract = content.contracts[own.contracts[slot]];
            const std::array<int, kContractNumbers.size()> numbers{1, contract.vp, contract.trade,
                                                                   lacking(contract.cost)};
            return numbers[number];
        });
    sink.numbers("holds contract", Ids(content.contracts), [&](std::size_t contract) {
        return own.contracts.contains(static_cast<std::uint8_t>(contract)) ? 1 : 0;
    });
    sink.number("contracts fulfilled", own.fulfilled);
    const std::size_t built =
        kRowSlots - std::min<std::size_t>(kRowSlots, state.side(Side::kPerson).settlements);
    sink.number("lacking for a settlement",
                built < kRowSlots ? lacking(content.build_costs[built]) : 0);
    sink.numbers("in hand:", Ids(content.weapons),
                 [&](std::size_t i) { return own.hand >> i & 1; });
    sink.numbers("used:", Ids(content.weapons), [&](std::size_t i) { return own.used >> i & 1; });
    describe_action_board(content, state, sink);
    for (std::size_t house = 0; house < kHouses; ++house)
        sink.numbers("summoned", Ids(content.houses[house].gods), [&](std::size_t god) {
            return house == state.options.person_house ? own.gods >> god & 1 : 0;
        });
    sink.number("gods", std::popcount(own.gods));
    sink.numbers("artefact", Ids(content.artefacts),
                 [&](std::size_t i) { return own.artefacts >> i & 1; });
    constexpr std::array kLasting{
        Word::kSettlementMove, Word::kAttack,      Word::kDefence,          Word::kMovePoints,
        Word::kHarvestMore,    Word::kPortalUnits, Word::kRecruitFollowers, Word::kSupremacyMore,
        Word::kBuildDiscount,  Word::kContractVp,  Word::kCultureVp};
    sink.numbers("power", WordNames{kLasting},
                 [&](std::size_t i) { return power(content, state, kLasting[i]); });
}

// The pawn, the tiles, and the stars.
template <class Sink>
void describe_action_board(const Content& content, const State& state, Sink& sink) {
    const PersonState& own = state.person;
    std::array<int, kNodes> node_of{}, fresh{};  // by tile: whether a cube would be placed
    for (std::size_t node = 0; node < kNodes; ++node)
        node_of[own.tiles[node]] = static_cast<int>(node);
    for (std::size_t i = 0; i < kPaths; ++i) {
        const Path& path = content.paths[i];
        if (own.pawn == 0 || (own.path_cubes >> i & 1) != 0) continue;
        if (path.a + 1 == own.pawn) fresh[own.tiles[path.b]] = 1 + path.crystals;
        if (path.b + 1 == own.pawn) fresh[own.tiles[path.a]] = 1 + path.crystals;
    }
    sink.one_of("pawn on", Ids(content.tiles), own.pawn == 0 ? kNodes : own.tiles[own.pawn - 1U]);
    sink.numbers("new path to", Ids(content.tiles), [&](std::size_t tile) { return fresh[tile]; });
    sink.numbers("node of", Ids(content.tiles), [&](std::size_t tile) { return node_of[tile]; });
    sink.numbers("upgraded", Ids(content.tiles),
                 [&](std::size_t tile) { return own.upgraded >> tile & 1; });
    sink.numbers("cube on", Ids(content.paths),
                 [&](std::size_t path) { return own.path_cubes >> path & 1; });
    std::array<int, kTriangles> triangles{};
    std::array<int, 4> open{};  // triangles that can still call a god, by their cubes
    for (std::size_t i = 0; i < kTriangles; ++i) {
        triangles[i] = std::popcount(static_cast<unsigned>(own.path_cubes & content.triangles[i]));
        if ((own.marked >> i & 1) == 0) ++open[static_cast<std::size_t>(triangles[i])];
    }
    sink.numbers("marked", Counted{kTriangles + 1},
                 [&](std::size_t star) { return own.marked >> star & 1; });
    sink.numbers("cubes of triangle", Counted{kTriangles},
                 [&](std::size_t i) { return (own.marked >> i & 1) == 0 ? triangles[i] : 0; });
    sink.numbers("open triangles by cubes:", Counted{open.size()},
                 [&](std::size_t cubes) { return open[cubes]; });
    sink.number("cubes of the pentagon",
                std::popcount(static_cast<unsigned>(own.path_cubes & content.pentagon)));
}

}  // namespace orrery::anunnaki
