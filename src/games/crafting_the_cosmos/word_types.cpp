// The two kinds of operands that only this game has.
#include <algorithm>

#include "core/json.h"
#include "core/schema.h"
#include "games/crafting_the_cosmos/names.h"
#include "games/crafting_the_cosmos/words.h"

namespace orrery::crafting_the_cosmos {

ModeType::ModeType(const Content& content)
    : ValueType("mode", "the name of one of the power's effects", 2) {
    for (std::size_t power = 0; power <= content.power_count; ++power)
        modes_.push_back(content.cards[power].modes);
}

bool ModeType::has(const RawValue& value) const {
    if (value[0] < 1 || value[0] >= static_cast<int>(modes_.size())) return false;
    return value[1] >= 1 && value[1] <= 2 && !name_of(value).empty();
}

Json ModeType::json(const RawValue& value) const {
    return has(value) ? Json(name_of(value)) : Json();
}

void ModeType::read_json(const JsonReader& json, RawValue& value) const {
    for (value[1] = 1; value[1] <= 2; ++value[1])
        if (has(value) && json.string() == name_of(value)) return;
    make_absent(value);
    json.fail("expected " + meaning());
}

std::string ModeType::print(const RawValue& value) const {
    return has(value) ? name_of(value) : "?";
}

bool ModeType::read(TextReader& text, RawValue& value) const {
    for (value[1] = 1; value[1] <= 2; ++value[1])
        if (has(value) && text.accept_text(name_of(value))) return true;
    return false;
}

Json ModeType::schema() const {
    JsonArray names;
    for (const auto& modes : modes_)
        for (const std::string& name : modes)
            if (!name.empty() && std::find(names.begin(), names.end(), Json(name)) == names.end())
                names.emplace_back(name);
    return JsonObject{{"enum", std::move(names)}};
}

bool CardsType::has(const RawValue& value) const {
    const auto fits = [](int count) {
        return count >= 0 && count <= static_cast<int>(kEnergyCards);
    };
    return !value.is_zero() && std::all_of(value.numbers.begin(), value.numbers.end(), fits);
}

Json CardsType::json(const RawValue& value) const {
    JsonObject json;
    for (std::size_t type = 0; type < kEnergies; ++type)
        if (value[type] != 0) json[kEnergyNames[type]] = value[type];
    return json;
}

void CardsType::read_json(const JsonReader& json, RawValue& value) const {
    json.only(kEnergyNames);
    for (std::size_t type = 0; type < kEnergies && json.ok(); ++type)
        if (json.has(kEnergyNames[type]))
            value[type] = static_cast<std::int16_t>(
                json[kEnergyNames[type]].integer(1, static_cast<int>(kEnergyCards)));
}

std::string CardsType::print(const RawValue& value) const {
    std::string text;
    for (std::size_t type = 0; type < kEnergies; ++type)
        if (value[type] != 0)
            text += (text.empty() ? "" : " ") + std::to_string(value[type]) + " " +
                    std::string(kEnergyNames[type]);
    return text;
}

// In any order, but each type once.
bool CardsType::read(TextReader& text, RawValue& value) const {
    value = {};
    while (!text.at_end()) {
        const std::optional<int> count = text.number(1, static_cast<int>(kEnergyCards));
        RawValue type;
        if (!count || !energy_->read(text, type)) return false;
        std::int16_t& cards = value[static_cast<std::size_t>(type[0])];
        if (cards != 0) return false;
        cards = static_cast<std::int16_t>(*count);
    }
    return has(value);
}

Json CardsType::schema() const {
    const Json count = schema::integer(1, kEnergyCards);
    JsonObject properties;
    for (std::string_view energy : kEnergyNames) properties[energy] = count;
    return JsonObject{
        {"type", "object"}, {"additionalProperties", false}, {"properties", std::move(properties)}};
}

}  // namespace orrery::crafting_the_cosmos
