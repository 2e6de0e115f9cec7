// One action's way through a position: the rules' functions share it. It runs tasks until the
// person is asked something or the game is over.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "core/event.h"
#include "core/game.h"
#include "games/anunnaki/action.h"
#include "games/anunnaki/board.h"
#include "games/anunnaki/events.h"

namespace orrery::anunnaki {

// Not a template on the sink: Cosmobot's criteria cost far more than a branch on a null pointer.
struct Course {
    const Content& content;
    State& state;
    const EventSink* sink = nullptr;  // nobody listens in playouts
    Applied applied{};

    Board board() const { return {content, state}; }
    bool listening() const { return sink != nullptr; }
    using Arguments = std::array<int, 6>;
    // Without a side it is about a civilisation or nobody.
    void tell(EventKind kind, std::optional<Side> side, const Arguments& arguments = {}) const;
    // The last pushed runs first.
    void push(TaskKind kind, int a = 0, int b = 0, int c = 0);
    Task& top() { return state.tasks.back(); }
};

// course.cpp: runs the tasks on top until one has to ask.
void run(Course& course);

// One step of the task on top. True = go on; false = it waits for the person.
bool run_bot_task(Course& course);     // bot/run.cpp
bool run_combat_task(Course& course);  // combat.cpp
bool run_person_task(Course& course);  // person/turn.cpp
bool run_asking_task(Course& course);  // asking.cpp

// Takes an action that `check` allows; the caller then runs the tasks.
void answer_person(Course& course, Action action);

// combat.cpp: the list of this turn's combats (AN-COMB-08) with Cosmobot's attacks on distant
// planets (AN-DIST-05); planets that nobody leads fall to the side (AN-DIST-11).
void gather_combats(Course& course, Side side);

// What both sides do in the same way: both_sides.cpp.
// The empty slot gets the top of the stack; the companion asks for it (AN-CONT-03, AN-HTRD-01).
void refill_contract(Course& course, std::size_t slot);
void gain_vp(Course& course, Side side, int points);
// AN-SUPR-03, -04.
void advance_supremacy(Course& course, Side side, int spaces);
// One step on a development track, with the end trigger (AN-ADV-03, AN-HEND-01); true if it moved.
// The person's reward for the space is pushed as tasks (AN-HTRK-01).
bool step_track(Course& course, Side side, Track track);
void trigger_end(Course& course, Side side);                           // AN-END-01, -04
void relocate_units(Course& course, Side side, Place from, Place to);  // all of them
int roll_die(Course& course);
// The turn of the active side is over: the other side's begins, or the game is over (AN-END-04).
void end_turn(Course& course);
void end_game(Course& course);

}  // namespace orrery::anunnaki
