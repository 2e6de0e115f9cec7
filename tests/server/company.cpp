#include "tests/server/company.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace orrery::test {

JsonArray seats_for(int people, int bots) {
    JsonArray seats{JsonObject{{"you", true}}};
    for (int i = 1; i < people; ++i) seats.push_back(JsonObject{{"open", true}});
    for (int i = 0; i < bots; ++i) seats.push_back(JsonObject{{"bot", "random"}});
    return seats;
}

Company::Company(const Route& route, JsonObject request, std::uint64_t seed, const Route* line) {
    const JsonArray seats = request["seats"].as_array();
    const auto others = std::count_if(seats.begin(), seats.end(), [](const Json& seat) {
        return seat.as_object().contains("open");
    });
    for (int i = 0; i <= others; ++i)
        visitors_.emplace_back(route, "p" + std::to_string(seed) + "-" + std::to_string(i));
    table_ = visitors_.front().open(std::move(request));
    for (auto other = visitors_.begin() + 1; other != visitors_.end(); ++other)
        other->must(table_, {{"op", "sit"}});
    visitors_.front().must(table_, {{"op", "start"}});
    for (Visitor& visitor : visitors_) {
        if (line != nullptr) visitor.take(*line);
        Playing& each = playing_.emplace_back(players_.emplace_back(visitor, table_), ++seed);
        each.is_talkative = true;
    }
}

std::vector<Playing*> Company::people() {
    std::vector<Playing*> list;
    for (Playing& each : playing_) list.push_back(&each);
    return list;
}

int Company::moves() {
    int sum = 0;
    for (const Playing& each : playing_) sum += each.moves;
    return sum;
}

bool Company::is_over() {
    return std::any_of(playing_.begin(), playing_.end(),
                       [](const Playing& each) { return each.is_over(); });
}

void Company::play(int more) {
    const int enough = moves() + more;
    play_until(people(), [&] { return moves() >= enough || is_over(); });
}

std::size_t Company::acknowledged() {
    std::size_t sum = 0;
    for (const Player& player : players_) sum += player.witness().acknowledged.size();
    return sum;
}

void Company::hear_the_last() {
    for (Player& player : players_)
        while (player.is_connected()) player.receive();
}

void Company::leave() {
    for (Player& player : players_) player.disconnect();
}

void Company::expect_goodbye() {
    for (Player& player : players_) {
        player.hear_until([&] { return !player.is_connected(); });
        EXPECT_TRUE(player.told_of_closing);
        EXPECT_EQ(player.last_close, 1012);
    }
}

std::size_t Company::expect_as_told(const std::string& folder) {
    std::vector<const Witness*> witnesses;
    for (const Player& player : players_) witnesses.push_back(&player.witness());
    return test::expect_as_told(folder, table_.table, witnesses);
}

}  // namespace orrery::test
