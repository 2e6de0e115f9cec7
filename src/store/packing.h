// Long texts take less room packed (zlib).
#pragma once

#include <string>
#include <string_view>

#include "core/error.h"

namespace orrery::store {

std::string packed(std::string_view text);
Result<std::string> unpacked(std::string_view bytes);

}  // namespace orrery::store
