// One request of a guest that changes a table.
#pragma once

#include <optional>
#include <string>

#include "table/drafting.h"

namespace orrery::table {

// Each operation either drafts entries or says why not.
class Command {
  public:
    Command(const Situation& now, const Guest& guest, const JsonReader& request)
        : now_(now), state_(now.state), guest_(guest), request_(request) {}

    Draft sit();
    Draft stand();
    Draft seat_bot();
    Draft part();
    Draft start();
    Draft close();
    Draft move();
    Draft undo();
    Draft chat();
    Draft takeover();
    Draft come_back();
    Draft resign();
    Draft end();
    Draft remove();
    Draft talk();

    using No = std::optional<Error>;
    // For an entry that is no move.
    No must_have_room() const;

  private:
    Drafting drafting() const { return {now_, guest_.id, std::string(request_["id"].string())}; }

    bool is_owner() const { return guest_.id == state_.owner(); }
    bool is_own(Seat seat) const { return has_seat(state_.seats_of(guest_.id), seat); }

    Seat first_own() const { return first_seat(state_.seats_of(guest_.id)); }
    SeatSet open_seats() const;

    No must_be(Phase phase) const;
    No must_own(Seat seat) const;
    No must_own_table() const;
    No must_be_let_in() const;
    No must_sit_to_give_part() const;
    No must_have_own_name(const std::string& name) const;
    // In the game, where the guest sits and no bot acts.
    No must_act_in(Seat seat) const;

    const Situation& now_;
    const State& state_;
    const Guest& guest_;
    const JsonReader& request_;
};

}  // namespace orrery::table
