// What the parts of the person's side share: effects, payments, and how a question is answered.
#pragma once

#include "games/anunnaki/course/course.h"
#include "games/anunnaki/person/powers.h"

namespace orrery::anunnaki {

inline constexpr int kSwapPrice = 3;  // AN-HFREE-02

constexpr int total_of(const ResourceCounts& counts) {
    return counts[0] + counts[1] + counts[2] + counts[3];
}
constexpr bool payable(const ResourceCounts& held, const ResourceCounts& cost) {
    for (std::size_t i = 0; i < kResources; ++i)
        if (held[i] < cost[i]) return false;
    return true;
}

// effects.cpp
// Those parts that count at the moment `when`, to be carried out from left to right.
void push_effects(Course& course, const Effects& effects, When when);
void run_effect(Course& course);
void gain_resource(Course& course, Resource resource);  // up to the cap (AN-HSET-12)
void gain_crystals(Course& course, int change);
void pay(Course& course, const ResourceCounts& cost);
void place_follower(Course& course, Place area);
// The task on top has one less to do, and is done after the last.
void count_down(Course& course);

// primary.cpp: phases 1 and 2
void move_pawn(Course& course, std::size_t node);
void take_secondary(Course& course, std::size_t number);

// answer.cpp
void pick_track(Course& course, Track track);
void take_culture(Course& course, std::size_t site);
void stop_task(Course& course);  // gives up what is left of it

// travel.cpp
void end_portal(Course& course);
void answer_travel(Course& course, Action action);

// free.cpp: phase 3
void answer_free(Course& course, Action action);

// course/combat.cpp
void answer_combat(Course& course, Action action);

}  // namespace orrery::anunnaki
