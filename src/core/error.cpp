#include "core/error.h"

namespace orrery {

std::string to_string(const Error& error) {
    std::string text;
    if (!error.at.empty()) text += error.at + ": ";
    text += error.message;
    if (!error.rule.empty()) text += " (" + error.rule + ")";
    return text;
}

}  // namespace orrery
