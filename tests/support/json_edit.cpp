#include "tests/support/json_edit.h"

#include <gtest/gtest.h>

#include "tests/support/games.h"

namespace orrery::test {

void set_at(Json& document, std::string_view pointer, const Json& value) {
    const std::size_t slash = pointer.rfind('/');
    const std::string key(pointer.substr(slash + 1));
    Json& parent = document.at_pointer(pointer.substr(0, slash));
    if (parent.is_object())
        parent.as_object()[key] = value;
    else
        parent.as_array().at(static_cast<std::size_t>(std::stoi(key))) = value;
}

Json embedded(std::string_view game, std::string_view name) {
    for (const ContentFile& file : embedded_content())
        if (file.game == game && file.name == name) return json(file.text);
    ADD_FAILURE() << game << "/" << name;
    return {};
}

std::vector<ContentFile> content_with(std::string_view game, std::string_view name,
                                      const std::string* text) {
    std::vector<ContentFile> files;
    for (ContentFile file : embedded_content()) {
        if (file.game == game && file.name == name) {
            if (text == nullptr) continue;
            file.text = *text;
        }
        files.push_back(file);
    }
    return files;
}

}  // namespace orrery::test
