// A seed that nobody chose alone: the host commits to its part before it knows the others'
// (docs/table-messages.md, Fairness).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/record.h"

namespace orrery::table {

// Published when the table opens: 64 hexadecimal digits.
std::string commitment_to(const Seed& host);
// The game's seed. Parts are in the order of seats.
Seed combined_seed(const Seed& host, std::span<const SeedPart> parts);

// What is wrong with a record's account of its seed; nothing when it is sound or there is none.
std::optional<Error> check_fairness(const Record& record);

// Other chance that follows from the host's part but tells nothing about it.
Seed derived_seed(const Seed& host, std::string_view purpose, std::uint64_t number, Seat seat);
// As many hexadecimal digits (at most 64) of a name that follows from these texts.
std::string derived_name(std::initializer_list<std::string_view> texts, std::size_t digits);

}  // namespace orrery::table
