#include "core/error.h"

namespace orrery {

std::string to_string(const Error& error) {
    std::string text;
    if (!error.at.empty()) text += error.at + ": ";
    text += error.message;
    if (!error.rule.empty()) text += " (" + error.rule + ")";
    return text;
}

std::string quoted(std::string_view text) {
    constexpr std::size_t kLongest = 60;
    if (text.size() <= kLongest) return '"' + std::string(text) + '"';
    // Never in the middle of a UTF-8 character: the answer has to be valid JSON.
    std::size_t end = kLongest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    return '"' + std::string(text.substr(0, end)) + "…\"";
}

Error placed_at(std::string_view place, Error error) {
    error.at = std::string(place) + (error.at.starts_with('/') ? error.at : "");
    return error;
}

}  // namespace orrery
