// Gods and their powers (6.11).
#include <gmock/gmock.h>

#include "games/anunnaki/person/powers.h"
#include "tests/games/anunnaki/desk.h"

namespace orrery::anunnaki::testing {
namespace {

using ::testing::Contains;

Desk with_gods(std::string_view house, std::uint8_t gods) {
    Desk desk("person=" + std::string(house) + " bot=" + (house == "norse" ? "greek" : "norse"));
    desk.state.person.gods = gods;
    return desk;
}

TEST(AnunnakiGods, AN_HGOD_01_a_closed_triangle_summons_a_minor_god) {
    Desk desk("G02: P[F1]");
    desk.cubes_on("E0a E0b E1a E1b E1c");
    desk.phase(TaskKind::kFree);
    EXPECT_EQ(desk.key("summon GRE-1 at G02 by T0"), "triangle_open");
    EXPECT_EQ(desk.key("summon NOR-1 at G02 by T1"), "foreign_god");
    EXPECT_EQ(desk.key("summon GRE-G at G02 by T1"), "great_by_pentagon");
    EXPECT_EQ(desk.rule("summon GRE-1 at G02 by PENTA"), "AN-HGOD-01");
    desk.play("summon GRE-3 at G02 by T1");
    EXPECT_EQ(desk.at("G02"), "P[m1]");
    EXPECT_EQ(desk.of("P", "F 9 m 3"), "F 9 m 3");
    EXPECT_EQ(desk.key("summon GRE-1 at GRE-C by T1"), "already_marked");
}

TEST(AnunnakiGods, AN_HGOD_02_the_inner_paths_summon_the_great_god_once) {
    Desk desk;
    desk.cubes_on("E0c E1c E2c E3c");
    desk.phase(TaskKind::kFree);
    EXPECT_EQ(desk.key("summon GRE-G at GRE-C by PENTA"), "pentagon_open");
    EXPECT_EQ(desk.rule("summon GRE-G at GRE-C by PENTA"), "AN-HGOD-02");
    desk.cubes_on("E4c");
    desk.play("summon GRE-G at GRE-C by PENTA");
    EXPECT_EQ(desk.at("GRE-C"), "P[S F2 G1]");
    EXPECT_EQ(desk.rule("summon GRE-G at GRE-C by PENTA"), "AN-HGOD-06");
}

TEST(AnunnakiGods, AN_HGOD_03_the_great_god_has_a_power_from_the_start_and_one_more_when_summoned) {
    Desk desk;
    const auto sum = [&](Word word) { return power(content(), desk.state, word); };
    EXPECT_EQ(sum(Word::kPortalUnits), 1);  // Zeus
    EXPECT_EQ(sum(Word::kHarvestMore), 0);
    EXPECT_EQ(sum(Word::kMovePoints), 0);
    desk.state.person.gods = 0b01001;  // Zeus, Hermes
    EXPECT_EQ(sum(Word::kPortalUnits), 1);
    EXPECT_EQ(sum(Word::kHarvestMore), 1);
    EXPECT_EQ(sum(Word::kMovePoints), 1);
    desk.person().creatures = 0b110000;  // Lamassu, Feathered Serpent
    EXPECT_EQ(sum(Word::kHarvestMore), 2);
    EXPECT_EQ(sum(Word::kMovePoints), 2);
    desk.give("gold 1");
    desk.play("pawn to O1");
    EXPECT_EQ(desk.state.tasks.back().a, 4 + 2);
    desk.phase(TaskKind::kPawn);
    desk.play("pawn to O0");
    EXPECT_EQ(desk.state.tasks.back().a, 4 + 2);
    desk.phase(TaskKind::kPawn);
    desk.play("pawn to I0");
    EXPECT_EQ(desk.state.tasks.back().a, 2 + 1);
}

TEST(AnunnakiGods, AN_HGOD_04_summon_once_passive_always) {
    Desk desk = with_gods("norse", 0);
    desk.cubes_on("E0a E0b E0c E1a E1b E1c");
    desk.phase(TaskKind::kFree);
    desk.play("summon NOR-3 at NOR-C by T0");  // Loki: crystal 2
    EXPECT_EQ(desk.state.person.crystals, 4);
    desk.play("summon NOR-2 at NOR-C by T1");  // Freyja: recruit followers +1
    EXPECT_EQ(desk.state.person.crystals, 4);
    desk.state.person.pawn = 1;
    desk.phase(TaskKind::kPawn);
    desk.play("pawn to O3");
    EXPECT_EQ(desk.at("NOR-C"), "P[S F4 m2]");  // 1 + 3
}

TEST(AnunnakiGods, AN_HGOD_04_powers_of_tiles_count_for_their_tile_alone) {
    Desk desk = with_gods("norse", 0b00100);  // Freyja
    desk.give("metal 1");
    desk.state.person.upgraded = 1U << 7;  // war: also 1 follower
    desk.play("pawn to I2");
    EXPECT_EQ(desk.at("NOR-C"), "P[S F4]");
    Desk supremacy = with_gods("nypponis", 0b00001);  // Amaterasu: supremacy +1
    supremacy.state.goals = {Goal::kShrines, Goal::kAreas, Goal::kUnits, Goal::kSettlements};
    supremacy.state.supremacy_tokens = 0;
    supremacy.give("grain 1");
    supremacy.play("pawn to I4");
    EXPECT_EQ(supremacy.of("P", "sup -4"), "sup -4");  // one settlement, one more
    supremacy.phase(TaskKind::kSecondary);
    supremacy.play("secondary s_supremacy");
    EXPECT_EQ(supremacy.of("P", "sup -2"), "sup -2");
}

TEST(AnunnakiGods, AN_HGOD_04_powers_on_every_build_contract_and_culture_token) {
    Desk build("person=babylonian; BAB-L: P[F1]");  // Marduk: build discount 1
    build.give("grain 1");
    build.effect("build");
    build.play("build in BAB-L without wood");
    EXPECT_EQ(build.at("BAB-L"), "P[S F1]");
    Desk contract("person=egyptian");  // Ra: contract vp +1
    contract.state.person.contracts.push_back(2);
    contract.give("gold 2");
    contract.phase(TaskKind::kFree);
    contract.play("fulfil 1");
    EXPECT_EQ(contract.person().vp, content().contracts[2].vp + 1);
    Desk culture("person=mesos; MES-L: P[F1]; MES-BL: P[F1]; MES-M: P[F1]");
    culture.lay_culture("MES-K1", "CT13");  // Quetzalcoatl: culture vp +1
    culture.idle_bot();
    culture.phase(TaskKind::kPersonCulture);
    EXPECT_EQ(culture.person().vp, 3);
}

TEST(AnunnakiGods, AN_HGOD_06_limits_of_summoning) {
    Desk desk("GRE-L: P[F1]; DP2 right: leader P | lead P[F1]");
    desk.cubes_on("E0a E0b E0c E1a E1b E1c");
    desk.phase(TaskKind::kFree);
    EXPECT_EQ(desk.key("summon GRE-1 at GRE-M by T0"), "no_follower_there");
    const Refusal* distant = game().check(
        desk.state, 0, summon(desk.state.options.person_house, 1, place("DP2:lead"), 0));
    EXPECT_EQ(std::string(distant->key), "distant_follower");
    EXPECT_EQ(std::string(distant->rule), "AN-HGOD-06");
    desk.play("summon GRE-4 at GRE-L by T0");
    desk.play("take wood; take wood; take wood");  // Demeter
    EXPECT_EQ(desk.key("summon GRE-4 at GRE-C by T1"), "already_summoned");
    desk.play("summon GRE-1 at GRE-C by T1");  // several in one phase
    EXPECT_EQ(desk.at("GRE-C"), "P[S F2 m1]");
    desk.cubes_on("E2a E2b E2c");
    desk.state.person.gods = 0b11110;
    EXPECT_EQ(desk.rule("summon GRE-2 at GRE-C by T2"), "AN-HGOD-06");  // four gods, five triangles
}

TEST(AnunnakiGods, AN_HGOD_06_summoning_may_wait_and_may_happen_in_a_pending_combat) {
    Desk desk("G05: P[F1] B[F1]");
    desk.cubes_on("E0a E0b E0c");
    desk.phase(TaskKind::kFree);
    desk.idle_bot();
    EXPECT_THAT(desk.legal(), Contains("summon GRE-1 at G05 by T0"));
    desk.play("stop; weapon none");
    desk.play("pawn to O1; stop; stop");
    EXPECT_THAT(desk.legal(), Contains("summon GRE-1 at GRE-C by T0"));
}

}  // namespace
}  // namespace orrery::anunnaki::testing
