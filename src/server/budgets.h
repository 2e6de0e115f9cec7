// What guests and addresses have used up lately. A connection has no budget of its own: who comes
// again finds it as it was.
#pragma once

#include <functional>
#include <list>
#include <map>
#include <string_view>

#include "server/address.h"
#include "server/limits.h"

namespace orrery::server {

class Budgets {
  public:
    using Clock = TokenBucket::Clock;
    using Wait = std::chrono::milliseconds;

    explicit Budgets(const Limits& limits) : limits_(&limits) {}

    // Work on the shared thread. A caller without a guest (nobody yet, or somebody who was not let
    // in) is an address alone.
    Wait until_work(const Caller& caller, Clock::time_point now);
    void charge_work(const Caller& caller, Clock::time_point now, double milliseconds);

    // Zero: it is one less from now on.
    // Asked only about whom we have not heard of lately: somebody of whom something is kept is not
    // new.
    Wait until_guest(const Caller& caller, Clock::time_point now,
                     const std::function<bool()>& is_kept);
    Wait until_table(const Caller& caller, Clock::time_point now);
    Wait until_report(const Caller& caller, Clock::time_point now);
    Wait until_export(const Caller& caller, Clock::time_point now);
    // It was not opened after all.
    void give_back_table(const Caller& caller, Clock::time_point now);

    std::size_t guests() const { return guests_.by_name.size(); }
    std::size_t addresses() const { return addresses_.by_name.size(); }

  private:
    struct Account {
        std::string name;
        TokenBucket work, tables, guests, reports, exports;
    };
    // No more than there is room for: whoever has so many addresses has their budgets in any case.
    struct Ledger {
        std::list<Account> latest_first;
        std::map<std::string_view, std::list<Account>::iterator> by_name;
    };

    // One of both, or of neither.
    struct Stock {
        TokenBucket Account::* bucket;
        const Rate &of_guest, &of_address;
    };
    Wait until(const Caller& caller, Clock::time_point now, const Stock& stock);
    Account* find(Ledger& ledger, const std::string& name);
    Account& guest(const std::string& name, Clock::time_point now);
    Account& address(const std::string& name, Clock::time_point now);
    Account& add(Ledger& ledger, Account account);

    const Limits* limits_;
    Ledger guests_, addresses_;
};

}  // namespace orrery::server
