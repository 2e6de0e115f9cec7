// A game's words: the types of everything that crosses its boundary, and with them the text and
// JSON forms of its actions and events. Made once from the game's tables and content.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/action.h"
#include "core/event.h"
#include "core/form.h"
#include "core/value_type.h"

namespace orrery {

// Where a value of a type lies, and what it is called there.
struct Operand {
    std::string_view name;
    const ValueType* type = nullptr;
    std::array<std::uint8_t, RawValue::kMost> at{};  // bytes of the action, arguments of the event
    bool optional = false;                           // there is not always one
    std::uint8_t bracket = 0;  // which of the action's: its operands come and go together

    RawValue of(Action action) const;
    RawValue of(const Event& event) const;
    void put(const RawValue& value, Action& action) const;
    bool is_missing(const RawValue& value) const { return optional && type->is_absent(value); }
    Json json(const RawValue& value) const;
};

class Vocabulary {
  public:
    // Types stay where they are, so that others can point at them.
    template <class Type>
    const Type* add(Type type) {
        auto kept = std::make_unique<Type>(std::move(type));
        const Type* added = kept.get();
        types_.push_back(std::move(kept));
        return added;
    }
    // Once, when all types are there. The tables must outlive this.
    void bind(std::span<const ActionForm> actions, std::span<const EventForm> events);

    std::span<const ActionForm> action_forms() const { return action_forms_; }
    std::span<const EventForm> event_forms() const { return event_forms_; }
    // The type of that name, which must exist.
    const ValueType& type(std::string_view name) const;

    // The kind exists, every operand has one of its values (those of a bracket all, or none), the
    // other bytes are zero.
    bool is_action(Action action) const;
    std::string print(Action action) const;
    // What `print` gives, and what means the same: other spaces, another order where it says
    // nothing.
    Result<Action> parse(std::string_view text) const;
    // Kind and operands by name.
    Json action_json(Action action) const;
    Result<Action> action_from_json(const Json& json) const;
    // The actions, put together where they are all combinations of their operands: each group has
    // for every operand the list of its values. {"kind": "rotate", "cell": […], "rotation": [0, 1,
    // 2, 3]}
    Json groups_json(std::span<const Action> actions) const;
    // Key, seat and arguments by name.
    Json event_json(const Event& event) const;

    // {"types", "actions", "events"}: every operand and argument with its type, every type as a
    // JSON Schema that lists its values.
    JsonObject describe() const;

  private:
    struct Part {
        enum class Kind : std::uint8_t { kText, kOperand, kOpen, kClose } kind;
        std::string_view text;    // kText
        std::size_t operand = 0;  // kOperand
    };
    struct BoundAction {
        const ActionForm* form;
        std::vector<Part> parts;
        std::vector<Operand> operands;

        std::size_t closing_of(std::size_t open) const;
        bool has_half_a_bracket(Action action) const;
    };
    struct BoundEvent {
        const EventForm* form;
        std::vector<Operand> arguments;
    };
    class Parser;

    Operand bind_operand(std::string_view written, std::size_t& next, std::size_t room) const;
    BoundAction bind_action(const ActionForm& form) const;
    BoundEvent bind_event(const EventForm& form) const;
    const BoundAction* find(Action action) const;

    std::vector<std::unique_ptr<const ValueType>> types_;
    std::span<const ActionForm> action_forms_;
    std::span<const EventForm> event_forms_;
    std::vector<BoundAction> actions_;
    std::vector<BoundEvent> events_;
    std::vector<std::uint8_t> action_of_kind_, event_of_kind_;  // 1 + index, 0 = none
};

}  // namespace orrery
