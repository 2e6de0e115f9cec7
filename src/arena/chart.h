// Charts as SVG that needs nothing from outside.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arena/statistics.h"
#include "arena/svg.h"

namespace orrery::arena {

// Points with their intervals over one axis, a row each.
struct DotChart {
    struct Row {
        std::string label;
        double value = 0;
        Interval interval;
        std::size_t colour = 0;  // rows of the same player have the same
        std::string note;        // beside it, in small: the numbers
    };

    std::string title, axis;
    std::vector<Row> rows;
    std::optional<double> reference;  // a line through all rows: nothing, or an even share
    bool percent = false;
};

// How numbers are spread, one row of bars for each list, over one axis.
struct Histogram {
    struct Row {
        std::string label;
        std::vector<int> values;
    };

    std::string title, axis;
    std::vector<Row> rows;
};

std::string svg_of(const DotChart& chart, SvgFor use = SvgFor::kFile);
std::string svg_of(const Histogram& chart, SvgFor use = SvgFor::kFile);

// Round numbers that cover the range, about as many as are wanted.
std::vector<double> ticks(double low, double high, int wanted);

}  // namespace orrery::arena
