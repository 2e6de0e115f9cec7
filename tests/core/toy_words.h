// A small game's words, for the tests of types, forms and groups.
#pragma once

#include <array>
#include <string_view>

#include "core/vocabulary.h"

namespace orrery::test {

enum class ToyAction : std::uint8_t {
    kNone,
    kPaint,
    kMove,
    kKeep,
    kGive,
    kSwap,
    kPass = 40,
};
inline constexpr ActionForm kToyActions[] = {
    {ToyAction::kPaint, "paint", "paint {cell} {colour}"},
    {ToyAction::kMove, "move", "move {from:cell@3,4} to {to:cell@1,2} by {steps@0}"},
    {ToyAction::kKeep, "keep", "keep {card}[ above {under:card}]"},
    {ToyAction::kGive, "give", "give {colours}[ for {card} and {second:card}]"},
    {ToyAction::kSwap, "swap", "swap {pair}"},
    {ToyAction::kPass, "pass"},
};

enum class ToyEvent : std::uint8_t { kPainted, kMoved, kPassed };
inline constexpr EventForm kToyEvents[] = {
    {ToyEvent::kPainted, "painted", {"colours", "cell"}},
    {ToyEvent::kMoved, "moved", {"from:cell?", "cell", "steps"}},
    {ToyEvent::kPassed, "passed"},
};

struct ToyWords {
    ToyWords() {
        constexpr std::array<std::string_view, 3> kColours{"red", "green", "greenish"};
        colour = vocabulary.add(NamedType("colour", "a colour", kColours));
        card = vocabulary.add(NamedType("card", "a card from C1 to C12", cards()));
        cell = vocabulary.add(NamedType("cell", "a cell like 0/1", cells(), 2));
        steps = vocabulary.add(NumberType("steps", -3, 3));
        colours = vocabulary.add(SetType("colours", "some colours", *colour));
        pair = vocabulary.add(
            ListType("pair", "two cards, or one", *card,
                     {.least = 1, .most = 2, .between = " and ", .ascending = true}));
        vocabulary.bind(kToyActions, kToyEvents);
    }

    Vocabulary vocabulary;
    const NamedType* colour;
    const NamedType* card;
    const NamedType* cell;
    const NumberType* steps;
    const SetType* colours;
    const ListType* pair;

  private:
    // "C1" is the beginning of "C12"; in texts the twelfth has another name.
    static std::vector<NamedValue> cards() {
        std::vector<NamedValue> values;
        for (int i = 1; i <= 12; ++i)
            values.push_back({RawValue{i}, "C" + std::to_string(i), i == 12 ? "the last" : ""});
        return values;
    }
    static std::vector<NamedValue> cells() {
        std::vector<NamedValue> values;
        for (int x = 0; x < 3; ++x)
            for (int y = 1; y < 3; ++y)
                values.push_back({RawValue{x, y}, std::to_string(x) + "/" + std::to_string(y)});
        return values;
    }
};

inline const ToyWords& toy() {
    static const ToyWords words;
    return words;
}

}  // namespace orrery::test
