// A game's features are described once, and the description is used twice: to name them all in
// order, and to fill the row of a position. Both ways each call stands for the same features.
#pragma once

#include <string>
#include <string_view>

#include "core/features.h"
#include "core/network.h"

namespace orrery::anunnaki {

// "0", "1", …
struct Counted {
    std::size_t count;
    std::size_t size() const { return count; }
    std::string operator[](std::size_t i) const { return std::to_string(i); }
};

// Things that have an id.
template <class Things>
struct Ids {
    const Things& things;
    std::size_t size() const { return things.size(); }
    const std::string& operator[](std::size_t i) const { return things[i].id; }
};
template <class Things>
Ids(const Things&) -> Ids<Things>;

class FeatureNamer {
  public:
    explicit FeatureNamer(FeatureSpace& space) : space_(space) {}

    void block(std::string_view name) { block_ = name; }
    void number(std::string_view what, int) { space_.add(block_, {what}); }
    // One number for each name.
    template <class Names, class Value>
    void numbers(std::string_view what, const Names& names, Value&&) {
        for (std::size_t i = 0; i < names.size(); ++i)
            space_.add(block_,
                       {std::string(what) + (what.empty() ? "" : " ") + std::string(names[i])});
    }
    // 1 for that name, or for none of them where it is beyond.
    template <class Names>
    void one_of(std::string_view what, const Names& names, std::size_t) {
        numbers(what, names, nullptr);
    }

  private:
    FeatureSpace& space_;
    std::string_view block_;
};

class FeatureFiller {
  public:
    explicit FeatureFiller(InputRow& row) : row_(row) {}

    void block(std::string_view) {}
    void number(std::string_view, int value) { row_.set(next_++, value); }
    template <class Names, class Value>
    void numbers(std::string_view, const Names& names, Value&& value) {
        for (std::size_t i = 0; i < names.size(); ++i)
            row_.set(next_++, static_cast<int>(value(i)));
    }
    template <class Names>
    void one_of(std::string_view, const Names& names, std::size_t chosen) {
        if (chosen < names.size()) row_.set(next_ + chosen, 1);
        next_ += names.size();
    }

  private:
    InputRow& row_;
    std::size_t next_ = 0;
};

}  // namespace orrery::anunnaki
