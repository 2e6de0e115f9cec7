// The seed: committed to at the opening, mixed with the players' parts, revealed at the end.
#include "table/fairness.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/sha256.h"
#include "tests/cli/run_program.h"
#include "tests/table/house.h"

namespace orrery::test {
namespace {

using ::testing::HasSubstr;

const std::string kPartA(64, 'a'), kPartB(64, 'b');

JsonObject part(const std::string& hex) {
    return {{"op", "part"}, {"part", hex}};
}

TEST(TableFairness, sha256_is_the_standard_one) {
    EXPECT_EQ(table::to_hex(table::sha256("abc")),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(table::to_hex(table::sha256("")),
              "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    const Seed seed = seed_from_number(0x0102030405060708);
    EXPECT_EQ(table::bytes_of(seed).substr(0, 8), std::string("\x08\x07\x06\x05\x04\x03\x02\x01"));
}

// What docs/table-messages.md says, computed once with other tools (printf and sha256sum).
TEST(TableFairness, commitment_and_seed_are_as_documented) {
    const Seed host = *seed_from_hex(std::string(64, '1'));
    std::string bytes = std::string("orrery commitment") + '\0' + std::string(32, '\x11');
    EXPECT_EQ(table::commitment_to(host), table::to_hex(table::sha256(bytes)));
    EXPECT_EQ(table::commitment_to(host),
              "1ef9f60fee739d000635013600c0dbd8e65a08a455c0fb92aef24beacdad9c83");
    bytes = std::string("orrery seed") + '\0' + std::string(32, '\x11') + '\x02' +
            std::string(32, '\xaa');
    const std::vector<SeedPart> parts{{2, *seed_from_hex(kPartA)}};
    EXPECT_EQ(to_hex(table::combined_seed(host, parts)), table::to_hex(table::sha256(bytes)));
    EXPECT_EQ(to_hex(table::combined_seed(host, parts)),
              "8c7a218d96f7a37079d3a4b6073e40bd50c49f86087b664df56ba573901f21e3");
}

struct Finished {
    std::string commitment;  // as the members were told at the opening
    Json record;
};

Finished play_a_game(House& house) {
    const std::string id = house.open_table(
        kAda, R"({"game":"cosmogenesis","public":true,"seats":[{"open":true},{"you":true}]})");
    house.attach(1, id, kBen);
    Finished finished;
    finished.commitment = house.last(1).at("table").at("commitment").as_string();
    EXPECT_EQ(error_code(house.ask(id, kBen, part(kPartB))), "not_yours") << "first sit down";
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kBen, part(kPartA))), "");
    EXPECT_EQ(house.last(1).at("entries").at(0).at("part"), Json(kPartA));
    EXPECT_EQ(house.last(1).at("state").at("seats").at(0).at("part"), Json(true));
    EXPECT_EQ(house.last(1).at("state").at("seats").at(1).at("part"), Json(false));
    EXPECT_EQ(error_code(house.ask(id, kBen, part(kPartB))), "") << "the last one counts";
    EXPECT_EQ(error_code(house.ask(id, kAda, part(kPartA))), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, part("12"))), "bad_input");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, part(kPartA))), "wrong_phase");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"record"})")), "wrong_phase")
        << "nothing is revealed before the end";
    house.play_to_the_end(id);
    finished.record = house.ask(id, kBen, R"({"op":"record"})").at("record");
    return finished;
}

std::optional<Error> verify(const Json& json) {
    const Result<Record> record = record_from_json(test::game("cosmogenesis"), json);
    if (!record) return record.error();
    const auto last = replay(test::game("cosmogenesis"), *record);
    if (!last) return last.error();
    return table::check_fairness(*record);
}

TEST(TableFairness, the_record_reveals_everything_and_verifies) {
    House house;
    const Finished finished = play_a_game(house);
    const Json& fairness = finished.record.at("fairness");
    EXPECT_EQ(fairness.at("commitment"), Json(finished.commitment));
    EXPECT_EQ(fairness.at("parts"), (Json(JsonArray{JsonArray{0, kPartB}, JsonArray{1, kPartA}})));
    EXPECT_EQ(verify(json(to_text(finished.record))), std::nullopt);
}

TEST(TableFairness, a_changed_account_of_the_seed_is_found_out) {
    House house;
    const Finished finished = play_a_game(house);
    const auto tampered = [&](const auto& change) {
        JsonObject record = finished.record.as_object();
        change(record["fairness"].as_object());
        const std::optional<Error> error = verify(record);
        return error ? error->at : "";
    };
    EXPECT_EQ(tampered([](JsonObject& f) { f["commitment"] = std::string(64, '0'); }),
              "/fairness/commitment");
    EXPECT_EQ(tampered([](JsonObject& f) { f["host"] = std::string(64, '0'); }),
              "/fairness/commitment");
    EXPECT_EQ(tampered([](JsonObject& f) { f["parts"].as_array().pop_back(); }), "/seed");
    EXPECT_EQ(tampered([](JsonObject& f) { f["parts"].at(0).as_array()[1] = kPartA; }), "/seed");
    EXPECT_EQ(tampered([](JsonObject& f) { f["parts"].as_array() = {JsonArray{1, kPartA}}; }),
              "/seed");
    EXPECT_EQ(tampered([](JsonObject& f) {
                  std::swap(f["parts"].as_array()[0], f["parts"].as_array()[1]);
              }),
              "/fairness/parts/1/0");
    EXPECT_EQ(tampered([](JsonObject& f) { f["parts"].at(0).as_array()[0] = 7; }),
              "/fairness/parts/0/0");
    EXPECT_EQ(tampered([](JsonObject& f) { f["parts"] = 3; }), "/fairness/parts");
    EXPECT_EQ(tampered([](JsonObject& f) { f["host"] = "x"; }), "/fairness/host");
    EXPECT_EQ(tampered([](JsonObject& f) { f["extra"] = 1; }), "/fairness/extra");
}

TEST(TableFairness, a_position_set_up_by_hand_is_not_dealt) {
    Record record;
    record.start = JsonObject{};
    EXPECT_EQ(table::check_fairness(record), std::nullopt);
    record.fairness.emplace();
    EXPECT_EQ(table::check_fairness(record)->at, "/fairness");
}

TEST(TableFairness, the_program_verifies_a_downloaded_record_offline) {
    House house;
    const Finished finished = play_a_game(house);
    const cli::TemporaryFolder folder;
    const std::string good = folder.write("good.json", to_text(finished.record));
    cli::Ran ran = cli::run_program_with("verify " + good);
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("dealt as committed to with 2 of the players' parts"));
    JsonObject record = finished.record.as_object();
    record["fairness"].as_object()["host"] = std::string(64, '5');
    ran = cli::run_program_with("verify " + folder.write("bad.json", to_text(record)));
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.err, HasSubstr("/fairness/commitment"));
}

TEST(TableFairness, without_parts_the_hosts_alone_makes_the_seed) {
    House house;
    const std::string id = house.open_table(
        kAda, R"({"game":"cosmogenesis","start":true,"seats":[{"you":true},{"bot":"random"}]})");
    const table::State& state = house.state(id);
    EXPECT_EQ(state.record().seed, table::combined_seed(state.setup().host_seed, {}));
}

TEST(TableFairness, the_openers_part_can_come_with_the_opening) {
    House house;
    const std::string id = house.open_table(
        kAda, R"({"game":"cosmogenesis","start":true,"part":")" + kPartA +
                  R"(","seats":[{"bot":"random"},{"you":true},{"you":true,"name":"B"}]})");
    const Fairness fairness = house.state(id).fairness();
    ASSERT_EQ(fairness.parts.size(), 1U) << "a hot seat has one part";
    EXPECT_EQ(fairness.parts[0].seat, 1);
    EXPECT_EQ(to_hex(fairness.parts[0].part), kPartA);
}

TEST(TableFairness, tables_have_different_seeds_and_invitations) {
    House house;
    const char* request = R"({"game":"cosmogenesis","seats":[{"you":true},{"open":true}]})";
    const std::string a = house.open_table(kAda, request), b = house.open_table(kAda, request);
    EXPECT_NE(house.state(a).setup().host_seed, house.state(b).setup().host_seed);
    EXPECT_NE(house.state(a).setup().code, house.state(b).setup().code);
}

}  // namespace
}  // namespace orrery::test
