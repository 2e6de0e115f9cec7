// How things are typed: for help, and for what is asked.
#pragma once

#include <span>
#include <string_view>

namespace orrery::anunnaki::companion::typed {

// What it does is said by who types it, in English; the page has the other languages by key. Of
// answers to a question the question says it.
struct Example {
    std::string_view key, like, does;
};
std::span<const Example> examples();
// The key must be one of them.
const Example& example(std::string_view key);

}  // namespace orrery::anunnaki::companion::typed
