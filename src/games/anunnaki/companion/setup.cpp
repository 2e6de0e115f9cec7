#include "games/anunnaki/companion/setup.h"

#include "games/anunnaki/board.h"
#include "games/anunnaki/companion/facts.h"
#include "games/anunnaki/setup.h"

namespace orrery::anunnaki::companion {
namespace {

// What only the table knows.
void forget_tiles(State& state) {
    for (AreaState& area : state.areas)
        if (area.civilisation != 0) area.civilisation = kUnknown;
    for (std::uint8_t& token : state.culture)
        if (token != 0) token = kUnknown;
    for (std::uint8_t& god : state.atlantis_gods) god = kUnknown;
    state.person = {};
    state.contracts = {};
    state.contract_stack.clear();
    state.artefact_deck.clear();
    state.goals = {Goal::kShrines, Goal::kAreas, Goal::kUnits, Goal::kSettlements};
    state.distant = {};
    state.creatures = {};
}

// Nothing but the settlements of the capitals, which always stand (AN-CTRL-12).
void clear_board(const Content& content, State& state) {
    for (AreaState& area : state.areas) area = {.settlement = area.settlement};
    state.culture = {};
    state.atlantis_gods = {};
    state.supremacy_tokens = 0;
    for (SideState& own : state.sides) own.supply[0] = content.constants.followers;
}

}  // namespace

State set_up_model(const Content& content, const Start& start, const Seed& seed) {
    State state = set_up(content, start.options, seed);
    forget_tiles(state);
    state.facts = start.facts;
    state.facts.to_enter = kAllContracts | kAllGoals;
    if (start.facts.empty_start != 0) clear_board(content, state);
    state.physical = start.facts.physical_start;
    state.tasks.clear();
    state.tasks.push_back({TaskKind::kReport, 0, 0, 0});
    if ((state.physical & kPhysicalCards) != 0) {  // AN-SET-07
        const std::uint8_t moon = state.face_up[0];
        state.decks[0].insert_at(0, static_cast<std::uint8_t>(moon - 1));
        state.face_up = {};
        state.tasks.push_back({TaskKind::kAskCard, static_cast<std::uint8_t>(Deck::kMoon), 0, 0});
    }
    return state;
}

}  // namespace orrery::anunnaki::companion
