#include "arena/player.h"

#include <algorithm>

#include "bots/bot_text.h"

namespace orrery::arena {
namespace {

// A further option of the player before it, as in "greedy:trials=5,other=1".
bool continues(std::string_view piece) {
    return piece.find('=') < piece.find(':');
}

}  // namespace

Result<std::unique_ptr<Player>> make_player(std::string_view text) {
    Result<std::unique_ptr<Bot>> bot = bot_from_text(text);
    if (!bot) return bot.error();
    return std::unique_ptr<Player>(std::make_unique<BotPlayer>(std::move(bot).value()));
}

std::vector<std::string> split_players(std::string_view list) {
    std::vector<std::string> players;
    while (true) {
        const std::size_t comma = list.find(',');
        const std::string_view piece = list.substr(0, comma);
        if (!players.empty() && continues(piece))
            players.back() += ',' + std::string(piece);
        else
            players.emplace_back(piece);
        if (comma == std::string_view::npos) return players;
        list.remove_prefix(comma + 1);
    }
}

std::vector<std::string> distinct_names(const std::vector<std::string>& players) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const auto earlier = std::count(
            players.begin(), players.begin() + static_cast<std::ptrdiff_t>(i), players[i]);
        names.push_back(earlier == 0 ? players[i]
                                     : players[i] + " (" + std::to_string(earlier + 1) + ")");
    }
    return names;
}

}  // namespace orrery::arena
