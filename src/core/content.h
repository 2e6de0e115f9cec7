// Content files: what is printed on cards, tiles and boards, each entry with its provenance.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/embedded_content.h"
#include "core/error.h"
#include "core/json_reader.h"

namespace orrery {

// Where an entry comes from.
enum class Provenance { kRulebook, kPublic, kReconstructed };
std::string_view to_string(Provenance provenance);

// A table of entries as people read it: `orrery content GAME` prints these.
struct ContentEntry {
    std::vector<std::string> columns;
    Provenance provenance = Provenance::kReconstructed;
};
struct ContentTable {
    std::string title;
    std::vector<std::string> headings;
    std::vector<ContentEntry> entries;
};
using ContentTables = std::vector<ContentTable>;

// The text of a game's file, or an error naming the missing file.
Result<std::string_view> find_content(std::span<const ContentFile> files, std::string_view game,
                                      std::string_view name);

// A game's files as JSON, by their names.
JsonObject content_files(std::span<const ContentFile> files, std::string_view game);

// A fingerprint of what the game's files mean to its rules: two games with the same one were played
// with the same tiles. White space, the order of members, where things come from, and names and
// texts for people do not change it.
std::string content_version(std::span<const ContentFile> files, std::string_view game);

}  // namespace orrery
