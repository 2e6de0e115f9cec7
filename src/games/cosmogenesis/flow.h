// The course of a game: what an action changes, and what then runs by itself. One object lives for
// one action; `Events` is NoEvents in playouts.
#pragma once

#include "core/game.h"
#include "games/cosmogenesis/action.h"
#include "games/cosmogenesis/conditions.h"
#include "games/cosmogenesis/events.h"
#include "games/cosmogenesis/refill.h"

namespace orrery::cosmogenesis {

template <class Events>
class Flow {
  public:
    Flow(const Content& content, State& state, const Events& events)
        : content_(content), state_(state), events_(events) {}

    Applied result() const { return applied_; }

    void keep(Seat seat, std::uint8_t objective);
    void main_action(Action action);
    void side_action(Action action);
    void use_object(Action action);
    void use_reward(Action action);
    void end_turn();
    // Shows what was laid out, after the setup too.
    template <UniformSource Source>
    void fill_board(Source& chance);

  private:
    void tell(EventKind kind, Seat seat = kClock, std::initializer_list<int> arguments = {}) const {
        tell_event(events_, kind, seat, arguments);
    }
    void tell_own(EventKind kind, std::initializer_list<int> arguments = {}) const {
        tell(kind, state_.active, arguments);
    }
    SeatState& own() { return state_.seat(state_.active); }

    // Elements.
    void give_up(const Element& element, FieldPlace from);
    void take_monolith();
    void take_object(std::uint8_t object);
    void take_objective(const Element& element);

    // What changes a system, for whoever pays for it.
    void belt(int asteroids, int comets);
    void create_planet(const Body& body);
    void create_moon(std::uint8_t orbit, const Body& body);
    void apply_collision(Target target, int collider, const Collision& plan);
    void collide(Target target, const Body& collider);
    void throw_moon(Target moon, Target target);
    void comet_hits(Target target);
    void create_life(Target target);
    void evolve(Seat seat, Target target);
    void reveal(std::uint8_t objective, std::uint8_t orbit);

    // Rewards.
    void perform_side(Action action);
    void settle_rewards();

    // The end of a round.
    void begin_turn(Seat seat);
    void begin_round(Seat starts);
    void end_round();
    void evolution_phase();
    void clear_board();

    const Content& content_;
    State& state_;
    const Events& events_;
    Applied applied_;
};

}  // namespace orrery::cosmogenesis

#include "games/cosmogenesis/flow_round.h"
#include "games/cosmogenesis/flow_system.h"
#include "games/cosmogenesis/flow_turn.h"
