#include "cli/play/anunnaki_story.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/play/anunnaki_steps.h"
#include "cli/play/sentences.h"
#include "games/anunnaki/action.h"
#include "games/anunnaki/events.h"
#include "games/anunnaki/scoring.h"
#include "games/anunnaki/trace.h"

namespace orrery::cli::play::pantheon {
namespace {

using an::EventKind;

constexpr Seat kPersonSeat = 0, kBotSeat = 1;
// Columns of Cosmobot's steps: the card, its element, what is done, why.
constexpr int kCardWidth = 5, kElementWidth = 17, kDoneWidth = 28;

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
        if (event.seat == kPersonSeat) return person(event);
        if (event.seat != kBotSeat) return;
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
                if (event.seat == kBotSeat || arg[1] != 0)
                    heading(fmt::format("{}{}.",
                                        event.seat == kBotSeat ? "Cosmobot’s turn" : "Your turn",
                                        arg[1] != 0 ? ", the last of the game" : ""));
                return true;
            case EventKind::kEndTriggered:
                heading(names_.does(event.seat, "bring the end near.", "brings the end near."));
                return true;
            case EventKind::kGameOver:
                heading("The ages of the gods are over.");
                return true;
            case EventKind::kLeaderChanged:
                return say(
                    fmt::format("{} {}.", leader(arg[1]), entry(content_.distant, arg[0]).name));
            case EventKind::kUnitsRetreated:
                return say(fmt::format("{} units go to {}.",
                                       event.seat == kBotSeat ? "Cosmobot’s" : "Your",
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
        return std::string(entry(kLeaders, number));
    }

    // A combat is one sentence, from who attacks to who wins.
    bool combat(const Event& event) {
        const Arguments& arg = event.arguments;
        switch (kind_of(event)) {
            case EventKind::kCombatStarted:
                fight_ = fmt::format("Combat in {}, {}", place(arg[0]),
                                     names_.does(event.seat, "attack", "attacks"));
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
                const std::string winner = event.seat == kClock        ? "the civilisation"
                                           : event.seat == kPersonSeat ? "you"
                                                                       : "Cosmobot";
                say(fmt::format("{}: {} win{}.", fight_, winner,
                                event.seat == kPersonSeat ? "" : "s"));
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
        if (seat == kPersonSeat) return fmt::format("you {}{}", points, weapon_);
        return fmt::format("Cosmobot {} with die {}", points, die_);
    }

    void person(const Event& event) {
        const Arguments& arg = event.arguments;
        const auto both = [&](const std::string& verb, const std::string& what) {
            Sentences::both(kPersonSeat, verb, what);
        };
        switch (kind_of(event)) {
            case EventKind::kPawnMoved: {
                end_sentence();
                const std::uint8_t tile = view_.person.tiles[static_cast<std::size_t>(arg[0])];
                return act(kPersonSeat,
                           fmt::format("go to {} {}", entry(content_.nodes, arg[0]),
                                       content_.tiles[tile].id),
                           fmt::format("goes to {} {}", entry(content_.nodes, arg[0]),
                                       content_.tiles[tile].id));
            }
            case EventKind::kSecondaryTaken:
                end_sentence();
                return both("use", "the secondary action " +
                                       entry(content_.secondaries, arg[0]).id.substr(2));
            case EventKind::kCubePlaced:
                return both("place", fmt::format("cube {}", arg[1]));
            case EventKind::kResourceGained:
                return both("get", fmt::format("{} {}", arg[1], resource_name(arg[0])));
            case EventKind::kResourcePaid:
                return act(kPersonSeat, fmt::format("pay {} {}", arg[1], resource_name(arg[0])),
                           fmt::format("pays {} {}", arg[1], resource_name(arg[0])));
            case EventKind::kCrystalsChanged:
                return arg[0] > 0 ? both("get", counted(arg[0], "crystal"))
                                  : act(kPersonSeat, "pay " + counted(-arg[0], "crystal"),
                                        "pays " + counted(-arg[0], "crystal"));
            case EventKind::kUnitMoved:
                return both(arg[3] != 0 ? "send" : "move",
                            fmt::format("{} from {} to {}", unit_name(arg[0]), place(arg[1]),
                                        place(arg[2])));
            case EventKind::kUnitPlaced:
                return both("place", fmt::format("{} in {}", unit_name(arg[0]), place(arg[1])));
            case EventKind::kBuilt:
                return both("build", "a settlement in " + place(arg[0]));
            case EventKind::kSettlementMoved:
                return both("move", fmt::format("the settlement of {} to {}", place(arg[0]),
                                                place(arg[1])));
            case EventKind::kVpGained:
                return both("gain", counted(arg[0], "point"));
            case EventKind::kTrackAdvanced:
                return act(kPersonSeat, fmt::format("reach {} {}", track_name(arg[0]), arg[1]),
                           fmt::format("reaches {} {}", track_name(arg[0]), arg[1]));
            case EventKind::kSupremacyMoved:
                return act(kPersonSeat,
                           fmt::format("reach supremacy {}", entry(content_.supremacy, arg[1])),
                           fmt::format("reaches supremacy {}", entry(content_.supremacy, arg[1])));
            default:
                return person_things(event);
        }
    }

    // Cards, tiles, gods.
    void person_things(const Event& event) {
        const Arguments& arg = event.arguments;
        const auto both = [&](const std::string& verb, const std::string& what) {
            Sentences::both(kPersonSeat, verb, what);
        };
        switch (kind_of(event)) {
            case EventKind::kContractTaken:
                return both("take", fmt::format("contract {}",
                                                contract_text(entry(content_.contracts, arg[1]))));
            case EventKind::kContractDropped:
                return both("drop",
                            "the contract " + contract_text(entry(content_.contracts, arg[0])));
            case EventKind::kContractFulfilled:
                return both("fulfil",
                            "the contract " + contract_text(entry(content_.contracts, arg[0])));
            case EventKind::kTileUpgraded:
                return both("upgrade", entry(content_.tiles, arg[0]).id);
            case EventKind::kWeaponDrawn:
                return both("draw", entry(content_.weapons, arg[0]).id);
            case EventKind::kWeaponsRecovered:
                return both("take", "back all weapons");
            case EventKind::kArtefactDrawn:
                return both("draw", entry(content_.artefacts, arg[0]).name);
            case EventKind::kGodSummoned: {
                const an::House& house = content_.houses[view_.options.person_house];
                return both("summon",
                            fmt::format("{} in {}", entry(house.gods, arg[0]).name, place(arg[1])));
            }
            case EventKind::kResourcesSwapped:
                return both("swap",
                            fmt::format("{} for {}", resource_name(arg[0]), resource_name(arg[1])));
            case EventKind::kCultureTaken:
                return both(
                    "take",
                    fmt::format("the culture token {}: {}", entry(content_.sites, arg[0]).id,
                                reward_text(entry(content_.culture_tokens, arg[1] - 1).bonus)));
            case EventKind::kCreatureTaken:
                return both("take", entry(content_.creatures, arg[0]).name);
            default:
                return;
        }
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
    Lines lines{
        "          gained  war tech trade supremacy planets powers creatures rest  together"};
    for (const an::Side side : {an::Side::kPerson, an::Side::kBot}) {
        const an::SideScore score = score_of(content, view, side);
        lines.push_back(fmt::format(
            "{} {:>5} {:>4} {:>4} {:>5} {:>9} {:>7} {:>6} {:>9} {:>4} {:>9}",
            padded(names.of(static_cast<Seat>(side)).substr(0, 10), 10), score.vp, score.tracks[0],
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
        telling.page = telling.page || starts_turn_of(event, kPersonSeat);
    }
    telling.lines = story.take();
    if (view.phase == an::Phase::kGameOver)
        append(telling.lines, final_score(content, view, names));
    return telling;
}

Lines tell_reasons(const an::Content& content, std::span<const Event> events, const Style& style) {
    const auto start = std::find_if(events.rbegin(), events.rend(), [](const Event& event) {
        return starts_turn_of(event, kBotSeat);
    });
    if (start == events.rend()) return {"Cosmobot has had no turn yet."};
    const auto from = start.base();
    const auto to = std::find_if(
        from, events.end(), [](const Event& event) { return starts_turn_of(event, kPersonSeat); });
    constexpr int kIndent = 4;
    Lines lines;
    for (const an::TraceRecord& record : an::read_trace(content, std::vector<Event>(from, to)))
        append(lines, wrapped(an::to_line(record, an::Values::kShown), style.width, kIndent));
    return lines;
}

}  // namespace orrery::cli::play::pantheon
