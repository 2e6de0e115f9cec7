#include "tests/store/fast_player.h"

#include <map>

namespace orrery::test {
namespace {

const table::Guest kPlayer{"guest-player", "Player"};

bool is_acknowledged(const Json& reply) {
    return reply.at("type") == Json("ack");
}

}  // namespace

void FastPlayer::play(int tables) {
    for (int place = 0; place < tables; ++place) open({place, 0, ""});
}

// The same request finds the game of an earlier life, until it is over.
void FastPlayer::open(Game game) {
    const JsonObject request{
        {"id", "game-" + std::to_string(game.place) + "-" + std::to_string(game.count)},
        {"game", "cosmogenesis"},
        {"start", true},
        {"seats",
         JsonArray{JsonObject{{"you", true}}, JsonObject{{"you", true}, {"name", "Second"}}}}};
    desk_.lobby().open(kPlayer, request, [this, game](const Json& reply) mutable {
        if (!is_acknowledged(reply)) {
            if (on_refused(reply)) open(game);
            return;
        }
        game.table = reply.at("table").as_string();
        move(game);
    });
}

void FastPlayer::move(const Game& game) {
    const auto table = *desk_.lobby().find(game.table, kPlayer.id, "");
    if (table->state().phase() == table::Phase::kOver)
        return open({game.place, game.count + 1, ""});
    const Position& now = table->state().position();
    Seat seat = 0;
    while (!has_seat(now.actors(), seat)) ++seat;
    submit(game, {{"op", "move"},
                  {"id", name_ + "-" + std::to_string(++messages_)},
                  {"seat", seat},
                  {"action", now.game().print(now.random_action(seat, random_))}});
}

void FastPlayer::submit(const Game& game, const JsonObject& request) {
    const auto table = *desk_.lobby().find(game.table, kPlayer.id, "");
    desk_.lobby().submit(*table, kPlayer, request, [this, game, request](const Json& reply) {
        if (!is_acknowledged(reply)) {
            if (on_refused(reply)) submit(game, request);
            return;
        }
        on_acknowledged({std::string(request.at("id").as_string()), game.table,
                         reply.at("number").to_number<std::uint64_t>()});
        move(game);
    });
}

std::vector<std::string> missing(Desk& desk, const std::vector<Acknowledged>& all) {
    std::vector<std::string> wrong;
    std::map<std::string, std::map<std::string, std::uint64_t>> tables;
    for (const Acknowledged& each : all) {
        if (tables.contains(each.table)) continue;
        auto& messages = tables[each.table];
        // Every hash on the way is checked while it is loaded.
        const auto table = desk.lobby().find(each.table, kPlayer.id, "");
        if (!table) {
            wrong.push_back("table " + each.table + ": " + to_string(table.error()));
            continue;
        }
        for (const table::LogLine& line : (*table)->state().log())
            if (!line.entry.message_id.empty() &&
                !messages.emplace(line.entry.message_id, line.entry.number).second)
                wrong.push_back("counted twice: " + line.entry.message_id);
    }
    for (const Acknowledged& each : all)
        if (tables[each.table][each.message] != each.number)
            wrong.push_back("lost: " + each.message);
    return wrong;
}

}  // namespace orrery::test
