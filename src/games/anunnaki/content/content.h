// What is printed on the components, read from content/anunnaki/.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/content_reader.h"
#include "core/error.h"
#include "games/anunnaki/content/components.h"
#include "games/anunnaki/content/effect.h"

namespace orrery::anunnaki {

inline constexpr std::string_view kContentFolder = "anunnaki";
inline constexpr std::uint8_t kGaia = kHouses;  // as a planet; a home planet has its house's number

struct Constants {
    std::array<std::uint8_t, kUnitKinds> strength{};
    std::uint8_t followers = 0, followers_at_start = 0;  // per side
    std::uint8_t minors = 0, greats = 0, settlements = 0, cubes = 0;
    std::array<std::uint8_t, 6> die{};
    std::uint8_t resource_cap = 0, crystal_cap = 0, crystals_at_start = 0, contract_reserve = 0;
    std::uint8_t goal_cap = 0, oracle_cubes = 0;
    std::uint8_t last_cube_vp = 0, build_fallback_vp = 0, oracle_fallback_vp = 0;
    std::uint8_t culture_vp_bot = 0, follower_fallback_vp = 0;
    std::uint8_t supremacy_token_vp = 0, supremacy_overflow_vp = 0, creature_vp_bot = 0;
    std::uint8_t civilisation_entry = 0, atlantis_entry = 0;
};

enum class MarkKind : std::uint8_t { kNone, kWeak, kStrong };
struct Mark {
    MarkKind kind = MarkKind::kNone;
    std::uint8_t count = 0;
    friend constexpr bool operator==(const Mark&, const Mark&) = default;
};
struct PrintedCard {
    std::string id;  // "M01", "S24"
    Mark mark;
    AdviserCard card;
};
struct DifficultyRule {
    bool extreme_side = false;
    std::vector<Mark> remove;
    bool keeps(Mark mark) const {
        return std::find(remove.begin(), remove.end(), mark) == remove.end();
    }
};
inline constexpr int kUsedCards = 18;  // of each deck, at every difficulty (AN-SET-05)

struct BotIncome {
    std::uint8_t followers = 0, vp = 0;
};
struct FateCard {
    std::array<Resource, kResources> row{};
    std::array<Element, kCubes> spaces{};  // Do::kNothing = plain
    std::array<BotIncome, kRowSlots> income{};
};

struct God {
    std::string id, name;
    Effects power;     // a minor god's, from its summoning on
    Effects at_start;  // the great god's, from the beginning
};
struct House {
    std::string id, name, code, colour, expansion;  // expansion "" = base game
    Resource missing = Resource::kWood;
    std::uint8_t capital = 0;             // area
    std::array<God, kGodsPerHouse> gods;  // the great one first; its `power` is power_summoned
    std::array<FateCard, 2> fate{};       // standard, extreme
};

struct Area {
    std::string id;           // "NOR-BL", "G07"
    std::uint8_t planet = 0;  // a house, or kGaia
    bool capital = false, atlantis = false, shrine = false, civilisation = false;
    FixedVector<Resource, kMaxSymbols> symbols;  // left to right
    AreaSet neighbours;
    bool produces(Resource resource) const { return symbols.contains(resource); }
};
struct CultureSite {
    std::string id;
    std::uint8_t planet = 0;
    AreaSet areas;
};

struct Civilisation {
    std::string id;
    std::uint8_t strength = 0;
    Effects reward;
};
struct CultureToken {
    std::string id;
    Effects bonus;
};
struct GoalTile {
    std::uint8_t per = 1;  // how many make one point of goal value
    Element bot_oracle;
    std::uint8_t times = 1;
    Effects person_oracle;
};
struct Artefact {
    std::string id, name;
    Effects effect;
};

struct Contract {
    std::string id;
    std::uint8_t house = 0;  // kHouses = neutral
    ResourceCounts cost{};
    std::uint8_t vp = 0, trade = 0;
    Effects reward;
};

struct DevelopmentTrack {
    std::uint8_t board_row = 0;  // 0 = top
    std::uint8_t last = 0;
    std::vector<Effects> rewards;  // by space, 0 … last
};

struct Path {
    std::string id;
    std::uint8_t a = 0, b = 0;  // nodes
    std::uint8_t crystals = 0;
};
struct ActionTile {
    std::string id;
    bool red = false;
    ResourceCounts cost{};
    std::uint8_t any_cost = 0;  // resources of any kind
    bool upgraded_is_free = false;
    Effects effect, upgraded;
};
struct Secondary {
    std::string id;
    std::uint8_t crystals = 0;
    Effects effect;
};
struct PersonIncome {
    std::uint8_t followers = 0, vp = 0, crystals = 0;
};
struct Weapon {
    std::string id;
    bool advanced = false;
    ResourceCounts cost{};
    std::uint8_t strength = 0;
    Effects effect;
};

struct DistantPlanet {
    std::string id, name;
    std::uint8_t strength = 0;  // of its civilisation
    Effects landing_bonus;
    std::uint8_t leader_vp = 0;
};
// AN-HMYTH-02.
enum class Need : std::uint8_t {
    kWarTrack,
    kTechTrack,
    kTradeTrack,
    kSettlements,
    kShrines,
    kAreas,
    kUnits,
    kTotalResources,
    kCrystals,
    kFulfilledContracts,
};
inline constexpr std::array<std::string_view, 10> kNeedNames{
    "track war", "track tech", "track trade", "settlements", "shrines",
    "areas",     "units",      "resources",   "crystals",    "contracts"};
struct Requirement {
    Need need = Need::kWarTrack;
    std::uint8_t number = 0;
};
struct Creature {
    std::string id, name;
    Requirement first, second;
    std::uint8_t vp = 0;
    Effects power;
};

struct Content {
    Constants constants;
    std::array<DifficultyRule, 4> difficulties;
    std::vector<PrintedCard> moon, sun;
    std::array<House, kHouses> houses;
    std::vector<Area> areas;
    std::vector<CultureSite> sites;
    std::vector<std::vector<std::uint8_t>> gaia_rows;  // for drawing
    std::vector<Civilisation> civilisations, atlantis_gods;
    std::vector<CultureToken> culture_tokens;
    std::array<GoalTile, kGoals> goals;
    std::array<Artefact, kArtefacts> artefacts;
    std::array<Contract, kContracts> contracts;
    std::array<DevelopmentTrack, kTracks> tracks;
    std::vector<std::uint8_t> track_value;   // by space
    std::vector<std::int8_t> supremacy;      // printed values in order
    std::vector<std::uint8_t> token_spaces;  // places in `supremacy` that start with a 2-VP token
    std::array<std::string, kNodes> nodes;
    std::array<Path, kPaths> paths;
    std::array<std::uint16_t, kTriangles> triangles{};  // bit per path
    std::uint16_t pentagon = 0;
    std::array<ActionTile, kNodes> tiles;
    std::array<Secondary, kSecondaries> secondaries;
    std::array<ResourceCounts, kRowSlots> build_costs{};
    std::array<PersonIncome, kRowSlots> person_income{};
    std::array<Weapon, kWeapons> weapons;
    std::array<DistantPlanet, kDistantPlanets> distant;
    std::array<Creature, kCreatures> creatures;

    std::array<AreaSet, kHouses + 1> planet_areas;          // by planet
    std::array<std::uint32_t, kHouses + 1> planet_sites{};  // bit per culture site
    AreaSet capitals, atlantis, shrines, next_to_atlantis;
    ContentTables tables;

    const std::vector<PrintedCard>& cards(Deck deck) const {
        return deck == Deck::kMoon ? moon : sun;
    }
};

Result<Content> load_content(std::span<const ContentFile> files);

}  // namespace orrery::anunnaki
