// The seed: committed to at the opening, mixed with the players' parts, revealed at the end.
#include "table/fairness.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/sha256.h"
#include "tests/cli/run_program.h"
#include "tests/support/paths.h"
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
    EXPECT_EQ(fairness.at("number"), Json(1));
    EXPECT_EQ(fairness.at("parts"),
              (Json(JsonArray{JsonArray{0, kPartB, 4}, JsonArray{1, kPartA, 5}})))
        << "with the numbers of the entries that they came with";
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
    EXPECT_EQ(tampered([](JsonObject& f) { f["parts"].as_array() = {JsonArray{1, kPartA, 5}}; }),
              "/seed");
    EXPECT_EQ(tampered([](JsonObject& f) { f["parts"].at(1).as_array()[2] = 1; }),
              "/fairness/parts/1/2")
        << "as early as the commitment";
    EXPECT_EQ(tampered([](JsonObject& f) { f["number"] = 4; }), "/fairness/parts/0/2");
    EXPECT_EQ(tampered([](JsonObject& f) { f.erase("number"); }), "/fairness/parts/0/2");
    EXPECT_EQ(tampered([](JsonObject& f) { f["number"] = 0; }), "/fairness/number");
    EXPECT_EQ(tampered([](JsonObject& f) { f["parts"].at(0).as_array().push_back(1); }),
              "/fairness/parts/0");
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
    EXPECT_THAT(ran.out, HasSubstr("dealt as committed to with the parts of seats 0 and 1, given "
                                   "after the commitment)"));
    EXPECT_EQ(cli::run_program_with("verify --commitment " + finished.commitment + " " + good).out,
              ran.out);
    ran = cli::run_program_with("verify --commitment " + kPartA + " " + good);
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.err, HasSubstr("another commitment than the one shown"));
    JsonObject record = finished.record.as_object();
    record["fairness"].as_object()["host"] = std::string(64, '5');
    ran = cli::run_program_with("verify " + folder.write("bad.json", to_text(record)));
    EXPECT_EQ(ran.exit_code, 1);
    EXPECT_THAT(ran.err, HasSubstr("/fairness/commitment"));
}

TEST(TableFairness, without_parts_the_record_says_that_the_host_alone_made_the_seed) {
    House house;
    const std::string id = house.open_table(
        kAda, R"({"game":"cosmogenesis","start":true,"seats":[{"you":true},{"bot":"random"}]})");
    const table::State& state = house.state(id);
    EXPECT_EQ(state.record().seed, table::combined_seed(state.setup().host_seed, {}));
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"resign","seat":0})")), "");
    const Json record = house.ask(id, kAda, R"({"op":"record"})").at("record");
    EXPECT_EQ(record.at("fairness").at("parts"), Json(JsonArray()));
    const cli::Ran ran = cli::run_program_with("verify -", to_text(record));
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("without a part of any person: the host alone fixed the seed"));
}

const char* const kSeats = R"("seats":[{"bot":"random"},{"you":true},{"you":true,"name":"B"}]})";

// Whatever is opened: who opens it is told the commitment before they can give their part.
TEST(TableFairness, nobodys_part_can_come_with_the_opening) {
    House house;
    for (const std::string& opening :
         {std::string(R"("start":true,)") + kSeats, std::string(kSeats),
          std::string(R"("start":true,"seats":[{"you":true},{"bot":"random"}]})"),
          std::string(R"("start":true,"seats":[{"bot":"random"},{"bot":"random"}]})"),
          std::string(R"("lesson":true})")}) {
        const Json refused =
            house.open(kAda, R"({"game":"cosmogenesis","part":")" + kPartA + "\"," + opening);
        EXPECT_EQ(error_code(refused), "bad_input") << opening;
        EXPECT_EQ(refused.at("error").at("at"), Json("/part"));
        EXPECT_THAT(std::string(refused.at("error").at("message").as_string()),
                    HasSubstr("once the commitment is known, with start or part"));
    }
    EXPECT_EQ(house.lobby().unfinished(), 0U);
}

TEST(TableFairness, the_openers_part_comes_with_the_start) {
    House house;
    const Json opened = house.open(kAda, std::string(R"({"game":"cosmogenesis",)") + kSeats);
    const std::string id(opened.at("table").as_string());
    EXPECT_EQ(opened.at("commitment"),
              Json(table::commitment_to(house.state(id).setup().host_seed)));
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"start","part":")" + kPartB + "\"}")),
              "not_yours");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start","part":"12"})")), "bad_input");
    EXPECT_EQ(house.state(id).number(), 1U) << "after an error nothing has changed";
    const JsonObject start{{"op", "start"}, {"id", "s"}, {"part", kPartA}};
    EXPECT_EQ(house.ask(id, kAda, start).at("number"), Json(2));
    EXPECT_EQ(house.ask(id, kAda, start).at("number"), Json(2)) << "the same request again";
    const table::State& state = house.state(id);
    EXPECT_EQ(state.number(), 3U);
    EXPECT_EQ(state.phase(), table::Phase::kPlaying);
    const Fairness fairness = state.fairness();
    ASSERT_EQ(fairness.parts.size(), 1U) << "a hot seat has one part";
    EXPECT_EQ(fairness.parts[0].seat, 1);
    EXPECT_EQ(fairness.parts[0].number, 2U);
    EXPECT_EQ(to_hex(fairness.parts[0].part), kPartA);
    EXPECT_EQ(state.record().seed, table::combined_seed(state.setup().host_seed, fairness.parts));
    house.restart();
    EXPECT_EQ(house.state(id).fairness().parts[0].number, 2U);
}

TEST(TableFairness, who_only_watches_bots_has_no_part) {
    House house;
    const std::string id = house.open_table(
        kAda, R"({"game":"cosmogenesis","seats":[{"bot":"random"},{"bot":"random"}]})");
    const Json refused = house.ask(id, kAda, R"({"op":"start","part":")" + kPartA + "\"}");
    EXPECT_EQ(error_code(refused), "not_yours");
    EXPECT_EQ(refused.at("error").at("at"), Json("/part"));
    EXPECT_EQ(house.state(id).number(), 1U);
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
}

TEST(TableFairness, a_rematch_waits_for_the_parts_of_its_people) {
    House house;
    const std::string id = house.open_table(
        kAda, R"({"game":"cosmogenesis","start":true,"seats":[{"you":true},{"bot":"random"}]})");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"resign","seat":0})")), "");
    const Json told = house.ask(id, kAda, R"({"op":"rematch"})");
    const std::string next(told.at("table").as_string());
    EXPECT_EQ(told.at("commitment"),
              Json(table::commitment_to(house.state(next).setup().host_seed)));
    EXPECT_EQ(house.state(next).phase(), table::Phase::kOpen);
    EXPECT_EQ(error_code(house.ask(next, kAda, part(kPartA))), "");
    EXPECT_EQ(error_code(house.ask(next, kAda, R"({"op":"start"})")), "");
    EXPECT_EQ(house.state(next).fairness().parts.size(), 1U);
}

// The attack: a dishonest host draws its own part again and again, until the deal that follows from
// all that it knows at that moment is one that it wants; here one in 64.
class DishonestHost {
  public:
    explicit DishonestHost(House& house) {
        house.chance = [this] { return draw(); };
    }
    std::vector<SeedPart> known;  // the parts that have been told so far

    static bool wants(const Seed& seed) {
        return ((*test::game("cosmogenesis").start(2, JsonObject{}, seed))->hash().low & 63) == 0;
    }

  private:
    Seed draw() {
        for (;;) {
            const Seed fresh = random_.fork();
            // As the lobby makes the host's part of it.
            RandomStream lobbys(fresh);
            if (wants(table::combined_seed(lobbys.fork(), known))) return fresh;
        }
    }
    RandomStream random_{seed_from_number(7)};
};

TEST(TableFairness, a_host_that_would_choose_the_deal_never_knows_a_part_in_time) {
    constexpr int kGames = 24;
    House house;
    DishonestHost host(house);
    RandomStream persons(seed_from_number(8));
    int alone = 0, with_part = 0;
    for (int i = 0; i < kGames; ++i) {
        const SeedPart own{0, persons.fork()};
        // As it was until the part came after the commitment: what is asked for at the opening is
        // all that the host knows when it commits itself.
        host.known = {own};
        const Json early =
            house.open(kAda, R"({"game":"cosmogenesis","start":true,"part":")" + to_hex(own.part) +
                                 R"(","seats":[{"you":true},{"bot":"random"}]})");
        ASSERT_EQ(error_code(early), "bad_input");
        host.known.clear();
        const auto table_of = [&](const std::string& more) {
            return house.open_table(kAda, R"({"game":"cosmogenesis",)" + more +
                                              R"("seats":[{"you":true},{"bot":"random"}]})");
        };
        const std::string id = table_of("");
        EXPECT_EQ(error_code(
                      house.ask(id, kAda, JsonObject{{"op", "start"}, {"part", to_hex(own.part)}})),
                  "");
        const std::string other = table_of(R"("start":true,)");
        with_part += host.wants(house.state(id).record().seed) ? 1 : 0;
        alone += host.wants(house.state(other).record().seed) ? 1 : 0;
        for (const std::string& played : {id, other})
            EXPECT_EQ(error_code(house.ask(played, kAda, R"({"op":"resign","seat":0})")), "");
    }
    EXPECT_EQ(alone, kGames) << "where nobody has a part, the host has the choice";
    EXPECT_LE(with_part, 2) << "and with a part it has not";
}

TEST(TableFairness, records_of_earlier_programs_verify_and_it_is_said_what_they_do_not_prove) {
    const std::string path = project_path("tests/data/records/parts_without_order.json");
    const cli::Ran ran = cli::run_program_with("verify '" + path + "'");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out,
                HasSubstr("dealt as committed to with the parts of seats 0 and 1, of which the "
                          "record does not say whether the commitment came first)"));
    const Json old = json(cli::text_of_file(path));
    const Result<Record> record = record_from_json(test::game("cosmogenesis"), old);
    ASSERT_TRUE(record.ok()) << to_string(record.error());
    EXPECT_EQ(record_json(test::game("cosmogenesis"), *record), old) << "nothing is added to it";
}

// The first part came with the opening, without a message of its own; the second by itself.
TEST(TableFairness, tables_of_earlier_programs_load_and_say_which_part_came_after_the_commitment) {
    House house;
    const std::string id = house.open_table(
        kAda, R"({"game":"cosmogenesis","public":true,"seats":[{"you":true},{"open":true}]})");
    EXPECT_EQ(error_code(house.ask(id, kAda, part(kPartA))), "");
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"sit"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kBen, part(kPartB))), "");
    EXPECT_EQ(error_code(house.ask(id, kAda, R"({"op":"start"})")), "");
    EXPECT_EQ(error_code(house.ask(id, kBen, R"({"op":"resign","seat":1})")), "");
    house.store.entries(id)[1].message_id.clear();
    house.restart();
    const Json record = house.ask(id, kAda, R"({"op":"record"})").at("record");
    EXPECT_EQ(record.at("fairness").at("parts"),
              (Json(JsonArray{JsonArray{0, kPartA}, JsonArray{1, kPartB, 4}})));
    const cli::Ran ran = cli::run_program_with("verify -", to_text(record));
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("with the part of seat 1, given after the commitment; and with "
                                   "the part of seat 0, of which the record does not say"));
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
