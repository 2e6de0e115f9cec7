// What the game says of itself, set-up, whom it waits for, apply, and the standing.
#include "core/erased_game.h"
#include "games/anunnaki/course/course.h"
#include "games/anunnaki/game.h"
#include "games/anunnaki/levels.h"
#include "games/anunnaki/options.h"
#include "games/anunnaki/refusals.h"
#include "games/anunnaki/scoring.h"
#include "games/anunnaki/setup.h"

namespace orrery::anunnaki {

const GameInfo& Anunnaki::info() const {
    static const GameInfo info{.id = "anunnaki",
                               .name = "Anunnaki",
                               .min_players = 1,
                               .max_players = 1,
                               .players_rule = "AN-SET-01",
                               .opponent = kOpponent,
                               .rules_version = 2,
                               .options = option_shapes(),
                               .refusals = refusals(),
                               .levels = kGameLevels};
    return info;
}

State Anunnaki::setup(int, const JsonReader& json, const Seed& seed) const {
    const Options options = options_from(content_, json);
    if (!json.ok()) return {};
    State state = set_up(content_, options, seed);
    Course course{content_, state};
    run(course);
    return state;
}

SeatSet Anunnaki::actors(const State& state) const {
    return state.phase == Phase::kGameOver ? SeatSet{0} : seat_bit(0);
}

template <class Events>
Applied Anunnaki::apply(State& state, Seat, Action action, const Events& events) const {
    Course course{content_, state};
    if constexpr (Events::kListens) course.sink = &events;
    answer_person(course, action);
    run(course);
    return course.applied;
}

template Applied Anunnaki::apply(State&, Seat, Action, const NoEvents&) const;
template Applied Anunnaki::apply(State&, Seat, Action, const EventSink&) const;

Standing Anunnaki::standing(const State& state) const {
    Standing standing;
    standing.over = state.phase == Phase::kGameOver;
    for (Side side : {Side::kPerson, Side::kBot}) {
        const SideScore score = score_of(content_, state, side);
        SeatStanding line;
        line.points = score.total();
        line.parts = {{kVpPart, score.vp},
                      {kTrackParts[0], score.tracks[0]},
                      {kTrackParts[1], score.tracks[1]},
                      {kTrackParts[2], score.tracks[2]},
                      {kSupremacyPart, score.supremacy},
                      {kDistantPart, score.distant},
                      {kPowersPart, score.powers},
                      {kCreaturesPart, score.creatures},
                      {kResourcesPart, score.resources}};
        standing.seats.push_back(line);
    }
    SeatStanding& person = standing.seats[index(Side::kPerson)];
    SeatStanding& bot = standing.seats[index(Side::kBot)];
    bot.name = kOpponent;
    const bool won = person_wins(person.points, bot.points);
    person.place = won ? 1 : 2;
    bot.place = won ? 2 : 1;
    return standing;
}

std::vector<ScoreItem> Anunnaki::score_items(const State& state, std::size_t line) const {
    return score_items_of(content_, words(), state, static_cast<Side>(line));
}

static_assert(GameWithTables<Anunnaki>);

Result<std::unique_ptr<AnyGame>> make_game(std::span<const ContentFile> files) {
    return make_erased<Anunnaki>(load_content(files), files, kContentFolder);
}

}  // namespace orrery::anunnaki
