#include "core/content_reader.h"

#include <array>
#include <utility>

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

}  // namespace orrery
