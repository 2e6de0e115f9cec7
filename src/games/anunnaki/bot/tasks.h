// The steps of Cosmobot's tasks, one function a kind. Each runs the task on top once and says
// whether to go on: false while the person is asked.
#pragma once

#include "games/anunnaki/bot/rule_number.h"
#include "games/anunnaki/course/course.h"

namespace orrery::anunnaki {

// turn.cpp
bool begin_bot_turn(Course& course);
bool resolve_card(Course& course);
bool begin_element(Course& course);
bool place_cubes(Course& course);
bool turn_up_next_card(Course& course);
bool begin_step_4(Course& course);
bool take_culture_tokens(Course& course);
bool end_bot_turn(Course& course);

// areas.cpp
bool harvest_symbols(Course& course);
bool build_settlement(Course& course);
bool take_income(Course& course);
bool place_followers(Course& course);
bool summon_god(Course& course);

// travel.cpp
bool find_target(Course& course);
bool send_units(Course& course);

// tracks.cpp
bool consult_oracle(Course& course);
bool repeat_oracle_action(Course& course);
bool fulfil_contract(Course& course);
bool advance_track(Course& course);
bool advance_on_supremacy(Course& course);

// creatures.cpp
bool take_creatures(Course& course);
bool place_creature(Course& course);

// Takes the task on top off the stack.
Task take_task(Course& course);
// An element is carried out next.
void push_element(Course& course, const Element& element);
// Cosmobot gets points at once, and followers next.
void gain(Course& course, RuleNumber rule, int followers, int vp);
// For the trace alone.
void tell_gain(const Course& course, RuleNumber rule, int followers, int vp);
void tell_lapse(const Course& course, RuleNumber rule, int number = 1);

}  // namespace orrery::anunnaki
