// What happens at a table without anybody asking: bots, clocks, snapshots.
#include <algorithm>
#include <utility>

#include "table/account.h"
#include "table/fairness.h"
#include "table/table.h"

namespace orrery::table {
namespace {

// Often enough that loading is quick, seldom enough that writing costs nothing.
constexpr std::uint64_t kEntriesPerSnapshot = 64;

}  // namespace

void Table::settle() {
    if (!appending_) {
        keep_snapshot();
        note_upgrade();
        watch_race();
        release_grabs();
        ask_bots();
    }
    if (changed_) changed_(*this);
}

void Table::forget_tasks(const Entry& entry) {
    const bool about_a_seat = entry.seat >= 0;
    if (entry.kind == EntryKind::kMove && state_.last_applied().revealed) race_since_.reset();
    const bool plays_on = entry.kind == EntryKind::kMove && about_a_seat &&
                          !state_.last_applied().revealed && !state_.last_applied().turn_passed;
    const bool changes_hands = entry.kind == EntryKind::kTakeover ||
                               entry.kind == EntryKind::kReturn || entry.kind == EntryKind::kResign;
    // Where all act at once, what others do leaves a bot's thought as good as it was.
    if (plays_on || changes_hands)
        forget_tasks_of(static_cast<Seat>(entry.seat));
    else if (entry.kind == EntryKind::kMove || entry.kind == EntryKind::kUndo ||
             entry.kind == EntryKind::kEnd)
        forget_all_tasks();
}

void Table::forget_tasks_of(Seat seat) {
    const std::uint64_t asked = std::exchange(asked_[static_cast<std::size_t>(seat)], 0);
    if (thinking_.erase(asked) != 0) ports_.thinkers.give_up(id_, asked);
    // What was counted stays what it was.
    for (const auto& [task, hint] : hints_)
        if (hint.seat == seat && hint.op == "hint") ports_.thinkers.give_up(id_, task);
}

void Table::forget_all_tasks() {
    for (Seat seat = 0; seat < static_cast<Seat>(asked_.size()); ++seat) forget_tasks_of(seat);
}

const std::string& Table::host_of_bots() const {
    const auto plays_here = [this](const SeatHolder& seat) {
        return seat.is_person() && is_here(seat.guest);
    };
    const auto found = std::find_if(state_.seats().begin(), state_.seats().end(), plays_here);
    const bool by_owner = is_here(state_.owner()) || found == state_.seats().end();
    return by_owner ? state_.owner() : found->guest;
}

void Table::ask_bots() {
    if (state_.phase() != Phase::kPlaying || retry_at_ || unreadable_) return;
    const SeatSet actors = state_.position().actors();
    const RecordedAction* scripted = state_.scripted();
    for (std::size_t i = 0; i < state_.seats().size(); ++i) {
        const auto seat = static_cast<Seat>(i);
        const SeatHolder& holder = state_.seats()[i];
        if (!has_seat(actors, seat) || holder.bot.empty() || asked_[i] != 0) continue;
        // A lesson has its own order, also where all act at once.
        if (scripted != nullptr && scripted->seat != seat) continue;
        RandomStream random(
            derived_seed(state_.setup().host_seed, "orrery bot", state_.number(), seat));
        asked_[i] = ++last_task_;
        Task task;
        task.table = id_;
        task.id = asked_[i];
        task.guest = host_of_bots();
        task.seat = seat;
        task.bot = holder.bot;
        task.options = holder.bot_options;
        task.most_trials = settings_.most_trials;
        task.seen = state_.position().guess(seat, random);
        task.seed = random.fork();
        task.plan = plans_[i];
        if (scripted != nullptr) task.scripted = scripted->action;
        thinking_.insert(task.id);
        ports_.thinkers.ask(std::move(task));  // a bot is never refused
    }
}

void Table::answer(std::uint64_t task, const Answer& answer) {
    tick();
    if (const auto found = hints_.find(task); found != hints_.end()) {
        const Hint hint = std::move(found->second);
        hints_.erase(found);
        return hint.answer(answer);
    }
    thinking_.erase(task);
    const auto asked = std::find(asked_.begin(), asked_.end(), task);
    if (asked == asked_.end() || task == 0) return;
    const auto seat = static_cast<Seat>(asked - asked_.begin());
    plans_[static_cast<std::size_t>(seat)] = answer.plan;
    const Action action = answer.advice.action;
    if (race_since_ && takes_away(seat, action)) {
        grabs_[static_cast<std::size_t>(seat)] = {task, action};
        release_grabs();
    } else {
        play_answer(seat, task, action);
    }
    settle();
}

void Table::play_answer(Seat seat, std::uint64_t task, Action action) {
    Job job;
    job.draft = [this, seat, task, action](const Situation& now) {
        return draft_answer(now, seat, task, action);
    };
    job.finish = [this, seat](const Result<std::uint64_t>& number) {
        if (number) return;
        asked_[static_cast<std::size_t>(seat)] = 0;
        host_failed();
    };
    enqueue(std::move(job));
}

Draft Table::draft_answer(const Situation& now, Seat seat, std::uint64_t task, Action action) {
    std::uint64_t& asked = asked_[static_cast<std::size_t>(seat)];
    if (asked != task) return std::vector<Entry>{};
    if (state_.position().check(seat, action) == nullptr) return draft_bot_move(now, seat, action);
    asked = 0;  // somebody was faster: it has to think again
    return std::vector<Entry>{};
}

SeatSet Table::people_acting() const {
    if (state_.phase() != Phase::kPlaying) return 0;
    SeatSet people = state_.position().actors();
    for (std::size_t i = 0; i < state_.seats().size(); ++i)
        if (!state_.seats()[i].bot.empty())
            people = static_cast<SeatSet>(people & ~seat_bit(static_cast<Seat>(i)));
    return people;
}

void Table::watch_race() {
    const SeatSet people = people_acting();
    const bool races = people != 0 && people != state_.position().actors() && !state_.limit();
    if (!races)
        race_since_.reset();
    else if (!race_since_)
        race_since_ = ports_.clock.now();
}

// Whether somebody who acts at the same time would have less to choose from.
bool Table::takes_away(Seat seat, Action action) const {
    const Position& now = state_.position();
    if (now.check(seat, action) != nullptr) return false;
    const std::unique_ptr<Position> then = now.clone();
    then->apply(seat, action, nullptr);
    const SeatSet people = people_acting();
    for (Seat person = 0; person < static_cast<Seat>(state_.seats().size()); ++person)
        if (has_seat(people, person) && then->legal(person).size() < now.legal(person).size())
            return true;
    return false;
}

void Table::release_grabs() {
    if (race_since_ && ports_.clock.now() < *race_since_ + settings_.grab_after) return;
    for (std::size_t i = 0; i < grabs_.size(); ++i) {
        const Grab grab = std::exchange(grabs_[i], {});
        if (grab.task != 0) play_answer(static_cast<Seat>(i), grab.task, grab.action);
    }
}

Due Table::next_deadline() const {
    if (timeout_waits_) return {};
    if (retry_at_) return {.now = retry_at_};
    Due next = time_.limit_deadline(state_);
    const bool waits =
        std::any_of(grabs_.begin(), grabs_.end(), [](const Grab& grab) { return grab.task != 0; });
    if (waits && race_since_) next.add({.now = *race_since_ + settings_.grab_after});
    for (Seat seat = 0; seat < static_cast<Seat>(state_.seats().size()); ++seat)
        next.add(time_.seat_deadline(state_, seat));
    next.add(expiry());
    return next;
}

void Table::tick() {
    const Reading now = ports_.clock.read();
    if (retry_at_ && *retry_at_ <= now.now) {
        retry_at_.reset();
        settle();
    }
    release_grabs();
    if (!next_deadline().is_over(now)) return;
    timeout_waits_ = true;
    Job job;
    job.draft = draft_timeout;
    job.finish = [this](const Result<std::uint64_t>& number) {
        timeout_waits_ = false;
        if (!number) host_failed();
    };
    enqueue(std::move(job));
    settle();
}

void Table::host_failed() {
    retry_at_ = ports_.clock.now() + settings_.retry_after;
}

void Table::end_by_host(std::function<void(const Result<std::uint64_t>& number)> done) {
    Job job;
    job.draft = draft_end_by_host;
    job.finish = std::move(done);
    enqueue(std::move(job));
    settle();
}

void Table::make_way() {
    Job job;
    job.draft = [this](const Situation& now) -> Draft {
        if (state_.phase() != Phase::kOpen || is_attended()) return std::vector<Entry>{};
        return draft_making_way(now);
    };
    job.finish = [](const Result<std::uint64_t>&) {};
    enqueue(std::move(job));
    settle();
}

void Table::keep_snapshot() {
    if (!state_.has_position() || !state_.history().is_settled()) return;
    const bool over = state_.phase() == Phase::kOver;
    const std::uint64_t news = state_.number() - snapshot_number_;
    if (news == 0 || (!over && news < kEntriesPerSnapshot)) return;
    // It does not say since when a limit runs: it is only taken where one begins, or none runs.
    if (!over && state_.limit() && state_.limit()->number != state_.number()) return;
    snapshot_number_ = state_.number();
    ports_.store.keep(id_, {state_.number(), state_.position().state_json()});
    keep_account();
}

bool Table::keep_account() {
    if (!state_.has_position() || account_number_ == state_.number()) return false;
    account_number_ = state_.number();
    ports_.store.keep_account(id_, standing_account(state_));
    return true;
}

// Loading has proven that it comes to the same under this program's rules and content.
void Table::note_upgrade() {
    if (state_.is_current() || state_.as_told() != nullptr || state_.phase() == Phase::kOver ||
        retry_at_ || std::exchange(upgrade_waits_, true))
        return;
    Job job;
    job.draft = draft_upgrade;
    job.finish = [this](const Result<std::uint64_t>& number) {
        upgrade_waits_ = false;
        if (!number) host_failed();
    };
    enqueue(std::move(job));
}

}  // namespace orrery::table
