// Reading a game's content files, with the place of whatever is broken.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "core/content.h"
#include "core/json.h"

namespace orrery {

// "rulebook", "public" or "reconstructed".
Provenance provenance_from(const JsonReader& json);

// A thing's name in the three languages.
struct Names {
    std::string german, english, french;
};
// {"de", "en", "fr"}, none of them empty.
Names names_from(const JsonReader& json);

// Parses one file of the game and hands it to `read`; an error names the file and the entry.
template <class Read>
Result<bool> read_content_file(std::span<const ContentFile> files, std::string_view game,
                               std::string_view name, Read&& read) {
    const Result<std::string_view> text = find_content(files, game, name);
    if (!text) return text.error();
    const Result<Json> json = parse_json(*text);
    JsonErrors errors;
    if (json) {
        const JsonReader reader(*json, errors);
        if (reader["game"].string() != game)
            reader["game"].fail("expected \"" + std::string(game) + "\"");
        read(reader);
        if (errors.ok()) return true;
    }
    Error error = json ? errors.error() : json.error();
    error.code = "bad_content";
    error.at =
        std::string(game) + "/" + std::string(name) + (error.at.empty() ? "" : ": " + error.at);
    return error;
}

// One file of a game and what reads it into the content.
template <class Content>
struct ContentPart {
    std::string_view file;
    void (*read)(const JsonReader& json, Content& content);
};

// Reads all files of a game, in this order.
template <class Content>
Result<Content> read_content(std::span<const ContentFile> files, std::string_view game,
                             std::initializer_list<ContentPart<Content>> parts) {
    Content content;
    for (const ContentPart<Content>& part : parts) {
        const Result<bool> done = read_content_file(
            files, game, part.file, [&](const JsonReader& json) { part.read(json, content); });
        if (!done) return done.error();
    }
    return content;
}

}  // namespace orrery
