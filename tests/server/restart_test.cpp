// A game goes on where it was, however often its server stops or dies.
#include <gtest/gtest.h>

#include <thread>

#include "tests/server/company.h"
#include "tests/support/games.h"

namespace orrery::test {
namespace {

// Two people and a bot, where the game has room for them.
JsonObject some_table(const std::string& name) {
    const bool alone = game(name).info().max_players == 1;
    return {{"game", name}, {"seats", alone ? seats_for(1) : seats_for(2, 1)}};
}

void expect_calm(Company& company) {
    for (const Player& player : company.players()) EXPECT_EQ(player.resyncs + player.surprises, 0);
}

class ServerRestart : public testing::TestWithParam<std::string> {};

TEST_P(ServerRestart, a_game_goes_on_after_the_server_was_stopped_in_the_middle) {
    LocalServer server;
    Company company(server.route, some_table(GetParam()), 1);
    for (int life = 1; life <= 3; ++life) {
        company.play(6);
        std::thread stopping([&] { server.stop(); });
        company.expect_goodbye();
        stopping.join();
        server.start();
    }
    company.play_to_the_end();
    expect_calm(company);
    for (const Player& player : company.players()) EXPECT_EQ(player.connections, 4);
    expect_record_verifies(company.players().front().visitor(), company.table(), kDealtAlone);
    company.leave();
    server.stop();
    EXPECT_GT(company.expect_as_told(server.folder()), 0U);
}

TEST_P(ServerRestart, a_game_goes_on_after_kill_9_of_the_program) {
    const cli::TemporaryFolder folder;
    ServerProcess server(folder.path());
    server.start();
    Company company(server.route, some_table(GetParam()), 2);
    for (int life = 1; life <= 3; ++life) {
        company.play(6);
        server.kill_9();
        server.start();
    }
    company.play_to_the_end();
    expect_calm(company);
    expect_record_verifies(company.players().front().visitor(), company.table(), kDealtAlone);
    server.kill_9();
    EXPECT_GT(company.expect_as_told(folder.path()), 0U);
}

INSTANTIATE_TEST_SUITE_P(All, ServerRestart, testing::ValuesIn(game_ids()),
                         [](const auto& each) { return test_name(each.param); });

TEST(ServeProgram, says_goodbye_and_exits_with_0_when_it_is_terminated) {
    const cli::TemporaryFolder folder;
    ServerProcess server(folder.path());
    server.start();
    Company company(server.route, some_table("cosmogenesis"), 3);
    company.play(4);
    int code = -1;
    std::thread stopping([&] { code = server.terminate(); });
    company.expect_goodbye();
    stopping.join();
    EXPECT_EQ(code, 0);
    EXPECT_GT(company.expect_as_told(folder.path()), 0U);
}

}  // namespace
}  // namespace orrery::test
