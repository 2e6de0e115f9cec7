// Whole games over real sockets, between people who know nothing but what the server tells them,
// and bots. Everything that passes is held against the interfaces' descriptions.
#include <gtest/gtest.h>

#include "tests/server/api_check.h"
#include "tests/server/company.h"
#include "tests/support/games.h"
#include "tests/support/scale.h"

namespace orrery::test {
namespace {

void expect_calm(const Player& player) {
    EXPECT_EQ(player.resyncs, 0);
    EXPECT_EQ(player.surprises, 0);
}

class WholeGames : public testing::TestWithParam<std::string> {};

TEST_P(WholeGames, one_person_and_bots_from_the_opening_to_a_verified_record) {
    LocalServer server;
    ApiCheck api;
    api.listen_in(server.route);
    for (int number = 0; number < scaled(1); ++number) {
        SCOPED_TRACE(number);
        Visitor ada(server.route, "ada" + std::to_string(number));
        const Invitation table =
            ada.open({{"game", GetParam()},
                      {"seats", seats_for(1, game(GetParam()).info().min_players - 1)}});
        ada.must(table, {{"op", "start"}, {"part", std::string(64, 'a')}});
        Player player(ada, table);
        Playing person(player, static_cast<std::uint64_t>(number));
        play_to_the_end({&person});
        expect_calm(player);
        EXPECT_EQ(player.connections, 1);
        expect_record_verifies(ada, table, "with the part of seat 0, given after");
        EXPECT_GT(person.moves, 0);
        EXPECT_EQ(ada.get("/api/lobby").at("finished").as_array().size(), 1U);
        player.disconnect();
        server.stop();
        EXPECT_GT(expect_as_told(server.folder(), table.table, {&player.witness()}), 0U);
        server.start();
    }
}

INSTANTIATE_TEST_SUITE_P(All, WholeGames, testing::ValuesIn(game_ids()),
                         [](const auto& each) { return test_name(each.param); });

// Four people: Ada plays two seats in one browser, Ben and Cleo come by the invitation, Ben with
// two tabs; Dora only watches.
class AtOneTable : public testing::TestWithParam<std::string> {};

TEST_P(AtOneTable, several_people_a_hot_seat_a_bot_and_a_spectator_see_one_game) {
    LocalServer server;
    ApiCheck api;
    api.listen_in(server.route);
    Visitor ada(server.route, "ada"), ben(server.route, "ben"), dora(server.route, "dora");
    JsonArray seats{JsonObject{{"you", true}, {"name", "Ada"}},
                    JsonObject{{"you", true}, {"name", "Ada's sister"}}, JsonObject{{"open", true}},
                    JsonObject{{"open", true}}};
    const Invitation table = ada.open({{"game", GetParam()}, {"seats", seats}});
    Player adas(ada, table), bens(ben, table), bens_phone(ben, table), doras(dora, table);
    for (Player* player : {&adas, &bens, &bens_phone, &doras}) player->arrive();
    bens.must({{"op", "sit"}, {"name", "Ben"}});
    bens.must({{"op", "part"}, {"part", std::string(64, 'b')}});
    adas.must({{"op", "seat_bot"}, {"seat", 3}, {"bot", "random"}});
    EXPECT_EQ(doras.ask({{"op", "move"}, {"seat", 0}, {"action", "pass"}}).at("error").at("code"),
              Json("wrong_phase"));
    adas.must({{"op", "start"}});

    Playing first(adas, 1), second(bens, 2);
    first.is_talkative = second.is_talkative = true;
    play_until({&first, &second}, [&] { return first.moves > 5 && second.moves > 2; });
    EXPECT_EQ(doras.ask({{"op", "legal"}, {"seat", 0}}).at("error").at("code"), Json("not_yours"));
    play_to_the_end({&first, &second});
    for (Player* player : {&bens_phone, &doras})
        player->hear_until([&] { return player->phase() == "over"; });
    EXPECT_EQ(bens.view(2), bens_phone.view(2));
    for (const Player* player : {&adas, &bens, &bens_phone, &doras}) expect_calm(*player);
    expect_record_verifies(dora, table, "with the part of seat 2, given after");

    const Json next = bens.must({{"op", "rematch"}});
    adas.hear_until([&] { return adas.state().as_object().contains("rematch"); });
    EXPECT_EQ(adas.state().at("rematch"), next.at("table"));
    for (Player* player : {&adas, &bens, &bens_phone, &doras}) player->disconnect();
    server.stop();
    EXPECT_GT(
        expect_as_told(server.folder(), table.table,
                       {&adas.witness(), &bens.witness(), &bens_phone.witness(), &doras.witness()}),
        100U);
}

INSTANTIATE_TEST_SUITE_P(All, AtOneTable,
                         testing::Values("cosmic-factory", "crafting-the-cosmos", "cosmogenesis"),
                         [](const auto& each) { return test_name(each.param); });

}  // namespace
}  // namespace orrery::test
