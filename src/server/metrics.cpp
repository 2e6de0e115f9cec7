#include "server/metrics.h"

#include <fmt/format.h>

#include <utility>

namespace orrery::server {

void Histogram::observe(double value) {
    ++count_;
    sum_ += value;
    for (std::size_t i = 0; i < bounds_.size(); ++i)
        if (value <= bounds_[i]) ++counts_[i];
}

void Histogram::print(std::string_view name, std::string& out) const {
    for (std::size_t i = 0; i < bounds_.size(); ++i)
        out += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", name, bounds_[i], counts_[i]);
    out += fmt::format("{}_bucket{{le=\"+Inf\"}} {}\n", name, count_);
    out += fmt::format("{}_sum {}\n{}_count {}\n", name, sum_, name, count_);
}

void Metrics::add(std::string name, std::string help, std::string_view kind,
                  std::function<void(std::string_view, std::string&)> print) {
    std::string head = fmt::format("# HELP {0} {1}\n# TYPE {0} {2}\n", name, help, kind);
    families_.push_back({std::move(name), std::move(head), std::move(print)});
}

Counter& Metrics::counter(std::string name, std::string help) {
    Counter& counter = counters_.emplace_back();
    add(std::move(name), std::move(help), "counter", [&counter](auto family, std::string& out) {
        out += fmt::format("{} {}\n", family, counter.value());
    });
    return counter;
}

Metrics::Counters& Metrics::counters(std::string name, std::string help, std::string label) {
    Counters& counters = labelled_.emplace_back();
    add(std::move(name), std::move(help), "counter",
        [&counters, label = std::move(label)](auto family, std::string& out) {
            for (const auto& [value, counter] : counters)
                out += fmt::format("{}{{{}=\"{}\"}} {}\n", family, label, value, counter.value());
        });
    return counters;
}

void Metrics::gauge(std::string name, std::string help, std::function<double()> read) {
    add(std::move(name), std::move(help), "gauge",
        [read = std::move(read)](auto family, std::string& out) {
            out += fmt::format("{} {}\n", family, read());
        });
}

void Metrics::gauges(std::string name, std::string help, std::string label,
                     std::function<Readings()> read) {
    add(std::move(name), std::move(help), "gauge",
        [label = std::move(label), read = std::move(read)](auto family, std::string& out) {
            for (const auto& [value, number] : read())
                out += fmt::format("{}{{{}=\"{}\"}} {}\n", family, label, value, number);
        });
}

Histogram& Metrics::histogram(std::string name, std::string help, std::vector<double> bounds) {
    Histogram& histogram = histograms_.emplace_back(std::move(bounds));
    add(std::move(name), std::move(help), "histogram",
        [&histogram](auto family, std::string& out) { histogram.print(family, out); });
    return histogram;
}

std::string Metrics::text() const {
    std::string out;
    for (const Family& family : families_) {
        out += family.head;
        family.print(family.name, out);
    }
    return out;
}

}  // namespace orrery::server
