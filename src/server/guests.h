// People as the server knows them: who brings the same cookie is the same guest, and a guest may
// have several. A name is enough.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "server/devices.h"
#include "server/links.h"
#include "store/guest_names.h"
#include "table/ports.h"
#include "table/setup.h"

namespace orrery::server {

// Who sent a request.
struct Visitor {
    std::string id;               // of the guest
    std::string device;           // with which they came: it follows from the secret in the cookie
    std::string cookie;           // the header by which they stay the same for a year
    std::string set_cookie;       // the same, and empty where they have it
    std::string end_cookie = {};  // the header that ends one from before there was TLS
};

// A secret of its own for a browser, which learns it by the header.
struct NewDevice {
    std::string id, set_cookie;
};

class Guests {
  public:
    // Whether something is kept of a guest.
    using IsKept = std::function<bool(const std::string& guest)>;

    // Behind TLS cookies are not sent without it, and no other host can set them. One from before
    // could be of anybody's making: it is exchanged for a secret of its own where its guest is
    // kept, and ended when that has come back.
    Guests(store::GuestNames& names, store::DeviceBook& book, table::Entropy& entropy,
           const table::Clock& clock, bool has_tls = false, IsKept is_kept = {})
        : names_(names),
          entropy_(entropy),
          clock_(clock),
          has_tls_(has_tls),
          is_kept_(std::move(is_kept)),
          devices_(book) {}

    // By the request's header; who has no cookie, or one that was ended, is somebody new.
    Visitor identify(std::string_view cookies);

    // The same of who has a cookie, and empty for who has none.
    std::string known(std::string_view cookies) const;

    // As others see them: the name they gave, or one to begin with.
    table::Guest guest(const std::string& id);
    void rename(const std::string& id, const std::string& name, store::GuestNames::Done done) {
        names_.rename(id, name, std::move(done));
    }

    // Who deletes their data is asked to wait meanwhile, and nobody afterwards.
    void begin_to_forget(const std::string& guest) { leaving_.insert(guest); }
    void end_to_forget(const std::string& guest, bool forgotten);
    bool is_leaving(const std::string& guest) const { return leaving_.contains(guest); }

    Devices& devices() { return devices_; }
    Links& links() { return links_; }
    NewDevice new_device();
    std::string new_secret();

  private:
    std::string_view cookie_name() const;
    std::string header_with(std::string_view secret) const;
    std::optional<Visitor> exchange(const std::string& old_secret);
    void end_old(const std::string& old_secret, const Visitor& visitor);

    store::GuestNames& names_;
    table::Entropy& entropy_;
    const table::Clock& clock_;
    bool has_tls_;
    IsKept is_kept_;
    std::map<std::string, std::string> exchanged_;  // by devices from before TLS: the new secrets
    Devices devices_;
    Links links_;
    std::set<std::string> leaving_;
};

// The name of a star, and a number: a name to begin with.
std::string first_name(std::string_view guest);

}  // namespace orrery::server
