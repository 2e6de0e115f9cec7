// What a short form is read against, and the first thing that could not be read. After a problem
// every reader yields something harmless, so that one asks `ok` at the end.
#pragma once

#include <span>

#include "core/typed.h"
#include "core/vocabulary.h"
#include "games/anunnaki/companion/action.h"
#include "games/anunnaki/companion/typed/text.h"
#include "games/anunnaki/state.h"

namespace orrery::anunnaki::companion::typed {

using Entries = std::vector<Action>;

struct Desk {
    const Content& content;
    const Vocabulary& vocabulary;  // the game's own texts
    const State& state;            // the model as it is now
    std::optional<TypedProblem> problem{};

    bool ok() const { return !problem; }
    // The key is one of problems.cpp.
    void fail(std::string_view key, std::vector<TypedProblem::Named> with = {});
    void fail_word(std::string_view key, std::string_view word) {
        fail(key, {{"word", std::string(word)}});
    }
    // A known word, but not what belongs with it.
    void want(std::string_view like) { fail("form", {{"like", std::string(like)}}); }
};

// A problem's text; what it names stands in braces.
struct ProblemText {
    std::string_view key, text;
};
std::span<const ProblemText> problem_texts();
// The same with the names filled in.
std::string text_of(std::string_view key, const std::vector<TypedProblem::Named>& with);

constexpr std::uint8_t byte(std::size_t number) {
    return static_cast<std::uint8_t>(number);
}
constexpr std::uint8_t byte(Side side) {
    return byte(index(side));
}
inline void append(Entries& entries, const Entries& more) {
    entries.insert(entries.end(), more.begin(), more.end());
}
inline void repeat(Entries& entries, Action action, int times) {
    for (int i = 0; i < times; ++i) entries.push_back(action);
}

}  // namespace orrery::anunnaki::companion::typed
