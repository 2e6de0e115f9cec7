// What an owner of the printed game types in once: the content files of a profile.
#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <sstream>

#include "cli/command.h"
#include "cli/companion/profile.h"
#include "games/anunnaki/content/content.h"
#include "tests/cli/companion/table.h"
#include "tests/cli/run_program.h"

namespace orrery::cli::companion {
namespace {

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

an::Content loaded(const std::string& folder) {
    Context context;
    context.content_dir = folder;
    return an::load_content(context.content_files()).value();
}

std::uint8_t area(const an::Content& content, std::string_view id) {
    std::size_t number = 0;
    while (content.areas[number].id != id) ++number;
    return static_cast<std::uint8_t>(number);
}

std::string refused(Profile& profile, const std::string& line) {
    try {
        return profile.change(line);
    } catch (const Failed& failed) {
        return to_string(failed.error);
    }
}

TEST(CosmobotProfile, AN_COMP_07_starts_from_the_built_in_content) {
    const TemporaryFolder folder;
    const Profile profile(folder.path());
    for (const char* name : {"map", "fate_cards", "advisers", "contracts", "tracks", "constants",
                             "modules", "houses", "person", "tokens"})
        EXPECT_TRUE(std::filesystem::exists(folder.path() + "/anunnaki/" + name + ".json")) << name;
    EXPECT_EQ(loaded(folder.path()).areas.size(), rules().content().areas.size());
}

TEST(CosmobotProfile, AN_COMP_07_board_geometry_symbols_and_shrines) {
    const TemporaryFolder folder;
    Profile profile(folder.path());
    EXPECT_TRUE(contains(profile.change("area G05 metal metal metal"), "map.json"));
    profile.change("area G05 shrine, area G04 no shrine, area g05 civilisation");
    const an::Content content = loaded(folder.path());
    const an::Area& changed = content.areas[area(content, "G05")];
    EXPECT_EQ(changed.symbols.size(), 3U);
    EXPECT_TRUE(changed.produces(an::Resource::kMetal));
    EXPECT_TRUE(changed.shrine);
    EXPECT_TRUE(changed.civilisation);
    EXPECT_FALSE(content.areas[area(content, "G04")].shrine);
}

TEST(CosmobotProfile, AN_COMP_07_neighbours_know_each_other) {
    const TemporaryFolder folder;
    Profile profile(folder.path());
    profile.change("area G01 next G02 G03 G04 G05");
    const an::Content content = loaded(folder.path());
    EXPECT_TRUE(content.areas[area(content, "G05")].neighbours.contains(area(content, "G01")));
    // A culture site lies where three areas meet: it has to move with them.
    EXPECT_TRUE(contains(refused(profile, "area G01 next G02"), "culture"));
    profile.change("area G01 next G02 G04, site G-K01 G01 G02 G04");
    EXPECT_FALSE(loaded(folder.path())
                     .areas[area(content, "G03")]
                     .neighbours.contains(area(content, "G01")));
}

TEST(CosmobotProfile, AN_COMP_07_an_area_is_added_with_its_neighbours) {
    const TemporaryFolder folder;
    Profile profile(folder.path());
    profile.change("add area g15 gaia gold metal next G13 g14 row 6, area g15 shrine");
    profile.change("add area NOR-X norse metal next NOR-BL NOR-M");
    const an::Content content = loaded(folder.path());
    const std::uint8_t number = area(content, "G15");
    const an::Area& added = content.areas[number];
    EXPECT_EQ(number, content.areas.size() - 1);  // the last of Gaia in the canonical order
    EXPECT_EQ(added.planet, an::kGaia);
    EXPECT_EQ(added.symbols.size(), 2U);
    EXPECT_TRUE(added.shrine);
    EXPECT_TRUE(added.neighbours.contains(area(content, "G13")));
    EXPECT_TRUE(content.areas[area(content, "G14")].neighbours.contains(number));
    EXPECT_EQ(content.gaia_rows.back(), std::vector<std::uint8_t>{number});
    EXPECT_EQ(area(content, "NOR-X"), area(content, "NOR-BR") + 1);
    EXPECT_EQ(content.planet_areas[0].count(), 7U);
}

TEST(CosmobotProfile, AN_COMP_07_an_area_goes_with_the_culture_sites_beside_it) {
    const TemporaryFolder folder;
    Profile profile(folder.path());
    const std::string said = profile.change("remove area g14");
    EXPECT_TRUE(contains(said, "G-K12")) << said;
    EXPECT_FALSE(contains(said, "G-K11")) << said;
    const an::Content content = loaded(folder.path());
    EXPECT_EQ(content.areas.size(), rules().content().areas.size() - 1);
    EXPECT_EQ(content.sites.size(), rules().content().sites.size() - 1);
    EXPECT_EQ(content.gaia_rows.back(), std::vector<std::uint8_t>{area(content, "G13")});
    // And back again, by the same words as any other.
    profile.change("add area G14 gaia wood next G11 G12 G13, add site G-K12 G11 G12 G14");
    EXPECT_EQ(loaded(folder.path()).sites.size(), rules().content().sites.size());
}

TEST(CosmobotProfile, AN_COMP_07_culture_sites_come_and_go) {
    const TemporaryFolder folder;
    Profile profile(folder.path());
    profile.change("remove site G-K12, add site G-K13 G07 G08 G11");
    const an::Content content = loaded(folder.path());
    EXPECT_EQ(content.sites.size(), rules().content().sites.size());
    EXPECT_EQ(content.sites.back().id, "G-K13");
    EXPECT_TRUE(content.sites.back().areas.contains(area(content, "G08")));
}

TEST(CosmobotProfile, AN_COMP_07_a_map_that_cannot_be_is_refused_with_its_reason) {
    const TemporaryFolder folder;
    Profile profile(folder.path());
    const auto complains = [&](const std::string& line, std::string_view about) {
        const std::string said = refused(profile, line);
        EXPECT_TRUE(contains(said, about)) << line << ": " << said;
    };
    complains("add area G14 gaia gold next G13", "There is an area G14 already");
    complains("add area G15 gaia gold next G33", "There is no \"g33\"");
    complains("add area G15 gaia gold next NOR-L", "another planet");
    complains("add area G15 gaia gold next G13 row 9", "a new one would be row 6");
    complains("add area NOR-X norse wood next NOR-L row 2", "Only Gaia has rows");
    complains("add area NOR-X norse gold next NOR-L", "missing resource");
    complains("add area G15 moon gold next G13", "planet");
    complains("add area G15 gaia next G13", "Write add area");
    complains("add area G15 gaia gold", "Write add area");
    complains("remove area G99", "There is no \"g99\"");
    complains("remove area GRE-C", "AN-HSET-10");
    complains("remove area G07", "Atlantis");
    complains("add site G-K12 G07 G08 G11", "There is a culture site G-K12 already");
    complains("add site G-K13 G01 G02 G14", "mutually adjacent");
    complains("add site G-K13 G07 G08", "expected 3");
    complains("remove site G-K77", "There is no \"g-k77\"");
    complains("add moon", "Write add area");
    complains("remove moon", "Write remove area");
    EXPECT_EQ(loaded(folder.path()).areas.size(), rules().content().areas.size());
}

TEST(CosmobotProfile, AN_COMP_07_the_room_for_areas_and_sites_is_said) {
    const TemporaryFolder folder;
    Profile profile(folder.path());
    std::size_t areas = rules().content().areas.size();
    for (; areas < an::kMaxAreas; ++areas)
        profile.change("add area X" + std::to_string(areas) + " gaia gold next G13 G14");
    EXPECT_TRUE(contains(refused(profile, "add area Y gaia gold next G13"), "room for 64 areas"));
    // Gaia and any two houses have no more sites than there are tokens: the houses share them.
    constexpr std::array<const char*, 4> kHomes{"NOR", "GRE", "EGY", "BAB"};
    for (std::size_t site = rules().content().sites.size(); site < an::kMaxCultureSites; ++site) {
        const std::string home = kHomes[site % kHomes.size()];
        profile.change("add site X-" + std::to_string(site) + " " + home + "-L " + home + "-R " +
                       home + "-M");
    }
    EXPECT_TRUE(contains(refused(profile, "add site Y MES-L MES-R MES-M"), "room for 32 culture"));
    profile.change("remove site X-31");
    EXPECT_TRUE(contains(refused(profile, "add site Y NOR-L NOR-R NOR-M"), "AN-HSET-05"));
}

TEST(CosmobotProfile, AN_COMP_07_fate_cards_contracts_and_adviser_cards) {
    const TemporaryFolder folder;
    Profile profile(folder.path());
    profile.change("fate norse standard row gold grain wood metal");
    profile.change("fate norse standard space 1 portal 3 mighty, fate norse standard space 2 -");
    profile.change("fate norse extreme income 1/1 1/2 1/3 1/4");
    profile.change("contract cn03 7/2");
    profile.change("card m07 cube 2; build, card s03 arrow left; harvest 1; supremacy goal");
    const an::Content content = loaded(folder.path());
    const an::FateCard& fate = content.houses[0].fate[0];
    EXPECT_EQ(fate.row[0], an::Resource::kGold);
    EXPECT_EQ(fate.spaces[0], (an::Element{an::Do::kPortal, 3, 1}));
    EXPECT_EQ(fate.spaces[1].what, an::Do::kNothing);
    EXPECT_EQ(content.houses[0].fate[1].income[3].vp, 4);
    EXPECT_EQ(content.contracts[2].vp, 7);
    EXPECT_EQ(content.contracts[2].trade, 2);
    EXPECT_EQ(content.moon[6].card.elements.size(), 2U);
    EXPECT_EQ(content.sun[2].card.arrow, an::Arrow::kLeft);
    EXPECT_EQ(content.sun[2].card.elements[1].number, an::kGoalNumber);
}

TEST(CosmobotProfile, AN_COMP_11_what_the_final_count_and_the_end_read) {
    const TemporaryFolder folder;
    Profile profile(folder.path());
    profile.change(
        "track war last 10, track tech last 10, track trade last 10, "
        "track values 0 1 2 3 4 5 6 7 8 9 10");
    profile.change("supremacy -5 -3 0 1 3 5 8, tokens 1 5");
    profile.change("goal cap 6, strength great 4");
    profile.change("planet DP2 strength 6 vp 9, creature sphinx first areas 5");
    const an::Content content = loaded(folder.path());
    EXPECT_EQ(content.tracks[0].last, 10);
    EXPECT_EQ(content.track_value[10], 10);
    EXPECT_EQ(content.supremacy.front(), -5);
    EXPECT_EQ(content.token_spaces.size(), 2U);
    EXPECT_EQ(content.constants.goal_cap, 6);
    EXPECT_EQ(content.constants.strength[2], 4);
    EXPECT_EQ(content.distant[1].strength, 6);
    EXPECT_EQ(content.distant[1].leader_vp, 9);
    EXPECT_EQ(content.creatures[1].first.need, an::Need::kAreas);
}

TEST(CosmobotProfile, AN_COMP_07_the_loader_refuses_what_cannot_be_printed) {
    const TemporaryFolder folder;
    Profile profile(folder.path());
    const auto complains = [&](const std::string& line, std::string_view about) {
        const std::string said = refused(profile, line);
        EXPECT_TRUE(contains(said, about)) << line << ": " << said;
    };
    complains("area G99 wood", "There is no \"g99\"");
    complains("area G05 stone", "no resource");
    complains("area NOR-L gold gold", "gold");  // its planet lacks that resource
    complains("fate norse standard row gold gold wood metal", "fate_cards.json");
    complains("fate norse standard space 15 build", "from 1 to 14");
    complains("fate norse standard space 1 harvest 2", "AN-FATE-06");
    complains("card M07 harvest 2", "an element of a moon card");
    complains("card M13 mark strong 2", "AN-SET-06");
    complains("track war last 14", "tracks.json");
    complains("creature sphinx first moons 3", "modules.json");
    complains("dance", "no change I know");
    EXPECT_EQ(loaded(folder.path()).houses[0].fate[0].row, rules().content().houses[0].fate[0].row);
}

TEST(CosmobotProfile, AN_COMP_07_changes_that_belong_together_stand_on_a_line) {
    const TemporaryFolder folder;
    Profile profile(folder.path());
    profile.change("card M13 mark strong 1, card M19 mark weak 1");
    const an::Content content = loaded(folder.path());
    EXPECT_EQ(content.moon[12].mark.kind, an::MarkKind::kStrong);
    EXPECT_EQ(content.moon[18].mark.kind, an::MarkKind::kWeak);
}

TEST(CosmobotProfile, is_typed_line_by_line_and_kept) {
    const TemporaryFolder folder;
    std::istringstream in(
        "help\nshow G05\narea G05 gold\narea G05 mud\nshow norse standard\nquit\n");
    std::ostringstream out;
    Profile(folder.path()).talk(in, out);
    EXPECT_TRUE(contains(out.str(), R"("symbols":["wood","wood"])")) << out.str();
    EXPECT_TRUE(contains(out.str(), "Nothing was changed.")) << out.str();
    EXPECT_TRUE(contains(out.str(), R"("side":"standard")")) << out.str();
    Profile again(folder.path());
    EXPECT_TRUE(contains(again.change("show G05"), R"("symbols":["gold"])"));
    EXPECT_TRUE(contains(again.change("show G05"), "rulebook"));
}

// Through the program itself.
TEST(CosmobotProgram, AN_COMP_07_plays_with_a_profile_and_goes_on_only_with_it) {
    const TemporaryFolder folder;
    const std::string box = folder.path() + "/box", game = folder.path() + "/game.json";
    Ran ran = run_program_with("cosmobot profile " + box + " 'area G05 metal metal metal'");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    ran = run_program_with("--content " + box + " cosmobot new " + game + " --bot norse --seed 3",
                           "g5 x3\nboard\nquit\n");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_TRUE(contains(ran.out, "G05     mmm")) << ran.out;
    ran =
        run_program_with("--content " + box + " cosmobot resume " + game, "log\nundo\nlog\nquit\n");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_TRUE(contains(ran.out, "3. exhaust metal in G05")) << ran.out;
    ran = run_program_with("cosmobot resume " + game, "quit\n");
    EXPECT_NE(ran.exit_code, 0);
    EXPECT_TRUE(contains(ran.err, "content")) << ran.err;
}

// The whole way: another map, a game on it, and the game read again.
TEST(CosmobotProgram, AN_COMP_07_plays_on_an_area_that_was_added) {
    const TemporaryFolder folder;
    const std::string box = folder.path() + "/box", game = folder.path() + "/game.json";
    Ran ran = run_program_with("cosmobot profile " + box +
                               " 'remove area G01' 'add area G15 gaia gold wood next G13 G14 row 5'"
                               " 'add site G-K13 G13 G14 G15'");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    ran = run_program_with("--content " + box + " cosmobot new " + game + " --bot norse --seed 3",
                           "g15 +2f, gk13 -\nboard\ng1 +f\nquit\n");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_TRUE(contains(ran.out, "G15")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "“g1 +f” is nothing I know")) << ran.out;  // it was removed
    ran = run_program_with("--content " + box + " cosmobot resume " + game, "log\nquit\n");
    EXPECT_EQ(ran.exit_code, 0) << ran.err;
    EXPECT_TRUE(contains(ran.out, "put person follower in G15")) << ran.out;
    EXPECT_EQ(run_program_with("--content " + box + " verify " + game).exit_code, 0);
}

TEST(CosmobotProgram, AN_SET_02_says_what_is_wrong_with_arguments) {
    const TemporaryFolder folder;
    const std::string game = folder.path() + "/game.json";
    EXPECT_TRUE(
        contains(run_program_with("cosmobot new " + game + " --bot greek").err, "AN-SET-02"));
    EXPECT_TRUE(contains(run_program_with("cosmobot new " + game + " --bot elves").err, "--bot"));
    EXPECT_TRUE(contains(run_program_with("cosmobot resume " + game).err, "no such file"));
    EXPECT_EQ(run_program_with("cosmobot new " + game, "quit\n").exit_code, 0);
    const Ran again = run_program_with("cosmobot new " + game, "quit\n");
    EXPECT_EQ(again.exit_code, 2);
    EXPECT_TRUE(contains(again.err, "resume")) << again.err;
}

}  // namespace
}  // namespace orrery::cli::companion
