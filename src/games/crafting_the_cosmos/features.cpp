#include "games/crafting_the_cosmos/features.h"

#include <algorithm>

#include "games/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/names.h"
#include "games/crafting_the_cosmos/scoring.h"

namespace orrery::crafting_the_cosmos {
namespace {

constexpr std::array<std::string_view, 1> kPlain{""};
constexpr std::size_t kCorners = 6;
constexpr std::size_t kBestNebulae = 5;  // of the nebulae not yet formed, in the order of promise

enum BoardNumber : std::size_t {
    kStars,
    kSupernovae,
    kProto,
    kStable,
    kOpen,
    kFormed,
    kAdvanced,
    kEvolved,
    kEmptySpaces,
    kStartTargets,  // where proto life may be placed
};

// Numbers of one of the best nebulae not yet formed.
enum NebulaNumber : std::size_t {
    kNebulaPoints,
    kLacks,  // by element
    kLacksInAll = kLacks + kElements,
    kLifeAround,
    kEmptyCorners,
    kDoneToo,  // life around it is complete
};

enum GoalNumber : std::size_t { kOwnValue, kGoalLead, kAhead, kLevel, kBehind };

// An open nebula and what it lacks.
struct Open {
    std::size_t space = 0;
    Needs needs;
    int lacks = 0, points = 0;
};

}  // namespace

Features::Features(const Content& content) {
    name_own(content);
    name_table(content);
}

void Features::name_own(const Content& content) {
    worths_ = space_.add("own", {"worth"});
    space_.add("own", kWorthNames);
    points_ = space_.add("own", {"points of nebulae", "points of crystals", "points of cards",
                                 "points of goals", "points of advanced life"});
    crystal_ = space_.add("own", numbered("crystal on space", kChamberTop, 0), kPlain);
    discharged_ = space_.add("own", numbered("discharges >=", kChamberTop), kPlain);
    cards_ = space_.add("own", {"cards in hand", "cards above the limit", "crystals waiting",
                                "steps climbed", "next discharge"});
    constexpr std::array<std::string_view, 7> kCards{
        "cards", "cards >= 1", "cards >= 2", "cards >= 3", "cards >= 4", "cards >= 5", "powers"};
    const std::vector<std::string> energies(kEnergyNames.begin(), kEnergyNames.end());
    hand_ = space_.add("own", energies, kCards);
    types_ = space_.add("own", numbered("powers >=", kSlots), kPlain);
    std::vector<std::string> powers;
    for (std::size_t power = 1; power <= content.power_count; ++power)
        powers.push_back(content.cards[power].id);
    constexpr std::array<std::string_view, 2> kHeld{"held", "for turns"};
    powers_ = space_.add("own", powers, kHeld);
    constexpr std::array<std::string_view, 1> kToken{"own token"};
    token_ = space_.add("own", energies, kToken);
    constexpr std::array<std::string_view, 1> kStarsOf{"stars"};
    elements_ = space_.add(
        "own", std::vector<std::string>(kElementNames.begin(), kElementNames.end()), kStarsOf);
    constexpr std::array<std::string_view, 5> kSector{"stars", "life", "nebulae", "formed",
                                                      "size formed"};
    sectors_ = space_.add("own", std::vector<std::string>(kSectorNames.begin(), kSectorNames.end()),
                          kSector);
    board_ = space_.add("own", {"stars", "supernovae", "proto life", "stable life", "open nebulae",
                                "formed nebulae", "advanced life", "evolved life",
                                "empty nebula spaces", "spaces for proto life"});
    constexpr std::array<std::string_view, 2> kSize{"open", "formed"};
    sizes_ = space_.add("own", numbered("size", kSizes), kSize);
    constexpr std::array<std::string_view, 2> kLacking{"nebulae", "points"};
    open_lack_ = space_.add("own", numbered("open lacking stars", kCorners + 1, 0), kLacking);
    open_life_ = space_.add("own", numbered("open lacking life", kCorners + 1, 0), kPlain);
    formed_life_ = space_.add("own", numbered("formed lacking life", kCorners + 1, 0), kPlain);
    constexpr std::array<std::string_view, 9> kNebula{
        "points",      "lacks H",     "lacks He",      "lacks O",      "lacks C",
        "lacks stars", "life around", "empty corners", "life complete"};
    best_ = space_.add("own", numbered("open nebula", kBestNebulae), kNebula);
    constexpr std::array<std::string_view, 5> kGoal{"value", "lead", "rivals ahead", "rivals level",
                                                    "rivals behind"};
    goals_ = space_.add("own", numbered("goal", kTrack), kGoal);
    leads_ = space_.add("own", {"lead in worth", "lead in points", "lead in steps",
                                "lead in discharges", "lead in nebulae", "lead in powers",
                                "lead with a turn less", "lead with a turn more"});
}

void Features::add_hand(const Content& content, const SeatState& own, int turns,
                        InputRow& row) const {
    row.set(crystal_.at(own.crystal), 1);
    for (int i = 0; i < kChamberTop; ++i)
        row.set(discharged_.at(static_cast<std::size_t>(i)), own.discharges > i ? 1 : 0);
    row.set(cards_.at(0), own.cards);
    row.set(cards_.at(1), std::max(0, own.cards - kHandLimit));
    row.set(cards_.at(2), own.waiting);
    row.set(cards_.at(3), steps_of(own));
    row.set(cards_.at(4), discharge_points(content, own.discharges));
    for (std::size_t type = 0; type < kEnergies; ++type) {
        row.set(hand_.at(type), own.hand[type]);
        for (int i = 1; i <= kSetSize; ++i)
            row.set(hand_.at(type, static_cast<std::size_t>(i)), own.hand[type] >= i ? 1 : 0);
    }
    std::array<int, kEnergies> of_type{};
    std::size_t held = 0;
    for (const std::uint8_t power : own.powers) {
        if (power == 0) continue;
        ++of_type[index(content.type_of(power))];
        row.set(types_.at(held++), 1);
        row.set(powers_.at(power - 1U, 0), 1);
        row.set(powers_.at(power - 1U, 1), turns);
    }
    for (std::size_t type = 0; type < kEnergies; ++type)
        row.set(hand_.at(type, kSetSize + 1), of_type[type]);
    row.set(token_.at(own.token), 1);
}

void Features::add_board(const Content& content, const SeatState& own, InputRow& row) const {
    const Board& board = content.board;
    const StarSet stars = own.occupied_stars();
    const LifeSet life = own.life();
    for (std::size_t element = 0; element < kElements; ++element)
        row.set(elements_.at(element), own.normal_stars(element).count());
    const NebulaSet empty = empty_nebulae(own);
    for (std::size_t sector = 0; sector < kSectors; ++sector) {
        const NebulaSet formed = own.formed & board.sector_nebulae[sector];
        int size = 0;
        formed.for_each([&](std::size_t space) { size += size_of_tile(own.nebulae[space]); });
        row.set(sectors_.at(sector, 0), (stars & board.sector_stars[sector]).count());
        row.set(sectors_.at(sector, 1), (life & board.sector_life[sector]).count());
        row.set(sectors_.at(sector, 2), (board.sector_nebulae[sector] - empty).count());
        row.set(sectors_.at(sector, 3), formed.count());
        row.set(sectors_.at(sector, 4), size);
    }
    int advanced = 0, evolved = 0;
    for (std::size_t space = 0; space < kNebulaSpaces; ++space) {
        advanced += own.advanced_on(space) > 0 ? 1 : 0;
        evolved += own.advanced_on(space) > 1 ? 1 : 0;
    }
    row.set(board_.at(kStars), stars.count());
    row.set(board_.at(kSupernovae), own.supernovae.count());
    row.set(board_.at(kProto), own.proto.count());
    row.set(board_.at(kStable), own.stable.count());
    row.set(board_.at(kOpen), unformed_nebulae(own).count());
    row.set(board_.at(kFormed), own.formed.count());
    row.set(board_.at(kAdvanced), advanced);
    row.set(board_.at(kEvolved), evolved);
    row.set(board_.at(kEmptySpaces), empty.count());
    row.set(board_.at(kStartTargets), proto_targets(board, own).count());
}

// How many of each there are, and the best ones by what they lack.
void Features::add_nebulae(const Content& content, const SeatState& own, InputRow& row) const {
    const LifeSet life = own.life();
    std::array<int, kCorners + 1> nebulae{}, points{}, open_life{}, formed_life{};
    std::array<std::array<int, 2>, kSizes> sizes{};
    FixedVector<Open, kNebulaSpaces> open;
    for (std::size_t space = 0; space < kNebulaSpaces; ++space) {
        const std::uint8_t tile = own.nebulae[space];
        if (tile == 0) continue;
        const bool formed = own.formed.contains(space);
        ++sizes[size_of_tile(tile) - 1U][formed ? 1 : 0];
        const auto lacks_life = static_cast<std::size_t>(
            static_cast<int>(kCorners) - (life & content.board.sides[space]).count());
        if (own.advanced_on(space) == 0) ++(formed ? formed_life : open_life)[lacks_life];
        if (formed) continue;
        Open entry{space, needs_of(content, own, space), 0, content.tiles[tile].points};
        for (const int missing : entry.needs.missing) entry.lacks += missing;
        const auto lacks = std::min(static_cast<std::size_t>(entry.lacks), kCorners);
        ++nebulae[lacks];
        points[lacks] += entry.points;
        open.push_back(entry);
    }
    for (std::size_t i = 0; i <= kCorners; ++i) {
        row.set(open_lack_.at(i, 0), nebulae[i]);
        row.set(open_lack_.at(i, 1), points[i]);
        row.set(open_life_.at(i), open_life[i]);
        row.set(formed_life_.at(i), formed_life[i]);
    }
    for (std::size_t size = 0; size < kSizes; ++size)
        for (std::size_t formed = 0; formed < 2; ++formed)
            row.set(sizes_.at(size, formed), sizes[size][formed]);
    // What lacks less comes first; of those alike, what brings more.
    std::stable_sort(open.begin(), open.end(), [](const Open& a, const Open& b) {
        return a.lacks != b.lacks ? a.lacks < b.lacks : a.points > b.points;
    });
    for (std::size_t i = 0; i < std::min(open.size(), kBestNebulae); ++i) {
        const Open& entry = open[i];
        row.set(best_.at(i, kNebulaPoints), entry.points);
        for (std::size_t element = 0; element < kElements; ++element)
            row.set(best_.at(i, kLacks + element), entry.needs.missing[element]);
        row.set(best_.at(i, kLacksInAll), entry.lacks);
        const int around = (life & content.board.sides[entry.space]).count();
        row.set(best_.at(i, kLifeAround), around);
        row.set(best_.at(i, kEmptyCorners), static_cast<int>(kCorners) - entry.needs.stars);
        row.set(best_.at(i, kDoneToo), around == static_cast<int>(kCorners) ? 1 : 0);
    }
}

void Features::add_goals(const State& state, Seat seat, const GoalValues& values,
                         InputRow& row) const {
    for (std::size_t space = 0; space < kTrack; ++space) {
        if (state.track[space] == 0) continue;
        const int mine = values[space][static_cast<std::size_t>(seat)];
        int best = 0, ahead = 0, level = 0, behind = 0;
        for (std::size_t i = 0; i < state.players; ++i) {
            if (static_cast<Seat>(i) == seat) continue;
            best = std::max(best, values[space][i]);
            ++(values[space][i] > mine ? ahead : values[space][i] == mine ? level : behind);
        }
        row.set(goals_.at(space, kOwnValue), mine);
        row.set(goals_.at(space, kGoalLead), mine - best);
        row.set(goals_.at(space, kAhead), ahead);
        row.set(goals_.at(space, kLevel), level);
        row.set(goals_.at(space, kBehind), behind);
    }
}

void Features::add_own(const Content& content, const State& state, Seat seat,
                       const Evaluation& worth, InputRow& row) const {
    const SeatState& own = state.seat(seat);
    row.set(worths_.at(0), in_quarters(worth.total()));
    for (std::size_t i = 0; i < kWorths; ++i)
        row.set(worths_.at(1 + i), in_quarters(worth.features[i]));
    const Points points = points_of(content, own);
    row.set(points_.at(0), points.nebulae);
    row.set(points_.at(1), points.crystals);
    row.set(points_.at(2), points.cards);
    row.set(points_.at(3), points.goals);
    row.set(points_.at(4), points.advanced);
    add_board(content, own, row);
    add_nebulae(content, own, row);
}

void Features::add(const Content& content, const State& state, Seat seat, InputRow& row) const {
    GoalValues values{};
    for (std::size_t space = 0; space < kTrack; ++space)
        for (std::size_t i = 0; i < state.players && state.track[space] != 0; ++i)
            values[space][i] =
                goal_value(content, state.options, state.seats[i], state.track[space]);
    Evaluator evaluate(content, state, seat);
    const Evaluation worth = evaluate(state);
    const double turns = evaluate.outlook().turns;
    add_own(content, state, seat, worth, row);
    add_hand(content, state.seat(seat), static_cast<int>(turns), row);
    add_goals(state, seat, values, row);
    add_rivals(content, state, seat, turns, values, row);
    add_race(content, state, seat, static_cast<int>(turns), row);
    add_table(content, state, row);
    add_options(state.options, row);
}

}  // namespace orrery::crafting_the_cosmos
