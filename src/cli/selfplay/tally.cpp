#include "cli/selfplay/tally.h"

#include <algorithm>

namespace orrery::cli {
namespace {

JsonArray to_json(const arena::Interval& interval) {
    return {interval.low, interval.high};
}

JsonObject to_json(const arena::Sample& shares, const arena::Sample& margins) {
    return {{"win_share", shares.mean()},
            {"interval", to_json(arena::share_interval(shares))},
            {"mean_margin", margins.mean()},
            {"margin_interval", to_json(arena::mean_interval(margins))}};
}

JsonObject to_json(std::uint64_t games, double fair_share, const arena::Sample& shares,
                   const arena::Sample& margins) {
    JsonObject json = to_json(shares, margins);
    json["games"] = games;
    json["fair_share"] = fair_share;
    return json;
}

}  // namespace

void Tally::add(int players, std::uint64_t deal, std::uint64_t number, const Standing& standing) {
    const std::size_t own = players == 1 ? 0 : number;
    int firsts = 0, best_rival = 0;
    bool rival = false;
    for (std::size_t i = 0; i < standing.seats.size(); ++i) {
        firsts += standing.seats[i].place == 1 ? 1 : 0;
        if (i == own) continue;
        best_rival =
            rival ? std::max(best_rival, standing.seats[i].points) : standing.seats[i].points;
        rival = true;
    }
    Deal& entry = deals_[players][deal];
    ++entry.games;
    Result& result = entry.results[players == 1 ? number : 0];
    if (standing.seats[own].place == 1) result.wins += 1.0 / firsts;
    result.margin += standing.seats[own].points - best_rival;
}

void Tally::add(const Tally& other) {
    for (const auto& [players, deals] : other.deals_)
        for (const auto& [number, deal] : deals) {
            Deal& entry = deals_[players][number];
            entry.games += deal.games;
            for (std::size_t i = 0; i < deal.results.size(); ++i) {
                entry.results[i].wins += deal.results[i].wins;
                entry.results[i].margin += deal.results[i].margin;
            }
        }
}

JsonObject Tally::at_one_table(int players, const Deals& deals) {
    arena::Sample shares, margins;
    for (const auto& [number, deal] : deals) {
        if (deal.games != games_of_match(players)) continue;
        shares.add(deal.results[0].wins / players);
        margins.add(deal.results[0].margin / players);
    }
    return to_json(shares.count() * games_of_match(players), 1.0 / players, shares, margins);
}

JsonObject Tally::alone(const Deals& deals) {
    arena::Sample shares, differences;
    std::array<arena::Sample, 2> wins, margins;
    for (const auto& [number, deal] : deals) {
        if (deal.games != games_of_match(1)) continue;
        const double difference = deal.results[0].margin - deal.results[1].margin;
        shares.add(difference > 0 ? 1 : difference < 0 ? 0 : 0.5);
        differences.add(difference);
        for (std::size_t i = 0; i < 2; ++i) {
            wins[i].add(deal.results[i].wins);
            margins[i].add(deal.results[i].margin);
        }
    }
    JsonObject json = to_json(shares.count() * games_of_match(1), 0.5, shares, differences);
    json["alone"] = JsonObject{{"judge", to_json(wins[0], margins[0])},
                               {"against", to_json(wins[1], margins[1])}};
    return json;
}

JsonObject Tally::json() const {
    JsonObject json;
    for (const auto& [players, deals] : deals_)
        json[std::to_string(players)] = players == 1 ? alone(deals) : at_one_table(players, deals);
    return json;
}

}  // namespace orrery::cli
