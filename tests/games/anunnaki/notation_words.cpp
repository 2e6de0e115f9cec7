#include "tests/games/anunnaki/notation_words.h"

#include <sstream>

#include "tests/games/anunnaki/desk.h"

namespace orrery::anunnaki::testing {

const Content& content() {
    return game().content();
}

const Vocabulary& vocabulary() {
    return game().words().vocabulary;
}

std::vector<std::string> words(std::string_view text) {
    std::vector<std::string> list;
    std::istringstream stream{std::string(text)};
    for (std::string word; stream >> word;) list.push_back(word);
    return list;
}

std::vector<std::string> facts(std::string_view notation) {
    std::vector<std::string> list;
    for (const std::string& line : split(notation, '\n'))
        for (const std::string& fact : split(line.substr(0, line.find('#')), ';'))
            list.push_back(fact);
    return list;
}

std::string trim(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\n");
    if (first == std::string_view::npos) return {};
    return std::string(text.substr(first, text.find_last_not_of(" \t\n") - first + 1));
}

std::vector<std::string> split(std::string_view text, char separator) {
    std::vector<std::string> parts;
    std::istringstream stream{std::string(text)};
    for (std::string part; std::getline(stream, part, separator);)
        if (part = trim(part); !part.empty()) parts.push_back(part);
    return parts;
}

Place place(std::string_view name) {
    for (std::size_t at = 0; at < kPlaces; ++at) {
        const Place candidate = static_cast<Place>(at);
        if (is_area(candidate) && at >= content().areas.size()) continue;
        if (place_name(content(), candidate) == name) return candidate;
    }
    ADD_FAILURE() << "no such place: " << name;
    return 0;
}

}  // namespace orrery::anunnaki::testing
