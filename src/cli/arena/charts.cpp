#include "cli/arena/charts.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

#include "arena/chart.h"
#include "arena/svg.h"
#include "cli/command.h"

namespace orrery::cli {
namespace {

using arena::Breakdown;
using arena::DotChart;
using arena::Interval;

std::string range_note(const Interval& interval) {
    return fmt::format("{:.1f} to {:.1f} %", 100 * interval.low, 100 * interval.high);
}

DotChart::Row share_row(std::string label, const arena::Sample& wins, std::size_t colour) {
    const Interval interval = share_interval(wins);
    return {std::move(label), wins.mean(), interval, colour,
            fmt::format("{:.1f} %, {}", 100 * wins.mean(), range_note(interval))};
}

std::string title_of(const ArenaRun& run, std::string_view what) {
    return fmt::format("{}: {}", run.tournament().game->info().name, what);
}

// The strongest on top.
DotChart ladder(const ArenaRun& run) {
    const std::vector<arena::Strength> strengths = run.summary().strengths();
    DotChart chart{title_of(run, "strength"), "Elo, the mean of all is 0", {}, 0, false};
    for (std::size_t i = 0; i < strengths.size(); ++i) {
        const arena::Strength& strength = strengths[i];
        chart.rows.push_back({i < run.summary().players().size()
                                  ? run.summary().players()[i].name
                                  : std::string(run.tournament().game->info().opponent),
                              strength.elo, strength.interval, i,
                              fmt::format("{:+.0f}, {:+.0f} to {:+.0f}", strength.elo,
                                          strength.interval.low, strength.interval.high)});
    }
    std::stable_sort(
        chart.rows.begin(), chart.rows.end(),
        [](const DotChart::Row& a, const DotChart::Row& b) { return a.value > b.value; });
    return chart;
}

arena::Histogram points(const ArenaRun& run) {
    arena::Histogram chart{title_of(run, "points"), "points at the end of a game", {}};
    for (std::size_t i = 0; i < run.breakdown().points().size(); ++i)
        chart.rows.push_back({run.summary().players()[i].name, run.breakdown().points()[i]});
    return chart;
}

DotChart seats(const ArenaRun& run) {
    DotChart chart{
        title_of(run, "wins by seat"), "share of wins", {}, 1.0 / run.summary().sides(), true};
    for (const auto& [place, wins] : run.breakdown().seats()) {
        const auto player = static_cast<std::size_t>(place.first);
        chart.rows.push_back(share_row(
            fmt::format("{}, seat {}", arena::shortened(run.summary().players()[player].name, 20),
                        place.second + 1),
            wins, player));
    }
    return chart;
}

using Things = std::vector<std::pair<std::string, const Breakdown::Thing*>>;

// The named things of each part that were there often enough to say something about.
std::map<std::string, Things> things_by_part(const Breakdown& breakdown) {
    constexpr std::uint64_t kFewest = 5;
    std::map<std::string, Things> parts;
    for (const auto& [name, thing] : breakdown.things())
        if (!name.second.empty() && thing.wins.count() >= kFewest)
            parts[name.first].emplace_back(name.second, &thing);
    return parts;
}

// Those that went with most wins on top.
DotChart worth(const ArenaRun& run, const std::string& part, Things things) {
    constexpr std::size_t kMostRows = 80;
    std::stable_sort(things.begin(), things.end(), [](const auto& a, const auto& b) {
        return a.second->wins.mean() > b.second->wins.mean();
    });
    things.resize(std::min(things.size(), kMostRows));
    DotChart chart{title_of(run, part),
                   "share of wins of those who scored it",
                   {},
                   1.0 / run.summary().sides(),
                   true};
    for (const auto& [name, thing] : things) {
        DotChart::Row row = share_row(name, thing->wins, 0);
        row.note = fmt::format("{:.1f} %, {:.1f} points, {} units", 100 * thing->wins.mean(),
                               thing->points.mean(), thing->wins.count());
        chart.rows.push_back(std::move(row));
    }
    return chart;
}

// Letters and digits alone: "part-planetary-objectives.svg".
std::string file_name(const std::string& part) {
    std::string name = "part-" + part;
    for (char& c : name)
        if (!(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') && !(c >= '0' && c <= '9')) c = '-';
    return name + ".svg";
}

}  // namespace

std::vector<ChartFile> arena_charts(const ArenaRun& run) {
    std::vector<ChartFile> files{{"ladder.svg", svg_of(ladder(run))},
                                 {"points.svg", svg_of(points(run))}};
    if (run.tournament().seats > 1) files.push_back({"seats.svg", svg_of(seats(run))});
    for (auto& [part, things] : things_by_part(run.breakdown()))
        files.push_back({file_name(part), svg_of(worth(run, part, std::move(things)))});
    return files;
}

void make_chart_folder(const std::string& folder) {
    std::error_code failure;
    std::filesystem::create_directories(folder, failure);
    if (failure)
        throw Failed{{"bad_output", "cannot be made: " + failure.message(), folder, ""}, kUsage};
}

void write_charts(const std::string& folder, const ArenaRun& run) {
    for (const ChartFile& file : arena_charts(run)) write_file(folder + "/" + file.name, file.text);
}

}  // namespace orrery::cli
