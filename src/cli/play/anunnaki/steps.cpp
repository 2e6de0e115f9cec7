#include "cli/play/anunnaki/steps.h"

#include <fmt/format.h>

#include <utility>

#include "games/anunnaki/action.h"
#include "games/anunnaki/content/element.h"
#include "games/anunnaki/events.h"

namespace orrery::cli::play::pantheon {
namespace {

using an::EventKind;

// Columns: the card, its element, what is done, why.
constexpr int kCardWidth = 5, kElementWidth = 17, kDoneWidth = 28;

}  // namespace

Lines BotSteps::add(const Event& event) {
    prepare(event);
    happen(event);
    return std::exchange(lines_, {});
}

// The card and the element before their first step, the reason beside it.
void BotSteps::prepare(const Event& event) {
    const auto& arg = event.arguments;
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::kCriterion:
            reason_ = reason_text(event);
            return;
        case EventKind::kCardRevealed: {
            const auto deck = static_cast<an::Deck>(arg[0]);
            const an::PrintedCard& shown = entry(content_.cards(deck), arg[1] - 1);
            const std::string text =
                fmt::format("It turns up {} {}: {}.", entry(an::kDeckNames, arg[0]), shown.id,
                            card_text(shown.card, deck));
            return append(lines_, wrapped(text, style_.width, 2));
        }
        case EventKind::kCardResolved:
            end_element();
            card_ = entry(content_.cards(static_cast<an::Deck>(arg[0])), arg[1] - 1).id;
            return;
        case EventKind::kElement:
            end_element();
            element_ =
                an::print_element({static_cast<an::Do>(arg[0]), static_cast<std::uint8_t>(arg[1]),
                                   static_cast<std::uint8_t>(arg[2])});
            return;
        case EventKind::kCardsRemoved:
            return end_element();
        default:
            return;
    }
}

// An element without any step is told, too.
void BotSteps::end_element() {
    if (!element_.empty()) step("no effect");
}

void BotSteps::step(const std::string& done) {
    const std::string before = padded(card_, kCardWidth) + padded(element_, kElementWidth);
    const std::string row = before + (reason_.empty() ? done : padded(done, kDoneWidth));
    const bool fits = columns(row) + 1 + columns(reason_) <= style_.width;
    const std::string reason = inked(style_, kQuiet, reason_);
    lines_.push_back(fits && !reason_.empty() ? row + " " + reason : before + done);
    if (!fits) lines_.push_back(padded("", kCardWidth + kElementWidth) + reason);
    card_.clear(), element_.clear(), reason_.clear();
}

void BotSteps::happen(const Event& event) {
    const auto& arg = event.arguments;
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::kTarget:
            return step("goes to " + place(arg[1]));
        case EventKind::kSkipped:
            return step(fmt::format("{}: {}", track_name(arg[1]),
                                    arg[2] == 0 ? "goal at its maximum" : "not possible"));
        case EventKind::kLapsed:
            return step("the rest lapses");
        case EventKind::kGained:
            if (arg[1] > 0) step(fmt::format("gets {}", counted(arg[1], "follower")));
            return;
        case EventKind::kCubePlaced:
            return step(fmt::format("a cube on space {}", arg[0]));
        case EventKind::kExhausted:
            return step(fmt::format("exhausts {} in {}", symbols(arg[0], arg[1]), place(arg[0])));
        case EventKind::kBuilt:
            return step("a settlement in " + place(arg[0]));
        case EventKind::kUnitPlaced:
            return step(fmt::format("{} to {}", unit_name(arg[0]), place(arg[1])));
        case EventKind::kUnitMoved:
            return step(fmt::format("{} from {}", unit_name(arg[0]), place(arg[1])));
        case EventKind::kSummoned:
            return step(fmt::format("{} in {}", unit_name(arg[0]), place(arg[1])));
        case EventKind::kVpGained:
            return step("gains " + counted(arg[0], "point"));
        case EventKind::kTrackAdvanced:
            return step(fmt::format("{} {}", track_name(arg[0]), arg[1]));
        case EventKind::kSupremacyMoved:
            return step(fmt::format("supremacy {}", entry(content_.supremacy, arg[1])));
        case EventKind::kSupremacyToken:
            return step(fmt::format("the token at {}", entry(content_.supremacy, arg[0])));
        case EventKind::kContractTaken:
            return step(fmt::format("contract {}: {}", arg[0] + 1, counted(arg[2], "point")));
        case EventKind::kCultureTaken:
            return step("culture token " + entry(content_.sites, arg[0]).id);
        case EventKind::kCreatureTaken:
            return step("takes " + entry(content_.creatures, arg[0]).name);
        default:
            return;
    }
}

std::string BotSteps::place(int number) const {
    return an::place_name(content_, static_cast<an::Place>(number));
}

// "wood", "gold and metal".
std::string BotSteps::symbols(int area, int bits) const {
    std::vector<std::string> named;
    const auto& printed = entry(content_.areas, area).symbols;
    for (std::size_t i = 0; i < printed.size(); ++i)
        if ((bits >> i & 1) != 0) named.push_back(resource_name(static_cast<int>(printed[i])));
    return listed(named);
}

}  // namespace orrery::cli::play::pantheon
