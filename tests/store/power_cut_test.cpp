// The power fails at any moment, and the disk keeps of what was not synced whatever it likes: what
// was acknowledged is there.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "tests/cli/run_program.h"
#include "tests/store/disk.h"
#include "tests/store/fast_player.h"
#include "tests/support/restored.h"
#include "tests/support/scale.h"

namespace orrery::test {
namespace {

using ::testing::IsEmpty;

constexpr int kTables = 6;

class PowerCut : public testing::Test {
  protected:
    std::uint32_t up_to(std::uint32_t most) { return 1 + random_.uniform(most); }

    // A program that dies while it opens the file.
    void die_while_opening() {
        disk_.cut_power_at(up_to(10));
        const auto desk = Desk::at(file_);
        disk_.cut_power();
    }

    // A program that finds everything, plays, and dies with what it was writing; or while it
    // closes.
    void live_and_die() {
        const bool closes = up_to(4) == 1;
        auto desk = Desk::at(file_);
        ASSERT_TRUE(desk.ok()) << to_string(desk.error());
        const auto refused = restored((*desk)->lobby());
        ASSERT_TRUE(refused.ok() && refused->empty());
        ASSERT_THAT(missing(**desk, to_find()), IsEmpty());
        tables_.clear();
        if (!closes) disk_.cut_power_at(up_to(400));
        play(**desk, closes ? up_to(40) : SIZE_MAX);
        if (closes) disk_.cut_power_at(up_to(40));
        desk->reset();
        disk_.cut_power();
    }

    // Until so much was acknowledged, or nothing can be stored any more.
    void play(Desk& desk, std::size_t enough) {
        ++lives_;
        FastPlayer player(desk, std::to_string(lives_), lives_);
        int given_up = 0;
        std::size_t heard = 0;
        player.on_acknowledged = [&](const Acknowledged& each) {
            ++heard;
            ++acknowledged_;
            tables_.insert(each.table);
            all_[each.table].push_back(each);
        };
        player.on_refused = [&](const Json&) {
            ++given_up;
            return false;
        };
        player.play(kTables);
        desk.work_until([&] { return heard >= enough || given_up == kTables; });
    }

    // What was ever acknowledged at the tables of the last life.
    std::vector<Acknowledged> to_find() const {
        std::vector<Acknowledged> list;
        for (const std::string& table : tables_)
            list.insert(list.end(), all_.at(table).begin(), all_.at(table).end());
        return list;
    }

    cli::TemporaryFolder folder_;
    std::string file_ = folder_.path() + "/tables.sqlite";
    Disk disk_{7};
    RandomStream random_{seed_from_number(8)};
    std::uint64_t lives_ = 0;
    std::size_t acknowledged_ = 0;
    std::set<std::string> tables_;
    std::map<std::string, std::vector<Acknowledged>> all_;
};

TEST_F(PowerCut, nothing_acknowledged_is_lost_or_doubled) {
    const int cuts = scaled(200);
    for (int cut = 0; cut < cuts && !HasFatalFailure(); ++cut) {
        SCOPED_TRACE("cut " + std::to_string(cut));
        if (up_to(4) == 1)
            die_while_opening();
        else
            live_and_die();
        disk_.power_on();
    }
    if (HasFatalFailure()) return;
    for (const auto& [table, each] : all_) tables_.insert(table);
    Desk desk(file_);
    EXPECT_THAT(missing(desk, to_find()), IsEmpty());
    EXPECT_GT(acknowledged_, 0U);
    std::printf("%d power cuts, %zu moves acknowledged at %zu tables\n", cuts, acknowledged_,
                all_.size());
}

// What the test above would find.
TEST_F(PowerCut, a_disk_that_lies_about_syncing_loses_what_was_acknowledged) {
    {
        const Desk desk(file_);
    }
    disk_.begin_to_lie();
    std::size_t lost = 0;
    for (int cut = 0; cut < 10; ++cut) {
        {
            auto desk = Desk::at(file_);
            if (!desk) break;  // not even a store is left
            disk_.cut_power_at(200 + up_to(200));
            play(**desk, SIZE_MAX);
        }
        disk_.power_on();
        auto desk = Desk::at(file_);
        lost += desk ? missing(**desk, to_find()).size() : acknowledged_;
    }
    EXPECT_GT(lost, 0U);
}

}  // namespace
}  // namespace orrery::test
