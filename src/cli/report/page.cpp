#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "arena/chart.h"
#include "arena/svg.h"
#include "cli/report/html.h"
#include "cli/report/report.h"
#include "core/text.h"

namespace orrery::cli {
namespace {

using arena::Contrast;
using arena::Interval;
using arena::Worth;

constexpr std::string_view kStyle =
    "body{font-family:system-ui,sans-serif;color:#222;background:#fff;max-width:60rem;"
    "margin:0 auto;padding:1rem;line-height:1.45}h2{margin-top:2.5rem}"
    "svg{max-width:100%;height:auto;display:block}.wide{overflow-x:auto}"
    "table{border-collapse:collapse;font-size:.9rem}"
    "th,td{padding:.2rem .7rem;border-bottom:1px solid #ddd;text-align:right;"
    "font-variant-numeric:tabular-nums;vertical-align:top}"
    "th[scope=row]{text-align:left;font-weight:400}"
    "dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;font-size:.9rem}"
    "dt{color:#555}dd{margin:0;overflow-wrap:anywhere}";

std::string percent(double share) {
    return fmt::format("{:.1f} %", 100 * share);
}
std::string percent(const Interval& interval) {
    return fmt::format("{:.1f} to {:.1f} %", 100 * interval.low, 100 * interval.high);
}
// "+1.3", and never "-0.0".
std::string signed_tenths(double value) {
    return fmt::format("{:+.1f}", std::round(10 * value) / 10 + 0.0);
}
std::string signed_range(const Interval& interval) {
    return signed_tenths(interval.low) + " to " + signed_tenths(interval.high);
}

std::string label_of(const Worth::Kind& kind, const Worth::Entry& entry) {
    if (kind.about.key == "seats") return "Seat " + entry.about.id;
    return entry.about.name.empty() ? entry.about.id : entry.about.id + " " + entry.about.name;
}

// What the kind is compared by.
const Contrast& measure_of(const ArenaRun& run, const Worth::Kind& kind,
                           const Worth::Entry& entry) {
    return counts_points(run, kind) ? entry.points : entry.margin;
}

std::vector<const Worth::Entry*> best_first(const ArenaRun& run, const Worth::Kind& kind) {
    std::vector<const Worth::Entry*> entries;
    for (const Worth::Entry& entry : kind.entries) entries.push_back(&entry);
    const auto rank = [&](const Worth::Entry* entry) {
        const auto difference = measure_of(run, kind, *entry).difference();
        // Those that cannot be compared come after all others, those never seen last.
        return std::pair(difference         ? 2
                         : entry->games > 0 ? 1
                                            : 0,
                         difference ? difference->value : 0.0);
    };
    std::stable_sort(entries.begin(), entries.end(),
                     [&](const auto* a, const auto* b) { return rank(a) > rank(b); });
    return entries;
}

std::string chart_of(const ArenaRun& run, const Worth::Kind& kind,
                     const std::vector<const Worth::Entry*>& entries) {
    const std::string_view what = counts_points(run, kind) ? "points" : "margin";
    arena::DotChart chart{fmt::format("{}: {}", kind.about.title, what),
                          fmt::format("{} with it, above {} without it", what, what),
                          {},
                          0,
                          false};
    for (const Worth::Entry* entry : entries)
        if (const auto difference = measure_of(run, kind, *entry).difference())
            chart.rows.push_back({label_of(kind, *entry), difference->value, difference->interval,
                                  0,
                                  fmt::format("{}, {}", signed_tenths(difference->value),
                                              signed_range(difference->interval))});
    return chart.rows.empty() ? "" : svg_of(chart, arena::SvgFor::kPage);
}

// Why there is nothing to compare.
std::string reason_of(const Contrast& contrast) {
    if (contrast.with().count() == 0) return "not seen";
    return contrast.without().count() == 0 ? "always there" : "too few";
}

std::vector<std::string> row_of(const ArenaRun& run, const Worth& worth, const Worth::Kind& kind,
                                const Worth::Entry& entry) {
    const bool points = counts_points(run, kind);
    const Contrast& measure = measure_of(run, kind, entry);
    const auto difference = measure.difference();
    std::vector<std::string> row{label_of(kind, entry)};
    row.push_back(fmt::format("{} ({})", kind.about.shared ? entry.games : entry.seats,
                              percent(share_of(worth, kind, entry))));
    const bool seen = measure.with().count() > 0;
    if (!points) {
        row.push_back(seen ? percent(entry.won.with().mean()) : "");
        row.push_back(seen ? percent(share_interval(entry.won.with())) : "");
    }
    const double mean = measure.with().mean();
    row.push_back(!seen ? "" : points ? fmt::format("{:.1f}", mean) : signed_tenths(mean));
    row.push_back(difference ? signed_tenths(difference->value) : reason_of(measure));
    row.push_back(difference ? signed_range(difference->interval) : "");
    return row;
}

std::string section_of(const ArenaRun& run, const Worth& worth, const Worth::Kind& kind) {
    const std::vector<const Worth::Entry*> entries = best_first(run, kind);
    HtmlTable table(counts_points(run, kind)
                        ? std::vector<std::string>{"", "games", "points", "more", "95 %"}
                        : std::vector<std::string>{"", kind.about.shared ? "games" : "seats", "won",
                                                   "95 %", "margin", "more", "95 %"});
    for (const Worth::Entry* entry : entries) table.add(row_of(run, worth, kind, *entry));
    return element("h2", kind.about.title) + chart_of(run, kind, entries) + table.finished();
}

std::string points_section(const ArenaRun& run) {
    arena::Histogram chart{"How points are spread", "points at the end of a game", {}};
    for (std::size_t i = 0; i < run.breakdown().points().size(); ++i)
        chart.rows.push_back({run.summary().players()[i].name, run.breakdown().points()[i]});
    return element("h2", "Points") + svg_of(chart, arena::SvgFor::kPage);
}

// What was played, so that it can be played again.
std::string facts(const ArenaRun& run, const Worth& worth) {
    const arena::Tournament& tournament = run.tournament();
    const GameInfo& info = tournament.game->info();
    std::string list = "<dl>\n";
    const auto add = [&](std::string_view what, std::string_view value) {
        list += element("dt", what) + element("dd", value);
    };
    add("games", std::to_string(worth.games()));
    add("units (deals)", std::to_string(run.summary().units()));
    add("seats", std::to_string(tournament.seats));
    if (!info.opponent.empty()) add("against", info.opponent);
    for (const arena::PlayerSummary& player : run.summary().players())
        add("player", fmt::format("{}, won {} ({})", player.name, percent(player.win_share()),
                                  percent(player.interval())));
    add("options", to_text(tournament.options));
    for (const arena::Varied& varied : tournament.varied)
        add("deal by deal another " + varied.option,
            to_text(JsonArray(varied.values.begin(), varied.values.end())));
    add("seed", to_hex(tournament.seed));
    add("rules", std::to_string(info.rules_version));
    add("content", tournament.game->content_version());
    return list + "</dl>\n";
}

std::string how_to_read(const ArenaRun& run) {
    return element("h2", "How to read it") +
           element("p", fmt::format(
                            "Margin is points above the best of the others. “More” is by how "
                            "much the margin (or the points) of those who had it is above "
                            "that of those who had not. The interval holds the true value with a "
                            "chance of 95 %; a deal with all its seatings counts as one "
                            "observation, and fewer than {} with or without it are too few to "
                            "compare. An even share of wins is {}.",
                            Contrast::kFewest, percent(1.0 / run.summary().sides()))) +
           element("p",
                   "This is what went along with having it, not what comes of it: who is ahead "
                   "can afford more, and what only comes up late is had in long games. Of many "
                   "entries one in twenty is outside its interval by chance.");
}

}  // namespace

double share_of(const Worth& worth, const Worth::Kind& kind, const Worth::Entry& entry) {
    const std::uint64_t all = kind.about.shared ? worth.games() : worth.seats();
    const std::uint64_t had = kind.about.shared ? entry.games : entry.seats;
    return all == 0 ? 0 : static_cast<double>(had) / static_cast<double>(all);
}

bool counts_points(const ArenaRun& run, const Worth::Kind& kind) {
    return kind.about.shared && run.tournament().game->info().opponent.empty();
}

std::string report_page(const ArenaRun& run, const Worth& worth) {
    const std::string title =
        fmt::format("{}: what things are worth", run.tournament().game->info().name);
    std::string body = element("h1", title);
    if (!run.complete())
        body += element("p", fmt::format("Stopped after {} of {} units.", run.summary().units(),
                                         run.tournament().schedule().units()));
    body += facts(run, worth) + how_to_read(run) + points_section(run);
    for (const Worth::Kind& kind : worth.kinds()) body += section_of(run, worth, kind);
    return html_page(title, fmt::format("{}{}", kStyle, arena::svg_style()), body);
}

}  // namespace orrery::cli
