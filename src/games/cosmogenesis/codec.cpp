// States and views as JSON: every struct is a table of its fields.
#include "games/cosmogenesis/codec.h"

#include "core/list_forms.h"
#include "core/own_forms.h"
#include "games/cosmogenesis/game.h"
#include "games/cosmogenesis/options.h"
#include "games/cosmogenesis/scoring.h"

namespace orrery::cosmogenesis {
namespace {

using Scope = CodecScope<Cosmogenesis>;

// In the notation of the rules: "T3w+L2", "G1.red.r", "a".
constexpr auto kBody =
    custom([](const Scope&, const Body& body) { return Json(to_text(body)); },
           [](const Scope&, const JsonReader& json, Body& body) {
               const std::optional<Body> read = body_from_text(json.string());
               if (!read) json.fail("expected a body like T3w+L2, G1.red.r or a", "CG-BODY-01");
               body = read.value_or(Body{});
           },
           [](const Scope&, SchemaNotes&) {
               return schema::text(R"(^(a|T[12](\+L0)?|T[34](\+L0)?|T[34]w(\+L[0-4])?|)"
                                   R"(G[12]\.(red|green|blue|yellow|violet)(\.r)?)$)");
           });

constexpr auto kOrbit = fields<Orbit>(
    "orbit", field("planet", &Orbit::planet, kBody), field("moons", &Orbit::moons, list(kBody)),
    field("objective", &Orbit::objective, optional(named(&Words::planetary))));

// Sectors II and III: the tile, and where it is a small one which face is up.
constexpr auto kLaidTile = custom(
    [](const Scope& scope, FieldContent what) -> Json {
        const auto tile = (what & ~kSize2Face) - 1;
        JsonObject json{{"tile", scope.words().tile->json({tile})}};
        if (scope.game.content().tiles[static_cast<std::size_t>(tile)].small)
            json["size"] = (what & kSize2Face) != 0 ? 2 : 1;
        return json;
    },
    [](const Scope& scope, const JsonReader& json, FieldContent& what) {
        const int tile = scope.words().tile->from_json(json["tile"])[0];
        what = static_cast<FieldContent>(tile + 1);
        if (!scope.game.content().tiles[static_cast<std::size_t>(tile)].small)
            return json.only({"tile"});
        json.only({"tile", "size"});
        if (json["size"].integer(1, 2) == 2) what |= kSize2Face;
    },
    [](const Scope& scope, SchemaNotes& notes) {
        return schema::object({{"tile", named(&Words::tile).schema<std::uint8_t>(scope, notes)},
                               schema::may_be_missing("size", schema::integer(1, 2))});
    });

// Sector I: stellar objectives in odd rounds, planetary ones in even rounds.
constexpr auto kLaidObjective = custom(
    [](const Scope& scope, FieldContent what) {
        return scope.words().objective->json({scope.state.stellar_round() ? 1 : 0, what});
    },
    [](const Scope& scope, const JsonReader& json, FieldContent& what) {
        const bool stellar = scope.state.stellar_round();
        const NamedType* type = stellar ? scope.words().stellar : scope.words().planetary;
        what = static_cast<FieldContent>(type->from_json(json)[0]);
    },
    [](const Scope& scope, SchemaNotes& notes) {
        return named(&Words::objective).schema<std::uint8_t>(scope, notes);
    });

constexpr auto kBoard =
    fields<State>("board", field("I", &State::board, 0, array(optional(kLaidObjective))),
                  field("II", &State::board, 1, array(optional(kLaidTile))),
                  field("III", &State::board, 2, array(optional(kLaidTile))),
                  field("IV", &State::board, 3, array(optional(named(&Words::belt_field)))));

// By object - 1: 0 = not owned, else 1 + uses left.
using Objects = decltype(SeatState::objects);
constexpr auto kObjects = custom(
    [](const Scope& scope, const Objects& objects) {
        JsonArray json;
        for (int object = 1; object <= static_cast<int>(objects.size()); ++object)
            if (const int left = objects[static_cast<std::size_t>(object - 1)] - 1; left >= 0)
                json.push_back(JsonObject{{"object", scope.words().object->json({object})},
                                          {"uses_left", left}});
        return Json(json);
    },
    [](const Scope& scope, const JsonReader& json, Objects& objects) {
        const std::size_t count = json.size(0, kObjectCount);
        for (std::size_t i = 0; i < count && json.ok(); ++i) {
            json[i].only({"object", "uses_left"});
            const auto object =
                static_cast<std::size_t>(scope.words().object->from_json(json[i]["object"])[0]);
            if (!json.ok()) return;
            if (objects[object - 1] != 0) json[i]["object"].fail("the object is there twice");
            objects[object - 1] = static_cast<std::uint8_t>(
                1 + json[i]["uses_left"].integer(0, scope.game.content().objects[object].uses));
        }
    },
    [](const Scope& scope, SchemaNotes& notes) {
        return schema::list(
            0, kObjectCount,
            schema::object({{"object", named(&Words::object).schema<std::uint8_t>(scope, notes)},
                            {"uses_left", schema::integer(0, 9)}}));
    });

constexpr auto kPoints = number(-500, 500);
constexpr auto kScore = fields<SeatScore>(
    "score", field("planetary", &SeatScore::planetary, kPoints),
    field("stellar", &SeatScore::stellar, kPoints),
    field("evolution", &SeatScore::evolution, kPoints),
    field("objects", &SeatScore::objects, kPoints), field("belt", &SeatScore::belt, kPoints),
    field("monolith", &SeatScore::monolith, kPoints),
    in_view("total",
            computed([](const Scope&, const SeatScore& score) { return score.total(); }, kPoints)));
SeatScore counted(const Scope& scope, const SeatState&) {
    return score_of(scope.game.content(), scope.state, scope.seat);
}

// How far a seat is with a planetary objective.
constexpr auto kMissing = fields<Missing>(
    "missing", field("condition", &Missing::condition, choice(kConditionNames)),
    field("need", &Missing::need, number(-1, 20)), field("have", &Missing::have, number(-1, 20)));
constexpr auto kFit = fields<Fit>(
    "fit", field("orbit", &Fit::orbit, optional(number(1, kMaxOrbits))),
    field("possible", &Fit::possible, flag()), field("missing", &Fit::missing, list(kMissing)));

// What a stellar objective counts in a seat's system, term by term, and its points.
struct Counted {
    std::int16_t points = 0;
    FixedVector<std::uint8_t, 4> terms;
};
constexpr auto kCounted =
    fields<Counted>("counted", field("points", &Counted::points, kPoints),
                    field("terms", &Counted::terms, list(number(0, kMaxBelt))));
Counted count(const StellarObjective& objective, const SeatState& own) {
    Counted counted;
    for (const ScoreTerm& term : objective.terms)
        counted.terms.push_back(static_cast<std::uint8_t>(count_of(term, own)));
    counted.points = static_cast<std::int16_t>(stellar_points(objective, own));
    return counted;
}

// The objectives that a seat has, as far as they can be seen, and those that lie in sector I.
template <class Visit>
void for_each_objective(const Scope& scope, const SeatState& own, bool stellar, Visit&& visit) {
    const auto known = [&](std::uint8_t objective) {
        if (objective != 0) visit(objective);
    };
    if (stellar) {
        for (std::uint8_t objective : own.stellar) known(objective);
    } else {
        for (std::uint8_t objective : own.drawn) known(objective);
        for (std::uint8_t objective : own.drafted) known(objective);
        if (own.holds_start != 0) known(own.start);
    }
    if (scope.state.stellar_round() == stellar)
        for (FieldContent objective : scope.state.board[0]) known(objective);
}

std::vector<std::pair<std::uint8_t, Fit>> fits(const Scope& scope, const SeatState& own) {
    const Content& content = scope.game.content();
    std::vector<std::pair<std::uint8_t, Fit>> fits;
    for_each_objective(scope, own, false, [&](std::uint8_t objective) {
        fits.emplace_back(objective,
                          nearest_fit(content.planetary[objective].requirement, own.orbits));
    });
    return fits;
}
std::vector<std::pair<std::uint8_t, Counted>> counts(const Scope& scope, const SeatState& own) {
    const Content& content = scope.game.content();
    std::vector<std::pair<std::uint8_t, Counted>> counts;
    for_each_objective(scope, own, true, [&](std::uint8_t objective) {
        counts.emplace_back(objective, count(content.stellar[objective], own));
    });
    return counts;
}

constexpr auto kSeat = fields<SeatState>(
    "seat", field("orbits", &SeatState::orbits, list(kOrbit)),
    field("asteroids", &SeatState::asteroids, number(0, kMaxBelt)),
    field("comets", &SeatState::comets, number(0, kComets)),
    in_view("belt_value",
            computed([](const Scope&, const SeatState& own) { return own.belt_value(); },
                     number(0, kMaxBelt + 2 * kComets))),
    field("module", &SeatState::module, flag()),
    field("sectors", &SeatState::used_sectors, bits(&Words::sector)),
    field("stellar", &SeatState::stellar, sorted(named(&Words::stellar))),
    field("drafted", &SeatState::drafted, sorted(named(&Words::planetary))),
    field("drawn", &SeatState::drawn, sorted(hidden(named(&Words::planetary)))),
    field("holds_start", &SeatState::holds_start, flag()),
    field("start", &SeatState::start, optional(named(&Words::planetary))),
    field("returned", &SeatState::returned, optional(named(&Words::planetary))),
    field("objects", &SeatState::objects, kObjects), in_view("score", computed(counted, kScore)),
    in_view("fits", computed(fits, some_by_name(&Words::planetary, kFit))),
    in_view("counts", computed(counts, some_by_name(&Words::stellar, kCounted))));

constexpr auto kSupply =
    fields<State>("supply", field("small", &State::supply, 0, number(0, kTileCount)),
                  field("size_3", &State::supply, 1, number(0, kTileCount)),
                  field("size_4", &State::supply, 2, number(0, kTileCount)),
                  field("comets", &State::comets, number(0, kComets)));

constexpr auto kBox =
    fields<State>("box", field("tiles", &State::box, sorted(named(&Words::tile))),
                  field("stellar", &State::stellar_box, sorted(named(&Words::stellar))),
                  field("planetary", &State::planetary_box, sorted(named(&Words::planetary))));

constexpr auto kOptions =
    custom([](const Scope&, const State&) { return Json(JsonObject{}); },
           [](const Scope&, const JsonReader& json, State&) { check_options(json); },
           [](const Scope&, SchemaNotes&) { return schema::object({}); });

constexpr auto kState = fields<State>(
    "state", field("players", &State::players, number(kMinPlayers, kMaxPlayers)),
    whole("options", kOptions), field("round", &State::round, number(1, kRounds)),
    field("phase", &State::phase, named(&Words::phase)),
    field("turn", &State::turn, number(0, kMaxPlayers* kSectors)),
    field("first", &State::first, a_seat()), field("starts", &State::starts, a_seat()),
    field("active", &State::active, a_seat()), field("monolith", &State::monolith, a_seat()),
    field("owing", &State::owing, some_seats()), field("side_used", &State::side_used, flag()),
    field("objects_used", &State::objects_used, bits(&Words::object)),
    field("rewards", &State::rewards, list(named(&Words::reward))), whole("board", kBoard),
    whole("supply", kSupply), field("bag", &State::bag, sorted(named(&Words::tile))),
    whole("box", kBox),
    field("stellar_stack", &State::stellar_stack, list(hidden(named(&Words::stellar)))),
    field("planetary_stack", &State::planetary_stack, list(hidden(named(&Words::planetary)))),
    field("seats", &State::seats, seats(kSeat)),
    secret(field("random", &State::random, RandomForm{})), viewer());

}  // namespace

Json Cosmogenesis::options_json(const State& state) const {
    return kOptions.write(Scope{*this, state}, state);
}

Json Cosmogenesis::state_json(const State& state) const {
    return kState.write(Scope{*this, state}, state);
}

Json Cosmogenesis::view_json(const State& view, Seat viewer) const {
    return kState.write(Scope{*this, view, true, viewer}, view);
}

State Cosmogenesis::state_from_json(const JsonReader& json) const {
    State state;
    kState.read(Scope{*this, state}, json, state);
    if (json.ok()) validate(content_, state, json);
    return state;
}

Json Cosmogenesis::schema(bool view) const {
    return schema_document(view ? "Cosmogenesis: view" : "Cosmogenesis: state", kState,
                           Scope{*this, State{}, view}, view);
}

}  // namespace orrery::cosmogenesis
