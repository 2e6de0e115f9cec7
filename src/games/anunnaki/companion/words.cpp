#include "games/anunnaki/companion/words.h"

#include <numeric>

#include "core/json.h"
#include "games/anunnaki/companion/action.h"
#include "games/anunnaki/events.h"
#include "games/anunnaki/state.h"

namespace orrery::anunnaki::companion {
namespace {

using Values = std::vector<NamedValue>;

constexpr std::array<std::string_view, 2> kThings{"cards", "die"};

std::vector<int> from_to(int first, int last) {
    std::vector<int> numbers(static_cast<std::size_t>(last - first + 1));
    std::iota(numbers.begin(), numbers.end(), first);
    return numbers;
}

// Numbered through both decks.
Values cards(const SharedWords& words) {
    Values values;
    for (const NamedType* deck : {words.moon_card, words.sun_card})
        for (const NamedValue& card : deck->values())
            values.push_back({RawValue{static_cast<int>(values.size())}, card.name, {}});
    return values;
}

// 1 + the card, or one that the person typed.
Values face_up(const NamedType& deck) {
    Values values;
    for (const NamedValue& card : deck.values())
        values.push_back({RawValue{card.value[0] + 1}, card.name, {}});
    values.push_back({RawValue{kTypedCard}, "typed", {}});
    return values;
}

// Bits of TableFacts::to_enter.
Values missing_facts() {
    Values values;
    const auto add = [&](std::string name) {
        values.push_back({RawValue{static_cast<int>(values.size())}, std::move(name), {}});
    };
    for (std::size_t slot = 1; slot <= kContractSlots; ++slot)
        add("contract " + std::to_string(slot));
    for (std::string_view place : kGoalPlaces) add("goal " + std::string(place));
    return values;
}

// An action that was reported: kind, operands.
class EntryType final : public ToldType {
  public:
    EntryType(std::string name, const Vocabulary& vocabulary)
        : ToldType(std::move(name), "what was reported", 4), vocabulary_(&vocabulary) {}

    Json json(const RawValue& value) const override {
        Action action{static_cast<std::uint8_t>(value[0]), {}};
        for (std::size_t i = 1; i < width(); ++i)
            action.operands[i - 1] = static_cast<std::uint8_t>(value[i]);
        return vocabulary_->action_json(action);
    }
    Json schema() const override {
        return JsonObject{{"type", "object"},
                          {"required", JsonArray{"kind", "text"}},
                          {"properties", JsonObject{{"kind", JsonObject{{"type", "string"}}},
                                                    {"text", JsonObject{{"type", "string"}}}}}};
    }

  private:
    const Vocabulary* vocabulary_;
};

// The values of a type in the order of their numbers.
std::vector<RawValue> values_of(const ValueType& type) {
    std::vector<RawValue> values;
    for (int number = 0; number < 0x100; ++number)
        if (type.has({number})) values.push_back({number});
    return values;
}
std::vector<RawValue> element_values() {
    std::vector<RawValue> values;
    const ElementType elements("element");
    for (const NamedValue& element : elements.values()) values.push_back(element.value);
    return values;
}

std::vector<Action> all_entries(const Vocabulary& vocabulary) {
    std::vector<Action> entries;
    const JsonObject described = vocabulary.describe();
    const JsonArray& forms = described.at("actions").as_array();
    for (std::size_t i = 0; i < forms.size(); ++i) {
        std::vector<Action> some{Action{vocabulary.action_forms()[i].kind, {}}};
        std::size_t at = 0;
        for (const Json& operand : forms[i].at("operands").as_array()) {
            const ValueType& type = vocabulary.type(operand.at("type").as_string());
            const auto values = type.width() == 1 ? values_of(type) : element_values();
            std::vector<Action> more;
            for (const Action& begun : some)
                for (const RawValue& value : values) {
                    more.push_back(begun);
                    for (std::size_t k = 0; k < type.width(); ++k)
                        more.back().operands[at + k] = static_cast<std::uint8_t>(value[k]);
                }
            some = std::move(more);
            at += type.width();
        }
        entries.insert(entries.end(), some.begin(), some.end());
    }
    return entries;
}

}  // namespace

Words::Words(const Content& content) : SharedWords(content) {
    Vocabulary& all = vocabulary;
    const auto printed = [&](std::string name, std::string meaning, int first, int last) {
        all.add(PrintedType(std::move(name), std::move(meaning), from_to(first, last)));
    };
    printed("points", "points from 0 to 250", 0, kMostPoints);
    printed("contract_vp", "the contract's points from 0 to 15", 0, kMostContractVp);
    printed("trade_steps", "1 or 2 trade steps", 1, kMostTradeSteps);
    printed("face", "the number on the die", 1, kMostFace);
    printed("strength", "a strength from 1 to 20", 1, kMostStrength);
    printed("total", "a total from 0 to 60", 0, kMostTotal);
    printed("final_score", "a total from -20 to 230", kLeastScore, kMostPoints + kLeastScore);
    all.add(NamedType("display", "left or right", kArrowNames));
    all.add(NamedType("thing", "cards or die", kThings));
    all.add(NamedType("card", "a card like M07 or S03", cards(*this)));
    all.add(EntryType("entry", vocabulary));
    moon_up = all.add(NamedType("moon_up", "a moon card like M07, or typed", face_up(*moon_card)));
    sun_up = all.add(NamedType("sun_up", "a sun card like S03, or typed", face_up(*sun_card)));
    missing = all.add(NamedType("missing", "like \"contract 1\" or \"goal war\"", missing_facts()));
    all.bind(action_forms(), companion_event_forms());
    entries = all_entries(vocabulary);
}

}  // namespace orrery::anunnaki::companion
