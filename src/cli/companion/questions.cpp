#include "cli/companion/questions.h"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "cli/play/anunnaki/words.h"
#include "games/anunnaki/action.h"
#include "games/anunnaki/board.h"
#include "games/anunnaki/companion/facts.h"
#include "games/anunnaki/course/combat.h"

namespace orrery::cli::companion {
namespace {

using an::Choice;
using an::TaskKind;
using play::Lines;
namespace typed = an::companion::typed;

// In the order of an::Choice.
constexpr std::array<std::string_view, 12> kChoices{
    "",
    "Where does Cosmobot harvest? (AN-CHOICE-02)",
    "Where does Cosmobot build? (AN-CHOICE-03)",
    "Where does Cosmobot’s follower go? (AN-CHOICE-04)",
    "Where do Cosmobot’s units move? (AN-CHOICE-05)",
    "From where does Cosmobot’s unit come? (AN-CHOICE-06)",
    "Where does Cosmobot’s portal lead? (AN-CHOICE-07)",
    "From where does Cosmobot’s unit come? (AN-CHOICE-08)",
    "Where does Cosmobot summon its god? (AN-CHOICE-09)",
    "Which deck shows its next card? (AN-CHOICE-10)",
    "Which combat comes first? (AN-CHOICE-11)",
    "Where does the creature go? (AN-CHOICE-12)",
};
static_assert(kChoices.size() == an::kChoiceNames.size());

// "G05 (you F2, Cosmobot F1)".
std::string described(const an::Content& content, const an::State& state, an::Place place) {
    const an::Board board(content, state);
    std::string pieces;
    for (const an::Side side : {an::Side::kPerson, an::Side::kBot}) {
        const bool settled = an::is_area(place) && board.has_settlement(side, place);
        const std::string mark = play::pantheon::pieces_mark(board.units(side, place), settled);
        if (!mark.empty())
            pieces += fmt::format("{}{} {}", pieces.empty() ? "" : ", ",
                                  side == an::Side::kPerson ? "you" : "Cosmobot", mark);
    }
    const std::string name = an::place_name(content, place);
    return pieces.empty() ? name : fmt::format("{} ({})", name, pieces);
}

Lines choice(const an::Content& content, const an::State& state) {
    Lines lines{std::string(kChoices[static_cast<std::size_t>(state.choice)])};
    for (std::size_t i = 0; i < state.candidates.size(); ++i) {
        const std::uint8_t candidate = state.candidates[i];
        lines.push_back(fmt::format("  {}) {}", i + 1,
                                    state.choice == Choice::kReveal
                                        ? std::string(an::kDeckNames[candidate])
                                        : described(content, state, candidate)));
    }
    return lines;
}

Lines civilisation(const an::Content& content, const an::State& state, an::Place area) {
    const bool tile = state.areas[area].revealed == 0;
    const bool god = an::companion::god_untold(content, state, area);
    const std::string name = content.areas[area].id;
    if (tile && god)
        return {
            fmt::format("Turn over the civilisation in {}. Its strength, and the god token’s? "
                        "(like 5+2)",
                        name)};
    return {tile ? fmt::format("Turn over the civilisation in {}. Its strength?", name)
                 : fmt::format("The strength of the god token in {}?", name)};
}

Lines weapon(const an::Content& content, const an::State& state) {
    const an::Fight fight(content, state, state.combat.place);
    return {fmt::format("Combat in {}: your units have strength {}, Cosmobot’s {}.",
                        an::place_name(content, state.combat.place),
                        fight.strength(an::Side::kPerson), fight.strength(an::Side::kBot)),
            "Put your weapon card face down, or none, and press Enter."};
}

Lines total(const an::Content& content, const an::State& state) {
    const an::Fight fight(content, state, state.combat.place);
    const int bot = fight.strength(an::Side::kBot) + state.combat.die;
    return {fmt::format("Cosmobot’s total is {} ({} and the die’s {}). Your total, with your card?",
                        bot, fight.strength(an::Side::kBot), state.combat.die)};
}

Lines card(const an::State& state, std::size_t deck) {
    Lines lines{
        fmt::format("Turn up the {} card. Which one? (its number, its elements like {}, or Enter "
                    "to let me draw)",
                    an::kDeckNames[deck], typed::example(an::kDeckNames[deck]).like)};
    if (!state.typed[deck].elements.empty())
        lines.push_back(
            fmt::format("So far: {}",
                        play::pantheon::card_text(state.typed[deck], static_cast<an::Deck>(deck))));
    return lines;
}

}  // namespace

Lines question(const an::Content& content, const an::State& state) {
    if (!state.candidates.empty()) return choice(content, state);
    if (state.tasks.empty()) return {};
    const an::Task& task = state.tasks.back();
    switch (task.kind) {
        case TaskKind::kReport:
            return {fmt::format("Your turn {}{}: tell me what changed, then done.", state.turn,
                                state.last_turn != 0 ? ", the last of the game" : "")};
        case TaskKind::kAskCard:
            return card(state, task.a);
        case TaskKind::kAskDie:
            return {"Roll the chaos die. What does it show? (Enter: I roll)"};
        case TaskKind::kAskCivilisation:
            return civilisation(content, state, task.a);
        case TaskKind::kAskContract:
            return {
                fmt::format("Refill contract slot {}. Its points and trade steps? (like {}, - "
                            "for none)",
                            task.a + 1, typed::example("slot").like)};
        case TaskKind::kAskTotal:
            return total(content, state);
        case TaskKind::kAskScore:
            return {"The last turn is over. Your own final total?"};
        default:
            return weapon(content, state);
    }
}

void add_example(Lines& lines, const typed::Example& example) {
    constexpr int kWidest = 80, kLike = 24;
    std::string like = play::padded("  " + std::string(example.like), kLike);
    if (play::columns(like) > kLike) lines.push_back(std::exchange(like, std::string(kLike, ' ')));
    for (const std::string& row : play::wrapped(example.does, kWidest - kLike - 1)) {
        lines.push_back(fmt::format("{} {}", like, row));
        like = std::string(kLike, ' ');
    }
}

Lines missing(const an::State& state) {
    // In the order of an::companion::Fact.
    constexpr std::array<std::string_view, 4> kTold{"goals", "contracts", "planets", "creatures"};
    static_assert(kTold.size() == an::companion::kFactNames.size());
    Lines lines;
    for (std::size_t fact = 0; fact < kTold.size(); ++fact)
        if (an::companion::is_untold(state, static_cast<an::companion::Fact>(fact)))
            add_example(lines, typed::example(kTold[fact]));
    if (!lines.empty())
        lines.insert(lines.begin(), state.turn <= 1 ? "Before Cosmobot’s first turn I need to know:"
                                                    : "Before Cosmobot’s turn I need to know:");
    return lines;
}

}  // namespace orrery::cli::companion
