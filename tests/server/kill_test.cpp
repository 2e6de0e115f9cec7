// `orrery serve`, killed at any moment while several people move as fast as they can, and started
// again on the same folder: no acknowledged move is lost or doubled. script/soak does it for
// longer.
#include <gtest/gtest.h>

#include <array>
#include <memory>

#include "tests/server/company.h"
#include "tests/support/games.h"
#include "tests/support/scale.h"

namespace orrery::test {
namespace {

constexpr const char* kTables[] = {
    R"({"game":"cosmogenesis","seats":[{"you":true},{"open":true}]})",
    R"({"game":"crafting-the-cosmos","seats":[{"you":true},{"open":true}]})",
    R"({"game":"cosmic-factory","options":{"beginner":true,"sandglass_seconds":0},
        "seats":[{"you":true},{"open":true}]})"};

class KillUnderLoad : public testing::Test {
  protected:
    // Every place has a game going on.
    void open_tables() {
        for (std::size_t i = 0; i < std::size(kTables); ++i) {
            if (now_[i] && !now_[i]->is_over()) continue;
            now_[i] = std::make_shared<Company>(server_.route, json(kTables[i]).as_object(),
                                                100 * all_.size());
            all_.push_back(now_[i]);
        }
    }

    std::size_t acknowledged() const {
        std::size_t sum = 0;
        for (const auto& company : all_) sum += company->acknowledged();
        return sum;
    }

    void live_and_die(std::uint32_t how_long) {
        server_.start();
        open_tables();
        std::vector<Playing*> people;
        for (const auto& company : now_)
            for (Playing* each : company->people()) people.push_back(each);
        const std::size_t enough = acknowledged() + how_long;
        play_until(people, [&] {
            return acknowledged() >= enough ||
                   std::all_of(now_.begin(), now_.end(),
                               [](const auto& company) { return company->is_over(); });
        });
        server_.kill_9();
        for (const auto& company : now_) company->hear_the_last();
    }

    cli::TemporaryFolder folder_;
    ServerProcess server_{folder_.path()};
    std::array<std::shared_ptr<Company>, std::size(kTables)> now_;
    std::vector<std::shared_ptr<Company>> all_;
};

TEST_F(KillUnderLoad, no_acknowledged_move_is_lost_or_doubled_by_kill_9) {
    RandomStream random(seed_from_number(5));
    const int rounds = scaled(50);
    for (int round = 0; round < rounds && !HasFailure(); ++round) {
        SCOPED_TRACE("round " + std::to_string(round));
        live_and_die(1 + random.uniform(60));
        // Else the next server finds the file as the last one left it.
        if (round % 10 == 9)
            for (const auto& company : now_) company->expect_as_told(folder_.path());
    }
    for (const auto& company : all_) company->expect_as_told(folder_.path());
    std::printf("%d times killed, %zu commands acknowledged at %zu tables\n", rounds,
                acknowledged(), all_.size());
}

}  // namespace
}  // namespace orrery::test
