// The trace as data and as text (AN-TRACE-01, -02, section 5).
#include "games/anunnaki/bot/trace.h"

#include <gmock/gmock.h>

#include "games/anunnaki/events.h"
#include "tests/games/anunnaki/bot/play.h"

namespace orrery::anunnaki::testing {
namespace {

using Lines = std::vector<std::string>;

Lines json_lines(const BotPlay& play) {
    Lines lines;
    for (const TraceRecord& record : read_trace(vocabulary(), play.events))
        lines.push_back(to_text(to_json(record)));
    return lines;
}

TEST(AnunnakiTrace, AN_TRACE_01_a_record_names_rule_criterion_candidates_and_what_each_scored) {
    const BotPlay play = BotPlay(
                             "arrow=right; NOR-C: B[S F1]; NOR-M: B[F1]; NOR-L: B[F1] x1; "
                             "NOR-BL: B[F1]")
                             .element("harvest 2");
    EXPECT_EQ(json_lines(play),
              (Lines{R"({"rule":"AN-TURN-02","element":"harvest 2"})",
                     R"({"rule":"AN-HARV-03","criterion":"resource:metal",)"
                     R"("before":["NOR-L","NOR-BL","NOR-M"],"after":["NOR-M"],)"
                     R"("values":["wood","wood","metal"]})",
                     R"({"rule":"AN-HARV-04","effect":"exhaust","area":"NOR-M",)"
                     R"("symbols":["metal"]})",
                     R"({"rule":"AN-HARV-03","criterion":"resource:wood",)"
                     R"("before":["NOR-L","NOR-BL"],"after":["NOR-L","NOR-BL"],)"
                     R"("values":["wood","wood"]})",
                     R"({"rule":"AN-HARV-03","criterion":"most-resources:2",)"
                     R"("before":["NOR-L","NOR-BL"],"after":["NOR-L"],"values":[2,1]})",
                     R"({"rule":"AN-HARV-04","effect":"exhaust","area":"NOR-L",)"
                     R"("symbols":["wood"]})"}));
}

TEST(AnunnakiTrace, AN_TRACE_01_the_same_as_short_lines_with_or_without_values) {
    const BotPlay play = BotPlay(
                             "arrow=left; NOR-C: B[S F2]; NOR-BR: B[F1]; GRE-L: B[F1]; "
                             "G02: B[F1]; G05: B[F1]")
                             .element("build");
    const std::vector<TraceRecord> records = read_trace(vocabulary(), play.events);
    EXPECT_EQ(to_line(records[1]), "AN-BUILD-02 planet-order  NOR-BR GRE-L G02 G05 -> G02 G05");
    EXPECT_EQ(
        to_line(records[1], Values::kShown),
        "AN-BUILD-02 planet-order  NOR-BR(norse) GRE-L(greek) G02(gaia) G05(gaia) -> G02 G05");
    EXPECT_EQ(to_line(records[2], Values::kShown),
              "AN-BUILD-02 resource:grain  G02(grain) G05(wood) -> G02");
    EXPECT_EQ(to_line(records[3]), "AN-BUILD-03 build G02 slot 1");
}

TEST(AnunnakiTrace, AN_TRACE_02_a_line_that_leaves_one_area_is_followed_by_no_only) {
    const BotPlay play = BotPlay("NOR-C: B[S F1]").element("move 1 mighty");
    EXPECT_EQ(
        play.trace(),
        (Lines{"AN-STRAT-02 strategy:mighty:1  NOR-L NOR-R NOR-BL NOR-M NOR-BR -> NOR-BR",
               "AN-MOVE-05 target NOR-BR", "AN-MOVE-14 only  follower@NOR-C -> follower@NOR-C",
               "AN-MOVE-10 move follower from NOR-C to NOR-BR"}));
}

TEST(AnunnakiTrace, AN_TRACE_02_the_answer_is_recorded_and_nothing_is_told_twice) {
    BotPlay play("arrow=right; NOR-C: B[S F1]; G05: B[F1]; G12: B[F1]");
    play.element("harvest 1");
    const std::size_t told = play.trace().size();
    play.answer("choose G05");
    EXPECT_EQ(play.trace().size(), told + 2);  // the answer and its effect
    EXPECT_EQ(play.trace_of("AN-HARV-03").back(), "AN-HARV-03 person  G05 G12 -> G05");
}

TEST(AnunnakiTrace, AN_TRACE_02_without_a_candidate_there_is_only_the_effect) {
    EXPECT_EQ(BotPlay("NOR-C: B[S F1]").element("build").trace(), Lines{"AN-BUILD-04 gain vp 2"});
    EXPECT_EQ(BotPlay("NOR-C: B[S]").element("move 2 brave").trace().front(),
              "AN-MOVE-07 gain followers 2");
}

TEST(AnunnakiTrace, AN_TRACE_01_nobody_listens_and_the_position_is_the_same) {
    State silent = position("arrow=right; NOR-C: B[S F3]; NOR-L: B[F2]; cubes: B 4");
    BotPlay told(silent);
    told.element("move 2 brave");
    Course course{content(), silent};
    course.push(TaskKind::kBotTravel, 2, static_cast<int>(Strategy::kBrave), 0);
    run(course);
    EXPECT_EQ(silent, told.state);
}

TEST(AnunnakiTrace, a_list_of_events_that_was_cut_off_is_read_without_harm) {
    const BotPlay play =
        BotPlay("arrow=right; NOR-C: B[S F1]; G05: B[F1]; G06: B[F1]").element("harvest 1");
    const std::span<const Event> events = play.events;
    for (std::size_t from = 0; from < events.size(); ++from)
        for (const TraceRecord& record : read_trace(vocabulary(), events.subspan(from)))
            EXPECT_FALSE(to_line(record).empty());
}

TEST(AnunnakiEvents, AN_TRACE_01_they_carry_names) {
    const BotPlay play = BotPlay(
                             "arrow=left; NOR-C: B[S F2]; NOR-BR: B[F1]; GRE-L: B[F1]; "
                             "G02: B[F1]; G05: B[F1]")
                             .element("build");
    Lines lines;
    for (const Event& event : play.events) lines.push_back(to_text(vocabulary().event_json(event)));
    EXPECT_THAT(
        lines,
        ::testing::IsSupersetOf(Lines{
            R"({"event":"element","seat":1,"element":"build"})",
            R"({"event":"candidate","seat":1,"candidate":"NOR-BR","unit":null,"score":"norse",)"
            R"("kept":false})",
            R"({"event":"criterion","seat":1,"rule":"AN-BUILD-02","criterion":"planet-order",)"
            R"("strategy":null,"value":null,"before":4,"after":2})",
            R"({"event":"criterion","seat":1,"rule":"AN-BUILD-02","criterion":"resource",)"
            R"("strategy":null,"value":"grain","before":2,"after":1})",
            R"({"event":"built","seat":1,"area":"G02","slot":1})"}));
}

TEST(AnunnakiEvents, every_kind_has_a_name_of_its_own) {
    std::vector<std::string_view> names;
    for (const EventForm& shape : companion_event_forms()) {
        EXPECT_EQ(shape.kind, names.size() + 1) << shape.name;
        EXPECT_EQ(std::count(names.begin(), names.end(), shape.name), 0) << shape.name;
        names.push_back(shape.name);
    }
}

}  // namespace
}  // namespace orrery::anunnaki::testing
