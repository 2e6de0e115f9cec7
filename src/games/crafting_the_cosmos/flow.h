// The course of a game: what an action changes, and what then runs by itself. One object lives
// for one action; `Events` is NoEvents in playouts.
#pragma once

#include <initializer_list>

#include "core/game.h"
#include "games/crafting_the_cosmos/action.h"
#include "games/crafting_the_cosmos/content.h"
#include "games/crafting_the_cosmos/events.h"
#include "games/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/power_use.h"
#include "games/crafting_the_cosmos/scoring.h"
#include "games/crafting_the_cosmos/shift.h"
#include "games/crafting_the_cosmos/state.h"

namespace orrery::crafting_the_cosmos {

template <class Events>
class Flow {
  public:
    Flow(const Content& content, State& state, const Events& events)
        : content_(content), state_(state), events_(events), own_(&state.own()) {}

    Applied result() const { return applied_; }

    void begin_turn(std::uint8_t seat);
    void act(Action action);

  private:
    void tell(EventKind kind, std::initializer_list<int> arguments = {}) const {
        tell_about(static_cast<Seat>(state_.current), kind, arguments);
    }
    void tell_about(Seat seat, EventKind kind, std::initializer_list<int> arguments = {}) const {
        tell_event(events_, kind, seat, arguments);
    }
    // Only the player whose turn it is may know.
    void whisper(EventKind kind, std::initializer_list<int> arguments) const {
        const auto seat = static_cast<Seat>(state_.current);
        tell_event(events_, kind, seat, arguments, seat);
    }
    static void add(std::uint8_t& value, int amount) {
        value = static_cast<std::uint8_t>(value + amount);
    }
    static int number(std::size_t value) { return static_cast<int>(value); }

    // Energy phase, in flow_collect.h.
    void shift(Action action);
    void continue_collecting();
    bool waits_for(Resource resource);
    void gain(Resource resource);
    void gain_star(std::size_t element);
    void gain_proto();
    void gain_nebula(std::size_t size);
    void take_card(std::uint8_t position);
    std::uint8_t draw_card();
    void put_in_hand(std::uint8_t card);
    void refill_display();
    void step_crystal(int steps);

    // Crafting phase, in flow_craft.h.
    void craft(Action action);
    void put_star(std::size_t element, std::size_t space);
    void put_nebula(std::uint8_t tile, std::size_t space);
    void discard_star(std::size_t space);
    void discard_life(std::size_t space);
    void stabilize(const LifeSet& spaces);
    void turn_supernova(std::size_t space);
    void move_star(std::size_t from, std::size_t to);
    void move_life(std::size_t from, std::size_t to);
    void form(std::size_t space, std::size_t discarded);
    void score_crystal();
    void create_advanced_life(std::size_t space);
    void add_advanced_life(std::size_t space);
    void gain_card_points(int points);
    void spend_cards(std::size_t type, int count);
    void buy_power(std::size_t slot, std::size_t type);
    void keep_power(Action action);

    // Using powers, in flow_power.h.
    void use_power(std::uint8_t power, std::size_t type, int mode);
    void begin_power(std::uint8_t power, int mode);
    void run_power();
    void next_clause();
    void answer(Action action);
    void happen(Clause clause);
    void replace_nebula(std::size_t space, std::size_t size);
    void lift(std::size_t space);
    void put_down(std::size_t space, bool stable);

    // Omega and the end phase, in flow_end.h.
    void omega_nebula(std::size_t size);
    void end_turn(std::uint8_t dropped);
    void return_tile(std::uint8_t tile);
    void end_phase();
    void score_goal(std::uint8_t goal);
    void ask_for_discards();
    void discard_to_limit(Action action);
    void finish_round();

    const Content& content_;
    State& state_;
    const Events& events_;
    SeatState* own_;
    Applied applied_;
};

template <class Events>
void Flow<Events>::begin_turn(std::uint8_t seat) {
    state_.current = seat;
    own_ = &state_.own();
    state_.phase = Phase::kShift;
    tell(EventKind::kTurnBegan);
}

template <class Events>
void Flow<Events>::act(Action action) {
    const auto& operands = action.operands;
    switch (kind_of(action)) {
        case ActionKind::kShift:
            return shift(action);
        case ActionKind::kPickNebula:
            gain_nebula(operands[0]);
            ++state_.turn.collect_unit;
            return continue_collecting();
        case ActionKind::kTakeCard:
            take_card(operands[0]);
            ++state_.turn.collect_unit;
            return continue_collecting();
        case ActionKind::kKeepPower:
            return keep_power(action);
        case ActionKind::kChooseElement:
        case ActionKind::kChooseStar:
        case ActionKind::kChooseLife:
        case ActionKind::kChooseNebula:
        case ActionKind::kPutStar:
            return answer(action);
        case ActionKind::kStop:
            tell(EventKind::kStopped);
            next_clause();
            return run_power();
        case ActionKind::kOmegaNebula:
            return omega_nebula(operands[0]);
        case ActionKind::kOmegaStabilize: {
            LifeSet space;
            space.insert(operands[0]);
            stabilize(space);
            return end_turn(0);
        }
        case ActionKind::kOmegaNone:
            return end_turn(0);
        case ActionKind::kDropNebula:
            return end_turn(state_.turn.omega_tile);
        case ActionKind::kDiscard:
            return discard_to_limit(action);
        default:
            return craft(action);
    }
}

}  // namespace orrery::crafting_the_cosmos

#include "games/crafting_the_cosmos/flow_collect.h"
#include "games/crafting_the_cosmos/flow_craft.h"
#include "games/crafting_the_cosmos/flow_end.h"
#include "games/crafting_the_cosmos/flow_power.h"
