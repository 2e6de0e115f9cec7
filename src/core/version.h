// What a game was played under.
#pragma once

#include <string>

namespace orrery {

class AnyGame;

struct Version {
    int rules = 1;
    std::string content;  // its fingerprint (core/content.h)
    friend bool operator==(const Version&, const Version&) = default;
};

Version version_of(const AnyGame& game);
// What is not the same, for people.
std::string difference(const Version& then, const Version& now);

}  // namespace orrery
