#include "cli/selfplay/tally.h"

#include <algorithm>

#include "arena/statistics.h"

namespace orrery::cli {
namespace {

JsonArray to_json(const arena::Interval& interval) {
    return {interval.low, interval.high};
}

}  // namespace

void Tally::add(int players, std::uint64_t deal, Seat seat, const Standing& standing) {
    const auto own = static_cast<std::size_t>(seat);
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
    if (standing.seats[own].place == 1) entry.wins += 1.0 / firsts;
    entry.margin += standing.seats[own].points - best_rival;
}

void Tally::add(const Tally& other) {
    for (const auto& [players, deals] : other.deals_)
        for (const auto& [number, deal] : deals) {
            Deal& entry = deals_[players][number];
            entry.games += deal.games;
            entry.wins += deal.wins;
            entry.margin += deal.margin;
        }
}

JsonObject Tally::json() const {
    JsonObject json;
    for (const auto& [players, deals] : deals_) {
        arena::Sample shares, margins;
        for (const auto& [number, deal] : deals) {
            if (deal.games != players) continue;
            shares.add(deal.wins / players);
            margins.add(deal.margin / players);
        }
        json[std::to_string(players)] = JsonObject{
            {"games", shares.count() * static_cast<std::uint64_t>(players)},
            {"win_share", shares.mean()},
            {"interval", to_json(arena::share_interval(shares))},
            {"fair_share", 1.0 / players},
            {"mean_margin", margins.mean()},
            {"margin_interval", to_json(arena::mean_interval(margins))},
        };
    }
    return json;
}

}  // namespace orrery::cli
