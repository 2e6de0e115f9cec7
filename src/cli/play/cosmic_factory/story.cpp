#include "cli/play/cosmic_factory/story.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "games/cosmic_factory/action.h"
#include "games/cosmic_factory/events.h"

namespace orrery::cli::play {
namespace {

using cosmic_factory::Cell;
using cosmic_factory::EventKind;
using cosmic_factory::kMarkerNames;

EventKind kind_of(const Event& event) {
    return static_cast<EventKind>(event.kind);
}

std::string cell_text(int x, int y) {
    return cosmic_factory::to_text(Cell{static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)});
}

std::string bonus_text(int colours) {
    std::vector<std::string> named;
    for (std::size_t i = 0; i < 3; ++i)
        if ((colours >> i & 1) != 0) named.emplace_back(kMarkerNames[i]);
    return listed(named);
}

// Steps with tiles: told one by one to the player who made them, summed up for all others.
struct Hands {
    int laid = 0, touched = 0, repaired = 0;
};

class Story {
  public:
    Story(const FactoryView& table, const SeatNames& names, const Style& style)
        : table_(&table), names_(&names), style_(&style) {}

    void add(const Event& event) {
        const auto& arg = event.arguments;
        const bool own = event.seat == table_->viewer;
        switch (kind_of(event)) {
            case EventKind::kCardRevealed:
                return reveal(arg[0], arg[1]);
            case EventKind::kPicked:
                return note(event.seat, picked_);
            case EventKind::kChose:
                return note(event.seat, chose_);
            case EventKind::kPacketsPassed:
                return say(fmt::format("The packets go on to the {}.", arg[0] ? "left" : "right"));
            case EventKind::kPilesPassed:
                return say("Space pirates: everybody passes all nine tiles to the right.");
            case EventKind::kBuildStarted:
                return say(arg[0] == 0 ? std::string("The tiles are turned up: build!")
                                       : fmt::format("The tiles are turned up and the sandglass "
                                                     "runs: {}!",
                                                     counted(arg[0], "second")));
            case EventKind::kPlaced:
                if (!own) return void(++hands(event.seat).laid);
                return say(fmt::format("{} tile {} at {}.", names_->does(event.seat, "lay", "lays"),
                                       arg[0], cell_text(arg[2], arg[3])));
            case EventKind::kMoved:
                if (!own) return void(++hands(event.seat).touched);
                return say(fmt::format("{} tile {} to {}.",
                                       names_->does(event.seat, "move", "moves"), arg[0],
                                       cell_text(arg[3], arg[4])));
            case EventKind::kSwapped:
                if (!own) return void(++hands(event.seat).touched);
                return say(fmt::format("{} the tiles at {} and {}.",
                                       names_->does(event.seat, "swap", "swaps"),
                                       cell_text(arg[0], arg[1]), cell_text(arg[2], arg[3])));
            case EventKind::kRotated:
                if (!own) return void(++hands(event.seat).touched);
                return say(fmt::format("{} tile {} to rotation {}.",
                                       names_->does(event.seat, "turn", "turns"), arg[0], arg[1]));
            case EventKind::kRemoved:
                if (!own) return void(++hands(event.seat).touched);
                return say(fmt::format("{} tile {} back.",
                                       names_->does(event.seat, "take", "takes"), arg[0]));
            case EventKind::kFlipped:
                return say(fmt::format("{} tile {} face {}.",
                                       names_->does(event.seat, "turn", "turns"), arg[0],
                                       arg[1] ? "down" : "up"));
            case EventKind::kBonusTaken:
                return say(
                    fmt::format("{} the bonus tile for {}: a bet.",
                                names_->does(event.seat, "take", "takes"), bonus_text(arg[0])),
                    kAccent);
            case EventKind::kDone:
                return say(names_->does(event.seat, "are done.", "is done."));
            case EventKind::kUndone:
                return say(names_->does(event.seat, "build on.", "builds on."));
            case EventKind::kTimeUp:
                return say("Time is up!", kAccent);
            case EventKind::kBuildEnded:
                return say("Building is over.");
            case EventKind::kRepaired:
                return void(++hands(event.seat).repaired);
            case EventKind::kTurnedDown:
                return say(fmt::format("Tile {} at {} of {} galaxy is turned face down.", arg[0],
                                       cell_text(arg[1], arg[2]), names_->own(event.seat)));
            case EventKind::kSabotaged:
                return say(fmt::format("Tile {} at {} of {} galaxy is sabotaged: it is gone.",
                                       arg[0], cell_text(arg[1], arg[2]), names_->own(event.seat)),
                           event.seat == table_->viewer ? kAccent : Ink{});
            default:
                return;  // told elsewhere, or nothing worth a line
        }
    }

    // Sentences about many come before what follows them.
    void flush() {
        join(picked_, "has picked three tiles.", "have picked three tiles.");
        join(chose_, "has chosen.", "have chosen.");
        for (int laid = 1; laid <= cosmic_factory::kTilesPerPlayer; ++laid) tell_laid(laid);
        for (std::size_t i = 0; i < hands_.size(); ++i) tell_hands(static_cast<Seat>(i));
    }

    Lines take() {
        flush();
        return std::move(lines_);
    }

  private:
    Hands& hands(Seat seat) { return hands_[static_cast<std::size_t>(seat)]; }

    void say(const std::string& sentence, Ink ink = {}) {
        flush();
        put(sentence, ink);
    }

    void put(const std::string& sentence, Ink ink = {}) {
        for (const std::string& line : wrapped(sentence, style_->width, 2))
            lines_.push_back(ink == Ink{} ? line : inked(*style_, ink, line));
    }

    void note(Seat seat, std::vector<std::string>& who) {
        if (seat != table_->viewer) who.push_back(names_->of(seat));
    }

    void join(std::vector<std::string>& who, std::string_view one, std::string_view many) {
        if (who.empty()) return;
        const std::string sentence =
            fmt::format("{} {}", listed(who), who.size() == 1 ? one : many);
        who.clear();
        put(sentence);
    }

    // All who laid as many tiles share a sentence.
    void tell_laid(int laid) {
        std::vector<std::string> who;
        for (std::size_t i = 0; i < hands_.size(); ++i)
            if (hands_[i].laid == laid) {
                who.push_back(names_->of(static_cast<Seat>(i)));
                hands_[i].laid = 0;
            }
        const std::string tiles = counted(laid, "tile");
        join(who, fmt::format("lays {}.", tiles), fmt::format("lay {} each.", tiles));
    }

    void tell_hands(Seat seat) {
        const Hands done = std::exchange(hands(seat), {});
        if (done.touched > 0)
            put(names_->does(seat, "rearrange your galaxy.", "rearranges the galaxy."));
        if (done.repaired > 0)
            put(fmt::format("{} of {} galaxy {} into the gaps at random.",
                            counted(done.repaired, "missing tile"), names_->own(seat),
                            word_for(done.repaired, "falls", "fall")));
    }

    void reveal(int round, int card) {
        if (card == 0) return say(fmt::format("Round {} begins.", round), kStrong);
        say(fmt::format(
                "Round {}: chaos card {}, {}.", round, card,
                table_->rules.content().cards[static_cast<std::size_t>(card)].names.english),
            kStrong);
    }

    const FactoryView* table_;
    const SeatNames* names_;
    const Style* style_;
    Lines lines_;
    std::vector<std::string> picked_, chose_;
    std::array<Hands, kMaxSeats> hands_{};
};

}  // namespace

Telling tell_story(const FactoryView& table, const std::vector<Event>& events,
                   const SeatNames& names, const Style& style) {
    const auto scores = [](const Event& event) {
        return kind_of(event) >= EventKind::kZonePoints &&
               kind_of(event) <= EventKind::kOfferedNothing;
    };
    Telling telling;
    Story before(table, names, style), after(table, names, style);
    bool scored = false, ended = false;
    for (const Event& event : events) {
        scored = scored || scores(event);
        ended = ended || kind_of(event) == EventKind::kRoundEnded;
        (scored ? after : before).add(event);
    }
    telling.lines = before.take();
    if (scored) {
        const Lines scoring = tell_scoring(table, events, names, style);
        telling.lines.insert(telling.lines.end(), scoring.begin(), scoring.end());
    }
    const Lines rest = after.take();
    telling.lines.insert(telling.lines.end(), rest.begin(), rest.end());
    telling.page = ended;
    return telling;
}

}  // namespace orrery::cli::play
