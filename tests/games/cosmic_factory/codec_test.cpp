// States as JSON: written and read back, and described by their schema.
#include "games/cosmic_factory/codec.h"

#include <algorithm>
#include <utility>

#include "tests/games/cosmic_factory/support.h"
#include "tests/support/schema_check.h"

namespace orrery::cosmic_factory::testing {
namespace {

using test::schema_complaints;

// The state behind the JSON, or the error.
Result<State> read(const Json& document) {
    JsonErrors errors;
    const State state = game().state_from_json(JsonReader(document, errors));
    if (!errors.ok()) return errors.error();
    return state;
}

// Calls visit(state) for positions of every phase, player count and card, at random.
template <class Visit>
void for_random_positions(Visit&& visit) {
    std::array<int, 9> phases{};
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        const int players = 2 + static_cast<int>(seed % 5);
        const int card = 1 + static_cast<int>(seed % 20);
        const std::string options =
            seed >= 20 ? R"({"beginner": true})"
                       : R"({"draft_seconds": 9, "cards": [)" + std::to_string(card) + "]}";
        State state = new_game(players, options, seed);
        RandomStream random(seed_from_number(seed));
        int steps = 0;
        while (state.phase != Phase::kGameOver) {
            // Every third position; now and then the clock strikes.
            if (++steps % 3 == 0 || state.phase > Phase::kBuild) visit(state);
            ++phases[static_cast<std::size_t>(state.phase)];
            if (random.uniform(60) == 0 && !legal_actions(state, kClock).empty())
                time_up(state);
            else
                play_on(state, random, [&, once = true](const State&) mutable {
                    return !std::exchange(once, false);
                });
        }
        visit(state);
        ++phases[static_cast<std::size_t>(state.phase)];
    }
    for (std::size_t phase = 0; phase < phases.size(); ++phase)
        EXPECT_GT(phases[phase], 0) << kPhaseNames[phase] << " was never reached";
}

TEST(CosmicFactoryCodec, every_reachable_state_is_read_back_the_same) {
    for_random_positions([](const State& state) {
        const Json document = game().state_json(state);
        const Result<State> again = read(json(orrery::to_text(document)));
        ASSERT_TRUE(again.ok()) << to_string(again.error()) << "\n" << document;
        ASSERT_TRUE(*again == state) << document;
    });
}

TEST(CosmicFactoryCodec, a_document_need_not_go_through_text) {
    const State state = building(3, 4);
    const Result<State> again = read(game().state_json(state));
    ASSERT_TRUE(again.ok()) << to_string(again.error());
    EXPECT_EQ(*again, state);
}

TEST(CosmicFactoryCodec, the_schema_refuses_what_does_not_fit) {
    const Json schema = game().schema(false);
    const Json good = game().state_json(building(2, 4));
    EXPECT_EQ(schema_complaints(schema, good), std::vector<std::string>{});
    const auto complaint = [&](std::string_view pointer, const Json& value) {
        Json bad = good;
        set_at(bad, pointer, value);
        const std::vector<std::string> found = schema_complaints(schema, bad);
        return found.empty() ? std::string() : found[0];
    };
    EXPECT_EQ(complaint("/players", 7), "/players: out of range");
    EXPECT_EQ(complaint("/phase", "dusk"), "/phase: none of the choices");
    EXPECT_EQ(complaint("/seats/0/done", 1), "/seats/0/done: expected \"boolean\"");
    EXPECT_EQ(complaint("/seats/1/markers/star", 31), "/seats/1/markers/star: out of range");
    EXPECT_EQ(complaint("/random/seed", "xyz"), "/random/seed: does not match the pattern");
    EXPECT_EQ(complaint("/cards", JsonArray{1}), "/cards: too few entries");
    EXPECT_EQ(complaint("/extra", 1), ": extra is unknown");
    EXPECT_EQ(complaint("/scored", 1), "/scored: fits none of the alternatives");
    Json missing = good;
    missing.as_object().erase("owing");
    EXPECT_EQ(schema_complaints(schema, missing), std::vector<std::string>{": owing is missing"});
    EXPECT_EQ(schema_complaints(json(R"({"not": {}})"), good),
              std::vector<std::string>{": the schema's word not is not known"});
}

TEST(CosmicFactoryCodec, a_state_has_the_words_that_readers_rely_on) {
    State state = building(2, 11);
    play(state, 0, "place 05.3 at B(1,0)");
    play(state, 1, "take blue");
    const Json document = game().state_json(state);
    EXPECT_EQ(document.at("phase"), "build");
    EXPECT_EQ(document.at("cards").at(0), 11);
    EXPECT_EQ(orrery::to_text(document.at("middle")), R"(["green","orange"])");
    EXPECT_EQ(orrery::to_text(document.at("owing")), "[]");
    EXPECT_EQ(orrery::to_text(document.at("seats").at(0).at("galaxy")),
              R"([{"tile":"05","rot":3,"galaxy":"B","x":1,"y":0,"down":false}])");
    EXPECT_EQ(orrery::to_text(document.at("seats").at(1).at("bonus")), R"(["blue"])");
    EXPECT_EQ(document.at("seats").at(1).at("frozen"), true);
    EXPECT_TRUE(document.at("scored").is_null());
    EXPECT_EQ(document.at("random").at("seed").as_string().size(), 64U);
}

TEST(CosmicFactoryCodec, a_view_names_the_cells_and_counts_what_lies_there) {
    State state = building(2, 11);
    play(state, 0, "place 05.3 at B(1,0)");
    const Json view = game().view_json(game().hide(state, 0), 0);
    EXPECT_EQ(schema_complaints(game().schema(true), view), std::vector<std::string>{});
    EXPECT_EQ(orrery::to_text(view.at("seats").at(0).at("galaxy")),
              R"x([{"tile":"05","rot":3,"galaxy":"B","x":1,"y":0,"cell":"B(1,0)","down":false}])x");
    EXPECT_EQ(view.at("seats").at(0).at("evaluation"),
              game().evaluation_json(state.seat(0).galaxy, 11));
    EXPECT_TRUE(view.at("seats").at(1).at("evaluation").is_null());
}

// Documents of before have numbers of tiles where there are names now.
TEST(CosmicFactoryCodec, a_tile_may_be_written_as_its_number) {
    const State state = building(2, 4);
    Json document = game().state_json(state);
    EXPECT_EQ(document.at_pointer("/seats/0/pile/6"), "07");
    set_at(document, "/seats/0/pile/6", 7);
    const Result<State> again = read(document);
    ASSERT_TRUE(again.ok()) << to_string(again.error());
    EXPECT_EQ(*again, state);
}

TEST(CosmicFactoryCodec, a_secret_choice_is_part_of_the_state) {
    State state = building(3, 13);
    time_up(state);
    play(state, 1, "sabotage (2,1)");
    const Json document = game().state_json(state);
    EXPECT_EQ(document.at("seats").at(1).at("pending"), "sabotage (2,1)");
    EXPECT_TRUE(document.at("seats").at(0).at("pending").is_null());
    EXPECT_EQ(orrery::to_text(document.at("owing")), "[0,2]");
    const Result<State> again = read(json(orrery::to_text(document)));
    ASSERT_TRUE(again.ok()) << to_string(again.error());
    EXPECT_EQ(*again, state);
}

TEST(CosmicFactoryCodec, the_order_of_tiles_in_a_document_does_not_matter) {
    const State state = building(2, 4);
    Json document = game().state_json(state);
    JsonArray& pile = document.as_object()["seats"].as_array()[0].as_object()["pile"].as_array();
    std::reverse(pile.begin(), pile.end());
    const Result<State> again = read(json(orrery::to_text(document)));
    ASSERT_TRUE(again.ok()) << to_string(again.error());
    EXPECT_EQ(*again, state);
}

TEST(CosmicFactoryCodec, an_evaluation_lists_zones_tracks_and_points) {
    EXPECT_EQ(orrery::to_text(game().evaluation_json(vector("V08"), 8)),
              R"({"green":[9,2],"blue":[3,2,1],"orange":[4,1,0,0],"constellations":[2,2,1],)"
              R"("longest":7,"network":8,"separate":2,)"
              R"("points":{"green":5,"blue":4,"orange":5,"track":2,"constellations":3}})");
}

}  // namespace
}  // namespace orrery::cosmic_factory::testing
