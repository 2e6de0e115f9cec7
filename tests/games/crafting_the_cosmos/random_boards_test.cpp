// Random boards, counted a second time in the plainest way.
#include <algorithm>

#include "games/crafting_the_cosmos/galaxy.h"
#include "tests/games/crafting_the_cosmos/support.h"
#include "tests/support/scale.h"

namespace orrery::crafting_the_cosmos::testing {
namespace {

const Board& board() {
    return game().content().board;
}

// So many stars of any element, one in four of them a supernova, and as much life.
SeatState random_board(std::uint32_t pieces, RandomStream& random) {
    SeatState own;
    for (std::uint32_t i = 0; i < pieces; ++i) {
        const std::size_t space = random.uniform(kStarSpaces);
        const std::size_t kind = random.uniform(kElements);
        if (!own.occupied_stars().contains(space)) {
            own.stars[kind].insert(space);
            if (random.uniform(4) == 0) own.supernovae.insert(space);
        }
        const std::size_t side = random.uniform(kLifeSpaces);
        if (!own.life().contains(side))
            (random.uniform(2) == 0 ? own.proto : own.stable).insert(side);
    }
    return own;
}

template <class Check>
void for_random_boards(std::uint64_t seed, std::uint32_t most, Check&& check) {
    RandomStream random(seed_from_number(seed));
    const int boards = test::scaled(400);
    for (int i = 0; i < boards && !::testing::Test::HasFailure(); ++i)
        check(random_board(1 + random.uniform(most), random), random);
}

// Every simple path, one by one.
int longest_from(std::size_t at, StarSet left) {
    left.remove(at);
    int longest = 0;
    (board().star_neighbours[at] & left).for_each([&](std::size_t next) {
        longest = std::max(longest, longest_from(next, left));
    });
    return longest + 1;
}

TEST(CraftingRandomBoards, UG_05_A_20_the_chain_is_the_longest_of_all_simple_paths) {
    Options options;
    options.star_goal = StarGoal::kChain;
    for_random_boards(1, 20, [&](const SeatState& own, RandomStream&) {
        int longest = 0;
        own.occupied_stars().for_each([&](std::size_t start) {
            longest = std::max(longest, longest_from(start, own.occupied_stars()));
        });
        EXPECT_EQ(goal_value(game().content(), options, own, goal("UG-05")), longest);
    });
}

// CTC-MOVE-02 word by word: a path of adjacent spaces whose inner spaces are all occupied.
template <class Set, std::size_t N>
void walk(const std::array<Set, N>& neighbours, const Set& occupied, std::size_t at, Set& walked,
          Set& targets) {
    walked.insert(at);
    neighbours[at].for_each([&](std::size_t next) {
        if (!occupied.contains(next))
            targets.insert(next);
        else if (!walked.contains(next))
            walk(neighbours, occupied, next, walked, targets);
    });
}

TEST(CraftingRandomBoards, CTC_MOVE_02_targets_are_the_ends_of_all_paths_over_occupied_spaces) {
    for_random_boards(2, 45, [&](const SeatState& own, RandomStream&) {
        own.occupied_stars().for_each([&](std::size_t from) {
            StarSet walked, targets;
            walk(board().star_neighbours, own.occupied_stars(), from, walked, targets);
            EXPECT_EQ(star_targets(board(), own, from), targets);
        });
        own.life().for_each([&](std::size_t from) {
            LifeSet walked, targets;
            walk(board().life_neighbours, own.life(), from, walked, targets);
            EXPECT_EQ(life_targets(board(), own, from), targets);
        });
    });
}

// CTC-FORM-02: some choice of an element for each supernova, or of none, leaves nothing missing.
bool can_be_met(std::array<int, kElements> missing, int supernovae) {
    if (std::all_of(missing.begin(), missing.end(), [](int n) { return n <= 0; })) return true;
    if (supernovae == 0) return false;
    for (int& count : missing) {
        --count;
        if (can_be_met(missing, supernovae - 1)) return true;
        ++count;
    }
    return false;
}

TEST(CraftingRandomBoards, CTC_FORM_01_a_nebula_is_formable_when_some_choice_of_elements_fits) {
    int formed = 0;
    for_random_boards(3, 60, [&](SeatState own, RandomStream& random) {
        for (std::size_t space = 0; space < kNebulaSpaces; ++space) {
            own.nebulae[space] = static_cast<std::uint8_t>(1 + random.uniform(kTiles));
            const NebulaTile& printed = game().content().tiles[own.nebulae[space]];
            std::array<int, kElements> missing{};
            int stars = 0, supernovae = 0;
            for (std::size_t kind = 0; kind < kElements; ++kind) missing[kind] = printed.need[kind];
            for (std::uint8_t corner : board().corner[space]) {
                if (!own.occupied_stars().contains(corner)) continue;
                ++stars;
                if (own.supernovae.contains(corner))
                    ++supernovae;
                else
                    --missing[element_at(own, corner)];
            }
            const bool enough = can_be_met(missing, supernovae);
            Options options;
            EXPECT_EQ(formable(game().content(), options, own, space) == Formable::kYes, enough);
            options.form_rule = FormRule::kExact;
            EXPECT_EQ(formable(game().content(), options, own, space) == Formable::kYes,
                      enough && stars == printed.stars);
            formed += enough ? 1 : 0;
        }
    });
    EXPECT_GT(formed, 0) << "no board had a nebula to form";
}

}  // namespace
}  // namespace orrery::crafting_the_cosmos::testing
