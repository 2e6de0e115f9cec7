// The texts of actions, both ways.
#include "games/anunnaki/action.h"

#include "core/json.h"
#include "tests/games/anunnaki/notation.h"

namespace orrery::anunnaki::testing {
namespace {

TEST(AnunnakiAction, AN_HDEC_01_every_decision_has_a_text_that_reads_back) {
    const Place l = place("GRE-L"), m = place("GRE-M");
    const std::pair<Action, const char*> cases[] = {
        {numbered(ActionKind::kPawn, 0), "pawn to O0"},
        {numbered(ActionKind::kPawn, 9), "pawn to I4"},
        {move_unit(UnitKind::kFollower, l, m), "move follower from GRE-L to GRE-M"},
        {move_settlement(l, m), "move settlement from GRE-L to GRE-M"},
        {portal(UnitKind::kMinor, l, place("G02")), "portal minor from GRE-L to G02"},
        {portal(UnitKind::kGreat, place("DP2:lead"), place("DP1:land")),
         "portal great from DP2:lead to DP1:land"},
        {harvest(l, Resource::kGrain), "harvest grain in GRE-L"},
        {at_place(ActionKind::kPlaceFollower, l), "place follower in GRE-L"},
        {build(l), "build in GRE-L"},
        {build(l, {1, 0, 1, 0}), "build in GRE-L without wood, gold"},
        {build(l, {2, 0, 0, 0}), "build in GRE-L without wood, wood"},
        {numbered(ActionKind::kTakeContract, 2), "take contract 3"},
        {numbered(ActionKind::kDropContract, 0), "drop contract 1"},
        {make_action(ActionKind::kPickResource, {static_cast<std::uint8_t>(Resource::kWood)}),
         "take wood"},
        {on_track(ActionKind::kPickTrack, Track::kWar), "advance war"},
        {on_track(ActionKind::kOracleTrack, Track::kTrade), "oracle trade"},
        {make_action(ActionKind::kPayAny, {static_cast<std::uint8_t>(Resource::kMetal)}),
         "pay metal"},
        {numbered(ActionKind::kSecondary, 0), "secondary s_move"},
        {summon(0, 1, l, 0), "summon NOR-1 at GRE-L by T0"},
        {summon(0, 0, l, kPentagon), "summon NOR-G at GRE-L by PENTA"},
        {numbered(ActionKind::kFulfil, 1), "fulfil 2"},
        {swap_resources(Resource::kWood, Resource::kGold), "swap wood for gold"},
        {take_creature(5, l), "take creature feathered-serpent to GRE-L"},
        {at_place(ActionKind::kCombatOrder, place("G07")), "fight in G07"},
        {at_place(ActionKind::kCombatOrder, place("DP2:land")), "fight at DP2"},
        {attack_distant(1, true), "attack DP2"},
        {attack_distant(1, false), "leave DP2"},
        {commit_weapon(2), "weapon spear"},
        {commit_weapon(0), "weapon none"},
        {at_place(ActionKind::kRetreat, l), "retreat to GRE-L"},
        {numbered(ActionKind::kPickUpgrade, 1), "upgrade harvest"},
        {numbered(ActionKind::kPickWeapon, 7), "draw bolt"},
        {numbered(ActionKind::kCultureOrder, 14), "culture G-K03"},
        {at_place(ActionKind::kBotChoice, place("G03")), "choose G03"},
        {at_place(ActionKind::kBotChoice, place("DP3:lead")), "choose DP3:lead"},
        {reveal(Deck::kSun), "reveal sun"},
        {stop(), "stop"},
    };
    for (const auto& [action, text] : cases) {
        EXPECT_EQ(vocabulary().print(action), text);
        const Result<Action> read = vocabulary().parse(text);
        ASSERT_TRUE(read.ok()) << to_string(read.error());
        EXPECT_EQ(*read, action) << text;
    }
}

TEST(AnunnakiAction, AN_HDEC_01_every_decision_is_named_in_json) {
    const std::pair<const char*, const char*> cases[] = {
        {"pawn to O0", R"({"kind":"pawn","node":"O0"})"},
        {"harvest grain in GRE-L", R"({"kind":"harvest","resource":"grain","area":"GRE-L"})"},
        {"build in GRE-L", R"({"kind":"build","area":"GRE-L","without":null})"},
        {"build in GRE-L without wood, wood",
         R"({"kind":"build","area":"GRE-L","without":["wood","wood"]})"},
        {"take contract 3", R"({"kind":"take contract","slot":3})"},
        {"summon NOR-1 at GRE-L by T0",
         R"({"kind":"summon","god":"NOR-1","area":"GRE-L","by":"T0"})"},
        {"fight at DP2", R"({"kind":"fight","place":"DP2:land"})"},
        {"leave DP2", R"({"kind":"attack","planet":"DP2","decision":"leave"})"},
        {"weapon none", R"({"kind":"weapon","card":"none"})"},
        {"portal great from DP2:lead to G02",
         R"({"kind":"portal","unit":"great","from":"DP2:lead","to":"G02"})"},
    };
    for (const auto& [text, named] : cases) {
        Json json = *parse_json(named);
        const Result<Action> action = vocabulary().action_from_json(json);
        ASSERT_TRUE(action.ok()) << named << ": " << to_string(action.error());
        EXPECT_EQ(vocabulary().print(*action), text);
        json.as_object()["text"] = text;
        EXPECT_EQ(vocabulary().action_json(*action), json);
    }
}

TEST(AnunnakiAction, a_text_that_makes_no_sense_is_refused_where_it_stops) {
    struct Case {
        const char* text;
        const char* at;
        const char* expected;
    };
    for (const Case& c : {Case{"", "column 1", "pawn"},
                          {"jump", "column 1", "pawn"},
                          {"pawn", "column 5", "to"},
                          {"pawn to O7", "column 9", "a node"},
                          {"move follower from GRE-L to G99", "column 29", "a place"},
                          {"move settlement from DP2:land to G01", "column 22", "an area"},
                          {"move god from GRE-L to GRE-M", "column 6", "settlement"},
                          {"portal follower from DP2:sky to G01", "column 22", "a place"},
                          {"build in GRE-L without iron", "column 24", "wood, metal"},
                          {"build in GRE-L without wood,", "column 29", "wood, metal"},
                          {"take contract 7", "column 15", "a contract slot"},
                          {"drop contract 4", "column 15", "reserve"},
                          {"summon NOR-9 at GRE-L by T0", "column 8", "a god"},
                          {"summon NOR-1 at GRE-L by T5", "column 26", "a triangle"},
                          {"weapon gun", "column 8", "a weapon card"},
                          {"fight at G07", "column 7", "at a planet"},
                          {"attack G07", "column 8", "a distant planet"},
                          {"reveal star", "column 8", "moon or sun"},
                          {"stop it", "column 6", "the end"}}) {
        const Result<Action> read = vocabulary().parse(c.text);
        ASSERT_FALSE(read.ok()) << c.text;
        EXPECT_EQ(read.error().at, c.at) << c.text;
        EXPECT_NE(read.error().message.find(c.expected), std::string::npos)
            << c.text << ": " << read.error().message;
    }
}

TEST(AnunnakiAction, any_bytes_can_be_printed) {
    RandomStream random(seed_from_number(4));
    for (int i = 0; i < 3000; ++i) {
        Action action;
        action.kind = static_cast<std::uint8_t>(random.uniform(40));
        for (std::uint8_t& byte : action.operands)
            byte = static_cast<std::uint8_t>(random.uniform(256));
        EXPECT_FALSE(vocabulary().print(action).empty());
    }
}

}  // namespace
}  // namespace orrery::anunnaki::testing
