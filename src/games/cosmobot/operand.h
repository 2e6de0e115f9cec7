// The values of operands: how each is written, and all of them in order.
#pragma once

#include <string>

#include "core/text.h"
#include "games/anunnaki/element.h"
#include "games/cosmobot/action.h"

namespace orrery::anunnaki::cosmobot {

// For errors: "an area like G03".
std::string_view meaning_of(Operand operand);
constexpr std::size_t bytes_of(Operand operand) {
    return operand == Operand::kElement ? 3 : 1;
}

// What the first byte can be runs from 0 to this; a place may also be a distant one.
std::size_t values_of(const Content& content, Operand operand);
bool is_value(const Content& content, Operand operand, const std::uint8_t* bytes);
// "?" for bytes that are no value.
std::string print_operand(const Content& content, Operand operand, const std::uint8_t* bytes);
// False where the text has no such operand; the text then stands before it.
bool read_operand(const Content& content, Operand operand, TextReader& text, std::uint8_t* bytes);

// Every value of the operand, as its bytes.
template <class Visit>
void for_each_value(const Content& content, Operand operand, Visit&& visit) {
    if (operand == Operand::kElement)
        return for_each_element([&](const Element& element) {
            const std::uint8_t bytes[]{static_cast<std::uint8_t>(element.what), element.number,
                                       element.detail};
            visit(bytes);
        });
    const auto one = [&](std::size_t value) {
        const std::uint8_t byte = static_cast<std::uint8_t>(value);
        visit(&byte);
    };
    for (std::size_t value = 0; value < values_of(content, operand); ++value) one(value);
    if (operand == Operand::kPlace)
        for (std::size_t place = kFirstDistantPlace; place < kPlaces; ++place) one(place);
}

// Every action of the form, possible or not.
template <class Visit>
void for_each_action(const Content& content, const Form& form, Visit&& visit) {
    const std::span<const Operand> operands = operands_of(form);
    Action action = act(form.kind);
    const auto fill = [&](auto&& self, std::size_t operand, std::size_t at) -> void {
        if (operand == operands.size()) return visit(action);
        for_each_value(content, operands[operand], [&](const std::uint8_t* bytes) {
            const std::size_t size = bytes_of(operands[operand]);
            for (std::size_t i = 0; i < size; ++i) action.operands[at + i] = bytes[i];
            self(self, operand + 1, at + size);
        });
    };
    fill(fill, 0, 0);
}

}  // namespace orrery::anunnaki::cosmobot
