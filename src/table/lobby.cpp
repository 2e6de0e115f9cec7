#include "table/lobby.h"

#include <algorithm>

#include "table/drafting.h"
#include "table/fairness.h"

namespace orrery::table {
namespace {

constexpr std::size_t kIdDigits = 20;

// A line of the list of finished games, from the few entries that it takes.
JsonObject finished_json(const StoredHead& head, const std::string& guest) {
    JsonObject json{{"table", head.table}};
    for (const Entry& entry : head.entries) {
        const JsonObject* payload = entry.payload.if_object();
        if (payload == nullptr) continue;
        const auto copy = [&](std::string_view field) {
            if (const Json* value = payload->if_contains(field)) json[field] = *value;
        };
        if (entry.kind == EntryKind::kOpen) {
            copy("game");
            json["opened"] = entry.at;
        } else if (entry.kind == EntryKind::kStart) {
            copy("seats");
        } else if (entry.kind == EntryKind::kEnd) {
            copy("reason");
            copy("scores");
            json["ended"] = entry.at;
        }
    }
    // Ids of guests stay here.
    if (JsonArray* seats = json["seats"].if_array())
        for (Json& seat : *seats) {
            JsonObject& fields = seat.as_object();
            fields["you"] = fields["guest"] == Json(guest);
            fields.erase("guest");
        }
    return json;
}

}  // namespace

Result<const AnyGame*> game_of(const Registry& registry, const StoredTable& stored) {
    if (stored.entries.empty()) return refuse("bad_entry", "the table has no entries");
    JsonErrors errors;
    const std::string name(JsonReader(stored.entries.front().payload, errors)["game"].string());
    if (!errors.ok()) return placed_at("/payload", errors.error());
    return registry.get(name);
}

Result<std::vector<Error>> Lobby::restore() {
    const Result<std::vector<std::string>> ids = ports_.store.unfinished();
    if (!ids) return ids.error();
    std::vector<Error> refused;
    for (const std::string& id : *ids)
        if (const auto table = get(id); !table || (*table)->state().as_told() != nullptr) {
            refused.push_back(table ? (*table)->state().as_told()->why : table.error());
            refused.back().at = id;
        }
    return refused;
}

Result<std::shared_ptr<Table>> Lobby::get(const std::string& id) {
    if (const auto found = tables_.find(id); found != tables_.end()) return found->second;
    const Result<StoredTable> stored = ports_.store.load(id);
    if (!stored) return stored.error();
    return load(id, *stored);
}

Result<std::shared_ptr<Table>> Lobby::load(const std::string& id, const StoredTable& stored) {
    const Result<const AnyGame*> game = game_of(*registry_, stored);
    if (!game) return game.error();
    Result<std::shared_ptr<Table>> table =
        Table::load(**game, id, stored, ports_, settings_,
                    [this](const Table& changed) { note_deadline(changed); });
    if (table) tables_[id] = *table;
    return table;
}

Result<std::shared_ptr<Table>> Lobby::find(const std::string& id, const std::string& guest,
                                           std::string_view code) {
    Result<std::shared_ptr<Table>> table = get(id);
    if (table && !(*table)->admits(guest, code))
        return refuse("private", "this table is private: its invitation opens it");
    return table;
}

std::size_t Lobby::opened_by(const std::string& guest) const {
    return static_cast<std::size_t>(
        std::count_if(tables_.begin(), tables_.end(), [&](const auto& each) {
            const State& state = each.second->state();
            return state.owner() == guest && state.phase() != Phase::kOver;
        }));
}

void Lobby::create(const std::string& id, std::vector<Entry> entries,
                   std::function<void(const Result<std::shared_ptr<Table>>&)> done) {
    ++creating_;
    ports_.store.append(id, std::move(entries),
                        [this, id, done = std::move(done)](const std::optional<Error>& error) {
                            --creating_;
                            // Whatever went wrong, it may be there: from an earlier try, or now.
                            Result<std::shared_ptr<Table>> table = get(id);
                            if (!table && error) table = refuse("not_stored", error->message);
                            done(table);
                        });
}

void Lobby::open(const Guest& guest, const Json& request, Reply reply) {
    JsonErrors errors;
    const JsonReader reader(request, errors);
    const std::string message_id = read_text(reader["id"], kLongestMessageId);
    if (!errors.ok()) return reply(error_message(Json(), errors.error()));
    const auto acknowledge = [message_id, reply](const Table& table) {
        JsonObject message = ack_message(message_id, 1);
        message["table"] = table.id();
        message["code"] = table.state().setup().code;
        reply(message);
    };
    // The same request has the same table.
    const std::string id = derived_name({"orrery table", guest.id, message_id}, kIdDigits);
    if (const auto table = get(id))
        return acknowledge(**table);
    else if (table.error().code != "unknown_table")
        return reply(error_message(message_id, table.error()));
    const Opening opening = read_opening(*registry_, guest, reader, ports_.entropy.draw());
    if (!errors.ok()) return reply(error_message(message_id, errors.error()));
    if (opened_by(guest.id) >= settings_.most_tables)
        return reply(error_message(
            message_id, refuse("too_many_tables", "finish one of your games first: there are " +
                                                      std::to_string(settings_.most_tables))));
    const Draft entries = draft_opening(opening, guest, message_id, ports_.clock.now(), settings_);
    if (!entries) return reply(error_message(message_id, entries.error()));
    create(id, *entries, [message_id, acknowledge, reply](const auto& table) {
        table ? acknowledge(**table) : reply(error_message(message_id, table.error()));
    });
}

void Lobby::submit(Table& table, const Guest& guest, const Json& request, Reply reply) {
    const JsonObject* fields = request.if_object();
    const Json* op = fields == nullptr ? nullptr : fields->if_contains("op");
    if (op != nullptr && *op == "rematch") return rematch(table, guest, request, std::move(reply));
    table.submit(guest, request, std::move(reply));
}

// The new table's id follows from the old one's: however many ask, there is one rematch.
void Lobby::rematch(Table& table, const Guest& guest, const Json& request, Reply reply) {
    JsonErrors errors;
    const JsonReader reader(request, errors);
    reader.only({"op", "id"});
    const std::string message_id = read_text(reader["id"], kLongestMessageId);
    if (!errors.ok()) return reply(error_message(Json(), errors.error()));
    const State& state = table.state();
    const auto no = [&](std::string code, std::string message) {
        reply(error_message(message_id, refuse(std::move(code), std::move(message))));
    };
    if (state.seats_of(guest.id) == 0) return no("not_yours", "only who has a seat may ask for it");
    if (state.phase() != Phase::kOver || !state.has_begun())
        return no("wrong_phase", "the game is not over");
    const std::string id = derived_name({"orrery rematch", table.id()}, kIdDigits);
    const auto tell = [old = table.shared_from_this(), guest, message_id, id, reply] {
        old->note_rematch(guest, message_id, id, reply);
    };
    if (get(id)) return tell();
    const Opening opening = rematch_of(state, guest, ports_.entropy.draw());
    const Draft entries = draft_opening(opening, guest, message_id, ports_.clock.now(), settings_);
    if (!entries) return reply(error_message(message_id, entries.error()));
    create(id, *entries, [message_id, tell, reply](const auto& made) {
        made ? tell() : reply(error_message(message_id, made.error()));
    });
}

void Lobby::refresh(const std::string& id) {
    if (const auto found = tables_.find(id); found != tables_.end()) found->second->refresh();
}

bool Lobby::is_watched(const std::string& id) const {
    const auto found = tables_.find(id);
    return found != tables_.end() && found->second->listeners() > 0;
}

void Lobby::answer(const Task& task, const Advice& advice) {
    if (const auto found = tables_.find(task.table); found != tables_.end())
        found->second->answer(task.id, advice);
}

JsonArray Lobby::public_tables(const std::string& guest) const {
    JsonArray list;
    for (const auto& [id, table] : tables_)
        if (table->state().setup().is_public && table->state().phase() != Phase::kOver)
            list.push_back(table->summary(guest));
    return list;
}

JsonArray Lobby::tables_of(const std::string& guest) const {
    JsonArray list;
    for (const auto& [id, table] : tables_)
        if (table->state().is_member(guest) && table->state().phase() != Phase::kOver)
            list.push_back(table->summary(guest));
    return list;
}

Result<JsonArray> Lobby::finished_of(const std::string& guest, std::size_t most) {
    const Result<std::vector<StoredHead>> heads = ports_.store.finished_of(guest, most);
    if (!heads) return heads.error();
    JsonArray list;
    for (const StoredHead& head : *heads) list.push_back(finished_json(head, guest));
    return list;
}

void Lobby::note_deadline(const Table& table) {
    if (const auto old = deadline_of_.find(table.id()); old != deadline_of_.end()) {
        deadlines_.erase({old->second, table.id()});
        deadline_of_.erase(old);
    }
    if (const auto deadline = table.next_deadline()) {
        deadline_of_[table.id()] = *deadline;
        deadlines_.emplace(*deadline, table.id());
    }
}

std::optional<Milliseconds> Lobby::next_deadline() const {
    if (deadlines_.empty()) return std::nullopt;
    return deadlines_.begin()->first;
}

void Lobby::tick() {
    std::vector<std::string> due;
    for (const auto& [deadline, id] : deadlines_) {
        if (deadline > ports_.clock.now()) break;
        due.push_back(id);
    }
    for (const std::string& id : due)
        if (const auto found = tables_.find(id); found != tables_.end()) found->second->tick();
}

void Lobby::sweep() {
    std::erase_if(tables_, [](const auto& each) {
        return each.second->state().phase() == Phase::kOver && each.second->is_idle();
    });
}

void Lobby::keep_accounts() {
    for (const auto& [id, table] : tables_) table->keep_account();
}

std::map<std::string, double> Lobby::count_by_phase() const {
    std::map<std::string, double> counts;
    for (const std::string_view phase : kPhaseNames) counts[std::string(phase)] = 0;
    for (const auto& [id, table] : tables_)
        ++counts[std::string(kPhaseNames[static_cast<std::size_t>(table->state().phase())])];
    return counts;
}

bool Lobby::is_busy() const {
    return creating_ > 0 || std::any_of(tables_.begin(), tables_.end(),
                                        [](const auto& each) { return each.second->is_busy(); });
}

}  // namespace orrery::table
