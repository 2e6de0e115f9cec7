// What the companion says of itself, set-up, whom it waits for, apply, and the standing.
#include "core/erased_game.h"
#include "games/anunnaki/companion/edit.h"
#include "games/anunnaki/companion/game.h"
#include "games/anunnaki/companion/setup.h"
#include "games/anunnaki/game.h"
#include "games/anunnaki/scoring.h"

namespace orrery::anunnaki::companion {
namespace {

constexpr std::string_view kReportedPart = "reported";

}  // namespace

const GameInfo& Companion::info() const {
    static const GameInfo info{.id = "cosmobot",
                               .name = "Cosmobot at your table",
                               .min_players = 1,
                               .max_players = 1,
                               .players_rule = "AN-SET-01",
                               .opponent = kOpponent,
                               .rules_version = 2,
                               .options = option_shapes(),
                               .refusals = refusals()};
    return info;
}

State Companion::setup(int, const JsonReader& json, const Seed& seed) const {
    const Start start = start_from(content_, json);
    return json.ok() ? set_up_model(content_, start, seed) : State{};
}

SeatSet Companion::actors(const State& state) const {
    return state.phase == Phase::kGameOver ? SeatSet{0} : seat_bit(0);
}

template <class Events>
Applied Companion::apply(State& state, Seat, Action action, const Events& events) const {
    Course course{content_, state};
    if constexpr (Events::kListens) course.sink = &events;
    const auto& operand = action.operands;
    course.tell(EventKind::kReported, Side::kPerson,
                {action.kind, operand[0], operand[1], operand[2]});
    if (is_edit(kind_of(action)))
        apply_edit(course, action);
    else
        apply_answer(course, action);
    run(course);
    return course.applied;
}

template Applied Companion::apply(State&, Seat, Action, const NoEvents&) const;
template Applied Companion::apply(State&, Seat, Action, const EventSink&) const;

// AN-COMP-11: Cosmobot's points are counted here; the person's are as the person reported them.
Standing Companion::standing(const State& state) const {
    Standing standing;
    standing.over = state.phase == Phase::kGameOver;
    SeatStanding person, bot;
    person.points = state.side(Side::kPerson).vp;
    person.parts = {{kReportedPart, person.points}};
    const SideScore score = score_of(content_, state, Side::kBot);
    bot.name = kOpponent;
    bot.points = score.total();
    bot.parts = {{kVpPart, score.vp},
                 {kTrackParts[0], score.tracks[0]},
                 {kTrackParts[1], score.tracks[1]},
                 {kTrackParts[2], score.tracks[2]},
                 {kSupremacyPart, score.supremacy},
                 {kDistantPart, score.distant}};
    const bool won = person_wins(person.points, bot.points);
    person.place = won ? 1 : 2;
    bot.place = won ? 2 : 1;
    standing.seats.push_back(person);
    standing.seats.push_back(bot);
    return standing;
}

std::vector<ScoreItem> Companion::score_items(const State& state, std::size_t line) const {
    if (static_cast<Side>(line) == Side::kBot)
        return score_items_of(content_, words(), state, Side::kBot);
    return {{kReportedPart, {}, state.side(Side::kPerson).vp}};
}

static_assert(GameWithTables<Companion> && GameThatReads<Companion>);

Result<std::unique_ptr<AnyGame>> make_game(std::span<const ContentFile> files) {
    return make_erased<Companion>(load_content(files), files, kContentFolder);
}

}  // namespace orrery::anunnaki::companion
