#include "core/content.h"

#include <algorithm>
#include <array>

#include "core/hash.h"
#include "core/json.h"
#include "core/judge.h"
#include "core/lesson_file.h"

namespace orrery {
namespace {

// What a game is played with.
bool is_of_rules(const ContentFile& file, std::string_view game) {
    return file.game == game && file.name != kLessonFile && file.name != kJudgeFile;
}

// Members of content files that no rule reads: where things come from, and what people read. A test
// changes them all and plays the same games. What is not listed here counts.
bool is_for_people(std::string_view member) {
    constexpr std::array<std::string_view, 7> kForPeople{"format", "notation", "note",  "names",
                                                         "texts",  "summary",  "counts"};
    return member == "source" || member.ends_with("_source") || member.ends_with("_sources") ||
           std::find(kForPeople.begin(), kForPeople.end(), member) != kForPeople.end();
}

// The same for files that mean the same. The order of lists has a meaning, that of members none.
Json meaning_of(const Json& content) {
    if (const JsonArray* list = content.if_array()) {
        JsonArray meant;
        for (const Json& each : *list) meant.push_back(meaning_of(each));
        return meant;
    }
    const JsonObject* members = content.if_object();
    if (members == nullptr) return content;
    std::vector<std::string_view> keys;
    for (const auto& member : *members)
        if (!is_for_people(member.key())) keys.push_back(member.key());
    std::sort(keys.begin(), keys.end());
    JsonObject meant;
    for (const std::string_view key : keys) meant[key] = meaning_of(members->at(key));
    return meant;
}

}  // namespace

std::string_view to_string(Provenance provenance) {
    switch (provenance) {
        case Provenance::kRulebook:
            return "rulebook";
        case Provenance::kPublic:
            return "public";
        case Provenance::kReconstructed:
            return "reconstructed";
    }
    return "";
}

Result<std::string_view> find_content(std::span<const ContentFile> files, std::string_view game,
                                      std::string_view name) {
    for (const ContentFile& file : files)
        if (file.game == game && file.name == name) return file.text;
    return Error{"missing_content", "the content file is missing",
                 std::string(game) + "/" + std::string(name), ""};
}

JsonObject content_files(std::span<const ContentFile> files, std::string_view game) {
    JsonObject json;
    for (const ContentFile& file : files)
        if (is_of_rules(file, game))
            if (Result<Json> content = parse_json(file.text)) json[file.name] = std::move(*content);
    return json;
}

std::string content_version(std::span<const ContentFile> files, std::string_view game) {
    std::vector<std::string> meanings;
    for (const ContentFile& file : files) {
        if (!is_of_rules(file, game)) continue;
        const Result<Json> content = parse_json(file.text);
        meanings.push_back(std::string(file.name) + '\0' +
                           (content ? to_text(meaning_of(*content)) : std::string(file.text)));
    }
    std::sort(meanings.begin(), meanings.end());
    std::string all;
    for (const std::string& each : meanings) all += each + '\0';
    return to_hex(hash_bytes(std::as_bytes(std::span<const char>(all)))).substr(0, 16);
}

}  // namespace orrery
