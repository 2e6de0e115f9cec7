// Bytes in text (RFC 4648, with padding).
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace orrery {

std::string to_base64(std::span<const std::byte> bytes);
// Nothing when the text is no such bytes, or not the only text for them.
std::optional<std::vector<std::byte>> from_base64(std::string_view text);

}  // namespace orrery
