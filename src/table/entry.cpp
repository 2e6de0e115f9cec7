#include "table/entry.h"

#include <algorithm>
#include <array>

namespace orrery::table {
namespace {

// In the order of the enumeration. Stored tables hold these names.
constexpr std::array<std::string_view, 16> kNames{
    "open", "sit",      "stand",  "seat_bot", "part", "start",   "move",   "undo",
    "chat", "takeover", "return", "resign",   "end",  "rematch", "remove", "talk"};
static_assert(kNames.size() == static_cast<std::size_t>(EntryKind::kTalk) + 1);

}  // namespace

std::string_view kind_name(EntryKind kind) {
    return kNames[static_cast<std::size_t>(kind)];
}

Result<EntryKind> kind_from_name(std::string_view name) {
    const auto found = std::find(kNames.begin(), kNames.end(), name);
    if (found == kNames.end())
        return Error{"bad_entry", "there is no kind of entry " + quoted(name), "", ""};
    return static_cast<EntryKind>(found - kNames.begin());
}

}  // namespace orrery::table
