// One change of the content files, from its short form.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "core/json.h"

namespace orrery::cli::companion {

using ProfileFiles = std::map<std::string, Json, std::less<>>;  // by file name

// "area G03 gold metal": changes the entry and marks it as read from the printed game. Gives what
// else had to change; throws Misread.
std::string change_profile(ProfileFiles& files, const std::string& typed);
// "show area G03": the entry as it is now. Throws Misread.
std::string show_entry(const ProfileFiles& files, const std::string& what);

}  // namespace orrery::cli::companion
