#include "cli/play/typed.h"

#include <algorithm>
#include <cctype>
#include <sstream>

namespace orrery::cli::play {
namespace {

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

}  // namespace

std::string upper(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

Words lower_words(std::string_view typed) {
    std::istringstream stream(lower(std::string(typed)));
    Words words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

std::optional<int> typed_number(std::string_view text, std::size_t most_digits) {
    if (text.empty() || text.size() > most_digits) return std::nullopt;
    int value = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        value = 10 * value + (c - '0');
    }
    return value;
}

}  // namespace orrery::cli::play
