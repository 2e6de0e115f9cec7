// Combats.
#include <fmt/format.h>

#include "cli/companion/teller.h"

namespace orrery::cli::companion {

bool Teller::combat(const Event& event) {
    const Arguments& arg = event.arguments;
    switch (kind_of(event)) {
        case EventKind::kCombatStarted:
            end_element();
            heading(fmt::format("Combat in {}: {}", place(arg[0]),
                                event.seat == an::kPersonSeat ? "you attack" : "Cosmobot attacks"));
            totals_.clear();
            return true;
        case EventKind::kWeaponCommitted:
            return true;
        case EventKind::kCivilisationRevealed:
            heading(fmt::format("The civilisation has strength {}{}.", arg[1],
                                arg[2] != 0 ? " with its god" : ""));
            return true;
        case EventKind::kDieRolled:
            heading(fmt::format("The chaos die shows {}.", arg[0]));
            return true;
        case EventKind::kCombatTotal:
            totals_ += fmt::format("{}{} {}", totals_.empty() ? "" : ", ",
                                   event.seat == kClock            ? "the civilisation"
                                   : event.seat == an::kPersonSeat ? "you"
                                                                   : "Cosmobot",
                                   arg[1]);
            return true;
        case EventKind::kCombatWon:
            heading(fmt::format("{}: {}.", totals_,
                                event.seat == kClock            ? "the civilisation wins"
                                : event.seat == an::kPersonSeat ? "you win"
                                                                : "Cosmobot wins"));
            return true;
        case EventKind::kCivilisationRemoved:
            step(fmt::format("Remove the civilisation tile in {}{} from the game.", place(arg[0]),
                             content_.atlantis.contains(static_cast<std::size_t>(arg[0]))
                                 ? " and the god token with it"
                                 : ""));
            return true;
        case EventKind::kUnitsRetreated:
            retreat(event);
            return true;
        case EventKind::kLeaderChanged:
            step(fmt::format("{} now on {}.",
                             event.seat == an::kPersonSeat ? "You lead" : "Cosmobot leads",
                             entry(content_.distant, arg[0]).name));
            return true;
        default:
            return false;
    }
}

void Teller::retreat(const Event& event) {
    const Arguments& arg = event.arguments;
    const bool leads = !an::is_area(static_cast<an::Place>(arg[1]));
    step(fmt::format("{} all {} units from {} {} {}.", leads ? "Move" : "Send", whose(event),
                     place(arg[0]), leads ? "to" : "home to", place(arg[1])));
}

}  // namespace orrery::cli::companion
