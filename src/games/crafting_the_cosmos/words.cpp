#include "games/crafting_the_cosmos/words.h"

#include "games/crafting_the_cosmos/action.h"
#include "games/crafting_the_cosmos/events.h"
#include "games/crafting_the_cosmos/names.h"

namespace orrery::crafting_the_cosmos {
namespace {

using Values = std::vector<NamedValue>;

// From the first number on, each by its name.
template <class Name>
Values numbered(std::size_t first, std::size_t count, Name&& name) {
    Values values;
    for (std::size_t i = first; i < first + count; ++i)
        values.push_back({RawValue{static_cast<int>(i)}, std::string(name(i))});
    return values;
}

Values moves() {
    Values values{{RawValue{kMoveOwn}, "own"}};
    for (std::size_t control = 0; control < kEnergies; ++control)
        values.push_back(
            {RawValue{move_dark(control)}, "dark from " + std::string(kEnergyNames[control])});
    return values;
}

}  // namespace

Words::Words(const Content& content) {
    Vocabulary& all = vocabulary;
    phase = all.add(NamedType("phase", "a phase", kPhaseNames));
    energy = all.add(NamedType("energy", "light, time, gravity or chemistry", kEnergyNames));
    energy_card =
        all.add(NamedType("energy_card", "light, time, gravity or chemistry", kEnergyNames, 1));
    element = all.add(NamedType("element", "H, He, O or C", kElementNames));
    star = all.add(NamedType("star", "a star like He or SN-He", kStarNames));
    life = all.add(NamedType("life", "proto or stable", kLifeNames));
    sector = all.add(NamedType("sector", "delta, psi or phi", kSectorNames));
    star_space = all.add(NamedType("star_space", "a star space from S01 to S37",
                                   numbered(0, kStarSpaces, star_name)));
    life_space = all.add(NamedType("life_space", "a life space from L01 to L48",
                                   numbered(0, kLifeSpaces, life_name)));
    nebula_space =
        all.add(NamedType("nebula_space", "a nebula space: ND0 to ND3, NP0 to NP3 or NF0 to NF3",
                          numbered(0, kNebulaSpaces, nebula_name)));
    tile = all.add(NamedType("tile", "a nebula tile like NT1-05", numbered(1, kTiles, [](auto i) {
                                 return tile_name(static_cast<std::uint8_t>(i));
                             })));
    power = all.add(
        NamedType("power", "a power card like PL-3",
                  numbered(1, content.power_count, [&](auto i) { return content.cards[i].id; })));
    goal =
        all.add(NamedType("goal", "a goal like UG-01", numbered(1, content.goal_count, [](auto i) {
                              return goal_name(static_cast<std::uint8_t>(i));
                          })));
    clause = all.add(NamedType("clause", "a part of an effect", kDoNames));
    mode = all.add(ModeType(content));
    move = all.add(NamedType("move", "own, or dark from a control", moves()));
    all.add(ListType("moves", "up to three moves, each own or dark from a control", *move,
                     {.least = 1, .most = kMaxMoves, .between = ", "}));
    all.add(ListType("under", "up to three power cards, the lowest one last", *power,
                     {.least = 1, .most = kSlots - 1}));
    all.add(CardsType(*energy));
    all.add(NamedType("position", "deck, or a place on the display from 1 to 4",
                      numbered(kFromDeck, 1 + kDisplay, [](auto i) {
                          return i == kFromDeck ? "deck" : std::to_string(i);
                      })));
    all.add(NumberType("size", 1, kSizes, "a size from 1 to 3"));
    all.add(NumberType("slot", 1, kSlots, "a slot from 1 to 4"));
    all.add(NumberType("round", 1, kMaxRounds));
    all.add(NumberType("step", 0, kChamberTop));
    all.add(NumberType("group", 1, 2));
    all.add(NumberType("count", 0, 255));
    all.add(NumberType("points", 0, 999));
    all.add(FlagType("flag"));
    all.bind(action_forms(), event_forms());
}

}  // namespace orrery::crafting_the_cosmos
