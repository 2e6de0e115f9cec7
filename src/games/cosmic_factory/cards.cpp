#include "games/cosmic_factory/cards.h"

#include <span>

#include "games/cosmic_factory/galaxy.h"

namespace orrery::cosmic_factory {
namespace {

constexpr int kMostPlanets = 255;
constexpr int kMostBonus = 5;  // times the points of a bet

template <class Enum>
void read_choice(const JsonReader& json, std::string_view key,
                 std::span<const std::string_view> names, Enum& value) {
    if (json.has(key)) value = static_cast<Enum>(json[key].choice(names));
}

void read_number(const JsonReader& json, std::string_view key, int min, int max,
                 std::uint8_t& value) {
    if (json.has(key)) value = static_cast<std::uint8_t>(json[key].integer(min, max));
}

void read_flag(const JsonReader& json, std::string_view key, bool& value) {
    if (json.has(key)) value = json[key].boolean();
}

ZoneExtra zone_extra_from(const JsonReader& json) {
    json.only({"colours", "least", "most"});
    ZoneExtra extra;
    const JsonReader colours = json["colours"];
    const std::size_t count = colours.size(1, kColours);
    for (std::size_t i = 0; i < count && json.ok(); ++i)
        extra.colours =
            static_cast<std::uint8_t>(extra.colours | 1U << colours[i].choice(kColourNames));
    read_number(json, "least", 0, kMostPlanets, extra.min_planets);
    read_number(json, "most", extra.min_planets, kMostPlanets, extra.max_planets);
    return extra;
}

void refuse_what_does_not_go_together(const JsonReader& json, const CardRules& card) {
    const bool loses_tiles = card.tiles_to_turn_down > 0 || card.sabotage;
    if (loses_tiles && card.shape != Shape::kSquare)
        json.fail("turn_down and sabotage are for the square");
    if (card.tiles_to_turn_down > 0 && card.sabotage)
        json.fail("turn_down and sabotage do not go together");
    if (card.gift && card.stellar_exchange)
        json.fail("gift and stellar_exchange do not go together");
}

}  // namespace

CardRules card_rules_from_json(const JsonReader& json) {
    json.only({"shape", "track", "constellations", "zone_extra", "turn_down", "bonus_factor",
               "bonus_tiles", "grab_freezes", "pirates", "sabotage", "gift", "stellar_exchange",
               "offering"});
    CardRules card;
    read_choice(json, "shape", kShapeNames, card.shape);
    read_choice(json, "track", kTrackNames, card.track);
    read_choice(json, "constellations", kConstellationNames, card.constellations);
    if (json.has("zone_extra")) card.zone_extra = zone_extra_from(json["zone_extra"]);
    read_number(json, "turn_down", 0, kMostToTurnDown, card.tiles_to_turn_down);
    read_number(json, "bonus_factor", 1, kMostBonus, card.bonus_factor);
    read_flag(json, "bonus_tiles", card.bonus_tiles);
    read_flag(json, "grab_freezes", card.grab_freezes);
    read_flag(json, "pirates", card.pirates);
    read_flag(json, "sabotage", card.sabotage);
    read_flag(json, "gift", card.gift);
    read_flag(json, "stellar_exchange", card.stellar_exchange);
    read_flag(json, "offering", card.offering);
    refuse_what_does_not_go_together(json, card);
    return card;
}

}  // namespace orrery::cosmic_factory
