// Tiles, boards and objects.
#include "games/cosmogenesis/content.h"

#include <algorithm>

#include "core/text.h"

namespace orrery::cosmogenesis {
namespace {

// What a kind of tile is made of, and how many there are (section 2.1).
constexpr std::array<std::string_view, 5> kClassNames{"object", "gas_giant", "small", "size_3",
                                                      "size_4"};
constexpr std::array<int, 5> kClassCounts{10, 15, 30, 15, 10};

Tile tile_from(const JsonReader& entry, std::size_t kind) {
    Tile tile;
    tile.id = entry["id"].string();
    switch (kind) {
        case 0: {
            entry.only({"id", "class", "object", "place", "source"});
            tile.object =
                static_cast<std::uint8_t>(read_number(entry["object"], 'O', kObjectCount));
            break;
        }
        case 1: {
            entry.only({"id", "class", "size", "colour", "place", "source"});
            const auto colour = static_cast<Colour>(entry["colour"].choice(kColourNames));
            tile.body = gas_giant(static_cast<int>(entry["size"].integer(1, 2)), colour);
            break;
        }
        default:
            entry.only({"id", "class", "place", "source"});
            tile.small = kind == 2;
            tile.body = terrestrial(kind == 2 ? 1 : static_cast<int>(kind));
    }
    constexpr std::array<std::string_view, 4> kPlaces{"supply", "base", "3+", "4"};
    constexpr std::array<std::uint8_t, 4> kPlayers{0, 2, 3, 4};
    tile.players = kPlayers[entry["place"].choice(kPlaces)];
    if (tile.players == 0 && !tile.body.is_terrestrial())
        entry["place"].fail("only terrestrial bodies lie in the supply", "CG-SUPPLY-07");
    return tile;
}

void check_tile_counts(const JsonReader& list, const Content& content,
                       const std::array<int, 5>& kinds) {
    for (std::size_t kind = 0; kind < kinds.size(); ++kind)
        if (kinds[kind] != kClassCounts[kind])
            list.fail("expected " + std::to_string(kClassCounts[kind]) + " tiles of class " +
                      std::string(kClassNames[kind]) + ", found " + std::to_string(kinds[kind]));
    std::array<int, 5> by_mark{};
    for (const Tile& tile : content.tiles) ++by_mark[tile.players];
    if (by_mark[2] != 30 || by_mark[3] != 10 || by_mark[4] != 10)
        list.fail("30 tiles are in every bag, ten more are marked 3+ and ten 4", "CG-SETUP-03");
    std::array<bool, kObjectCount + 1> objects{};
    for (const Tile& tile : content.tiles) {
        if (tile.object != 0 && objects[tile.object])
            list.fail("object " + id_text('O', tile.object) + " is on two tiles");
        objects[tile.object] = true;
    }
}

void read_tiles(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "tiles"});
    const JsonReader list = json["tiles"];
    ContentTable table{"Tiles", {"tile", "class", "place"}, {}};
    std::array<int, 5> kinds{};
    const std::size_t count = list.size(kTileCount, kTileCount);
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const JsonReader entry = list[i];
        const std::size_t kind = entry["class"].choice(kClassNames);
        ++kinds[kind];
        content.tiles[i] = tile_from(entry, kind);
        if (i > 0 && content.tiles[i].id <= content.tiles[i - 1].id)
            entry["id"].fail("ids are in ascending order, each once", "CG-RNG-04");
        table.entries.push_back({{content.tiles[i].id, std::string(entry["class"].string()),
                                  std::string(entry["place"].string())},
                                 provenance_from(entry["source"])});
    }
    if (json.ok()) check_tile_counts(list, content, kinds);
    content.tables.push_back(std::move(table));
}

// CG-TURN-07: everybody finds an element in every sector; the stacks and the bag allow exactly
// one more than there are players in sectors I to III (section 2.5).
void check_field_counts(const JsonReader& list, const Content& content) {
    for (int players = kMinPlayers; players <= kMaxPlayers; ++players)
        for (std::size_t sector = 1; sector <= kSectors; ++sector) {
            int fields = 0;
            for (std::size_t field = 1; field <= kFields; ++field)
                fields += content.in_use(sector, field, players) ? 1 : 0;
            if (sector < kSectors ? fields != players + 1 : fields < players)
                list.fail("sector " + std::string(kSectorNames[sector - 1]) + " has " +
                              counted(fields, "field") + " with " + counted(players, "player"),
                          "CG-TURN-07");
        }
}

void read_fields(const JsonReader& list, Content& content) {
    constexpr std::array<std::string_view, 5> kContents{"objective", "tile", "comet", "asteroid",
                                                        "two_asteroids"};
    constexpr std::array<FieldContent, 5> kLaid{0, 0, kOneComet, kOneAsteroid, kTwoAsteroids};
    constexpr std::array<std::size_t, kSectors> kFirst{0, 1, 1, 2}, kLast{0, 1, 1, 4};
    ContentTable table{"Cosmos board", {"field", "players", "content"}, {}};
    const std::size_t count = list.size(1, kSectors * kFields);
    for (std::size_t i = 0; i < count && list.ok(); ++i) {
        const JsonReader entry = list[i];
        entry.only({"sector", "field", "players", "content", "monolith", "source"});
        const std::size_t sector = entry["sector"].choice(kSectorNames);
        const auto field = static_cast<std::size_t>(entry["field"].integer(1, kFields));
        if (!list.ok()) return;
        FieldLayout& layout = content.fields[sector][field - 1];
        if (layout.players != 0) entry["field"].fail("this field is there twice");
        layout.players =
            static_cast<std::uint8_t>(entry["players"].integer(kMinPlayers, kMaxPlayers));
        const std::size_t what = entry["content"].choice(kContents);
        if (what < kFirst[sector] || what > kLast[sector])
            entry["content"].fail("sector I holds objectives, II and III tiles, IV the rest");
        layout.content = kLaid[what];
        layout.monolith = entry["monolith"].boolean();
        table.entries.push_back(
            {{std::string(kSectorNames[sector]) + "-" + std::to_string(field),
              std::to_string(layout.players) + "+",
              std::string(entry["content"].string()) + (layout.monolith ? ", Monolith" : "")},
             provenance_from(entry["source"])});
    }
    if (list.ok()) check_field_counts(list, content);
    content.tables.push_back(std::move(table));
}

void read_boards(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "fields", "stages"});
    read_fields(json["fields"], content);
    const JsonReader list = json["stages"];
    ContentTable table{"Evolution", {"stage", "de", "en", "fr", "points"}, {}};
    const std::size_t count = list.size(kMaxStage + 1, kMaxStage + 1);
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const JsonReader entry = list[i];
        entry.only({"stage", "names", "points", "source"});
        if (entry["stage"].integer(0, kMaxStage) != static_cast<int>(i))
            entry["stage"].fail("stages are listed from 0 to 4");
        LifeStage& stage = content.stages[i];
        stage.names = names_from(entry["names"]);
        stage.points = static_cast<std::uint8_t>(entry["points"].integer(0, 50));
        table.entries.push_back({{std::to_string(i), stage.names.german, stage.names.english,
                                  stage.names.french, std::to_string(stage.points)},
                                 provenance_from(entry["source"])});
    }
    content.tables.push_back(std::move(table));
}

void read_objects(const JsonReader& json, Content& content) {
    constexpr std::array<std::string_view, 10> kEffects{
        "asteroid",  "comet",       "rogue_planet", "asteroid_collision", "life",
        "evolution", "side_action", "swap_orbits",  "moon_collision",     "asteroid_moon"};
    json.only({"format", "game", "notation", "objects"});
    const JsonReader list = json["objects"];
    ContentTable table{"Astronomical objects", {"object", "de", "en", "fr", "uses", "effect"}, {}};
    std::array<std::uint8_t, kObjectCount + 1> seen{};
    const std::size_t count = list.size(kObjectCount, kObjectCount);
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const JsonReader entry = list[i];
        entry.only({"id", "names", "uses", "effect", "summary", "source"});
        const std::size_t number = read_number(entry["id"], 'O', kObjectCount, seen);
        seen[number] = 1;
        AstronomicalObject& object = content.objects[number];
        object.names = names_from(entry["names"]);
        object.uses = static_cast<std::uint8_t>(entry["uses"].integer(1, 9));
        object.effect = static_cast<ObjectEffect>(entry["effect"].choice(kEffects));
        object.summary = entry["summary"].string();
        table.entries.push_back({{id_text('O', number), object.names.german, object.names.english,
                                  object.names.french, std::to_string(object.uses), object.summary},
                                 provenance_from(entry["source"])});
    }
    content.tables.push_back(std::move(table));
}

}  // namespace

std::string id_text(char letter, std::size_t number) {
    return letter + std::string(number < 10 ? "0" : "") + std::to_string(number);
}

std::size_t read_number(const JsonReader& json, char letter, std::size_t last,
                        std::span<const std::uint8_t> seen) {
    const std::string_view text = json.string();
    for (std::size_t number = 1; number <= last; ++number) {
        if (text != id_text(letter, number)) continue;
        if (number < seen.size() && seen[number] != 0)
            json.fail(std::string(text) + " is there twice");
        return number;
    }
    json.fail("expected an id from " + id_text(letter, 1) + " to " + id_text(letter, last));
    return 1;
}

Result<Content> load_content(std::span<const ContentFile> files) {
    return read_content<Content>(files, kGameId,
                                 {{"boards.json", read_boards},
                                  {"tiles.json", read_tiles},
                                  {"objects.json", read_objects},
                                  {"stellar.json", read_stellar},
                                  {"planetary.json", read_planetary}});
}

}  // namespace orrery::cosmogenesis
