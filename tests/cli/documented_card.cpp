#include "tests/cli/documented_card.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "tests/support/data_file.h"
#include "tests/support/games.h"

namespace orrery::cli {

void DocumentedCard::put_into(Json& content) const {
    Json& there = content.at_pointer(place);
    if (!there.is_array()) {
        there = entry;
        return;
    }
    JsonArray& entries = there.as_array();
    const auto same = std::find_if(entries.begin(), entries.end(),
                                   [&](const Json& one) { return one.at("id") == entry.at("id"); });
    if (same == entries.end())
        entries.push_back(entry);
    else
        *same = entry;
}

DocumentedCard documented_card(const std::string& file) {
    std::istringstream page(test::project_file("docs/adding-a-card.md"));
    const std::string begin = "```json " + file + " ";
    for (std::string line; std::getline(page, line);) {
        if (!line.starts_with(begin)) continue;
        std::string text;
        for (std::string more; std::getline(page, more) && more != "```";) text += more + "\n";
        return {file, line.substr(begin.size()), test::json(text)};
    }
    ADD_FAILURE() << "the page has no entry for " << file;
    return {};
}

}  // namespace orrery::cli
