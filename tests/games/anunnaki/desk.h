// A game in which a test acts for the person: a position in the notation of the rules, the turn at
// the phase it wants, actions in their text form.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/anunnaki/course/course.h"
#include "games/anunnaki/game.h"
#include "tests/games/anunnaki/notation.h"

namespace orrery::anunnaki::testing {

const Anunnaki& game();

struct Desk {
    // Capitals that are not mentioned hold a settlement and 3 followers; the action tiles lie as in
    // EX-47 (O0 move, O1 harvest, O2 build, O3 recruit, O4 trade, I0 portal, I1 oracle, I2 war,
    // I3 research, I4 supremacy), the pawn on O0, and it is asked for;
    // the person holds no resources and 2 crystals.
    explicit Desk(std::string_view notation = "");

    State state;
    std::vector<Event> events;  // of the last `play`

    // "wood 1 gold 2": the others are 0.
    void give(std::string_view resources);
    std::string resources() const;
    void lay_culture(std::string_view site, std::string_view token);
    // Puts cubes on paths of the action board: "E0a E0b E0c".
    void cubes_on(std::string_view paths);
    // The next roll of the chaos die.
    void next_die(int value);
    // The cards of Cosmobot's next turn do nothing.
    void idle_bot();

    // The person's turn from this phase on: kPawn, kSecondary, kFree, kPersonCombat or
    // kPersonCulture.
    void phase(TaskKind first);
    // Phase 3, in which an effect is to be carried out first.
    void effect(std::string_view text);
    // Step 4 of Cosmobot's turn.
    void bot_combats();

    // The rule that forbids an action, and the key of the refusal; empty when it is allowed.
    std::string rule(std::string_view action) const;
    std::string key(std::string_view action) const;
    // Applies actions that have to be allowed, separated by "; ".
    Applied play(std::string_view actions);
    std::vector<std::string> legal() const;
    bool asks(TaskKind kind) const { return state.tasks.back().kind == kind; }

    // What holds of a subject: see fact_text in notation.h.
    std::string at(std::string_view subject) const { return fact_text(state, subject, ""); }
    std::string of(std::string_view side, std::string_view markers) const {
        return fact_text(state, side, markers);
    }
    SideState& person() { return state.side(Side::kPerson); }
    SideState& bot() { return state.side(Side::kBot); }
    Board board() const { return {content(), state}; }

  private:
    void run_tasks();
};

}  // namespace orrery::anunnaki::testing
