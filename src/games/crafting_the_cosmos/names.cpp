#include "games/crafting_the_cosmos/names.h"

namespace orrery::crafting_the_cosmos {
namespace {

constexpr std::array<std::string_view, kSectors> kSpaceLetters{"ND", "NP", "NF"};
constexpr std::array<std::string_view, kEnergies> kPowerLetters{"PL", "PT", "PG", "PC"};
constexpr std::size_t kPerSector = kNebulaSpaces / kSectors;

std::string two_digits(std::size_t number) {
    return (number < 10 ? "0" : "") + std::to_string(number);
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
std::string power_name(Energy type, std::size_t number) {
    return std::string(kPowerLetters[index(type)]) + "-" + std::to_string(number);
}
std::string goal_name(std::uint8_t goal) {
    return "UG-" + two_digits(goal);
}

}  // namespace orrery::crafting_the_cosmos
