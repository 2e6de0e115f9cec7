// What a player has, as a table of its fields.
#pragma once

#include <algorithm>

#include "games/crafting_the_cosmos/view_fields.h"

namespace orrery::crafting_the_cosmos {

inline constexpr auto kPoints = number(0, 999);
inline constexpr auto kCrystals = number(0, 100);
inline constexpr auto kCards = by_name(&Words::energy, number(0, kEnergyCards));

// Each member of an object whose keys are spaces.
template <class Visit>
void each_space(const Scope& scope, const JsonReader& json, Type type, Visit&& visit) {
    const JsonObject* object = json.json().if_object();
    if (object == nullptr) return json.only({});  // complains that it is no object
    for (const auto& member : *object) {
        const JsonReader value = json[std::string_view(member.key())];
        const NamedValue* space = (scope.words().*type)->find(std::string_view(member.key()));
        if (space == nullptr) return value.fail("expected " + (scope.words().*type)->meaning());
        visit(static_cast<std::size_t>(space->value[0]), value);
        if (!json.ok()) return;
    }
}

inline constexpr auto kStars = custom(
    [](const Scope& scope, const SeatState& own) {
        JsonObject json;
        own.occupied_stars().for_each([&](std::size_t space) {
            const std::size_t token =
                element_at(own, space) + (own.supernovae.contains(space) ? kElements : 0);
            json[star_name(space)] = scope.words().star->json({static_cast<int>(token)});
        });
        return Json(json);
    },
    [](const Scope& scope, const JsonReader& json, SeatState& own) {
        each_space(scope, json, &Words::star_space,
                   [&](std::size_t space, const JsonReader& value) {
                       const auto token =
                           static_cast<std::size_t>(scope.words().star->from_json(value)[0]);
                       own.stars[token % kElements].insert(space);
                       if (token >= kElements) own.supernovae.insert(space);
                   });
    },
    [](const Scope& scope, SchemaNotes& notes) {
        return schema::map(schema_of(scope, notes, &Words::star_space),
                           schema_of(scope, notes, &Words::star));
    });

inline constexpr auto kLife = custom(
    [](const Scope&, const SeatState& own) {
        JsonObject json;
        own.life().for_each([&](std::size_t space) {
            json[life_name(space)] = kLifeNames[own.stable.contains(space) ? 1 : 0];
        });
        return Json(json);
    },
    [](const Scope& scope, const JsonReader& json, SeatState& own) {
        each_space(scope, json, &Words::life_space,
                   [&](std::size_t space, const JsonReader& value) {
                       (scope.words().life->from_json(value)[0] == 0 ? own.proto : own.stable)
                           .insert(space);
                   });
    },
    [](const Scope& scope, SchemaNotes& notes) {
        return schema::map(schema_of(scope, notes, &Words::life_space),
                           schema_of(scope, notes, &Words::life));
    });

// A tile of advanced life: which group it is of is known, its value not always.
inline Json value_or_null(const Scope& scope, std::uint8_t tile) {
    return scope.view && value_of(tile) == 0 ? Json() : Json(value_of(tile));
}
inline std::uint8_t value_from(const JsonReader& json) {
    return static_cast<std::uint8_t>(json.integer(1, 15));
}
inline Json value_schema(const SchemaNotes& notes) {
    const Json value = schema::integer(1, 15);
    return notes.view ? schema::optional(value) : value;
}

// An element as often as it is counted.
inline Json elements_json(const std::array<std::uint8_t, kElements>& counts) {
    JsonArray json;
    for (std::size_t element = 0; element < kElements; ++element)
        json.insert(json.end(), counts[element], Json(kElementNames[element]));
    return json;
}

inline constexpr auto kNebulae = custom(
    [](const Scope& scope, const SeatState& own) {
        JsonObject json;
        for (std::size_t space = 0; space < kNebulaSpaces; ++space) {
            if (own.nebulae[space] == 0) continue;
            JsonArray advanced;
            for (std::uint8_t tile : own.advanced[space])
                if (tile != 0)
                    advanced.push_back(JsonObject{{"group", group_of(tile)},
                                                  {"value", value_or_null(scope, tile)}});
            JsonObject nebula{{"tile", scope.words().tile->json({own.nebulae[space]})},
                              {"formed", own.formed.contains(space)},
                              {"advanced_life", std::move(advanced)}};
            if (scope.view) {
                const bool formed = own.formed.contains(space);
                const Needs needs = formed ? Needs{} : needs_of(scope.game.content(), own, space);
                nebula["missing"] = elements_json(needs.missing);
                nebula["stood_in"] = elements_json(needs.stood_in);
                nebula["living_sides"] =
                    (own.life() & scope.game.content().board.sides[space]).count();
            }
            json[nebula_name(space)] = std::move(nebula);
        }
        return Json(json);
    },
    [](const Scope& scope, const JsonReader& json, SeatState& own) {
        each_space(scope, json, &Words::nebula_space,
                   [&](std::size_t space, const JsonReader& value) {
                       value.only({"tile", "formed", "advanced_life"});
                       named(&Words::tile).read(scope, value["tile"], own.nebulae[space]);
                       if (value["formed"].boolean()) own.formed.insert(space);
                       const JsonReader tiles = value["advanced_life"];
                       const std::size_t count = tiles.size(0, 2);
                       for (std::size_t i = 0; i < count; ++i) {
                           tiles[i].only({"group", "value"});
                           own.advanced[space][i] =
                               advanced_tile(static_cast<int>(tiles[i]["group"].integer(1, 2)),
                                             value_from(tiles[i]["value"]));
                       }
                   });
    },
    [](const Scope& scope, SchemaNotes& notes) {
        const Json tile =
            schema::object({{"group", schema::integer(1, 2)}, {"value", value_schema(notes)}});
        const schema::Property of{"tile", schema_of(scope, notes, &Words::tile)};
        const schema::Property formed{"formed", schema::boolean()};
        const schema::Property life{"advanced_life", schema::list(0, 2, tile)};
        const Json elements =
            schema::list(0, kMostNeeded * kElements, schema_of(scope, notes, &Words::element));
        return schema::map(schema_of(scope, notes, &Words::nebula_space),
                           notes.view ? schema::object({of,
                                                        formed,
                                                        life,
                                                        {"missing", elements},
                                                        {"stood_in", elements},
                                                        {"living_sides", schema::integer(0, 6)}})
                                      : schema::object({of, formed, life}));
    });

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
    in_view("goal_values", computed(goal_values, ByGoal{})),
    in_view("goals_now", computed(goals_now, ByGoal{})));

}  // namespace orrery::crafting_the_cosmos
