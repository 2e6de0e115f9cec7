// Followers, income, contracts, tracks, free actions, and the words of the effect language (6.7,
// 6.9, 6.10, AN-HTRK, 7.3).
#include <gmock/gmock.h>

#include "tests/games/anunnaki/desk.h"

namespace orrery::anunnaki::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

std::uint8_t contract(std::string_view id) {
    for (std::size_t i = 0; i < kContracts; ++i)
        if (content().contracts[i].id == id) return static_cast<std::uint8_t>(i);
    ADD_FAILURE() << id;
    return 0;
}

void reserve(Desk& desk, std::initializer_list<const char*> ids) {
    for (const char* id : ids) desk.state.person.contracts.push_back(contract(id));
}

TEST(AnunnakiResources, AN_HSET_12_resources_and_crystals_beyond_the_cap_are_lost) {
    Desk desk;
    desk.give("wood 7 gold 6");
    desk.state.person.crystals = 5;
    desk.effect("crystal 4; resource 3");
    EXPECT_EQ(desk.state.person.crystals, 6);
    EXPECT_EQ(desk.rule("take wood"), "AN-HSET-12");
    EXPECT_THAT(desk.legal(), UnorderedElementsAre("take metal", "take gold", "take grain"));
    desk.play("take gold; take metal");
    EXPECT_EQ(desk.key("take gold"), "resource_cap");
    Desk full;
    full.give("wood 7 metal 7 gold 7 grain 7");
    full.effect("resource 2; vp 1");  // nothing can be picked, the next part follows
    EXPECT_EQ(full.person().vp, 1);
    EXPECT_EQ(full.state.phase, Phase::kFree);
}

TEST(AnunnakiFollowers, AN_HREC_01_followers_go_to_controlled_areas_with_an_open_settlement) {
    Desk desk("GRE-L: P[S]; GRE-R: P[S] B[F1]; GRE-M: P[F1]");
    desk.effect("followers 2");
    EXPECT_THAT(desk.legal(),
                UnorderedElementsAre("place follower in GRE-C", "place follower in GRE-L"));
    EXPECT_EQ(desk.rule("place follower in GRE-R"), "AN-HREC-01");
    EXPECT_EQ(desk.key("place follower in GRE-M"), "no_open_settlement");
    desk.play("place follower in GRE-L; place follower in GRE-C");
    EXPECT_EQ(desk.at("GRE-L"), "P[S F1]");
    EXPECT_EQ(desk.at("GRE-C"), "P[S F4]");
    EXPECT_EQ(desk.key("place follower in GRE-C"), "no_followers");
}

TEST(AnunnakiFollowers, AN_HREC_02_income_is_that_of_the_open_slots) {
    Desk desk("GRE-L: P[S]; GRE-R: P[S]");
    desk.state.person.crystals = 0;
    desk.effect("income");  // 1 follower, 1 VP; 1 follower, 1 VP, 1 crystal
    EXPECT_TRUE(desk.asks(TaskKind::kPlaceFollowers));
    desk.play("place follower in GRE-L; place follower in GRE-R");
    EXPECT_EQ(desk.of("P", "vp 2 F 7"), "vp 2 F 7");
    EXPECT_EQ(desk.state.person.crystals, 1);
    Desk none;
    none.effect("income");
    EXPECT_EQ(none.of("P", "vp 0 F 9"), "vp 0 F 9");
}

TEST(AnunnakiFollowers, AN_HREC_03_a_follower_is_lost_only_for_want_of_supply) {
    Desk desk("GRE-C: P[S F9]; GRE-L: P[S F2]");
    desk.effect("followers 3");
    desk.play("place follower in GRE-C");
    EXPECT_EQ(desk.of("P", "F 0 vp 0"), "F 0 vp 0");
    EXPECT_EQ(desk.state.phase, Phase::kFree);
    Desk order("GRE-C: P[S F3]; GRE-L: P[S]; GRE-R: P[S]");
    order.effect("income");
    EXPECT_EQ(order.person().vp, 0);  // slot 1: the follower first …
    order.play("place follower in GRE-C");
    EXPECT_EQ(order.person().vp, 1);  // … then its VP, then slot 2
    EXPECT_TRUE(order.asks(TaskKind::kPlaceFollowers));
}

TEST(AnunnakiContracts, AN_HTRD_01_neutral_or_own_contracts_and_three_in_reserve) {
    Desk desk("contracts: CN01 CGRE1 CNOR1 CN04 CN05 CN06");
    desk.effect("take_contract");
    EXPECT_EQ(desk.key("take contract 3"), "foreign_contract");
    EXPECT_EQ(desk.rule("take contract 3"), "AN-HTRD-01");
    EXPECT_EQ(desk.key("drop contract 1"), "not_in_reserve");
    const std::uint8_t next = desk.state.contract_stack[0];
    EXPECT_TRUE(desk.play("take contract 2").revealed);
    EXPECT_THAT(desk.state.person.contracts, ElementsAre(contract("CGRE1")));
    EXPECT_EQ(desk.state.contracts[1].contract, next);
    EXPECT_EQ(desk.key("take contract 1"), "no_trade");
    desk.effect("take_contract");
    EXPECT_EQ(desk.key("drop contract 1"), "reserve_not_full");
    reserve(desk, {"CN07", "CN08"});
    EXPECT_EQ(desk.key("take contract 1"), "reserve_full");
    desk.play("drop contract 1; take contract 1");
    EXPECT_THAT(desk.state.person.contracts,
                ElementsAre(contract("CN07"), contract("CN08"), contract("CN01")));
}

TEST(AnunnakiContracts, AN_HTRD_02_fulfilling_pays_and_gives_vp_trade_steps_and_reward) {
    Desk desk;
    reserve(desk, {"CN05", "CN10"});  // 1 wood, 1 metal: 2 VP, 1 step, 1 crystal
    desk.give("wood 1 metal 1");
    desk.phase(TaskKind::kFree);
    EXPECT_EQ(desk.key("fulfil 2"), "contract_cost");
    EXPECT_EQ(desk.rule("fulfil 3"), "AN-HTRD-02");
    desk.play("fulfil 1");
    EXPECT_EQ(desk.of("P", "vp 2 trade 1"), "vp 2 trade 1");
    EXPECT_EQ(desk.state.person.crystals, 3);
    EXPECT_EQ(desk.resources(), "");
    EXPECT_EQ(desk.state.person.fulfilled, 1);
    EXPECT_THAT(desk.state.person.contracts, ElementsAre(contract("CN10")));
}

TEST(AnunnakiContracts, AN_HTRD_03_what_is_dropped_leaves_the_game_and_slots_may_stay_empty) {
    Desk desk("contracts: CN01 CNOR1 CNOR2 CNOR3 CNOR4 CNOR5");
    desk.state.contract_stack.clear();
    desk.effect("take_contract; resource 1");
    desk.play("take contract 1; take gold");
    EXPECT_EQ(desk.state.contracts[0].filled, 0);
    desk.effect("take_contract; resource 1");  // nothing is open to the person
    EXPECT_TRUE(desk.asks(TaskKind::kPickResource));
    desk.play("take gold");
    desk.state.contracts[5] = {};
    reserve(desk, {"CN07", "CN08"});
    desk.effect("take_contract");
    EXPECT_EQ(desk.key("take contract 6"), "slot_empty");
    EXPECT_EQ(desk.rule("take contract 1"), "AN-HTRD-03");
    desk.play("drop contract 1; stop");
    EXPECT_EQ(desk.state.person.contracts.size(), 2U);
    EXPECT_TRUE(desk.state.contract_stack.empty());
}

TEST(AnunnakiContracts, AN_HTRD_04_pay_vp_steps_with_their_rewards_then_the_tiles_reward) {
    Desk desk("contracts: CN07 CN02 CN03 CN04 CN05 CN06; tokens:");
    desk.give("wood 2 grain 1");
    desk.person().tracks[2] = 3;
    desk.play("pawn to O4; take contract 1; take gold; take gold; stop; fulfil 1");
    EXPECT_EQ(desk.of("P", "vp 3 trade 4 sup -8"), "vp 3 trade 4 sup -8");
    EXPECT_TRUE(desk.asks(TaskKind::kPickResource));  // space 4 before the tile's supremacy
    desk.play("take wood; take wood");
    EXPECT_EQ(desk.of("P", "sup -6"), "sup -6");
}

TEST(AnunnakiTracks, AN_HTRK_01_entering_a_space_gives_its_reward_once) {
    Desk desk("tracks P: war 9 tech 0 trade 1");
    desk.effect("advance war 1; advance trade 1");
    EXPECT_EQ(desk.of("P", "vp 3 war 10 trade 2"), "vp 3 war 10 trade 2");
    EXPECT_EQ(desk.state.person.crystals, 3);
    desk.effect("advance war 1");
    EXPECT_EQ(desk.of("P", "vp 3 war 11"), "vp 3 war 11");
}

TEST(AnunnakiTracks, AN_HTRK_02_upgrades_flip_a_tile_and_weapons_are_advanced_cards) {
    Desk desk;
    desk.effect("upgrade 1; weapon 2");
    desk.play("upgrade harvest");
    EXPECT_EQ(desk.key("draw spear"), "basic_weapon");
    desk.play("draw aegis");
    EXPECT_EQ(desk.key("draw aegis"), "weapon_taken");
    EXPECT_EQ(desk.rule("draw aegis"), "AN-HTRK-02");
    desk.play("draw bolt");
    EXPECT_EQ(desk.state.person.hand, 0b10101111);
    desk.effect("upgrade 1");
    EXPECT_EQ(desk.key("upgrade harvest"), "already_upgraded");
    desk.state.person.upgraded = (1U << kNodes) - 1;
    desk.state.person.used = 0b01010000;
    desk.effect("upgrade 1; weapon 1; vp 1");  // none is left
    EXPECT_EQ(desk.person().vp, 1);
}

TEST(AnunnakiTracks, AN_HTRK_03_supremacy_steps_are_spaces_with_tokens_and_overflow) {
    Desk desk("tracks P: sup -4; tokens: -2 2");
    desk.effect("supremacy 2");
    EXPECT_EQ(desk.of("P", "sup 0 vp 2"), "sup 0 vp 2");
    EXPECT_EQ(desk.at("tokens"), "2");
    Desk end("tracks P: sup 7; tokens: 8");
    end.effect("supremacy 5");
    EXPECT_EQ(end.of("P", "sup 10 vp 6"), "sup 10 vp 6");
    EXPECT_EQ(content().supremacy.size(), 15U);
}

TEST(AnunnakiTracks, AN_HTRK_04_steps_one_by_one_and_none_beyond_the_end) {
    Desk desk("tracks P: tech 1");
    desk.effect("advance tech 3");
    EXPECT_EQ(desk.person().tracks[1], 2);  // the upgrade comes before the next step
    desk.play("upgrade move");
    EXPECT_TRUE(desk.asks(TaskKind::kPickUpgrade));
    EXPECT_EQ(desk.person().tracks[1], 4);
    Desk end("tracks P: war 12 tech 11 trade 12");
    end.effect("advance war 2");
    EXPECT_EQ(end.of("P", "war 12 vp 0"), "war 12 vp 0");
    end.effect("advance choice 2");  // only technology is open, so nothing is asked
    EXPECT_EQ(end.of("P", "tech 12 vp 5"), "tech 12 vp 5");
    Desk choice("tracks P: war 12");
    choice.effect("advance choice 1");
    EXPECT_EQ(choice.rule("advance war"), "AN-HTRK-04");
    EXPECT_THAT(choice.legal(), UnorderedElementsAre("advance tech", "advance trade"));
}

TEST(AnunnakiFree, AN_HFREE_01_free_actions_in_any_order_and_number) {
    Desk desk("contracts: CN01 CN02 CN03 CN04 CN05 CN06");
    reserve(desk, {"CN01", "CN03"});
    desk.give("wood 5 gold 1");
    desk.cubes_on("E0a E0b E0c");
    desk.phase(TaskKind::kFree);
    desk.play("swap wood for gold; summon GRE-1 at GRE-C by T0; fulfil 2");
    EXPECT_EQ(desk.resources(), "wood 2");
    desk.play("fulfil 1");
    EXPECT_EQ(desk.state.person.fulfilled, 2);
    EXPECT_EQ(desk.state.phase, Phase::kFree);
}

TEST(AnunnakiFree, AN_HFREE_02_a_swap_costs_three_of_one_kind_for_one_of_another) {
    Desk desk;
    desk.give("wood 5 gold 2");
    EXPECT_EQ(desk.rule("swap wood for gold"), "AN-HFREE-01");  // phase 1
    desk.phase(TaskKind::kFree);
    EXPECT_EQ(desk.key("swap gold for wood"), "swap_three");
    EXPECT_EQ(desk.key("swap wood for wood"), "swap_same");
    EXPECT_EQ(desk.rule("swap wood for wood"), "AN-HFREE-02");
    desk.play("swap wood for gold");
    EXPECT_EQ(desk.resources(), "wood 2 gold 3");
}

TEST(AnunnakiEffects, AN_HGOD_04_artefacts_and_parts_that_lapse) {
    Desk desk;
    desk.state.artefact_deck = {1, 0};  // Horn of Plenty, Tablet of Destinies
    desk.effect("artefact 3; vp 2");
    EXPECT_TRUE(desk.asks(TaskKind::kPickResource));
    desk.play("take wood; take wood; take wood; take gold");
    EXPECT_EQ(desk.resources(), "wood 3 gold 1");
    EXPECT_TRUE(desk.asks(TaskKind::kPickTrack));
    desk.play("advance war; advance trade");
    EXPECT_EQ(desk.of("P", "war 1 trade 1 vp 2"), "war 1 trade 1 vp 2");
    EXPECT_EQ(desk.state.person.artefacts, 0b011);
    EXPECT_TRUE(desk.state.artefact_deck.empty());
}

TEST(AnunnakiCulture, AN_HCUL_01_tokens_of_controlled_sites_in_the_persons_order) {
    Desk desk("GRE-L: P[F1]; GRE-BL: P[F1]; GRE-M: P[F1]; GRE-R: P[F1]; GRE-BR: P[S]");
    desk.lay_culture("GRE-K1", "CT01");  // 2 resources
    desk.lay_culture("GRE-K2", "CT13");  // 2 VP
    desk.lay_culture("G-K01", "CT14");
    desk.idle_bot();
    desk.phase(TaskKind::kPersonCulture);
    EXPECT_THAT(desk.legal(), UnorderedElementsAre("culture GRE-K1", "culture GRE-K2"));
    EXPECT_EQ(desk.key("culture G-K01"), "culture_incomplete");
    EXPECT_TRUE(desk.play("culture GRE-K2").revealed);
    EXPECT_EQ(desk.person().vp, 2);
    EXPECT_TRUE(desk.asks(TaskKind::kPickResource));  // the last one needs no order
    EXPECT_EQ(desk.at("culture"), "G-K01");
    EXPECT_EQ(desk.key("culture G-K01"), "no_culture");
}

TEST(AnunnakiCulture, AN_HCUL_01_not_with_an_enemy_around_the_token) {
    Desk desk("GRE-L: P[S] B[F1]; GRE-BL: P[F1]; GRE-M: P[F1]");
    desk.lay_culture("GRE-K1", "CT13");
    desk.idle_bot();
    desk.phase(TaskKind::kPersonCulture);
    EXPECT_EQ(desk.person().vp, 0);
    EXPECT_EQ(desk.at("culture"), "GRE-K1");
}

TEST(AnunnakiEffects, AN_HDEC_01_what_is_not_asked_is_refused_with_its_rule) {
    Desk desk("G05: B[F1]");
    struct Row {
        const char* action;
        const char* rule;
    };
    for (const Row& row : {Row{"move follower from GRE-C to GRE-L", "AN-HMOVE-01"},
                           Row{"move settlement from GRE-C to GRE-L", "AN-HMOVE-01"},
                           Row{"portal follower from GRE-C to GRE-L", "AN-HPORT-01"},
                           Row{"harvest gold in GRE-C", "AN-HHARV-01"},
                           Row{"place follower in GRE-C", "AN-HREC-01"},
                           Row{"build in GRE-L", "AN-HBLD-01"},
                           Row{"take contract 1", "AN-HTRD-01"},
                           Row{"drop contract 1", "AN-HTRD-01"},
                           Row{"take wood", "AN-HDEC-01"},
                           Row{"advance war", "AN-HDEC-01"},
                           Row{"oracle war", "AN-HORA-02"},
                           Row{"pay wood", "AN-HDEC-01"},
                           Row{"secondary s_move", "AN-HSEC-02"},
                           Row{"summon GRE-1 at GRE-C by T0", "AN-HFREE-01"},
                           Row{"fulfil 1", "AN-HFREE-01"},
                           Row{"swap wood for gold", "AN-HFREE-01"},
                           Row{"take creature sphinx to GRE-C", "AN-HFREE-01"},
                           Row{"fight in G05", "AN-COMB-01"},
                           Row{"attack DP2", "AN-HDIST-01"},
                           Row{"weapon fist", "AN-HCOMB-02"},
                           Row{"retreat to GRE-C", "AN-HDEC-01"},
                           Row{"upgrade move", "AN-HDEC-01"},
                           Row{"draw bolt", "AN-HDEC-01"},
                           Row{"culture G-K01", "AN-HCUL-01"},
                           Row{"choose G05", "AN-CRIT-03"},
                           Row{"reveal sun", "AN-TURN-04"},
                           Row{"stop", "AN-HTURN-01"}})
        EXPECT_EQ(desk.rule(row.action), row.rule) << row.action;
    EXPECT_EQ(std::string(game().check(desk.state, 1, stop())->key), "no_such_seat");
    EXPECT_EQ(std::string(game().check(desk.state, 0, Action{})->key), "not_an_action");
    Action strange = stop();
    strange.operands[0] = 1;
    EXPECT_EQ(std::string(game().check(desk.state, 0, strange)->rule), "AN-HDEC-01");
    EXPECT_EQ(std::string(game().check(desk.state, 0, move_unit(UnitKind::kFollower, 63, 0))->key),
              "not_an_action");
}

TEST(AnunnakiEffects, AN_HDEC_02_there_is_always_an_answer_and_some_are_not_asked) {
    Desk desk;
    desk.state.person.crystals = 0;
    EXPECT_THAT(desk.legal(), ElementsAre("pawn to O1", "pawn to O2", "pawn to O3", "pawn to O4"));
    desk.play("pawn to O3");  // one area, so the followers are placed by themselves
    EXPECT_EQ(desk.at("GRE-C"), "P[S F5]");
    EXPECT_THAT(desk.legal(), ElementsAre("stop"));
    desk.play("stop");
    EXPECT_THAT(desk.legal(), ElementsAre("stop"));
    desk.effect("resource 1");
    EXPECT_EQ(desk.key("stop"), "must_answer");
    EXPECT_THAT(desk.legal(), Not(Contains("stop")));
    desk.play("take wood");
    desk.effect("upgrade 1");
    EXPECT_EQ(desk.rule("stop"), "AN-HDEC-02");
}

}  // namespace
}  // namespace orrery::anunnaki::testing
