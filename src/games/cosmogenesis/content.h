// What is printed on the components, read from content/cosmogenesis/.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/content_reader.h"
#include "core/error.h"
#include "games/cosmogenesis/requirement.h"
#include "games/cosmogenesis/state.h"

namespace orrery::cosmogenesis {

inline constexpr std::string_view kGameId = "cosmogenesis";

// One of the 80 tiles. Its number is its place among the ids, byte by byte (CG-RNG-04).
struct Tile {
    std::string id;            // "sm11", "g1-red-2", "O03"
    Body body;                 // the face that is laid out; a small tile's size 1 face
    bool small = false;        // shows size 1 or 2
    std::uint8_t object = 0;   // an astronomical object, no body
    std::uint8_t players = 0;  // in the bag with so many or more; 0 = in the supply
};

// A field of the cosmos board (section 2.4).
struct FieldLayout {
    std::uint8_t players = 0;  // in use with so many or more; 0 = no such field
    FieldContent content = 0;  // sector IV: what is laid there
    bool monolith = false;     // CG-MONO-01
};

enum class ObjectEffect : std::uint8_t {
    kAsteroid,
    kComet,
    kRoguePlanet,
    kAsteroidCollision,
    kLife,
    kEvolution,
    kSideAction,
    kSwapOrbits,
    kMoonCollision,
    kAsteroidMoon,
};

struct AstronomicalObject {
    Names names;
    std::uint8_t uses = 0;
    ObjectEffect effect = ObjectEffect::kAsteroid;
    std::string summary;
};

struct PlanetaryObjective {
    Names names;
    Requirement requirement;
    FixedVector<RewardItem, 6> rewards;
    std::uint8_t points = 0;
};

// What a term of a stellar objective counts.
enum class Count : std::uint8_t {
    kPlanets,
    kMoons,
    kBodies,
    kOrbits,
    kGasColours,
    kGasPairs,
    kClasses,
    kLongestRun,
    kBeltAsteroids,
    kBeltComets,
    kObjects,
    kRevealedObjectives,
};

// The vocabulary of stellar.json: a count, narrowed to some bodies, and its points.
struct ScoreTerm {
    Count count = Count::kPlanets;
    BodyKind kind = BodyKind::kNone;  // none = any
    std::uint8_t size_from = 0, size_to = kMaxSize;
    bool wet = false, rings = false;
    std::int8_t life = -1;   // lowest stage; -1 = with or without life
    std::int8_t moons = -1;  // planets with exactly so many; -1 = any number
    std::uint8_t orbit_from = 1, orbit_to = kMaxOrbits;
    std::uint8_t each = 0, at_most = 255;
    FixedVector<std::uint8_t, 16> table;  // by count instead; beyond its end the last entry
};

struct StellarObjective {
    Names names;
    FixedVector<ScoreTerm, 4> terms;
};

struct LifeStage {
    Names names;
    std::uint8_t points = 0;
};

struct Content {
    std::array<Tile, kTileCount> tiles{};
    std::array<std::array<FieldLayout, kFields>, kSectors> fields{};
    std::vector<StellarObjective> stellar;                       // by number, from 1
    std::vector<PlanetaryObjective> planetary;                   // likewise
    std::array<AstronomicalObject, kObjectCount + 1> objects{};  // likewise
    std::array<LifeStage, kMaxStage + 1> stages{};
    ContentTables tables;  // every entry with its provenance, for printing

    std::size_t stellar_count() const { return stellar.size() - 1; }
    std::size_t planetary_count() const { return planetary.size() - 1; }
    bool in_use(std::size_t sector, std::size_t field, int players) const {
        const FieldLayout& layout = fields[sector - 1][field - 1];
        return layout.players != 0 && layout.players <= players;
    }
};

// Reads every file; names the entry that is broken.
Result<Content> load_content(std::span<const ContentFile> files);

// content_objectives.cpp
void read_stellar(const JsonReader& json, Content& content);
void read_planetary(const JsonReader& json, Content& content);

// "P05", "S19", "O03"
std::string id_text(char letter, std::size_t number);
// "S07" with the letter S: 7; an error when it is beyond the last one or was there before.
std::size_t read_number(const JsonReader& json, char letter, std::size_t last,
                        std::span<const std::uint8_t> seen = {});

}  // namespace orrery::cosmogenesis
