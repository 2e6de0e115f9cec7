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
    std::string set_cookie;  // the header that makes a new guest one; empty for a known one
};

class Guests {
  public:
    Guests(store::GuestNames& names, table::Entropy& entropy) : names_(names), entropy_(entropy) {}

    // By the request's header; who has no cookie is somebody new.
    Visitor identify(std::string_view cookies);

    // The same of who has a cookie, and empty for who has none.
    static std::string known(std::string_view cookies);

    // As others see them: the name they gave, or one to begin with.
    table::Guest guest(const std::string& id);
    void rename(const std::string& id, const std::string& name, store::GuestNames::Done done) {
        names_.rename(id, name, std::move(done));
    }

  private:
    store::GuestNames& names_;
    table::Entropy& entropy_;
};

// The name of a star, and a number: a name to begin with.
std::string first_name(std::string_view guest);

}  // namespace orrery::server
