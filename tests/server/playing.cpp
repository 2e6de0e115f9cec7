#include "tests/server/playing.h"

#include <algorithm>

#include "core/json.h"
#include "tests/support/action_groups.h"

namespace orrery::test {
namespace {

std::string word(const Json& object, std::string_view field) {
    return std::string(object.at(field).as_string());
}

}  // namespace

void Playing::act() {
    if (!pending_.empty()) {
        const std::optional<Json> reply = player_->take_reply(pending_);
        if (!reply) return;
        pending_.clear();
        const std::string type = word(*reply, "type");
        if (type == "answer") return choose(*reply);
        if (type == "error") ++refused[word(reply->at("error"), "code")];
        if (type == "ack") ++moves;
    }
    ask_what_is_allowed();
}

void Playing::ask_what_is_allowed() {
    const std::vector<Seat> seats = player_->own_seats_to_move();
    if (seats.empty()) return;
    const Seat seat = seats[random_.uniform(static_cast<std::uint32_t>(seats.size()))];
    const bool wants_a_hint = static_cast<int>(random_.uniform(10)) < hints_in_ten;
    pending_ = player_->say({{"op", wants_a_hint ? "hint" : "legal"}, {"seat", seat}});
}

// Any kind of action, then any of that kind: there are many ways to turn a tile and one to be done.
Json Playing::any_of(const JsonArray& groups) {
    std::map<std::string, JsonArray> kinds;
    for (const Json& group : groups) kinds[word(group, "kind")].push_back(group);
    const auto chosen = random_.uniform(static_cast<std::uint32_t>(kinds.size()));
    const std::vector<Json> choices = expand(std::next(kinds.begin(), chosen)->second);
    return choices[random_.uniform(static_cast<std::uint32_t>(choices.size()))];
}

void Playing::choose(const Json& answer) {
    const bool is_hint = answer.at("op") == "hint";
    if (!is_hint && answer.at("groups").as_array().empty()) return;
    const Json action = is_hint ? answer.at("action") : any_of(answer.at("groups").as_array());
    pending_ = player_->say({{"op", "move"},
                             {"seat", player_->witness().sent.at(word(answer, "id")).at("seat")},
                             {"action", action}});
    if (is_talkative && random_.uniform(2) == 0) player_->say({{"op", "chat"}, {"text", "la la"}});
}

void play_until(const std::vector<Playing*>& people, const std::function<bool()>& done) {
    std::vector<Player*> players;
    for (Playing* each : people) players.push_back(&each->player());
    while (!done()) {
        for (Playing* each : people) each->act();
        hear_any(players);
    }
}

void play_to_the_end(const std::vector<Playing*>& people) {
    play_until(people, [&] {
        return std::all_of(people.begin(), people.end(),
                           [](const Playing* each) { return each->is_over(); });
    });
}

}  // namespace orrery::test
