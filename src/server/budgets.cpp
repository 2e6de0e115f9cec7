#include "server/budgets.h"

#include <algorithm>

namespace orrery::server {

Budgets::Account* Budgets::find(Ledger& ledger, const std::string& name) {
    const auto found = ledger.by_name.find(name);
    if (found == ledger.by_name.end()) return nullptr;
    ledger.latest_first.splice(ledger.latest_first.begin(), ledger.latest_first, found->second);
    return &*found->second;
}

Budgets::Account& Budgets::add(Ledger& ledger, Account account) {
    while (!ledger.latest_first.empty() && ledger.latest_first.size() >= limits_->accounts) {
        ledger.by_name.erase(ledger.latest_first.back().name);
        ledger.latest_first.pop_back();
    }
    ledger.latest_first.push_front(std::move(account));
    ledger.by_name.emplace(ledger.latest_first.front().name, ledger.latest_first.begin());
    return ledger.latest_first.front();
}

Budgets::Account& Budgets::guest(const std::string& name, Clock::time_point now) {
    if (Account* known = find(guests_, name)) return *known;
    return add(guests_, {name,
                         {limits_->guest_work, now},
                         {limits_->guest_tables, now},
                         {limits_->address_guests, now},
                         {limits_->guest_reports, now},
                         {limits_->guest_exports, now}});
}

Budgets::Account& Budgets::address(const std::string& name, Clock::time_point now) {
    if (Account* known = find(addresses_, name)) return *known;
    return add(addresses_, {name,
                            {limits_->address_work, now},
                            {limits_->address_tables, now},
                            {limits_->address_guests, now},
                            {limits_->address_reports, now},
                            {limits_->address_exports, now}});
}

Budgets::Wait Budgets::until_work(const Caller& caller, Clock::time_point now) {
    Account& place = address(caller.address, now);
    Account* who = find(guests_, caller.guest);
    const auto until = [&](double amount) {
        const Wait wait = place.work.wait(limits_->address_work, now, amount);
        return who == nullptr ? wait
                              : std::max(wait, who->work.wait(limits_->guest_work, now, amount));
    };
    // To be told to wait costs something, too: who does is not refused again for that.
    return until(limits_->least_work) == Wait::zero() ? Wait::zero()
                                                      : until(2 * limits_->least_work);
}

void Budgets::charge_work(const Caller& caller, Clock::time_point now, double milliseconds) {
    milliseconds = std::max(milliseconds, limits_->least_work);
    address(caller.address, now).work.charge(limits_->address_work, now, milliseconds);
    if (Account* who = find(guests_, caller.guest))
        who->work.charge(limits_->guest_work, now, milliseconds);
}

Budgets::Wait Budgets::until_guest(const Caller& caller, Clock::time_point now,
                                   const std::function<bool()>& is_kept) {
    if (find(guests_, caller.guest) != nullptr) return Wait::zero();
    Account& place = address(caller.address, now);
    if (!is_kept() && !place.guests.take(limits_->address_guests, now))
        return place.guests.wait(limits_->address_guests, now, 1);
    guest(caller.guest, now);
    return Wait::zero();
}

Budgets::Wait Budgets::until(const Caller& caller, Clock::time_point now, const Stock& stock) {
    TokenBucket &place = address(caller.address, now).*stock.bucket,
                &who = guest(caller.guest, now).*stock.bucket;
    const Wait wait =
        std::max(place.wait(stock.of_address, now, 1), who.wait(stock.of_guest, now, 1));
    if (wait > Wait::zero()) return wait;
    place.charge(stock.of_address, now, 1);
    who.charge(stock.of_guest, now, 1);
    return Wait::zero();
}

Budgets::Wait Budgets::until_table(const Caller& caller, Clock::time_point now) {
    return until(caller, now, {&Account::tables, limits_->guest_tables, limits_->address_tables});
}

Budgets::Wait Budgets::until_report(const Caller& caller, Clock::time_point now) {
    return until(caller, now,
                 {&Account::reports, limits_->guest_reports, limits_->address_reports});
}

Budgets::Wait Budgets::until_export(const Caller& caller, Clock::time_point now) {
    return until(caller, now,
                 {&Account::exports, limits_->guest_exports, limits_->address_exports});
}

void Budgets::give_back_table(const Caller& caller, Clock::time_point now) {
    address(caller.address, now).tables.charge(limits_->address_tables, now, -1);
    guest(caller.guest, now).tables.charge(limits_->guest_tables, now, -1);
}

}  // namespace orrery::server
