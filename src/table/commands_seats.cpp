// Who sits where before the game, and what people say.
#include "core/random_json.h"
#include "table/command.h"

namespace orrery::table {

SeatSet Command::open_seats() const {
    SeatSet set = 0;
    for (std::size_t i = 0; i < state_.seats().size(); ++i)
        if (state_.seats()[i].holder == Holder::kOpen)
            set = static_cast<SeatSet>(set | seat_bit(static_cast<Seat>(i)));
    return set;
}

Draft Command::sit() {
    if (No no = must_be(Phase::kOpen)) return *no;
    const Seat seat = request_.has("seat") ? read_seat(request_, state_) : first_seat(open_seats());
    const std::string name = request_.has("name") ? read_name(request_["name"]) : guest_.name;
    if (!request_.ok()) return misread();
    if (!has_seat(open_seats(), seat))
        return refuse("seat_taken", "there is no open seat", "/seat");
    if (No no = must_be_let_in()) return *no;
    if (first_own() != kSpectator && !state_.setup().allows_several_seats())
        return refuse("one_seat", "at this table everybody has one seat", "/seat");
    if (No no = must_have_own_name(name)) return *no;
    return drafting().add(EntryKind::kSit, seat, {{"name", name}}).done();
}

Draft Command::stand() {
    const Seat seat = read_seat(request_, state_);
    if (!request_.ok()) return misread();
    if (No no = must_be(Phase::kOpen)) return *no;
    if (state_.seat(seat).holder == Holder::kOpen)
        return refuse("seats_open", "nobody sits there", "/seat");
    if (!is_owner() && !is_own(seat)) return refuse("not_yours", "this is not your seat", "/seat");
    return drafting().add(EntryKind::kStand, seat, {}).done();
}

Draft Command::seat_bot() {
    const Seat seat = read_seat(request_, state_);
    const SeatHolder bot = read_bot(request_);
    if (!request_.ok()) return misread();
    if (No no = must_be(Phase::kOpen)) return *no;
    if (No no = must_own_table()) return *no;
    if (No no = thinks_too_hard(bot, now_.settings.most_trials, "")) return *no;
    if (state_.seat(seat).is_person()) return refuse("seat_taken", "a person sits there", "/seat");
    return drafting()
        .add(EntryKind::kSeatBot, seat, {{"bot", bot.bot}, {"options", bot.bot_options}})
        .done();
}

Command::No Command::must_sit_to_give_part() const {
    if (first_own() != kSpectator) return std::nullopt;
    return refuse("not_yours", "only who has a seat gives a part of the seed", "/part");
}

Draft Command::part() {
    const Seed part = seed_from_json(request_["part"]);
    if (!request_.ok()) return misread();
    if (No no = must_be(Phase::kOpen)) return *no;
    if (No no = must_sit_to_give_part()) return *no;
    return drafting().part(part).done();
}

// The owner's own part may come along: they have been told the commitment since the opening.
Draft Command::start() {
    std::optional<Seed> part;
    if (request_.has("part")) part = seed_from_json(request_["part"]);
    if (!request_.ok()) return misread();
    if (No no = must_be(Phase::kOpen)) return *no;
    if (No no = must_own_table()) return *no;
    Drafting entries = drafting();
    GivenParts parts = state_.parts();
    if (part) {
        if (No no = must_sit_to_give_part()) return *no;
        entries.part(*part);
        parts[guest_.id] = {*part, state_.number() + 1};
    }
    const Result<History> history = read_start(state_, parts);
    if (!history) return history.error();
    return entries.start(history->now()).done();
}

Draft Command::close() {
    if (No no = must_be(Phase::kOpen)) return *no;
    if (No no = must_own_table()) return *no;
    return drafting().close().done();
}

Draft Command::chat() {
    const std::string text = read_text(request_["text"], kLongestChat);
    if (!request_.ok()) return misread();
    const Seat speaker = first_own();
    const std::string& name = speaker == kSpectator ? guest_.name : state_.seat(speaker).name;
    if (!state_.has_chat()) return refuse("chat_off", "the chat of this table is off");
    if (speaker == kSpectator) {
        if (No no = must_be_let_in()) return *no;
        if (No no = must_have_own_name(name)) return *no;
    }
    return drafting().add(EntryKind::kChat, speaker, {{"name", name}, {"text", text}}).done();
}

// For good, and before the start off their seat. Nobody's seat is taken in a game that goes on: who
// does not come back there is replaced by `takeover`, and may return.
Draft Command::remove() {
    const std::string_view person = request_["person"].string();
    if (!request_.ok()) return misread();
    if (No no = must_own_table()) return *no;
    const std::string guest = state_.guest_known_as(person);
    if (guest.empty()) return refuse("bad_input", "nobody is known by that here", "/person");
    if (guest == guest_.id) return refuse("bad_input", "nobody sends themselves away", "/person");
    if (state_.is_kept_out(guest)) return refuse("wrong_phase", "they are gone already");
    const Seat seat = first_seat(state_.seats_of(guest));
    if (seat != kSpectator)
        if (No no = must_be(Phase::kOpen)) return *no;
    return drafting().add(EntryKind::kRemove, seat, {{"guest", guest}}).done();
}

Draft Command::talk() {
    const bool on = request_["on"].boolean();
    if (!request_.ok()) return misread();
    if (No no = must_own_table()) return *no;
    if (on == state_.has_chat())
        return refuse("wrong_phase", on ? "the chat is on" : "the chat is off");
    return drafting().add(EntryKind::kTalk, kSpectator, {{"on", on}}).done();
}

}  // namespace orrery::table
