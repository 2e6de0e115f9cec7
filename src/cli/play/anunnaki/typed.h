// Names of areas, resources and units as a player types them.
#pragma once

#include <optional>

#include "cli/play/anunnaki/words.h"
#include "cli/play/typed.h"

namespace orrery::cli::play::pantheon {

// "g7", "gre-bl", "bl" on the own planet, "xbl" on Cosmobot's, "dp2" for landing there.
std::optional<an::Place> find_place(const an::Content& content, const an::State& view,
                                    const std::string& word);
// "w", "wood"; gold is o.
std::optional<an::Resource> find_resource(std::string_view word);
// "min", "great"; followers need no word.
std::optional<an::UnitKind> find_unit(std::string_view word);

// Throw Misread where there is no such thing.
an::Place read_place(const an::Content& content, const an::State& view, const std::string& word);
an::Resource read_resource(const std::string& word);
std::string resource_word(const std::string& word);
// Throws Misread with the form to use, unless the words fit.
void want_form(bool fits, std::string_view form);

// Several actions have "; " between them.
void add_action(std::string& list, const std::string& action);

}  // namespace orrery::cli::play::pantheon
