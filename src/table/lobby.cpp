#include "table/lobby.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "table/drafting.h"
#include "table/fairness.h"

namespace orrery::table {
namespace {

constexpr std::size_t kIdDigits = 20;
constexpr std::size_t kWokenAtOnce = 2, kTickedAtOnce = 64;

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

// Who opened a table, or the next one, is told the commitment before they can give their part.
void add_table(JsonObject& message, const Table& table) {
    const Setup& setup = table.state().setup();
    message["table"] = table.id();
    if (!setup.lesson) message["commitment"] = commitment_to(setup.host_seed);
}

}  // namespace

Result<const AnyGame*> game_of(const Registry& registry, const StoredTable& stored) {
    if (stored.entries.empty()) return refuse("bad_entry", "the table has no entries");
    JsonErrors errors;
    const std::string name(JsonReader(stored.entries.front().payload, errors)["game"].string());
    if (!errors.ok()) return placed_at("/payload", errors.error());
    return registry.get(name);
}

std::optional<Error> Lobby::take_stock() {
    const Result<std::vector<StoredHead>> heads = ports_.store.unfinished();
    if (!heads) return heads.error();
    const Reading now = ports_.clock.read();
    for (const StoredHead& head : *heads) {
        unseen_.insert({head.entries.back().at, head.table});
        const Result<const AnyGame*> game =
            game_of(*registry_, {{head.entries.front()}, std::nullopt, 0});
        if (!game) continue;
        const Result<State> state = State::load_head(**game, head);
        if (!state) continue;
        Situation situation{*state, Timekeeper(0), settings_, {}, now};
        situation.away_since.fill(now.now);
        register_.note_head(head.table, *state, {now, std::nullopt},
                            Listing(situation, head.table));
    }
    return std::nullopt;
}

Result<std::shared_ptr<Table>> Lobby::get(const std::string& id) {
    if (const auto found = tables_.find(id); found != tables_.end()) {
        Loaded& loaded = found->second;
        loaded.used = true;
        uses_.splice(uses_.end(), uses_, loaded.use);
        return loaded.table;
    }
    if (removing_.contains(id)) return refuse("unknown_table", "this table is being deleted");
    const Result<StoredTable> stored = ports_.store.load(id);
    if (!stored) return stored.error();
    return load(id, *stored);
}

Result<std::shared_ptr<Table>> Lobby::load(const std::string& id, const StoredTable& stored) {
    const Result<const AnyGame*> game = game_of(*registry_, stored);
    if (!game) return game.error();
    const Attendance attendance =
        register_.attendance(id).value_or(Attendance{ports_.clock.read(), std::nullopt});
    Result<std::shared_ptr<Table>> table =
        Table::load(**game, id, stored, ports_, settings_, attendance,
                    [this](const Table& changed) { this->changed(changed); });
    if (!table) return table;
    const auto entries = static_cast<std::size_t>((*table)->state().number());
    make_room(1, entries);
    register_.wake(id);
    tables_[id] = {*table, uses_.insert(uses_.end(), id), entries};
    entries_ += entries;
    return table;
}

void Lobby::put_away(const std::string& id) {
    const auto found = tables_.find(id);
    found->second.table->keep_account();
    register_.put_away(id, found->second.table->listing());
    drop(id);
}

void Lobby::drop(const std::string& id) {
    const auto found = tables_.find(id);
    if (found == tables_.end()) return;
    uses_.erase(found->second.use);
    entries_ -= found->second.entries;
    tables_.erase(found);
}

Result<std::shared_ptr<Table>> Lobby::find(const std::string& id, const std::string& guest,
                                           std::string_view code) {
    Result<std::shared_ptr<Table>> table = get(id);
    if (table && !(*table)->admits(guest, code))
        return refuse("private", "this table is private: its invitation opens it");
    return table;
}

void Lobby::create(const std::string& id, const Guest& guest, std::vector<Entry> entries,
                   std::function<void(const Result<std::shared_ptr<Table>>&)> done) {
    const auto creating = creating_.emplace(id, guest);
    const auto stored = [this, id, guest, creating,
                         done = std::move(done)](const std::optional<Error>& error) {
        creating_.erase(creating);
        // Whatever went wrong, it may be there: from an earlier try, or now.
        Result<std::shared_ptr<Table>> table = get(id);
        if (table) register_.note_origin(id, guest.network);
        if (!table && error) table = refuse("not_stored", error->message);
        done(table);
    };
    ports_.store.append(id, std::move(entries),
                        [this, guest, stored](const std::optional<Error>& error) {
                            ports_.errands.run(guest, [stored, error] { stored(error); });
                        });
}

void Lobby::open(const Guest& guest, const Json& request, Reply reply) {
    JsonErrors errors;
    const JsonReader reader(request, errors);
    const std::string message_id = read_text(reader["id"], kLongestMessageId);
    if (!errors.ok()) return reply(error_message(Json(), errors.error()));
    const auto acknowledge = [message_id, reply](const Table& table) {
        JsonObject message = ack_message(message_id, kOpeningNumber);
        message["code"] = table.state().setup().code;
        add_table(message, table);
        reply(message);
    };
    // The same request has the same table.
    const std::string id = derived_name({"orrery table", guest.id, message_id}, kIdDigits);
    const auto known = get(id);
    if (known) return acknowledge(**known);
    if (known.error().code != "unknown_table")
        return reply(error_message(message_id, known.error()));
    const Opening opening = read_opening(*registry_, guest, reader, ports_.entropy.draw());
    if (!errors.ok()) return reply(error_message(message_id, errors.error()));
    const Draft entries = draft_opening(opening, guest, message_id, ports_.clock.read(), settings_);
    if (!entries) return reply(error_message(message_id, entries.error()));
    if (const std::optional<Error> full = no_room_for(guest))
        return reply(error_message(message_id, *full));
    create(id, guest, *entries,
           [message_id, acknowledge, reply = std::move(reply)](const auto& table) {
               table ? acknowledge(**table) : reply(error_message(message_id, table.error()));
           });
}

void Lobby::submit(Table& table, const Guest& guest, const Json& request, Reply reply) {
    const JsonObject* fields = request.if_object();
    const Json* op = fields == nullptr ? nullptr : fields->if_contains("op");
    if (op != nullptr && *op == "sit" && !table.state().is_member(guest.id))
        if (const std::optional<Error> no = no_seat_for(guest.id))
            return reply(error_message(message_id_of(request), *no));
    if (op != nullptr && *op == "rematch") return rematch(table, guest, request, std::move(reply));
    table.submit(guest, request, std::move(reply));
    make_room(0, 0);
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
    const auto tell = [this, old = table.id(), guest, message_id, reply](const Table& next) {
        JsonObject about;
        add_table(about, next);
        if (const auto played = get(old))
            (*played)->note_rematch(guest, message_id, std::move(about), reply);
        else
            reply(error_message(message_id, played.error()));
    };
    if (const auto next = get(id)) return tell(**next);
    Opening opening = rematch_of(state, guest, ports_.entropy.draw());
    for (SeatHolder& seat : opening.setup.seats) make_modest(seat, settings_.most_trials);
    const Draft entries = draft_opening(opening, guest, message_id, ports_.clock.read(), settings_);
    if (!entries) return reply(error_message(message_id, entries.error()));
    if (const std::optional<Error> full = no_room_for(guest))
        return reply(error_message(message_id, *full));
    create(id, guest, *entries, [message_id, tell, reply](const auto& made) {
        made ? tell(**made) : reply(error_message(message_id, made.error()));
    });
}

void Lobby::refresh(const std::string& id) {
    if (const auto found = tables_.find(id); found != tables_.end())
        found->second.table->refresh();
    else if (register_.listing(id) != nullptr)
        (void)get(id);  // what lists tell of it is read anew
}

void Lobby::remove(const std::string& id, Store::Done done) {
    const Result<std::shared_ptr<Table>> table = get(id);
    if (table && (*table)->state().phase() != Phase::kOver)
        return done(refuse("wrong_phase", "the game is not over"));
    if (table && (*table)->is_busy())
        return done(refuse("busy", "something is happening at the table: try again"));
    if (!table && table.error().code == "unknown_table") return done(table.error());
    removing_.insert(id);
    drop(id);
    register_.forget(id);
    ports_.store.remove(id, [this, id, done = std::move(done)](std::optional<Error> error) {
        removing_.erase(id);
        done(std::move(error));
    });
}

std::size_t Lobby::listeners(const std::string& id) const {
    const auto found = tables_.find(id);
    return found == tables_.end() ? 0 : found->second.table->listeners();
}

std::optional<Listing> Lobby::listing(const std::string& id) const {
    if (const auto found = tables_.find(id); found != tables_.end())
        return found->second.table->listing();
    const Listing* const asleep = register_.listing(id);
    return asleep == nullptr ? std::nullopt : std::optional(*asleep);
}

void Lobby::answer(const Task& task, const Answer& answer) {
    if (const auto found = tables_.find(task.table); found != tables_.end())
        found->second.table->answer(task.id, answer);
}

// None of them is loaded for it.
Lobby::Page Lobby::page_of(Register::Lines lines, std::size_t most, const std::string& guest) {
    Page page;
    if (lines.size() > most) {
        lines.pop_back();
        page.next = lines.back();
    }
    for (const Bookmark& line : lines) {
        const auto awake = tables_.find(line.table);
        if (awake != tables_.end())
            page.tables.push_back(awake->second.table->summary(guest));
        else if (const Listing* const asleep = register_.listing(line.table))
            page.tables.push_back(asleep->line_for(guest, ports_.clock.wall()));
    }
    return page;
}

Lobby::Page Lobby::public_tables(const std::string& guest, std::size_t most, const After& after) {
    return page_of(register_.public_after(after, most + 1), most, guest);
}

Lobby::Page Lobby::tables_of(const std::string& guest, std::size_t most, const After& after) {
    return page_of(register_.of_after(guest, after, most + 1), most, guest);
}

Result<Lobby::Page> Lobby::finished_of(const std::string& guest, std::size_t most,
                                       const After& after) {
    Result<std::vector<StoredHead>> heads = ports_.store.finished_of(guest, most + 1, after);
    if (!heads) return heads.error();
    Page page;
    if (heads->size() > most) {
        heads->pop_back();
        page.next = Bookmark{heads->back().entries.back().at, heads->back().table};
    }
    for (const StoredHead& head : *heads) page.tables.push_back(finished_json(head, guest));
    return page;
}

Due Lobby::next_deadline() const {
    Due next = register_.next_deadline();
    if (!unseen_.empty()) next.add({.wall = 0});
    return next;
}

void Lobby::look_at(const std::string& id) {
    const auto table = get(id);
    if (table && (*table)->state().as_told() == nullptr) return;
    refused_.push_back(table ? (*table)->state().as_told()->why : table.error());
    refused_.back().at = id;
    if (!table) register_.forget(id);  // it cannot be played: nothing is due there
}

// To be woken takes much longer than to be looked at.
void Lobby::tick() {
    std::size_t woken = 0;
    while (!unseen_.empty() && woken < kWokenAtOnce) {
        const std::string id = std::prev(unseen_.end())->table;
        unseen_.erase(std::prev(unseen_.end()));
        if (tables_.contains(id)) continue;
        look_at(id);
        ++woken;
    }
    for (const std::string& id : register_.due(ports_.clock.read(), kTickedAtOnce)) {
        if (!tables_.contains(id) && ++woken > kWokenAtOnce) continue;  // in the next turn
        if (const auto table = get(id))
            (*table)->tick();
        else
            register_.forget(id);
    }
}

void Lobby::sweep() {
    std::vector<std::string> idle;
    for (auto& [id, loaded] : tables_) {
        const bool over = loaded.table->state().phase() == Phase::kOver;
        const bool used = std::exchange(loaded.used, false);
        if ((over || !used) && loaded.table->can_sleep()) idle.push_back(id);
    }
    for (const std::string& id : idle) put_away(id);
}

bool Lobby::keep_accounts(std::size_t most) {
    for (const auto& [id, loaded] : tables_)
        if (loaded.table->keep_account() && --most == 0) return true;
    return false;
}

std::map<std::string, double> Lobby::count_by_phase() const {
    std::map<std::string, double> counts;
    for (const std::string_view phase : kPhaseNames) counts[std::string(phase)] = 0;
    for (const auto& [id, loaded] : tables_)
        ++counts[std::string(kPhaseNames[static_cast<std::size_t>(loaded.table->state().phase())])];
    return counts;
}

bool Lobby::is_busy() const {
    return !creating_.empty() || std::any_of(tables_.begin(), tables_.end(), [](const auto& each) {
        return each.second.table->is_busy();
    });
}

}  // namespace orrery::table
