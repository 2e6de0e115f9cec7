#include "cli/play/anunnaki/story.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/play/anunnaki/deeds.h"
#include "cli/play/anunnaki/steps.h"
#include "cli/play/sentences.h"
#include "games/anunnaki/action.h"
#include "games/anunnaki/bot/trace.h"
#include "games/anunnaki/events.h"
#include "games/anunnaki/scoring.h"

namespace orrery::cli::play::pantheon {
namespace {

using an::EventKind;

EventKind kind_of(const Event& event) {
    return static_cast<EventKind>(event.kind);
}

class Story : private Sentences {
  public:
    Story(const an::Content& content, const an::State& view, const SeatNames& names,
          const Style& style)
        : Sentences(names, style),
          content_(content),
          view_(view),
          names_(names),
          style_(style),
          steps_(content, style) {}
    using Sentences::take;

    void add(const Event& event) {
        if (course(event) || combat(event)) return;
        if (event.seat == an::kPersonSeat) return tell_deed(content_, view_, event, *this);
        if (event.seat != an::kBotSeat) return;
        for (std::string& row : steps_.add(event)) line(std::move(row));
    }

  private:
    using Arguments = std::array<std::int16_t, 6>;

    std::string place(int number) const {
        return an::place_name(content_, static_cast<an::Place>(number));
    }

    // The course of the game.
    bool course(const Event& event) {
        const Arguments& arg = event.arguments;
        switch (kind_of(event)) {
            case EventKind::kTurnStarted:
                if (event.seat == an::kBotSeat || arg[1] != 0)
                    heading(fmt::format(
                        "{}{}.", event.seat == an::kBotSeat ? "Cosmobot’s turn" : "Your turn",
                        arg[1] != 0 ? ", the last of the game" : ""));
                return true;
            case EventKind::kEndTriggered:
                heading(names_.does(event.seat, "bring the end near.", "brings the end near."));
                return true;
            case EventKind::kGameOver:
                heading("The age of the gods is over.");
                return true;
            case EventKind::kLeaderChanged:
                return say(
                    fmt::format("{} {}.", leader(arg[1]), entry(content_.distant, arg[0]).name));
            case EventKind::kUnitsRetreated:
                return say(fmt::format("{} units go to {}.",
                                       event.seat == an::kBotSeat ? "Cosmobot’s" : "Your",
                                       place(arg[1])));
            default:
                return false;
        }
    }

    bool say(const std::string& text) {
        for (const std::string& row : wrapped(text, style_.width, 2)) line(row);
        return true;
    }

    static std::string leader(int number) {
        constexpr std::array<std::string_view, 4> kLeaders{
            "Nobody leads", "You lead", "Cosmobot leads", "A civilisation leads"};
        static_assert(kLeaders.size() == an::kLeaderNames.size());
        return std::string(entry(kLeaders, number));
    }

    // A combat is one sentence, from who attacks to who wins.
    bool combat(const Event& event) {
        const Arguments& arg = event.arguments;
        switch (kind_of(event)) {
            case EventKind::kCombatStarted:
                fight_ =
                    fmt::format("Combat in {}, {}", place(arg[0]),
                                event.seat == an::kBotSeat ? "Cosmobot attacks" : "you attack");
                return true;
            case EventKind::kWeaponCommitted:
                weapon_ = arg[0] == 0 ? "" : " with " + entry(content_.weapons, arg[0] - 1).id;
                return true;
            case EventKind::kDieRolled:
                die_ = arg[0];
                return true;
            case EventKind::kCombatTotal:
                fight_ += (totals_++ == 0 ? ": " : ", ") + total(event.seat, arg[1]);
                return true;
            case EventKind::kCombatWon: {
                const std::string winner = event.seat == kClock            ? "the civilisation"
                                           : event.seat == an::kPersonSeat ? "you"
                                                                           : "Cosmobot";
                say(fmt::format("{}: {} win{}.", fight_, winner,
                                event.seat == an::kPersonSeat ? "" : "s"));
                totals_ = 0;
                weapon_.clear();
                die_ = 0;
                return true;
            }
            case EventKind::kCivilisationRevealed:
            case EventKind::kCivilisationRemoved:
                return true;
            default:
                return false;
        }
    }

    std::string total(Seat seat, int points) const {
        if (seat == kClock) return fmt::format("the civilisation {}", points);
        if (seat == an::kPersonSeat) return fmt::format("you {}{}", points, weapon_);
        return fmt::format("Cosmobot {} with die {}", points, die_);
    }

    const an::Content& content_;
    const an::State& view_;
    const SeatNames& names_;
    const Style& style_;
    BotSteps steps_;
    std::string fight_, weapon_;
    int totals_ = 0, die_ = 0;
};

// Where every point comes from.
Lines final_score(const an::Content& content, const an::State& view, const SeatNames& names) {
    Lines lines{"            gained  war tech trade supremacy planets powers beasts rest  total"};
    for (const an::Side side : {an::Side::kPerson, an::Side::kBot}) {
        const an::SideScore score = score_of(content, view, side);
        lines.push_back(fmt::format(
            "{} {:>5} {:>4} {:>4} {:>5} {:>9} {:>7} {:>6} {:>6} {:>4} {:>6}",
            padded(names.of(static_cast<Seat>(side)).substr(0, 12), 12), score.vp, score.tracks[0],
            score.tracks[1], score.tracks[2], score.supremacy, score.distant, score.powers,
            score.creatures, score.resources, score.total()));
    }
    return lines;
}

bool starts_turn_of(const Event& event, Seat seat) {
    return kind_of(event) == EventKind::kTurnStarted && event.seat == seat;
}

}  // namespace

Telling tell_story(const an::Content& content, std::span<const Event> events, const an::State& view,
                   const SeatNames& names, const Style& style) {
    Story story(content, view, names, style);
    Telling telling;
    for (const Event& event : events) {
        story.add(event);
        telling.page = telling.page || starts_turn_of(event, an::kPersonSeat);
    }
    telling.lines = story.take();
    if (view.phase == an::Phase::kGameOver)
        append(telling.lines, final_score(content, view, names));
    return telling;
}

Lines tell_reasons(const Vocabulary& vocabulary, std::span<const Event> events,
                   const Style& style) {
    const auto start = std::find_if(events.rbegin(), events.rend(), [](const Event& event) {
        return starts_turn_of(event, an::kBotSeat);
    });
    if (start == events.rend()) return {"Cosmobot has had no turn yet."};
    const auto from = start.base();
    const auto to = std::find_if(from, events.end(), [](const Event& event) {
        return starts_turn_of(event, an::kPersonSeat);
    });
    constexpr int kIndent = 4;
    Lines lines;
    for (const an::TraceRecord& record : an::read_trace(vocabulary, std::vector<Event>(from, to))) {
        const bool heading = record.criterion.empty() && record.effect.empty();
        for (const std::string& row :
             wrapped(an::to_line(record, an::Values::kShown), style.width, kIndent))
            lines.push_back(heading ? inked(style, kStrong, row) : row);
    }
    return lines;
}

}  // namespace orrery::cli::play::pantheon
