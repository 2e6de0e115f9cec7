// Which of our addresses a request is for.
#pragma once

#include <string>
#include <string_view>

#include "core/error.h"

namespace orrery::server {

enum class Route {
    kMe,
    kRename,
    kForgetMe,
    kExportMe,
    kDevices,
    kEndDevice,
    kMakeLink,
    kLookAtLink,
    kUseLink,
    kBlocks,
    kUnblock,
    kBlockedHere,
    kBlock,
    kReport,
    kGames,
    kGame,
    kContent,
    kBots,
    kAnnouncement,
    kLobby,
    kOpen,
    kTable,
    kRequests,
    kRecord,
    kSocket,
    kHealth,
    kReady,
    kMetrics,
    kPage,  // and other files that are compiled in
};

struct Destination {
    Route route = Route::kPage;
    std::string name;                   // of the table, game or device, where the path has one
    std::string_view pattern = "page";  // "/api/tables/{table}"
};

// Refused as "unknown_path" or "wrong_method".
Result<Destination> find_route(std::string_view method, std::string_view path);

// "GET, PUT": what can be done there.
std::string methods_of(std::string_view path);

}  // namespace orrery::server
