// Reading a game's content files, with the place of whatever is broken.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "core/content.h"
#include "core/json_reader.h"

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
using ReadContent = void (*)(void* context, const JsonReader& json);
Result<bool> read_content_file(std::span<const ContentFile> files, std::string_view game,
                               std::string_view name, ReadContent read, void* context);
template <class Read>
Result<bool> read_content_file(std::span<const ContentFile> files, std::string_view game,
                               std::string_view name, Read read) {
    const auto call = [](void* context, const JsonReader& json) {
        (*static_cast<Read*>(context))(json);
    };
    return read_content_file(files, game, name, call, &read);
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
