#include "cli/companion/profile_parts.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/anunnaki/content/components.h"

namespace orrery::cli::companion {

const std::string& Change::word(std::size_t i) const {
    if (i >= words.size()) throw Misread{"Something is missing at the end."};
    return words[i];
}

Words Change::from(std::size_t i) const {
    word(i);
    return {words.begin() + static_cast<std::ptrdiff_t>(i), words.end()};
}

Json& list_of(ProfileFiles& files, std::string_view file, std::string_view list) {
    return files.find(file)->second.as_object()[list];
}

JsonObject& entry_of(ProfileFiles& files, std::string_view file, std::string_view list,
                     const std::string& id) {
    const Result<JsonObject*> entry = an::entry_with(list_of(files, file, list).as_array(), id);
    if (!entry) throw Misread{entry.error().message};
    return **entry;
}

int number(const std::string& word) {
    const bool negative = word.starts_with('-');
    const auto value = play::typed_number(negative ? word.substr(1) : word, 3);
    if (!value) throw Misread{fmt::format("\"{}\" is no number.", word)};
    return negative ? -*value : *value;
}

JsonArray resources(const Words& words) {
    JsonArray names;
    for (const std::string& word : words) {
        if (std::find(an::kResourceNames.begin(), an::kResourceNames.end(), word) ==
            an::kResourceNames.end())
            throw Misread{fmt::format("\"{}\" is no resource: wood, metal, gold or grain.", word)};
        names.emplace_back(word);
    }
    return names;
}

}  // namespace orrery::cli::companion
