// Cosmobot's actions on a position made to order, with the trace they leave.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/anunnaki/bot/trace.h"
#include "games/anunnaki/course/course.h"
#include "tests/games/anunnaki/notation.h"

namespace orrery::anunnaki::testing {

// A position that is played on. Whatever runs stops where the person is asked.
struct BotPlay {
    State state;
    std::vector<Event> events{};

    explicit BotPlay(const State& start) : state(start) {}
    explicit BotPlay(std::string_view notation) : state(position(notation)) {}

    // "harvest 2", as a card would make Cosmobot do it.
    BotPlay& element(std::string_view text);
    BotPlay& task(TaskKind kind, int a = 0, int b = 0, int c = 0);
    // All elements of a card of Cosmobot's, one after another.
    BotPlay& card(std::string_view id);
    // The person's answer, an action's text: "choose G12", "weapon spear".
    BotPlay& answer(std::string_view action);
    BotPlay& step_4() { return task(TaskKind::kBotStep4); }

    // Criteria and effects as lines, without the headings.
    std::vector<std::string> trace() const;
    // Only those of one rule.
    std::vector<std::string> trace_of(std::string_view rule) const;
    bool told(EventKind kind) const;
    std::string area(std::string_view id) const { return area_text(state, id); }
    const SideState& bot() const { return state.side(Side::kBot); }
};

Element element_of(std::string_view text);
// The same position with a generator whose next die roll is this.
State with_die(State state, int value);

}  // namespace orrery::anunnaki::testing
