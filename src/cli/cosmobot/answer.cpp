// Answers to the question that is open: a number of the list, a fact of the table, a card.
#include <fmt/format.h>

#include <algorithm>

#include "cli/cosmobot/typing.h"
#include "cli/play/anunnaki_typed.h"
#include "cli/play/presenter.h"
#include "games/cosmobot/facts.h"

namespace orrery::cli::companion {
namespace {

using an::TaskKind;
using an::cosmobot::act;
using an::cosmobot::ActionKind;
using play::Misread;

Action choice_entry(const an::State& state, std::uint8_t candidate) {
    return act(state.choice == an::Choice::kReveal        ? ActionKind::kReveal
               : state.choice == an::Choice::kCombatOrder ? ActionKind::kFight
                                                          : ActionKind::kChoose,
               {candidate});
}

Entries read_choice(const Reading& reading, const std::string& word) {
    const an::State& state = reading.state;
    const std::size_t count = state.candidates.size();
    if (const auto number = play::typed_number(word, 2)) {
        if (*number < 1 || static_cast<std::size_t>(*number) > count)
            throw Misread{fmt::format("Choose a number from 1 to {}.", count)};
        return {choice_entry(state, state.candidates[static_cast<std::size_t>(*number - 1)])};
    }
    if (state.choice == an::Choice::kReveal) {
        for (std::uint8_t deck : state.candidates)
            if (an::kDeckNames[deck] == word) return {choice_entry(state, deck)};
        return {};
    }
    const auto place = play::pantheon::find_place(reading.content, state, word);
    if (!place) return {};
    return {choice_entry(state, *place)};
}

Entries read_number(const Reading& reading, const std::string& word, ActionKind kind, int first,
                    const std::string& expected) {
    const bool negative = word.starts_with('-');
    const auto number = play::typed_number(negative ? word.substr(1) : word, 3);
    if (!number) return {};
    const int value = (negative ? -*number : *number) - first;
    if (value < 0 || value > 0xff) throw Misread{expected};
    return {checked(reading, act(kind, {byte(static_cast<std::size_t>(value))}), expected)};
}

// "5", and in Atlantis "5+2" with the god token.
Entries read_strength(const Reading& reading, const std::string& word) {
    const std::string expected =
        fmt::format("Strengths go from 1 to {}: write 5, in Atlantis 5+2 with the god token.",
                    an::cosmobot::kMostStrength);
    const std::size_t plus = word.find('+');
    const an::Place area = reading.state.tasks.back().a;
    const bool god_only = reading.state.areas[area].revealed != 0;
    if (plus != std::string::npos &&
        !an::cosmobot::god_untold(reading.content, reading.state, area))
        throw Misread{"Only the strength of the tile is asked for: write 5."};
    Entries entries =
        read_number(reading, word.substr(0, plus),
                    god_only ? ActionKind::kGodStrength : ActionKind::kStrength, 1, expected);
    if (plus == std::string::npos) return entries;
    const Entries god =
        read_number(reading, word.substr(plus + 1), ActionKind::kGodStrength, 1, expected);
    entries.insert(entries.end(), god.begin(), god.end());
    return entries;
}

}  // namespace

Entries read_answer(const Reading& reading, const std::string& line) {
    const play::Words words = play::lower_words(line);
    const std::string word = words.empty() ? "" : words[0];
    const bool alone = words.size() <= 1;
    const an::State& state = reading.state;
    if (!state.candidates.empty()) return alone ? read_choice(reading, word) : Entries{};
    const an::Task& task = state.tasks.back();
    if (task.kind == TaskKind::kAskCard) {
        if (word.empty() || word == "draw") return {act(ActionKind::kDraw)};
        return read_card(reading, static_cast<an::Deck>(task.a), line);
    }
    if (!alone) return {};
    switch (task.kind) {
        case TaskKind::kCommitWeapon:
            if (word.empty() || word == "ok" || word == "y" || word == "yes")
                return {act(ActionKind::kCommitted)};
            return {};
        case TaskKind::kAskDie:
            if (word.empty() || word == "roll") return {act(ActionKind::kRoll)};
            return read_number(reading, word, ActionKind::kDie, 1, "The die has no such face.");
        case TaskKind::kAskCivilisation:
            return read_strength(reading, word);
        case TaskKind::kAskContract:
            if (word.empty() || word.starts_with('c') || word == "-" || word == "none" ||
                word.find('/') != std::string::npos || play::typed_number(word, 2))
                return word.empty() ? Entries{} : Entries{contract_entry(reading, task.a, word)};
            return {};
        case TaskKind::kAskTotal:
            return read_number(reading, word, ActionKind::kTotal, 0,
                               fmt::format("Totals go up to {}.", an::cosmobot::kMostTotal));
        case TaskKind::kAskScore:
            return read_number(reading, word, ActionKind::kScore, an::cosmobot::kLeastScore,
                               "Write your final total, like 62.");
        default:
            return {};
    }
}

}  // namespace orrery::cli::companion
