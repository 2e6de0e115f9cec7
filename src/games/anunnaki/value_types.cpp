#include "games/anunnaki/value_types.h"

#include <algorithm>

#include "core/json.h"
#include "core/schema.h"
#include "games/anunnaki/bot/criteria.h"
#include "games/anunnaki/content/element.h"

namespace orrery::anunnaki {
namespace {

constexpr int kMostRemoved = 20;

std::vector<NamedValue> all_elements() {
    std::vector<NamedValue> values;
    for_each_element([&](const Element& element) {
        values.push_back({RawValue{static_cast<int>(element.what), element.number, element.detail},
                          print_element(element),
                          {}});
    });
    return values;
}

}  // namespace

Json PrintedType::json(const RawValue& value) const {
    return has(value) ? Json(printed_[static_cast<std::size_t>(value[0])]) : Json();
}

void PrintedType::read_json(const JsonReader& json, RawValue& value) const {
    const auto [least, most] = std::minmax_element(printed_.begin(), printed_.end());
    const auto at = std::find(printed_.begin(), printed_.end(), json.integer(*least, *most));
    if (at == printed_.end()) return json.fail("expected " + meaning(), rule_);
    value = {static_cast<int>(at - printed_.begin())};
}

std::string PrintedType::print(const RawValue& value) const {
    return has(value) ? std::to_string(printed_[static_cast<std::size_t>(value[0])]) : "?";
}

bool PrintedType::read(TextReader& text, RawValue& value) const {
    const auto [least, most] = std::minmax_element(printed_.begin(), printed_.end());
    const std::optional<int> number = text.number(*least, *most);
    const auto at = std::find(printed_.begin(), printed_.end(), number);
    if (at == printed_.end()) return false;
    value = {static_cast<int>(at - printed_.begin())};
    return true;
}

Json PrintedType::schema() const {
    const auto [least, most] = std::minmax_element(printed_.begin(), printed_.end());
    return schema::integer(*least, *most);
}

Json OrNoneType::json(const RawValue& value) const {
    return value[0] == 0 || !has(value) ? Json() : of_->json(inner(value));
}

void OrNoneType::read_json(const JsonReader& json, RawValue& value) const {
    value = {};
    if (json.is_null()) return;
    of_->read_json(json, value);
    ++value[0];
}

std::string OrNoneType::print(const RawValue& value) const {
    return value[0] == 0 ? "none" : of_->print(inner(value));
}

bool OrNoneType::read(TextReader& text, RawValue& value) const {
    value = {};
    if (text.accept_name("none")) return true;
    if (!of_->read(text, value)) return false;
    ++value[0];
    return true;
}

Json OrNoneType::schema() const {
    return schema::optional(of_->schema());
}

bool RemovedType::has(const RawValue& value) const {
    int all = 0;
    for (std::int16_t count : value.numbers) {
        if (count < 0) return false;
        all += count;
    }
    return all > 0 && all <= kMostRemoved;
}

Json RemovedType::json(const RawValue& value) const {
    JsonArray names;
    for (std::size_t i = 0; i < kResources; ++i)
        for (int count = 0; count < value[i]; ++count) names.emplace_back(kResourceNames[i]);
    return names;
}

void RemovedType::read_json(const JsonReader& json, RawValue& value) const {
    value = {};
    const std::size_t count = json.size(1, kMostRemoved);
    for (std::size_t i = 0; i < count && json.ok(); ++i)
        ++value[static_cast<std::size_t>(resource_->from_json(json[i])[0])];
}

std::string RemovedType::print(const RawValue& value) const {
    std::string text;
    for (std::size_t i = 0; i < kResources; ++i)
        for (int count = 0; count < value[i]; ++count)
            text += (text.empty() ? "" : ", ") + std::string(kResourceNames[i]);
    return text;
}

bool RemovedType::read(TextReader& text, RawValue& value) const {
    value = {};
    do {
        RawValue one;
        if (!resource_->read(text, one)) return false;
        ++value[static_cast<std::size_t>(one[0])];
    } while (text.accept(','));
    return has(value);
}

Json RemovedType::schema() const {
    return schema::list(1, kMostRemoved, resource_->schema());
}

Json SymbolsType::json(const RawValue& value) const {
    JsonArray places;
    for (std::size_t symbol = 0; symbol < kMaxSymbols; ++symbol)
        if ((value[0] >> symbol & 1) != 0) places.push_back(symbol + 1);
    return places;
}

void SymbolsType::read_json(const JsonReader& json, RawValue& value) const {
    value = {};
    const std::size_t count = json.size(least_, kMaxSymbols);
    for (std::size_t i = 0; i < count && json.ok(); ++i)
        value[0] = static_cast<std::int16_t>(value[0] | 1 << (json[i].integer(1, kMaxSymbols) - 1));
}

std::string SymbolsType::print(const RawValue& value) const {
    return to_text(json(value));
}

Json SymbolsType::schema() const {
    return schema::list(least_, kMaxSymbols, schema::integer(1, kMaxSymbols));
}

ElementType::ElementType(std::string name)
    : NamedType(std::move(name), "an element like move 2 brave", all_elements(), 3) {}

bool ElementType::read(TextReader& text, RawValue& value) const {
    const std::optional<Element> element = read_element(text);
    if (element) value = {static_cast<int>(element->what), element->number, element->detail};
    return element.has_value();
}

Json EffectType::json(const RawValue& value) const {
    return Json(print(value));
}

void EffectType::read_json(const JsonReader& json, RawValue& value) const {
    const Result<Effects> effects = parse_effects(json.string());
    if (!effects || effects->size() != 1 || (*effects)[0].when != When::kNow)
        return json.fail("expected " + meaning());
    const Effect& effect = (*effects)[0];
    value = {static_cast<int>(effect.word), effect.number, effect.detail};
}

std::string EffectType::print(const RawValue& value) const {
    return print_effects(
        {{When::kNow, static_cast<Word>(value[0]), static_cast<std::uint8_t>(value[1]),
          static_cast<std::uint8_t>(value[2])}});
}

Json EffectType::schema() const {
    return schema::text();
}

ProducedType::ProducedType(std::string name, const Content& content, const NamedType& resource)
    : ToldType(std::move(name), "resources of an area", 2), resource_(&resource) {
    for (const Area& area : content.areas) symbols_.push_back(area.symbols);
}

Json ProducedType::json(const RawValue& value) const {
    const auto& symbols = symbols_[static_cast<std::size_t>(value[0])];
    JsonArray names;
    for (std::size_t i = 0; i < symbols.size(); ++i)
        if ((value[1] >> i & 1) != 0)
            names.push_back(resource_->json({static_cast<int>(symbols[i])}));
    return names;
}

Json ProducedType::schema() const {
    return schema::list(0, kMaxSymbols, resource_->schema());
}

Json ShownCardType::json(const RawValue& value) const {
    if (value[1] == kTypedCard) return "typed";
    return (static_cast<Deck>(value[0]) == Deck::kMoon ? moon_ : sun_)->json({value[1] - 1});
}

Json ShownCardType::schema() const {
    return schema::any_of({moon_->schema(), sun_->schema(), schema::choice({"typed"})});
}

Json ScoreType::json(const RawValue& value) const {
    if (value[1] == kNoScore) return nullptr;
    switch (compares(static_cast<Criterion>(value[0]))) {
        case Compares::kNothing:
            return nullptr;
        case Compares::kPlanet:
            return planet_->json({value[1]});
        case Compares::kResource:
            return value[1] == 0 ? Json("none") : resource_->json({value[1] - 1});
        case Compares::kNumber:
            return value[1];
    }
    return nullptr;
}

Json ScoreType::schema() const {
    return schema::optional(schema::any_of({schema::integer(0, 999), resource_->schema(),
                                            planet_->schema(), schema::choice({"none"})}));
}

}  // namespace orrery::anunnaki
