// What somebody typed in a game's short forms, once it was read.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/action.h"

namespace orrery {

struct Refusal;

// Why something typed means nothing: a key for translations, what its text names, and that text.
struct TypedProblem {
    using Value = std::variant<int, std::string, std::vector<std::string>>;
    struct Named {
        std::string_view name;
        Value value;
    };
    std::string_view key;     // stable: "no_place"
    std::vector<Named> with;  // what goes into the text
    std::string text;         // English
    // Of several parts between commas: which one it was, from 1, and as it was typed. 0: all of it.
    int part = 0;
    std::string part_text;
    // It was understood, but the rules forbid this action.
    Action action;
    const Refusal* refusal = nullptr;
};

// The actions in their order, all allowed; or a problem, and then none.
struct Typed {
    std::vector<Action> actions;
    std::optional<TypedProblem> problem;
};

}  // namespace orrery
