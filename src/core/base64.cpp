#include "core/base64.h"

#include <cstdint>

namespace orrery {
namespace {

constexpr std::string_view kDigits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

}  // namespace

std::string to_base64(std::span<const std::byte> bytes) {
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t word = 0;
        for (std::size_t j = 0; j < 3; ++j)
            word =
                word << 8 | (i + j < bytes.size() ? static_cast<std::uint32_t>(bytes[i + j]) : 0);
        for (std::size_t j = 0; j < 4; ++j)
            text += i + j > bytes.size() ? '=' : kDigits[word >> (18 - 6 * j) & 63U];
    }
    return text;
}

std::optional<std::vector<std::byte>> from_base64(std::string_view text) {
    if (text.size() % 4 != 0) return std::nullopt;
    std::size_t padding = 0;
    while (padding < 2 && padding < text.size() && text[text.size() - 1 - padding] == '=')
        ++padding;
    std::vector<std::byte> bytes;
    bytes.reserve(text.size() / 4 * 3);
    std::uint32_t word = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool filler = i + padding >= text.size();
        const std::size_t digit = filler ? 0 : kDigits.find(text[i]);
        if (digit == std::string_view::npos) return std::nullopt;
        word = word << 6 | static_cast<std::uint32_t>(digit);
        if (i % 4 != 3) continue;
        const std::size_t count = i + 1 == text.size() ? 3 - padding : 3;
        for (std::size_t j = 0; j < count; ++j)
            bytes.push_back(static_cast<std::byte>(word >> (16 - 8 * j) & 0xffU));
        if (count < 3 && (word & ((1U << (8 * (3 - count))) - 1)) != 0) return std::nullopt;
        word = 0;
    }
    return bytes;
}

}  // namespace orrery
