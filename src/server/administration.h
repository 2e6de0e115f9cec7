// What whoever runs the server can ask of it while it runs (`orrery admin`): one request, one
// answer, both JSON. `{"op", …}` is answered by `{"ok": true, …}` or `{"ok": false, "error"}`.
#pragma once

#include <functional>
#include <string>

#include "server/host.h"

namespace orrery::server {

// So much of a guest's id is shown to people, and enough to name them by.
inline constexpr std::size_t kHandleDigits = 10;

class Administration {
  public:
    // Called once: at once, or when what was asked for is stored.
    using Reply = std::function<void(JsonObject)>;

    explicit Administration(Host& host) : host_(host) {}
    void carry_out(const Json& request, const Reply& reply);

    // For the table of operations.
    void tables(const JsonReader& request, const Reply& reply);
    void guests(const JsonReader& request, const Reply& reply);
    void close(const JsonReader& request, const Reply& reply);
    void remove(const JsonReader& request, const Reply& reply);
    void ban(const JsonReader& request, const Reply& reply);
    void unban(const JsonReader& request, const Reply& reply);
    void bans(const JsonReader& request, const Reply& reply);
    void announce(const JsonReader& request, const Reply& reply);
    void announcement(const JsonReader& request, const Reply& reply);
    void reports(const JsonReader& request, const Reply& reply);
    void close_report(const JsonReader& request, const Reply& reply);

  private:
    // An address as limits count it, or the guest whose id begins so.
    Result<std::string> whom(const std::string& text) const;
    void end(const std::string& table, const Reply& reply,
             const std::function<void(std::uint64_t number)>& done);

    Host& host_;
};

}  // namespace orrery::server
