#include "games/anunnaki/companion/typed/text.h"

#include <algorithm>

namespace orrery::anunnaki::companion::typed {
namespace {

constexpr std::string_view kBlanks = " \t";

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

}  // namespace

std::string lower(std::string_view text) {
    std::string small(text);
    for (char& c : small)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return small;
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

Words words_of(std::string_view text) {
    Words words;
    for (text = trimmed(text); !text.empty(); text = trimmed(text)) {
        const std::size_t end = std::min(text.find_first_of(kBlanks), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return words;
}

Words split(std::string_view text, char between) {
    Words pieces;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(between), text.size());
        if (const std::string_view piece = trimmed(text.substr(0, end)); !piece.empty())
            pieces.emplace_back(piece);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return pieces;
}

std::string joined(const Words& words, std::size_t first) {
    std::string text;
    for (std::size_t i = first; i < words.size(); ++i) text += (i == first ? "" : " ") + words[i];
    return text;
}

std::optional<int> number_of(std::string_view text, std::size_t most_digits) {
    if (text.empty() || text.size() > most_digits) return std::nullopt;
    int value = 0;
    for (const char c : text) {
        if (!is_digit(c)) return std::nullopt;
        value = 10 * value + (c - '0');
    }
    return value;
}

std::string plain(std::string_view name) {
    std::string text;
    for (char c : name) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        const bool leading = c == '0' && (text.empty() || !is_digit(text.back()));
        if ((c >= 'A' && c <= 'Z') || (is_digit(c) && !leading)) text += c;
    }
    return text;
}

}  // namespace orrery::anunnaki::companion::typed
