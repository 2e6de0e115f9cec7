#include "core/version.h"

#include "core/any_game.h"

namespace orrery {

Version version_of(const AnyGame& game) {
    return {game.info().rules_version, game.content_version()};
}

std::string difference(const Version& then, const Version& now) {
    std::string text;
    if (then.rules != now.rules)
        text = "played under version " + std::to_string(then.rules) +
               " of the rules; this program has version " + std::to_string(now.rules);
    if (then.content != now.content)
        text += (text.empty() ? "" : ", and ") + std::string("played with other content (") +
                then.content + "); this program has " + now.content;
    return text;
}

}  // namespace orrery
