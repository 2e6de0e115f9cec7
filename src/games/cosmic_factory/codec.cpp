// States and views as JSON: every struct is a table of its fields.
#include "games/cosmic_factory/codec.h"

#include "core/list_forms.h"
#include "core/own_forms.h"
#include "games/cosmic_factory/count_form.h"
#include "games/cosmic_factory/galaxy_form.h"
#include "games/cosmic_factory/options.h"

namespace orrery::cosmic_factory {
namespace {

using Scope = CodecScope<CosmicFactory>;

constexpr auto kMarkers = by_name(&Words::marker, number(0, kMarkerMax));
constexpr auto kBonusTiles = bits(&Words::colour, "CF-COMP-04");
constexpr auto kTiles = sorted(hidden(named(&Words::tile)));

// The number of a chaos card; 0 = none.
constexpr auto kCard =
    custom([](const Scope&, std::uint8_t card) { return Json(card); },
           [](const Scope& scope, const JsonReader& json, std::uint8_t& card) {
               card = static_cast<std::uint8_t>(json.integer(0, scope.game.content().card_count()));
           },
           [](const Scope& scope, SchemaNotes&) {
               return schema::integer(0, scope.game.content().card_count());
           });

// Cards to come are hidden; the beginner variant has none, and no secret of it.
constexpr auto kCards = custom(
    [](const Scope& scope, const decltype(State::cards)& cards) {
        const bool none = scope.state.options.beginner != 0;
        return none ? array(kCard).write(scope, cards) : array(hidden(kCard)).write(scope, cards);
    },
    [](const Scope& scope, const JsonReader& json, decltype(State::cards)& cards) {
        array(kCard).read(scope, json, cards);
    },
    [](const Scope& scope, SchemaNotes& notes) {
        return array(hidden(kCard)).schema<decltype(State::cards)>(scope, notes);
    });

constexpr auto kChosenColour = one_more(named(&Words::colour));

// The text of a choice that is secret until all have chosen; to the others it is "hidden".
constexpr auto kPending = optional(custom(
    [](const Scope& scope, Action choice) {
        const bool secret = scope.view && scope.seat != scope.viewer;
        return secret ? Json("hidden") : Json(scope.words().vocabulary.print(choice));
    },
    [](const Scope& scope, const JsonReader& json, Action& choice) {
        const Result<Action> read = scope.words().vocabulary.parse(json.string());
        if (!json.ok()) return;
        if (!read) return json.fail(to_string(read.error()));
        choice = *read;
    },
    [](const Scope&, SchemaNotes&) { return schema::text(); }));

// Where the markers would stand.
struct Projected {
    Markers markers{};
    int points = 0;
};
constexpr auto kProjected =
    fields<Projected>("", field("markers", &Projected::markers, kMarkers),
                      field("points", &Projected::points, number(0, 2 * kMarkerMax)));
std::optional<Projected> projection(const Scope& scope, const SeatState&) {
    if (!is_building(scope.state.phase)) return std::nullopt;
    const Markers markers = projected(scope.game.content(), scope.state, scope.seat);
    return Projected{markers, final_points(markers)};
}

constexpr auto card_now = [](const Scope& scope) { return scope.state.card(); };
constexpr auto card_scored = [](const Scope& scope) { return int{scope.state.scored.card}; };
constexpr auto always = [](const Scope&) { return true; };
constexpr auto until_building = [](const Scope& scope) { return !is_building(scope.state.phase); };

constexpr auto kSeat = fields<SeatState>(
    "seat", field("markers", &SeatState::markers, kMarkers),
    field("packet", &SeatState::packet, kTiles), field("pile", &SeatState::pile, kTiles),
    field("galaxy", &SeatState::galaxy, kGalaxy), field("bonus", &SeatState::bonus, kBonusTiles),
    field("done", &SeatState::done, flag()), field("frozen", &SeatState::frozen, flag()),
    field("pending", &SeatState::pending, kPending),
    in_view("points",
            computed([](const Scope&, const SeatState& own) { return final_points(own.markers); },
                     number(0, 2 * kMarkerMax))),
    count_of(card_now, always), in_view("projected", computed(projection, maybe(kProjected))));

constexpr auto kScoredSeat = fields<ScoredSeat>(
    "scored_seat", field("galaxy", &ScoredSeat::galaxy, kGalaxy),
    field("before", &ScoredSeat::before, kMarkers), field("after", &ScoredSeat::after, kMarkers),
    field("bonus", &ScoredSeat::bonus, kBonusTiles),
    field("exchanged", &ScoredSeat::exchanged, kChosenColour),
    field("offered", &ScoredSeat::offered, kChosenColour),
    count_of(card_scored, until_building),  // CF-SCORE-08
    in_view("counted", computed(
                           [](const Scope& scope, const ScoredSeat&) {
                               const int card = scope.state.scored.card;
                               return counted_seat(scope.game.content().rules(card), scope.seat,
                                                   scope.state.players);
                           },
                           a_seat())),
    in_view("steps", computed(
                         [](const Scope& scope, const ScoredSeat&) {
                             return steps_of(scope.game.content(), scope.state, scope.seat);
                         },
                         list(kStep))));

constexpr auto kScored =
    fields<ScoredRound>("scored", field("round", &ScoredRound::round, number(1, kRounds)),
                        field("card", &ScoredRound::card, kCard),
                        field("seats", &ScoredRound::seats, seats(kScoredSeat)));

constexpr auto kOptions =
    custom([](const Scope&, const Options& options) { return options_to_json(options); },
           [](const Scope& scope, const JsonReader& json, Options& options) {
               options = options_from_json(json, scope.game.content().card_count());
           },
           [](const Scope& scope, SchemaNotes&) {
               const Json seconds = schema::integer(0, kLongestLimit);
               const Json card = schema::integer(1, scope.game.content().card_count());
               return schema::object({{"sandglass_seconds", seconds},
                                      {"choice_seconds", seconds},
                                      {"draft_seconds", seconds},
                                      {"beginner", schema::boolean()},
                                      {"cards", schema::list(0, kRounds, card)}});
           });

constexpr auto kState = fields<State>(
    "state", field("players", &State::players, number(kMinPlayers, kMaxPlayers)),
    field("round", &State::round, number(1, kRounds)),
    field("phase", &State::phase, named(&Words::phase)),
    field("options", &State::options, kOptions), field("cards", &State::cards, kCards),
    field("middle", &State::middle, kBonusTiles),
    field("owing", &State::owing, some_seats("CF-CLOCK-08")),
    field("seats", &State::seats, seats(kSeat)), field("scored", &State::scored, optional(kScored)),
    secret(field("random", &State::random, RandomForm{})),
    in_view("spoils", computed(
                          [](const Scope& scope, const State& state) {
                              return spoils_of(scope.game.content(), state, scope.viewer);
                          },
                          list(kSpoilt))),
    viewer());

}  // namespace

Json CosmicFactory::galaxy_json(const Galaxy& galaxy) const {
    return kGalaxy.write(Scope{*this, State{}, true}, galaxy);
}

Json CosmicFactory::options_json(const State& state) const {
    return options_to_json(state.options);
}

Json CosmicFactory::state_json(const State& state) const {
    return kState.write(Scope{*this, state}, state);
}

Json CosmicFactory::view_json(const State& view, Seat viewer) const {
    return kState.write(Scope{*this, view, true, viewer}, view);
}

State CosmicFactory::state_from_json(const JsonReader& json) const {
    State state;
    kState.read(Scope{*this, state}, json, state);
    if (json.ok()) validate(content_, state, json);
    if (json.ok()) validate_choices(state, json);
    return state;
}

Json CosmicFactory::schema(bool view) const {
    return schema_document(view ? "Cosmic Factory: view" : "Cosmic Factory: state", kState,
                           Scope{*this, State{}, view}, view);
}

}  // namespace orrery::cosmic_factory
