#include "server/budgets.h"

#include <algorithm>

namespace orrery::server {
namespace {

// In the order of the rations; null: a guest has none of their own.
struct Rates {
    Rate Limits::* of_guest;
    Rate Limits::* of_address;
};
constexpr std::array<Rates, kRations> kRates{{
    {&Limits::guest_tables, &Limits::address_tables},
    {&Limits::guest_reports, &Limits::address_reports},
    {&Limits::guest_writes, &Limits::address_writes},
    {&Limits::guest_talk, &Limits::address_talk},
    {&Limits::guest_exports, &Limits::address_exports},
    {nullptr, &Limits::address_farewells},
    {nullptr, &Limits::address_guests},
}};

Rate times(const Rate& rate, double share) {
    return {rate.burst * share, rate.per_second * share};
}

}  // namespace

Rate Budgets::work_of(const Payer& payer) const {
    return payer.is_guest ? limits_->guest_work : times(limits_->address_work, payer.share);
}

Rate Budgets::rate_of(Ration what, const Payer& payer) const {
    const Rates& rates = kRates[static_cast<std::size_t>(what)];
    Rate Limits::* const rate = payer.is_guest ? rates.of_guest : rates.of_address;
    return rate == nullptr ? Rate{} : times(limits_->*rate, payer.share);
}

Budgets::Account* Budgets::find(Ledger& ledger, const std::string& name) {
    const auto found = ledger.by_name.find(name);
    if (found == ledger.by_name.end()) return nullptr;
    ledger.latest_first.splice(ledger.latest_first.begin(), ledger.latest_first, found->second);
    return &*found->second;
}

Budgets::Account& Budgets::open(Ledger& ledger, const std::string& name, bool is_guest,
                                double share, Clock::time_point now) {
    if (Account* known = find(ledger, name)) return *known;
    while (!ledger.latest_first.empty() && ledger.latest_first.size() >= limits_->accounts) {
        ledger.by_name.erase(ledger.latest_first.back().name);
        ledger.latest_first.pop_back();
    }
    const Payer payer{nullptr, is_guest, share};
    const auto full = [&](Ration what) { return TokenBucket(rate_of(what, payer), now); };
    ledger.latest_first.push_front(
        {name,
         TokenBucket(work_of(payer), now),
         {full(Ration::kTables), full(Ration::kReports), full(Ration::kWrites), full(Ration::kTalk),
          full(Ration::kExports), full(Ration::kFarewells), full(Ration::kGuests)}});
    Account& account = ledger.latest_first.front();
    ledger.by_name.emplace(account.name, ledger.latest_first.begin());
    return account;
}

Budgets::Account& Budgets::guest(const std::string& name, Clock::time_point now) {
    return open(guests_, name, true, 1, now);
}

// Where there is nothing to be paid by guests, none is made known by it.
Budgets::Account* Budgets::payer_of(Ration what, const Caller& caller, Clock::time_point now) {
    const bool pays = kRates[static_cast<std::size_t>(what)].of_guest != nullptr;
    return pays ? &guest(caller.guest, now) : nullptr;
}

std::vector<Budgets::Payer> Budgets::payers(const Caller& caller, Account* who,
                                            Clock::time_point now) {
    std::vector<Payer> payers;
    Account& address = open(addresses_, caller.address, false, 1, now);
    if (address.network.empty()) address.network = network_of(caller.address);
    payers.push_back({&address, false, 1});
    if (address.network != address.name) {
        const auto share = static_cast<double>(limits_->network_share);
        payers.push_back({&open(networks_, address.network, false, share, now), false, share});
    }
    if (who != nullptr) payers.push_back({who, true, 1});
    return payers;
}

Budgets::Wait Budgets::until_work(const Caller& caller, Clock::time_point now) {
    const std::vector<Payer> all = payers(caller, find(guests_, caller.guest), now);
    const auto until = [&](double amount) {
        Wait wait = Wait::zero();
        for (const Payer& each : all)
            wait = std::max(wait, each.account->work.wait(work_of(each), now, amount));
        return wait;
    };
    // To be told to wait costs something, too: who does is not refused again for that.
    return until(limits_->least_work) == Wait::zero() ? Wait::zero()
                                                      : until(2 * limits_->least_work);
}

void Budgets::charge_work(const Caller& caller, Clock::time_point now, double milliseconds) {
    milliseconds = std::max(milliseconds, limits_->least_work);
    for (const Payer& each : payers(caller, find(guests_, caller.guest), now))
        each.account->work.charge(work_of(each), now, milliseconds);
}

Budgets::Wait Budgets::take(Ration what, const std::vector<Payer>& payers, Clock::time_point now) {
    Wait wait = Wait::zero();
    for (const Payer& each : payers)
        wait = std::max(wait, bucket(what, each).wait(rate_of(what, each), now, 1));
    if (wait == Wait::zero())
        for (const Payer& each : payers) bucket(what, each).charge(rate_of(what, each), now, 1);
    return wait;
}

Budgets::Wait Budgets::take(Ration what, const Caller& caller, Clock::time_point now) {
    return take(what, payers(caller, payer_of(what, caller, now), now), now);
}

void Budgets::give_back(Ration what, const Caller& caller, Clock::time_point now) {
    for (const Payer& each : payers(caller, payer_of(what, caller, now), now))
        bucket(what, each).charge(rate_of(what, each), now, -1);
}

Budgets::Wait Budgets::until_guest(const Caller& caller, Clock::time_point now,
                                   const std::function<bool()>& is_kept) {
    if (find(guests_, caller.guest) != nullptr) return Wait::zero();
    const Wait wait = is_kept() ? Wait::zero() : take(Ration::kGuests, caller, now);
    if (wait == Wait::zero()) guest(caller.guest, now);
    return wait;
}

}  // namespace orrery::server
