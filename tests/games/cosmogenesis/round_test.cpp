// Rounds and turns: who plays when, what the end of a round does, what an action may touch.
#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "games/cosmogenesis/conditions.h"
#include "games/cosmogenesis/events.h"
#include "tests/games/cosmogenesis/support.h"
#include "tests/support/scale.h"

namespace orrery::cosmogenesis::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsSupersetOf;

constexpr int kPlayerCounts[] = {2, 3, 4};

int filled(const State& state, std::size_t sector) {
    const auto& fields = state.board[sector - 1];
    return static_cast<int>(fields.size() - std::count(fields.begin(), fields.end(), 0));
}

// The last turn of a round, with only "end turn" left to do.
State last_turn(int round, int players = 2) {
    State state = started(players, 5);
    for (int i = 1; i < round; ++i) discard_round(state);
    while (state.turn + 1 < static_cast<int>(kSectors) * players)
        discard_from(state, 1 + static_cast<std::size_t>(state.turn / players));
    std::uint8_t field = 1;
    while (state.field(4, field) == 0) ++field;
    play(state, state.active, text_of(take(ActionKind::kDiscard, {4, field})));
    return state;
}

std::vector<Event> end_turn(State& state) {
    std::vector<Event> events;
    auto listen = [&](const Event& event) { events.push_back(event); };
    game().apply(state, state.active, plain(ActionKind::kEndTurn), EventSink(listen));
    return events;
}

std::vector<EventKind> kinds_of(const std::vector<Event>& events) {
    std::vector<EventKind> kinds;
    for (const Event& event : events) {
        const auto kind = static_cast<EventKind>(event.kind);
        if (kinds.empty() || kinds.back() != kind) kinds.push_back(kind);
    }
    return kinds;
}

// Random games of every player count.
template <class After>
void play_random_games(int games, After&& after) {
    for (int players : kPlayerCounts)
        for (int i = 0; i < test::scaled(games); ++i) {
            const auto seed = static_cast<std::uint64_t>(i);
            State state = new_game(players, seed);
            RandomStream random(seed_from_number(seed + 77));
            play_random_game(state, random, [&](const State& before, Seat seat, Action action) {
                after(before, state, seat, action);
            });
        }
}

TEST(CosmogenesisRound, CG_ROUND_01_the_holder_of_the_Monolith_begins_the_next_round) {
    for (int taker = 0; taker < 3; ++taker) {
        State state = started(3, 2);
        const Seat first = state.starts;
        EXPECT_EQ(first, state.monolith);
        const Seat winner = state.after(first, taker);
        for (int i = 0; i < 3; ++i) {
            EXPECT_EQ(state.active, state.after(first, i));  // this round's order stays
            play(state, state.active,
                 i == taker ? "discard IV-2" : "discard II-" + std::to_string(i + 1));
            play(state, state.active, "end turn");
        }
        EXPECT_EQ(state.monolith, winner);
        EXPECT_EQ(state.starts, first);
        EXPECT_EQ(state.active, first);
        while (state.round == 1) {
            std::size_t sector = 1;
            while (state.sector_used(state.active, sector)) ++sector;
            discard_from(state, sector);
        }
        EXPECT_EQ(state.starts, winner);
        EXPECT_EQ(state.active, winner);
    }
}

TEST(CosmogenesisRound, CG_ROUND_02_turns_go_clockwise_until_each_has_had_four) {
    for (int players : kPlayerCounts) {
        State state = started(players, 3);
        const Seat first = state.starts;
        for (int turn = 0; turn < 4 * players; ++turn) {
            ASSERT_EQ(state.round, 1);
            const Seat active = state.after(first, turn);
            ASSERT_EQ(state.active, active);
            // Nobody else can do anything before the turn is finished.
            const auto others_wait = [&] {
                EXPECT_EQ(game().actors(state), seat_bit(active));
                for (Seat seat = 0; seat < players; ++seat) {
                    if (seat == active) continue;
                    EXPECT_TRUE(legal_actions(state, seat).empty());
                    EXPECT_EQ(code_of(state, seat, "discard IV-1"), "E_NOT_ACTIVE");
                    EXPECT_EQ(code_of(state, seat, "end turn"), "E_NOT_ACTIVE");
                }
            };
            others_wait();
            const auto sector = static_cast<std::uint8_t>(1 + turn / players);
            std::uint8_t field = 1;
            while (state.field(sector, field) == 0) ++field;
            play(state, active, text_of(take(ActionKind::kDiscard, {sector, field})));
            others_wait();
            play(state, active, "end turn");
        }
        EXPECT_EQ(state.round, 2);
    }
}

TEST(CosmogenesisRound, CG_ROUND_03_evolution_then_clearing_then_filling_then_the_next_round) {
    State state = last_turn(1);
    give_system(state, 0, "O1=T3w+L0");
    give_system(state, 1, "O1=T1 O2=G1.red[T4w+L2]");
    const std::vector<Event> events = end_turn(state);
    EXPECT_THAT(
        kinds_of(events),
        ElementsAre(EventKind::kTurnEnded, EventKind::kRoundEnded, EventKind::kEvolved,
                    EventKind::kObjectiveBoxed, EventKind::kTileReturned, EventKind::kObjectiveLaid,
                    EventKind::kTileLaid, EventKind::kBeltFieldLaid, EventKind::kRoundStarted));
    EXPECT_EQ(to_text(state.seats[0].orbits[0].planet), "T3w+L1");
    EXPECT_EQ(to_text(state.seats[1].orbits[1].moons[0]), "T4w+L3");
    EXPECT_EQ(state.round, 2);
    EXPECT_EQ(state.turn, 0);
    EXPECT_EQ(state.phase, Phase::kMain);
}

TEST(CosmogenesisRound, CG_ROUND_03_one_turn_less_does_not_end_the_round) {
    State state = started(2, 5);
    for (int turn = 0; turn < 7; ++turn) {
        discard_from(state, 1 + static_cast<std::size_t>(turn / 2));
        EXPECT_EQ(state.round, 1);
    }
    discard_from(state, 4);
    EXPECT_EQ(state.round, 2);
}

TEST(CosmogenesisRound, CG_ROUND_04_markers_come_back_the_objective_is_boxed_and_tiles_are_bagged) {
    for (int players : kPlayerCounts)
        for (int round : {1, 2}) {
            State state = last_turn(round, players);
            const State before = state;
            for (Seat seat = 0; seat < players; ++seat)
                EXPECT_EQ(before.seat(seat).used_sectors, 0b1111);
            std::vector<int> objectives, tiles;
            for (FieldContent what : before.board[0])
                if (what != 0) objectives.push_back(what);
            for (std::size_t sector : {1, 2})
                for (FieldContent what : before.board[sector])
                    if (what != 0) tiles.push_back((what & ~kSize2Face) - 1);
            ASSERT_EQ(objectives.size(), 1U);
            ASSERT_EQ(tiles.size(), 2U);
            end_turn(state);
            for (Seat seat = 0; seat < players; ++seat) EXPECT_EQ(state.seat(seat).used_sectors, 0);
            // The other n objectives of the round were discarded.
            std::vector<int> box = numbers(round == 1 ? before.stellar_box : before.planetary_box);
            box.push_back(objectives[0]);
            std::sort(box.begin(), box.end());
            EXPECT_EQ(numbers(round == 1 ? state.stellar_box : state.planetary_box), box);
            std::vector<int> bag = numbers(before.bag), now = numbers(state.bag);
            bag.insert(bag.end(), tiles.begin(), tiles.end());
            for (std::size_t sector : {1, 2})
                for (FieldContent what : state.board[sector])
                    if (what != 0) now.push_back((what & ~kSize2Face) - 1);
            std::sort(bag.begin(), bag.end());
            std::sort(now.begin(), now.end());
            EXPECT_EQ(now, bag);
            EXPECT_EQ(state.box, before.box);
        }
}

TEST(CosmogenesisTurn, CG_TURN_03_element_and_main_action_are_one_choice_that_binds) {
    State state = started(3, 6);
    const Seat seat = state.active;
    for (Action action : legal_actions(state, seat)) {
        EXPECT_TRUE(is_main(kind_of(action))) << text_of(action);
        const FieldPlace from = field_operand(action);
        State after = state;
        game().apply(after, seat, action, NoEvents{});
        // The element is gone, the marker lies there, and nothing takes either back.
        EXPECT_EQ(after.field(from.sector, from.field), 0) << text_of(action);
        EXPECT_TRUE(after.sector_used(seat, from.sector));
        EXPECT_EQ(after.phase, Phase::kOptional);
        for (Action next : legal_actions(after, seat))
            EXPECT_FALSE(is_main(kind_of(next))) << text_of(next);
        EXPECT_EQ(code_of(after, seat, "discard I-1"), "E_PHASE");
    }
}

TEST(CosmogenesisTurn, CG_TURN_07_every_sector_has_an_element_for_everyone) {
    play_random_games(20, [](const State&, const State& state, Seat, Action) {
        if (state.phase != Phase::kMain) return;
        if (state.turn == 0) {
            for (std::size_t sector : {1, 2, 3})
                EXPECT_EQ(filled(state, sector), state.players + 1);
            EXPECT_EQ(filled(state, 4), state.players);
        }
        for (std::size_t sector = 1; sector <= kSectors; ++sector) {
            int owed = 0;  // who still takes an element here
            for (Seat seat = 0; seat < state.players; ++seat)
                owed += state.sector_used(seat, sector) ? 0 : 1;
            EXPECT_GE(filled(state, sector), owed);
        }
        EXPECT_FALSE(legal_actions(state, state.active).empty());
    });
}

TEST(CosmogenesisTurn, CG_TURN_09_a_turn_ends_by_its_player_only) {
    State state = position("A=0 K=0", Phase::kMain);
    lay(state, "II-1", "T1");
    play(state, 0, "take II-1 as planet");
    EXPECT_THAT(legal_actions(state, 0), ElementsAre(act("end turn")));  // nothing else to do
    EXPECT_EQ(state.active, 0);
    EXPECT_EQ(state.turn, 0);
    play(state, 0, "end turn");
    EXPECT_EQ(state.active, 1);
    EXPECT_EQ(state.turn, 1);
    play_random_games(5, [](const State& before, const State& after, Seat, Action action) {
        if (before.phase == Phase::kChooseStart) return;
        const bool passed = before.turn != after.turn || before.round != after.round ||
                            after.phase == Phase::kGameOver;
        EXPECT_EQ(passed, kind_of(action) == ActionKind::kEndTurn) << text_of(action);
    });
}

TEST(CosmogenesisGeneral, CG_GEN_03_six_rounds_with_four_turns_each) {
    for (int players : kPlayerCounts) {
        State state = new_game(players, 8);
        RandomStream random(seed_from_number(9));
        std::array<std::array<int, kRounds>, kMaxPlayers> turns{};
        play_random_game(state, random, [&](const State& before, Seat seat, Action action) {
            if (kind_of(action) == ActionKind::kEndTurn)
                ++turns[static_cast<std::size_t>(seat)][before.round - 1U];
        });
        for (std::size_t seat = 0; seat < state.players; ++seat)
            EXPECT_THAT(turns[seat], ElementsAre(4, 4, 4, 4, 4, 4));
    }
}

TEST(CosmogenesisGeneral, CG_GEN_04_after_the_last_seat_comes_the_first) {
    play_random_games(5, [](const State& before, const State& after, Seat seat, Action action) {
        if (kind_of(action) != ActionKind::kEndTurn || before.round != after.round ||
            after.phase == Phase::kGameOver)
            return;
        EXPECT_EQ(after.active, (seat + 1) % before.players);
    });
}

TEST(CosmogenesisGeneral, CG_GEN_05_an_action_leaves_the_systems_of_others_alone) {
    play_random_games(20, [](const State& before, const State& after, Seat seat, Action action) {
        // The end of a round is nobody's action: life develops everywhere.
        if (before.round != after.round || after.phase == Phase::kGameOver) return;
        for (Seat other = 0; other < before.players; ++other)
            EXPECT_TRUE(other == seat || after.seat(other) == before.seat(other))
                << text_of(action);
    });
}

TEST(CosmogenesisGeneral, CG_GEN_06_a_refused_action_changes_nothing) {
    // Each fails at its last condition: what it costs was there, what it hits was there.
    struct Refused {
        const char *system, *action, *code;
    };
    for (const Refused& refused :
         {Refused{"O1=T4w A=1 K=0", "side hit O1.P", "E_TARGET_MAX"},
          Refused{"O1=T2 A=2 K=0", "side comet to hit O1.P", "E_TARGET_SMALL"},
          Refused{"O1=T3 A=1 K=0", "side hit O1.P", "E_SUPPLY"},
          Refused{"O1=T3w A=0 K=1", "side throw comet at O1.P", "E_ALREADY_WET"},
          Refused{"O1=T2 A=0 K=0 obj(O04:2)", "use O04 to hit O1.P", "E_SUPPLY"}}) {
        State state = position(refused.system);
        give_supply(state, "sm=0 t3=0 t4=0 K=1");
        const State before = state;
        EXPECT_EQ(code_of(state, 0, refused.action), refused.code) << refused.action;
        EXPECT_EQ(state, before) << refused.action;
    }
    // The same for every refused action of a position behind the interface of all games.
    const auto start = any_game().start(3, JsonObject{}, seed_from_number(4));
    ASSERT_TRUE(start.ok());
    const std::unique_ptr<Position> position = (*start)->clone();
    for (const char* text : {"end turn", "discard I-1", "take II-1 as planet", "side module",
                             "decline", "use O01", "side life on O1.P"}) {
        EXPECT_NE(position->check(0, act(text)), nullptr) << text;
        EXPECT_TRUE(position->equals(**start)) << text;
    }
}

TEST(CosmogenesisGeneral, CG_GEN_07_nothing_comes_back_from_the_box) {
    play_random_games(20, [](const State& before, const State& after, Seat, Action) {
        ASSERT_THAT(numbers(after.box), IsSupersetOf(numbers(before.box)));
        ASSERT_THAT(numbers(after.stellar_box), IsSupersetOf(numbers(before.stellar_box)));
        ASSERT_THAT(numbers(after.planetary_box), IsSupersetOf(numbers(before.planetary_box)));
        for (std::uint8_t boxed : after.box) {
            EXPECT_FALSE(after.bag.contains(boxed));
            for (std::size_t sector : {1, 2})
                for (FieldContent what : after.board[sector])
                    EXPECT_NE(what & ~kSize2Face, boxed + 1);
        }
        const auto& objectives = after.stellar_round() ? after.stellar_box : after.planetary_box;
        for (FieldContent what : after.board[0]) EXPECT_FALSE(objectives.contains(what));
        for (const SeatState& own : after.seats) {
            for (std::uint8_t objective : own.stellar)
                EXPECT_FALSE(after.stellar_box.contains(objective));
            for (std::uint8_t objective : own.drafted)
                EXPECT_FALSE(after.planetary_box.contains(objective));
        }
    });
}

TEST(CosmogenesisMonolith, CG_MONO_03_a_holder_who_keeps_it_starts_again) {
    State state = started(2, 12);  // the holder takes field IV-2 again
    const Seat holder = state.starts;
    play(state, holder, "discard IV-2");
    play(state, holder, "end turn");
    while (state.round == 1) {
        std::size_t sector = 1;
        while (state.sector_used(state.active, sector)) ++sector;
        discard_from(state, sector);
    }
    EXPECT_EQ(state.monolith, holder);
    EXPECT_EQ(state.starts, holder);
    EXPECT_EQ(state.active, holder);
    for (Seat keeper = 0; keeper < 3; ++keeper) {  // nobody took it, whoever plays last
        State last = last_turn(1, 3);
        last.monolith = last.starts = keeper;
        end_turn(last);
        EXPECT_EQ(last.monolith, keeper);
        EXPECT_EQ(last.starts, keeper);
        EXPECT_EQ(last.active, keeper);
    }
}

TEST(CosmogenesisEnd, CG_END_01_the_game_ends_after_the_evolution_of_round_6) {
    for (int round = 1; round <= 6; ++round) {
        State state = last_turn(round);
        give_system(state, 0, "O1=T3w+L1");
        EXPECT_FALSE(game().standing(state).over);
        const auto board = state.board;
        const std::vector<Event> events = end_turn(state);
        EXPECT_EQ(to_text(state.seats[0].orbits[0].planet), "T3w+L2");
        EXPECT_EQ(game().standing(state).over, round == 6);
        if (round < 6) continue;
        EXPECT_THAT(kinds_of(events), ElementsAre(EventKind::kTurnEnded, EventKind::kRoundEnded,
                                                  EventKind::kEvolved, EventKind::kGameOver));
        EXPECT_EQ(state.board, board);
        EXPECT_EQ(game().actors(state), 0);
        for (Seat seat : {Seat{0}, Seat{1}}) {
            EXPECT_TRUE(legal_actions(state, seat).empty());
            EXPECT_EQ(code_of(state, seat, "end turn"), "E_GAME_OVER");
            EXPECT_EQ(rule_of(state, seat, "end turn"), "CG-END-01");
        }
    }
}

TEST(CosmogenesisObjects, CG_OBJECT_02_a_player_may_have_all_ten_objects) {
    State state = position("A=0 K=0", Phase::kMain);
    for (int object = 1; object <= 10; ++object) {
        state.phase = Phase::kMain;
        state.seats[0].used_sectors = 0;
        lay(state, "III-1", id_text('O', static_cast<std::size_t>(object)));
        play(state, 0, "take III-1 as object");
        EXPECT_EQ(state.seats[0].object_count(), object);
        EXPECT_EQ(state.seats[0].objects[static_cast<std::size_t>(object - 1)],
                  1 + content().objects[static_cast<std::size_t>(object)].uses);
    }
}

TEST(CosmogenesisSide, CG_SIDE_07_belt_or_collision_is_decided_when_the_comet_is_bought) {
    const State state = position("O1=T3 A=2 K=0");
    const std::vector<Action> offered = legal_actions(state, 0);
    EXPECT_THAT(offered, IsSupersetOf({act("side comet to belt"), act("side comet to hit O1.P")}));
    State belt = state;
    play(belt, 0, "side comet to belt");
    EXPECT_EQ(system_text(belt, 0), "O1=T3 A=0 K=1");
    EXPECT_EQ(code_of(belt, 0, "side throw comet at O1.P"), "E_SIDE_USED");
    EXPECT_THAT(legal_actions(belt, 0), ElementsAre(act("end turn")));  // no collision afterwards
    State hit = state;
    play(hit, 0, "side comet to hit O1.P");
    EXPECT_EQ(system_text(hit, 0), "O1=T3w A=0 K=0");  // and no comet in the belt
    EXPECT_THAT(legal_actions(hit, 0), ElementsAre(act("end turn")));
}

}  // namespace
}  // namespace orrery::cosmogenesis::testing
