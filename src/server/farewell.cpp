#include "server/farewell.h"

#include <utility>

#include "table/fairness.h"

namespace orrery::server {

std::vector<JsonObject> last_requests(const table::State& state, const std::string& guest) {
    std::vector<JsonObject> requests;
    if (state.phase() == table::Phase::kOpen && state.owner() == guest) return {{{"op", "close"}}};
    const char* op = state.phase() == table::Phase::kOpen ? "stand" : "resign";
    for (std::size_t i = 0; i < state.seats().size(); ++i) {
        const table::SeatHolder& seat = state.seats()[i];
        if (seat.is_person() && seat.guest == guest && !seat.resigned)
            requests.push_back({{"op", op}, {"seat", i}});
    }
    return requests;
}

void Farewell::begin(Host& host, const std::string& guest, const std::string& nobody,
                     store::GuestData::Done done) {
    const std::shared_ptr<Farewell> self(new Farewell(host, guest, nobody, std::move(done)));
    Result<std::vector<store::GuestTable>> tables = host.guest_data().tables_with(guest);
    if (!tables) return self->done_(tables.error());
    self->tables_ = std::move(*tables);
    for (const store::GuestTable& table : self->tables_)
        if (table.sat && !table.over) self->give_up(table.id);
    self->settle(JsonObject{});
}

Farewell::Farewell(Host& host, std::string guest, std::string nobody, store::GuestData::Done done)
    : host_(host), guest_(std::move(guest)), nobody_(std::move(nobody)), done_(std::move(done)) {}

void Farewell::give_up(const std::string& table) {
    // A table that this program cannot play is left alone; its words are forgotten all the same.
    const auto found = host_.lobby().find(table, guest_, "");
    if (!found) return;
    for (JsonObject& request : last_requests((*found)->state(), guest_)) {
        request["id"] =
            table::derived_name({"orrery farewell", nobody_, table, to_text(Json(request))}, 32);
        ++waiting_;
        host_.submit_unpaid(
            {table, {guest_, ""}, "", ""}, request,
            [self = shared_from_this()](const Json& reply) { self->settle(reply); });
    }
}

// What is refused is not there to be given up any more: the game has ended meanwhile, say.
void Farewell::settle(const Json& reply) {
    if (const Json* error = reply.get_object().if_contains("error")) {
        const auto& fields = error->get_object();
        for (const char* temporary : {"not_stored", "closing"})
            if (fields.at("code") == temporary)
                failure_ = Error{temporary, std::string(fields.at("message").get_string()), "", ""};
    }
    if (--waiting_ == 0) forget();
}

void Farewell::forget() {
    if (failure_) return done_(failure_);
    host_.guest_data().forget(guest_, nobody_,
                              [self = shared_from_this()](std::optional<Error> error) {
                                  if (!error)
                                      for (const store::GuestTable& table : self->tables_)
                                          self->host_.lobby().refresh(table.id);
                                  self->done_(std::move(error));
                              });
}

}  // namespace orrery::server
