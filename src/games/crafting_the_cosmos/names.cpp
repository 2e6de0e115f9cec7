#include "games/crafting_the_cosmos/names.h"

namespace orrery::crafting_the_cosmos {
namespace {

constexpr std::array<std::string_view, kSectors> kSpaceLetters{"ND", "NP", "NF"};
constexpr std::array<std::string_view, kEnergies> kPowerLetters{"PL", "PT", "PG", "PC"};
constexpr std::size_t kPerSector = kNebulaSpaces / kSectors;

std::string two_digits(std::size_t number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
}

// A word followed by a number from 1, given back from 0.
Named read_numbered(TextReader& text, std::string_view word, std::size_t count) {
    if (!text.accept_word(word)) return std::nullopt;
    const std::optional<int> number = text.number(1, static_cast<int>(count));
    if (!number) return std::nullopt;
    return static_cast<std::uint8_t>(*number - 1);
}

template <std::size_t N>
Named read_word(TextReader& text, const std::array<std::string_view, N>& words) {
    for (std::size_t i = 0; i < N; ++i)
        if (text.accept_word(words[i])) return static_cast<std::uint8_t>(i);
    return std::nullopt;
}

// "-5" after the letters of a card.
std::optional<int> read_dashed(TextReader& text, std::size_t count) {
    if (!text.accept('-')) return std::nullopt;
    return text.number(1, static_cast<int>(count));
}

}  // namespace

std::string star_name(std::size_t space) {
    return "S" + two_digits(space + 1);
}
std::string life_name(std::size_t space) {
    return "L" + two_digits(space + 1);
}
std::string nebula_name(std::size_t space) {
    return std::string(kSpaceLetters[space / kPerSector]) + std::to_string(space % kPerSector);
}
std::string tile_name(std::uint8_t tile) {
    return "NT" + std::to_string(size_of_tile(tile)) + "-" +
           two_digits(1 + (tile - 1U) % kTilesPerSize);
}
std::string power_name(std::uint8_t power) {
    return std::string(kPowerLetters[index(type_of_power(power))]) + "-" +
           std::to_string(1 + (power - 1U) % kPowersPerType);
}
std::string goal_name(std::uint8_t goal) {
    return "UG-" + two_digits(goal);
}

Named read_star(TextReader& text) {
    return read_numbered(text, "S", kStarSpaces);
}
Named read_life(TextReader& text) {
    return read_numbered(text, "L", kLifeSpaces);
}

Named read_nebula(TextReader& text) {
    const Named sector = read_word(text, kSpaceLetters);
    if (!sector) return std::nullopt;
    const std::optional<int> number = text.number(0, static_cast<int>(kPerSector) - 1);
    if (!number) return std::nullopt;
    return static_cast<std::uint8_t>(*sector * kPerSector + static_cast<std::size_t>(*number));
}

Named read_tile(TextReader& text) {
    const Named size = read_numbered(text, "NT", kSizes);
    if (!size) return std::nullopt;
    const std::optional<int> number = read_dashed(text, kTilesPerSize);
    if (!number) return std::nullopt;
    return static_cast<std::uint8_t>(*size * kTilesPerSize + static_cast<std::size_t>(*number));
}

Named read_power(TextReader& text) {
    const Named type = read_word(text, kPowerLetters);
    if (!type) return std::nullopt;
    const std::optional<int> number = read_dashed(text, kPowersPerType);
    if (!number) return std::nullopt;
    return power_id(static_cast<Energy>(*type), *number);
}

Named read_goal(TextReader& text) {
    if (!text.accept_word("UG")) return std::nullopt;
    const std::optional<int> number = read_dashed(text, kGoals);
    if (!number) return std::nullopt;
    return static_cast<std::uint8_t>(*number);
}

Named read_element(TextReader& text) {
    return read_word(text, kElementNames);
}
Named read_energy(TextReader& text) {
    return read_word(text, kEnergyNames);
}

Named whole_name(Named (*read)(TextReader&), std::string_view text) {
    TextReader reader(text);
    const Named name = read(reader);
    return reader.at_end() ? name : std::nullopt;
}

}  // namespace orrery::crafting_the_cosmos
