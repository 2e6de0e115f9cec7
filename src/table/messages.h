// What members are told (docs/table-messages.md). Everything here depends on what the reader may
// know alone: on the views of their seats and on what is public.
#pragma once

#include <cstdint>
#include <string>

#include "table/commands.h"

namespace orrery::table {

// Who reads: two guests with the same seats are told the same.
struct Reader {
    SeatSet seats = 0;
    bool owner = false;
    friend auto operator<=>(const Reader&, const Reader&) = default;

    bool is_member() const { return owner || seats != 0; }
};
Reader reader_of(const State& state, const std::string& guest);

// More missing entries than that, and a fresh view is the shorter way.
inline constexpr std::uint64_t kMostEntries = 200;

JsonObject welcome_message(const Situation& now, const std::string& table, const Reader& reader,
                           std::optional<std::uint64_t> since);
JsonObject entries_message(const Situation& now, const Reader& reader, std::uint64_t since);
JsonObject presence_message(const Situation& now);

// The sender's own, to be repeated in the reply; null when there is none.
Json message_id_of(const Json& request);
JsonObject answer_message(std::string_view op, const Json& id, std::uint64_t number,
                          const JsonObject& fields);
JsonObject ack_message(const std::string& id, std::uint64_t number);
JsonObject error_message(const Json& id, const Error& error);
JsonObject error_message(std::string_view id, const Error& error);

// The parts of these messages.
JsonObject table_json(const State& state, const std::string& table, const Reader& reader);
JsonArray entries_json(const State& state, const Reader& reader, std::uint64_t since,
                       std::uint64_t most);
JsonObject state_json(const Situation& now, const Reader& reader);
JsonArray views_json(const State& state, const Reader& reader);
JsonArray events_json(const AnyGame& game, const std::vector<Event>& events, Seat viewer);

// At the end everybody wants to know what for.
void add_items(const Position& position, JsonArray& scores);
// Points and places; who has resigned comes last.
JsonArray final_scores(const Position& position, const std::vector<SeatHolder>& seats);

}  // namespace orrery::table
