// What happens to pieces and markers.
#include <fmt/format.h>

#include "cli/companion/teller.h"
#include "games/anunnaki/bot/rule_number.h"

namespace orrery::cli::companion {
namespace {

constexpr std::array<std::string_view, an::kUnitKinds> kUnits{"follower", "minor god", "great god",
                                                              "creature"};

std::string units(int count, int unit) {
    return unit == static_cast<int>(an::UnitKind::kGreat) ? "the great god"
                                                          : counted(count, entry(kUnits, unit));
}

std::string_view them(int count) {
    return count == 1 ? "it" : "them";
}

}  // namespace

void Teller::piece(const Event& event) {
    const Arguments& arg = event.arguments;
    switch (kind_of(event)) {
        case EventKind::kTarget:
            because(arg[0]);
            return step(fmt::format("the units go to {}.", place(arg[1])));
        case EventKind::kSkipped:
            chosen_.clear();
            reason_ = fmt::format(
                "{} ({})", arg[2] == 0 ? "its goal is at the maximum" : "its action is impossible",
                an::name_of(static_cast<an::RuleNumber>(arg[0])));
            return step(fmt::format("the oracle passes over {}.", entry(an::kTrackNames, arg[1])));
        case EventKind::kLapsed:
            because(arg[0]);
            return step(acted_ ? fmt::format("the rest of it ({}) lapses.", arg[1])
                               : "It has no effect.");
        case EventKind::kGained:
            return because(arg[0]);
        case EventKind::kCubePlaced:
            return step(
                fmt::format("put a cube of Cosmobot’s on space {} of its fate card.", arg[0]));
        case EventKind::kExhausted:
            return step(
                fmt::format("mark {} in {} as exhausted.", symbols(arg[0], arg[1]), place(arg[0])));
        case EventKind::kBuilt:
            return step(
                fmt::format("take the leftmost settlement of Cosmobot’s row and put it into {}.",
                            place(arg[0])));
        case EventKind::kUnitPlaced:
            return grouped(event, [&](int count) {
                return fmt::format("Put {} from Cosmobot’s supply into {}.", units(count, arg[0]),
                                   place(arg[1]));
            });
        case EventKind::kUnitMoved:
            return grouped(event, [&](int count) {
                return fmt::format("Take {} from {} and put {} into {}.", units(count, arg[0]),
                                   place(arg[1]), them(count), place(arg[2]));
            });
        case EventKind::kSummoned:
            return step(
                fmt::format("replace a follower of Cosmobot’s in {} by {}; the follower goes "
                            "to the supply.",
                            place(arg[1]), units(1, arg[0])));
        default:
            return marker(event);
    }
}

void Teller::marker(const Event& event) {
    const Arguments& arg = event.arguments;
    switch (kind_of(event)) {
        case EventKind::kVpGained:
            return step(fmt::format("{} gains {}.",
                                    event.seat == an::kPersonSeat ? "you" : "Cosmobot",
                                    counted(arg[0], "point")));
        case EventKind::kTrackAdvanced:
            return step(fmt::format(
                "move {} {} marker to space {}{}.", whose(event), entry(an::kTrackNames, arg[0]),
                arg[1], event.seat == an::kPersonSeat ? " and take what it gives" : ""));
        case EventKind::kSupremacyMoved:
            return step(fmt::format("move {} supremacy marker {} forward, to {}.", whose(event),
                                    counted(arg[0], "space"), entry(content_.supremacy, arg[1])));
        case EventKind::kSupremacyToken:
            return step(fmt::format("remove the token on supremacy {}.",
                                    entry(content_.supremacy, arg[0])));
        case EventKind::kContractTaken:
            return step(fmt::format("discard the contract of slot {} ({}, trade {}).", arg[0] + 1,
                                    counted(arg[2], "point"), arg[3]));
        case EventKind::kCultureTaken:
            return step(fmt::format("remove the culture token at {} unseen.",
                                    entry(content_.sites, arg[0]).id));
        case EventKind::kCreatureTaken:
            return step(fmt::format("give {} to Cosmobot and put its miniature into {}.",
                                    entry(content_.creatures, arg[0]).name, place(arg[1])));
        default:
            return;
    }
}

// "wood", "gold and metal", "2 wood".
std::string Teller::symbols(int area, int bits) const {
    const auto& printed = entry(content_.areas, area).symbols;
    std::array<int, an::kResources> counts{};
    for (std::size_t i = 0; i < printed.size(); ++i)
        if ((bits >> i & 1) != 0) ++counts[static_cast<std::size_t>(printed[i])];
    std::vector<std::string> named;
    for (const auto resource : printed) {
        int& count = counts[static_cast<std::size_t>(resource)];
        const std::string_view name = an::kResourceNames[static_cast<std::size_t>(resource)];
        if (count > 0)
            named.push_back(count == 1 ? std::string(name) : fmt::format("{} {}", count, name));
        count = 0;
    }
    return play::listed(named);
}

}  // namespace orrery::cli::companion
