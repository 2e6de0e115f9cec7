#include "core/vocabulary.h"

#include <algorithm>
#include <cassert>
#include <charconv>

#include "core/json.h"

namespace orrery {
namespace {

// Writes the index of each form behind its kind.
template <class Bound>
std::vector<std::uint8_t> index_by_kind(const std::vector<Bound>& all) {
    std::vector<std::uint8_t> index(256);
    for (std::size_t i = 0; i < all.size(); ++i)
        index[all[i].form->kind] = static_cast<std::uint8_t>(i + 1);
    return index;
}

Json operands_json(const std::vector<Operand>& operands) {
    JsonArray list;
    for (const Operand& operand : operands) {
        JsonObject json{{"name", operand.name}, {"type", operand.type->name()}};
        if (operand.optional) json["optional"] = true;
        list.push_back(std::move(json));
    }
    return list;
}

}  // namespace

RawValue Operand::of(Action action) const {
    RawValue value;
    for (std::size_t i = 0; i < type->width(); ++i) {
        const std::uint8_t byte = action.operands[at[i]];
        value[i] = type->is_signed() ? static_cast<std::int8_t>(byte) : byte;
    }
    return value;
}

RawValue Operand::of(const Event& event) const {
    RawValue value;
    for (std::size_t i = 0; i < type->width(); ++i) value[i] = event.arguments[at[i]];
    return value;
}

void Operand::put(const RawValue& value, Action& action) const {
    for (std::size_t i = 0; i < type->width(); ++i)
        action.operands[at[i]] = static_cast<std::uint8_t>(value[i]);
}

Json Operand::json(const RawValue& value) const {
    return is_missing(value) ? Json() : type->json(value);
}

std::size_t Vocabulary::BoundAction::closing_of(std::size_t open) const {
    while (parts[open].kind != Part::Kind::kClose) ++open;
    return open;
}

bool Vocabulary::BoundAction::has_half_a_bracket(Action action) const {
    for (std::size_t i = 1; i < operands.size(); ++i) {
        const Operand &one = operands[i - 1], &next = operands[i];
        if (next.bracket != 0 && next.bracket == one.bracket &&
            one.is_missing(one.of(action)) != next.is_missing(next.of(action)))
            return true;
    }
    return false;
}

const ValueType& Vocabulary::type(std::string_view name) const {
    const auto found = std::find_if(types_.begin(), types_.end(),
                                    [&](const auto& known) { return known->name() == name; });
    assert(found != types_.end() && "a table names a type that the game does not have");
    return **found;
}

// "name", "name:type", "name:type@3,4"
Operand Vocabulary::bind_operand(std::string_view written, std::size_t& next,
                                 [[maybe_unused]] std::size_t room) const {
    std::string_view places;
    if (const std::size_t mark = written.find('@'); mark != std::string_view::npos) {
        places = written.substr(mark + 1);
        written = written.substr(0, mark);
    }
    Operand operand;
    const std::size_t colon = written.find(':');
    operand.name = written.substr(0, colon);
    operand.type = &type(colon == std::string_view::npos ? written : written.substr(colon + 1));
    const bool in_order = places.empty();
    for (std::size_t i = 0; i < operand.type->width(); ++i) {
        assert((in_order || !places.empty()) && "a place is missing after @");
        if (in_order) {
            operand.at[i] = static_cast<std::uint8_t>(next++);
            assert(operand.at[i] < room && "the operands do not fit");
            continue;
        }
        const std::size_t end = std::min(places.find(','), places.size());
        const std::string_view place = places.substr(0, end);
        std::from_chars(place.data(), place.data() + place.size(), operand.at[i]);
        assert(operand.at[i] < room && "the operands do not fit");
        places.remove_prefix(std::min(end + 1, places.size()));
    }
    return operand;
}

Vocabulary::BoundAction Vocabulary::bind_action(const ActionForm& form) const {
    BoundAction bound{&form, {}, {}};
    std::size_t next = 0;
    std::uint8_t brackets = 0;
    bool optional = false;
    for (std::string_view rest = form.pattern; !rest.empty();) {
        const char first = rest.front();
        if (first == '[' || first == ']') {
            optional = first == '[';
            if (optional) ++brackets;
            bound.parts.push_back({optional ? Part::Kind::kOpen : Part::Kind::kClose, {}, 0});
            rest.remove_prefix(1);
        } else if (first == '{') {
            const std::size_t end = rest.find('}');
            assert(end != rest.npos && "a brace is not closed");
            Operand operand = bind_operand(rest.substr(1, end - 1), next, Action{}.operands.size());
            operand.optional = optional;
            operand.bracket = optional ? brackets : 0;
            bound.parts.push_back({Part::Kind::kOperand, {}, bound.operands.size()});
            bound.operands.push_back(operand);
            rest.remove_prefix(end + 1);
        } else {
            const std::string_view text = rest.substr(0, rest.find_first_of("{[]"));
            bound.parts.push_back({Part::Kind::kText, text, 0});
            rest.remove_prefix(text.size());
        }
    }
    return bound;
}

Vocabulary::BoundEvent Vocabulary::bind_event(const EventForm& form) const {
    BoundEvent bound{&form, {}};
    std::size_t next = 0;
    for (std::string_view argument : form.arguments) {
        const bool optional = argument.ends_with('?');
        if (optional) argument.remove_suffix(1);
        bound.arguments.push_back(bind_operand(argument, next, Event{}.arguments.size()));
        bound.arguments.back().optional = optional;
    }
    return bound;
}

void Vocabulary::bind(std::span<const ActionForm> actions, std::span<const EventForm> events) {
    action_forms_ = actions;
    event_forms_ = events;
    for (const ActionForm& form : actions) actions_.push_back(bind_action(form));
    for (const EventForm& form : events) events_.push_back(bind_event(form));
    action_of_kind_ = index_by_kind(actions_);
    event_of_kind_ = index_by_kind(events_);
}

const Vocabulary::BoundAction* Vocabulary::find(Action action) const {
    const std::uint8_t index = action_of_kind_[action.kind];
    return index == 0 ? nullptr : &actions_[index - 1U];
}

bool Vocabulary::is_action(Action action) const {
    const BoundAction* bound = find(action);
    if (bound == nullptr) return false;
    Action known{action.kind, {}};
    for (const Operand& operand : bound->operands) {
        const RawValue value = operand.of(action);
        if (!operand.type->has(value) && !operand.is_missing(value)) return false;
        operand.put(value, known);
    }
    return known == action && !bound->has_half_a_bracket(action);
}

std::string Vocabulary::print(Action action) const {
    const BoundAction* bound = find(action);
    if (bound == nullptr) return "none";
    const auto operand_at = [&](std::size_t part) -> const Operand& {
        return bound->operands[bound->parts[part].operand];
    };
    // What may be left out is left out as a whole, when its operands are not there.
    const auto is_left_out = [&](std::size_t open, std::size_t close) {
        for (std::size_t i = open; i < close; ++i)
            if (bound->parts[i].kind == Part::Kind::kOperand &&
                operand_at(i).is_missing(operand_at(i).of(action)))
                return true;
        return false;
    };
    std::string text;
    for (std::size_t i = 0; i < bound->parts.size(); ++i) {
        const Part& part = bound->parts[i];
        if (part.kind == Part::Kind::kText) {
            text += part.text;
        } else if (part.kind == Part::Kind::kOperand) {
            text += operand_at(i).type->print(operand_at(i).of(action));
        } else if (part.kind == Part::Kind::kOpen) {
            const std::size_t close = bound->closing_of(i);
            if (is_left_out(i, close)) i = close;
        }
    }
    return text;
}

Json Vocabulary::action_json(Action action) const {
    JsonObject json{{"text", print(action)}};
    if (const BoundAction* bound = find(action)) {
        json["kind"] = bound->form->name;
        for (const Operand& operand : bound->operands)
            json[operand.name] = operand.json(operand.of(action));
    }
    return json;
}

Result<Action> Vocabulary::action_from_json(const Json& json) const {
    JsonErrors errors;
    const JsonReader reader(json, errors);
    const std::string_view kind = reader["kind"].string();
    const auto bound = std::find_if(actions_.begin(), actions_.end(), [&](const BoundAction& each) {
        return each.form->name == kind;
    });
    if (errors.ok() && bound == actions_.end())
        reader["kind"].fail("there is no action " + quoted(kind));
    if (!errors.ok()) return errors.error();
    std::vector<std::string_view> keys{"kind", "text"};
    for (const Operand& operand : bound->operands) keys.push_back(operand.name);
    reader.only(keys);
    Action action{bound->form->kind, {}};
    for (const Operand& operand : bound->operands) {
        RawValue value = operand.of(action);
        const bool given = reader.has(operand.name) && !reader[operand.name].is_null();
        if (operand.optional && !given)
            operand.type->make_absent(value);
        else
            operand.type->read_json(reader[operand.name], value);
        operand.put(value, action);
    }
    if (errors.ok() && !is_action(action))
        reader.fail("the operands do not make an action together");
    if (errors.ok() && reader.has("text") && reader["text"].string() != print(action))
        reader["text"].fail("the text says something else than the operands");
    if (!errors.ok()) return errors.error();
    return action;
}

Json Vocabulary::event_json(const Event& event) const {
    JsonObject json;
    const std::uint8_t index = event_of_kind_[event.kind];
    if (index == 0) return json;
    const BoundEvent& bound = events_[index - 1U];
    json["event"] = bound.form->name;
    if (event.seat != kClock) json["seat"] = static_cast<int>(event.seat);
    for (const Operand& argument : bound.arguments)
        json[argument.name] = argument.json(argument.of(event));
    return json;
}

JsonObject Vocabulary::describe() const {
    JsonObject types;
    for (const auto& type : types_) types[type->name()] = type->schema();
    JsonArray actions, events;
    for (const BoundAction& bound : actions_)
        actions.push_back(JsonObject{{"kind", bound.form->name},
                                     {"text", bound.form->pattern},
                                     {"operands", operands_json(bound.operands)}});
    for (const BoundEvent& bound : events_)
        events.push_back(
            JsonObject{{"event", bound.form->name}, {"arguments", operands_json(bound.arguments)}});
    return {{"types", std::move(types)},
            {"actions", std::move(actions)},
            {"events", std::move(events)}};
}

}  // namespace orrery
