#include "cli/report/report.h"

namespace orrery::cli {
namespace {

using arena::Contrast;
using arena::Interval;
using arena::Sample;
using arena::Worth;

JsonArray interval_json(const Interval& interval) {
    return {interval.low, interval.high};
}

Json sample_json(const Sample& sample, Interval (*interval_of)(const Sample&)) {
    if (sample.count() == 0) return nullptr;
    return JsonObject{{"mean", sample.mean()},
                      {"interval", interval_json(interval_of(sample))},
                      {"units", sample.count()}};
}

JsonObject contrast_json(const Contrast& contrast, Interval (*interval_of)(const Sample&)) {
    JsonObject json{{"with", sample_json(contrast.with(), interval_of)},
                    {"without", sample_json(contrast.without(), interval_of)},
                    {"difference", nullptr}};
    if (const std::optional<arena::Estimate> difference = contrast.difference())
        json["difference"] = JsonObject{{"mean", difference->value},
                                        {"interval", interval_json(difference->interval)}};
    return json;
}

JsonObject entry_json(const Worth& worth, const Worth::Kind& kind, const Worth::Entry& entry) {
    return {{"id", entry.about.id},
            {"name", entry.about.name},
            {"games", entry.games},
            {"seats", entry.seats},
            {"share", share_of(worth, kind, entry)},
            {"won", contrast_json(entry.won, arena::share_interval)},
            {"margin", contrast_json(entry.margin, arena::mean_interval)},
            {"points", contrast_json(entry.points, arena::mean_interval)}};
}

JsonArray kinds_json(const Worth& worth) {
    JsonArray kinds;
    for (const Worth::Kind& kind : worth.kinds()) {
        JsonArray entries;
        for (const Worth::Entry& entry : kind.entries)
            entries.push_back(entry_json(worth, kind, entry));
        kinds.push_back(JsonObject{{"key", kind.about.key},
                                   {"title", kind.about.title},
                                   {"shared", kind.about.shared},
                                   {"only_where_told", kind.about.only_where_told},
                                   {"entries", std::move(entries)}});
    }
    return kinds;
}

JsonObject varied_json(const arena::Tournament& tournament) {
    JsonObject varied;
    for (const arena::Varied& one : tournament.varied)
        varied[one.option] = JsonArray(one.values.begin(), one.values.end());
    return varied;
}

}  // namespace

JsonObject report_json(const ArenaRun& run, const Worth& worth) {
    const arena::Tournament& tournament = run.tournament();
    const GameInfo& info = tournament.game->info();
    return {{"game", info.id},
            {"rules", info.rules_version},
            {"content", tournament.game->content_version()},
            {"options", tournament.options},
            {"varied", varied_json(tournament)},
            {"players", JsonArray(tournament.players.begin(), tournament.players.end())},
            {"seats", tournament.seats},
            {"seed", to_hex(tournament.seed)},
            {"games", worth.games()},
            {"units", run.summary().units()},
            {"complete", run.complete()},
            {"even_share", 1.0 / run.summary().sides()},
            {"kinds", kinds_json(worth)}};
}

}  // namespace orrery::cli
