// People who do not want to meet each other, and what is told of somebody to whoever runs the
// server. They are named by what they are known by at the table where they were met.
#include <algorithm>
#include <array>
#include <ranges>
#include <utility>

#include "server/api.h"
#include "table/drafting.h"
#include "table/fairness.h"

namespace orrery::server {
namespace {

using table::refuse;

constexpr std::size_t kMostBlocks = 500;  // of one guest
constexpr std::size_t kIdDigits = 20;
constexpr std::size_t kLongestAlias = 64;
constexpr std::size_t kLongestWords = 1'000;
constexpr std::size_t kLinesSaid = 20;
constexpr int kCreated = 201;

// Why somebody is reported.
constexpr std::array<std::string_view, 6> kReasons = {"insults", "hate",   "name",
                                                      "spam",    "unfair", "other"};

// Somebody at a table: their name is that of their seat, or under which they spoke last.
struct Met {
    std::string guest, name;
};

std::string name_at(const table::State& state, const std::string& guest) {
    for (const table::SeatHolder& seat : state.seats())
        if (seat.is_person() && seat.guest == guest) return seat.name;
    for (const auto& line : std::views::reverse(state.log()))
        if (line.entry.kind == table::EntryKind::kChat && line.entry.guest == guest)
            return std::string(line.entry.payload.at("name").as_string());
    return "";
}

Result<Met> meet(const table::State& state, const std::string& self, const std::string& alias) {
    const std::string guest = state.guest_known_as(alias);
    if (guest.empty()) return refuse("bad_input", "nobody is known by that here", "/person");
    if (guest == self) return refuse("bad_input", "this is yourself", "/person");
    return Met{guest, name_at(state, guest)};
}

// What was said last, by whomever: one line alone says little.
JsonArray last_lines(const table::State& state) {
    JsonArray lines;
    for (const auto& line : std::views::reverse(state.log())) {
        if (line.entry.kind != table::EntryKind::kChat) continue;
        if (lines.size() == kLinesSaid) break;
        const JsonObject& payload = line.entry.payload.as_object();
        lines.push_back(JsonObject{{"guest", line.entry.guest},
                                   {"name", payload.at("name")},
                                   {"at", line.entry.at},
                                   {"text", payload.at("text")}});
    }
    std::reverse(lines.begin(), lines.end());
    return lines;
}

// Nobody's id follows from it.
std::string id_of(const store::Block& block) {
    return table::derived_name({"orrery block", block.guest, block.other}, kIdDigits);
}

}  // namespace

Response Api::blocks(const std::string& guest) {
    const Result<std::vector<store::Block>> blocks = host_.people().blocks_of(guest);
    if (!blocks) return error_response(blocks.error());
    JsonArray list;
    for (const store::Block& block : *blocks)
        list.push_back(
            JsonObject{{"id", id_of(block)}, {"name", block.name}, {"since", block.since}});
    return json_response(200, JsonObject{{"blocks", std::move(list)}});
}

void Api::unblock(const std::string& guest, const std::string& id, const Respond& respond) {
    const Result<std::vector<store::Block>> blocks = host_.people().blocks_of(guest);
    if (!blocks) return respond(error_response(blocks.error()));
    const auto found = std::find_if(blocks->begin(), blocks->end(),
                                    [&](const store::Block& each) { return id_of(each) == id; });
    if (found == blocks->end())
        return respond(error_response(refuse("unknown_block", "you have blocked nobody so")));
    host_.people().drop_block(
        guest, found->other, [this, guest, respond](const std::optional<Error>& error) {
            respond(error ? error_response(refuse("not_stored", error->message))
                          : this->blocks(guest));
        });
}

// What everybody whom the guest has blocked is known by at this table, be they there or not: who
// comes later is known already.
Response Api::blocked_here(const Place& place) {
    const auto table = host_.lobby().find(place.table, place.caller.guest, place.code);
    if (!table) return error_response(table.error());
    const Result<std::vector<store::Block>> blocks = host_.people().blocks_of(place.caller.guest);
    if (!blocks) return error_response(blocks.error());
    JsonArray people;
    for (const store::Block& block : *blocks)
        people.push_back(Json((*table)->state().alias_of(block.other)));
    return json_response(200, JsonObject{{"people", std::move(people)}});
}

void Api::block(const Request& request, const Place& place, const Respond& respond) {
    const Result<Json> body = read_body(request);
    if (!body) return respond(error_response(body.error()));
    JsonErrors errors;
    const JsonReader reader(*body, errors);
    reader.only({"person", "on"});
    const std::string person = table::read_text(reader["person"], kLongestAlias);
    const bool on = reader["on"].boolean();
    if (!errors.ok()) return respond(error_response(errors.error()));
    const std::string& guest = place.caller.guest;
    const auto table = host_.lobby().find(place.table, guest, place.code);
    if (!table) return respond(error_response(table.error()));
    const Result<Met> met = meet((*table)->state(), guest, person);
    if (!met) return respond(error_response(met.error()));
    const Result<std::vector<store::Block>> blocks = host_.people().blocks_of(guest);
    if (!blocks) return respond(error_response(blocks.error()));
    if (on && blocks->size() >= kMostBlocks)
        return respond(error_response(
            refuse("too_many_blocks", "you have blocked " + std::to_string(kMostBlocks) +
                                          " people: take one of them back first")));
    const auto done = [this, place, respond](const std::optional<Error>& error) {
        respond(error ? error_response(refuse("not_stored", error->message)) : blocked_here(place));
    };
    if (on)
        host_.people().keep_block({guest, met->guest, met->name, host_.wall()}, done);
    else
        host_.people().drop_block(guest, met->guest, done);
}

void Api::report(const Request& request, const Place& place, const Respond& respond) {
    const Result<Json> body = read_body(request);
    if (!body) return respond(error_response(body.error()));
    JsonErrors errors;
    const JsonReader reader(*body, errors);
    reader.only({"person", "reason", "words"});
    const std::string person = table::read_text(reader["person"], kLongestAlias);
    const std::size_t reason = reader["reason"].choice(kReasons);
    const std::string words =
        reader.has("words") ? table::read_text(reader["words"], kLongestWords) : "";
    if (!errors.ok()) return respond(error_response(errors.error()));
    const auto table = host_.lobby().find(place.table, place.caller.guest, place.code);
    if (!table) return respond(error_response(table.error()));
    const table::State& state = (*table)->state();
    const Result<Met> met = meet(state, place.caller.guest, person);
    if (!met) return respond(error_response(met.error()));
    const Budgets::Wait wait =
        host_.budgets().take(Ration::kReports, place.caller, Budgets::Clock::now());
    if (wait > Budgets::Wait::zero())
        return respond(refusal_response(
            {{"too_many_reports", "too many reports: wait before the next", "", ""}, wait}));
    const std::string word(kReasons[reason]);
    const store::Report report{0,
                               host_.wall(),
                               place.caller.guest,
                               met->guest,
                               met->name,
                               place.table,
                               word,
                               words,
                               last_lines(state),
                               0,
                               host_.network_hash_of(met->guest)};
    host_.people().add_report(
        report, [this, table = place.table, word, respond](const std::optional<Error>& error) {
            if (error) return respond(error_response(refuse("not_stored", error->message)));
            host_.numbers().reports.add();
            host_.log("warning", "somebody was reported", {{"table", table}, {"reason", word}});
            respond(json_response(kCreated, JsonObject{{"reported", true}}));
        });
}

}  // namespace orrery::server
