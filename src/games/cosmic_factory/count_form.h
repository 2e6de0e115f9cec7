// What galaxies count, as JSON: where their zones and tracks are, and how a scoring went.
#pragma once

#include <optional>

#include "core/list_forms.h"
#include "core/own_forms.h"
#include "games/cosmic_factory/account.h"
#include "games/cosmic_factory/game.h"

namespace orrery::cosmic_factory {

using CountScope = CodecScope<CosmicFactory>;

inline constexpr auto kCell =
    custom([](const CountScope&, Cell cell) { return Json(to_text(cell)); },
           [](const CountScope&, const JsonReader&, Cell&) {},  // only in views
           [](const CountScope& scope, SchemaNotes& notes) {
               return named(&Words::cell).schema<Cell>(scope, notes);
           });

inline constexpr auto kPartPoints = number(0, kMarkerMax* static_cast<int>(kMaxFields));
inline constexpr auto kGalaxyPoints =
    fields<GalaxyPoints>("points", field("green", &GalaxyPoints::zones, 0, kPartPoints),
                         field("blue", &GalaxyPoints::zones, 1, kPartPoints),
                         field("orange", &GalaxyPoints::zones, 2, kPartPoints),
                         field("track", &GalaxyPoints::track, kPartPoints),
                         field("constellations", &GalaxyPoints::constellations, kPartPoints));

inline constexpr auto kZone = fields<Zone>("zone", field("kind", &Zone::kind, choice(kKindNames)),
                                           field("size", &Zone::size, number(0, kMaxZonePlanets)),
                                           field("points", &Zone::points, number(0, kMarkerMax)));

// Of which zones a tile's four fields are part, clockwise from the north-west.
struct TileZones {
    Cell cell;
    std::array<std::uint8_t, 4> zones{};  // their numbers, from 0
};
using FieldMap = FixedVector<TileZones, kTilesPerPlayer>;
FieldMap field_map(const GalaxyReport& report);

inline constexpr auto kTileZones =
    fields<TileZones>("tile_zones", field("cell", &TileZones::cell, kCell),
                      field("zones", &TileZones::zones, array(number(0, kMaxFields - 1))));

template <std::size_t kColour>
constexpr auto sizes(std::string_view name) {
    return in_view(
        name, computed([](const CountScope&,
                          const GalaxyReport& report) { return report.evaluation.zones[kColour]; },
                       list(number(0, kMaxZonePlanets))));
}
template <auto kPart, class Form>
constexpr auto part(std::string_view name, Form form) {
    return in_view(name,
                   computed([](const CountScope&,
                               const GalaxyReport& report) { return report.evaluation.*kPart; },
                            form));
}
inline constexpr auto kEvaluation = fields<GalaxyReport>(
    "evaluation", sizes<0>("green"), sizes<1>("blue"), sizes<2>("orange"),
    part<&Evaluation::constellations>("constellations", list(number(0, kMaxFields))),
    part<&Evaluation::longest>("longest", number(0, kTilesPerPlayer)),
    part<&Evaluation::network>("network", number(0, kTilesPerPlayer)),
    part<&Evaluation::separate>("separate", number(0, kTilesPerPlayer)),
    field("points", &GalaxyReport::points, kGalaxyPoints));

// Where it is: every zone, one longest trail, every network.
inline constexpr auto kPlaces = fields<GalaxyReport>(
    "places", field("zones", &GalaxyReport::zones, list(kZone)),
    in_view("fields", computed([](const CountScope&,
                                  const GalaxyReport& report) { return field_map(report); },
                               list(kTileZones))),
    field("trail", &GalaxyReport::trail, list(kCell)),
    field("networks", &GalaxyReport::networks, list(list(kCell))));

// A part of what a galaxy counts, where it is asked for; null before a tile lies.
template <class Table, class Asked>
struct CountForm {
    const Table* table;
    Asked asked;

    template <class Scope>
    Json write(const Scope& scope, const std::optional<GalaxyReport>& counted) const {
        return counted && asked(scope) ? Json(table->write(scope, *counted)) : Json();
    }
    template <class T, class Scope>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return schema::optional(table->template schema<GalaxyReport>(scope, notes));
    }
};
// What a struct's galaxy counts with a card, and where that is. Places may be asked for or not.
template <class CardOf, class Asked>
constexpr auto count_of(CardOf card_of, Asked places_asked) {
    constexpr auto always = [](const auto&) { return true; };
    return counted_once(
        [card_of](const CountScope& scope, const auto& whole) -> std::optional<GalaxyReport> {
            if (whole.galaxy.empty()) return std::nullopt;
            return scope.game.counted(whole.galaxy, card_of(scope));
        },
        in_view("evaluation", CountForm{&kEvaluation, always}),
        in_view("places", CountForm{&kPlaces, places_asked}));
}

inline constexpr auto kStep =
    fields<Step>("step", field("kind", &Step::kind, choice(kStepNames)),
                 field("marker", &Step::marker, named(&Words::marker)),
                 field("points", &Step::points, number(-kMarkerMax, kMarkerMax)),
                 field("stands", &Step::stands, number(0, kMarkerMax)),
                 field("total", &Step::total, number(0, 2 * kMarkerMax)),
                 field("size", &Step::size, number(0, kMaxZonePlanets)),
                 field("zone", &Step::zone, one_more(number(0, kMaxFields - 1))));

inline constexpr auto kSpoilt =
    fields<Spoilt>("spoilt", field("cells", &Spoilt::cells, list(kCell)),
                   field("points", &Spoilt::points, kGalaxyPoints));

}  // namespace orrery::cosmic_factory
