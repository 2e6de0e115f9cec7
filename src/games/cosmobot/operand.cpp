#include "games/cosmobot/operand.h"

#include <array>

#include "games/anunnaki/action.h"
#include "games/anunnaki/codec.h"

namespace orrery::anunnaki::cosmobot {
namespace {

constexpr std::array<std::string_view, 2> kThings{"cards", "die"};

// Operands with a fixed list of words.
std::span<const std::string_view> words_of(Operand operand) {
    switch (operand) {
        case Operand::kSide:
            return kSideNames;
        case Operand::kUnit:
            return kUnitNames;
        case Operand::kResource:
            return kResourceNames;
        case Operand::kTrack:
            return kTrackNames;
        case Operand::kGoalPlace:
            return kGoalPlaces;
        case Operand::kGoal:
            return kGoalNames;
        case Operand::kDisplay:
        case Operand::kArrow:
            return kArrowNames;
        case Operand::kDeck:
            return kDeckNames;
        case Operand::kThing:
            return kThings;
        default:
            return {};
    }
}

// Operands that are numbers: the first one, and how many there are.
struct Numbers {
    int first = 0, count = 0;
};
Numbers numbers_of(const Content& content, Operand operand) {
    switch (operand) {
        case Operand::kSlot:
            return {1, kContractSlots};
        case Operand::kSpace:
            return {0, static_cast<int>(content.track_value.size())};
        case Operand::kCubes:
            return {0, content.constants.cubes + 1};
        case Operand::kPoints:
            return {0, kMostPoints + 1};
        case Operand::kVp:
            return {0, kMostContractVp + 1};
        case Operand::kTrade:
            return {1, kMostTradeSteps};
        case Operand::kFace:
            return {1, kMostFace};
        case Operand::kStrength:
            return {1, kMostStrength};
        case Operand::kTotal:
            return {0, kMostTotal + 1};
        case Operand::kScore:
            return {kLeastScore, kMostPoints + 1};
        default:
            return {};
    }
}

// The name of a value below values_of.
std::string name_of(const Content& content, Operand operand, std::size_t value) {
    if (const auto words = words_of(operand); !words.empty()) return std::string(words[value]);
    switch (operand) {
        case Operand::kPlace:
        case Operand::kArea:
            return content.areas[value].id;
        case Operand::kSite:
            return content.sites[value].id;
        case Operand::kMarker:
            return std::to_string(content.supremacy[value]);
        case Operand::kPlanet:
            return content.distant[value].id;
        case Operand::kCreature:
            return content.creatures[value].id;
        case Operand::kCard:
            return value < kAdviserCards ? content.moon[value].id
                                         : content.sun[value - kAdviserCards].id;
        default:
            return std::to_string(numbers_of(content, operand).first + static_cast<int>(value));
    }
}

bool read_place(const Content& content, TextReader& text, std::uint8_t* byte) {
    for (std::size_t planet = 0; planet < kDistantPlanets; ++planet) {
        if (!text.accept_name(content.distant[planet].id)) continue;
        if (!text.accept(':')) return false;
        const bool landing = text.accept_word("land");
        if (!landing && !text.accept_word("lead")) return false;
        *byte = landing ? landing_place(planet) : leader_place(planet);
        return true;
    }
    return read_operand(content, Operand::kArea, text, byte);
}

}  // namespace

std::string_view meaning_of(Operand operand) {
    constexpr std::array<std::string_view, 28> kMeanings{
        "person or bot",
        "follower, minor, great or creature",
        "a place like G03, DP2:land or DP2:lead",
        "an area like G03 or NOR-L",
        "a culture site like G-K03",
        "wood, metal, gold or grain",
        "war, tech or trade",
        "war, tech, trade or supremacy",
        "shrines, areas, units or settlements",
        "a contract slot from 1 to 6",
        "a space of the track",
        "a number printed on the supremacy track",
        "a number of cubes from 0 to 14",
        "points from 0 to 250",
        "the contract's points from 0 to 15",
        "1 or 2 trade steps",
        "left or right",
        "a distant planet like DP2",
        "a creature like sphinx",
        "moon or sun",
        "cards or die",
        "the number on the die",
        "a strength from 1 to 20",
        "a total from 0 to 60",
        "a card like M07 or S03",
        "an element like move 2 brave",
        "left or right",
        "a total from -20 to 230",
    };
    return kMeanings[static_cast<std::size_t>(operand)];
}

std::size_t values_of(const Content& content, Operand operand) {
    if (const auto words = words_of(operand); !words.empty()) return words.size();
    switch (operand) {
        case Operand::kPlace:
        case Operand::kArea:
            return content.areas.size();
        case Operand::kSite:
            return content.sites.size();
        case Operand::kMarker:
            return content.supremacy.size();
        case Operand::kPlanet:
            return kDistantPlanets;
        case Operand::kCreature:
            return kCreatures;
        case Operand::kCard:
            return 2 * kAdviserCards;
        default:
            return static_cast<std::size_t>(numbers_of(content, operand).count);
    }
}

bool is_value(const Content& content, Operand operand, const std::uint8_t* bytes) {
    if (operand == Operand::kElement) {
        const Element wanted{static_cast<Do>(bytes[0]), bytes[1], bytes[2]};
        bool known = false;
        for_each_element([&](const Element& element) { known = known || element == wanted; });
        return known;
    }
    if (operand == Operand::kPlace && !is_area(bytes[0])) return bytes[0] < kPlaces;
    return bytes[0] < values_of(content, operand);
}

std::string print_operand(const Content& content, Operand operand, const std::uint8_t* bytes) {
    if (!is_value(content, operand, bytes)) return "?";
    if (operand == Operand::kElement)
        return print_element({static_cast<Do>(bytes[0]), bytes[1], bytes[2]});
    if (operand == Operand::kPlace) return place_name(content, bytes[0]);
    return name_of(content, operand, bytes[0]);
}

bool read_operand(const Content& content, Operand operand, TextReader& text, std::uint8_t* bytes) {
    if (operand == Operand::kElement) {
        const std::optional<Element> element = read_element(text);
        if (!element) return false;
        bytes[0] = static_cast<std::uint8_t>(element->what);
        bytes[1] = element->number;
        bytes[2] = element->detail;
        return true;
    }
    if (operand == Operand::kPlace) return read_place(content, text, bytes);
    for (std::size_t value = 0; value < values_of(content, operand); ++value) {
        if (!text.accept_name(name_of(content, operand, value))) continue;
        *bytes = static_cast<std::uint8_t>(value);
        return true;
    }
    return false;
}

}  // namespace orrery::anunnaki::cosmobot
