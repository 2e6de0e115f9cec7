// Crafting the Cosmos in the terminal: what it looks like, how it is typed, whole games by hints.
#include <gtest/gtest.h>

#include <fmt/format.h>

#include <algorithm>

#include "cli/play/crafting_the_cosmos/galaxy.h"
#include "cli/play/crafting_the_cosmos/typing.h"
#include "core/embedded_content.h"
#include "games/crafting_the_cosmos/events.h"
#include "games/crafting_the_cosmos/game.h"
#include "games/registry.h"
#include "tests/cli/play/scripted_session.h"

namespace orrery::cli::play {
namespace {

namespace ctc = crafting_the_cosmos;

const AnyGame& crafting_game() {
    static const Registry registry = std::move(Registry::load(embedded_content())).value();
    return *registry.find("crafting-the-cosmos");
}

const Presenter& presenter() {
    static const auto made = make_presenter(crafting_game());
    return *made;
}

std::unique_ptr<Position> start(int players, std::uint64_t seed) {
    return std::move(crafting_game().start(players, JsonObject{}, seed_from_number(seed))).value();
}

Seat actor(const Position& position) {
    Seat seat = 0;
    while (!has_seat(position.actors(), seat)) ++seat;
    return seat;
}

TEST(PlayCrafting, the_galaxy_shows_pieces_with_letters_and_signs) {
    static const auto content = ctc::load_content(embedded_content());
    ctc::SeatState board;
    board.stars[0].insert(18);
    board.stars[1].insert(8);
    board.stars[2].insert(13);
    board.supernovae.insert(13);
    board.proto.insert(20);
    board.stable.insert(26);
    board.nebulae[0] = 11;  // NT1-11
    board.nebulae[4] = 33;  // NT3-01
    board.nebulae[8] = 20;  // NT2-04
    board.formed.insert(8);
    board.advanced[8][0] = ctc::advanced_tile(1, 8);
    const Lines lines = crafting::draw_galaxy(*content, ctc::Options{}, board).lines(Style{});
    ASSERT_EQ(lines.size(), 19U);
    EXPECT_EQ(lines[0], "            S01         S02         S03");
    EXPECT_EQ(lines[4], "      S08         He09        S10         S11");
    EXPECT_EQ(lines[6], "S12         S13  ND0·1  ✹14  NP0·3  S15         S16");
    EXPECT_EQ(lines[7], "L19   ND2   L20  HHeOC  ○21 H3He2O  L22   NP1   L23");
    EXPECT_EQ(lines[8], "S17         S18   5p    H19   8p    S20         S21");
    EXPECT_EQ(lines[11], "      L32   NF3   L33 formed  L34   NP3   L35");
    EXPECT_EQ(lines[12], "      S26         S27  6p ♦8  S28         S29");
    for (const std::string& line : lines) EXPECT_LE(columns(line), crafting::kGalaxyWidth);
}

// Random games with every number of players: no line is wider than the screen, plain or coloured.
TEST(PlayCrafting, every_screen_and_sentence_fits_eighty_columns) {
    for (int players = 2; players <= 4; ++players) {
        const SeatNames names = player_names(players);
        RandomStream chance(seed_from_number(1));
        const auto position = start(players, static_cast<std::uint64_t>(players));
        std::vector<Event> events;
        const auto check = [&](const Lines& lines) {
            for (const std::string& line : lines) {
                EXPECT_LE(columns(line), 80) << line;
                if (line.find('\x1b') != std::string::npos) continue;
                for (const char c : to_ascii(line)) EXPECT_GE(c, ' ') << line;
            }
        };
        for (int step = 0; !position->over(); ++step) {
            const Seat seat = actor(*position);
            if (step % 5 == 0) {
                const View view(*position, seat);
                check(presenter().screen(view, names, Style{step % 10 == 0, 80, 24}));
                check(presenter().look(view, static_cast<Seat>(players - 1), names, Style{}));
                EXPECT_FALSE(presenter().prompt(view, names).empty());
                check(presenter().tell(events, view, names, Style{}).lines);
                events.clear();
            }
            position->apply(seat, position->random_action(seat, chance), &events);
        }
        check(presenter().screen(View(*position, 0), names, Style{}));
        check(presenter().tell(events, View(*position, 0), names, Style{}).lines);
    }
    for (const Lines& lines : {presenter().rules_help(), presenter().typing_help()})
        for (const std::string& line : lines) EXPECT_LE(columns(line), 80) << line;
}

// Two positions that a seat cannot tell apart look the same to it, in words and in drawings.
TEST(PlayCrafting, nothing_hidden_is_shown) {
    const SeatNames names = player_names(3);
    RandomStream chance(seed_from_number(3));
    const auto position = start(3, 11);
    for (int step = 0; !position->over(); ++step) {
        const Seat seat = actor(*position);
        if (step % 7 == 0)
            for (Seat viewer = 0; viewer < 3; ++viewer) {
                const auto other = position->guess(viewer, chance);
                const View view(*position, viewer), same(*other, viewer);
                EXPECT_EQ(presenter().screen(view, names, Style{}),
                          presenter().screen(same, names, Style{}));
                const std::string look = joined(
                    presenter().look(view, static_cast<Seat>((viewer + 1) % 3), names, Style{}));
                EXPECT_EQ(look.find("Hand"), std::string::npos);
            }
        position->apply(seat, position->random_action(seat, chance), nullptr);
    }
}

Played play_script(const std::string& typed) {
    return run_script({crafting_game(), presenter(), JsonObject{}, "hr"}, typed);
}

TEST(PlayCrafting, a_person_who_follows_hints_finishes_a_game) {
    const Played played = play_script(repeated("go all\n", 1000));
    for (const char* told : {"You form nebula", "Round 2 begins", "is scored:", "A new goal",
                             "You discharge the time chamber"})
        EXPECT_TRUE(contains(played.printed, told)) << told;
    expect_whole_game(crafting_game(), played);
}

// What the typed form becomes in a position of that phase.
std::string expanded(std::string_view phase, std::string_view typed) {
    const auto& rules = rules_of<ctc::CraftingTheCosmos>(crafting_game());
    ctc::State state = state_of<ctc::CraftingTheCosmos>(*start(2, 7));
    state.phase = static_cast<ctc::Phase>(rules.words().phase->find(phase)->value[0]);
    state.current = 0;
    state.display = {1, 2, 2, 0};
    state.seats[0].hand = {5, 0, 1, 0};
    state.turn.nebulae.push_back(20);
    state.turn.omega_tile = 33;
    state.turn.drawn = {1, 3, 4};
    return crafting::expand_short_form(typed, {rules, state, 0});
}

TEST(PlayCrafting, short_forms_become_actions) {
    const std::vector<std::array<std::string, 3>> forms{
        {"shift", "o", "shift own"},
        {"shift", "o dc O", "shift own, dark from chemistry, own"},
        {"take_card", "time", "take card 2"},
        {"take_card", "d", "take card deck"},
        {"craft", "he 5", "place He at S05"},
        {"craft", "H s19", "place H at S19"},
        {"craft", "p 14", "place proto at L14"},
        {"craft", "n nd1", "place nebula NT2-04 at ND1"},
        {"craft", "f nf0 s31", "form NF0 discarding S31"},
        {"craft", "a np3", "advanced life at NP3"},
        {"craft", "d o 7", "discharge for O at S07"},
        {"craft", "d pt1", "discharge with PT-1"},
        {"craft", "b light", "buy light power for slot 1"},
        {"craft", "b g 3", "buy gravity power for slot 3"},
        {"craft", "u pl4", "use PL-4 with light"},
        {"craft", "u pt4 gravity steps", "use PT-4 with gravity for steps"},
        {"craft", "set light", "score light set"},
        {"craft", "sn 5", "supernova S05"},
        {"craft", "st l7", "stabilize L07"},
        {"craft", "m s5 s06", "move S05 to S06"},
        {"craft", "m l5 l6", "move L05 to L06"},
        {"craft", "move S05 to S06", "move S05 to S06"},
        {"craft", "e 2", "omega nebula 2"},
        {"craft", "e l21", "omega stabilize L21"},
        {"craft", "place He at S05", "place He at S05"},
        {"use_power", "l14", "choose L14"},
        {"use_power", "he 5", "put He at S05"},
        {"use_power", "c", "choose C"},
        {"omega_nebula", "nd1", "place nebula NT3-01 at ND1"},
        {"omega_nebula", "drop", "drop nebula"},
        {"choose_power", "pl3", "keep PL-3 above PL-1 PL-4"},
        {"discard", "x light time light", "discard 2 light 1 time"},
    };
    for (const auto& [phase, typed, text] : forms) {
        EXPECT_EQ(expanded(phase, typed), text) << typed;
        EXPECT_TRUE(crafting_game().parse(text).ok()) << text;
    }
    for (const char* wrong :
         {"he 99", "p", "f nd0", "d he", "b", "u pt4 light", "u pc1", "e", "m s5"})
        EXPECT_THROW(expanded("craft", wrong), Misread) << wrong;
    EXPECT_THROW(expanded("take_card", "gravity"), Misread);
}

TEST(PlayCrafting, words_of_the_program_do_not_hide_actions) {
    const std::string printed = play_script("score light set\nh 5\nscore\nh\nquit\n").printed;
    EXPECT_NE(printed.find("score light set: "), std::string::npos) << "an action, refused by rule";
    EXPECT_NE(printed.find("points  nebulae 0"), std::string::npos);
    EXPECT_NE(printed.find("How to type actions"), std::string::npos);
}

// Whoever corrects a name reads the new one wherever the thing is named.
TEST(PlayCrafting, corrected_names_are_shown_and_told) {
    std::vector<ContentFile> files(embedded_content().begin(), embedded_content().end());
    std::string goals;
    for (ContentFile& file : files) {
        if (file.game != "crafting-the-cosmos" || file.name != "goals.json") continue;
        goals = file.text;
        for (std::size_t at = 0; (at = goals.find("\"en\": \"", at)) != std::string::npos; at += 9)
            // Names begin with a capital letter; where a name comes from is said in small ones.
            if (goals[at + 7] >= 'A' && goals[at + 7] <= 'Z') goals.insert(at + 7, "My ");
        file.text = goals;
    }
    const auto game = std::move(ctc::make_game(files)).value();
    const auto presenter = make_presenter(*game);
    const auto position = std::move(game->start(2, JsonObject{}, seed_from_number(7))).value();
    const SeatNames names = player_names(2);
    EXPECT_NE(joined(presenter->screen(View(*position, 0), names, Style{})).find(" My "),
              std::string::npos);
    const Event revealed{
        static_cast<std::uint8_t>(ctc::EventKind::kGoalRevealed), kClock, Event::kEveryone, 0, {3}};
    EXPECT_EQ(joined(presenter->tell({revealed}, View(*position, 0), names, Style{}).lines),
              "A new goal: My Supernova majority.\n");
}

}  // namespace
}  // namespace orrery::cli::play
