// docs/protocol.md shows what the program answers: every request of its `console` blocks is played.
#include <gtest/gtest.h>

#include <regex>
#include <sstream>
#include <string>

#include "tests/cli/session.h"
#include "tests/support/data_file.h"

namespace orrery::cli {
namespace {

// Hashes belong to one version of rules and content; their form is enough.
std::string without_hashes(const std::string& text) {
    static const std::regex hash("\"[0-9a-f]{16,64}\"");
    return std::regex_replace(text, hash, "\"#\"");
}

// `…` stands for anything.
bool matches(const std::string& shown, const std::string& answer) {
    constexpr std::string_view kGap = "…";
    std::size_t at = 0, from = 0;
    for (bool first = true;; first = false) {
        const std::size_t gap = shown.find(kGap, from);
        const bool last = gap == std::string::npos;
        const std::string part = shown.substr(from, last ? gap : gap - from);
        const std::size_t found = last && !first && answer.size() >= part.size()
                                      ? answer.size() - part.size()
                                      : answer.find(part, at);
        if (found == std::string::npos || found < at || (first && found != 0)) return false;
        if (answer.compare(found, part.size(), part) != 0) return false;
        at = found + part.size();
        if (last) return at == answer.size();
        from = gap + kGap.size();
    }
}

TEST(ProtocolPage, shows_what_the_program_answers) {
    std::istringstream page(test::project_file("docs/protocol.md"));
    Engine engine(test_registry());
    std::string request;
    int played = 0;
    bool in_block = false;
    for (std::string line; std::getline(page, line);) {
        if (line.starts_with("```")) in_block = line == "```console";
        if (!in_block) continue;
        if (line.starts_with("> ")) {
            if (engine.finished()) engine = Engine(test_registry());
            request = line.substr(2);
        } else if (line.starts_with("< ")) {
            const std::string answer = without_hashes(engine.answer(request));
            EXPECT_TRUE(matches(without_hashes(line.substr(2)), answer))
                << request << "\nshown:    " << line.substr(2) << "\nanswered: " << answer;
            ++played;
        }
    }
    EXPECT_GE(played, 25);
}

}  // namespace
}  // namespace orrery::cli
