#include "core/features.h"

#include "core/hash.h"

namespace orrery {

FeatureGroup FeatureSpace::add(std::string_view block, std::span<const std::string> things,
                               std::span<const std::string_view> numbers) {
    const FeatureGroup group{names_.size(), numbers.size()};
    for (const std::string& thing : things)
        for (const std::string_view number : numbers)
            names_.push_back(std::string(block) + "/" + thing +
                             (number.empty() ? "" : " " + std::string(number)));
    return group;
}

FeatureGroup FeatureSpace::add(std::string_view block, std::span<const std::string_view> things) {
    const FeatureGroup group{names_.size(), 1};
    for (const std::string_view thing : things)
        names_.push_back(std::string(block) + "/" + std::string(thing));
    return group;
}

FeatureGroup FeatureSpace::add(std::string_view block,
                               std::initializer_list<std::string_view> things) {
    return add(block, std::span(things.begin(), things.size()));
}

std::string FeatureSpace::version() const {
    std::string all;
    for (const std::string& name : names_) all += name + '\n';
    return to_hex(hash_bytes(std::as_bytes(std::span<const char>(all)))).substr(0, 16);
}

std::vector<std::string> numbered(std::string_view thing, std::size_t count, std::size_t from) {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < count; ++i)
        names.push_back(std::string(thing) + " " + std::to_string(from + i));
    return names;
}

}  // namespace orrery
