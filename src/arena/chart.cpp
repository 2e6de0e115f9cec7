#include "arena/chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace orrery::arena {
namespace {

constexpr std::string_view kInk = "#222", kFaint = "#ddd", kReference = "#999";
constexpr double kLeft = 230, kPlot = 480, kTop = 50, kBottom = 48;
constexpr std::size_t kLongestLabel = 30;

// From the values on an axis to places on the drawing.
struct Axis {
    double low = 0, high = 1;

    double at(double value) const { return kLeft + kPlot * (value - low) / (high - low); }
};

// A little wider than what it shows, and never empty.
Axis axis_over(double low, double high) {
    if (!(low < high)) return {low - 1, low + 1};
    const double more = 0.04 * (high - low);
    return {low - more, high + more};
}

std::string tick_text(double value, bool percent) {
    if (percent) return fmt::format("{:g} %", std::round(1000 * value) / 10);
    return fmt::format("{:g}", value);
}

void draw_axis(Svg& svg, const Axis& axis, double bottom, const std::string& name, bool percent) {
    for (const double tick : ticks(axis.low, axis.high, 7)) {
        if (tick < axis.low || tick > axis.high) continue;
        svg.line({axis.at(tick), kTop - 6}, {axis.at(tick), bottom}, kFaint, 1);
        svg.text({axis.at(tick), bottom + 16}, tick_text(tick, percent), "note", Anchor::kMiddle);
    }
    svg.text({kLeft + kPlot / 2, bottom + 36}, name, "note", Anchor::kMiddle);
}

// How many of the values fall into each of so many equal parts of the axis.
std::vector<double> shares_in_bins(const std::vector<int>& values, int low, int width, int bins) {
    std::vector<double> shares(static_cast<std::size_t>(bins));
    for (const int value : values)
        shares[static_cast<std::size_t>((value - low) / width)] +=
            1.0 / static_cast<double>(values.size());
    return shares;
}

}  // namespace

std::vector<double> ticks(double low, double high, int wanted) {
    const double rough = (high - low) / wanted;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    double step = 10 * power;
    for (const double times : {1.0, 2.0, 5.0})
        if (times * power >= rough) {
            step = times * power;
            break;
        }
    std::vector<double> result;
    for (double n = std::ceil(low / step); n * step <= high + step * 1e-9; ++n)
        result.push_back(n * step + 0.0);  // 0, not -0
    return result;
}

std::string svg_of(const DotChart& chart, SvgFor use) {
    constexpr double kRow = 26, kNotes = 190;
    double low = std::numeric_limits<double>::infinity(), high = -low;
    const auto cover = [&](double value) {
        low = std::min(low, value);
        high = std::max(high, value);
    };
    for (const DotChart::Row& row : chart.rows) {
        cover(row.interval.low);
        cover(row.interval.high);
    }
    if (chart.reference) cover(*chart.reference);
    const Axis axis = chart.rows.empty() ? Axis{} : axis_over(low, high);
    const double bottom = kTop + kRow * static_cast<double>(chart.rows.size());
    Svg svg(kLeft + kPlot + kNotes, bottom + kBottom, chart.title, use);
    svg.text({16, 26}, chart.title, "title", Anchor::kStart);
    draw_axis(svg, axis, bottom, chart.axis, chart.percent);
    if (chart.reference)
        svg.line({axis.at(*chart.reference), kTop - 6}, {axis.at(*chart.reference), bottom},
                 kReference, 1.5);
    double y = kTop + kRow / 2;
    for (const DotChart::Row& row : chart.rows) {
        const std::string_view colour = player_colour(row.colour);
        svg.text({kLeft - 12, y + 4}, shortened(row.label, kLongestLabel), "label", Anchor::kEnd);
        svg.line({axis.at(row.interval.low), y}, {axis.at(row.interval.high), y}, colour, 2.5);
        svg.circle({axis.at(row.value), y}, 5, colour);
        svg.text({kLeft + kPlot + 12, y + 4}, row.note, "note", Anchor::kStart);
        y += kRow;
    }
    return svg.finished();
}

std::string svg_of(const Histogram& chart, SvgFor use) {
    constexpr double kRow = 90, kNotes = 150;
    constexpr int kMostBins = 40;
    int low = std::numeric_limits<int>::max(), high = std::numeric_limits<int>::min();
    for (const Histogram::Row& row : chart.rows)
        for (const int value : row.values) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    if (low > high) low = high = 0;
    const int width = (high - low) / kMostBins + 1, bins = (high - low) / width + 1;
    const Axis axis{static_cast<double>(low), static_cast<double>(low + width * bins)};
    double highest = 0;
    std::vector<std::vector<double>> shares;
    for (const Histogram::Row& row : chart.rows) {
        shares.push_back(shares_in_bins(row.values, low, width, bins));
        for (const double share : shares.back()) highest = std::max(highest, share);
    }
    const double bottom = kTop + kRow * static_cast<double>(chart.rows.size());
    Svg svg(kLeft + kPlot + kNotes, bottom + kBottom, chart.title, use);
    svg.text({16, 26}, chart.title, "title", Anchor::kStart);
    draw_axis(svg, axis, bottom, chart.axis, false);
    for (std::size_t r = 0; r < chart.rows.size(); ++r) {
        const Histogram::Row& row = chart.rows[r];
        const double base = kTop + kRow * static_cast<double>(r + 1);
        svg.text({kLeft - 12, base - kRow / 2 + 4}, shortened(row.label, kLongestLabel), "label",
                 Anchor::kEnd);
        for (std::size_t b = 0; b < shares[r].size(); ++b) {
            const double height = highest > 0 ? (kRow - 14) * shares[r][b] / highest : 0;
            if (height > 0)
                svg.box({axis.at(low + width * static_cast<double>(b)) + 0.5, base - height},
                        kPlot / bins - 1, height, player_colour(r));
        }
        svg.line({kLeft, base}, {kLeft + kPlot, base}, kInk, 0.5);
        if (row.values.empty()) continue;
        const double mean = std::accumulate(row.values.begin(), row.values.end(), 0.0) /
                            static_cast<double>(row.values.size());
        // A whole number is the space between it and the next.
        svg.line({axis.at(mean + 0.5), base - kRow + 10}, {axis.at(mean + 0.5), base}, kInk, 1.5);
        svg.text({kLeft + kPlot + 12, base - kRow / 2 + 4}, fmt::format("mean {:.1f}", mean),
                 "note", Anchor::kStart);
    }
    return svg.finished();
}

}  // namespace orrery::arena
