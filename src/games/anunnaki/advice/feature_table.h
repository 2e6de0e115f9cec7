// The description of a position's features for a sink of feature_sink.h: Cosmobot's cards and fate,
// the board, and what lies there for both.
#pragma once

#include <algorithm>
#include <bit>
#include <numeric>

#include "games/anunnaki/advice/feature_sides.h"

namespace orrery::anunnaki {

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
        "own strength", "their strength", "own gods",    "held",
        "settlement",   "civilisation",   "its strength"};
    const Board board(content, state);
    const auto describe_area = [&](std::string_view name, std::size_t area) {
        const AreaState& here = state.areas[area];
        const auto place = static_cast<Place>(area);
        const UnitCounts& own = here.units[index(Side::kPerson)];
        const std::optional<Side> holder = survey.holders[area];
        const auto whose = [](bool any, bool persons) { return !any ? 0 : persons ? 1 : -1; };
        const std::array<int, kAreaNumbers.size()> numbers{
            board.strength(Side::kPerson, place),
            board.strength(Side::kBot, place),
            own[1] + own[2] + own[3],
            whose(holder.has_value(), holder == Side::kPerson),
            whose(here.settlement != 0, here.settlement == 1 + index(Side::kPerson)),
            here.civilisation != 0 ? 1 : 0,
            here.revealed != 0 ? board.civilisation_strength(place) : 0};
        sink.numbers(name, kAreaNumbers, [&](std::size_t number) { return numbers[number]; });
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
        "is there",      "own landed",      "own leading",
        "their landed",  "their leading",   "led by nobody",
        "led by person", "led by Cosmobot", "led by a civilisation"};
    sink.one_of("difficulty", kDifficultyNames, static_cast<std::size_t>(state.options.difficulty));
    sink.number("advanced_reveal", state.options.advanced_reveal);
    sink.number("distant_planets", state.options.distant_planets);
    sink.number("creatures", state.options.creatures);
    constexpr std::array<std::string_view, kTracks + 1> kGoalsAt{
        "goal at war:", "goal at tech:", "goal at trade:", "goal at supremacy:"};
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
