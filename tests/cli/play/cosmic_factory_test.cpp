// What Cosmic Factory looks like in the terminal, and how it is typed.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include "cli/play/cosmic_factory/galaxy.h"
#include "cli/play/cosmic_factory/typing.h"
#include "cli/play/presenter.h"
#include "core/embedded_content.h"
#include "games/cosmic_factory/content.h"
#include "games/registry.h"
#include "tests/cli/play/scripted_session.h"

namespace orrery::cli::play {
namespace {

using cosmic_factory::Cell;
using cosmic_factory::Phase;
using cosmic_factory::PlacedTile;
using cosmic_factory::Shape;

const cosmic_factory::Content& content() {
    static const auto loaded = cosmic_factory::load_content(embedded_content());
    return loaded.value();
}

// The galaxy `01.0 32.3 30.0 33.2 04.0 35.2 43.1 36.3 45.0`, row by row.
std::vector<PlacedTile> known_galaxy(int across) {
    constexpr std::array<std::uint8_t, 9> kTiles{1, 32, 30, 33, 4, 35, 43, 36, 45};
    constexpr std::array<std::uint8_t, 9> kTurns{0, 3, 0, 2, 0, 2, 1, 3, 0};
    std::vector<PlacedTile> galaxy;
    for (int i = 0; i < 9; ++i) {
        PlacedTile placed;
        placed.cell = {static_cast<std::int8_t>(i % across), static_cast<std::int8_t>(i / across)};
        placed.tile = kTiles[static_cast<std::size_t>(i)];
        placed.rotation = kTurns[static_cast<std::size_t>(i)];
        galaxy.push_back(placed);
    }
    return galaxy;
}

TEST(PlayDrawing, a_whole_galaxy_with_joined_asteroids) {
    const Canvas canvas = draw_galaxy(content().tiles, known_galaxy(3), Shape::kSquare, {});
    EXPECT_EQ(joined(canvas.lines(Style{})),
              "        0         1         2\n"
              "   ┌01───────┬32──┰────┬30───────┐\n"
              "   │ G•   G••│ G• ┃ O  │ G•   G• │\n"
              " 0 │    ╻    │    ┣━━━━┿━━━━━━━━━┥\n"
              "   │ G• ┃ G  │ O• ┃ B  │ B•   O  │\n"
              "   ├33──╂────┼04──╂────┼35───────┤\n"
              "   │ G• ┃ G• │ O  ┃ O• │ B••  B  │\n"
              " 1 │    ┃    │    ┗━━━━┿━━━━┳━━━━┥\n"
              "   │ G  ┃ ✶  │ O    O••│ B  ┃ ✶  │\n"
              "   ├43──╂────┼36───────┼45──╂────┤\n"
              "   │ G••┃ ✶  │ O•   O  │ ✶  ┃ G  │\n"
              " 2 │    ┣━━━━┿━━━━━━━━━┿━━━━┛    │\n"
              "   │ G  ┃ B  │ ✶    O  │ B••  B• │\n"
              "   └────┸────┴─────────┴─────────┘\n");
}

TEST(PlayDrawing, empty_cells_show_their_names_and_tiles_face_down_nothing) {
    std::vector<PlacedTile> galaxy = known_galaxy(3);
    galaxy.erase(galaxy.begin() + 4);
    galaxy[3].face_down = 1;
    const Lines lines = draw_galaxy(content().tiles, galaxy, Shape::kSquare, {}).lines(Style{});
    EXPECT_EQ(lines[5], "   ├33──┸────┼────┸────┼35───────┤");
    EXPECT_EQ(lines[7], " 1 │▒▒▒▒▒▒▒▒▒│   1,1   ┝━━━━┳━━━━┥");
}

TEST(PlayDrawing, plain_characters_keep_the_shape) {
    const Lines lines =
        draw_galaxy(content().tiles, known_galaxy(3), Shape::kSquare, {}).lines(Style{});
    EXPECT_EQ(to_ascii(lines[7]), " 1 |    #    |    #=========#=====");
    EXPECT_EQ(to_ascii(lines[9]), "   +43--#----+36-------+45--#----+");
}

TEST(PlayDrawing, a_row_of_nine_fits_eighty_columns) {
    const Canvas row = draw_galaxy_within(80, content().tiles, known_galaxy(9), Shape::kRow, {});
    EXPECT_EQ(row.width(), 76);
    EXPECT_EQ(row.lines(Style{})[3],
              " 0 │   ╻   │   ┣━━━┿━━━━━━━┥   ┃   │   ┗━━━┿━━━┳━━━┥   ┣━━━┿━━━━━━━┿━━━┛   │");
}

TEST(PlayDrawing, two_galaxies_never_join) {
    std::vector<PlacedTile> galaxy = known_galaxy(2);
    galaxy.pop_back();
    for (std::size_t i = 0; i < galaxy.size(); ++i) {
        const bool second = i >= 4;
        galaxy[i].cell.x = static_cast<std::int8_t>(
            galaxy[i].cell.x + (second ? cosmic_factory::kGalaxyB : cosmic_factory::kGalaxyA));
        galaxy[i].cell.y = static_cast<std::int8_t>(galaxy[i].cell.y - (second ? 2 : 0));
    }
    const Lines lines = draw_galaxy(content().tiles, galaxy, Shape::kTwoSquares, {}).lines(Style{});
    EXPECT_EQ(lines[0], "A       0         1       B       0         1");
    EXPECT_EQ(lines[3], " 0 │    ╻    │    ┣━━━━┥   0 │    ┗━━━━┿━━━━┳━━━━┥");
}

TEST(PlayDrawing, a_free_shape_shows_the_cells_around_it_with_negative_numbers) {
    std::vector<PlacedTile> galaxy = known_galaxy(9);
    galaxy.resize(1);
    const Lines lines = draw_galaxy(content().tiles, galaxy, Shape::kFree, {}).lines(Style{});
    EXPECT_EQ(lines[0], "       -1         0         1");
    EXPECT_EQ(lines[3], "-1    -1,-1     0,-1      1,-1");
    EXPECT_EQ(lines[7], " 0    -1,0   │    ╻    │   1,0");
    galaxy[0].cell = {-8, 8};
    galaxy.push_back(galaxy[0]);
    galaxy[1].cell = {8, -8};
    EXPECT_LE(draw_galaxy_within(80, content().tiles, galaxy, Shape::kFree, {}).width(), 80);
}

// Every card's shape, every number of players, every phase: nothing is wider than the screen.
TEST(PlayDrawing, every_screen_fits_eighty_columns) {
    const Registry registry = std::move(Registry::load(embedded_content())).value();
    const AnyGame& game = *registry.find("cosmic-factory");
    const auto presenter = make_presenter(game);
    RandomStream chance(seed_from_number(1));
    for (int card = 1; card <= 20; ++card) {
        const int players = 2 + card % 5;
        SeatNames names;
        for (int i = 1; i <= players; ++i) names.names.push_back(fmt::format("Player {}", i));
        const JsonObject options{{"cards", JsonArray{card}}};
        const auto position =
            std::move(
                game.start(players, options, seed_from_number(static_cast<std::uint64_t>(card))))
                .value();
        std::vector<Event> events;
        const auto check = [&](const Lines& lines, int width) {
            for (const std::string& line : lines) {
                EXPECT_LE(columns(line), width) << "card " << card << ": " << line;
                for (const char c : to_ascii(line)) EXPECT_GE(c, ' ') << line;
            }
        };
        while (!position->over() && position->view_json(0).at("round").to_number<int>() == 1) {
            Seat seat = 0;
            while (!has_seat(position->actors(), seat)) ++seat;
            const View view(*position, seat);
            check(presenter->screen(view, names, Style{false, 80, 24}), 80);
            check(presenter->screen(view, names, Style{false, 120, 40}), 120);
            check(presenter->look(view, static_cast<Seat>(players - 1), names, Style{}), 80);
            position->apply(seat, position->random_action(seat, chance), &events);
        }
        check(presenter->tell(events, View(*position, 0), names, Style{}).lines, 80);
        check(presenter->rules_help(), 80);
        check(presenter->typing_help(), 80);
    }
}

TEST(PlayDrawing, colour_only_adds_escape_sequences_around_the_same_letters) {
    const GalaxyStyle coloured{kLargeField, true, true};
    const Canvas canvas = draw_galaxy(content().tiles, known_galaxy(3), Shape::kSquare, coloured);
    const Lines lines = canvas.lines(Style{true, 80, 24});
    ASSERT_EQ(lines.size(), 14U);
    for (const std::string& line : lines) EXPECT_LE(columns(line), 34) << line;
    EXPECT_NE(lines[2].find("\x1b["), std::string::npos);
    for (const char* letter : {"G", "B", "O", "✶", "•"})
        EXPECT_NE(joined(lines).find(letter), std::string::npos) << "colour is never alone";
}

const cosmic_factory::CosmicFactory& rules() {
    static const cosmic_factory::CosmicFactory game(content());
    return game;
}

cosmic_factory::Galaxy laid(std::size_t tiles) {
    cosmic_factory::Galaxy galaxy;
    for (const PlacedTile& placed : known_galaxy(3))
        if (galaxy.size() < tiles) galaxy.push_back(placed);
    return galaxy;
}

cosmic_factory::State building_state() {
    cosmic_factory::State state;
    state.phase = Phase::kBuild;
    state.seat(0).galaxy = laid(4);  // 01 at (0,0), 32 at (1,0), 30 at (2,0), 33 at (0,1)
    state.seat(0).pile = {4, 35};
    return state;
}

TEST(PlayTyping, short_forms_become_actions) {
    const cosmic_factory::State state = building_state();
    const FactoryView table{rules(), state, 0};
    const std::vector<std::pair<std::string, std::string>> forms{
        {"4 1,1", "place 4.0 at (1,1)"},
        {"4 1,1 2", "place 4.2 at (1,1)"},
        {"p 4 1,1 r3", "place 4.3 at (1,1)"},
        {"4.1 (1,1)", "place 4.1 at (1,1)"},
        {"35 -1,2", "place 35.0 at (-1,2)"},
        {"4 A0,1", "place 4.0 at A(0,1)"},
        {"4 b(1,1)", "place 4.0 at B(1,1)"},
        {"01 1,1", "move (0,0) to (1,1)"},
        {"1 1,0", "swap (0,0) with (1,0)"},
        {"1 1,1 3", "move (0,0) to (1,1); rotate (1,1) to 3"},
        {"1 0,0 3", "rotate (0,0) to 3"},
        {"r 32", "rotate (1,0) to 0"},
        {"r 1,0 2", "rotate (1,0) to 2"},
        {"x 33", "remove (0,1)"},
        {"s 1 33", "swap (0,0) with (0,1)"},
        {"m 1 2,2", "move (0,0) to (2,2)"},
        {"f 1", "flip down (0,0)"},
        {"b blue", "take blue"},
        {"b og", "take green orange"},
        {"b green and blue", "take green blue"},
        {"d", "done"},
        {"place 4.2 at (1,1)", "place 4.2 at (1,1)"},
    };
    for (const auto& [typed, text] : forms)
        EXPECT_EQ(expand_short_form(typed, table), text) << typed;
    for (const char* wrong :
         {"r", "r 4", "r 1 7", "x 54", "4 1,1 9", "p 4", "b mauve", "s 1", "x 2,2"})
        EXPECT_THROW(expand_short_form(wrong, table), Misread) << wrong;
}

TEST(PlayTyping, every_phase_has_its_short_forms) {
    cosmic_factory::State state = building_state();
    state.seat(1).galaxy = laid(9);
    const auto in_phase = [&](Phase phase, std::string_view typed) {
        state.phase = phase;
        return expand_short_form(typed, {rules(), state, 0});
    };
    EXPECT_EQ(in_phase(Phase::kDraft1, "42 3 17"), "pick 42 3 17");
    EXPECT_THROW(in_phase(Phase::kDraft2, "42 3"), Misread);
    EXPECT_EQ(in_phase(Phase::kSabotage, "x 1,1"), "sabotage (1,1)");
    EXPECT_EQ(in_phase(Phase::kSabotage, "x 45"), "sabotage (2,2)");
    EXPECT_EQ(in_phase(Phase::kBlackHole, "f 0,0 45"), "turn down (0,0) (2,2)");
    EXPECT_EQ(in_phase(Phase::kBlackHole, "f 45 0,0"), "turn down (0,0) (2,2)");
    EXPECT_EQ(in_phase(Phase::kExchange, "blue"), "exchange blue");
    EXPECT_EQ(in_phase(Phase::kOffering, "none"), "offer none");
    EXPECT_EQ(in_phase(Phase::kOffering, "g"), "offer green");
}

}  // namespace
}  // namespace orrery::cli::play
