// Nothing hidden in any byte: replace everything that a member cannot know, and all that the member
// is sent stays the same, letter for letter.
#include <gtest/gtest.h>

#include "tests/support/random_game.h"
#include "tests/support/scale.h"
#include "tests/table/house.h"
#include "tests/table/secrets.h"

namespace orrery::test {
namespace {

constexpr table::ListenerId kEar = 7;
const table::Guest kWatcher{"guest-watcher", "Watcher"};

table::Guest guest_at(Seat seat) {
    return {"guest-" + std::to_string(seat), "P" + std::to_string(seat)};
}

// A table that begins with this position.
class HouseRoom final : public Room {
  public:
    HouseRoom(const Position& start, Seat viewer) : viewer_(viewer) {
        JsonArray seats{JsonObject{{"you", true}}};
        for (int i = 1; i < start.players(); ++i) seats.push_back(JsonObject{{"open", true}});
        const JsonObject request{
            {"game", start.game().info().id}, {"public", true}, {"seats", std::move(seats)}};
        table_ = house_.open_table(guest_at(0), to_text(request));
        for (Seat seat = 1; seat < start.players(); ++seat)
            house_.ask(table_, guest_at(seat), R"({"op":"sit"})");
        house_.store.entries(table_).front().payload.as_object()["start"] = start.state_json();
        EXPECT_TRUE(house_.restart().empty());
        house_.attach(kEar, table_, member(), 0);
        EXPECT_EQ(error_code(house_.ask(table_, guest_at(0), R"({"op":"start"})")), "");
    }

    table::Guest member() const { return viewer_ == kSpectator ? kWatcher : guest_at(viewer_); }
    const Position& position() override { return house_.state(table_).position(); }
    bool playing() override { return house_.state(table_).phase() == table::Phase::kPlaying; }

    std::string heard() override {
        std::string all;
        for (const std::string& message : house_.inbox[kEar]) all += message + '\n';
        return all;
    }
    std::string ask(JsonObject request) override {
        const std::size_t before = house_.replies.size();
        request["id"] = "q" + std::to_string(++questions_);
        house_.submit(table_, member(), request);
        house_.store.settle();
        while (house_.replies.size() == before && !house_.tasks.empty()) house_.think();
        return to_text(house_.replies.back()) + '\n';
    }
    void move(Seat seat, Action action) override {
        EXPECT_EQ(error_code(house_.ask(table_, guest_at(seat),
                                        JsonObject{{"op", "move"},
                                                   {"seat", seat},
                                                   {"action", position().game().print(action)}})),
                  "");
    }
    void come_again(std::uint64_t since) override { house_.attach(kEar, table_, member(), since); }

  private:
    House house_;
    Seat viewer_;
    std::string table_;
    int questions_ = 0;
};

class TableSecrets : public testing::TestWithParam<std::string> {};

TEST_P(TableSecrets, nothing_hidden_is_in_any_byte_sent) {
    const AnyGame& game = test::game(GetParam());
    const int games =
        std::max(2, scaled(6));  // in the first nobody happens to have a secret choice
    int compared = 0, secret_moves = 0;
    for (int number = 0; number < games; ++number) {
        const GameInfo& info = game.info();
        const int players = info.min_players + number % (info.max_players - info.min_players + 1);
        RandomGame played(game, players, JsonObject{}, static_cast<std::uint64_t>(number));
        while (const auto next = played.choose()) {
            if (played.one_in(25)) {
                const auto viewer =
                    static_cast<Seat>(static_cast<int>(played.random().uniform(
                                          static_cast<std::uint32_t>(players) + 1)) -
                                      1);
                const Seat member = viewer < 0 ? kSpectator : viewer;
                HouseRoom real(played.position(), member);
                HouseRoom other(*played.position().guess(member, played.random()), member);
                Comparison comparison(real, other, member, played.random());
                comparison.run();
                ++compared;
                secret_moves += comparison.secret_moves();
                if (HasFailure()) return;
            }
            played.play(*next);
        }
    }
    EXPECT_GT(compared, 0);
    if (GetParam() == "cosmic-factory") {
        EXPECT_GT(secret_moves, 0);
    }
}

INSTANTIATE_TEST_SUITE_P(Games, TableSecrets, testing::ValuesIn(game_ids()),
                         [](const auto& each) { return test_name(each.param); });

}  // namespace
}  // namespace orrery::test
