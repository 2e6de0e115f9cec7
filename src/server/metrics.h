// Numbers for whoever watches over the server, in the text format of Prometheus.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::server {

// All of it is used on one thread.
class Counter {
  public:
    void add(std::uint64_t amount = 1) { value_ += amount; }
    std::uint64_t value() const { return value_; }

  private:
    std::uint64_t value_ = 0;
};

class Histogram {
  public:
    // Upper bounds, rising.
    explicit Histogram(std::vector<double> bounds)
        : bounds_(std::move(bounds)), counts_(bounds_.size()) {}
    void observe(double value);
    void print(std::string_view name, std::string& out) const;

  private:
    std::vector<double> bounds_;
    std::vector<std::uint64_t> counts_;
    std::uint64_t count_ = 0;
    double sum_ = 0;
};

class Metrics {
  public:
    // References stay valid. Names begin with orrery_.
    Counter& counter(std::string name, std::string help);
    // One for each value of a label, which must be few.
    using Counters = std::map<std::string, Counter>;
    Counters& counters(std::string name, std::string help, std::string label);
    void gauge(std::string name, std::string help, std::function<double()> read);
    // One for each value of a label.
    using Readings = std::map<std::string, double>;
    void gauges(std::string name, std::string help, std::string label,
                std::function<Readings()> read);
    Histogram& histogram(std::string name, std::string help, std::vector<double> bounds);

    std::string text() const;

  private:
    void add(std::string name, std::string help, std::string_view kind,
             std::function<void(std::string_view name, std::string& out)> print);

    struct Family {
        std::string name, head;
        std::function<void(std::string_view name, std::string& out)> print;
    };
    std::vector<Family> families_;
    std::deque<Counter> counters_;
    std::deque<Counters> labelled_;
    std::deque<Histogram> histograms_;
};

}  // namespace orrery::server
