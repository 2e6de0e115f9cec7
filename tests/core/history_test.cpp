#include "core/history.h"

#include <gtest/gtest.h>

#include "tests/support/games.h"
#include "tests/support/random_game.h"

namespace orrery {
namespace {

const AnyGame& crafting() {
    return test::game("crafting-the-cosmos");
}

std::unique_ptr<Position> first() {
    return test::start(crafting(), 2, JsonObject{}, 5);
}

Seat actor(const Position& position) {
    return has_seat(position.actors(), 0) ? Seat{0} : Seat{1};
}

// Plays until so many steps can be taken back by who acts.
Seat play(History& history, std::size_t undoable) {
    RandomStream random(seed_from_number(11));
    while (!history.now().over()) {
        const Seat seat = actor(history.now());
        if (history.undoable(seat) >= undoable) return seat;
        history.apply(seat, history.now().random_action(seat, random), nullptr);
    }
    ADD_FAILURE() << "no turn was so long";
    return 0;
}

TEST(History, takes_back_the_steps_of_a_turn_one_by_one) {
    History history(first(), seed_from_number(5));
    const Seat seat = play(history, 2);
    const std::size_t steps = history.undoable(seat);
    const std::size_t actions = history.actions().size();
    const Hash128 one = history.before(1).hash(), two = history.before(2).hash();
    EXPECT_EQ(history.undo(seat), History::Undo::kDone);
    EXPECT_EQ(history.now().hash(), one);
    EXPECT_EQ(history.undo(seat), History::Undo::kDone);
    EXPECT_EQ(history.now().hash(), two);
    EXPECT_EQ(history.undoable(seat), steps - 2);
    EXPECT_EQ(history.actions().size(), actions - 2);
}

TEST(History, stops_at_what_came_to_light_and_at_others) {
    History history(first(), seed_from_number(5));
    EXPECT_EQ(history.can_undo(0), History::Undo::kNothing);
    const Seat seat = play(history, 1);
    EXPECT_EQ(history.can_undo(static_cast<Seat>(1 - seat)), History::Undo::kOther);
    while (history.undo(seat) == History::Undo::kDone) {
    }
    EXPECT_TRUE(history.is_settled());
    EXPECT_NE(history.can_undo(seat), History::Undo::kDone);
}

TEST(History, where_undo_is_free_chance_is_taken_back_too) {
    std::unique_ptr<Position> start = first();
    const Hash128 beginning = start->hash();
    Record record = beginning_of(*start, seed_from_number(5));
    History history(std::move(start), std::move(record), History::Limit::kFree);
    RandomStream random(seed_from_number(1));
    std::vector<Seat> seats;
    for (int i = 0; i < 40; ++i) {
        seats.push_back(actor(history.now()));
        history.apply(seats.back(), history.now().random_action(seats.back(), random), nullptr);
    }
    for (; !seats.empty(); seats.pop_back())
        ASSERT_EQ(history.undo(seats.back()), History::Undo::kDone);
    EXPECT_EQ(history.now().hash(), beginning);
}

TEST(History, goes_on_from_a_position_on_the_way) {
    History whole(first(), seed_from_number(5));
    play(whole, 2);
    History resumed(first(), seed_from_number(5));
    resumed.resume(whole.now().clone(), {whole.actions().begin(), whole.actions().end()});
    EXPECT_TRUE(resumed.is_settled());
    EXPECT_EQ(resumed.undoable(actor(resumed.now())), 0U);
    const Record record = resumed.record();
    EXPECT_EQ(record.final_hash, whole.now().hash());
    EXPECT_TRUE(replay(crafting(), record).ok());
}

}  // namespace
}  // namespace orrery
