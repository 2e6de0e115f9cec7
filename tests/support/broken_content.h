// Content files with a broken entry: each must be refused and the entry named.
#pragma once

#include <gtest/gtest.h>

#include <span>
#include <string>
#include <string_view>

#include "core/content.h"
#include "tests/support/games.h"
#include "tests/support/json_edit.h"

namespace orrery::test {

struct BrokenContent {
    const char* file;
    const char* pointer;  // what is changed
    const char* value;    // as JSON
    const char* at;       // where the loader complains
    const char* rule;
    const char* message;  // a part of it
};

// `load` reads a game's content from files.
template <class Load>
void expect_refused(std::string_view game, std::span<const BrokenContent> cases, Load&& load) {
    for (const BrokenContent& c : cases) {
        Json document = embedded(game, c.file);
        set_at(document, c.pointer, json(c.value));
        const std::string text = to_text(document);
        const auto loaded = load(content_with(game, c.file, &text));
        ASSERT_FALSE(loaded.ok()) << c.file << c.pointer << " = " << c.value;
        const Error& error = loaded.error();
        EXPECT_EQ(error.code, "bad_content");
        EXPECT_EQ(error.at, std::string(game) + "/" + c.file + ": " + c.at) << to_string(error);
        EXPECT_EQ(error.rule, c.rule) << to_string(error);
        EXPECT_NE(error.message.find(c.message), std::string::npos) << to_string(error);
    }
}

}  // namespace orrery::test
