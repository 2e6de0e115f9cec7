#include "tests/server/playing.h"

#include <algorithm>

#include "core/json.h"

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
    if (static_cast<int>(random_.uniform(10)) < chats_in_ten) {
        pending_ = player_->say({{"op", "chat"}, {"text", "la la"}});
        return;
    }
    const Seat seat = seats[random_.uniform(static_cast<std::uint32_t>(seats.size()))];
    pending_ = player_->say({{"op", "legal"}, {"seat", seat}});
}

// Any kind of action, then any of that kind: games lead on that way, where there are many ways to
// turn a tile and one to be done.
void Playing::choose(const Json& answer) {
    std::map<std::string, std::vector<const Json*>> kinds;
    for (const Json& action : answer.at("actions").as_array())
        kinds[word(action, "kind")].push_back(&action);
    if (kinds.empty()) return;
    auto kind = kinds.begin();
    std::advance(kind, random_.uniform(static_cast<std::uint32_t>(kinds.size())));
    const auto& choices = kind->second;
    const Json& chosen = *choices[random_.uniform(static_cast<std::uint32_t>(choices.size()))];
    const std::string asked = word(answer, "id");
    pending_ = player_->say({{"op", "move"},
                             {"seat", player_->witness().sent.at(asked).at("seat")},
                             {"action", chosen.at("text")}});
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
