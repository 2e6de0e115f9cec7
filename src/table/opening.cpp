#include "table/opening.h"

#include <algorithm>
#include <array>
#include <utility>

#include "bots/bot.h"
#include "core/random_json.h"
#include "table/drafting.h"
#include "table/lesson.h"

namespace orrery::table {
namespace {

constexpr std::size_t kCodeDigits = 24;
constexpr std::array<std::string_view, 2> kUndo{"fair", "free"};

SeatHolder read_holder(const Guest& guest, const JsonReader& json) {
    if (json.has("bot")) {
        json.only({"bot", "options"});
        return read_bot(json);
    }
    if (json.has("open")) {
        json.only({"open"});
        if (!json["open"].boolean()) json.fail("a seat is \"you\", a bot or open");
        return {};
    }
    json.only({"you", "name"});
    if (!json["you"].boolean()) json.fail("a seat is \"you\", a bot or open");
    return person({guest.id, json.has("name") ? read_name(json["name"]) : guest.name});
}

// The options as the game completes them; it complains about wrong ones.
void complete_options(Opening& opening, const JsonReader& request) {
    const auto players = static_cast<int>(opening.setup.seats.size());
    const Json given = request.has("options") ? request["options"].json() : Json(JsonObject{});
    const auto first = opening.game->start(players, given, Seed{});
    if (first) {
        opening.setup.options = (*first)->options_json();
        return;
    }
    const Error& error = first.error();
    const bool seats = error.code == "wrong_players";
    request[seats ? "seats" : "options"].fail(to_string(error), error.rule);
}

// Everything but the person is the lesson's.
Opening lesson_opening(const AnyGame& game, const Json* content, const Guest& guest,
                       const JsonReader& request) {
    Opening opening;
    if (content == nullptr) {
        request.fail(std::string(game.info().name) + " has no lesson");
        return opening;
    }
    const Result<Lesson> lesson = read_lesson(game, *content);
    if (!lesson) {
        request.fail(to_string(lesson.error()));
        return opening;
    }
    opening.game = &game;
    opening.start = true;
    Setup& setup = opening.setup;
    setup.game = game.info().id;
    setup.version = version_of(game);
    setup.options = lesson->options;
    setup.seats = lesson->seats;
    for (SeatHolder& seat : setup.seats)
        if (seat.holder == Holder::kOpen) seat = person(guest);
    setup.lesson = Guidance{lesson->seed, actions_json(game, lesson->script)};
    return opening;
}

void invite(Setup& setup, const Seed& fresh) {
    RandomStream random(fresh);
    setup.host_seed = random.fork();
    setup.code = to_hex(random.fork()).substr(0, kCodeDigits);
}

}  // namespace

Opening read_opening(const Registry& registry, const Guest& guest, const JsonReader& request,
                     const Seed& fresh) {
    Opening opening;
    Setup& setup = opening.setup;
    request.only({"op", "id", "game", "lesson", "options", "seats", "public", "several_seats",
                  "chat", "clock", "takeover", "undo", "part", "start"});
    // Nobody gives it before the host is committed to its own.
    if (request.has("part"))
        request["part"].fail(
            "a part of the seed is given once the commitment is known, with start or part");
    setup.game = request["game"].string();
    const Result<const AnyGame*> game = registry.get(setup.game);
    if (!game && request.ok()) request["game"].fail(game.error().message);
    if (request.ok() && request.has("lesson") && request["lesson"].boolean()) {
        request.only({"op", "id", "game", "lesson"});
        opening = lesson_opening(**game, registry.lesson(setup.game), guest, request["lesson"]);
        invite(opening.setup, fresh);
        return opening;
    }
    const JsonReader seats = request["seats"];
    const std::size_t count = seats.size(1, kMaxSeats);
    for (std::size_t i = 0; i < count && request.ok(); ++i)
        setup.seats.push_back(read_holder(guest, seats[i]));
    if (!request.ok()) return opening;

    opening.game = *game;
    setup.version = version_of(*opening.game);
    complete_options(opening, request);
    setup.is_public = request.has("public") && request["public"].boolean();
    setup.several_seats = request.has("several_seats") && request["several_seats"].boolean();
    setup.chat = !request.has("chat") || request["chat"].boolean();
    const auto own = std::count_if(setup.seats.begin(), setup.seats.end(),
                                   [](const SeatHolder& seat) { return seat.is_person(); });
    if (own > 1 && !setup.allows_several_seats())
        request["seats"].fail(
            "at a public table everybody has one seat, unless several_seats is set");
    if (request.has("clock")) setup.clock = clock_from_json(request["clock"]);
    if (request.has("takeover")) {
        const JsonReader takeover = request["takeover"];
        setup.takeover = takeover.string();
        if (const auto bot = make_bot(setup.takeover, JsonObject{}); !bot && request.ok())
            takeover.fail(bot.error().message);
    }
    setup.free_undo = request.has("undo") && request["undo"].choice(kUndo) == 1;
    if (setup.free_undo && count > 1)
        request["undo"].fail("only who is alone at a table may take back chance");
    opening.start = request.has("start") && request["start"].boolean();
    invite(setup, fresh);
    return opening;
}

Opening rematch_of(const State& state, const Guest& guest, const Seed& fresh) {
    Opening opening;
    opening.game = &state.game();
    opening.setup = state.setup();
    opening.setup.version = version_of(state.game());
    opening.setup.lesson.reset();
    opening.setup.chat = state.has_chat();
    opening.setup.company = state.setup().company_code();
    opening.setup.kept_out.assign(state.kept_out().begin(), state.kept_out().end());
    std::vector<SeatHolder>& seats = opening.setup.seats;
    seats = state.seats();
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (!seats[i].is_person()) continue;
        const Guest sitting{seats[i].guest, seats[i].name};
        seats[i] = person(sitting);
        if (sitting.id == guest.id) continue;
        opening.others.emplace_back(static_cast<Seat>(i), sitting);
        seats[i] = {};
    }
    invite(opening.setup, fresh);
    return opening;
}

Draft draft_opening(const Opening& opening, const Guest& guest, const std::string& message_id,
                    const Reading& now, const Settings& settings) {
    const std::vector<SeatHolder>& seats = opening.setup.seats;
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (auto no =
                thinks_too_hard(seats[i], settings.most_trials, "/seats/" + std::to_string(i)))
            return *no;
    Entry open;
    open.number = kOpeningNumber;
    open.at = now.wall;
    open.kind = EntryKind::kOpen;
    open.guest = guest.id;
    open.message_id = message_id;
    open.payload = setup_json(opening.setup);
    std::vector<Entry> entries{open};
    Result<State> state = State::load(*opening.game, {entries, std::nullopt});
    if (!state) return state.error();
    const Timekeeper time(0);
    const Situation situation{*state, time, settings, {}, now};
    std::optional<Error> wrong;
    const auto add = [&](Drafting& drafting) {
        entries.push_back(drafting.done().front());
        if (!wrong) wrong = state->apply(entries.back());
    };
    for (const auto& [seat, other] : opening.others)
        add(Drafting(situation, other.id, {}).add(EntryKind::kSit, seat, {{"name", other.name}}));
    Drafting own(situation, guest.id, {});
    if (opening.start) {
        const Result<History> history = read_start(*state, state->parts());
        if (!history) return history.error();
        add(own.start(history->now()));
    }
    if (wrong) return *wrong;
    return entries;
}

}  // namespace orrery::table
