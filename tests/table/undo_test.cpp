// Taking back: a step, the turn, or to a line of the log; never past what came to light or what
// somebody else did.
#include <gtest/gtest.h>

#include "tests/table/house.h"

namespace orrery::test {
namespace {

// Crafting the Cosmos has long turns of small steps.
std::string open_crafting(House& house) {
    const std::string id = house.open_table(
        kAda,
        R"({"game":"crafting-the-cosmos","public":true,"seats":[{"you":true},{"open":true}]})");
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    return id;
}

struct Turn {
    Seat seat = 0;
    std::uint64_t before = 0;  // the number when it began
    Hash128 start;
};

// Plays until a seat has made at least so many steps that it could take back.
Turn play_steps(House& house, const std::string& id, std::size_t steps) {
    for (int tries = 0; tries < 500; ++tries) {
        const table::State& state = house.state(id);
        const Seat seat = house.actor(id);
        if (seat == kSpectator) break;
        const std::size_t undoable = state.history().undoable(seat);
        if (undoable >= steps) {
            const auto& moves = state.move_numbers();
            return {seat, moves[moves.size() - undoable] - 1,
                    state.history().before(undoable).hash()};
        }
        EXPECT_EQ(error_code(house.play(id, seat)), "");
    }
    ADD_FAILURE() << "no turn had so many steps";
    return {};
}

const table::Guest& guest_at(Seat seat) {
    return seat == 0 ? kAda : kBen;
}

JsonObject undo(Seat seat) {
    return {{"op", "undo"}, {"seat", seat}};
}

TEST(TableUndo, a_step_of_ones_own_turn) {
    House house;
    const std::string id = open_crafting(house);
    const Turn turn = play_steps(house, id, 2);
    const Hash128 before = house.state(id).history().before(1).hash();
    house.attach(1, id, guest_at(turn.seat));
    EXPECT_EQ(error_code(house.ask(id, guest_at(turn.seat), undo(turn.seat))), "");
    EXPECT_EQ(house.state(id).hash(), before);
    const Json line = house.last(1).at("entries").at(0);
    EXPECT_EQ(line.at("kind"), Json("undo"));
    EXPECT_TRUE(house.last(1).as_object().contains("views"));
    EXPECT_EQ(error_code(house.play(id, turn.seat)), "") << "the game goes on from there";
}

TEST(TableUndo, the_whole_turn) {
    House house;
    const std::string id = open_crafting(house);
    const Turn turn = play_steps(house, id, 3);
    JsonObject request = undo(turn.seat);
    request["turn"] = true;
    EXPECT_EQ(error_code(house.ask(id, guest_at(turn.seat), request)), "");
    EXPECT_EQ(house.state(id).hash(), turn.start);
    EXPECT_EQ(house.state(id).history().undoable(turn.seat), 0U);
}

TEST(TableUndo, to_a_line_of_the_log_that_the_state_offers) {
    House house;
    const std::string id = open_crafting(house);
    const Turn turn = play_steps(house, id, 3);
    house.attach(1, id, guest_at(turn.seat));
    const Json offer = house.last(1).at("state").at("undo").at(0);
    EXPECT_EQ(offer.at("seat"), Json(turn.seat));
    EXPECT_EQ(offer.at("to").at(0), Json(turn.before));
    const std::size_t last = offer.at("to").as_array().size() - 1;
    EXPECT_GE(last, 2U);
    const Hash128 two_back = house.state(id).history().before(2).hash();
    JsonObject request = undo(turn.seat);
    request["to"] = offer.at("to").at(last - 1);
    EXPECT_EQ(error_code(house.ask(id, guest_at(turn.seat), request)), "");
    EXPECT_EQ(house.state(id).hash(), two_back);
    request["to"] = offer.at("to").at(0);
    EXPECT_EQ(error_code(house.ask(id, guest_at(turn.seat), request)), "");
    EXPECT_EQ(house.state(id).hash(), turn.start);
    if (turn.before > 4) {
        request["to"] = turn.before - 1;
        EXPECT_EQ(error_code(house.ask(id, guest_at(turn.seat), request)), "nothing_to_undo");
    }
}

TEST(TableUndo, the_same_message_takes_back_once) {
    House house;
    const std::string id = open_crafting(house);
    const Turn turn = play_steps(house, id, 3);
    JsonObject request = undo(turn.seat);
    request["id"] = "back";
    const Json first = house.ask(id, guest_at(turn.seat), request);
    const Hash128 hash = house.state(id).hash();
    EXPECT_EQ(house.ask(id, guest_at(turn.seat), request), first);
    EXPECT_EQ(house.state(id).hash(), hash);
}

TEST(TableUndo, only_who_acted_takes_back) {
    House house;
    const std::string id = open_crafting(house);
    const Turn turn = play_steps(house, id, 1);
    const auto other = static_cast<Seat>(1 - turn.seat);
    EXPECT_EQ(error_code(house.ask(id, guest_at(other), undo(turn.seat))), "not_yours");
    EXPECT_EQ(error_code(house.ask(id, guest_at(other), undo(other))), "nothing_to_undo");
    EXPECT_EQ(error_code(house.ask(id, kCleo, undo(turn.seat))), "not_yours");
}

TEST(TableUndo, never_past_what_came_to_light_a_passed_turn_or_somebody_elses_action) {
    House house;
    const std::string id = open_crafting(house);
    int refused = 0;
    for (int step = 0; step < 200; ++step) {
        const Seat seat = house.actor(id);
        ASSERT_EQ(error_code(house.play(id, seat)), "");
        if (house.actor(id) == kSpectator) break;
        const Applied applied = house.state(id).last_applied();
        if (!applied.revealed && !applied.turn_passed) continue;
        ++refused;
        const Hash128 hash = house.state(id).hash();
        EXPECT_EQ(error_code(house.ask(id, guest_at(seat), undo(seat))), "nothing_to_undo");
        JsonObject request = undo(seat);
        request["to"] = 3;
        EXPECT_EQ(error_code(house.ask(id, guest_at(seat), request)), "nothing_to_undo");
        EXPECT_EQ(house.state(id).hash(), hash);
    }
    EXPECT_GT(refused, 10);
}

TEST(TableUndo, a_draft_pick_is_final) {
    House house;
    const std::string id = house.open_table(
        kAda, R"({"game":"cosmic-factory","start":true,"seats":[{"you":true},{"bot":"random"}]})");
    EXPECT_EQ(error_code(house.play(id, 0)), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, undo(0))), "nothing_to_undo");
}

TEST(TableUndo, what_was_taken_back_is_not_in_the_record) {
    House house;
    const std::string id = open_crafting(house);
    for (int i = 0; i < 5; ++i) {
        const Turn turn = play_steps(house, id, 1);
        EXPECT_EQ(error_code(house.ask(id, guest_at(turn.seat), undo(turn.seat))), "");
    }
    house.play_to_the_end(id);
    const Json record = house.ask(id, kAda, R"({"op":"record"})").at("record");
    EXPECT_EQ(record.at("actions").as_array().size(), house.state(id).move_numbers().size());
    const Result<Record> read = record_from_json(test::game("crafting-the-cosmos"), record);
    ASSERT_TRUE(read.ok());
    EXPECT_TRUE(replay(test::game("crafting-the-cosmos"), *read).ok());
}

// The companion: a follower goes from the capital to the area beside it.
std::string open_companion(House& house) {
    const std::string id = house.open_table(
        kAda,
        R"({"game":"cosmobot","start":true,"undo":"free","seats":[{"you":true}],"options":{"person_house":"greek","bot_house":"norse"}})");
    EXPECT_EQ(
        error_code(house.ask(id, kAda, R"({"op":"move","seat":0,"action":"points person 1"})")),
        "");
    return id;
}
constexpr const char* kMove =
    R"({"op":"move","seat":0,"actions":["take person follower from GRE-C","put person follower in GRE-L"]})";

TEST(TableUndo, what_was_sent_as_one_is_taken_back_as_one) {
    House house;
    const std::string id = open_companion(house);
    const Hash128 before = house.state(id).hash();
    EXPECT_EQ(error_code(house.ask(id, kAda, kMove)), "");
    EXPECT_NE(house.state(id).hash(), before);
    house.attach(1, id, kAda);
    EXPECT_EQ(house.last(1).at("state").at("undo").at(0).at("to").as_array().size(), 2U)
        << "the points, and the move as a whole";
    EXPECT_EQ(error_code(house.ask(id, kAda, undo(0))), "");
    EXPECT_EQ(house.state(id).hash(), before);
    EXPECT_EQ(house.state(id).history().undoable(0), 1U);
}

TEST(TableUndo, what_was_sent_as_one_is_told_as_one) {
    House house;
    const std::string id = open_companion(house);
    house.attach(1, id, kAda);
    EXPECT_EQ(error_code(house.ask(id, kAda, kMove)), "");
    const Json told = house.last(1);
    std::vector<bool> joined;
    for (const Json& entry : told.at("entries").as_array())
        joined.push_back(entry.as_object().contains("joined"));
    EXPECT_EQ(joined, (std::vector<bool>{false, true}));
}

TEST(TableUndo, what_was_sent_as_one_stays_one_after_a_restart) {
    House house;
    const std::string id = open_companion(house);
    const Hash128 before = house.state(id).hash();
    EXPECT_EQ(error_code(house.ask(id, kAda, kMove)), "");
    EXPECT_TRUE(house.restart().empty());
    EXPECT_EQ(error_code(house.ask(id, kAda, undo(0))), "");
    EXPECT_EQ(house.state(id).hash(), before);
}

TEST(TableUndo, several_actions_are_done_all_or_none) {
    House house;
    const std::string id = open_companion(house);
    const Hash128 before = house.state(id).hash();
    const Json refused = house.ask(
        id, kAda,
        R"({"op":"move","seat":0,"actions":["points person 5","put person follower in NOR-C"]})");
    EXPECT_EQ(error_code(refused), "illegal_action");
    EXPECT_EQ(refused.at("error").at("at"), Json("/actions/1"));
    EXPECT_EQ(house.state(id).hash(), before);
    for (const char* unclear :
         {R"({"op":"move","seat":0,"actions":[]})",
          R"({"op":"move","seat":0,"action":"points person 5","actions":["points person 5"]})"})
        EXPECT_EQ(error_code(house.ask(id, kAda, unclear)), "bad_input") << unclear;
    EXPECT_EQ(house.state(id).hash(), before);
}

TEST(TableUndo, undone_games_are_loaded_as_they_were) {
    House house;
    const std::string id = open_crafting(house);
    for (int i = 0; i < 12; ++i) {
        const Turn turn = play_steps(house, id, 2);
        EXPECT_EQ(error_code(house.ask(id, guest_at(turn.seat), undo(turn.seat))), "");
        EXPECT_EQ(error_code(house.play(id, turn.seat)), "");
        const Hash128 hash = house.state(id).hash();
        EXPECT_TRUE(house.restart().empty());
        EXPECT_EQ(house.state(id).hash(), hash);
    }
}

}  // namespace
}  // namespace orrery::test
