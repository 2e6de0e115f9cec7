// Kill the program in the middle of its work, as often as you like: what it acknowledged is there.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>

#include "tests/cli/run_program.h"
#include "tests/store/desk.h"
#include "tests/store/fast_player.h"
#include "tests/support/restored.h"
#include "tests/support/scale.h"

namespace orrery::test {
namespace {

constexpr int kTables = 6;
const table::Guest kPlayer{"guest-player", "Player"};

// Plays as fast as the store can write, and says on the pipe what was acknowledged. Never comes
// back.
[[noreturn]] void live(const std::string& file, int round, int pipe) {
    Desk desk(file);
    const auto say = [pipe](const Acknowledged& each) {
        const std::string line =
            each.message + ' ' + each.table + ' ' + std::to_string(each.number) + '\n';
        if (write(pipe, line.data(), line.size()) < 0) _exit(1);
    };
    const auto refused = restored(desk.lobby());
    if (!refused.ok() || !refused->empty()) say({"restore-failed", "-", 0});
    FastPlayer player(desk, std::to_string(round), static_cast<std::uint64_t>(round));
    player.on_acknowledged = say;
    player.on_refused = [&](const Json& reply) {
        say({to_text(reply), "-", 0});
        return false;
    };
    player.play(kTables);
    for (;;) desk.work();
}

// Lets a victim live for so many acknowledgements.
std::vector<Acknowledged> live_and_die(const std::string& file, int round, int how_long) {
    std::vector<Acknowledged> heard;
    int ends[2];
    EXPECT_EQ(pipe(ends), 0);
    const pid_t child = fork();
    if (child == 0) {
        close(ends[0]);
        live(file, round, ends[1]);
    }
    close(ends[1]);
    FILE* lines = fdopen(ends[0], "r");
    char message[200], table[100];
    unsigned long number = 0;
    const auto hear = [&] {
        if (std::fscanf(lines, "%199s %99s %lu\n", message, table, &number) != 3) return false;
        heard.push_back({message, table, number});
        return true;
    };
    for (int i = 0; i < how_long; ++i) EXPECT_TRUE(hear());
    EXPECT_EQ(kill(child, SIGKILL), 0);
    while (hear()) {
    }
    std::fclose(lines);
    int status = 0;
    EXPECT_EQ(waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFSIGNALED(status));
    return heard;
}

TEST(StoreRecovery, no_acknowledged_move_is_lost_or_doubled_by_kill_9) {
    const cli::TemporaryFolder folder;
    const std::string file = folder.path() + "/tables.sqlite";
    RandomStream random(seed_from_number(9));
    std::vector<Acknowledged> all;
    for (int round = 0; round < scaled(20); ++round) {
        const std::vector<Acknowledged> heard =
            live_and_die(file, round, 1 + static_cast<int>(random.uniform(120)));
        all.insert(all.end(), heard.begin(), heard.end());
        Desk desk(file);
        const auto refused = restored(desk.lobby());
        ASSERT_TRUE(refused.ok());
        ASSERT_TRUE(refused->empty()) << to_string(refused->front());
        ASSERT_THAT(missing(desk, all), testing::IsEmpty());
    }
    EXPECT_GT(all.size(), 20U);
}

TEST(StoreRecovery, a_game_goes_on_at_another_program_and_ends_as_it_should) {
    const cli::TemporaryFolder folder;
    const std::string file = folder.path() + "/tables.sqlite";
    std::string id;
    RandomStream random(seed_from_number(3));
    for (int life = 0; life < 200; ++life) {
        Desk desk(file);
        ASSERT_TRUE(restored(desk.lobby())->empty());
        if (id.empty()) {
            desk.lobby().open(kPlayer, json(R"({"id":"g","game":"crafting-the-cosmos","start":true,
                                       "seats":[{"you":true},{"bot":"random"}]})"),
                              [&](const Json& reply) { id = reply.at("table").as_string(); });
            desk.work_until([&] { return !id.empty(); });
        }
        const auto table = *desk.lobby().find(id, kPlayer.id, "");
        for (int step = 0; step < 15 && table->state().phase() != table::Phase::kOver; ++step) {
            const std::uint64_t number = table->state().number();
            if (has_seat(table->state().position().actors(), 0)) {
                const Action action = table->state().position().random_action(0, random);
                desk.lobby().submit(
                    *table, kPlayer,
                    JsonObject{{"op", "move"},
                               {"id", "m" + std::to_string(number)},
                               {"seat", 0},
                               {"action", table->state().game().print(action)}},
                    [](const Json& reply) { EXPECT_EQ(reply.at("type"), Json("ack")); });
            } else {
                ASSERT_FALSE(desk.tasks.empty());
                const table::Task task = desk.tasks.front();
                desk.tasks.pop_front();
                desk.lobby().answer(task, table::think(task));
            }
            desk.work_until([&] { return table->state().number() > number; });
        }
        if (table->state().phase() == table::Phase::kOver) {
            EXPECT_EQ(desk.lobby().finished_of(kPlayer.id, 5)->tables.size(), 1U);
            EXPECT_TRUE(replay(table->state().game(), table->state().record()).ok());
            EXPECT_GT(life, 1);
            return;
        }
    }
    FAIL() << "the game never ended";
}

}  // namespace
}  // namespace orrery::test
