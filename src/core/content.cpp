#include "core/content.h"

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
    std::string all;
    for (const ContentFile& file : files)
        if (is_of_rules(file, game))
            all += std::string(file.name) + '\0' + std::string(file.text) + '\0';
    return to_hex(hash_bytes(std::as_bytes(std::span<const char>(all)))).substr(0, 16);
}

}  // namespace orrery
