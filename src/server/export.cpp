#include "server/export.h"

#include <utility>

#include "core/record.h"

namespace orrery::server {
namespace {

// A game that this program cannot play any more has none.
Json record_of(const Registry& registry, const table::StoredTable& stored) {
    const Json* name = stored.entries.front().payload.get_object().if_contains("game");
    if (name == nullptr || !name->is_string()) return {};
    const Result<const AnyGame*> game = registry.get(std::string(name->get_string()));
    if (!game) return {};
    const Result<table::State> state = table::State::load(**game, stored);
    if (!state || state->phase() != table::Phase::kOver || !state->has_begun()) return {};
    return record_json(**game, state->record());
}

}  // namespace

JsonObject exported_table(const Registry& registry, const std::string& id,
                          const table::StoredTable& stored, const std::string& guest) {
    JsonObject json{{"table", id}};
    for (const table::Entry& entry : stored.entries) {
        const JsonObject& payload = entry.payload.get_object();
        const auto copy = [&](std::string_view field) {
            if (const Json* value = payload.if_contains(field)) json[field] = *value;
        };
        if (entry.kind == table::EntryKind::kOpen) {
            copy("game");
            copy("options");
            json["opened"] = entry.at;
        } else if (entry.kind == table::EntryKind::kStart) {
            JsonArray seats;
            for (const Json& seat : payload.at("seats").get_array())
                seats.push_back(JsonObject{{"name", seat.at("name")},
                                           {"you", seat.at("guest") == Json(guest)}});
            json["seats"] = std::move(seats);
        } else if (entry.kind == table::EntryKind::kEnd) {
            copy("reason");
            copy("scores");
            json["ended"] = entry.at;
        }
    }
    // A game that goes on has its secrets.
    if (json.contains("ended") && json.contains("seats"))
        json["record"] = record_of(registry, stored);
    return json;
}

void Export::begin(Host& host, const std::string& guest, JsonObject data, Done done) {
    const std::shared_ptr<Export> self(new Export(host, guest, std::move(data), std::move(done)));
    const Result<std::vector<store::GuestTable>> tables = host.guest_data().tables_with(guest);
    if (!tables) return self->done_(tables.error());
    const Result<std::vector<store::SaidLine>> said = host.guest_data().said_by(guest);
    if (!said) return self->done_(said.error());
    JsonArray lines;
    for (const store::SaidLine& line : *said)
        lines.push_back(JsonObject{{"table", line.table}, {"at", line.at}, {"text", line.text}});
    self->data_["said"] = std::move(lines);
    const Result<std::vector<store::Block>> blocks = host.people().blocks_of(guest);
    if (!blocks) return self->done_(blocks.error());
    const Result<std::vector<store::Report>> reports = host.people().reports_of(guest);
    if (!reports) return self->done_(reports.error());
    JsonArray blocked, reported;
    for (const store::Block& block : *blocks)
        blocked.push_back(JsonObject{{"name", block.name}, {"since", block.since}});
    for (const store::Report& report : *reports)
        reported.push_back(JsonObject{{"at", report.at},
                                      {"table", report.table},
                                      {"name", report.name},
                                      {"reason", report.reason},
                                      {"words", report.words}});
    self->data_["blocked"] = std::move(blocked);
    self->data_["reported"] = std::move(reported);
    for (const store::GuestTable& table : *tables)
        if (table.sat) self->tables_.push_back(table.id);
    self->step();
}

Export::Export(Host& host, std::string guest, JsonObject data, Done done)
    : host_(host), guest_(std::move(guest)), data_(std::move(data)), done_(std::move(done)) {}

void Export::step() {
    if (tables_.empty()) {
        data_["games"] = std::move(games_);
        return done_(std::move(data_));
    }
    const std::string id = std::move(tables_.back());
    tables_.pop_back();
    const Result<table::StoredTable> stored = host_.store().load(id);
    if (!stored) return done_(stored.error());
    games_.push_back(exported_table(host_.registry(), id, *stored, guest_));
    host_.post([self = shared_from_this()] { self->step(); });
}

}  // namespace orrery::server
