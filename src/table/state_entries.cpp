// What each kind of entry changes.
#include <utility>

#include "core/random_json.h"
#include "table/fairness.h"
#include "table/state.h"

namespace orrery::table {

State::Change State::change(const Entry& entry, const JsonReader& payload,
                            std::vector<Event>& events) {
    const auto taken = static_cast<std::size_t>(entry.seat);
    const bool exists = entry.seat >= 0 && taken < seats_.size();
    switch (entry.kind) {
        case EntryKind::kOpen:
            return open(payload);
        case EntryKind::kStart:
            return start(entry);
        case EntryKind::kMove:
            return move(entry, payload, events);
        case EntryKind::kPart:
            parts_[entry.guest] = {seed_from_json(payload["part"]),
                                   entry.message_id.empty() ? 0 : entry.number};
            return std::nullopt;
        case EntryKind::kChat:
            return std::nullopt;
        case EntryKind::kUpgrade:
            version_ = version_from_json(payload);
            return std::nullopt;
        case EntryKind::kAgree:
            agreed_.insert(entry.guest);
            return std::nullopt;
        case EntryKind::kEnd:
            phase_ = Phase::kOver;
            limit_.reset();
            return std::nullopt;
        case EntryKind::kTalk:
            has_chat_ = payload["on"].boolean();
            return std::nullopt;
        case EntryKind::kRemove:
            return remove(payload);
        case EntryKind::kRematch:
            rematch_ = payload["table"].string();
            return std::nullopt;
        default:
            break;
    }
    if (!exists) return Error{"bad_entry", "there is no such seat", "/seat", ""};
    SeatHolder& seat = seats_[taken];
    switch (entry.kind) {
        case EntryKind::kSit:
            seat = person({entry.guest, std::string(payload["name"].string())});
            break;
        case EntryKind::kStand:
            seat = {};
            break;
        case EntryKind::kSeatBot:
            seat = read_bot(payload);
            break;
        case EntryKind::kUndo:
            return undo(entry, payload);
        case EntryKind::kTakeover:
            seat.bot = payload["bot"].string();
            break;
        case EntryKind::kReturn:
            seat.bot.clear();
            returned_[taken] = entry.at;
            break;
        case EntryKind::kResign:
            seat.bot = payload["bot"].string();
            seat.resigned = true;
            break;
        default:
            break;
    }
    return std::nullopt;
}

State::Change State::open(const JsonReader& payload) {
    setup_ = setup_from_json(payload);
    if (!payload.ok()) return std::nullopt;
    const GameInfo& info = game_->info();
    if (setup_.game != info.id)
        return Error{"other_version", "the table is of another game: " + setup_.game, "/game", ""};
    version_ = setup_.version;
    seats_ = setup_.seats;
    has_chat_ = setup_.chat;
    kept_out_.insert(setup_.kept_out.begin(), setup_.kept_out.end());
    if (setup_.lesson && is_played())
        script_ =
            actions_from_json(*game_, payload["lesson"]["script"], static_cast<int>(seats_.size()));
    return std::nullopt;
}

State::Change State::remove(const JsonReader& payload) {
    const std::string guest(payload["guest"].string());
    kept_out_.insert(guest);
    // Nobody loses a seat in a game that goes on.
    if (phase_ != Phase::kOpen) return std::nullopt;
    for (SeatHolder& seat : seats_)
        if (seat.is_person() && seat.guest == guest) seat = {};
    return std::nullopt;
}

Record State::plan(const GivenParts& parts) const {
    Record plan;
    plan.players = static_cast<int>(seats_.size());
    plan.options = setup_.options;
    plan.start = setup_.start;
    plan.lesson = setup_.lesson.has_value();
    if (setup_.lesson) {
        plan.seed = setup_.lesson->seed;
    } else {
        plan.fairness = fairness(parts);
        plan.seed = combined_seed(setup_.host_seed, plan.fairness->parts);
    }
    if (plan.start) plan.fairness.reset();
    return plan;
}

Result<History> State::beginning(const GivenParts& parts) const {
    Record planned = plan(parts);
    Result<std::unique_ptr<Position>> first = start_of(*game_, planned);
    if (!first) return first.error();
    Record record = beginning_of(**first, planned.seed);
    record.start = std::move(planned.start);
    record.fairness = std::move(planned.fairness);
    record.lesson = planned.lesson;
    return History(std::move(*first), std::move(record),
                   setup_.free_undo ? History::Limit::kFree : History::Limit::kFair);
}

State::Change State::start(const Entry& entry) {
    if (phase_ != Phase::kOpen) return Error{"bad_entry", "a game begins once", "/kind", ""};
    has_begun_ = true;
    phase_ = as_told_ ? Phase::kHalted : Phase::kPlaying;
    position_number_ = entry.number;
    left_.assign(seats_.size(), setup_.clock.budget);
    left_at_ = entry.at;
    if (!is_played()) return std::nullopt;
    Result<History> history = beginning(parts_);
    if (!history) return history.error();
    history_ = std::move(*history);
    note_limit(entry);
    return std::nullopt;
}

State::Change State::move(const Entry& entry, const JsonReader& payload,
                          std::vector<Event>& events) {
    const std::string text(payload["action"].string());
    if (is_head_ || !payload.ok()) return std::nullopt;
    if (!has_begun_ || phase_ == Phase::kOver)
        return Error{"bad_entry", "no game is going on", "/kind", ""};
    move_numbers_.push_back(entry.number);
    position_number_ = entry.number;
    if (as_told_) {
        as_told_->actions.emplace_back(entry.seat, text);
        return std::nullopt;
    }
    const Result<Action> action = game_->parse(text);
    if (!action) return placed_at("/payload/action", action.error());
    if (is_silent(entry)) {
        silent_moves_.push_back({entry.seat, *action});
        return std::nullopt;
    }
    if (const Refusal* refusal = position().check(entry.seat, *action))
        return refusal_error(*game_, *action, *refusal);
    last_applied_ = history_->apply(entry.seat, *action, &events);
    note_limit(entry);
    return std::nullopt;
}

State::Change State::undo(const Entry& entry, const JsonReader& payload) {
    const auto to = static_cast<std::uint64_t>(payload["to"].integer(0, INT64_MAX));
    if (is_head_ || !payload.ok()) return std::nullopt;
    while (!move_numbers_.empty() && move_numbers_.back() > to) {
        if (as_told_)
            as_told_->actions.pop_back();
        else if (is_silent(entry))
            silent_moves_.pop_back();
        else if (history_->undo(entry.seat) != History::Undo::kDone)
            return Error{"bad_entry", "an action cannot be taken back", "/payload/to", ""};
        move_numbers_.pop_back();
    }
    position_number_ = entry.number;
    if (!is_silent(entry) && !as_told_) note_limit(entry);
    return std::nullopt;
}

// Entries that change whose time runs say what everybody has left.
void State::note_time(const Entry& entry, const JsonReader& payload) {
    if (!payload.ok() || !payload.has("left") || !has_begun_) return;
    const JsonReader left = payload["left"];
    if (left.size(seats_.size(), seats_.size()) != seats_.size()) return;
    for (std::size_t i = 0; i < seats_.size(); ++i) left_[i] = left[i].integer(0, INT64_MAX);
    left_at_ = entry.at;
}

// CF-CLOCK-04: a limit is void as soon as its phase is left.
void State::note_limit(const Entry& entry) {
    const std::optional<TimeLimit> now = position().time_limit();
    if (!now)
        limit_.reset();
    else if (!limit_ || limit_->limit != *now)
        limit_ = RunningLimit{*now, entry.number, entry.at};
}

}  // namespace orrery::table
