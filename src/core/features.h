// What a learned judge looks at: named numbers of a position, the same whether it is asked about
// the real position, about what a seat sees of it, or about a guess.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery {

// Features of several things alike: each has the same numbers.
struct FeatureGroup {
    std::size_t first = 0;    // index of the first number of the first thing
    std::size_t numbers = 1;  // of each thing

    std::size_t at(std::size_t thing, std::size_t number = 0) const {
        return first + thing * numbers + number;
    }
};

// All features of a game by index. A judge finds those it was trained with by their names, which
// begin with the block they belong to: own, rivals or shared.
class FeatureSpace {
  public:
    // "own/orbit 3 size": a block, things and their numbers; one without a name adds nothing.
    FeatureGroup add(std::string_view block, std::span<const std::string> things,
                     std::span<const std::string_view> numbers);
    FeatureGroup add(std::string_view block, std::span<const std::string_view> things);
    FeatureGroup add(std::string_view block, std::initializer_list<std::string_view> things);

    std::size_t size() const { return names_.size(); }
    std::span<const std::string> names() const { return names_; }
    // A fingerprint of the names in their order.
    std::string version() const;

  private:
    std::vector<std::string> names_;
};

// "orbit 1", "orbit 2", …
std::vector<std::string> numbered(std::string_view thing, std::size_t count, std::size_t from = 1);

}  // namespace orrery
