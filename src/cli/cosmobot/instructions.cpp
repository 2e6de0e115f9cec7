#include "cli/cosmobot/instructions.h"

#include <fmt/format.h>

#include <optional>

#include "cli/play/anunnaki_words.h"
#include "games/anunnaki/action.h"
#include "games/anunnaki/element.h"
#include "games/anunnaki/events.h"
#include "games/anunnaki/rule_number.h"
#include "games/anunnaki/trace.h"

namespace orrery::cli::companion {
namespace {

using an::EventKind;
using play::counted;
using play::pantheon::entry;

EventKind kind_of(const Event& event) {
    return static_cast<EventKind>(event.kind);
}

constexpr std::array<std::string_view, an::kUnitKinds> kUnits{"follower", "minor god", "great god",
                                                              "creature"};

std::string units(int count, int unit) {
    return unit == static_cast<int>(an::UnitKind::kGreat) ? "the great god"
                                                          : counted(count, entry(kUnits, unit));
}

std::string_view them(int count) {
    return count == 1 ? "it" : "them";
}

class Teller {
  public:
    Teller(const an::Content& content, std::span<const Event> events)
        : content_(content), events_(events) {}

    std::vector<Step> tell() {
        for (std::size_t i = 0; i < events_.size(); ++i) {
            if (kind_of(events_[i]) == EventKind::kReported) {
                group_.reset();
                continue;
            }
            at_ = i;
            if (!course(events_[i]) && !combat(events_[i])) piece(events_[i]);
        }
        return std::move(steps_);
    }

  private:
    using Arguments = std::array<std::int16_t, 6>;

    std::string place(int number) const {
        return an::place_name(content_, static_cast<an::Place>(number));
    }
    static std::string whose(const Event& event) {
        return event.seat == an::kPersonSeat ? "your" : "Cosmobot’s";
    }

    void heading(std::string text) {
        steps_.push_back({std::move(text), "", true, begin_, at_ + 1});
        begin_ = at_ + 1;
        reason_.clear();
        group_.reset();
    }

    void step(std::string text) {
        if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
        steps_.push_back({std::move(text), std::exchange(reason_, {}), false, begin_, at_ + 1});
        begin_ = at_ + 1;
        acted_ = true;
        group_.reset();
    }

    // A further one of the same: the last step says how many.
    template <class Text>
    void grouped(const Event& event, Text&& text) {
        const bool same =
            group_ && group_->kind == event.kind && group_->arguments == event.arguments;
        if (same) {
            ++count_;
            steps_.back().text = text(count_);
            steps_.back().last = at_ + 1;
            begin_ = at_ + 1;
            reason_.clear();
            return;
        }
        count_ = 1;
        step(text(1));
        group_ = event;
    }

    // In words, by its name and the rule that lists it.
    void decide(const Event& event) {
        const std::size_t candidates = static_cast<std::size_t>(event.arguments[4]);
        const std::size_t from = at_ >= candidates ? at_ - candidates : 0;
        const std::vector<an::TraceRecord> records =
            an::read_trace(content_, events_.subspan(from, at_ + 1 - from));
        if (records.empty() || records.back().after.empty()) return;  // a line that gave nothing
        reason_ = fmt::format("{} ({}, {})", play::pantheon::reason_text(event),
                              records.back().criterion, records.back().rule);
    }

    void because(int rule) {
        if (reason_.empty()) reason_ = std::string(an::name_of(static_cast<an::RuleNumber>(rule)));
    }

    void end_element() {
        if (!acted_) {
            acted_ = true;
            step("It has no effect.");
        }
    }

    std::string card(int deck, int number) const {
        const auto& cards = content_.cards(static_cast<an::Deck>(deck));
        return number == an::kTypedCard ? "" : " " + entry(cards, number - 1).id;
    }

    bool course(const Event& event) {
        const Arguments& arg = event.arguments;
        switch (kind_of(event)) {
            case EventKind::kCandidate:
                return true;
            case EventKind::kCriterion:
                decide(event);
                return true;
            case EventKind::kTurnStarted:
                if (event.seat != an::kPersonSeat)
                    heading(fmt::format("Cosmobot’s turn {}{}", arg[0],
                                        arg[1] != 0 ? ", the last turn of the game" : ""));
                return true;
            case EventKind::kCardRevealed: {
                const auto deck = static_cast<an::Deck>(arg[0]);
                const std::string what =
                    arg[1] == an::kTypedCard
                        ? "your card"
                        : fmt::format("{}: {}", entry(content_.cards(deck), arg[1] - 1).id,
                                      play::pantheon::card_text(
                                          entry(content_.cards(deck), arg[1] - 1).card, deck));
                heading(
                    fmt::format("Face up in the {} deck: {}", entry(an::kDeckNames, arg[0]), what));
                return true;
            }
            case EventKind::kCardResolved:
                end_element();
                heading(
                    fmt::format("{} card{}", arg[0] == 0 ? "Moon" : "Sun", card(arg[0], arg[1])));
                return true;
            case EventKind::kElement:
                end_element();
                heading("· " + an::print_element({static_cast<an::Do>(arg[0]),
                                                  static_cast<std::uint8_t>(arg[1]),
                                                  static_cast<std::uint8_t>(arg[2])}));
                acted_ = false;
                return true;
            case EventKind::kCardsRemoved:
                end_element();
                step("Remove both adviser cards from the game.");
                return true;
            case EventKind::kEndTriggered:
                heading(event.seat == an::kPersonSeat
                            ? "You have triggered the end of the game."
                            : "Cosmobot has triggered the end of the game.");
                return true;
            case EventKind::kGameOver:
                heading("The game is over.");
                return true;
            default:
                return false;
        }
    }

    bool combat(const Event& event) {
        const Arguments& arg = event.arguments;
        switch (kind_of(event)) {
            case EventKind::kCombatStarted:
                end_element();
                heading(
                    fmt::format("Combat in {}: {}", place(arg[0]),
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
                step(fmt::format("Remove the civilisation tile in {}{} from the game.",
                                 place(arg[0]),
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

    void retreat(const Event& event) {
        const Arguments& arg = event.arguments;
        const bool leads = !an::is_area(static_cast<an::Place>(arg[1]));
        step(fmt::format("{} all {} units from {} {} {}.", leads ? "Move" : "Send", whose(event),
                         place(arg[0]), leads ? "to" : "home to", place(arg[1])));
    }

    void piece(const Event& event) {
        const Arguments& arg = event.arguments;
        switch (kind_of(event)) {
            case EventKind::kTarget:
                because(arg[0]);
                return step(fmt::format("the units go to {}.", place(arg[1])));
            case EventKind::kSkipped:
                reason_ = fmt::format(
                    "{} ({})",
                    arg[2] == 0 ? "its goal is at the maximum" : "its action is impossible",
                    an::name_of(static_cast<an::RuleNumber>(arg[0])));
                return step(
                    fmt::format("the oracle passes over {}.", entry(an::kTrackNames, arg[1])));
            case EventKind::kLapsed:
                because(arg[0]);
                return step(acted_ ? fmt::format("the rest of it ({}) lapses.", arg[1])
                                   : "It has no effect.");
            case EventKind::kGained:
                return because(arg[0]);
            case EventKind::kCubePlaced:
                return step(fmt::format("put a cube of Cosmobot’s on space {} of its fate card.",
                                        arg[0] + 1));
            case EventKind::kExhausted:
                return step(fmt::format("mark {} in {} as exhausted.", symbols(arg[0], arg[1]),
                                        place(arg[0])));
            case EventKind::kBuilt:
                return step(fmt::format(
                    "take the leftmost settlement of Cosmobot’s row and put it into {}.",
                    place(arg[0])));
            case EventKind::kUnitPlaced:
                return grouped(event, [&](int count) {
                    return fmt::format("Put {} from Cosmobot’s supply into {}.",
                                       units(count, arg[0]), place(arg[1]));
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

    void marker(const Event& event) {
        const Arguments& arg = event.arguments;
        switch (kind_of(event)) {
            case EventKind::kVpGained:
                return step(fmt::format("{} gains {}.",
                                        event.seat == an::kPersonSeat ? "you" : "Cosmobot",
                                        counted(arg[0], "point")));
            case EventKind::kTrackAdvanced:
                return step(
                    fmt::format("move {} {} marker to space {}{}.", whose(event),
                                entry(an::kTrackNames, arg[0]), arg[1],
                                event.seat == an::kPersonSeat ? " and take what it gives" : ""));
            case EventKind::kSupremacyMoved:
                return step(fmt::format("move {} supremacy marker {} forward, to {}.", whose(event),
                                        counted(arg[0], "space"),
                                        entry(content_.supremacy, arg[1])));
            case EventKind::kSupremacyToken:
                return step(fmt::format("remove the token on supremacy {}.",
                                        entry(content_.supremacy, arg[0])));
            case EventKind::kContractTaken:
                return step(fmt::format("discard the contract of slot {} ({}, trade {}).",
                                        arg[0] + 1, counted(arg[2], "point"), arg[3]));
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
    std::string symbols(int area, int bits) const {
        const auto& printed = entry(content_.areas, area).symbols;
        std::array<int, an::kResources> counts{};
        for (std::size_t i = 0; i < printed.size(); ++i)
            if ((bits >> i & 1) != 0) ++counts[static_cast<std::size_t>(printed[i])];
        std::vector<std::string> named;
        for (std::size_t i = 0; i < printed.size(); ++i) {
            int& count = counts[static_cast<std::size_t>(printed[i])];
            const std::string_view name = an::kResourceNames[static_cast<std::size_t>(printed[i])];
            if (count > 0)
                named.push_back(count == 1 ? std::string(name) : fmt::format("{} {}", count, name));
            count = 0;
        }
        return play::listed(named);
    }

    const an::Content& content_;
    std::span<const Event> events_;
    std::vector<Step> steps_;
    std::size_t at_ = 0, begin_ = 0;
    std::string reason_, totals_;
    bool acted_ = true;  // the element that is being resolved did something
    std::optional<Event> group_;
    int count_ = 0;
};

}  // namespace

std::vector<Step> instructions(const an::Content& content, std::span<const Event> events) {
    return Teller(content, events).tell();
}

std::vector<std::size_t> turn_starts(std::span<const Event> events) {
    std::vector<std::size_t> starts{0};
    for (std::size_t i = 1; i < events.size(); ++i)
        if (kind_of(events[i]) == EventKind::kTurnStarted) starts.push_back(i);
    return starts;
}

}  // namespace orrery::cli::companion
