#include "server/lists.h"

#include <algorithm>
#include <charconv>

namespace orrery::server {
namespace {

Error bad_input(std::string message) {
    return {"bad_input", std::move(message), "", ""};
}

Result<table::Bookmark> bookmark_from(const std::string& text) {
    const std::size_t dot = std::min(text.find('.'), text.size());
    table::Bookmark bookmark;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + dot, bookmark.at);
    if (failure != std::errc() || end != text.data() + dot || dot + 1 >= text.size())
        return bad_input("after is what the last page gave as next, not " + quoted(text));
    bookmark.table = text.substr(dot + 1);
    return bookmark;
}

}  // namespace

// Whoever has more games of their own than these sees the rest on demand, as with strangers'.
const std::array<ListRow, 3> kLists{
    {{"public", 20,
      [](table::Lobby& lobby, const std::string& guest, std::size_t most, const After& after) {
          return Result<table::Lobby::Page>(lobby.public_tables(guest, most, after));
      }},
     {"mine", 50,
      [](table::Lobby& lobby, const std::string& guest, std::size_t most, const After& after) {
          return Result<table::Lobby::Page>(lobby.tables_of(guest, most, after));
      }},
     {"finished", 20,
      [](table::Lobby& lobby, const std::string& guest, std::size_t most, const After& after) {
          return lobby.finished_of(guest, most, after);
      }}}};

Result<ListWish> read_list_wish(const Request& request) {
    ListWish wish;
    wish.list = request.parameter("list");
    const auto is_called = [&](const ListRow& row) { return row.name == wish.list; };
    if (!wish.list.empty() && std::none_of(kLists.begin(), kLists.end(), is_called))
        return bad_input("there is no list " + quoted(wish.list));
    const std::string after = request.parameter("after");
    if (after.empty()) return wish;
    if (wish.list.empty()) return bad_input("after says where in a list: name the list too");
    const Result<After> bookmark = read_bookmark(after);
    if (!bookmark) return bookmark.error();
    wish.after = *bookmark;
    return wish;
}

Result<After> read_bookmark(const std::string& text) {
    if (text.empty()) return After();
    const Result<table::Bookmark> bookmark = bookmark_from(text);
    if (!bookmark) return bookmark.error();
    return After(*bookmark);
}

std::string text_of(const table::Bookmark& bookmark) {
    return std::to_string(bookmark.at) + "." + bookmark.table;
}

}  // namespace orrery::server
