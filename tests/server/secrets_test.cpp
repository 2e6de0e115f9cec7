// Nothing hidden in any byte on the wire: two servers whose tables differ in what a member cannot
// know alone send this member the same, HTTP heads and lengths included.
#include <gtest/gtest.h>

#include <filesystem>

#include "store/database.h"
#include "tests/server/company.h"
#include "tests/support/games.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"
#include "tests/table/secrets.h"

namespace orrery::test {
namespace {

// The same text, with the digits of points in time as zeros, fingerprints of what they are in, and
// the names of requests: two servers have two clocks, and draw names of their own.
std::string without_time(std::string text) {
    for (const std::string_view field :
         {"\"at\":", "\"now\":", "\"opened\":", "\"replaceable_at\":", "\nDate: ", "\nETag: ",
          "\nX-Request-Id: "})
        for (std::size_t at = text.find(field); at != std::string::npos;
             at = text.find(field, at)) {
            at += field.size();
            const bool line = field.front() == '\n';
            while (
                at < text.size() &&
                (line ? text[at] != '\r' : std::isdigit(static_cast<unsigned char>(text[at])) != 0))
                text[at++] = '0';
        }
    return text;
}

// A table that will begin with a position, the same for the member or not.
struct Case {
    Seat viewer = 0;
    std::unique_ptr<Position> real, other;
    Invitation table;
    std::vector<std::string> cookies;  // by seat
};

class SocketRoom final : public Room {
  public:
    SocketRoom(int port, const Case& chosen, const Position& start, const std::string& watcher)
        : table_(chosen.table), position_(start.clone()), member_(overheard_, "member") {
        plain_.port = overheard_.port = port;
        overheard_.on_http = [this](auto, auto, const Response& response) {
            heard_ += without_time(response.head + response.body) + '\n';
        };
        overheard_.on_received = [this](const Json&, const std::string& text) {
            heard_ += without_time(text) + '\n';
        };
        for (const std::string& cookie : chosen.cookies) {
            others_.emplace_back(plain_, "other" + std::to_string(others_.size()));
            others_.back().cookie = cookie;
        }
        member_.cookie = chosen.viewer == kSpectator
                             ? watcher
                             : chosen.cookies[static_cast<std::size_t>(chosen.viewer)];
        come_again(0);
        others_.front().must(table_, {{"op", "start"}});
        player_->hear_until([&] { return player_->phase() == "playing"; });
        for (const char* path : {"/api/me", "/api/lobby", "/api/games"}) member_.get(path);
    }

    const Position& position() override { return *position_; }
    bool playing() override { return !position_->over(); }
    std::string heard() override { return heard_; }
    // Once over the socket and once without.
    std::string ask(JsonObject question) override {
        member_.ask(table_, question);
        return without_time(to_text(player_->ask(std::move(question))));
    }
    void move(Seat seat, Action action) override {
        const Json ack = others_[static_cast<std::size_t>(seat)].must(
            table_, {{"op", "move"}, {"seat", seat}, {"action", position_->game().print(action)}});
        position_->apply(seat, action, nullptr);
        player_->hear_until(
            [&] { return player_->number() >= ack.at("number").to_number<std::uint64_t>(); });
        if (position_->over()) player_->hear_until([&] { return player_->phase() == "over"; });
        member_.call("GET", table_.path());
    }
    void come_again(std::uint64_t since) override {
        player_ = std::make_unique<Player>(member_, table_, since);
        player_->arrive();
    }

  private:
    Route plain_, overheard_;
    Invitation table_;
    std::unique_ptr<Position> position_;
    std::deque<Visitor> others_;
    Visitor member_;
    std::unique_ptr<Player> player_;
    std::string heard_;
};

void let_begin_with(const std::string& folder, const std::string& table, const Position& start) {
    Json payload = stored_table(folder, table).entries.front().payload;
    payload.as_object()["start"] = start.state_json();
    const std::string text = to_text(payload);
    Result<store::Database> database =
        store::Database::open(folder + "/tables.sqlite", store::Database::Access::kReadWrite);
    ASSERT_TRUE(database.ok());
    Result<store::Statement> update =
        database->prepare("UPDATE entries SET payload = ? WHERE table_id = ? AND number = 1");
    ASSERT_TRUE(update.ok());
    update->bind(1, text);
    update->bind(2, table);
    ASSERT_EQ(update->step(), store::Statement::Step::kDone);
}

class SocketSecrets : public testing::TestWithParam<std::string> {
  protected:
    SocketSecrets() : random_(seed_from_number(1)) {}

    // Positions from the middle of random games, and who looks at them.
    void choose_cases() {
        const GameInfo& info = game(GetParam()).info();
        const JsonObject untimed =
            GetParam() == "cosmic-factory" ? JsonObject{{"sandglass_seconds", 0}} : JsonObject{};
        for (int number = 0; number < scaled(8); ++number) {
            const int players =
                info.min_players + number % (info.max_players - info.min_players + 1);
            RandomGame played(game(GetParam()), players, untimed,
                              static_cast<std::uint64_t>(number));
            for (std::uint32_t steps = random_.uniform(80); steps > 0; --steps)
                if (const auto next = played.choose()) played.play(*next);
            if (played.position().over()) continue;
            Case& chosen = cases_.emplace_back();
            const auto viewer = random_.uniform(static_cast<std::uint32_t>(players) + 1);
            chosen.viewer = viewer == 0 ? kSpectator : static_cast<Seat>(viewer - 1);
            chosen.real = played.position().clone();
            chosen.other = chosen.real->guess(chosen.viewer, random_);
            open(chosen, static_cast<int>(cases_.size()), untimed);
        }
    }

    void open(Case& chosen, int number, const JsonObject& options) {
        const int players = chosen.real->players();
        std::deque<Visitor> people;
        for (int i = 0; i < players; ++i)
            people.emplace_back(real_.route, std::to_string(number) + "-" + std::to_string(i));
        chosen.table = people[0].open({{"game", GetParam()},
                                       {"options", options},
                                       {"public", true},
                                       {"seats", seats_for(players)}});
        for (auto other = people.begin() + 1; other != people.end(); ++other)
            other->must(chosen.table, {{"op", "sit"}});
        for (const Visitor& person : people) chosen.cookies.push_back(person.cookie);
    }

    void make_a_world_of_difference() {
        Visitor watcher(real_.route, "watcher");
        watcher.get("/api/me");
        watcher_ = watcher.cookie;
        real_.stop();
        other_.stop();
        // What was written last may still be in the write-ahead log beside the file.
        for (const auto& old : std::filesystem::directory_iterator(other_.folder()))
            std::filesystem::remove(old);
        std::filesystem::copy(real_.folder(), other_.folder());
        for (const Case& chosen : cases_) {
            let_begin_with(real_.folder(), chosen.table.table, *chosen.real);
            let_begin_with(other_.folder(), chosen.table.table, *chosen.other);
        }
        real_.start();
        other_.start();
    }

    LocalServer real_, other_;
    RandomStream random_;
    std::vector<Case> cases_;
    std::string watcher_;
};

TEST_P(SocketSecrets, nothing_hidden_is_in_any_byte_on_the_wire) {
    choose_cases();
    ASSERT_GE(cases_.size(), 1U);
    make_a_world_of_difference();
    for (std::size_t i = 0; i < cases_.size() && !HasFailure(); ++i) {
        SCOPED_TRACE(i);
        SocketRoom real(real_.route.port, cases_[i], *cases_[i].real, watcher_),
            other(other_.route.port, cases_[i], *cases_[i].other, watcher_);
        Comparison(real, other, cases_[i].viewer, random_).run();
    }
    std::printf("%zu positions compared\n", cases_.size());
}

INSTANTIATE_TEST_SUITE_P(All, SocketSecrets, testing::ValuesIn(game_ids()),
                         [](const auto& each) { return test_name(each.param); });

}  // namespace
}  // namespace orrery::test
