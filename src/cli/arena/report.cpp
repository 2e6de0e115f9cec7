#include "cli/arena/report.h"

#include <fmt/format.h>

#include <cmath>
#include <ostream>

#include "cli/text_table.h"
#include "core/text.h"

namespace orrery::cli {
namespace {

using arena::Interval;
using arena::PlayerSummary;
using arena::Summary;

std::string percent(double share) {
    return fmt::format("{:.1f} %", 100 * share);
}

// "+12.3 ± 1.1": the half of a symmetric interval.
std::string with_error(double value, const Interval& interval) {
    return fmt::format("{:+.1f} ± {:.1f}", value, (interval.high - interval.low) / 2);
}

JsonArray interval_json(const Interval& interval) {
    return {interval.low, interval.high};
}

}  // namespace

void print_arena(const arena::Tournament& tournament, const Summary& summary, std::ostream& out) {
    const GameInfo& info = tournament.game->info();
    out << fmt::format("{} {}: {} in {}, {} at a table{}\n", info.id, to_text(tournament.options),
                       counted(summary.games(), "game"), counted(summary.units(), "unit"),
                       counted(tournament.seats, "seat"),
                       info.opponent.empty() ? "" : fmt::format(" against {}", info.opponent));
    TextTable table({"player", "games", "won", "95 %", "margin", "Elo", "95 %"});
    for (const PlayerSummary& player : summary.players()) {
        const Interval share = player.interval(), elo = summary.elo_interval(player);
        table.add({player.name, std::to_string(player.games), percent(player.win_share()),
                   percent(share.low) + " to " + percent(share.high),
                   with_error(player.margins.mean(), mean_interval(player.margins)),
                   fmt::format("{:+.0f}", summary.elo(player)),
                   fmt::format("{:+.0f} to {:+.0f}", elo.low, elo.high)});
    }
    table.print(out, "  ");
    out << fmt::format("  An even share is {}.\n", percent(1.0 / summary.sides()));
    for (const PlayerSummary& player : summary.players())
        if (player.forfeits > 0)
            out << fmt::format("  {} forfeited {}.\n", player.name,
                               counted(player.forfeits, "game"));
}

JsonObject arena_json(const arena::Tournament& tournament, const Summary& summary) {
    JsonArray players;
    for (const PlayerSummary& player : summary.players())
        players.push_back(
            JsonObject{{"name", player.name},
                       {"win_share", player.win_share()},
                       {"interval", interval_json(player.interval())},
                       {"mean_margin", player.margins.mean()},
                       {"elo", summary.elo(player)},
                       {"margin_interval", interval_json(mean_interval(player.margins))},
                       {"elo_interval", interval_json(summary.elo_interval(player))},
                       {"games", player.games},
                       {"units", player.wins.count()},
                       {"forfeits", player.forfeits}});
    return JsonObject{{"game", tournament.game->info().id},  {"games", summary.games()},
                      {"players", std::move(players)},       {"units", summary.units()},
                      {"seats", tournament.seats},           {"options", tournament.options},
                      {"even_share", 1.0 / summary.sides()}, {"seed", to_hex(tournament.seed)}};
}

}  // namespace orrery::cli
