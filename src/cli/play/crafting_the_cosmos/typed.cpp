#include "cli/play/crafting_the_cosmos/typed.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "games/crafting_the_cosmos/names.h"

namespace orrery::cli::play::crafting {
namespace {

namespace ctc = crafting_the_cosmos;

// "5", "05", "s5" as S05; likewise for life.
std::optional<std::string> numbered(std::string_view word, char letter, std::size_t count) {
    if (!word.empty() && word[0] == letter) word.remove_prefix(1);
    const auto number = typed_number(word, 2);
    if (!number || *number < 1 || *number > static_cast<int>(count)) return std::nullopt;
    return fmt::format("{}{:02}", static_cast<char>(std::toupper(letter)), *number);
}

}  // namespace

Words split(std::string_view typed) {
    std::string text(typed);
    std::replace(text.begin(), text.end(), ',', ' ');
    return lower_words(text);
}

std::optional<std::string> star(std::string_view word) {
    return numbered(word, 's', ctc::kStarSpaces);
}
std::optional<std::string> life(std::string_view word) {
    return numbered(word, 'l', ctc::kLifeSpaces);
}
std::optional<std::string> nebula(const std::string& word) {
    for (std::size_t space = 0; space < ctc::kNebulaSpaces; ++space)
        if (upper(word) == ctc::nebula_name(space)) return ctc::nebula_name(space);
    return std::nullopt;
}
std::optional<std::string> element(const std::string& word) {
    for (std::string_view name : ctc::kElementNames)
        if (upper(word) == upper(std::string(name))) return std::string(name);
    return std::nullopt;
}
// "light", "l".
std::optional<std::size_t> energy(std::string_view word) {
    for (std::size_t i = 0; i < ctc::kEnergies; ++i)
        if (word == ctc::kEnergyNames[i] || word == ctc::kEnergyNames[i].substr(0, 1)) return i;
    return std::nullopt;
}
std::optional<std::uint8_t> typed_tile(const std::string& word) {
    for (std::uint8_t tile = 1; tile <= ctc::kTiles; ++tile)
        if (upper(word) == ctc::tile_name(tile)) return tile;
    return std::nullopt;
}
std::optional<std::uint8_t> power(const ctc::Content& content, const std::string& word) {
    std::string name = upper(word);
    if (name.size() > 2 && name[2] != '-') name.insert(2, "-");
    for (std::size_t power = 1; power <= content.power_count; ++power)
        if (name == content.cards[power].id) return static_cast<std::uint8_t>(power);
    return std::nullopt;
}

}  // namespace orrery::cli::play::crafting
