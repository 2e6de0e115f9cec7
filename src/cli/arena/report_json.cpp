#include <fmt/format.h>

#include "cli/arena/report.h"

namespace orrery::cli {
namespace {

using arena::Interval;
using arena::PlayerSummary;
using arena::Summary;

JsonArray interval_json(const Interval& interval) {
    return {interval.low, interval.high};
}

JsonObject player_json(const Summary& summary, const PlayerSummary& player,
                       const arena::Strength& strength) {
    return {{"name", player.name},
            {"win_share", player.win_share()},
            {"interval", interval_json(player.interval())},
            {"mean_margin", player.margins.mean()},
            {"elo", summary.elo(player)},
            {"margin_interval", interval_json(mean_interval(player.margins))},
            {"elo_interval", interval_json(summary.elo_interval(player))},
            {"strength", strength.elo},
            {"strength_interval", interval_json(strength.interval)},
            {"games", player.games},
            {"units", player.wins.count()},
            {"forfeits", player.forfeits}};
}

JsonObject sprt_json(const ArenaRun& run) {
    const arena::Sprt& test = *run.sprt();
    const arena::SprtStanding standing = run.sprt_standing();
    return {{"elo0", test.elo0},
            {"elo1", test.elo1},
            {"alpha", test.alpha},
            {"beta", test.beta},
            {"llr", standing.ratio},
            {"bounds", JsonArray{standing.lower, standing.upper}},
            {"verdict", standing.verdict == arena::Verdict::kOpen ? Json()
                        : standing.verdict == arena::Verdict::kH0 ? Json("H0")
                                                                  : Json("H1")}};
}

// As CSV wants a name with commas or quotes in it.
std::string csv_name(const std::string& name) {
    std::string text = "\"";
    for (const char c : name) text += c == '"' ? std::string("\"\"") : std::string(1, c);
    return text + '"';
}

}  // namespace

JsonObject arena_json(const ArenaRun& run) {
    const arena::Tournament& tournament = run.tournament();
    const Summary& summary = run.summary();
    const std::vector<arena::Strength> strengths = summary.strengths();
    JsonArray players, pairs;
    for (std::size_t i = 0; i < summary.players().size(); ++i)
        players.push_back(player_json(summary, summary.players()[i], strengths[i]));
    for (const arena::PairSummary& pair : summary.pairs())
        pairs.push_back(
            JsonObject{{"players", JsonArray{pair.first, pair.second}},
                       {"better", pair.better.mean()},
                       {"interval", interval_json(share_interval(pair.better))},
                       {"mean_difference", pair.difference.mean()},
                       {"difference_interval", interval_json(mean_interval(pair.difference))}});
    JsonObject json{{"game", tournament.game->info().id},
                    {"games", summary.games()},
                    {"players", std::move(players)},
                    {"pairs", std::move(pairs)},
                    {"units", summary.units()},
                    {"seats", tournament.seats},
                    {"gauntlet", tournament.gauntlet},
                    {"options", tournament.options},
                    {"even_share", 1.0 / summary.sides()},
                    {"seed", to_hex(tournament.seed)},
                    {"complete", run.complete()}};
    if (!tournament.game->info().opponent.empty())
        json["opponent"] =
            JsonObject{{"name", tournament.game->info().opponent},
                       {"strength", strengths.back().elo},
                       {"strength_interval", interval_json(strengths.back().interval)}};
    if (run.sprt()) json["sprt"] = sprt_json(run);
    return json;
}

std::string arena_csv(const ArenaRun& run) {
    const Summary& summary = run.summary();
    const std::vector<arena::Strength> strengths = summary.strengths();
    std::string text =
        "player,games,units,forfeits,win_share,win_share_low,win_share_high,mean_margin,"
        "margin_low,margin_high,elo,elo_low,elo_high,strength,strength_low,strength_high\n";
    for (std::size_t i = 0; i < summary.players().size(); ++i) {
        const PlayerSummary& player = summary.players()[i];
        const Interval share = player.interval(), margin = mean_interval(player.margins),
                       elo = summary.elo_interval(player), strength = strengths[i].interval;
        text += fmt::format(
            "{},{},{},{},{:.6f},{:.6f},{:.6f},{:.4f},{:.4f},{:.4f},{:.2f},{:.2f},{:.2f},{:.2f},"
            "{:.2f},{:.2f}\n",
            csv_name(player.name), player.games, player.wins.count(), player.forfeits,
            player.win_share(), share.low, share.high, player.margins.mean(), margin.low,
            margin.high, summary.elo(player), elo.low, elo.high, strengths[i].elo, strength.low,
            strength.high);
    }
    return text;
}

}  // namespace orrery::cli
