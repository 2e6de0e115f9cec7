// What guests, addresses and networks have used up lately. A connection has no budget of its own:
// who comes again finds it as it was.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <string_view>
#include <vector>

#include "server/address.h"
#include "server/limits.h"

namespace orrery::server {

// What there is so much of for each, besides work.
enum class Ration : std::uint8_t {
    kTables,
    kReports,
    kWrites,
    kTalk,
    kExports,
    kFarewells,
    kGuests
};
inline constexpr std::size_t kRations = 7;

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
    Wait take(Ration what, const Caller& caller, Clock::time_point now);
    // It was not needed after all.
    void give_back(Ration what, const Caller& caller, Clock::time_point now);
    // Takes one of the address's new guests, where nobody has heard of this one lately. Somebody of
    // whom something is kept is not new, which is asked only then.
    Wait until_guest(const Caller& caller, Clock::time_point now,
                     const std::function<bool()>& is_kept);

    std::size_t guests() const { return guests_.by_name.size(); }
    std::size_t addresses() const { return addresses_.by_name.size(); }

  private:
    struct Account {
        std::string name;
        TokenBucket work;
        std::array<TokenBucket, kRations> rations;
        std::string network = {};  // of an address that is part of one
    };
    // No more than there is room for: whoever has so many addresses has their budgets in any case.
    struct Ledger {
        std::list<Account> latest_first;
        std::map<std::string_view, std::list<Account>::iterator> by_name;
    };
    // Somebody who pays, and at which rates.
    struct Payer {
        Account* account;
        bool is_guest;
        double share;  // of an address's rates
    };

    Account* find(Ledger& ledger, const std::string& name);
    Account& open(Ledger& ledger, const std::string& name, bool is_guest, double share,
                  Clock::time_point now);
    Account& guest(const std::string& name, Clock::time_point now);
    Account* payer_of(Ration what, const Caller& caller, Clock::time_point now);
    // The caller's address, its network, and the guest where there is one.
    std::vector<Payer> payers(const Caller& caller, Account* who, Clock::time_point now);
    Rate work_of(const Payer& payer) const;
    Rate rate_of(Ration what, const Payer& payer) const;
    Wait take(Ration what, const std::vector<Payer>& payers, Clock::time_point now);
    static TokenBucket& bucket(Ration what, const Payer& payer) {
        return payer.account->rations[static_cast<std::size_t>(what)];
    }

    const Limits* limits_;
    Ledger guests_, addresses_, networks_;
};

}  // namespace orrery::server
