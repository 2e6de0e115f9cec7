#include "cli/play/anunnaki/typed.h"

#include <fmt/format.h>

#include "cli/play/presenter.h"
#include "games/anunnaki/companion/typed/readers.h"

namespace orrery::cli::play::pantheon {

std::optional<an::Place> find_place(const an::Content& content, const an::State& view,
                                    const std::string& word) {
    return an::companion::typed::find_place(content, view, word);
}

std::optional<an::Resource> find_resource(std::string_view word) {
    for (std::size_t i = 0; i < an::kResources; ++i)
        if (word == an::kResourceNames[i] ||
            upper(std::string(word)) == std::string(1, kResourceLetters[i]))
            return static_cast<an::Resource>(i);
    return std::nullopt;
}

std::optional<an::UnitKind> find_unit(std::string_view word) {
    constexpr std::size_t kLetters = 3;  // "gre" is great, "min" minor
    for (std::size_t kind = 0; kind < an::kUnitKinds; ++kind)
        if (word.size() >= kLetters && an::kUnitNames[kind].starts_with(word))
            return static_cast<an::UnitKind>(kind);
    return std::nullopt;
}

an::Place read_place(const an::Content& content, const an::State& view, const std::string& word) {
    if (const auto found = find_place(content, view, word)) return *found;
    throw Misread{fmt::format(
        "\"{}\" is no area: write g7 on Gaia, bl on your planet, xbl on Cosmobot’s.", word)};
}

an::Resource read_resource(const std::string& word) {
    if (const auto found = find_resource(word)) return *found;
    throw Misread{fmt::format("\"{}\" is no resource: w wood, m metal, o gold, g grain.", word)};
}

std::string resource_word(const std::string& word) {
    return std::string(an::kResourceNames[static_cast<std::size_t>(read_resource(word))]);
}

void want_form(bool fits, std::string_view form) {
    if (!fits) throw Misread{fmt::format("Write it like this: {}.", form)};
}

void add_action(std::string& list, const std::string& action) {
    list += (list.empty() ? "" : "; ") + action;
}

}  // namespace orrery::cli::play::pantheon
