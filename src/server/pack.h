// Long answers are packed for whoever can unpack them.
#pragma once

#include <string>
#include <string_view>

#include "server/http.h"

namespace orrery::server {

// In the format of gzip (RFC 1952).
std::string gzip(std::string_view text);

// By the header Accept-Encoding.
bool accepts_gzip(std::string_view accepted);

// The same response, packed where that is worth it and the client can read it.
Response packed_for(std::string_view accepted, Response response);

}  // namespace orrery::server
