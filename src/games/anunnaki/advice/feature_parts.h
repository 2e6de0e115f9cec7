// The parts of the description of a position's features, for a sink of feature_sink.h.
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
    for (std::size_t track = 0; track < kTracks; ++track)
        sink.one_of(kTrackNames[track], Counted{content.track_value.size()}, own.tracks[track]);
    sink.one_of("supremacy space", Counted{content.supremacy.size()}, own.supremacy);
    const SideScore score = score_of(content, state, side);
    const std::array<int, kParts.size()> points{
        score.vp,        score.tracks[0], score.tracks[1], score.tracks[2], score.supremacy,
        score.distant,   score.powers,    score.creatures, score.resources};
    sink.number("points", score.total());
    sink.numbers("points of", kParts, [&](std::size_t part) { return points[part]; });
    sink.numbers("goal", kGoalNames, [&](std::size_t goal) { return seen.goals[goal]; });
    sink.numbers("to the next value of goal", kGoalNames, [&](std::size_t goal) {
        return content.goals[goal].per - seen.goals[goal] % content.goals[goal].per;
    });
    sink.numbers("goal counted for", kTrackNames,
                 [&](std::size_t track) { return seen.goals[goal_of(track)]; });
    // What one more of the goal value brings, and what comes of both growing.
    sink.numbers("track value", kTrackNames, [&](std::size_t track) {
        return content.track_value[own.tracks[track]];
    });
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
    const std::size_t built = kRowSlots - std::min<std::size_t>(
                                              kRowSlots, state.side(Side::kPerson).settlements);
    sink.number("lacking for a settlement",
                built < kRowSlots ? lacking(content.build_costs[built]) : 0);
    sink.numbers("in hand:", Ids(content.weapons), [&](std::size_t i) { return own.hand >> i & 1; });
    sink.numbers("used:", Ids(content.weapons), [&](std::size_t i) { return own.used >> i & 1; });
    describe_action_board(content, state, sink);
    for (std::size_t house = 0; house < kHouses; ++house)
        sink.numbers("summoned", Ids(content.houses[house].gods), [&](std::size_t god) {
            return house == state.options.person_house ? own.gods >> god & 1 : 0;
        });
    sink.number("gods", std::popcount(own.gods));
    sink.numbers("artefact", Ids(content.artefacts),
                 [&](std::size_t i) { return own.artefacts >> i & 1; });
    std::array<std::array<int, kWordNames.size()>, kWhenNames.size()> powers{};
    for_each_power(content, state, [&](const Effect& effect) {
        powers[static_cast<std::size_t>(effect.when)][static_cast<std::size_t>(effect.word)] +=
            effect.number;
    });
    for (const When when : {When::kPassive, When::kEnd})
        sink.numbers(when == When::kPassive ? "power" : "power at the end", kWordNames,
                     [&](std::size_t word) {
                         return powers[static_cast<std::size_t>(when)][word];
                     });
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

// Cosmobot's cards and its fate.
template <class Sink>
void describe_bot(const Content& content, const State& state, Sink& sink) {
    constexpr std::array<std::string_view, 2> kCards{"moon card", "sun card"};
    std::array<int, kDoNames.size()> elements{};
    std::array<int, kStrategyNames.size()> moves{};
    std::array<int, kTracks + 1> advances{};
    for (const Deck deck : {Deck::kMoon, Deck::kSun}) {
        const auto number = static_cast<std::size_t>(deck);
        const std::vector<PrintedCard>& cards = content.cards(deck);
        const std::size_t shown = state.face_up[number] - std::size_t{1};  // none is beyond all
        sink.one_of(kCards[number], Counted{kAdviserCards}, shown);
        sink.number(deck == Deck::kMoon ? "moon cards left" : "sun cards left",
                    static_cast<int>(state.decks[number].size()));
        if (shown >= cards.size()) continue;
        for (const Element& element : cards[shown].card.elements) {
            const int times = element.number == kGoalNumber ? 1 : std::max<int>(1, element.number);
            elements[static_cast<std::size_t>(element.what)] += times;
            if (element.what == Do::kMove || element.what == Do::kPortal)
                moves[std::min<std::size_t>(element.detail, moves.size() - 1)] += times;
            if (element.what == Do::kAdvance)
                advances[std::min<std::size_t>(element.detail, kTracks)] += 1;
        }
    }
    sink.numbers("next", kDoNames, [&](std::size_t i) { return elements[i]; });
    sink.numbers("next, going", kStrategyNames, [&](std::size_t i) { return moves[i]; });
    sink.numbers("next, advancing", Counted{advances.size()},
                 [&](std::size_t i) { return advances[i]; });
    const FateCard& fate = Board(content, state).fate();
    const std::size_t cubes = state.side(Side::kBot).cubes;
    constexpr std::array<std::string_view, 4> kIcons{"fate 1", "fate 2", "fate 3", "fate 4"};
    for (std::size_t i = 0; i < kIcons.size(); ++i)
        sink.one_of(kIcons[i], kDoNames,
                    cubes + i < kCubes ? static_cast<std::size_t>(fate.spaces[cubes + i].what)
                                       : kDoNames.size());
}

// Area by area: those of Gaia by their names, those of the home planets one after another.
template <class Sink>
void describe_board(const Content& content, const State& state, const Survey& survey, Sink& sink) {
    constexpr std::array<std::string_view, 7> kAreaNumbers{
        "own strength", "their strength", "own gods",     "held",
        "settlement",   "civilisation",   "its strength"};
    const Board board(content, state);
    const auto describe_area = [&](std::string_view name, std::size_t area) {
        sink.numbers(name, kAreaNumbers, [&](std::size_t number) {
            const AreaState& here = state.areas[area];
            const auto place = static_cast<Place>(area);
            const UnitCounts& own = here.units[index(Side::kPerson)];
            const std::optional<Side> holder = survey.holders[area];
            const std::array<int, kAreaNumbers.size()> numbers{
                board.strength(Side::kPerson, place),
                board.strength(Side::kBot, place),
                own[1] + own[2] + own[3],
                !holder ? 0 : *holder == Side::kPerson ? 1 : -1,
                here.settlement == 0 ? 0 : here.settlement == 1 + index(Side::kPerson) ? 1 : -1,
                here.civilisation != 0 ? 1 : 0,
                here.revealed != 0 ? board.civilisation_strength(place) : 0};
            return numbers[number];
        });
    };
    content.planet_areas[kGaia].for_each(
        [&](std::size_t area) { describe_area(content.areas[area].id, area); });
    constexpr std::array<std::string_view, 6> kHomeAreas{"home 1", "home 2", "home 3",
                                                         "home 4", "home 5", "home 6"};
    constexpr std::array<std::string_view, 6> kTheirAreas{"Cosmobot's home 1", "Cosmobot's home 2",
                                                          "Cosmobot's home 3", "Cosmobot's home 4",
                                                          "Cosmobot's home 5", "Cosmobot's home 6"};
    for (const Side side : {Side::kPerson, Side::kBot}) {
        std::array<std::size_t, kHomeAreas.size()> areas{};
        std::size_t count = 0;
        content.planet_areas[board.home(side)].for_each([&](std::size_t area) {
            if (count < areas.size()) areas[count++] = area;
        });
        for (std::size_t i = 0; i < areas.size(); ++i)
            describe_area(side == Side::kPerson ? kHomeAreas[i] : kTheirAreas[i], areas[i]);
    }
}

// What lies there for both, the options, and how far the game is.
template <class Sink>
void describe_table(const Content& content, const State& state, Sink& sink) {
    constexpr std::array<std::string_view, 9> kPlanetNumbers{
        "is there",      "own landed",    "own leading",       "their landed",         "their leading",
        "led by nobody", "led by person", "led by Cosmobot", "led by a civilisation"};
    sink.one_of("difficulty", kDifficultyNames, static_cast<std::size_t>(state.options.difficulty));
    sink.number("advanced_reveal", state.options.advanced_reveal);
    sink.number("distant_planets", state.options.distant_planets);
    sink.number("creatures", state.options.creatures);
    constexpr std::array<std::string_view, kTracks + 1> kGoalsAt{"goal at war:", "goal at tech:",
                                                                 "goal at trade:",
                                                                 "goal at supremacy:"};
    for (std::size_t at = 0; at < kGoalsAt.size(); ++at)
        sink.one_of(kGoalsAt[at], kGoalNames, static_cast<std::size_t>(state.goals[at]));
    sink.number("turn", state.turn);
    sink.number("last turn", state.last_turn);
    sink.number("end triggered by the person", state.triggered == 1 ? 1 : 0);
    sink.number("end triggered by Cosmobot", state.triggered == 2 ? 1 : 0);
    sink.number("turns left", quarters(turns_left(content, state)));
    constexpr std::size_t kCountedTurns = 12;
    sink.one_of("turns left:", Counted{kCountedTurns},
                static_cast<std::size_t>(turns_left(content, state)));
    sink.number("supremacy tokens", std::popcount(state.supremacy_tokens));
    Bitset<kContracts> displayed;
    for (const ContractSlot& slot : state.contracts)
        if (slot.filled != 0) displayed.insert(slot.contract);
    sink.numbers("on display: contract", Ids(content.contracts),
                 [&](std::size_t contract) { return displayed.contains(contract) ? 1 : 0; });
    for (std::size_t planet = 0; planet < kDistantPlanets; ++planet) {
        const DistantState* here = Board(content, state).distant(planet);
        const std::string_view name = content.distant[planet].id;
        sink.numbers(name, kPlanetNumbers, [&](std::size_t number) {
            if (here == nullptr) return 0;
            const auto strength = [&](const UnitCounts& units) {
                return std::inner_product(units.begin(), units.end(),
                                          content.constants.strength.begin(), 0);
            };
            const std::array<int, kPlanetNumbers.size()> numbers{
                1,
                strength(here->landing[0]),
                strength(here->leading[0]),
                strength(here->landing[1]),
                strength(here->leading[1]),
                here->leader == Leader::kNobody,
                here->leader == Leader::kPerson,
                here->leader == Leader::kBot,
                here->leader == Leader::kCivilisation};
            return numbers[number];
        });
    }
    sink.numbers("on display:", Ids(content.creatures), [&](std::size_t creature) {
        return std::count(state.creatures.begin(), state.creatures.end(), creature + 1);
    });
}

}  // namespace orrery::anunnaki
