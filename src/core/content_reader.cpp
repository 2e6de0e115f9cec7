#include "core/content_reader.h"

#include <array>
#include <utility>

#include "core/json.h"

namespace orrery {

Provenance provenance_from(const JsonReader& json) {
    constexpr std::array<std::string_view, 3> kNames{"rulebook", "public", "reconstructed"};
    return static_cast<Provenance>(json.choice(kNames));
}

Names names_from(const JsonReader& json) {
    json.only({"de", "en", "fr"});
    Names names;
    for (auto [language, name] :
         {std::pair{"de", &names.german}, {"en", &names.english}, {"fr", &names.french}}) {
        *name = json[language].string();
        if (name->empty()) json[language].fail("a name is needed in every language");
    }
    return names;
}

Result<bool> read_content_file(std::span<const ContentFile> files, std::string_view game,
                               std::string_view name, ReadContent read, void* context) {
    const Result<std::string_view> text = find_content(files, game, name);
    if (!text) return text.error();
    const Result<Json> json = parse_json(*text);
    JsonErrors errors;
    if (json) {
        const JsonReader reader(*json, errors);
        if (reader["game"].string() != game)
            reader["game"].fail("expected \"" + std::string(game) + "\"");
        read(context, reader);
        if (errors.ok()) return true;
    }
    Error error = json ? errors.error() : json.error();
    error.code = "bad_content";
    error.at =
        std::string(game) + "/" + std::string(name) + (error.at.empty() ? "" : ": " + error.at);
    return error;
}

}  // namespace orrery
