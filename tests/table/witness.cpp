#include "tests/table/witness.h"

#include <gtest/gtest.h>

#include "core/json.h"
#include "table/state.h"
#include "tests/table/house.h"

namespace orrery::test {
namespace {

using Log = std::vector<table::Entry>;

// By message id; the guest's own, or everybody's.
std::map<std::string, const table::Entry*> messages_of(const Log& log, const Witness& witness) {
    std::map<std::string, const table::Entry*> found;
    for (const table::Entry& entry : log) {
        if (entry.message_id.empty() || (witness.guest && entry.guest != *witness.guest)) continue;
        EXPECT_TRUE(found.emplace(entry.message_id, &entry).second)
            << "a message counted twice: " << entry.message_id;
    }
    return found;
}

}  // namespace

void Witness::acknowledge(const std::string& id, std::uint64_t number) {
    EXPECT_EQ(acknowledged.emplace(id, number).first->second, number)
        << "a command is acknowledged as before: " << id;
}

void expect_acknowledged_once(const AnyGame& game, const Log& entries,
                              std::span<const Witness* const> witnesses) {
    for (std::size_t i = 0; i < entries.size(); ++i) ASSERT_EQ(entries[i].number, i + 1);
    for (const Witness* witness : witnesses) {
        const auto messages = messages_of(entries, *witness);
        for (const auto& [id, number] : witness->acknowledged) {
            const auto found = messages.find(id);
            ASSERT_NE(found, messages.end()) << "an acknowledged command is lost: " << id;
            ASSERT_EQ(found->second->number, number) << id;
        }
        for (const auto& [id, request] : witness->sent) {
            const auto found = messages.find(id);
            if (found == messages.end() || request.at("op") != Json("move")) continue;
            const Result<Action> sent = action_from(game, request.at("action"));
            ASSERT_TRUE(sent.ok());
            ASSERT_EQ(found->second->payload.at("action"), Json(game.print(*sent)));
        }
    }
}

std::size_t expect_seen_as_replayed(const AnyGame& game, const Log& entries,
                                    std::span<const Witness* const> witnesses) {
    Result<table::State> state = table::State::load(game, {{entries.front()}, std::nullopt});
    EXPECT_TRUE(state.ok());
    if (!state) return 0;
    std::size_t compared = 0;
    for (std::size_t i = 1; i < entries.size(); ++i) {
        const auto wrong = state->apply(entries[i]);
        EXPECT_FALSE(wrong) << to_string(*wrong);
        if (wrong) return compared;
        const std::uint64_t number = entries[i].number;
        for (const Witness* witness : witnesses)
            for (auto seen = witness->seen.lower_bound({number, kSpectator});
                 seen != witness->seen.end() && seen->first.first == number; ++seen) {
                ++compared;
                EXPECT_EQ(seen->second, view_hash(state->position(), seen->first.second))
                    << "at number " << number << ", seat " << int{seen->first.second};
            }
        if (testing::Test::HasFailure()) return compared;
    }
    return compared;
}

}  // namespace orrery::test
