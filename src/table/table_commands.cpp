// From a guest's request to its reply.
#include <utility>

#include "table/drafting.h"
#include "table/fairness.h"
#include "table/questions.h"
#include "table/table.h"

namespace orrery::table {
namespace {

Error not_stored(const Error& error) {
    return refuse("not_stored",
                  "this could not be stored, the table is as before: " + error.message);
}

}  // namespace

void Table::submit(const Guest& guest, const Json& request, Reply reply) {
    tick();  // what was due before comes first (CF-CLOCK-03)
    JsonErrors errors;
    const JsonReader reader(request, errors);
    const Json id = message_id_of(request);
    const std::string op(reader["op"].string());
    if (errors.ok() && is_command(op)) {
        const std::string message_id = read_text(reader["id"], kLongestMessageId);
        if (errors.ok()) return command(guest, request, message_id, std::move(reply));
    } else if (errors.ok() && op == "hint") {
        return ask_hint(guest, reader, id, std::move(reply));
    } else if (errors.ok() && op == "hindsight") {
        return ask_hindsight(guest, reader, id, std::move(reply));
    } else if (errors.ok() && is_question(op)) {
        if (op == "log") know_events_since(0);
        const Result<JsonObject> answer =
            answer_question(situation(), reader_of(state_, guest.id), reader);
        if (!errors.ok()) return reply(error_message(id, errors.error()));
        if (!answer) return reply(error_message(id, answer.error()));
        JsonObject message{{"type", "answer"}, {"id", id}, {"op", op}, {"number", state_.number()}};
        for (const auto& field : *answer) message.emplace(field.key(), field.value());
        return reply(message);
    } else if (errors.ok()) {
        return reply(error_message(
            id, refuse("unknown_op", "a table knows no operation " + quoted(op), "/op")));
    }
    reply(error_message(id, errors.error()));
}

void Table::command(const Guest& guest, const Json& request, const std::string& message_id,
                    Reply reply) {
    Job job;
    job.guest = guest.id;
    job.message_id = message_id;
    job.draft = [guest, request](const Situation& now) -> Draft {
        JsonErrors errors;
        Draft draft = draft_command(now, guest, JsonReader(request, errors));
        if (!errors.ok()) return errors.error();
        return draft;
    };
    job.finish = [message_id, reply = std::move(reply)](const Result<std::uint64_t>& number) {
        reply(number ? ack_message(message_id, *number)
                     : error_message(message_id, number.error()));
    };
    enqueue(std::move(job));
}

void Table::note_rematch(const Guest& guest, const std::string& message_id,
                         const std::string& table, Reply reply) {
    Job job;
    job.guest = guest.id;
    job.message_id = message_id;
    job.draft = [guest, message_id, table](const Situation& now) -> Draft {
        // Somebody else was faster: there is one rematch.
        if (!now.state.rematch().empty()) return std::vector<Entry>{};
        return draft_rematch(now, guest, message_id, table);
    };
    job.finish = [message_id, table,
                  reply = std::move(reply)](const Result<std::uint64_t>& number) {
        if (!number) return reply(error_message(message_id, number.error()));
        JsonObject message = ack_message(message_id, *number);
        message["table"] = table;
        reply(message);
    };
    enqueue(std::move(job));
}

// The greedy bot thinks about a guess, as it would for a seat of its own.
void Table::ask_hint(const Guest& guest, const JsonReader& request, const Json& id, Reply reply) {
    const Result<Seat> seat = read_hint(situation(), reader_of(state_, guest.id), request);
    if (!seat) return reply(error_message(id, seat.error()));
    const AnyGame& game = state_.game();
    have_thought(guest, *seat, "hint", id, reply, [&game](const Advice& advice) {
        return JsonObject{{"action", action_json(game, advice.action)},
                          {"analysis", analysis_json(game, advice)}};
    });
}

void Table::ask_hindsight(const Guest& guest, const JsonReader& request, const Json& id,
                          Reply reply) {
    const Result<Seat> seat = read_hindsight(situation(), request);
    if (!seat) return reply(error_message(id, seat.error()));
    have_thought(guest, *seat, "hindsight", id, reply, [](const Advice& advice) {
        return JsonObject{{"best", parse_json(advice.hindsight).value()}};
    });
}

void Table::have_thought(const Guest& guest, Seat seat, std::string_view op, const Json& id,
                         const Reply& reply, std::function<JsonObject(const Advice& advice)> told) {
    for (const auto& [task, hint] : hints_)
        if (hint.guest == guest.id && hint.op == op)
            return reply(error_message(id, refuse("busy", "that is being thought of already")));
    const std::uint64_t number = state_.number();
    RandomStream random(derived_seed(state_.setup().host_seed, "orrery hint", number, seat));
    Task task;
    task.table = id_;
    task.id = ++last_task_;
    task.seat = seat;
    task.bot = "greedy";
    task.options = JsonObject{};
    task.hint = true;
    task.hindsight = op == "hindsight";
    task.seen = state_.position().guess(seat, random);
    task.seed = random.fork();
    hints_[task.id] = {guest.id, op, [op, id, number, reply, told](const Advice& advice) {
                           JsonObject answer{
                               {"type", "answer"}, {"id", id}, {"op", op}, {"number", number}};
                           for (auto& field : told(advice))
                               answer.emplace(field.key(), std::move(field.value()));
                           reply(answer);
                       }};
    ports_.thinkers.ask(std::move(task));
}

void Table::enqueue(Job job) {
    job.received = ports_.clock.now();
    queue_.push_back(std::move(job));
    work();
}

void Table::work() {
    if (working_) return;  // a reply has led to the next request
    working_ = true;
    while (!appending_ && !queue_.empty()) {
        Job job = std::move(queue_.front());
        queue_.pop_front();
        carry_out(std::move(job));
    }
    working_ = false;
}

void Table::carry_out(Job job) {
    if (unreadable_) unreadable_ = reload();
    if (unreadable_) return job.finish(not_stored(*unreadable_));
    if (!job.message_id.empty())
        if (const std::uint64_t number = state_.answered(job.guest, job.message_id))
            return job.finish(number);
    const Draft draft = job.draft(situation(job.received));
    if (!draft) return job.finish(draft.error());
    if (draft->empty()) return job.finish(state_.number());
    appending_ = true;
    ports_.store.append(id_, *draft,
                        [self = weak_from_this(), job = std::move(job),
                         entries = *draft](const std::optional<Error>& error) mutable {
                            if (const auto table = self.lock())
                                table->stored(std::move(job), entries, error);
                        });
}

void Table::stored(Job job, const std::vector<Entry>& entries, const std::optional<Error>& error) {
    appending_ = false;
    if (!error) {
        const std::optional<Error> wrong = commit(entries);
        job.finish(wrong ? Result<std::uint64_t>(*wrong)
                         : Result<std::uint64_t>(entries.front().number));
    } else {
        // Whatever went wrong, the store knows what it holds: the entries may be there after all.
        unreadable_ = reload();
        const std::uint64_t number =
            unreadable_ || job.message_id.empty() ? 0 : state_.answered(job.guest, job.message_id);
        if (number != 0) {
            job.finish(number);
        } else if (!unreadable_ && error->code == "conflict" && !job.repeated) {
            job.repeated = true;
            queue_.push_front(std::move(job));
        } else {
            job.finish(not_stored(*error));
        }
    }
    work();
    settle();
}

std::optional<Error> Table::commit(const std::vector<Entry>& entries) {
    const std::uint64_t since = state_.number();
    for (const Entry& entry : entries) {
        if (std::optional<Error> error = state_.apply(entry)) {
            unreadable_ = error;  // to be loaded again
            return not_stored(*error);
        }
        forget_tasks(entry);
        if (entry.kind != EntryKind::kChat) time_.note(state_, ports_.clock.now());
    }
    tell_entries(since);
    if (entries.front().kind == EntryKind::kRemove) send_away();
    return std::nullopt;
}

// Who is kept out of a private table is told nothing more.
void Table::send_away() {
    std::vector<ListenerId> away;
    for (const auto& [listener, guest] : listeners_)
        if (!admits(guest.id, state_.setup().code)) away.push_back(listener);
    for (const ListenerId listener : away) {
        send(listener, error_message(Json(), refuse("kept_out", "you were sent away")));
        detach(listener);
    }
}

std::optional<Error> Table::reload() {
    const Result<StoredTable> stored = ports_.store.load(id_);
    if (!stored) return stored.error();
    Result<State> state = State::load(state_.game(), *stored);
    if (!state) return state.error();
    const std::uint64_t since = state_.number();
    state_ = std::move(*state);
    if (state_.number() == since) return std::nullopt;
    asked_.fill(0);
    time_.note(state_, ports_.clock.now());
    know_events_since(since);
    tell_entries(since);
    return std::nullopt;
}

}  // namespace orrery::table
