#include "table/messages.h"

#include <algorithm>
#include <array>
#include <utility>

#include "table/account.h"
#include "table/fairness.h"

namespace orrery::table {
namespace {

constexpr std::array<std::string_view, 3> kHolders{"open", "person", "bot"};

void for_each_seat(const State& state, SeatSet set, const auto& visit) {
    for (Seat seat = 0; seat < static_cast<Seat>(state.seats().size()); ++seat)
        if (has_seat(set, seat)) visit(seat);
}

// Events that somebody with these seats may see, each once.
JsonArray heard(const State& state, const std::vector<Event>& events, const Reader& reader) {
    JsonArray list;
    for (const Event& event : events) {
        bool visible = event.visible_to(kSpectator);
        for_each_seat(state, reader.seats,
                      [&](Seat seat) { visible = visible || event.visible_to(seat); });
        if (visible) list.push_back(event_json(state.game(), event));
    }
    return list;
}

// What of an entry's payload everybody may read.
void add_payload(JsonObject& json, const Entry& entry,
                 std::initializer_list<std::string_view> fields) {
    const JsonObject& payload = entry.payload.get_object();
    for (const std::string_view field : fields)
        if (const Json* value = payload.if_contains(field)) json[field] = *value;
}

// What a move did, in words and in parts. It was read before, when the entry was applied.
Json own_action(const State& state, const Entry& move) {
    const AnyGame& game = state.game();
    const Result<Action> action = game.parse(move.payload.get_object().at("action").get_string());
    return action ? action_json(game, *action) : Json();
}

JsonObject line_json(const State& state, const Reader& reader, const LogLine& line) {
    const Entry& entry = line.entry;
    JsonObject json{{"number", entry.number}, {"kind", kind_name(entry.kind)}, {"at", entry.at}};
    if (entry.seat != kSpectator) json["seat"] = seat_json(entry.seat);
    switch (entry.kind) {
        case EntryKind::kMove:
            // Others learn from the events what they may.
            if (state.as_told() != nullptr) {
                add_told_line(json, state, reader, entry);
            } else {
                if (has_seat(reader.seats, entry.seat)) json["action"] = own_action(state, entry);
                json["events"] = heard(state, line.events, reader);
            }
            add_payload(json, entry, {"joined"});
            break;
        case EntryKind::kSeatBot:
            json["name"] = entry.payload.get_object().at("bot");
            break;
        default:
            if (entry.kind != EntryKind::kOpen && entry.kind != EntryKind::kStart)
                add_payload(json, entry,
                            {"name", "text", "part", "to", "why", "reason", "scores", "table",
                             "rules", "content", "on"});
    }
    if (entry.kind == EntryKind::kChat) json["person"] = state.alias_of(entry.guest);
    return json;
}

JsonObject holder_json(const Situation& now, Seat seat, const Reader& reader) {
    const SeatHolder& own = now.state.seat(seat);
    JsonObject json{{"seat", seat_json(seat)},
                    {"holder", kHolders[static_cast<std::size_t>(own.holder)]}};
    if (own.holder != Holder::kOpen) json["name"] = own.name;
    if (own.holder == Holder::kBot) json["bot"] = own.bot;
    if (!own.is_person()) return json;
    json["you"] = has_seat(reader.seats, seat);
    json["person"] = now.state.alias_of(own.guest);
    json["here"] = !now.away_since[static_cast<std::size_t>(seat)];
    json["part"] = now.state.gave_part(own.guest);
    if (const auto& end = now.patience_ends[static_cast<std::size_t>(seat)])
        json["replaceable_at"] = *end;
    if (own.resigned) json["resigned"] = true;
    if (!own.bot.empty()) json["played_by"] = own.bot;
    return json;
}

Json time_json(const Situation& now) {
    const State& state = now.state;
    JsonObject json;
    if (const auto left = now.time.limit_left(state, now.now.now))
        json["limit"] = JsonObject{{"seconds", state.limit()->limit.seconds}, {"left_ms", *left}};
    if (state.setup().clock.kind != ClockRule::Kind::kNone) {
        JsonArray seats;
        const SeatSet running = running_seats(state);
        for_each_seat(state, ~SeatSet{0}, [&](Seat seat) {
            seats.push_back(JsonObject{{"left_ms", now.time.left_now(state, seat, now.now)},
                                       {"runs", has_seat(running, seat)}});
        });
        json["seats"] = std::move(seats);
    }
    if (json.empty()) return {};
    json["now"] = now.now.wall;
    return json;
}

// The numbers that `"to"` may name in an undo. What was sent as one has one of them.
JsonArray undo_json(const State& state, const Reader& reader) {
    JsonArray list;
    if (state.phase() != Phase::kPlaying) return list;
    for_each_seat(state, reader.seats, [&](Seat seat) {
        const std::size_t steps = state.history().undoable(seat);
        if (steps == 0 || !state.seat(seat).person_acts()) return;
        JsonArray to;
        const std::vector<std::uint64_t>& moves = state.move_numbers();
        const std::size_t first = moves.size() - steps;
        for (std::size_t i = first; i < moves.size(); ++i)
            if (i == first || !state.is_joined(moves[i])) to.push_back(moves[i] - 1);
        list.push_back(JsonObject{{"seat", seat_json(seat)}, {"to", std::move(to)}});
    });
    return list;
}

// How far the script was followed, and what it wants of this reader now.
JsonObject lesson_json(const State& state, const Reader& reader) {
    JsonObject json{{"length", state.script().size()},
                    {"done", state.script_played()},
                    {"departed", state.departed()}};
    const RecordedAction* next = state.scripted();
    if (next != nullptr && has_seat(reader.seats, next->seat))
        json["next"] = JsonObject{{"seat", seat_json(next->seat)},
                                  {"action", action_json(state.game(), next->action)}};
    return json;
}

// What changed, and what of the game is known all the same.
void add_as_told(JsonObject& json, const State& state) {
    const AsTold& told = *state.as_told();
    const Version& then = state.version();
    const Version now = version_of(state.game());
    JsonObject why{{"message", told.why.message},
                   {"rules", JsonObject{{"then", then.rules}, {"now", now.rules}}},
                   {"content", JsonObject{{"then", then.content}, {"now", now.content}}}};
    if (told.account) why["number"] = told.account->number;
    json["to_move"] = JsonArray();
    json["scores"] = told_scores(state);
    json["undo"] = JsonArray();
    json["other_version"] = std::move(why);
}

Json since_json(std::optional<std::uint64_t> since) {
    return since ? Json(*since) : Json();
}

}  // namespace

Reader reader_of(const State& state, const std::string& guest) {
    return {state.seats_of(guest), state.owner() == guest};
}

void add_items(const Position& position, JsonArray& scores) {
    Json items = itemized_standing_json(position);
    for (std::size_t i = 0; i < scores.size(); ++i)
        scores[i].get_object()["items"] = std::move(items.get_array()[i].get_object()["items"]);
}

JsonArray events_json(const AnyGame& game, const std::vector<Event>& events, Seat viewer) {
    JsonArray list;
    for (const Event& event : events)
        if (event.visible_to(viewer)) list.push_back(event_json(game, event));
    return list;
}

JsonArray entries_json(const State& state, const Reader& reader, std::uint64_t since,
                       std::uint64_t most) {
    JsonArray list;
    const std::uint64_t end = std::min(state.number(), since + std::min(most, kMostEntries));
    for (std::uint64_t i = since; i < end; ++i)
        list.push_back(line_json(state, reader, state.log()[static_cast<std::size_t>(i)]));
    return list;
}

JsonArray views_json(const State& state, const Reader& reader) {
    if (state.as_told() != nullptr) return told_views(state, reader);
    JsonArray views;
    if (!state.has_begun()) return views;
    const auto add = [&](Seat viewer) {
        Json view = state.position().view_json(viewer);
        const std::string text = to_text(view);
        const Hash128 hash = hash_bytes(std::as_bytes(std::span<const char>(text)));
        views.push_back(JsonObject{{"seat", viewer == kSpectator ? Json() : seat_json(viewer)},
                                   {"view", std::move(view)},
                                   {"hash", to_hex(hash)}});
    };
    for_each_seat(state, reader.seats, add);
    if (reader.seats == 0) add(kSpectator);
    return views;
}

JsonObject state_json(const Situation& now, const Reader& reader) {
    const State& state = now.state;
    JsonArray seats;
    for_each_seat(state, ~SeatSet{0},
                  [&](Seat seat) { seats.push_back(holder_json(now, seat, reader)); });
    JsonObject json{{"phase", kPhaseNames[static_cast<std::size_t>(state.phase())]},
                    {"owner", reader.owner},
                    {"chat", state.has_chat()},
                    {"seats", std::move(seats)}};
    if (!state.has_begun()) return json;
    if (!state.rematch().empty()) json["rematch"] = state.rematch();
    if (state.as_told() != nullptr) {
        add_as_told(json, state);
        return json;
    }
    JsonArray to_move;
    if (!state.has_position()) {
        json["to_move"] = std::move(to_move);
        return json;
    }
    if (state.phase() == Phase::kPlaying)
        for_each_seat(state, state.position().actors(),
                      [&](Seat seat) { to_move.push_back(seat_json(seat)); });
    json["to_move"] = std::move(to_move);
    json["scores"] = final_scores(state.position(), state.seats());
    if (state.phase() == Phase::kOver) add_items(state.position(), json["scores"].get_array());
    json["undo"] = undo_json(state, reader);
    if (!state.script().empty()) json["lesson"] = lesson_json(state, reader);
    if (Json time = time_json(now); !time.is_null()) json["time"] = std::move(time);
    return json;
}

// A game may count more lines than there are seats: an opponent of its own resigns never.
JsonArray final_scores(const Position& position, const std::vector<SeatHolder>& seats) {
    const Standing standing = position.standing();
    const auto has_resigned = [&](std::size_t i) { return i < seats.size() && seats[i].resigned; };
    const auto comes_before = [&](std::size_t other, std::size_t i) {
        return !has_resigned(other) &&
               (has_resigned(i) || standing.seats[other].place < standing.seats[i].place);
    };
    JsonArray scores = standing_json(standing).get_array();
    for (std::size_t i = 0; i < scores.size(); ++i) {
        int place = 1;
        for (std::size_t other = 0; other < scores.size(); ++other)
            if (comes_before(other, i)) ++place;
        scores[i].get_object()["place"] = place;
        if (has_resigned(i)) scores[i].get_object()["resigned"] = true;
    }
    return scores;
}

JsonObject entries_message(const Situation& now, const Reader& reader, std::uint64_t since) {
    JsonObject message{{"type", "entries"},
                       {"since", since},
                       {"number", now.state.number()},
                       {"entries", entries_json(now.state, reader, since, kMostEntries)},
                       {"state", state_json(now, reader)}};
    if (now.state.position_number() > since) message["views"] = views_json(now.state, reader);
    return message;
}

JsonObject table_json(const State& state, const std::string& table, const Reader& reader) {
    const Setup& setup = state.setup();
    JsonObject about{{"id", table},
                     {"game", setup.game},
                     {"name", state.game().info().name},
                     {"rules", state.version().rules},
                     {"content", state.version().content},
                     {"options", setup.options},
                     {"public", setup.is_public},
                     {"several_seats", setup.allows_several_seats()},
                     {"clock", clock_json(setup.clock)},
                     {"takeover", setup.takeover},
                     {"undo", setup.free_undo ? "free" : "fair"}};
    // A lesson is dealt from a seed that everybody knows.
    if (setup.lesson)
        about["lesson"] = true;
    else
        about["commitment"] = commitment_to(setup.host_seed);
    if (reader.is_member()) about["code"] = setup.code;
    return about;
}

JsonObject welcome_message(const Situation& now, const std::string& table, const Reader& reader,
                           std::optional<std::uint64_t> since) {
    const State& state = now.state;
    if (since && (*since > state.number() || state.number() - *since > kMostEntries)) since.reset();
    return {{"type", "welcome"},
            {"table", table_json(state, table, reader)},
            {"since", since_json(since)},
            {"number", state.number()},
            {"entries", since ? entries_json(state, reader, *since, kMostEntries) : JsonArray()},
            {"state", state_json(now, reader)},
            {"views", views_json(state, reader)}};
}

JsonObject presence_message(const Situation& now) {
    JsonArray here;
    for_each_seat(now.state, ~SeatSet{0}, [&](Seat seat) {
        here.push_back(now.state.seat(seat).is_person()
                           ? Json(!now.away_since[static_cast<std::size_t>(seat)])
                           : Json());
    });
    return {{"type", "presence"}, {"here", std::move(here)}};
}

Json message_id_of(const Json& request) {
    const JsonObject* fields = request.if_object();
    const Json* id = fields == nullptr ? nullptr : fields->if_contains("id");
    return id == nullptr ? Json() : *id;
}

JsonObject answer_message(std::string_view op, const Json& id, std::uint64_t number,
                          const JsonObject& fields) {
    JsonObject message{{"type", "answer"}, {"id", id}, {"op", op}, {"number", number}};
    for (const auto& field : fields) message.emplace(field.key(), field.value());
    return message;
}

JsonObject ack_message(const std::string& id, std::uint64_t number) {
    return {{"type", "ack"}, {"id", id}, {"number", number}};
}

JsonObject error_message(const Json& id, const Error& error) {
    return {{"type", "error"}, {"id", id}, {"error", error_json(error)}};
}

JsonObject error_message(std::string_view id, const Error& error) {
    return error_message(Json(id), error);
}

}  // namespace orrery::table
