// Combats of both sides and against ancient civilisations (4.15, AN-HCOMB).
#include <gmock/gmock.h>

#include <algorithm>

#include "tests/games/anunnaki/desk.h"

namespace orrery::anunnaki::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

bool told(const Desk& desk, EventKind kind) {
    return std::any_of(desk.events.begin(), desk.events.end(), [&](const Event& event) {
        return event.kind == static_cast<std::uint8_t>(kind);
    });
}

std::size_t when_told(const Desk& desk, EventKind kind) {
    const auto found = std::find_if(
        desk.events.begin(), desk.events.end(),
        [&](const Event& event) { return event.kind == static_cast<std::uint8_t>(kind); });
    EXPECT_NE(found, desk.events.end());
    return static_cast<std::size_t>(found - desk.events.begin());
}

// The person's phase 4; Cosmobot's next turn does nothing.
void fight(Desk& desk, int die) {
    desk.idle_bot();
    desk.next_die(die);
    desk.phase(TaskKind::kPersonCombat);
}
void defend(Desk& desk, int die) {
    desk.next_die(die);
    desk.bot_combats();
}

void give_card(Desk& desk, std::string_view id) {
    for (std::size_t card = 0; card < kWeapons; ++card)
        if (content().weapons[card].id == id)
            desk.state.person.hand = static_cast<std::uint8_t>(desk.state.person.hand | 1U << card);
}

TEST(AnunnakiCombat, AN_COMB_01_the_person_chooses_the_order_in_both_turns) {
    Desk desk("G05: B[F1] P[F1]; G02: B[F1] P[F1]");
    fight(desk, 1);
    EXPECT_THAT(desk.legal(), UnorderedElementsAre("fight in G02", "fight in G05"));
    EXPECT_EQ(desk.key("fight in G03"), "no_candidate");
    EXPECT_EQ(desk.key("choose G05"), "no_bot_choice");
    EXPECT_EQ(desk.rule("stop"), "AN-HDEC-02");
    desk.play("fight in G05");
    EXPECT_EQ(desk.state.combat.place, place("G05"));
    Desk bots("G05: B[F1] P[F1]; G02: B[F1] P[F1]");
    defend(bots, 1);
    EXPECT_THAT(bots.legal(), UnorderedElementsAre("fight in G02", "fight in G05"));
}

TEST(AnunnakiCombat, AN_COMB_02_first_the_card_then_the_die_then_the_card_is_applied) {
    Desk desk("G05: B[F2] P[F1]");
    desk.give("wood 1");
    defend(desk, 1);
    EXPECT_TRUE(desk.asks(TaskKind::kCommitWeapon));
    EXPECT_EQ(desk.state.combat.die, 0);
    EXPECT_TRUE(desk.play("weapon spear").revealed);
    EXPECT_LT(when_told(desk, EventKind::kWeaponCommitted), when_told(desk, EventKind::kDieRolled));
    EXPECT_LT(when_told(desk, EventKind::kDieRolled), when_told(desk, EventKind::kResourcePaid));
    EXPECT_LT(when_told(desk, EventKind::kResourcePaid), when_told(desk, EventKind::kCombatTotal));
}

TEST(AnunnakiCombat, AN_COMB_03_equal_totals_go_to_the_side_whose_turn_it_is) {
    Desk mine("G05: B[F1] P[F2]");
    fight(mine, 1);
    mine.play("weapon none");
    EXPECT_EQ(mine.at("G05"), "P[F2]");
    Desk yours("G05: B[F1] P[F2]");
    defend(yours, 1);
    yours.play("weapon none");
    EXPECT_EQ(yours.at("G05"), "B[F1]");
}

TEST(AnunnakiCombat, AN_COMB_04_cosmobots_win_is_two_war_steps_and_the_person_goes_home) {
    Desk desk("G05: B[F2] P[F1 m1]");
    defend(desk, 5);
    desk.play("weapon none");
    EXPECT_EQ(desk.of("B", "war 2"), "war 2");
    EXPECT_EQ(desk.at("GRE-C"), "P[S F4 m1]");
    EXPECT_EQ(desk.at("G05"), "B[F2]");
}

TEST(AnunnakiCombat, AN_COMB_05_if_cosmobot_loses_all_its_units_go_home) {
    Desk desk("G05: B[F2 m1] P[G1 m3]");
    defend(desk, 1);
    desk.play("weapon none");
    EXPECT_EQ(desk.at("NOR-C"), "B[S F5 m1]");
    EXPECT_EQ(desk.at("G05"), "P[m3 G1]");
    EXPECT_EQ(desk.of("B", "war 0"), "war 0");
}

TEST(AnunnakiCombat, AN_COMB_06_it_makes_no_difference_who_attacked) {
    Desk desk("G05: B[F2] P[F1]");
    fight(desk, 5);
    desk.play("weapon none");
    EXPECT_EQ(desk.of("B", "war 2"), "war 2");
    EXPECT_EQ(desk.at("GRE-C"), "P[S F4]");
}

TEST(AnunnakiCombat, AN_COMB_07_the_losers_settlement_stays_and_is_besieged) {
    Desk desk("G05: B[F2] P[S F1]");
    defend(desk, 5);
    desk.play("weapon none");
    EXPECT_EQ(desk.at("G05"), "B[F2] P[S]");
    EXPECT_TRUE(desk.board().besieged(Side::kPerson, place("G05")));
    EXPECT_EQ(desk.board().controller(place("G05")), Side::kBot);
}

TEST(AnunnakiCombat, AN_COMB_08_the_list_is_fixed_and_those_sent_home_start_nothing) {
    Desk desk("G05: B[F2] P[F1]; G02: B[F2] P[F1]; DP2 right: leader AC | land B[F1]");
    defend(desk, 5);
    EXPECT_THAT(desk.legal(), UnorderedElementsAre("fight in G02", "fight in G05", "fight at DP2"));
    desk.play("fight in G05");
    desk.next_die(5);
    desk.play("weapon none");
    EXPECT_THAT(desk.legal(), UnorderedElementsAre("fight in G02", "fight at DP2"));
    EXPECT_TRUE(desk.board().combat_pending(place("G02")));
    EXPECT_FALSE(desk.board().combat_pending(place("GRE-C")));
}

TEST(AnunnakiCivilisations, AN_CIV_01_tile_and_god_against_strength_and_die) {
    Desk desk("G08: B[m1 F2] AC04 AG2");  // 4 + 3
    defend(desk, 2);
    EXPECT_EQ(desk.at("G08"), "AC04!");  // 4 + 2 is not enough
    Desk won("G08: B[m1 F2] AC04 AG2");
    defend(won, 3);
    EXPECT_EQ(won.at("G08"), "B[F2 m1]");
}

TEST(AnunnakiCivilisations, AN_CIV_02_a_win_removes_the_tile_for_a_war_step_or_two) {
    Desk desk("G06: B[m1 F1] AC08");
    defend(desk, 2);
    EXPECT_EQ(desk.at("G06"), "B[F1 m1]");
    EXPECT_EQ(desk.of("B", "war 1 vp 0"), "war 1 vp 0");
    Desk atlantis("G08: B[m2 F2] AC01 AG2");
    defend(atlantis, 5);
    EXPECT_EQ(atlantis.of("B", "war 2 vp 0"), "war 2 vp 0");
    EXPECT_EQ(atlantis.state.atlantis_gods[1], 0);
}

TEST(AnunnakiCivilisations, AN_CIV_03_a_loss_sends_cosmobot_home_and_leaves_the_tile_face_up) {
    Desk desk("G06: B[F1] AC11");
    defend(desk, 4);
    EXPECT_EQ(desk.at("G06"), "AC11!");
    EXPECT_EQ(desk.at("NOR-C"), "B[S F4]");
    EXPECT_EQ(desk.of("B", "war 0"), "war 0");
}

TEST(AnunnakiCivilisations, AN_CIV_04_after_a_win_cosmobot_controls_the_area) {
    Desk desk("G06: B[m2] AC01");
    defend(desk, 1);
    EXPECT_EQ(desk.board().controller(place("G06")), Side::kBot);
}

TEST(AnunnakiPersonCombat, AN_HCOMB_01_every_area_with_an_enemy_is_resolved_in_phase_4) {
    Desk desk("G05: B[F1] P[F2]; G02: P[m1] AC01; G12: B[S] P[F1]");
    fight(desk, 5);
    EXPECT_THAT(desk.legal(), UnorderedElementsAre("fight in G02", "fight in G05"));
    desk.play("fight in G05; weapon none");
    desk.play("weapon fist");  // the last one needs no order
    EXPECT_TRUE(desk.board().pending_combats().empty());
}

TEST(AnunnakiPersonCombat, AN_HCOMB_02_units_card_and_powers_or_no_card_at_all) {
    Desk desk("person=norse bot=greek; G05: B[F2] P[F1]");
    desk.state.person.gods = 0b00011;  // Odin and Thor: attack +2
    desk.give("metal 1");
    fight(desk, 5);
    EXPECT_THAT(desk.legal(), ElementsAre("weapon none", "weapon fist", "weapon blade"));
    desk.play("weapon blade");  // 1 + 3 + 2 against 2 + 5
    EXPECT_EQ(desk.at("G05"), "B[F2]");
    Desk strong("person=norse bot=greek; G05: B[F2] P[F1]");
    strong.state.person.gods = 0b00011;
    strong.give("metal 1");
    fight(strong, 4);
    strong.play("weapon blade");
    EXPECT_EQ(strong.at("G05"), "P[F1]");
}

TEST(AnunnakiPersonCombat, AN_CHOICE_13_the_person_chooses_the_card_in_cosmobots_turn_too) {
    Desk desk("G05: B[F2] P[F1]");
    desk.give("wood 1 metal 1");
    defend(desk, 1);
    EXPECT_THAT(desk.legal(),
                ElementsAre("weapon none", "weapon fist", "weapon spear", "weapon blade"));
}

TEST(AnunnakiPersonCombat, AN_HCOMB_03_a_card_must_be_payable_and_is_used_up_but_the_fist) {
    Desk desk("G05: B[F1] P[F1]; G02: B[F1] P[F1]");
    desk.give("wood 1");
    fight(desk, 5);
    desk.play("fight in G05");
    EXPECT_EQ(desk.key("weapon blade"), "weapon_cost");
    EXPECT_EQ(desk.rule("weapon blade"), "AN-HCOMB-03");
    EXPECT_EQ(desk.key("weapon bolt"), "not_in_hand");
    desk.play("weapon spear");
    EXPECT_EQ(desk.key("weapon spear"), "not_in_hand");
    EXPECT_EQ(desk.state.person.used, 0b0010);
    desk.play("weapon fist");
    EXPECT_EQ(desk.state.person.hand, 0b1101);
}

TEST(AnunnakiPersonCombat, AN_HCOMB_04_a_win_is_two_war_steps_also_as_defender) {
    Desk desk("G05: B[F1] P[G1]");
    fight(desk, 1);
    desk.play("weapon none");
    EXPECT_EQ(desk.of("P", "war 2"), "war 2");
    EXPECT_TRUE(desk.asks(TaskKind::kPickWeapon));  // the reward of space 2
    Desk defender("G05: B[F1] P[G1]");
    defend(defender, 1);
    defender.play("weapon none");
    EXPECT_EQ(defender.of("P", "war 2"), "war 2");
    EXPECT_TRUE(defender.asks(TaskKind::kPickWeapon));
}

TEST(AnunnakiPersonCombat, AN_HCOMB_05_a_civilisation_gives_its_reward_and_a_war_step) {
    Desk desk("G06: P[G1] AC04");  // strength 4: vp 2
    fight(desk, 1);
    EXPECT_EQ(desk.at("G06"), "P[G1] AC04");
    desk.play("weapon fist");
    EXPECT_EQ(desk.at("G06"), "P[G1]");
    EXPECT_EQ(desk.of("P", "vp 2 war 1"), "vp 2 war 1");
    EXPECT_FALSE(told(desk, EventKind::kDieRolled));
    Desk atlantis("G07: P[G1 m2] AC01 AG1");  // 3 + 2; vp 1, artefact 1, vp 2
    atlantis.state.artefact_deck = {2};
    fight(atlantis, 1);
    atlantis.play("weapon none; draw trick");
    EXPECT_EQ(atlantis.of("P", "vp 3 war 2"), "vp 3 war 2");
    EXPECT_EQ(atlantis.state.person.artefacts, 0b100);
    EXPECT_EQ(atlantis.state.atlantis_gods[0], 0);
    Desk lost("G06: P[F1] AC04");
    fight(lost, 1);
    lost.play("weapon none");
    EXPECT_EQ(lost.at("G06"), "AC04!");
    EXPECT_EQ(lost.at("GRE-C"), "P[S F4]");
    EXPECT_EQ(lost.of("P", "vp 0 war 0"), "vp 0 war 0");
}

TEST(AnunnakiPersonCombat, AN_HCOMB_06_losers_are_never_destroyed) {
    Desk desk("G05: B[G1 m4 F3] P[F4 m2]");
    fight(desk, 5);
    desk.play("weapon none");
    EXPECT_EQ(desk.at("GRE-C"), "P[S F7 m2]");
}

TEST(AnunnakiPersonCombat, AN_HCOMB_07_attack_in_the_own_turn_defence_in_cosmobots) {
    const auto total = [](bool attacks, std::uint8_t creatures) {
        Desk desk("G05: B[F1] P[F3]");
        desk.person().creatures = creatures;
        attacks ? fight(desk, 1) : defend(desk, 1);
        desk.play("weapon none");
        for (const Event& event : desk.events)
            if (event.kind == static_cast<std::uint8_t>(EventKind::kCombatTotal) && event.seat == 0)
                return int{event.arguments[1]};
        return 0;
    };
    EXPECT_EQ(total(true, 0b01), 4);  // Jörmungandr: attack +1
    EXPECT_EQ(total(false, 0b01), 3);
    EXPECT_EQ(total(true, 0b10), 3);  // Sphinx: defence +1
    EXPECT_EQ(total(false, 0b10), 4);
}

TEST(AnunnakiPersonCombat, AN_HCOMB_08_the_card_is_paid_in_defeat_too) {
    Desk desk("G05: B[F5] P[F1]");
    desk.give("metal 1 gold 1");
    fight(desk, 5);
    desk.play("weapon ram");
    EXPECT_EQ(desk.at("G05"), "B[F5]");
    EXPECT_EQ(desk.resources(), "");
    EXPECT_EQ(desk.state.person.used, 0b1000);
}

TEST(AnunnakiPersonCombat, AN_HCOMB_08_retreat_war_steps_rewards_then_the_effect_of_the_card) {
    Desk desk("G06: P[G1] AC02; tracks P: war 1");  // strength 3: resource 2
    give_card(desk, "trick");                       // win: advance war 1
    fight(desk, 1);
    desk.play("weapon trick");
    EXPECT_EQ(desk.of("P", "war 2"), "war 2");
    EXPECT_TRUE(desk.asks(TaskKind::kPickWeapon));  // reward of the track
    desk.play("draw bolt");
    EXPECT_TRUE(desk.asks(TaskKind::kPickResource));  // reward of the tile
    EXPECT_EQ(desk.of("P", "war 2"), "war 2");
    desk.play("take wood; take wood");
    EXPECT_EQ(desk.of("P", "war 3"), "war 3");  // the card
}

TEST(AnunnakiPersonCombat, AN_HCOMB_08_with_the_aegis_the_person_names_where_to_retreat) {
    Desk desk("G05: B[F5] P[S F1 m1]; GRE-L: P[S]; GRE-M: P[F1]; GRE-R: P[S] B[F1]");
    give_card(desk, "aegis");
    desk.give("gold 1");
    defend(desk, 5);
    desk.play("weapon aegis");
    EXPECT_THAT(desk.legal(), UnorderedElementsAre("retreat to GRE-C", "retreat to GRE-L"));
    for (const char* elsewhere : {"retreat to G05", "retreat to GRE-M", "retreat to GRE-R"})
        EXPECT_EQ(desk.rule(elsewhere), "AN-HCOMB-08") << elsewhere;
    EXPECT_EQ(desk.rule("stop"), "AN-HDEC-02");
    desk.play("retreat to GRE-L");
    EXPECT_EQ(desk.at("GRE-L"), "P[S F1 m1]");
    EXPECT_EQ(desk.at("G05"), "B[F5] P[S]");
    Desk winner("G05: B[F1] P[G1]");
    give_card(winner, "aegis");
    winner.give("gold 1");
    fight(winner, 1);
    winner.play("weapon aegis");
    EXPECT_EQ(winner.at("G05"), "P[G1]");
}

TEST(AnunnakiPersonCombat, AN_HCOMB_09_one_hand_for_all_combats_of_a_phase) {
    Desk desk("G05: B[F1] P[F1]; G06: P[m4] AC02");  // AC02: resource 2
    fight(desk, 5);
    desk.play("fight in G06; weapon fist; take metal; take gold");
    EXPECT_THAT(desk.legal(), Contains("weapon ram"));  // paid with the reward
    desk.play("weapon ram");
    EXPECT_EQ(desk.resources(), "");
    EXPECT_THAT(desk.legal(), Not(Contains("weapon ram")));
}

}  // namespace
}  // namespace orrery::anunnaki::testing
