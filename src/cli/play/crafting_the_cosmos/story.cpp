#include "cli/play/crafting_the_cosmos/story.h"

#include <fmt/format.h>

#include "cli/play/crafting_the_cosmos/words.h"
#include "games/crafting_the_cosmos/events.h"
#include "games/crafting_the_cosmos/names.h"

namespace orrery::cli::play::crafting {
namespace {

namespace ctc = crafting_the_cosmos;
using ctc::EventKind;

std::string nebula(int i) {
    return ctc::nebula_name(static_cast<std::size_t>(i));
}
std::string tile(int i) {
    return ctc::tile_name(static_cast<std::uint8_t>(i));
}
std::string cards(int type, int count) {
    return counted(count, fmt::format("{} card", energy(type)));
}
std::string points(int count) {
    return counted(count, "point");
}

class Story {
  public:
    Story(const ctc::Content& content, const SeatNames& names, const Style& style)
        : content_(&content), names_(&names), style_(&style) {}

    void add(const Event& event) {
        if (event.seat != seat_) flush();
        seat_ = event.seat;
        if (haul_.add(event)) return;
        if (!crafting(event) && !energies(event)) course(event);
    }

    Lines take() {
        flush();
        return std::move(lines_);
    }

  private:
    // What is built on the board.
    bool crafting(const Event& event) {
        const auto& arg = event.arguments;
        switch (static_cast<EventKind>(event.kind)) {
            case EventKind::kFormed:
                return say(fmt::format("{} nebula {}: {}.", does("form", "forms"), nebula(arg[0]),
                                       points(arg[2])),
                           kAccent);
            case EventKind::kStarDiscarded:
                return say(fmt::format("{} {} of {}.", does("discard", "discards"), element(arg[0]),
                                       star(arg[1])));
            case EventKind::kLifeDiscarded:
                return say(fmt::format("{} life of {} goes back.",
                                       arg[1] != 0 ? "The stable" : "The proto", life(arg[0])));
            case EventKind::kDischarged:
                return say(fmt::format("{} the time chamber, number {}: {}.",
                                       does("discharge", "discharges"), arg[0], points(arg[1])),
                           kAccent);
            case EventKind::kAdvancedLife:
                return say(fmt::format("{} advanced life at {}.", does("create", "creates"),
                                       nebula(arg[0])),
                           kAccent);
            case EventKind::kAdvancedLifeSeen:
                return say(
                    fmt::format("It is worth {} at the end; only you know.", points(arg[1])));
            case EventKind::kTurnedSupernova:
                return say(fmt::format("{} {} at {} into a supernova.", does("turn", "turns"),
                                       element(arg[1]), star(arg[0])));
            case EventKind::kTurnedStar:
                return say(
                    fmt::format("The supernova at {} is {} again.", star(arg[0]), element(arg[1])));
            case EventKind::kStabilized:
                return say(fmt::format("{} the life at {}.", does("stabilize", "stabilizes"),
                                       life(arg[0])));
            case EventKind::kStarMoved:
                return say(fmt::format("{} the star of {} to {}.", does("move", "moves"),
                                       star(arg[0]), star(arg[1])));
            case EventKind::kLifeMoved:
                return say(fmt::format("{} the life of {} to {}.", does("move", "moves"),
                                       life(arg[0]), life(arg[1])));
            case EventKind::kNebulaMoved:
                return say(fmt::format("{} the nebula of {} to {}.", does("move", "moves"),
                                       nebula(arg[0]), nebula(arg[1])));
            case EventKind::kNebulaReplaced:
                return say(fmt::format("{} {} at {} by {}.", does("replace", "replaces"),
                                       tile(arg[1]), nebula(arg[0]), tile(arg[2])));
            case EventKind::kLifeLifted:
                return say(fmt::format("{} the life of {}.", does("lift", "lifts"), life(arg[0])));
            case EventKind::kLifePutDown:
                return say(fmt::format("{} it down at {}.", does("put", "puts"), life(arg[0])));
            default:
                return false;
        }
    }

    // Cards, powers and the chamber.
    bool energies(const Event& event) {
        const auto& arg = event.arguments;
        switch (static_cast<EventKind>(event.kind)) {
            case EventKind::kCardSeen:
                return say(fmt::format("The card from the deck is {}.", energy(arg[0])));
            case EventKind::kDeckShuffled:
                return say("The discard pile is shuffled into a new deck.");
            case EventKind::kCrystalTaken:
                return say(fmt::format("A crystal reaches the top; {} left in the supply.",
                                       counted(arg[0], "is", "are")));
            case EventKind::kCardsSpent:
                return say(fmt::format("{} {}.", does("spend", "spends"), cards(arg[0], arg[1])));
            case EventKind::kSetScored:
                return say(fmt::format("{} a set of {} cards: {}.", does("score", "scores"),
                                       energy(arg[0]), points(arg[1])),
                           kAccent);
            case EventKind::kPowersDrawn:
                return say(fmt::format("{} {} from the {} deck.", does("draw", "draws"),
                                       counted(arg[1], "power", "powers"), energy(arg[0])));
            case EventKind::kPowerKept:
                return say(
                    fmt::format("{} {} at slot {}.", does("keep", "keeps"), power(arg[0]), arg[1]),
                    kAccent);
            case EventKind::kPowerUsed:
                return say(fmt::format("{} {}.", does("use", "uses"), power(arg[0])));
            case EventKind::kPointsGained:
                return say(fmt::format("{} {}.", does("gain", "gains"), points(arg[0])), kAccent);
            case EventKind::kLimitDiscarded:
                return say(fmt::format("{} {}: ten may stay.", does("discard", "discards"),
                                       cards(arg[0], arg[1])));
            default:
                return false;
        }
    }

    // Turns, rounds and goals.
    bool course(const Event& event) {
        const auto& arg = event.arguments;
        switch (static_cast<EventKind>(event.kind)) {
            case EventKind::kOmegaNebula:
                return say(
                    fmt::format("Omega: {} nebula {}.", does("draw", "draws"), tile(arg[0])));
            case EventKind::kPiecesLost:
                return lost(arg);
            case EventKind::kGoalScored:
                return say(fmt::format("The goal “{}” is scored:", goal(arg[0])), kStrong);
            case EventKind::kGoalPoints:
                return say(fmt::format("{} {}: {}.", does("have", "has"), arg[1], points(arg[2])));
            case EventKind::kGoalRevealed:
                return say(fmt::format("A new goal: {}.", goal(arg[0])));
            case EventKind::kRoundBegan:
                return say(fmt::format("Round {} begins; {} first.", arg[0], does("are", "is")),
                           kStrong);
            case EventKind::kAdvancedLifePoints:
                return say(fmt::format("{} {} for advanced life.", does("score", "scores"),
                                       points(arg[0])));
            default:
                return false;  // told by others, or nothing worth a line
        }
    }

    bool lost(const std::array<std::int16_t, 6>& arg) {
        std::vector<std::string> items;
        for (std::size_t e = 0; e < kElements; ++e)
            if (arg[e] > 0)
                items.push_back(counted(arg[e], ctc::kElementNames[e], ctc::kElementNames[e]));
        if (arg[4] > 0) items.push_back(counted(arg[4], "proto life", "proto life"));
        if (arg[5] > 0) items.push_back(counted(arg[5], "nebula", "nebulae"));
        if (items.empty()) return false;
        return say(fmt::format("{} {} unplaced.", does("lose", "loses"), listed(items)));
    }

    std::string does(std::string_view you_do, std::string_view it_does) const {
        return names_->does(seat_, you_do, it_does);
    }
    std::string power(int id) const {
        const ctc::PowerCard& card = content_->cards[static_cast<std::size_t>(id)];
        return fmt::format("{} {}", card.id, card.names.english);
    }
    const std::string& goal(int id) const {
        return content_->goals[static_cast<std::size_t>(id)].names.english;
    }

    bool say(const std::string& sentence, Ink ink = {}) {
        flush();
        put(sentence, ink);
        return true;
    }
    void put(const std::string& sentence, Ink ink = {}) {
        for (const std::string& line : wrapped(sentence, style_->width, 2))
            lines_.push_back(ink == Ink{} ? line : inked(*style_, ink, line));
    }
    void flush() {
        if (haul_.empty()) return;
        for (const std::string& sentence : haul_.sentences(seat_, *names_)) put(sentence);
    }

    const ctc::Content* content_;
    const SeatNames* names_;
    const Style* style_;
    Lines lines_;
    Haul haul_;
    Seat seat_ = kSpectator;
};

}  // namespace

Telling tell_story(const ctc::Content& content, const std::vector<Event>& events,
                   const SeatNames& names, const Style& style) {
    Telling telling;
    Story story(content, names, style);
    for (const Event& event : events) {
        story.add(event);
        telling.page = telling.page || static_cast<EventKind>(event.kind) == EventKind::kRoundEnded;
    }
    telling.lines = story.take();
    return telling;
}

}  // namespace orrery::cli::play::crafting
