// Cosmobot decides by ordered lists of criteria (AN-CRIT-01 to -04). The lists stand here as the
// rules print them; what a criterion compares is in criteria.cpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/fixed_vector.h"
#include "games/anunnaki/bot/rule_number.h"
#include "games/anunnaki/course/course.h"

namespace orrery::anunnaki {

// Names and order are those of AN-TRACE-01.
enum class Criterion : std::uint8_t {
    kOnly,
    kStrategy,
    kPlanetOrder,
    kResource,
    kMostResources,
    kLeastStrength,
    kUnitStrength,
    kMostPieces,
    kMostVp,
    kTopmost,
    kTrackFurthest,
    kGoalLowest,
    kGoalHighest,
    kTrackRearmost,
    kLowerTrack,
    kPerson,
};
inline constexpr std::array<std::string_view, 16> kCriterionNames{
    "only",           "strategy",       "planet-order",   "resource",
    "most-resources", "least-strength", "unit-strength",  "most-pieces",
    "most-vp",        "topmost",        "track-furthest", "goal-lowest",
    "goal-highest",   "track-rearmost", "lower-track",    "person"};

// What a criterion compares.
enum class Compares : std::uint8_t { kNothing, kPlanet, kResource, kNumber };
constexpr Compares compares(Criterion criterion) {
    switch (criterion) {
        case Criterion::kOnly:
        case Criterion::kTopmost:
        case Criterion::kLowerTrack:
        case Criterion::kPerson:
            return Compares::kNothing;
        case Criterion::kPlanetOrder:
            return Compares::kPlanet;
        case Criterion::kResource:
            return Compares::kResource;
        default:
            return Compares::kNumber;
    }
}

struct CriterionList {
    RuleNumber rule;
    Choice choice;  // what the person is asked if the list ends with the person
    FixedVector<Criterion, 4> order;
};

inline constexpr CriterionList kHarvestList{
    rule("AN-HARV-03"),
    Choice::kHarvest,
    {Criterion::kResource, Criterion::kMostResources, Criterion::kPerson}};
inline constexpr CriterionList kBuildList{
    rule("AN-BUILD-02"),
    Choice::kBuild,
    {Criterion::kPlanetOrder, Criterion::kResource, Criterion::kMostResources, Criterion::kPerson}};
inline constexpr CriterionList kFollowerList{
    rule("AN-FOLL-03"),
    Choice::kFollower,
    {Criterion::kLeastStrength, Criterion::kResource, Criterion::kPerson}};
inline constexpr CriterionList kCreatureList{rule("AN-MYTH-03"), Choice::kCreature,
                                             kFollowerList.order};
inline constexpr CriterionList kMoveTargetList{
    rule("AN-MOVE-06"),
    Choice::kMoveTarget,
    {Criterion::kResource, Criterion::kMostResources, Criterion::kPerson}};
inline constexpr CriterionList kPortalTargetList{
    rule("AN-PORT-03"),
    Choice::kPortalTarget,
    {Criterion::kPlanetOrder, Criterion::kResource, Criterion::kMostResources, Criterion::kPerson}};
inline constexpr CriterionList kMoveUnitList{
    rule("AN-MOVE-14"),
    Choice::kMoveUnit,
    {Criterion::kUnitStrength, Criterion::kMostPieces, Criterion::kResource, Criterion::kPerson}};
inline constexpr CriterionList kPortalUnitList{rule("AN-PORT-05"), Choice::kPortalUnit,
                                               kMoveUnitList.order};
inline constexpr CriterionList kSummonList{
    rule("AN-SUMM-02"),
    Choice::kSummon,
    {Criterion::kMostPieces, Criterion::kResource, Criterion::kMostResources, Criterion::kPerson}};
inline constexpr CriterionList kRevealList{
    rule("AN-TURN-04"), Choice::kReveal, {Criterion::kPerson}};
// AN-CHOICE-15: these end in one candidate.
inline constexpr CriterionList kOracleList{
    rule("AN-ORAC-04"),
    Choice::kNone,
    {Criterion::kTrackFurthest, Criterion::kGoalLowest, Criterion::kLowerTrack}};
inline constexpr CriterionList kContractList{
    rule("AN-CONT-01"), Choice::kNone, {Criterion::kMostVp, Criterion::kTopmost}};
inline constexpr CriterionList kAdvanceList{
    rule("AN-ADV-02"),
    Choice::kNone,
    {Criterion::kGoalHighest, Criterion::kTrackRearmost, Criterion::kLowerTrack}};

enum class CandidateKind : std::uint8_t { kPlace, kUnit, kSlot, kTrack, kDeck };
struct Candidate {
    CandidateKind kind = CandidateKind::kPlace;
    std::uint8_t id = 0;  // the place, also of a unit; slot, track or deck
    UnitKind unit = UnitKind::kFollower;
    friend constexpr bool operator==(const Candidate&, const Candidate&) = default;
};
using Candidates = FixedVector<Candidate, 96>;

Candidates candidates_of(const AreaSet& areas);
Candidates candidates_of(const PlaceSet& places);

// Applies the list until one candidate is left and tells each step. Nothing while the person is
// asked: the same call then finds the answer. There must be a candidate.
std::optional<Candidate> choose(Course& course, const CriterionList& list, Candidates candidates);

// A candidate with what it scored; a criterion without numbers scores nothing.
inline constexpr int kNoScore = -1;
inline constexpr int kDistant = kGaia + 1;  // after the planets: a distant one
struct Judged {
    Candidate candidate;
    int score = kNoScore;  // where planets are compared: the candidate's
    bool kept = false;
};
struct Judgement {
    RuleNumber rule;
    Criterion criterion;
    int detail = 0;  // the strategy
    int value = 0;   // best score; 1 + the resource, 0 = none; the strategy's line
};
void tell_judgement(const Course& course, const Judgement& judgement,
                    std::span<const Judged> candidates);

// AN-RC-01, -02: the fate card's row in the direction of the arrow. Nothing when no sun card is in
// force, which happens in the person's turn only.
std::optional<std::array<Resource, kResources>> reading_order(const Course& course);

}  // namespace orrery::anunnaki
