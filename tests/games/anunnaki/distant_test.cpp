// Distant planets and mythological creatures for the person, and Cosmobot's attacks there.
#include <gmock/gmock.h>

#include "tests/games/anunnaki/desk.h"

namespace orrery::anunnaki::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

TEST(AnunnakiDistant, AN_HDIST_01_a_portal_lands_and_takes_the_bonus_once) {
    Desk desk("DP2 left: leader AC; DP3 right: leader AC");
    desk.effect("portal 3");
    EXPECT_EQ(desk.rule("portal follower from GRE-C to DP1:land"), "AN-HDIST-02");
    desk.play("portal follower from GRE-C to DP2:land; portal follower from GRE-C to DP2:land");
    EXPECT_EQ(desk.state.person.crystals, 2);
    desk.play("stop");
    EXPECT_EQ(desk.state.person.crystals, 3);  // Lahmu: crystal 1
    EXPECT_EQ(desk.at("DP2"), "leader AC | land P[F2]");
    desk.effect("portal 1");
    desk.play("portal follower from DP2:land to DP3:land");
    EXPECT_EQ(desk.at("DP3"), "leader AC | land P[F1]");
    EXPECT_EQ(desk.at("GRE-C"), "P[S F2]");  // Mummu: follower 1
}

TEST(AnunnakiDistant, AN_HDIST_01_attacking_the_civilisation_is_the_persons_choice) {
    Desk desk("DP2 right: leader AC | land P[G1]");  // strength 4
    desk.idle_bot();
    desk.phase(TaskKind::kPersonCombat);
    EXPECT_THAT(desk.legal(), UnorderedElementsAre("leave DP2", "attack DP2"));
    EXPECT_EQ(desk.rule("attack DP1"), "AN-HDIST-01");
    EXPECT_EQ(desk.key("leave DP1"), "other_planet");
    desk.play("attack DP2; weapon fist");
    EXPECT_EQ(desk.at("DP2"), "leader P | lead P[G1]");
    EXPECT_EQ(desk.of("P", "war 1 vp 0"), "war 1 vp 0");
    Desk lost("DP2 right: leader AC | land P[F2]");
    lost.idle_bot();
    lost.phase(TaskKind::kPersonCombat);
    lost.play("attack DP2; weapon fist");
    EXPECT_EQ(lost.at("DP2"), "leader AC");
    EXPECT_EQ(lost.at("GRE-C"), "P[S F5]");
}

TEST(AnunnakiDistant, AN_HDIST_01_without_units_of_its_leader_a_planet_has_none) {
    Desk desk("DP2 right: leader P | lead P[F2]");
    desk.effect("portal 2");
    desk.play("portal follower from DP2:lead to G02");
    EXPECT_EQ(desk.at("DP2"), "leader P | lead P[F1]");
    desk.play("portal follower from DP2:lead to G02");
    EXPECT_EQ(desk.at("DP2"), "leader none");
}

TEST(AnunnakiDistant, AN_HDIST_02_only_the_two_planets_in_play) {
    Desk desk("DP1 left: leader AC; DP4 right: leader AC");
    desk.effect("portal 1");
    EXPECT_THAT(desk.legal(), Contains("portal follower from GRE-C to DP1:land"));
    EXPECT_THAT(desk.legal(), Contains("portal follower from GRE-C to DP4:land"));
    EXPECT_EQ(desk.key("portal follower from GRE-C to DP2:land"), "planet_not_in_play");
    const Action leader = portal(UnitKind::kFollower, place("GRE-C"), place("DP1:lead"));
    EXPECT_EQ(std::string(game().check(desk.state, 0, leader)->key), "landing_only");
}

TEST(AnunnakiDistant, AN_HDIST_03_landed_units_do_not_fight_each_other) {
    Desk desk("DP2 right: leader AC | land P[F1] B[F1]");
    desk.idle_bot();
    desk.phase(TaskKind::kPersonCombat);
    desk.next_die(1);
    desk.play("leave DP2");
    // Cosmobot attacked the civilisation in its own turn and lost.
    EXPECT_EQ(desk.at("DP2"), "leader AC | land P[F1]");
}

TEST(AnunnakiDistant, AN_HDIST_04_leading_units_reinforce_and_the_leaders_units_defend) {
    Desk desk("DP2 right: leader P | lead P[F1]");
    desk.effect("portal 1");
    EXPECT_EQ(desk.key("portal follower from DP2:lead to DP2:land"), "already_there");
    desk.play("portal follower from GRE-C to DP2:land");
    EXPECT_EQ(desk.at("DP2"), "leader P | lead P[F2]");
    EXPECT_EQ(desk.state.person.crystals, 3);  // the bonus where the person leads, too
    Desk attack("DP2 right: leader B | land P[G1] | lead B[F1]");
    attack.idle_bot();
    attack.next_die(2);
    attack.phase(TaskKind::kPersonCombat);
    attack.play("attack DP2; weapon none");
    EXPECT_EQ(attack.at("DP2"), "leader P | lead P[G1]");
    EXPECT_EQ(attack.at("NOR-C"), "B[S F4]");
    EXPECT_EQ(attack.of("P", "war 2"), "war 2");
    Desk lost("DP2 right: leader B | land P[G1] | lead B[F2]");
    lost.idle_bot();
    lost.next_die(2);
    lost.phase(TaskKind::kPersonCombat);
    lost.play("attack DP2; weapon none");
    EXPECT_EQ(lost.at("DP2"), "leader B | lead B[F2]");
    EXPECT_EQ(lost.at("GRE-C"), "P[S F3 G1]");
    EXPECT_EQ(lost.of("B", "war 2"), "war 2");
}

TEST(AnunnakiDistant,
     AN_DIST_05_cosmobot_attacks_a_civilisation_always_and_the_person_if_as_strong) {
    Desk civilisation("DP2 right: leader AC | land B[F1]");
    civilisation.next_die(3);
    civilisation.bot_combats();
    EXPECT_EQ(civilisation.at("DP2"), "leader B | lead B[F1]");
    EXPECT_EQ(civilisation.of("B", "war 1"), "war 1");
    Desk weak("DP2 right: leader P | land B[F2] | lead P[F1 m1]");
    weak.bot_combats();
    EXPECT_EQ(weak.at("DP2"), "leader P | land B[F2] | lead P[F1 m1]");
    Desk equal("DP2 right: leader P | land B[F1 m1] | lead P[F1 m1]");
    equal.next_die(1);
    equal.bot_combats();
    EXPECT_TRUE(equal.asks(TaskKind::kCommitWeapon));
}

TEST(AnunnakiDistant, AN_DIST_06_the_winner_leads_and_the_loser_goes_home) {
    Desk desk("DP2 right: leader P | land B[m1] | lead P[F2]");
    desk.next_die(5);
    desk.bot_combats();
    desk.play("weapon none");
    EXPECT_EQ(desk.at("DP2"), "leader B | lead B[m1]");
    EXPECT_EQ(desk.at("GRE-C"), "P[S F5]");
    EXPECT_EQ(desk.of("B", "war 2"), "war 2");
    Desk held("DP2 right: leader P | land B[m1] | lead P[F2]");
    held.next_die(1);
    held.give("metal 1");
    held.bot_combats();
    held.play("weapon blade");
    EXPECT_EQ(held.at("DP2"), "leader P | lead P[F2]");
    EXPECT_EQ(held.at("NOR-C"), "B[S F3 m1]");
}

TEST(AnunnakiDistant, AN_DIST_11_who_waits_on_a_planet_without_leader_leads_it) {
    Desk person("DP2 right: leader none | land P[F1] B[F1]");
    person.idle_bot();
    person.phase(TaskKind::kPersonCombat);
    EXPECT_EQ(person.at("DP2"), "leader P | land B[F1] | lead P[F1]");
    Desk bot("DP2 right: leader none | land P[F1] B[F1]");
    bot.bot_combats();
    EXPECT_EQ(bot.at("DP2"), "leader B | land P[F1] | lead B[F1]");
}

TEST(AnunnakiDistant, AN_HCOMB_08_the_aegis_works_on_distant_planets_too) {
    Desk desk("GRE-L: P[S]; DP2 right: leader P | land B[m3] | lead P[F2]");
    desk.state.person.hand = 0xff;
    desk.give("gold 1");
    desk.next_die(5);
    desk.bot_combats();
    desk.play("weapon aegis; retreat to GRE-L");
    EXPECT_EQ(desk.at("DP2"), "leader B | lead B[m3]");
    EXPECT_EQ(desk.at("GRE-L"), "P[S F2]");
}

TEST(AnunnakiCreatures, AN_HMYTH_01_both_requirements_and_a_place_like_a_followers) {
    Desk desk("creatures: jormungandr sphinx; tracks P: war 4 tech 4; GRE-L: P[S]; GRE-M: P[F1]");
    desk.give("wood 4");
    desk.phase(TaskKind::kFree);
    EXPECT_EQ(desk.key("take creature jormungandr to GRE-C"), "requirements");  // 5 resources
    EXPECT_EQ(desk.rule("take creature griffin to GRE-C"), "AN-HMYTH-01");
    EXPECT_EQ(desk.key("take creature griffin to GRE-C"), "not_displayed");
    EXPECT_EQ(desk.rule("take creature sphinx to GRE-M"), "AN-HREC-01");
    desk.play("take creature sphinx to GRE-L");
    EXPECT_EQ(desk.at("GRE-L"), "P[S K1]");
    EXPECT_EQ(desk.board().strength(Side::kPerson, place("GRE-L")), 2);
    EXPECT_EQ(desk.at("creatures"), "jormungandr");
}

TEST(AnunnakiCreatures, AN_HMYTH_02_the_words_of_requirements) {
    Desk desk("GRE-L: P[S F1]; G02: P[F2]; tracks P: war 4 tech 3");
    desk.give("wood 2 gold 3");
    desk.state.person.fulfilled = 2;
    const auto meets = [&](Need need, int number) {
        return desk.board().meets(Side::kPerson, {need, static_cast<std::uint8_t>(number)});
    };
    struct Row {
        Need need;
        int most;
    };
    for (const Row& row :
         {Row{Need::kWarTrack, 4}, Row{Need::kTechTrack, 3}, Row{Need::kTradeTrack, 0},
          Row{Need::kSettlements, 2}, Row{Need::kShrines, 1}, Row{Need::kAreas, 3},
          Row{Need::kUnits, 6}, Row{Need::kTotalResources, 5}, Row{Need::kCrystals, 2},
          Row{Need::kFulfilledContracts, 2}}) {
        EXPECT_TRUE(meets(row.need, row.most)) << static_cast<int>(row.need);
        EXPECT_FALSE(meets(row.need, row.most + 1)) << static_cast<int>(row.need);
    }
}

TEST(AnunnakiCreatures, AN_HMYTH_03_a_creature_of_the_person_is_a_unit_and_no_follower) {
    Desk desk("creatures: sphinx; tracks P: tech 4");
    desk.cubes_on("E0a E0b E0c");
    desk.phase(TaskKind::kFree);
    desk.play("take creature sphinx to GRE-C");
    EXPECT_EQ(desk.board().goal_count(Side::kPerson, Goal::kUnits), 4);
    EXPECT_EQ(desk.key("take creature sphinx to GRE-C"), "not_displayed");
    desk.state.areas[place("GRE-C")].units[0] = {0, 0, 0, 1};
    EXPECT_THAT(desk.legal(), Not(Contains(::testing::StartsWith("summon"))));
}

TEST(AnunnakiCreatures, AN_MYTH_06_cosmobot_may_take_a_creature_in_the_persons_turn) {
    Desk desk("creatures: jormungandr; tracks B: war 3; G05: B[F3] P[F1]");
    desk.state.turn = 2;
    desk.idle_bot();
    desk.next_die(5);
    desk.phase(TaskKind::kPersonCombat);
    desk.play("weapon none");  // Cosmobot wins as defender
    EXPECT_EQ(desk.at("creatures"), "");
    EXPECT_EQ(desk.at("NOR-C"), "B[S F3 K1]");
    EXPECT_EQ(desk.of("B", "war 5 vp 5"), "war 5 vp 5");
}

TEST(AnunnakiCreatures, AN_MYTH_06_nothing_is_taken_before_cosmobots_first_turn) {
    Desk desk("creatures: jormungandr; tracks B: war 4");
    desk.phase(TaskKind::kSecondary);
    desk.play("stop");
    EXPECT_EQ(desk.at("creatures"), "jormungandr");
    desk.state.turn = 2;
    desk.phase(TaskKind::kSecondary);
    EXPECT_EQ(desk.at("creatures"), "");
}

}  // namespace
}  // namespace orrery::anunnaki::testing
