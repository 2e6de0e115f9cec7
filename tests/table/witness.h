// What a client was told of a table, to be held against the table's log.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "table/entry.h"

namespace orrery::test {

struct Witness {
    // Whose message ids these are; none: ids that nobody else uses.
    std::optional<std::string> guest;
    std::map<std::string, Json> sent;  // by message id
    std::map<std::string, std::uint64_t> acknowledged;
    // The hash of a seat's view after a number.
    std::map<std::pair<std::uint64_t, Seat>, std::string> seen;

    // An acknowledgement, which must be the same each time.
    void acknowledge(const std::string& id, std::uint64_t number);
};

// Numbers without gaps, no message twice, every acknowledged one at its number and as it was sent.
void expect_acknowledged_once(const AnyGame& game, const std::vector<table::Entry>& entries,
                              std::span<const Witness* const> witnesses);

// The log, played from the beginning, shows everybody what they saw on the way. How many views
// were compared.
std::size_t expect_seen_as_replayed(const AnyGame& game, const std::vector<table::Entry>& entries,
                                    std::span<const Witness* const> witnesses);

}  // namespace orrery::test
