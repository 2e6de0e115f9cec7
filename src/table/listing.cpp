#include "table/listing.h"

#include <algorithm>
#include <utility>

namespace orrery::table {
namespace {

void spend(Json& left, Milliseconds passed) {
    left = std::max<Milliseconds>(0, left.as_int64() - passed);
}

}  // namespace

JsonObject summary_json(const Situation& now, const std::string& table, const Reader& reader) {
    const State& state = now.state;
    JsonObject json{{"table", table},
                    {"game", state.setup().game},
                    {"options", state.setup().options},
                    {"clock", clock_json(state.setup().clock)},
                    {"public", state.setup().is_public},
                    {"opened", state.log().front().entry.at},
                    {"number", state.number()},
                    {"at", state.last_at()}};
    for (auto& member : state_json(now, reader))
        if (member.key() != "scores" && member.key() != "undo" && member.key() != "chat")
            json.emplace(member.key(), member.value());
    // What a lesson wants next is no matter of a list.
    if (Json* lesson = json.if_contains("lesson")) lesson->as_object().erase("next");
    json["waits_for_you"] = state.phase() == Phase::kPlaying && state.has_position() &&
                            (state.position().actors() & reader.seats) != 0;
    return json;
}

Listing::Listing(const Situation& now, const std::string& table)
    : owner_(now.state.owner()),
      text_(to_text(Json(summary_json(now, table, Reader{})))),
      at_(now.now.wall) {
    for (std::size_t i = 0; i < now.state.seats().size(); ++i)
        if (const SeatHolder& seat = now.state.seats()[i]; seat.is_person())
            people_.push_back({static_cast<Seat>(i), seat.guest, seat.name});
}

JsonObject Listing::line_for(const std::string& guest, Milliseconds wall) const {
    JsonObject json = std::move(parse_json(text_)->as_object());
    json["owner"] = guest == owner_;
    JsonArray& seats = json["seats"].as_array();
    const bool playing = std::string_view(json["phase"].as_string()) ==
                         kPhaseNames[static_cast<std::size_t>(Phase::kPlaying)];
    bool waits = false;
    for (const Person& person : people_) {
        if (person.guest != guest) continue;
        seats[static_cast<std::size_t>(person.seat)].as_object()["you"] = true;
        if (!playing) continue;
        const JsonArray& to_move = json["to_move"].as_array();
        waits = waits ||
                std::find(to_move.begin(), to_move.end(), seat_json(person.seat)) != to_move.end();
    }
    json["waits_for_you"] = waits;
    if (Json* time = json.if_contains("time")) {
        time->as_object()["now"] = wall;
        if (Json* clocks = time->as_object().if_contains("seats"))
            for (Json& clock : clocks->as_array())
                if (clock.at("runs") == Json(true)) spend(clock.as_object()["left_ms"], wall - at_);
    }
    return json;
}

}  // namespace orrery::table
