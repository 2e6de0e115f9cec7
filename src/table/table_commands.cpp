// From a guest's request to its reply.
#include <utility>

#include "table/account.h"
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

Json course_or_error(const Result<JsonObject>& course) {
    if (course) return *course;
    return JsonObject{{"error", error_json(course.error())}};
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
        return ask_hint(guest, reader, id, reply);
    } else if (errors.ok() && op == "hindsight") {
        return ask_hindsight(guest, reader, id, reply);
    } else if (errors.ok() && op == "history") {
        const std::optional<Error> no = read_history(situation(), reader);
        if (no && errors.ok()) return reply(error_message(id, *no));
        if (errors.ok()) return ask_course(guest, id, reply);
    } else if (errors.ok() && is_question(op)) {
        if (op == "log") know_events_since(0);
        const Result<JsonObject> answer =
            answer_question(situation(), reader_of(state_, guest.id), reader);
        if (!errors.ok()) return reply(error_message(id, errors.error()));
        if (!answer) return reply(error_message(id, answer.error()));
        return reply(answer_message(op, id, state_.number(), *answer));
    } else if (errors.ok()) {
        return reply(error_message(
            id, refuse("unknown_op", "a table knows no operation " + quoted(op), "/op")));
    }
    reply(error_message(id, errors.error()));
}

void Table::command(const Guest& guest, const Json& request, const std::string& message_id,
                    Reply reply) {
    Job job;
    job.guest = guest;
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

void Table::note_rematch(const Guest& guest, const std::string& message_id, JsonObject about,
                         Reply reply) {
    Job job;
    job.guest = guest;
    job.message_id = message_id;
    job.draft = [guest, message_id,
                 table = std::string(about["table"].get_string())](const Situation& now) -> Draft {
        // Somebody else was faster: there is one rematch.
        if (!now.state.rematch().empty()) return std::vector<Entry>{};
        return draft_rematch(now, guest, message_id, table);
    };
    job.finish = [message_id, about = std::move(about),
                  reply = std::move(reply)](const Result<std::uint64_t>& number) {
        if (!number) return reply(error_message(message_id, number.error()));
        JsonObject message = ack_message(message_id, *number);
        for (const auto& field : about) message.emplace(field.key(), field.value());
        reply(message);
    };
    enqueue(std::move(job));
}

// The strongest of those who can be opponents thinks about a guess, as it would for a seat of its
// own.
void Table::ask_hint(const Guest& guest, const JsonReader& request, const Json& id,
                     const Reply& reply) {
    const Result<Seat> seat = read_hint(situation(), reader_of(state_, guest.id), request);
    if (!seat) return reply(error_message(id, seat.error()));
    Task task = guess_for(*seat);
    task.bot = level_shapes().back().name;
    task.options = JsonObject{};
    task.most_trials = settings_.most_trials;
    const AnyGame& game = state_.game();
    have_thought(guest, std::move(task), "hint", id, reply, [&game](const Answer& answer) {
        return JsonObject{{"action", action_json(game, answer.advice.action)},
                          {"analysis", analysis_json(game, answer.advice)}};
    });
}

void Table::ask_hindsight(const Guest& guest, const JsonReader& request, const Json& id,
                          const Reply& reply) {
    const Result<Seat> seat = read_hindsight(situation(), request);
    if (!seat) return reply(error_message(id, seat.error()));
    Task task = guess_for(*seat);
    task.work = [seen = task.seen, seat = *seat](Patience patience) {
        return seen->hindsight(seat, patience);
    };
    have_thought(guest, std::move(task), "hindsight", id, reply,
                 [](const Answer& answer) { return JsonObject{{"best", answer.told}}; });
}

Task Table::guess_for(Seat seat) const {
    RandomStream random(
        derived_seed(state_.setup().host_seed, "orrery hint", state_.number(), seat));
    Task task;
    task.seat = seat;
    task.seen = state_.position().guess(seat, random);
    task.seed = random.fork();
    return task;
}

void Table::have_thought(const Guest& guest, Task task, std::string_view op, const Json& id,
                         const Reply& reply,
                         const std::function<JsonObject(const Answer& answer)>& told) {
    for (const auto& [other, hint] : hints_)
        if (hint.guest == guest.id && hint.op == op)
            return reply(error_message(id, refuse("busy", "that is being thought of already")));
    const auto tell = [op, id, number = state_.number(), reply, told](const Answer& answer) {
        reply(answer_message(op, id, number, told(answer)));
    };
    const Seat seat = task.seat;
    if (const auto no = ask_thinkers(std::move(task), {guest.id, seat, op, tell}))
        reply(error_message(id, *no));
}

// Why the host does not take it, if so.
std::optional<Error> Table::ask_thinkers(Task task, Hint hint) {
    const std::uint64_t asked = task.id = ++last_task_;
    task.table = id_;
    task.guest = hint.guest;
    task.hint = true;
    if (auto no = ports_.thinkers.ask(std::move(task))) return no;
    hints_[asked] = std::move(hint);
    return std::nullopt;
}

// The game is played again for it, which takes long: once, and not here.
void Table::ask_course(const Guest& guest, const Json& id, const Reply& reply) {
    if (!course_ && state_.as_told() != nullptr) course_ = course_or_error(course_of(state_));
    course_wanted_.emplace_back(id, reply);
    if (course_) return tell_course();
    if (course_wanted_.size() > 1) return;
    Task task;
    task.work = [&game = state_.game(), record = state_.record()](Patience) {
        return course_or_error(course_of(game, record));
    };
    const auto tell = [this](const Answer& answer) {
        course_ = answer.told;
        tell_course();
    };
    if (const auto no = ask_thinkers(std::move(task), {guest.id, kSpectator, "history", tell})) {
        course_wanted_.clear();
        reply(error_message(id, *no));
    }
}

void Table::tell_course() {
    const JsonObject& course = course_->get_object();
    const Json* error = course.if_contains("error");
    for (const auto& [id, reply] : std::exchange(course_wanted_, {}))
        reply(error == nullptr ? answer_message("history", id, state_.number(), course)
                               : JsonObject{{"type", "error"}, {"id", id}, {"error", *error}});
}

// In its turn: what is on its way to the store is applied to what it was made for.
void Table::refresh() {
    stale_ = true;
    Job job;
    job.draft = [](const Situation&) -> Draft { return std::vector<Entry>{}; };
    job.finish = [](const Result<std::uint64_t>&) {};
    enqueue(std::move(job));
    settle();
}

void Table::enqueue(Job job) {
    job.received = ports_.clock.read();
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
    if (unreadable_ || std::exchange(stale_, false)) unreadable_ = reload();
    if (unreadable_) return job.finish(not_stored(*unreadable_));
    if (!job.message_id.empty())
        if (const std::uint64_t number = state_.answered(job.guest.id, job.message_id))
            return job.finish(number);
    Draft draft = job.draft(situation(job.received));
    if (!draft) return job.finish(draft.error());
    if (draft->empty()) return job.finish(state_.number());
    appending_ = true;
    const Guest whose = job.guest.id.empty() ? Guest{host_of_bots(), ""} : job.guest;
    const auto sent =
        std::make_shared<std::pair<Job, std::vector<Entry>>>(std::move(job), std::move(*draft));
    ports_.store.append(id_, sent->second,
                        [self = weak_from_this(), &errands = ports_.errands, whose,
                         sent](const std::optional<Error>& error) {
                            errands.run(whose, [self, sent, error] {
                                if (const auto table = self.lock())
                                    table->stored(std::move(sent->first), sent->second, error);
                            });
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
        const std::uint64_t number = unreadable_ || job.message_id.empty()
                                         ? 0
                                         : state_.answered(job.guest.id, job.message_id);
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
        if (entry.kind != EntryKind::kChat) time_.note(state_, ports_.clock.read());
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
    Result<State> state = load_state(state_.game(), id_, *stored, ports_.store);
    if (!state) return state.error();
    const std::uint64_t since = state_.number();
    state_ = std::move(*state);
    course_.reset();
    if (state_.number() == since) return std::nullopt;
    forget_all_tasks();
    time_.note(state_, ports_.clock.read());
    know_events_since(since);
    tell_entries(since);
    return std::nullopt;
}

}  // namespace orrery::table
