#include "cli/play/anunnaki/words.h"

#include <fmt/format.h>

#include <array>

#include "games/anunnaki/bot/criteria.h"
#include "games/anunnaki/bot/strategy.h"
#include "games/anunnaki/content/effect.h"
#include "games/anunnaki/content/element.h"

namespace orrery::cli::play::pantheon {
namespace {

using an::Criterion;

constexpr std::array<std::int16_t, an::kResources> kResourceColours{137, 110, 220, 71};

// By Line.
constexpr std::array<std::string_view, an::kLineNames.size()> kLines{
    "Atlantis",         "a distant planet",  "a civilisation", "a civilisation",
    "next to Atlantis", "your weakest area", "your shrine",    "a free shrine",
    "a free area",      "completes culture", "next to culture"};

std::string strategy_text(std::size_t strategy, int line) {
    const an::Line looked_for = an::kStrategies[strategy][static_cast<std::size_t>(line - 1)];
    return fmt::format("{} {}: {}", an::kStrategyNames[strategy], line,
                       kLines[static_cast<std::size_t>(looked_for)]);
}

std::string amount(int number, std::string_view thing) {
    return fmt::format("+{}", counted(number, thing));
}

std::string part_text(const an::Effect& effect) {
    using an::Word;
    switch (effect.word) {
        case Word::kVp:
            return amount(effect.number, "point");
        case Word::kResource:
            return amount(effect.number, "resource");
        case Word::kFollower:
            return amount(effect.number, "follower");
        case Word::kCrystal:
            return amount(effect.number, "crystal");
        case Word::kSupremacy:
            return fmt::format("+{} supremacy", effect.number);
        default: {
            an::Effects alone;
            alone.push_back(effect);
            return an::print_effects(alone);
        }
    }
}

}  // namespace

Ink resource_ink(an::Resource resource) {
    return {kResourceColours[static_cast<std::size_t>(resource)], kPlain, true};
}

std::string cost_mark(const an::ResourceCounts& cost) {
    std::string text;
    for (std::size_t i = 0; i < an::kResources; ++i) text.append(cost[i], kResourceLetters[i]);
    return text.empty() ? "free" : text;
}

std::string pieces_mark(const an::UnitCounts& units, bool settlement) {
    std::string text = settlement ? "⌂" : "";
    if (units[0] > 0) text += std::to_string(units[0]);
    constexpr std::string_view kLetters = "FmGK";
    for (std::size_t kind = 1; kind < an::kUnitKinds; ++kind) {
        if (units[kind] == 0) continue;
        text += kLetters[kind];
        if (units[kind] > 1) text += std::to_string(units[kind]);
    }
    return text;
}

std::string unit_name(int unit) {
    constexpr std::array<std::string_view, an::kUnitKinds> kNames{"a follower", "a minor god",
                                                                  "the great god", "a creature"};
    return std::string(entry(kNames, unit));
}

std::string track_name(int track) {
    return std::string(entry(an::kTrackNames, track));
}

std::string resource_name(int resource) {
    return std::string(entry(an::kResourceNames, resource));
}

std::string reward_text(const an::Effects& effects) {
    std::string text;
    for (const an::Effect& effect : effects) text += (text.empty() ? "" : ", ") + part_text(effect);
    return text;
}

std::string contract_text(const an::Contract& contract) {
    std::string text =
        fmt::format("{}→{} t{}", cost_mark(contract.cost), contract.vp, contract.trade);
    for (const an::Effect& effect : contract.reward) {
        std::string part = part_text(effect);
        if (part.starts_with("+1 ")) part.erase(1, 2);  // there is little room for six of them
        text += " " + part;
    }
    return text;
}

std::string requirement_text(const an::Requirement& requirement) {
    constexpr std::array<std::string_view, 10> kNames{
        "war",   "technology", "trade",     "settlements", "shrines",
        "areas", "units",      "resources", "crystals",    "contracts fulfilled"};
    static_assert(kNames.size() == an::kNeedNames.size());
    return fmt::format("{} {}", kNames[static_cast<std::size_t>(requirement.need)],
                       requirement.number);
}

std::string card_text(const an::AdviserCard& card, an::Deck deck) {
    std::string text;
    for (const an::Element& element : card.elements)
        text += (text.empty() ? "" : "; ") + an::print_element(element);
    if (deck == an::Deck::kSun) text += card.arrow == an::Arrow::kRight ? " →" : " ←";
    return text;
}

std::string reason_text(const Event& criterion) {
    const int value = criterion.arguments[3];
    switch (static_cast<Criterion>(criterion.arguments[1])) {
        case Criterion::kOnly:
            return "the only one";
        case Criterion::kStrategy:
            return strategy_text(static_cast<std::size_t>(criterion.arguments[2] - 1), value);
        case Criterion::kPlanetOrder:
            return "by planet order";
        case Criterion::kResource:
            return value == 0
                       ? "no resource decides"
                       : fmt::format("produces {}",
                                     an::kResourceNames[static_cast<std::size_t>(value - 1)]);
        case Criterion::kMostResources:
            return fmt::format("most symbols: {}", value);
        case Criterion::kLeastStrength:
            return fmt::format("weakest there: {}", value);
        case Criterion::kUnitStrength:
            return fmt::format("strongest unit: {}", value);
        case Criterion::kMostPieces:
            return fmt::format("most pieces: {}", value);
        case Criterion::kMostVp:
            return fmt::format("most points: {}", value);
        case Criterion::kTopmost:
            return "the first of them";
        case Criterion::kTrackFurthest:
            return fmt::format("furthest track: {}", value);
        case Criterion::kGoalLowest:
            return fmt::format("lowest goal: {}", value);
        case Criterion::kGoalHighest:
            return fmt::format("highest goal: {}", value);
        case Criterion::kTrackRearmost:
            return fmt::format("rearmost track: {}", value);
        case Criterion::kLowerTrack:
            return "lower on the board";
        case Criterion::kPerson:
            return "as you chose";
    }
    return {};
}

}  // namespace orrery::cli::play::pantheon
