// What the program is asking for: choices, facts of the table, cards and dice, the end of a turn.
#include <algorithm>

#include "games/anunnaki/companion/check.h"
#include "games/anunnaki/companion/facts.h"
#include "games/anunnaki/content/element.h"
#include "games/anunnaki/course/combat.h"

namespace orrery::anunnaki::companion {
namespace {

// The question that an action answers.
TaskKind task_of(ActionKind kind) {
    switch (kind) {
        case ActionKind::kDone:
        case ActionKind::kFight:
            return TaskKind::kReport;
        case ActionKind::kCommitted:
            return TaskKind::kCommitWeapon;
        case ActionKind::kDie:
        case ActionKind::kRoll:
            return TaskKind::kAskDie;
        case ActionKind::kStrength:
        case ActionKind::kGodStrength:
            return TaskKind::kAskCivilisation;
        case ActionKind::kTotal:
            return TaskKind::kAskTotal;
        case ActionKind::kScore:
            return TaskKind::kAskScore;
        default:
            return TaskKind::kAskCard;
    }
}

ActionKind chooser_of(Choice choice) {
    if (choice == Choice::kReveal) return ActionKind::kReveal;
    return choice == Choice::kCombatOrder ? ActionKind::kFight : ActionKind::kChoose;
}

// AN-COMP-08: combats between the person and Cosmobot are assisted.
Why why_not_fight(const Model& model, Place place) {
    const Board board = model.board();
    if (is_area(place)) {
        const bool meet =
            board.in_play().contains(place) && model.state.areas[place].civilisation == 0 &&
            board.unit_count(Side::kPerson, place) > 0 && board.unit_count(Side::kBot, place) > 0;
        return meet ? Why::kNothing : Why::kNoCombat;
    }
    const DistantState* planet = board.distant(planet_of_place(place));
    const bool meet = planet != nullptr && place == landing_place(planet_of_place(place)) &&
                      planet->leader == Leader::kBot && board.unit_count(Side::kPerson, place) > 0;
    return meet ? Why::kNothing : Why::kNoCombat;
}

Why why_not_strength(const Model& model, bool god) {
    const Place area = model.task().a;
    if (!god) return model.state.areas[area].revealed != 0 ? Why::kStrengthKnown : Why::kNothing;
    return god_untold(model.content, model.state, area) ? Why::kNothing : Why::kGodKnown;
}

Why why_not_card(const Model& model, std::size_t card) {
    const std::size_t deck = card < kAdviserCards ? 0 : 1;
    if (deck != model.task().a) return Why::kOtherDeck;
    const auto number = static_cast<std::uint8_t>(card - deck * kAdviserCards);
    return model.state.decks[deck].contains(number) ? Why::kNothing : Why::kCardNotThere;
}

Why why_not_element(const Model& model, const Element& element) {
    const Deck deck = static_cast<Deck>(model.task().a);
    const std::span<const Do> printed = printed_on(deck);
    if (std::find(printed.begin(), printed.end(), element.what) == printed.end())
        return Why::kOtherDeck;
    return model.state.typed[model.task().a].elements.full() ? Why::kCardFull : Why::kNothing;
}

Why why_not_arrow(const Model& model) {
    if (static_cast<Deck>(model.task().a) == Deck::kMoon) return Why::kArrowOnMoon;
    return model.task().b != 0 ? Why::kArrowTwice : Why::kNothing;
}

Why why_not_complete(const Model& model) {
    if (model.state.typed[model.task().a].elements.empty()) return Why::kCardEmpty;
    const bool sun = static_cast<Deck>(model.task().a) == Deck::kSun;
    return sun && model.task().b == 0 ? Why::kArrowMissing : Why::kNothing;
}

Why why_not_total(const Model& model, int total) {
    const Fight fight(model.content, model.state, model.state.combat.place);
    return total < fight.strength(Side::kPerson) ? Why::kTotalTooLow : Why::kNothing;
}

}  // namespace

Why why_not_done(const Model& model) {
    const State& state = model.state;
    // In the order of Fact.
    constexpr std::array kMissing{Why::kGoalsMissing, Why::kContractsMissing, Why::kPlanetsMissing,
                                  Why::kCreaturesMissing};
    if (const Untold facts = untold(state); !facts.empty())
        return kMissing[static_cast<std::size_t>(facts[0].fact)];
    for (const SideState& own : state.sides)
        if (own.supply[static_cast<std::size_t>(UnitKind::kCreature)] != 0)
            return Why::kMiniatureMissing;
    // Cosmobot has no turn any more after the person's last one (AN-TURN-07).
    if (!shows_card(state) && state.last_turn == 0) return Why::kCardMissing;
    return model.board().pending_combats().empty() ? Why::kNothing : Why::kCombatPending;
}

Why why_not_answer(const Model& model, Action action) {
    const ActionKind kind = kind_of(action);
    const std::uint8_t operand = action.operands[0];
    if (model.offers_candidates()) {
        if (kind != chooser_of(model.state.choice)) return Why::kNotAsked;
        return model.state.candidates.contains(operand) ? Why::kNothing : Why::kNoCandidate;
    }
    if (kind == ActionKind::kChoose || kind == ActionKind::kReveal ||
        !model.waits_for(task_of(kind)))
        return Why::kNotAsked;
    switch (kind) {
        case ActionKind::kDone:
            return why_not_done(model);
        case ActionKind::kFight:
            return why_not_fight(model, operand);
        case ActionKind::kDie: {
            const auto& faces = model.content.constants.die;
            const bool printed = std::find(faces.begin(), faces.end(), operand + 1) != faces.end();
            return printed ? Why::kNothing : Why::kNoFace;
        }
        case ActionKind::kStrength:
        case ActionKind::kGodStrength:
            return why_not_strength(model, kind == ActionKind::kGodStrength);
        case ActionKind::kTotal:
            return why_not_total(model, operand);
        case ActionKind::kCard:
            return why_not_card(model, operand);
        case ActionKind::kElement:
            return why_not_element(model, element_of(action));
        case ActionKind::kArrow:
            return why_not_arrow(model);
        case ActionKind::kComplete:
            return why_not_complete(model);
        default:
            return Why::kNothing;  // a weapon lies there, the program rolls or draws, any score
    }
}

}  // namespace orrery::anunnaki::companion
