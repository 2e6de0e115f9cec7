// Set-up of the person (6.1), and in which order chance is used (AN-RNG-01, -03).
#include <algorithm>
#include <bit>
#include <numeric>

#include "games/anunnaki/setup.h"
#include "tests/games/anunnaki/desk.h"
#include "tests/support/by_hand.h"

namespace orrery::anunnaki::testing {
namespace {

using Numbers = std::vector<int>;

State new_game(std::string_view options, std::uint64_t seed = 1) {
    return test::new_game(game(), 1, options, seed);
}

// A second reading of AN-RNG-03: from the last index down, starting with the entries in order.
class Chance {
  public:
    explicit Chance(std::uint64_t seed) : stream_(seed_from_number(seed)) {}

    Numbers shuffled(Numbers items) {
        for (int i = static_cast<int>(items.size()) - 1; i > 0; --i) {
            const auto other = static_cast<int>(stream_.uniform(static_cast<std::uint32_t>(i) + 1));
            std::swap(items[static_cast<std::size_t>(i)], items[static_cast<std::size_t>(other)]);
        }
        return items;
    }
    Numbers shuffled(int count) {
        Numbers items(static_cast<std::size_t>(count));
        std::iota(items.begin(), items.end(), 0);
        return shuffled(items);
    }
    int one_of(int count) {
        return static_cast<int>(stream_.uniform(static_cast<std::uint32_t>(count)));
    }

  private:
    RandomStream stream_;
};

template <class List>
Numbers numbers(const List& list) {
    return {list.begin(), list.end()};
}

Numbers first(const Numbers& items, std::size_t count) {
    return {items.begin(), items.begin() + static_cast<std::ptrdiff_t>(count)};
}

TEST(AnunnakiSetup, AN_RNG_01_AN_RNG_03_every_shuffle_in_its_order_and_from_its_start) {
    constexpr std::uint64_t kSeed = 77;
    const State state = new_game(
        R"({"person_house":"greek","difficulty":"hard","distant_planets":true,"creatures":true})",
        kSeed);
    Chance chance(kSeed);
    const std::array<int, 3> others{0, 2, 3};  // base houses but the person's
    EXPECT_EQ(state.options.bot_house, others[static_cast<std::size_t>(chance.one_of(3))]);
    const int bot = state.options.bot_house;

    Numbers laid;
    for (const AreaState& area : state.areas)
        if (area.civilisation != 0) laid.push_back(area.civilisation - 1);
    EXPECT_EQ(laid, first(chance.shuffled(12), 8));
    const Numbers gods = chance.shuffled(2);
    EXPECT_EQ(state.atlantis_gods[0] - 1, gods[0]);
    EXPECT_EQ(state.atlantis_gods[1] - 1, gods[1]);
    laid.clear();
    for (std::uint8_t token : state.culture)
        if (token != 0) laid.push_back(token - 1);
    EXPECT_EQ(laid, first(chance.shuffled(20), 16));
    EXPECT_EQ(numbers(state.artefact_deck), chance.shuffled(3));

    Numbers contracts(12);
    std::iota(contracts.begin(), contracts.end(), 0);
    for (const int house : {1, bot})
        for (int i = 0; i < 6; ++i) contracts.push_back(12 + 6 * house + i);
    contracts = chance.shuffled(contracts);
    for (std::size_t slot = 0; slot < kContractSlots; ++slot)
        EXPECT_EQ(state.contracts[slot].contract, contracts[slot]);
    EXPECT_EQ(numbers(state.contract_stack), Numbers(contracts.begin() + 6, contracts.end()));

    const Numbers goals = chance.shuffled(4);
    for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(static_cast<int>(state.goals[i]), goals[i]);
    EXPECT_EQ(numbers(state.person.tiles), chance.shuffled(10));

    Numbers cards(12);  // hard: all but 13 to 18
    std::iota(cards.begin(), cards.end(), 0);
    for (int card = 18; card < 24; ++card) cards.push_back(card);
    const Numbers moon = chance.shuffled(cards);
    EXPECT_EQ(state.face_up[0] - 1, moon[0]);
    EXPECT_EQ(numbers(state.decks[0]), Numbers(moon.begin() + 1, moon.end()));
    EXPECT_EQ(numbers(state.decks[1]), chance.shuffled(cards));

    const Numbers planets = chance.shuffled(4);
    const Numbers creatures = chance.shuffled(6);
    for (std::size_t i = 0; i < kDisplayed; ++i) {
        EXPECT_EQ(state.distant[i].planet - 1, planets[i]);
        EXPECT_EQ(state.distant[i].leader, Leader::kCivilisation);
        EXPECT_EQ(state.creatures[i] - 1, creatures[i]);
    }
}

TEST(AnunnakiSetup, AN_RNG_03_a_chosen_house_is_not_drawn) {
    const State drawn = new_game("{}", 5), chosen = new_game(R"({"bot_house":"norse"})", 5);
    EXPECT_GT(drawn.random.count(), chosen.random.count());
    EXPECT_EQ(drawn.options.random_bot_house, 1);
    EXPECT_EQ(chosen.options.random_bot_house, 0);
}

TEST(AnunnakiSetup, AN_HSET_01_six_houses_two_of_them_with_their_expansion) {
    for (const std::string_view house : kHouseNames) {
        const std::string option =
            R"({"expansion_houses":true,"person_house":")" + std::string(house) + "\"}";
        EXPECT_EQ(content().houses[new_game(option).options.person_house].id, house);
    }
    for (const char* option : {"person_house", "bot_house"})
        for (const char* house : {"mesos", "nypponis"}) {
            const auto refused =
                test::game("anunnaki").start(1, JsonObject{{option, house}}, seed_from_number(1));
            ASSERT_FALSE(refused.ok());
            EXPECT_EQ(refused.error().rule, "AN-HSET-01");
            EXPECT_EQ(refused.error().at, std::string("/options/") + option);
            EXPECT_NE(refused.error().message.find("expansion_houses"), std::string::npos);
        }
    // A random house for Cosmobot comes from the expansions only if they are enabled.
    std::array<bool, kHouses> base{}, all{};
    for (std::uint64_t seed = 0; seed < 80; ++seed) {
        base[new_game("{}", seed).options.bot_house] = true;
        all[new_game(R"({"expansion_houses":true})", seed).options.bot_house] = true;
    }
    EXPECT_EQ(base, (std::array<bool, kHouses>{true, false, true, true, false, false}));
    EXPECT_EQ(all, (std::array<bool, kHouses>{true, false, true, true, true, true}));
}

TEST(AnunnakiSetup, AN_HSET_02_AN_HSET_03_AN_HSET_04_what_lies_on_the_three_planets) {
    const State state = new_game(R"({"bot_house":"norse"})");
    const Board board(content(), state);
    EXPECT_EQ(board.in_play(), content().planet_areas[kGaia] | content().planet_areas[0] |
                                   content().planet_areas[1]);
    for (std::size_t area = 0; area < content().areas.size(); ++area) {
        EXPECT_EQ(state.areas[area].civilisation != 0, content().areas[area].civilisation);
        EXPECT_EQ(state.areas[area].revealed, 0);
    }
    EXPECT_EQ(state.atlantis_gods[0] + state.atlantis_gods[1], 1 + 2);
}

TEST(AnunnakiSetup, AN_HSET_05_a_token_on_every_site_in_play) {
    const State state = new_game(R"({"bot_house":"norse"})");
    const std::uint32_t in_play =
        content().planet_sites[kGaia] | content().planet_sites[0] | content().planet_sites[1];
    for (std::size_t site = 0; site < kMaxCultureSites; ++site)
        EXPECT_EQ(state.culture[site] != 0, (in_play >> site & 1U) != 0);
}

TEST(AnunnakiSetup, AN_HSET_06_AN_HSET_07_AN_HSET_08_contracts_tokens_and_goals) {
    const State state = new_game(R"({"bot_house":"norse"})");
    EXPECT_EQ(state.contract_stack.size(), 24U - kContractSlots);
    for (const ContractSlot& slot : state.contracts) {
        const Contract& contract = content().contracts[slot.contract];
        EXPECT_TRUE(contract.house == kHouses || contract.house < 2) << contract.id;
        EXPECT_EQ(slot.vp, contract.vp);
        EXPECT_EQ(slot.trade, contract.trade);
    }
    Numbers values;
    for (std::size_t place = 0; place < content().supremacy.size(); ++place)
        if ((state.supremacy_tokens >> place & 1) != 0)
            values.push_back(content().supremacy[place]);
    EXPECT_EQ(values, (Numbers{-2, 2, 5, 8}));
    std::uint32_t goals = 0;
    for (Goal goal : state.goals) goals |= 1U << static_cast<std::size_t>(goal);
    EXPECT_EQ(goals, 0b1111U);
}

TEST(AnunnakiSetup, AN_HSET_09_each_action_tile_lies_on_one_node) {
    const State one = new_game("{}", 1), two = new_game("{}", 2);
    std::uint32_t tiles = 0;
    for (std::uint8_t tile : one.person.tiles) tiles |= 1U << tile;
    EXPECT_EQ(tiles, (1U << kNodes) - 1);
    EXPECT_NE(one.person.tiles, two.person.tiles);
}

TEST(AnunnakiSetup, AN_HSET_10_what_the_person_starts_with) {
    const State state = new_game(R"({"person_house":"norse","bot_house":"greek"})");
    const SideState& own = state.side(Side::kPerson);
    EXPECT_EQ(area_text(state, "NOR-C"), "P[S F3]");
    EXPECT_EQ(own.supply, (UnitCounts{9, 4, 1, 0}));
    EXPECT_EQ(own.settlements, 4);
    EXPECT_EQ(own.cubes, 0);
    EXPECT_EQ(own.vp, 0);
    EXPECT_EQ(own.tracks, (std::array<std::uint8_t, kTracks>{}));
    EXPECT_EQ(content().supremacy[own.supremacy], -8);
    const PersonState& person = state.person;
    EXPECT_EQ(person.crystals, 2);
    EXPECT_EQ(person.resources, (ResourceCounts{1, 1, 0, 1}));  // no gold on the Norse planet
    EXPECT_EQ(person.hand, 0b1111);
    EXPECT_EQ(person.used, 0);
    EXPECT_EQ(person.pawn, 0);
    EXPECT_EQ(person.gods, 0);
    EXPECT_TRUE(person.contracts.empty());
    EXPECT_EQ(state.tasks.back().kind, TaskKind::kPawn);
}

TEST(AnunnakiSetup, AN_HSET_11_three_artefacts_lie_face_down) {
    const State state = new_game("{}");
    EXPECT_EQ(state.artefact_deck.size(), 3U);
    EXPECT_EQ(state.person.artefacts, 0);
}

TEST(AnunnakiSetup, AN_HDIST_02_AN_HMYTH_01_modules_only_when_they_are_chosen) {
    const State plain = new_game("{}");
    EXPECT_EQ(plain.distant, (std::array<DistantState, kDisplayed>{}));
    EXPECT_EQ(plain.creatures, (std::array<std::uint8_t, kDisplayed>{}));
    const State both = new_game(R"({"distant_planets":true,"creatures":true})");
    EXPECT_NE(both.distant[0].planet, both.distant[1].planet);
    EXPECT_NE(both.creatures[0], both.creatures[1]);
    for (std::size_t i = 0; i < kDisplayed; ++i) {
        EXPECT_NE(both.distant[i].planet, 0);
        EXPECT_NE(both.creatures[i], 0);
    }
}

TEST(AnunnakiOptions, AN_SET_13_AN_SET_14_other_modules_are_refused) {
    const auto error_of = [](const Json& options) {
        const auto refused = test::game("anunnaki").start(1, options, seed_from_number(1));
        EXPECT_FALSE(refused.ok());
        return refused.ok() ? Error{} : refused.error();
    };
    EXPECT_EQ(error_of(JsonObject{{"special_artefacts", true}}).rule, "AN-SET-14");
    EXPECT_EQ(error_of(JsonObject{{"special_artefacts", true}}).at, "/options/special_artefacts");
    EXPECT_EQ(error_of(JsonObject{{"pandora", true}}).rule, "AN-SET-13");
    EXPECT_EQ(error_of(JsonObject{{"product", "companion"}}).rule, "AN-SET-13");
    EXPECT_EQ(error_of(JsonObject{{"difficulty", "mad"}}).at, "/options/difficulty");
    EXPECT_EQ(error_of(JsonObject{{"creatures", 1}}).at, "/options/creatures");
    EXPECT_EQ(error_of(JsonArray{}).at, "/options");
    const auto alone = test::game("anunnaki").start(2, JsonObject{}, seed_from_number(1));
    ASSERT_FALSE(alone.ok());
    EXPECT_EQ(alone.error().rule, "AN-SET-01");
}

TEST(AnunnakiOptions, AN_SET_02_a_drawn_house_stays_random_in_the_options) {
    const auto position = test::start(test::game("anunnaki"), 1, JsonObject{}, 3);
    EXPECT_EQ(position->options_json().at("bot_house"), "random");
    EXPECT_NE(position->state_json().at("houses").at("bot"), "random");
    EXPECT_FALSE(position->options_json().as_object().contains("product"));
}

}  // namespace
}  // namespace orrery::anunnaki::testing
