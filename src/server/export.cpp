#include "server/export.h"

#include <algorithm>
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

void Export::begin(Host& host, const Caller& caller, JsonObject data, const std::string& after,
                   Done done) {
    const std::shared_ptr<Export> self(new Export(host, caller, std::move(data), std::move(done)));
    if (const std::optional<Error> error = self->gather(after)) return self->done_(*error);
    self->step();
}

Export::Export(Host& host, Caller caller, JsonObject data, Done done)
    : host_(host),
      caller_(std::move(caller)),
      data_(std::move(data)),
      done_(std::move(done)),
      until_(host.now() + host.limits().answer.count() / 2) {}

std::optional<Error> Export::gather(const std::string& after) {
    const Result<std::vector<store::GuestTable>> tables =
        host_.guest_data().tables_with(caller_.guest);
    if (!tables) return tables.error();
    const Result<std::vector<store::SaidLine>> said = host_.guest_data().said_by(caller_.guest);
    if (!said) return said.error();
    const Result<std::vector<store::Block>> blocks = host_.people().blocks_of(caller_.guest);
    if (!blocks) return blocks.error();
    const Result<std::vector<store::Report>> reports = host_.people().reports_of(caller_.guest);
    if (!reports) return reports.error();
    JsonArray lines, blocked, reported;
    for (const store::SaidLine& line : *said)
        lines.push_back(JsonObject{{"table", line.table}, {"at", line.at}, {"text", line.text}});
    for (const store::Block& block : *blocks)
        blocked.push_back(JsonObject{{"name", block.name}, {"since", block.since}});
    for (const store::Report& report : *reports)
        reported.push_back(JsonObject{{"at", report.at},
                                      {"table", report.table},
                                      {"name", report.name},
                                      {"reason", report.reason},
                                      {"words", report.words}});
    data_["said"] = std::move(lines);
    data_["blocked"] = std::move(blocked);
    data_["reported"] = std::move(reported);
    for (const store::GuestTable& table : *tables)
        if (table.sat && table.id > after) tables_.push_back(table.id);
    std::sort(tables_.begin(), tables_.end());
    return std::nullopt;
}

void Export::step() {
    const bool late = !games_.empty() && host_.now() >= until_;
    if (tables_.empty() || late || games_.size() >= host_.limits().export_bytes) return finish();
    last_ = std::move(tables_.front());
    tables_.pop_front();
    Result<table::StoredTable> stored = host_.store().load(last_);
    if (!stored) return done_(stored.error());
    const auto refused = host_.send_on_errand(
        caller_,
        [&registry = host_.registry(), id = last_, guest = caller_.guest,
         stored = std::move(*stored)](Patience) {
            return Json(to_text(Json(exported_table(registry, id, stored, guest))));
        },
        [self = shared_from_this()](const Json* game) {
            if (game == nullptr)
                return self->done_(Error{"closing", "the server is stopping", "", ""});
            if (!self->games_.empty()) self->games_ += ",\n";
            self->games_ += std::string_view(game->as_string());
            self->step();
        });
    if (refused) done_(*refused);
}

// Put together as text: nobody waits for so much to be written.
void Export::finish() {
    if (!tables_.empty()) data_["next"] = last_;
    std::string text = to_pretty_text(Json(std::move(data_)));
    text.erase(text.rfind('}'));
    done_(text + ",\n\"games\":[" + games_ + "]}\n");
}

}  // namespace orrery::server
