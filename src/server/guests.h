// People as the server knows them: who brings the same cookie is the same guest. A name is enough.
#pragma once

#include <string>
#include <string_view>

#include "store/guest_names.h"
#include "table/ports.h"
#include "table/setup.h"

namespace orrery::server {

// Who sent a request.
struct Visitor {
    std::string id;          // of the guest: it follows from the secret in the cookie
    std::string cookie;      // the header by which they stay the same for a year
    std::string set_cookie;  // the same, and empty where they have it
};

class Guests {
  public:
    // Behind TLS cookies are not sent without it, and no other host can set them. Those from before
    // are still known, and change their name.
    Guests(store::GuestNames& names, table::Entropy& entropy, bool has_tls = false)
        : names_(names), entropy_(entropy), has_tls_(has_tls) {}

    // By the request's header; who has no cookie is somebody new.
    Visitor identify(std::string_view cookies);

    // The same of who has a cookie, and empty for who has none.
    std::string known(std::string_view cookies) const;

    // As others see them: the name they gave, or one to begin with.
    table::Guest guest(const std::string& id);
    void rename(const std::string& id, const std::string& name, store::GuestNames::Done done) {
        names_.rename(id, name, std::move(done));
    }

  private:
    store::GuestNames& names_;
    table::Entropy& entropy_;
    bool has_tls_;
};

// The name of a star, and a number: a name to begin with.
std::string first_name(std::string_view guest);

}  // namespace orrery::server
