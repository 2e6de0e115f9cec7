// What guests ask of the host: what it costs them, and whose turn it is.
#include <time.h>

#include <utility>

#include "server/host.h"
#include "table/messages.h"

namespace orrery::server {
namespace {

constexpr std::string_view kRematch = "rematch";

std::string_view op_of(const Json& request) {
    const JsonObject* fields = request.if_object();
    const Json* op = fields == nullptr ? nullptr : fields->if_contains("op");
    return op == nullptr || !op->is_string() ? "" : std::string_view(op->get_string());
}

// Of the processor, on this thread.
double milliseconds_worked() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

Refusal too_many_tables(Budgets::Wait wait) {
    return {{"too_many_tables", "too many new tables: wait before the next", "", ""}, wait};
}

}  // namespace

Refusal too_much(Budgets::Wait wait) {
    return {{"too_many_requests", "that is much in a short time: wait a moment", "", ""}, wait};
}

std::optional<Error> Host::closed() const {
    if (!stopping_) return std::nullopt;
    return Error{"closing", "the server is stopping; come back in a moment", "", ""};
}

table::Reply Host::counted(table::Reply reply) {
    return [this, reply = std::move(reply)](const Json& message) {
        if (const Json* error = message.get_object().if_contains("error"))
            numbers_.refused[std::string(error->get_object().at("code").get_string())].add();
        reply(message);
    };
}

void Host::open_table(const Caller& caller, const Json& request, table::Reply reply) {
    reply = counted(std::move(reply));
    const auto no = [&](const Error& error) {
        reply(table::error_message(table::message_id_of(request), error));
    };
    if (const auto error = closed()) return no(*error);
    if (const auto refusal = pay(Ration::kTables, caller, reply))
        return reply(refusal_message(table::message_id_of(request), *refusal));
    lobby_->open(guest_of(caller), request, std::move(reply));
}

std::optional<Refusal> Host::pay(Ration what, const Caller& caller, table::Reply& reply) {
    const Budgets::Wait wait = budgets_.take(what, caller, Budgets::Clock::now());
    if (wait > Budgets::Wait::zero())
        return what == Ration::kTables ? too_many_tables(wait) : too_much(wait);
    reply = [this, what, caller, reply = std::move(reply)](const Json& message) {
        if (message.get_object().contains("error"))
            budgets_.give_back(what, caller, Budgets::Clock::now());
        reply(message);
    };
    return std::nullopt;
}

std::optional<Refusal> Host::pay_for(std::string_view op, const Caller& caller,
                                     table::Reply& reply) {
    if (op == kRematch) return pay(Ration::kTables, caller, reply);
    if (op == "chat")
        if (auto refusal = pay(Ration::kTalk, caller, reply)) return refusal;
    return table::is_command(op) ? pay(Ration::kWrites, caller, reply) : std::nullopt;
}

table::Guest Host::guest_of(const Caller& caller) {
    table::Guest guest = guests_->guest(caller.guest);
    guest.address = caller.address;
    guest.network = network_of(caller.address);
    return guest;
}

void Host::submit(const Place& place, const Json& request, table::Reply reply) {
    if (const auto refusal = pay_for(op_of(request), place.caller, reply))
        return counted(reply)(refusal_message(table::message_id_of(request), *refusal));
    submit_unpaid(place, request, std::move(reply));
}

void Host::submit_unpaid(const Place& place, const Json& request, table::Reply reply) {
    reply = counted(std::move(reply));
    const auto no = [&](const Error& error) {
        reply(table::error_message(table::message_id_of(request), error));
    };
    if (const auto error = closed()) return no(*error);
    const auto table = lobby_->find(place.table, place.caller.guest, place.code);
    if (!table) return no(table.error());
    if (const auto error = apart((*table)->state(), place.caller.guest, op_of(request)))
        return no(*error);
    lobby_->submit(**table, guest_of(place.caller), request, std::move(reply));
}

void Host::in_turn(const Caller& caller, std::function<void()> job) {
    turns_.wait(caller, [this, caller, job = std::move(job)] {
        const double before = milliseconds_worked();
        job();
        budgets_.charge_work(caller, Budgets::Clock::now(), milliseconds_worked() - before);
    });
}

void Host::run(const table::Guest& whose, std::function<void()> errand) {
    Caller caller{whose.id, whose.address};
    const auto present = present_.find(whose.id);
    if (caller.address.empty() && present != present_.end())
        caller.address = present->second.address;
    in_turn(caller, std::move(errand));
}

std::optional<Error> Host::apart(const table::State& state, const std::string& guest,
                                 std::string_view op) {
    std::vector<std::string> others;
    if (op == "sit") others.push_back(state.owner());
    if (op == kRematch)
        for (const table::SeatHolder& seat : state.seats())
            if (seat.is_person()) others.push_back(seat.guest);
    for (const std::string& other : others) {
        const Result<bool> apart = people().are_apart(guest, other);
        if (!apart) return apart.error();
        if (*apart) return Error{"apart", "some of you do not want to play together", "", ""};
    }
    return std::nullopt;
}

}  // namespace orrery::server
