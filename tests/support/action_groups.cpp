#include "tests/support/action_groups.h"

#include "core/json.h"

namespace orrery::test {

std::vector<Json> expand(const Json& groups) {
    std::vector<Json> all;
    for (const Json& group : groups.as_array()) {
        std::vector<Json> some{JsonObject{}};
        for (const auto& part : group.as_object()) {
            const bool is_kind = part.key() == "kind";
            const JsonArray values = is_kind ? JsonArray{part.value()} : part.value().as_array();
            std::vector<Json> more;
            for (const Json& action : some)
                for (const Json& value : values) {
                    more.push_back(action);
                    more.back().as_object()[part.key()] = value;
                }
            some = std::move(more);
        }
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

Json without_text(const AnyGame& game, Action action) {
    Json json = action_json(game, action);
    json.as_object().erase("text");
    return json;
}

}  // namespace orrery::test
