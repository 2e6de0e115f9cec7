#include "server/router.h"

#include <algorithm>
#include <array>
#include <optional>

namespace orrery::server {
namespace {

struct Row {
    std::string_view method, path;
    Route route;
};

constexpr std::array kRows = std::to_array<Row>({
    {"GET", "/api/me", Route::kMe},
    {"PUT", "/api/me", Route::kRename},
    {"DELETE", "/api/me", Route::kForgetMe},
    {"GET", "/api/me/export", Route::kExportMe},
    {"GET", "/api/me/devices", Route::kDevices},
    {"DELETE", "/api/me/devices/{device}", Route::kEndDevice},
    {"POST", "/api/me/links", Route::kMakeLink},
    {"GET", "/api/me/blocks", Route::kBlocks},
    {"DELETE", "/api/me/blocks/{block}", Route::kUnblock},
    {"POST", "/api/links/look", Route::kLookAtLink},
    {"POST", "/api/links/use", Route::kUseLink},
    {"GET", "/api/games", Route::kGames},
    {"GET", "/api/games/{game}", Route::kGame},
    {"GET", "/api/games/{game}/content", Route::kContent},
    {"GET", "/api/bots", Route::kBots},
    {"GET", "/api/announcement", Route::kAnnouncement},
    {"GET", "/api/lobby", Route::kLobby},
    {"POST", "/api/tables", Route::kOpen},
    {"GET", "/api/tables/{table}", Route::kTable},
    {"POST", "/api/tables/{table}/requests", Route::kRequests},
    {"GET", "/api/tables/{table}/record", Route::kRecord},
    {"GET", "/api/tables/{table}/blocks", Route::kBlockedHere},
    {"POST", "/api/tables/{table}/blocks", Route::kBlock},
    {"POST", "/api/tables/{table}/reports", Route::kReport},
    {"GET", "/api/tables/{table}/socket", Route::kSocket},
    {"GET", "/api/openapi.json", Route::kPage},
    {"GET", "/api/asyncapi.json", Route::kPage},
    {"GET", "/healthz", Route::kHealth},
    {"GET", "/readyz", Route::kReady},
    {"GET", "/metrics", Route::kMetrics},
});

// What stands in the place of the braces, or nothing when the path is another one.
std::optional<std::string> matches(std::string_view pattern, std::string_view path) {
    const std::size_t here = pattern.find('{');
    if (here == std::string_view::npos)
        return pattern == path ? std::optional<std::string>("") : std::nullopt;
    const std::string_view before = pattern.substr(0, here),
                           after = pattern.substr(pattern.find('}') + 1);
    if (!path.starts_with(before)) return std::nullopt;
    path.remove_prefix(before.size());
    const std::size_t end = std::min(path.find('/'), path.size());
    if (end == 0 || path.substr(end) != after) return std::nullopt;
    return std::string(path.substr(0, end));
}

bool is_page(std::string_view path) {
    return path != "/api" && !path.starts_with("/api/");
}

}  // namespace

Result<Destination> find_route(std::string_view method, std::string_view path) {
    if (method == "HEAD") method = "GET";
    bool known = false;
    for (const Row& row : kRows) {
        const std::optional<std::string> name = matches(row.path, path);
        if (!name) continue;
        known = true;
        if (row.method == method) return Destination{row.route, *name, row.path};
    }
    if (!known && !is_page(path))
        return Error{"unknown_path", "there is nothing at " + quoted(path), "", ""};
    if (known || method != "GET")
        return Error{"wrong_method",
                     std::string(method) + " is not possible here, but " + methods_of(path), "",
                     ""};
    return Destination{Route::kPage, "", "page"};
}

std::string methods_of(std::string_view path) {
    std::string methods;
    for (const Row& row : kRows)
        if (matches(row.path, path))
            methods += (methods.empty() ? "" : ", ") + std::string(row.method);
    return methods.empty() && is_page(path) ? "GET" : methods;
}

}  // namespace orrery::server
