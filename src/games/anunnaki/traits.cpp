// What games of Anunnaki can differ in: the houses, what the person came by, and what was drawn.
#include <algorithm>

#include "games/anunnaki/content/element.h"
#include "games/anunnaki/events.h"
#include "games/anunnaki/game.h"
#include "games/anunnaki/setup.h"

namespace orrery::anunnaki {
namespace {

// In the order of the list below.
enum Kind : std::size_t {
    kHouse,
    kBotHouse,
    kGods,
    kArtefactsDrawn,
    kFulfilled,
    kUpgraded,
    kWeaponsHad,
    kGoalTiles,
    kMoonCards,
    kSunCards,
    kPlanets,
    kCreaturesTaken
};

constexpr SeatSet kPerson = seat_bit(kPersonSeat);

// AN-HSET-01.
bool may_play(const Options& options, const House& house) {
    return house.expansion.empty() || options.expansion_houses != 0;
}

std::vector<TraitEntry> houses(const Content& content, const Options& options) {
    std::vector<TraitEntry> entries;
    for (const House& house : content.houses)
        entries.push_back({house.id, house.name, may_play(options, house)});
    return entries;
}

template <class List>
std::vector<TraitEntry> ids(const List& list) {
    std::vector<TraitEntry> entries;
    for (const auto& entry : list) entries.push_back({entry.id, {}, true});
    return entries;
}

template <class List>
std::vector<TraitEntry> names(const List& list, bool possible = true) {
    std::vector<TraitEntry> entries;
    for (const auto& entry : list) entries.push_back({entry.id, entry.name, possible});
    return entries;
}

std::vector<TraitEntry> gods(const Content& content, const Options& options) {
    std::vector<TraitEntry> entries;
    for (const House& house : content.houses)
        for (const God& god : house.gods)
            entries.push_back({god.id, god.name, may_play(options, house)});
    return entries;
}

// Neutral ones, and those of the houses.
std::vector<TraitEntry> contracts(const Content& content, const Options& options) {
    std::vector<TraitEntry> entries;
    for (const Contract& contract : content.contracts)
        entries.push_back(
            {contract.id,
             {},
             contract.house == kHouses || may_play(options, content.houses[contract.house])});
    return entries;
}

// Each goal at each place where it can lie.
std::vector<TraitEntry> goals() {
    std::vector<TraitEntry> entries;
    for (const std::string_view place : kGoalPlaces)
        for (const std::string_view goal : kGoalNames)
            entries.push_back({std::string(place) + ": " + std::string(goal), {}, true});
    return entries;
}

// Cards of a deck have no names: people know them by what they say.
std::vector<TraitEntry> advisers(const Content& content, const Options& options, Deck deck) {
    const DifficultyRule& rule = content.difficulties[static_cast<std::size_t>(options.difficulty)];
    std::vector<TraitEntry> entries;
    for (const PrintedCard& printed : content.cards(deck))
        entries.push_back({printed.id, print_card(printed.card, deck), rule.keeps(printed.mark)});
    return entries;
}

// What the person did, and which cards Cosmobot followed.
std::vector<Trait> told_by(std::span<const Event> story) {
    std::vector<Trait> traits;
    for (const Event& event : story) {
        const auto number = static_cast<std::size_t>(event.arguments[0]);
        if (event.kind == static_cast<std::uint8_t>(EventKind::kContractFulfilled))
            traits.push_back({kFulfilled, number, kPerson});
        if (event.kind == static_cast<std::uint8_t>(EventKind::kCardResolved))
            traits.push_back(
                {static_cast<Deck>(event.arguments[0]) == Deck::kMoon ? kMoonCards : kSunCards,
                 event.arguments[1] - std::size_t{1}, kPerson});
    }
    return traits;
}

}  // namespace

std::vector<TraitKind> Anunnaki::trait_kinds(const State& state) const {
    const Options& options = state.options;
    return {
        {.key = "house",
         .title = "Your house",
         .option = "person_house",
         .entries = houses(content_, options)},
        {.key = "bot_house",
         .title = "Cosmobot’s house",
         .shared = true,
         .entries = houses(content_, options)},
        {.key = "gods",
         .title = "Gods summoned",
         .only_where_told = true,
         .entries = gods(content_, options)},
        {.key = "artefacts", .title = "Artefacts drawn", .entries = names(content_.artefacts)},
        {.key = "contracts",
         .title = "Contracts fulfilled",
         .only_where_told = true,
         .entries = contracts(content_, options)},
        {.key = "tiles", .title = "Action tiles upgraded", .entries = ids(content_.tiles)},
        {.key = "weapons", .title = "Weapons had", .entries = ids(content_.weapons)},
        {.key = "goals", .title = "Where goals lay", .shared = true, .entries = goals()},
        {.key = "moon",
         .title = "Moon advisers that Cosmobot followed",
         .shared = true,
         .entries = advisers(content_, options, Deck::kMoon)},
        {.key = "sun",
         .title = "Sun advisers that Cosmobot followed",
         .shared = true,
         .entries = advisers(content_, options, Deck::kSun)},
        {.key = "planets",
         .title = "Distant planets in play",
         .shared = true,
         .entries = names(content_.distant, options.distant_planets != 0)},
        {.key = "creatures",
         .title = "Creatures taken",
         .entries = names(content_.creatures, options.creatures != 0)},
    };
}

std::vector<Trait> Anunnaki::traits(const State& state, std::span<const Event> story) const {
    std::vector<Trait> traits;
    const PersonState& person = state.person;
    const auto had = [&](Kind kind, std::size_t entry, bool whether) {
        traits.push_back({kind, entry, whether ? kPerson : SeatSet{0}});
    };
    const auto had_bits = [&](Kind kind, unsigned bits, std::size_t first, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) had(kind, first + i, (bits >> i & 1U) != 0);
    };
    had(kHouse, state.options.person_house, true);
    had(kBotHouse, state.options.bot_house, true);
    had_bits(kGods, person.gods, kGodsPerHouse * state.options.person_house, kGodsPerHouse);
    had_bits(kArtefactsDrawn, person.artefacts, 0, kArtefacts);
    for (const std::uint8_t contract : used_contracts(content_, state.options))
        had(kFulfilled, contract, false);  // the story says which were
    had_bits(kUpgraded, person.upgraded, 0, kNodes);
    had_bits(kWeaponsHad, static_cast<unsigned>(person.hand | person.used), 0, kWeapons);
    for (std::size_t place = 0; place < state.goals.size(); ++place)
        had(kGoalTiles, place * kGoals + static_cast<std::size_t>(state.goals[place]), true);
    for (const DistantState& planet : state.distant)
        if (planet.planet != 0) had(kPlanets, planet.planet - std::size_t{1}, true);
    had_bits(kCreaturesTaken, state.side(Side::kPerson).creatures, 0, kCreatures);
    for (const Trait& told : told_by(story)) traits.push_back(told);
    return traits;
}

}  // namespace orrery::anunnaki
