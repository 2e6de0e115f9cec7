#include "games/anunnaki/bot/criteria.h"

#include <algorithm>
#include <cassert>

namespace orrery::anunnaki {
namespace {

using Score = int (*)(const Course&, const Candidate&);
enum class Keep : std::uint8_t { kSmallest, kLargest };

// AN-PO-01: Gaia, the person's planet, Cosmobot's planet. A distant planet comes after them all.
int planet_rank(const Course& course, const Candidate& candidate) {
    if (!is_area(candidate.id)) return 4;
    const std::uint8_t planet = course.content.areas[candidate.id].planet;
    if (planet == kGaia) return 1;
    return planet == course.board().home(Side::kPerson) ? 2 : 3;
}

// AN-RC-03: the place in reading order of the first resource that the area produces. Keeping the
// smallest is to take the first resource that any candidate produces.
constexpr int kProducesNothing = kResources;
int resource_rank(const Course& course, const Candidate& candidate) {
    const auto order = reading_order(course);
    if (!order || !is_area(candidate.id)) return kProducesNothing;  // AN-DIST-10
    const Area& area = course.content.areas[candidate.id];
    const auto produced = [&](Resource resource) { return area.produces(resource); };
    return static_cast<int>(std::find_if(order->begin(), order->end(), produced) - order->begin());
}

int printed_symbols(const Course& course, const Candidate& candidate) {  // AN-MR-01
    return static_cast<int>(course.content.areas[candidate.id].symbols.size());
}

int strength_there(const Course& course, const Candidate& candidate) {
    return course.board().strength(Side::kBot, candidate.id);
}
int unit_strength(const Course& course, const Candidate& candidate) {
    return course.content.constants.strength[static_cast<std::size_t>(candidate.unit)];
}
int pieces_there(const Course& course, const Candidate& candidate) {
    return course.board().pieces(Side::kBot, candidate.id);
}

int contract_vp(const Course& course, const Candidate& candidate) {
    return course.state.contracts[candidate.id].vp;
}
int slot_number(const Course&, const Candidate& candidate) {
    return candidate.id;
}

int marker(const Course& course, const Candidate& candidate) {
    return course.state.side(Side::kBot).tracks[candidate.id];
}
int goal_beside(const Course& course, const Candidate& candidate) {
    return course.board().goal_value(Side::kBot, course.state.goals[candidate.id]);
}
int board_row(const Course& course, const Candidate& candidate) {
    return course.content.tracks[candidate.id].board_row;
}

struct Comparison {
    Criterion criterion;
    Keep keep;
    Score score;
};
constexpr std::array<Comparison, 13> kComparisons{{
    {Criterion::kPlanetOrder, Keep::kSmallest, planet_rank},
    {Criterion::kResource, Keep::kSmallest, resource_rank},
    {Criterion::kMostResources, Keep::kLargest, printed_symbols},
    {Criterion::kLeastStrength, Keep::kSmallest, strength_there},
    {Criterion::kUnitStrength, Keep::kLargest, unit_strength},
    {Criterion::kMostPieces, Keep::kLargest, pieces_there},
    {Criterion::kMostVp, Keep::kLargest, contract_vp},
    {Criterion::kTopmost, Keep::kSmallest, slot_number},
    {Criterion::kTrackFurthest, Keep::kLargest, marker},
    {Criterion::kGoalLowest, Keep::kSmallest, goal_beside},
    {Criterion::kGoalHighest, Keep::kLargest, goal_beside},
    {Criterion::kTrackRearmost, Keep::kSmallest, marker},
    {Criterion::kLowerTrack, Keep::kLargest, board_row},
}};
const Comparison& comparison_of(Criterion criterion) {
    const auto row =
        std::find_if(kComparisons.begin(), kComparisons.end(),
                     [&](const Comparison& known) { return known.criterion == criterion; });
    assert(row != kComparisons.end());
    return *row;
}

// What the trace shows of a score: a resource by its number, everything else as it is.
int shown(const Course& course, Criterion criterion, int score) {
    if (criterion != Criterion::kResource) return score;
    if (score == kProducesNothing) return 0;
    return 1 + static_cast<int>((*reading_order(course))[static_cast<std::size_t>(score)]);
}

int planet_of(const Course& course, const Candidate& candidate) {
    return is_area(candidate.id) ? course.content.areas[candidate.id].planet : kDistant;
}

// AN-CRIT-01, -02: the candidates with the best score; all of them where none satisfies it.
Candidates keep_best(const Course& course, RuleNumber rule, Criterion criterion,
                     const Candidates& candidates, bool telling) {
    const Comparison& comparison = comparison_of(criterion);
    FixedVector<int, Candidates::capacity()> scores;
    for (const Candidate& candidate : candidates)
        scores.push_back(comparison.score(course, candidate));
    const int best = comparison.keep == Keep::kSmallest
                         ? *std::min_element(scores.begin(), scores.end())
                         : *std::max_element(scores.begin(), scores.end());
    Candidates kept;
    for (std::size_t i = 0; i < candidates.size(); ++i)
        if (scores[i] == best) kept.push_back(candidates[i]);
    if (telling) {
        const bool planets = criterion == Criterion::kPlanetOrder;
        FixedVector<Judged, Candidates::capacity()> judged;
        for (std::size_t i = 0; i < candidates.size(); ++i)
            judged.push_back(
                {candidates[i],
                 planets ? planet_of(course, candidates[i]) : shown(course, criterion, scores[i]),
                 scores[i] == best});
        const int value = planets ? kNoScore : shown(course, criterion, best);
        tell_judgement(course, {rule, criterion, 0, value}, {judged.begin(), judged.size()});
    }
    return kept;
}

void tell_pick(const Course& course, RuleNumber rule, Criterion criterion,
               const Candidates& candidates, const Candidate& pick) {
    if (!course.listening()) return;
    FixedVector<Judged, Candidates::capacity()> judged;
    for (const Candidate& candidate : candidates)
        judged.push_back({candidate, kNoScore, candidate == pick});
    tell_judgement(course, {rule, criterion}, {judged.begin(), judged.size()});
}

// AN-CRIT-03, -04: puts the question into the position, or finds its answer there.
std::optional<Candidate> ask_person(Course& course, const CriterionList& list,
                                    const Candidates& candidates) {
    State& state = course.state;
    if (state.chosen == 0) {
        state.choice = list.choice;
        for (const Candidate& candidate : candidates) state.candidates.push_back(candidate.id);
        return std::nullopt;
    }
    const int answer = state.chosen - 1;
    state.chosen = 0;
    const auto* const pick = std::find_if(candidates.begin(), candidates.end(),
                                          [&](const Candidate& c) { return c.id == answer; });
    assert(pick != candidates.end());
    tell_pick(course, list.rule, Criterion::kPerson, candidates, *pick);
    return *pick;
}

template <class Set>
Candidates places_in(const Set& set) {
    Candidates candidates;
    set.for_each([&](std::size_t place) {
        candidates.push_back({CandidateKind::kPlace, static_cast<std::uint8_t>(place)});
    });
    return candidates;
}

}  // namespace

Candidates candidates_of(const AreaSet& areas) {
    return places_in(areas);
}
Candidates candidates_of(const PlaceSet& places) {
    return places_in(places);
}

std::optional<std::array<Resource, kResources>> reading_order(const Course& course) {
    if (course.state.arrow == 0) return std::nullopt;
    auto order = course.board().fate().row;
    if (course.state.arrow == 1 + static_cast<int>(Arrow::kLeft))
        std::reverse(order.begin(), order.end());
    return order;
}

void tell_judgement(const Course& course, const Judgement& judgement,
                    std::span<const Judged> candidates) {
    const int criterion = static_cast<int>(judgement.criterion);
    for (const auto& [candidate, score, kept] : candidates) {
        const bool is_unit = candidate.kind == CandidateKind::kUnit;  // told by its place
        course.tell(
            EventKind::kCandidate, Side::kBot,
            {static_cast<int>(is_unit ? CandidateKind::kPlace : candidate.kind), candidate.id,
             is_unit ? 1 + static_cast<int>(candidate.unit) : 0, criterion, score, kept ? 1 : 0});
    }
    const auto kept = std::count_if(candidates.begin(), candidates.end(),
                                    [](const Judged& judged) { return judged.kept; });
    const bool strategy = judgement.criterion == Criterion::kStrategy;
    course.tell(EventKind::kCriterion, Side::kBot,
                {static_cast<int>(judgement.rule), criterion, strategy ? 1 + judgement.detail : 0,
                 judgement.value, static_cast<int>(candidates.size()), static_cast<int>(kept)});
}

std::optional<Candidate> choose(Course& course, const CriterionList& list, Candidates candidates) {
    assert(!candidates.empty());
    if (candidates.size() == 1) {
        tell_pick(course, list.rule, Criterion::kOnly, candidates, candidates[0]);
        return candidates[0];
    }
    // With an answer at hand the criteria before it were told when the question was asked.
    const bool telling = course.listening() && course.state.chosen == 0;
    for (const Criterion criterion : list.order) {
        if (criterion == Criterion::kPerson) return ask_person(course, list, candidates);
        candidates = keep_best(course, list.rule, criterion, candidates, telling);
        if (candidates.size() == 1) break;
    }
    return candidates[0];
}

}  // namespace orrery::anunnaki
