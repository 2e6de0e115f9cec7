#include "games/cosmogenesis/words.h"

#include "games/cosmogenesis/action.h"
#include "games/cosmogenesis/evaluation.h"
#include "games/cosmogenesis/events.h"

namespace orrery::cosmogenesis {
namespace {

using Values = std::vector<NamedValue>;

constexpr std::array<std::string_view, 3> kRestNames{"vanished", "moon", "lost"};

// "a planetary objective from P01 to P25"
NamedType cards(std::string name, const std::string& meaning, char letter, std::size_t count) {
    Values values;
    for (std::size_t i = 1; i <= count; ++i)
        values.push_back({RawValue{static_cast<int>(i)}, id_text(letter, i)});
    return {std::move(name),
            meaning + " from " + id_text(letter, 1) + " to " + id_text(letter, count),
            std::move(values)};
}

Values fields() {
    Values values;
    for (std::size_t sector = 1; sector <= kSectors; ++sector)
        for (std::size_t field = 1; field <= kFields; ++field) {
            const FieldPlace place{static_cast<std::uint8_t>(sector),
                                   static_cast<std::uint8_t>(field)};
            values.push_back({RawValue{place.sector, place.field}, to_text(place)});
        }
    return values;
}

Values single_orbits() {
    Values values;
    for (int orbit = 1; orbit <= static_cast<int>(kMaxOrbits); ++orbit)
        values.push_back({RawValue{orbit}, "O" + std::to_string(orbit)});
    return values;
}

Values targets() {
    Values values;
    for (std::uint8_t orbit = 1; orbit <= kMaxOrbits; ++orbit)
        for (std::uint8_t place = 0; place <= kMaxMoons; ++place)
            values.push_back({RawValue{orbit, place}, to_text(Target{orbit, place})});
    return values;
}

Values objectives(const Content& content) {
    Values values;
    for (auto [stellar, letter, count] :
         {std::tuple{1, 'S', content.stellar_count()}, {0, 'P', content.planetary_count()}})
        for (std::size_t i = 1; i <= count; ++i)
            values.push_back({RawValue{stellar, static_cast<int>(i)}, id_text(letter, i)});
    return values;
}

Values tiles(const Content& content) {
    Values values;
    for (std::size_t tile = 0; tile < kTileCount; ++tile)
        values.push_back({RawValue{static_cast<int>(tile)}, content.tiles[tile].id});
    return values;
}

// As they come into a system: dry, without life or rings.
Values new_bodies() {
    std::vector<Body> bodies{kAsteroidBody};
    for (int size = 1; size <= kMaxSize; ++size) bodies.push_back(terrestrial(size));
    for (int size = 1; size <= 2; ++size)
        for (std::size_t colour = 0; colour < kColours; ++colour)
            bodies.push_back(gas_giant(size, static_cast<Colour>(colour)));
    Values values;
    for (const Body& body : bodies)
        values.push_back(
            {RawValue{static_cast<int>(body.kind), body.size, body.mark}, to_text(body)});
    return values;
}

}  // namespace

Words::Words(const Content& content) {
    Vocabulary& all = vocabulary;
    phase = all.add(NamedType("phase", "a phase", kPhaseNames));
    sector = all.add(NamedType("sector", "a sector from I to IV", kSectorNames, 1));
    field = all.add(NamedType("field", "a field like II-3", fields(), 2));
    orbit = all.add(NamedType("orbit", "an orbit from O1 to O7", single_orbits()));
    orbits = all.add(
        ListType("orbits", "two orbits, the inner one first", *orbit,
                 {.least = 2, .most = 2, .between = " and ", .ascending = true, .repeats = true}));
    target = all.add(
        NamedType("target", "a body: O2.P is a planet, O2.M1 its first moon", targets(), 2));
    planetary =
        all.add(cards("planetary", "a planetary objective", 'P', content.planetary_count()));
    stellar = all.add(cards("stellar", "a stellar objective", 'S', content.stellar_count()));
    objective =
        all.add(NamedType("objective", "an objective like S07 or P12", objectives(content), 2));
    object = all.add(cards("object", "an object", 'O', kObjectCount));
    tile = all.add(NamedType("tile", "a tile", tiles(content)));
    tile_class = all.add(NamedType("tile_class", "a class of tiles", kTileClassNames));
    new_body = all.add(NamedType("new_body", "a body like T3 or G1.red", new_bodies(), 3));
    belt_field = all.add(NamedType("belt_field", "what lies in sector IV", kBeltFieldNames, 1));
    reward = all.add(NamedType("reward", "a reward", kRewardNames, 1));
    rest = all.add(NamedType("rest", "what is left of a body", kRestNames));
    all.add(NamedType("feature", "what a bot looks at", kFeatureNames));
    all.add(NumberType("round", 1, kRounds));
    all.add(NumberType("size", 0, kMaxSize));
    all.add(NumberType("stage", 0, kMaxStage));
    all.add(NumberType("uses", 0, 9));
    all.add(NumberType("change", -kMaxBelt, kMaxBelt));
    all.bind(action_forms(), event_forms());
}

}  // namespace orrery::cosmogenesis
