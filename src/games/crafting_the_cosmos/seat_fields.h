// What a player has, as a table of its fields.
#pragma once

#include <algorithm>
#include <array>

#include "core/fixed_vector.h"
#include "games/crafting_the_cosmos/view_fields.h"

namespace orrery::crafting_the_cosmos {

inline constexpr auto kPoints = number(0, 999);
inline constexpr auto kCrystals = number(0, 100);
inline constexpr auto kCards = by_name(&Words::energy, number(0, kEnergyCards));

// What is on each star space: 1 + the token's number, zero where there is none.
using StarTokens = std::array<std::uint8_t, kStarSpaces>;
inline constexpr auto kStars = shaped(
    [](const SeatState& own) {
        StarTokens tokens{};
        own.occupied_stars().for_each([&](std::size_t space) {
            tokens[space] = static_cast<std::uint8_t>(
                1 + element_at(own, space) + (own.supernovae.contains(space) ? kElements : 0));
        });
        return tokens;
    },
    [](const StarTokens& tokens, SeatState& own) {
        for (std::size_t space = 0; space < kStarSpaces; ++space) {
            if (tokens[space] == 0) continue;
            const std::size_t token = tokens[space] - 1U;
            own.stars[token % kElements].insert(space);
            if (token >= kElements) own.supernovae.insert(space);
        }
    },
    members(&Words::star_space, numbered(named(&Words::star))));

// 1 is proto life, 2 stable life.
using LifeTokens = std::array<std::uint8_t, kLifeSpaces>;
inline constexpr auto kLife = shaped(
    [](const SeatState& own) {
        LifeTokens tokens{};
        own.proto.for_each([&](std::size_t space) { tokens[space] = 1; });
        own.stable.for_each([&](std::size_t space) { tokens[space] = 2; });
        return tokens;
    },
    [](const LifeTokens& tokens, SeatState& own) {
        for (std::size_t space = 0; space < kLifeSpaces; ++space)
            if (tokens[space] != 0) (tokens[space] == 1 ? own.proto : own.stable).insert(space);
    },
    members(&Words::life_space, numbered(named(&Words::life))));

// A tile of advanced life: which group it is of is known, its value not always.
struct AdvancedTile {
    std::uint8_t group = 0, value = 0;
    friend constexpr bool operator==(const AdvancedTile&, const AdvancedTile&) = default;
};
inline constexpr auto kAdvancedValue = hidden(number(1, 15));
inline constexpr auto kAdvancedTile =
    fields<AdvancedTile>("", field("group", &AdvancedTile::group, number(1, 2)),
                         field("value", &AdvancedTile::value, kAdvancedValue));

// A nebula on its space.
struct Nebula {
    const SeatState* own = nullptr;
    std::size_t space = 0;
    std::uint8_t tile = 0;
    bool formed = false;
    FixedVector<AdvancedTile, 2> advanced{};
    friend constexpr bool operator==(const Nebula&, const Nebula&) = default;
};
// An element as often as it is counted.
using ElementList = FixedVector<std::uint8_t, kMostNeeded * kElements>;
template <auto kCounts>
ElementList elements(const Scope& scope, const Nebula& nebula) {
    ElementList list;
    if (nebula.formed) return list;
    const Needs needs = needs_of(scope.game.content(), *nebula.own, nebula.space);
    for (std::uint8_t element = 0; element < kElements; ++element)
        for (int i = 0; i < (needs.*kCounts)[element]; ++i) list.push_back(element);
    return list;
}
inline int living_sides(const Scope& scope, const Nebula& nebula) {
    return (nebula.own->life() & scope.game.content().board.sides[nebula.space]).count();
}
inline constexpr auto kElementList = list(named(&Words::element));
inline constexpr auto kNebula = fields<Nebula>(
    "", field("tile", &Nebula::tile, named(&Words::tile)), field("formed", &Nebula::formed, flag()),
    field("advanced_life", &Nebula::advanced, list(kAdvancedTile)),
    in_view("missing", computed(elements<&Needs::missing>, kElementList)),
    in_view("stood_in", computed(elements<&Needs::stood_in>, kElementList)),
    in_view("living_sides", computed(living_sides, number(0, 6))));
using Nebulae = std::array<Nebula, kNebulaSpaces>;
inline constexpr auto kNebulae = shaped(
    [](const SeatState& own) {
        Nebulae nebulae{};
        for (std::size_t space = 0; space < kNebulaSpaces; ++space) {
            if (own.nebulae[space] == 0) continue;
            nebulae[space] = {&own, space, own.nebulae[space], own.formed.contains(space)};
            for (std::uint8_t tile : own.advanced[space])
                if (tile != 0)
                    nebulae[space].advanced.push_back({static_cast<std::uint8_t>(group_of(tile)),
                                                       static_cast<std::uint8_t>(value_of(tile))});
        }
        return nebulae;
    },
    [](const Nebulae& nebulae, SeatState& own) {
        for (std::size_t space = 0; space < kNebulaSpaces; ++space) {
            const Nebula& nebula = nebulae[space];
            own.nebulae[space] = nebula.tile;
            if (nebula.formed) own.formed.insert(space);
            for (std::size_t i = 0; i < nebula.advanced.size(); ++i)
                own.advanced[space][i] =
                    advanced_tile(nebula.advanced[i].group, nebula.advanced[i].value);
        }
    },
    members(&Words::nebula_space, kNebula));

// How many cards it is is counted; in a view only the viewer's own hand can be seen.
inline constexpr auto kHand = custom(
    [](const Scope& scope, const SeatState& own) -> Json {
        const bool seen = !scope.view || scope.seat == scope.viewer;
        return seen ? Json(kCards.write(scope, own.hand)) : Json();
    },
    [](const Scope& scope, const JsonReader& json, SeatState& own) {
        kCards.read(scope, json, own.hand);
        int cards = 0;
        for (std::uint8_t count : own.hand) cards += count;
        own.cards = static_cast<std::uint8_t>(std::min<int>(cards, kEnergyCards));
    },
    [](const Scope& scope, SchemaNotes& notes) {
        const Json hand = kCards.schema<decltype(SeatState::hand)>(scope, notes);
        return notes.view ? schema::optional(hand) : hand;
    });

inline constexpr auto kSeat = fields<SeatState>(
    "seat", whole("stars", kStars), whole("life", kLife), whole("nebulae", kNebulae),
    whole("hand", kHand), field("crystal", &SeatState::crystal, number(0, kChamberTop - 1)),
    field("waiting", &SeatState::waiting, kCrystals),
    field("discharges", &SeatState::discharges, kCrystals),
    field("powers", &SeatState::powers, array(optional(named(&Words::power)))),
    field("card_points", &SeatState::card_points, kPoints),
    field("goal_points", &SeatState::goal_points, kPoints),
    in_view("cards", computed([](const Scope&, const SeatState& own) { return own.cards; },
                              number(0, kEnergyCards))),
    in_view("points", computed(points_in_all, number(0, 9999))),
    in_view("pays", computed(payments, kPayments)),
    in_view("next_discharge", computed(next_discharge, kPoints)),
    in_view("over_limit", computed(cards_over_limit, number(0, kEnergyCards))),
    in_view("formable", computed(formable_nebulae, bits(&Words::nebula_space))),
    in_view("goal_values", computed(goal_values, kByGoal)),
    in_view("goals_now", computed(goals_now, kByGoal)));

}  // namespace orrery::crafting_the_cosmos
