// What a request says before its body, one piece a line: the address, the cookies, the host, the
// page's origin, the proxies' two headers, the request's id. What is read from it can be read
// again and means the same.
#include <array>

#include "fuzz/fuzzing.h"
#include "server/address.h"
#include "server/guests.h"
#include "server/http.h"
#include "server/router.h"

namespace {

using namespace orrery;

void read_address_line(std::string_view text) {
    server::Request request;
    if (!server::read_target(text, request)) return;
    fuzzing::require(request.path.starts_with('/'), "a path begins with a slash");
    const Result<server::Destination> to = server::find_route("GET", request.path);
    if (to)
        fuzzing::require(to->name.find('/') == std::string::npos, "a name is one part of a path");
}

void read_cookies(std::string_view header) {
    for (const char* name : {"orrery_guest", "__Host-orrery_guest", ""})
        fuzzing::require(server::cookie_value(header, name).find(';') == std::string::npos,
                         "a cookie ends at its semicolon");
}

void read_origin(std::string_view text) {
    const Result<std::string> origin = server::read_origin(text);
    if (!origin) return;
    const Result<std::string> again = server::read_origin(*origin);
    fuzzing::require(again.ok() && *again == *origin, "an origin is its own");
}

void read_client(std::string_view peer, std::string_view forwarded_for,
                 std::string_view forwarded) {
    for (const std::string_view header : server::kProxyHeaders) {
        const Result<server::Proxies> proxies =
            server::Proxies::read("127.0.0.0/8, ::1, 10.0.0.0/8", header);
        const Result<std::string> client = proxies->client(peer, forwarded_for, forwarded);
        if (!client || *client == "unknown") continue;
        const Result<std::string> again = server::read_client(*client);
        fuzzing::require(again.ok() && *again == *client,
                         "a client's name can be written by people");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::array<std::string_view, 7> lines;
    std::string_view rest = fuzzing::text_of(data, size);
    for (std::string_view& line : lines) line = server::take_until(rest, '\n');
    read_address_line(lines[0]);
    read_cookies(lines[1]);
    (void)server::is_host(lines[2]);
    read_origin(lines[3]);
    for (const std::string_view peer : {std::string_view("127.0.0.1"), lines[2]})
        read_client(peer, lines[4], lines[5]);
    if (server::is_request_id(lines[6]))
        fuzzing::require(lines[6].find_first_of(" =\"\n") == std::string_view::npos,
                         "an id is one word of a log");
    return 0;
}
