// Answers to the question that is open: a number of the list, a fact of the table, a card.
#include "games/anunnaki/companion/facts.h"
#include "games/anunnaki/companion/typed/readers.h"

namespace orrery::anunnaki::companion::typed {
namespace {

using Answer = std::optional<Entries>;

Entries choice_entry(const State& state, std::uint8_t candidate) {
    return {act(state.choice == Choice::kReveal        ? ActionKind::kReveal
                : state.choice == Choice::kCombatOrder ? ActionKind::kFight
                                                       : ActionKind::kChoose,
                {candidate})};
}

Answer read_choice(Desk& desk, const std::string& word) {
    const State& state = desk.state;
    const std::size_t count = state.candidates.size();
    if (const auto number = number_of(word, 2)) {
        if (*number >= 1 && static_cast<std::size_t>(*number) <= count)
            return choice_entry(state, state.candidates[static_cast<std::size_t>(*number - 1)]);
        desk.fail("choice", {{"count", static_cast<int>(count)}});
        return Entries{};
    }
    if (state.choice == Choice::kReveal) {
        for (const std::uint8_t deck : state.candidates)
            if (kDeckNames[deck] == word) return choice_entry(state, deck);
        return std::nullopt;
    }
    if (const auto place = find_place(desk.content, state, word))
        return choice_entry(state, *place);
    return std::nullopt;
}

Answer read_number(Desk& desk, const std::string& word, ActionKind kind, int least, int most) {
    const bool negative = word.starts_with('-');
    const auto number = number_of(negative ? word.substr(1) : word, 3);
    if (!number) return std::nullopt;
    const int value = negative ? -*number : *number;
    if (value < least || value > most) {
        desk.fail("range", {{"word", word}, {"least", least}, {"most", most}});
        return Entries{};
    }
    return Entries{act(kind, {byte(static_cast<std::size_t>(value - least))})};
}

// "5", and in Atlantis "5+2" with the god token.
Answer read_strength(Desk& desk, const std::string& word) {
    const Place area = desk.state.tasks.back().a;
    const bool god_only = desk.state.areas[area].revealed != 0;
    const std::size_t plus = word.find('+');
    Answer tile =
        read_number(desk, word.substr(0, plus),
                    god_only ? ActionKind::kGodStrength : ActionKind::kStrength, 1, kMostStrength);
    if (!tile || plus == std::string::npos) return tile;
    const Answer god =
        read_number(desk, word.substr(plus + 1), ActionKind::kGodStrength, 1, kMostStrength);
    if (!god) return std::nullopt;
    if (god_only || !god_untold(desk.content, desk.state, area)) desk.fail_word("tile_only", word);
    append(*tile, *god);
    return tile;
}

Answer read_drawn(Desk& desk, const std::string& line) {
    if (line.empty() || line == "draw") return Entries{act(ActionKind::kDraw)};
    const auto deck = static_cast<Deck>(desk.state.tasks.back().a);
    if (auto card = find_card(desk, deck, line)) return card;
    // Only cards have semicolons; "sun arrow left; harvest 2" is one that lies there already.
    const bool listed = line.find(';') != std::string::npos && !line.starts_with("moon ") &&
                        !line.starts_with("sun ");
    return listed ? Answer(read_card(desk, deck, line)) : std::nullopt;
}

Answer read_refill(Desk& desk, const std::string& word) {
    const bool contract = word == "-" || word == "none" || word.starts_with("cn") ||
                          (!word.empty() && number_of(word.substr(0, 1), 1));
    if (!contract) return std::nullopt;
    return read_contract(desk, desk.state.tasks.back().a, word);
}

}  // namespace

std::optional<Entries> read_answer(Desk& desk, const std::string& line) {
    if (!desk.state.candidates.empty()) return read_choice(desk, line);
    switch (desk.state.tasks.back().kind) {
        case TaskKind::kAskCard:
            return read_drawn(desk, line);
        case TaskKind::kCommitWeapon:
            if (line.empty() || line == "ok" || line == "y" || line == "yes")
                return Entries{act(ActionKind::kCommitted)};
            return std::nullopt;
        case TaskKind::kAskDie:
            if (line.empty() || line == "roll") return Entries{act(ActionKind::kRoll)};
            return read_number(desk, line, ActionKind::kDie, 1, kMostFace);
        case TaskKind::kAskCivilisation:
            return read_strength(desk, line);
        case TaskKind::kAskContract:
            return read_refill(desk, line);
        case TaskKind::kAskTotal:
            return read_number(desk, line, ActionKind::kTotal, 0, kMostTotal);
        case TaskKind::kAskScore:
            return read_number(desk, line, ActionKind::kScore, kLeastScore,
                               kMostPoints + kLeastScore);
        default:
            return std::nullopt;
    }
}

}  // namespace orrery::anunnaki::companion::typed
