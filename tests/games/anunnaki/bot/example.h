// What Cosmobot does and why, as data: a position, what is done in it, the trace, and how it ends.
//
// {"id": "EX-01", "title": "Harvest", "rules": ["AN-HARV-01"], "given": "NOR-C: B[S F1]; NOR-L:
// B[F1]",
//  "do": ["harvest 2"], "trace": ["AN-HARV-03 only  NOR-L -> NOR-L"], "then": "NOR-L: B[F1] x1"}
//
// Steps are elements, "card M23" for all elements of a card, the person's answers, "die 5" for what
// the next roll shows, and "step 4". A trace line may leave its candidates out: "… brave:1  * ->
// G07".
#pragma once

#include <string>
#include <vector>

#include "core/json_reader.h"

namespace orrery::anunnaki::testing {

std::vector<std::string> texts_at(const Json& entry, const char* key);
void run_example(const Json& entry);

}  // namespace orrery::anunnaki::testing
