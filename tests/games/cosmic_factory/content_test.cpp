// Content files: what is printed on tiles, cards and boards, and how a broken entry is named.
#include "games/cosmic_factory/content.h"

#include <algorithm>

#include "tests/games/cosmic_factory/support.h"
#include "tests/support/broken_content.h"

namespace orrery::cosmic_factory::testing {
namespace {

// The content with one file replaced by this text, or left out when there is none.
Result<Content> load_with(std::string_view name, const std::string* text) {
    return load_content(test::content_with("cosmic-factory", name, text));
}

Json embedded(std::string_view name) {
    return test::embedded("cosmic-factory", name);
}

TEST(CosmicFactoryContent, CF_COMP_01_CF_COMP_03_every_broken_entry_is_named_with_its_place) {
    const test::BrokenContent cases[] = {
        {"tiles.json", "/game", "\"chess\"", "/game", "", "cosmic-factory"},
        {"tiles.json", "/tiles", "[]", "/tiles", "", "expected 54 entries"},
        {"tiles.json", "/tiles", "7", "/tiles", "", "expected a list"},
        {"tiles.json", "/tiles/4", "\"G1\"", "/tiles/4", "", "expected an object"},
        {"tiles.json", "/tiles/4/id", "55", "/tiles/4/id", "", "from 1 to 54"},
        {"tiles.json", "/tiles/4/id", "4", "/tiles/4/id", "CF-COMP-01", "tile 4 is there twice"},
        {"tiles.json", "/tiles/4/code", "\"G1G1\"", "/tiles/4/code", "CF-TILE-01", "four fields"},
        {"tiles.json", "/tiles/4/code", "\"G1G1G1B1SWNE\"", "/tiles/4/code", "CF-TILE-01", "slash"},
        {"tiles.json", "/tiles/4/code", "\"G1G3G1B1/SW\"", "/tiles/4/code", "CF-TILE-01",
         "field 2 (G3)"},
        {"tiles.json", "/tiles/4/code", "\"G1G1R1B1/SW\"", "/tiles/4/code", "CF-TILE-01",
         "field 3 (R1)"},
        {"tiles.json", "/tiles/4/code", "\"G1G1G1*1/SW\"", "/tiles/4/code", "CF-TILE-01",
         "field 4 (*1)"},
        {"tiles.json", "/tiles/4/code", "\"G1G1G1B1/WS\"", "/tiles/4/code", "CF-TILE-02",
         "in this order"},
        {"tiles.json", "/tiles/4/code", "\"G1G1G1B1/NN\"", "/tiles/4/code", "CF-TILE-02",
         "N E S W"},
        {"tiles.json", "/tiles/4/code", "\"G1G1G1B1/X\"", "/tiles/4/code", "CF-TILE-02", "N E S W"},
        // Tile 01 turned once.
        {"tiles.json", "/tiles/4/code", "\"G1G1G2G0/W\"", "/tiles/4/code", "CF-TILE-05",
         "the same tile as 1"},
        {"tiles.json", "/tiles/4/code", "5", "/tiles/4/code", "", "expected a text"},
        {"tiles.json", "/tiles/4/source", "\"hearsay\"", "/tiles/4/source", "", "rulebook"},
        {"tiles.json", "/tiles/4/colour", "1", "/tiles/4/colour", "", "unknown field"},
        {"tiles.json", "/extra", "1", "/extra", "", "unknown field"},
        {"scoring.json", "/tables", "[]", "/tables", "", "expected 5 entries"},
        {"scoring.json", "/tables/1/name", "\"green\"", "/tables/1/name", "", "blue"},
        {"scoring.json", "/tables/1/name", "\"pink\"", "/tables/1/name", "", "none of"},
        {"scoring.json", "/tables/0/rows", "[]", "/tables/0/rows", "", "entries"},
        {"scoring.json", "/tables/0/rows/1", "[6]", "/tables/0/rows/1", "", "expected 2 entries"},
        {"scoring.json", "/tables/0/rows/1", "[3, 4]", "/tables/0/rows/1/0", "", "from 4"},
        {"scoring.json", "/tables/0/rows/1", "[6, 1]", "/tables/0/rows/1/1", "", "from 2 to 30"},
        {"scoring.json", "/tables/3/rows/2", "[10, 4]", "/tables/3/rows/2/0", "", "to 9"},
        {"scoring.json", "/tables/0/rows/2", "[73, 9]", "/tables/0/rows/2/0", "", "to 72"},
        {"scoring.json", "/tables/0/source", "null", "/tables/0/source", "", "expected a text"},
        {"cards.json", "/cards", "[]", "/cards", "", "expected 5 to 99 entries"},
        {"cards.json", "/cards/3/id", "0", "/cards/3/id", "", "from 1 to"},
        {"cards.json", "/cards/3/id", "3", "/cards/3/id", "CF-COMP-03", "expected card 4 here"},
        {"cards.json", "/cards/3/names/en", "\"\"", "/cards/3/names/en", "", "a name is needed"},
        {"cards.json", "/cards/3/names/it", "\"x\"", "/cards/3/names/it", "", "unknown field"},
        {"cards.json", "/cards/3/name_sources/de", "\"x\"", "/cards/3/name_sources/de", "",
         "none of"},
        {"cards.json", "/cards/3/texts/fr", "[]", "/cards/3/texts/fr", "", "expected a text"},
        {"cards.json", "/cards/3/effect", "4", "/cards/3/effect", "", "expected an object"},
        {"cards.json", "/cards/3/effect/rain", "1", "/cards/3/effect/rain", "", "unknown field"},
        {"cards.json", "/cards/3/effect/track", "\"short\"", "/cards/3/effect/track", "",
         "none of"},
        {"cards.json", "/cards/0/effect/turn_down", "3", "/cards/0/effect/turn_down", "",
         "from 0 to 2"},
        {"cards.json", "/cards/4/effect/zone_extra/most", "2", "/cards/4/effect/zone_extra/most",
         "", "from 3 to 255"},
        {"cards.json", "/cards/4/effect/zone_extra/colours", "[]",
         "/cards/4/effect/zone_extra/colours", "", "entries"},
        {"cards.json", "/cards/0/effect/shape", "\"row\"", "/cards/0/effect", "", "square"},
        {"cards.json", "/cards/0/effect/sabotage", "true", "/cards/0/effect", "", "go together"},
        {"cards.json", "/cards/1/effect/stellar_exchange", "true", "/cards/1/effect", "",
         "go together"},
        {"cards.json", "/cards/3/source", "4", "/cards/3/source", "", "expected a text"},
    };
    test::expect_refused("cosmic-factory", cases, load_content);
}

TEST(CosmicFactoryContent, a_missing_or_unreadable_file_is_named) {
    for (const char* name : {"tiles.json", "scoring.json", "cards.json"}) {
        const Result<Content> missing = load_with(name, nullptr);
        ASSERT_FALSE(missing.ok());
        EXPECT_NE(to_string(missing.error()).find(name), std::string::npos);
        const std::string broken = "{\"game\":\n  oops}";
        const Result<Content> unreadable = load_with(name, &broken);
        ASSERT_FALSE(unreadable.ok());
        EXPECT_EQ(unreadable.error().code, "bad_content");
        EXPECT_NE(unreadable.error().at.find(std::string("cosmic-factory/") + name + ": line 2"),
                  std::string::npos)
            << unreadable.error().at;
    }
    for (const char* field : {"tiles", "game"}) {
        Json document = embedded("tiles.json");
        document.as_object().erase(field);
        const std::string text = orrery::to_text(document);
        EXPECT_FALSE(load_with("tiles.json", &text).ok()) << field;
    }
}

TEST(CosmicFactoryContent, other_tiles_change_the_game_and_its_version) {
    Json document = embedded("tiles.json");
    set_at(document, "/tiles/0/code", "G2G2G2G2/-");
    const std::string text = orrery::to_text(document);
    const Result<Content> loaded = load_with("tiles.json", &text);
    ASSERT_TRUE(loaded.ok()) << to_string(loaded.error());
    EXPECT_EQ(loaded->tiles[1].fields[0].planets, 2);
    EXPECT_EQ(loaded->tiles[1].spokes, 0);
    std::vector<ContentFile> files;
    for (ContentFile file : embedded_content()) {
        if (file.name == "tiles.json") file.text = text;
        files.push_back(file);
    }
    EXPECT_NE(content_version(files, "cosmic-factory"),
              content_version(embedded_content(), "cosmic-factory"));
}

TEST(CosmicFactoryContent, every_entry_is_printed_with_its_provenance) {
    const ContentTables& tables = game().content_tables();
    ASSERT_EQ(tables.size(), 4U);
    EXPECT_EQ(tables[0].entries.size(), 54U);
    EXPECT_EQ(tables[1].entries.size(), 5U);
    const std::size_t cards = game().content().cards.size() - 1;  // 0 is none
    EXPECT_EQ(tables[2].entries.size(), 3 * cards);               // names in three languages
    EXPECT_EQ(tables[3].entries.size(), cards);
    for (const ContentTable& table : tables)
        for (const ContentEntry& entry : table.entries)
            EXPECT_EQ(entry.columns.size(), table.headings.size()) << table.title;
    // The tiles are reconstructed, the scoring tables and card effects are the rulebook's.
    for (const ContentEntry& entry : tables[0].entries)
        EXPECT_EQ(entry.provenance, Provenance::kReconstructed);
    for (const ContentEntry& entry : tables[1].entries)
        EXPECT_EQ(entry.provenance, Provenance::kRulebook);
    EXPECT_EQ(tables[1].entries[0].columns[2], "3+ → 1, 6+ → 3, 9+ → 5");
}

TEST(CosmicFactoryContent, CF_COMP_03_every_card_has_its_names_and_says_what_it_does) {
    const auto& cards = game().content().cards;
    EXPECT_EQ(cards[1].names.german, "Schwarzes Loch");
    EXPECT_EQ(cards[9].names.french, "Vide sidéral");
    EXPECT_EQ(cards[20].names.english, "Planetoid Offering");
    ASSERT_GE(cards.size(), 21U);
    for (std::size_t card = 1; card < cards.size(); ++card)
        for (const Names& said : {cards[card].names, cards[card].texts}) {
            EXPECT_FALSE(said.german.empty()) << card;
            EXPECT_FALSE(said.english.empty()) << card;
            EXPECT_FALSE(said.french.empty()) << card;
        }
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
