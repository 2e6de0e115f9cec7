// What whoever runs the server tells everybody, as clients read it.
#pragma once

#include "core/json.h"
#include "store/host_book.h"

namespace orrery::server {

// Null where there is none.
Json announcement_json(const store::Announcement* announcement);
// The same, pushed over a WebSocket.
JsonObject announcement_message(const store::Announcement* announcement);

}  // namespace orrery::server
