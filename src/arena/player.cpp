#include "arena/player.h"

#include <algorithm>

#include "arena/engine_player.h"
#include "bots/bot_text.h"

namespace orrery::arena {
namespace {

constexpr std::string_view kEngine = "engine:", kAllSeeing = ":all-seeing";

// A further option of the player before it, as in "greedy:trials=5,other=1".
bool continues(std::string_view piece) {
    return piece.find('=') < piece.find(':');
}

}  // namespace

Result<std::unique_ptr<Player>> make_player(std::string_view text, const PlayerTerms& terms) {
    if (text.starts_with(kEngine)) {
        const std::string_view command = text.substr(kEngine.size());
        if (command.find_first_not_of(' ') == std::string_view::npos)
            return Error{"bad_arguments", "an engine needs a command: engine:COMMAND", "", ""};
        return std::unique_ptr<Player>(std::make_unique<EnginePlayer>(std::string(command), terms));
    }
    const bool all_seeing = text.ends_with(kAllSeeing);
    if (all_seeing) text.remove_suffix(kAllSeeing.size());
    Result<std::unique_ptr<Bot>> bot = bot_from_text(text, {.all_seeing = all_seeing});
    if (!bot) return bot.error();
    if (all_seeing)
        return std::unique_ptr<Player>(std::make_unique<AllSeeingPlayer>(std::move(bot).value()));
    return std::unique_ptr<Player>(std::make_unique<BotPlayer>(std::move(bot).value()));
}

std::vector<std::string> split_players(std::string_view list) {
    std::vector<std::string> players;
    while (true) {
        const std::size_t comma =
            list.starts_with(kEngine) ? std::string_view::npos : list.find(',');
        const std::string_view piece = list.substr(0, comma);
        if (!players.empty() && !piece.starts_with(kEngine) && continues(piece))
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
