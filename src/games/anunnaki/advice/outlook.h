// What comes of a line: Cosmobot replies in some guesses of what nobody knows, and somebody values
// where that leads.
#pragma once

#include "games/anunnaki/advice/proposals.h"

namespace orrery::anunnaki {

// How far the adviser looks.
struct Thoroughness {
    Width pawn, later;  // ways through this turn: with the pawn still to be moved, and after that
    Width next_turn;    // ways through the next one, where the hand-made evaluation judges
    // Of the ways through this turn those that are judged: in all, and with the same first action.
    std::size_t judged, judged_of_first;
    // Where the hand-made evaluation judges, guesses of each line; where a learned judge does,
    // replies of all lines in one round.
    std::size_t guesses, replies;
};
Thoroughness thoroughness(const Effort& effort);

struct Outlook {
    double value = 0;         // what is compared, in points
    double win_chance = 0;    // where a learned judge says it
    Evaluation parts;         // the hand-made evaluation, which reasons are given from
    std::size_t guesses = 0;  // it is the mean of
};

class Outlooks {
  public:
    Outlooks(const AtSight& sight, const Proposals& proposals, const Effort& effort,
             RandomStream& random);

    // One for each line; when the patience runs out, of the first lines alone. Comparable are those
    // with the most guesses: the others fell behind before.
    std::vector<Outlook> of(const std::vector<Line>& lines) const;

  private:
    std::vector<Outlook> by_hand(const std::vector<Line>& lines) const;
    std::vector<Outlook> by_judge(const std::vector<Line>& lines) const;
    State reply(const Line& line, const Seed& guess) const;
    Evaluation next_turn(const State& state) const;
    Outlook opinion(const State& state) const;

    const AtSight& sight_;
    const Proposals& proposals_;
    Thoroughness thoroughness_;
    const Judge* judge_;
    Patience patience_;
    bool all_seeing_;
    Seed seed_;  // of the guesses, which are the same for every line
};

}  // namespace orrery::anunnaki
