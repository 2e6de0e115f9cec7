#include "cli/play/crafting_the_cosmos/words.h"

#include <fmt/format.h>

#include <array>

#include "games/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/names.h"

namespace orrery::cli::play::crafting {
namespace {

namespace ctc = crafting_the_cosmos;

// In the order of ctc::Resource.
constexpr std::array<std::string_view, 11> kResources{
    "H", "He", "O", "C", "nebula", "card", "step", "grav", "life", "DNA", "✹"};
static_assert(kResources.size() == ctc::kResourceNames.size());

}  // namespace

ctc::NebulaSet formable_nebulae(const ctc::Content& content, const ctc::Options& options,
                                const ctc::SeatState& own) {
    ctc::NebulaSet spaces;
    for (std::size_t space = 0; space < ctc::kNebulaSpaces; ++space)
        if (ctc::formable(content, options, own, space) == ctc::Formable::kYes)
            spaces.insert(space);
    return spaces;
}

std::string rewards_text(const ctc::Rewards& rewards) {
    std::string text;
    for (std::size_t i = 0; i < rewards.size();) {
        std::size_t same = i;
        while (same < rewards.size() && rewards[same] == rewards[i]) ++same;
        text += text.empty() ? "" : "+";
        if (same - i > 1) text += fmt::format("{} ", same - i);
        text += kResources[static_cast<std::size_t>(rewards[i])];
        i = same;
    }
    return text;
}

std::string cost_text(const ctc::Power& power, const ctc::Options& options) {
    const ctc::PowerCost cost = power.cost(options);
    std::string text;
    if (cost.cards > 0 && cost.type != ctc::kAnyType)
        text = fmt::format("{} {}", cost.cards, ctc::kEnergyNames[cost.type]);
    else if (cost.cards > 0)
        text = cost.cards == 1 ? "any card" : fmt::format("{} equal cards", cost.cards);
    const auto add = [&](int count, std::string_view one, std::string_view many) {
        if (count > 0) text += (text.empty() ? "" : " + ") + counted(count, one, many);
    };
    add(cost.gravitons, "graviton", "gravitons");
    add(cost.supernova, "supernova", "supernovae");
    const ctc::Clause payment = power.clauses(1, options)[0];
    if (payment.what == ctc::Do::kPaySupernova)
        add(payment.amount, "supernova token", "supernovae");
    if (payment.what == ctc::Do::kPayProto) add(payment.amount, "proto life", "proto life");
    if (payment.what == ctc::Do::kPayStable) add(payment.amount, "stable life", "stable life");
    return text;
}

std::string power_text(const ctc::Content& content, std::uint8_t power,
                       const ctc::Options& options) {
    const ctc::PowerCard& card = content.cards[power];
    const ctc::Power& rules = content.powers[power];
    const std::string cost = cost_text(rules, options);
    std::string text = card.texts[&rules.version(options) == &rules.versions[0] ? 0 : 1].english;
    constexpr std::string_view kShown = "{element}";
    if (const std::size_t at = text.find(kShown); at != std::string::npos)
        text.replace(at, kShown.size(), ctc::kElementNames[ctc::index(rules.element)]);
    return fmt::format("{} {}{}: {}", card.id, card.names.english,
                       cost.empty() ? "" : " (" + cost + ")", text);
}

std::string cards_text(const std::array<std::uint8_t, ctc::kEnergies>& hand) {
    std::string text;
    for (std::size_t type = 0; type < ctc::kEnergies; ++type)
        if (hand[type] > 0)
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", hand[type],
                                ctc::kEnergyNames[type]);
    return text.empty() ? "none" : text;
}

std::string_view element(int number) {
    return ctc::kElementNames[static_cast<std::size_t>(number)];
}

std::string_view energy(int number) {
    return ctc::kEnergyNames[static_cast<std::size_t>(number)];
}

std::string star(int space) {
    return ctc::star_name(static_cast<std::size_t>(space));
}

std::string life(int space) {
    return ctc::life_name(static_cast<std::size_t>(space));
}

}  // namespace orrery::cli::play::crafting
