// The lists of the lobby, a page at a time.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "server/http.h"
#include "table/lobby.h"

namespace orrery::server {

using After = std::optional<table::Bookmark>;

// A list: how it is called, how many lines a page of it has, and who reads them.
struct ListRow {
    std::string_view name;
    std::size_t most;
    Result<table::Lobby::Page> (*read)(table::Lobby& lobby, const std::string& guest,
                                       std::size_t most, const After& after);
};
extern const std::array<ListRow, 3> kLists;

// What a request wants to read.
struct ListWish {
    std::string list;  // empty: all of them
    After after;       // in that list
};
Result<ListWish> read_list_wish(const Request& request);

// A bookmark as clients keep it; an empty text is none.
Result<After> read_bookmark(const std::string& text);
std::string text_of(const table::Bookmark& bookmark);

}  // namespace orrery::server
