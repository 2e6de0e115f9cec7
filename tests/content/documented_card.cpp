#include "tests/content/documented_card.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "core/embedded_content.h"
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

Json documented_test(const std::string& file) {
    const DocumentedCard test = documented_card("tests/data/" + file);
    EXPECT_TRUE(test::data_file(file).at_pointer(test.place).is_array()) << test.place;
    return test.entry;
}

DocumentedContent::DocumentedContent(const std::vector<std::string>& files) {
    for (const ContentFile& content : embedded_content()) {
        files_.push_back(content);
        const std::string name = std::string(content.game) + "/" + std::string(content.name);
        if (std::find(files.begin(), files.end(), name) == files.end()) continue;
        Json json = test::json(content.text);
        documented_card(name).put_into(json);
        texts_.push_back(to_text(json));
        files_.back().text = texts_.back();
        folder_.write(name, texts_.back());
    }
    EXPECT_EQ(texts_.size(), files.size());
}

Ran DocumentedContent::run(const std::string& arguments, std::string_view input) const {
    return run_program_with("--content " + folder_.path() + " " + arguments, input);
}

}  // namespace orrery::cli
