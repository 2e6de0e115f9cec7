// What people may be called: a name is for others to read, and nobody borrows another's.
#pragma once

#include <string>
#include <string_view>

namespace orrery::table {

// As it is shown: composed (NFC), one space where there was any, and nothing that cannot be seen
// (zero-width, directions of writing, private characters). Empty where nothing is left.
std::string shown_name(std::string_view text);

// So many marks on one letter that they run into other lines.
bool is_flooded(std::string_view text);

// Whether people could take one for the other: whatever the case, width, accents, spaces and
// punctuation, and with letters of Cyrillic and Greek that look Latin.
bool look_alike(std::string_view one, std::string_view other);

}  // namespace orrery::table
