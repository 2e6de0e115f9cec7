// What the changes of a profile share: the words of one, and finding what it is about.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/companion/profile_change.h"
#include "cli/play/presenter.h"
#include "cli/play/typed.h"
#include "games/anunnaki/content/map_change.h"

namespace orrery::cli::companion {

namespace an = anunnaki;
using play::Misread;
using play::Words;

// Words as typed, without their case where it means nothing.
struct Change {
    ProfileFiles& files;
    Words words;       // small letters
    std::string text;  // behind the first two words, small letters
    std::string said;  // what else it did, for who typed it
    const std::string& word(std::size_t i) const;
    Words from(std::size_t i) const;
};

struct Keyword {
    std::string_view word;
    void (*change)(Change&);
};
// The changes of areas and culture sites.
std::span<const Keyword> map_keywords();

Json& list_of(ProfileFiles& files, std::string_view file, std::string_view list);
// The entry of a list with this id, whatever its case; throws Misread.
JsonObject& entry_of(ProfileFiles& files, std::string_view file, std::string_view list,
                     const std::string& id);
int number(const std::string& word);
JsonArray resources(const Words& words);

}  // namespace orrery::cli::companion
