// Positions in the notation of section 5 of the rules, one fact a line (or between semicolons):
//
//   bot=norse person=greek difficulty=normal arrow=right
//   NOR-C: B[S F1]          # Cosmobot's settlement and 1 follower
//   NOR-L: B[F2] x1         # the first printed symbol is exhausted; x@2: only the second
//   G04:   AC02             # a civilisation, face down; AC02! face up; AG2 the god of Atlantis
//   supply B: F9 m4 G1 S4 cubes14
//   tracks B: war 5 tech 5 trade 3 sup -8 vp 0 | P: war 0
//   goals: war=areas tech=units trade=settlements sup=shrines
//   cubes: P 2 B 4
//   contracts: CN03 CN12 - CGRE1 CN01 CN02
//   DP2 right: leader AC | land B[F2]
//   creatures: jormungandr sphinx
//
// and, for what the rules' notation leaves open:
//
//   culture: NOR-K1 NOR-K2  # sites with a token
//   tokens: -2 2 5 8        # supremacy spaces with a 2-VP token
//
// What is not mentioned is empty; the supply is what remains; it is Cosmobot's turn.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "core/vocabulary.h"
#include "games/anunnaki/content/content.h"
#include "games/anunnaki/state.h"

namespace orrery::anunnaki::testing {

const Content& content();
const Vocabulary& vocabulary();  // the full game's

State position(std::string_view notation);
// The board as set up (face-down civilisations, culture tokens, both capitals), then the facts.
State setup_board(std::string_view notation);

Place place(std::string_view name);  // "G07", "DP2:land"

// "B[S F2] x1", the other way round; empty for an empty area.
std::string area_text(const State& state, std::string_view area);
// What holds of a fact's subject in this position, to be compared with what an example says:
// "NOR-C" -> "B[S F1]", "culture" -> "NOR-K1", "DP2" -> "leader B | lead B[F2]",
// "B" with "war vp" -> "war 4 vp 5" …
std::string fact_text(const State& state, std::string_view subject, std::string_view expected);

std::vector<std::string> words(std::string_view text);
std::vector<std::string> facts(std::string_view notation);  // without comments and blanks

}  // namespace orrery::anunnaki::testing
