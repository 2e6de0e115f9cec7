#include "games/crafting_the_cosmos/content.h"

#include <algorithm>
#include <numeric>

#include "core/json.h"
#include "games/crafting_the_cosmos/content_numbers.h"
#include "games/crafting_the_cosmos/names.h"

namespace orrery::crafting_the_cosmos {
namespace {

void read_board(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "nebula_spaces", "marks"});
    content.board = board_from_json(json);
    if (!json.ok()) return;
    ContentTable table{"Nebula spaces", {"space", "sector", "star spaces", "life spaces"}, {}};
    const JsonReader list = json["nebula_spaces"];
    for (std::size_t hex = 0; hex < kNebulaSpaces; ++hex) {
        std::string stars, life;
        for (std::uint8_t star : content.board.corner[hex]) stars += star_name(star) + " ";
        for (std::uint8_t side : content.board.side[hex]) life += life_name(side) + " ";
        stars.pop_back();
        life.pop_back();
        table.entries.push_back(
            {{nebula_name(hex), std::string(kSectorNames[index(content.board.sector[hex])]), stars,
              life},
             provenance_from(list[hex]["source"])});
    }
    content.tables.push_back(std::move(table));
    table = {"Marked spaces", {"mark", "space"}, {}};
    const Provenance source = provenance_from(json["marks"]["source"]);
    table.entries.push_back({{"centre star", star_name(content.board.centre_star)}, source});
    table.entries.push_back({{"start life", life_name(content.board.start_life)}, source});
    for (std::size_t size = 0; size < kSizes; ++size)
        table.entries.push_back({{"starting nebula of size " + std::to_string(size + 1),
                                  nebula_name(content.board.start_nebulae[size])},
                                 source});
    content.tables.push_back(std::move(table));
}

void read_nebulae(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "tiles"});
    const JsonReader list = json["tiles"];
    ContentTable table{"Nebula tiles", {"tile", "H", "He", "O", "C", "points"}, {}};
    const std::size_t count = list.size(kTiles, kTiles);  // E-01
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const JsonReader entry = list[i];
        entry.only({"id", "H", "He", "O", "C", "points", "source"});
        const auto id = static_cast<std::uint8_t>(i + 1);
        expect_id(entry, tile_name(id));
        NebulaTile& tile = content.tiles[id];
        std::vector<std::string> columns{tile_name(id)};
        for (std::size_t element = 0; element < kElements; ++element) {
            tile.need[element] =
                static_cast<std::uint8_t>(entry[kElementNames[element]].integer(0, kMostNeeded));
            columns.push_back(std::to_string(tile.need[element]));
        }
        const int stars = std::accumulate(tile.need.begin(), tile.need.end(), 0);
        if (stars < 1 || stars > 6)
            entry.fail("a nebula needs 1 to 6 stars, one per corner", "CTC-BOARD-04");
        tile.stars = static_cast<std::uint8_t>(stars);
        tile.points = static_cast<std::uint8_t>(entry["points"].integer(0, 30));
        columns.push_back(std::to_string(tile.points));
        table.entries.push_back({std::move(columns), provenance_from(entry["source"])});
    }
    content.tables.push_back(std::move(table));
}

// What the measure is of: an element, a sector, a size or nothing.
std::uint8_t measured(const JsonReader& entry, Measure measure) {
    switch (measure) {
        case Measure::kStars:
            return static_cast<std::uint8_t>(entry["element"].choice(kElementNames));
        case Measure::kLife:
        case Measure::kNebulaSize:
            return static_cast<std::uint8_t>(entry["sector"].choice(kSectorNames));
        case Measure::kNebulae:
            return static_cast<std::uint8_t>(entry["size"].integer(1, kSizes));
        default:
            return 0;
    }
}

void read_goals(const JsonReader& json, Content& content) {
    constexpr std::array<std::string_view, 10> kMeasures{
        "stable_life",   "proto_life", "supernovae", "star_group",  "crystals",
        "stars_at_life", "stars",      "life",       "nebula_size", "nebulae"};
    json.only({"format", "game", "notation", "goals"});
    const JsonReader list = json["goals"];
    ContentTable names{"Goals: names", {"goal", "language", "name"}, {}};
    ContentTable measures{"Goals: what they count", {"goal", "measure", "of"}, {}};
    const std::size_t count = list.size(kGoalsPerGame, kMostGoals);  // CTC-SETUP-03
    content.goal_count = count;
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const JsonReader entry = list[i];
        entry.only(
            {"id", "measure", "element", "sector", "size", "names", "name_sources", "source"});
        const auto id = static_cast<std::uint8_t>(i + 1);
        const std::string name = goal_name(id);
        expect_id(entry, name);
        Goal& goal = content.goals[id];
        goal.names = listed_names(entry, name, names);
        goal.measure = static_cast<Measure>(entry["measure"].choice(kMeasures));
        goal.of = measured(entry, goal.measure);
        std::string of;
        for (std::string_view key : {"element", "sector"})
            if (entry.has(key)) of = entry[key].string();
        if (entry.has("size")) of = "size " + std::to_string(goal.of);
        measures.entries.push_back(
            {{name, std::string(entry["measure"].string()), of}, provenance_from(entry["source"])});
    }
    content.tables.push_back(std::move(names));
    content.tables.push_back(std::move(measures));
}

}  // namespace

void expect_id(const JsonReader& entry, const std::string& id) {
    if (entry["id"].string() != id) entry["id"].fail("expected " + id + " here");
}

Names listed_names(const JsonReader& entry, const std::string& id, ContentTable& table) {
    const Names names = names_from(entry["names"]);
    const JsonReader sources = entry["name_sources"];
    sources.only({"de", "en", "fr"});
    for (auto [language, name] :
         {std::pair{"de", &names.german}, {"en", &names.english}, {"fr", &names.french}})
        table.entries.push_back({{id, language, *name}, provenance_from(sources[language])});
    return names;
}

Result<Content> load_content(std::span<const ContentFile> files) {
    return read_content<Content>(files, kGameId,
                                 {{"board.json", read_board},
                                  {"nebulae.json", read_nebulae},
                                  {"tables.json", read_numbers},
                                  {"powers.json", read_powers},
                                  {"goals.json", read_goals}});
}

}  // namespace orrery::crafting_the_cosmos
