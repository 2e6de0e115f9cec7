// A good galaxy quickly: simulated annealing, with whole numbers only and its own small generator,
// so that the same seed finds the same galaxy on every machine.
#include <algorithm>
#include <bit>
#include <limits>

#include "games/cosmic_factory/board.h"
#include "games/cosmic_factory/solver_internal.h"

namespace orrery::cosmic_factory::solver {
namespace {

class SmallRandom {  // splitmix64
  public:
    explicit SmallRandom(std::uint64_t seed) : state_(seed) {}
    std::uint32_t next() {
        std::uint64_t z = state_ += 0x9E3779B97F4A7C15ULL;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ z >> 27) * 0x94D049BB133111EBULL;
        return static_cast<std::uint32_t>((z ^ z >> 31) >> 32);
    }
    std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(std::uint64_t{next()} * bound >> 32);
    }

  private:
    std::uint64_t state_;
};

// Minus the binary logarithm of a random number between 0 and 1, in 1/256.
std::uint32_t random_exponent(SmallRandom& random) {
    const std::uint32_t x = random.next() | 1U;
    const auto zeros = static_cast<std::uint32_t>(std::countl_zero(x));
    const std::uint32_t fraction = zeros == 31 ? 0 : (x << (zeros + 1)) >> 24;
    return (zeros + 1) * 256 - fraction;
}

struct Judged {
    int value = 0;
    GalaxyPoints points;
};

class Climber {
  public:
    Climber(Pool& pool, std::uint64_t seed, Patience patience)
        : pool_(pool), card_(pool.card), random_(seed), patience_(patience) {}

    void start();
    void run(std::uint32_t trials, int enough, Solution& best);

  private:
    std::size_t placed() const { return static_cast<std::size_t>(tiles_in_shape(card_.shape)); }
    Judged judge(const Galaxy& galaxy) const;
    Judged judge_sabotaged(const Galaxy& galaxy) const;
    int energy(const Judged& judged) const;
    void change(Galaxy& galaxy);
    void move_cell(Galaxy& galaxy);

    Pool& pool_;
    const CardRules& card_;
    SmallRandom random_;
    Patience patience_;
    Galaxy galaxy_;  // always nine tiles; with card 11 the last one is put aside
};

void Climber::start() {
    std::array<std::uint8_t, kTilesPerPlayer> hand = pool_.problem.hand;
    for (std::uint32_t i = kTilesPerPlayer - 1; i > 0; --i)
        std::swap(hand[i], hand[random_.below(i + 1)]);
    galaxy_.clear();
    // The free shape starts as a square.
    for_each_cell(card_.shape == Shape::kFree ? Shape::kSquare : card_.shape, [&](Cell cell) {
        galaxy_.push_back(
            {cell, hand[galaxy_.size()], static_cast<std::uint8_t>(random_.below(4)),
             galaxy_.size() < card_.tiles_to_turn_down ? std::uint8_t{1} : std::uint8_t{0}});
    });
    while (galaxy_.size() < kTilesPerPlayer) galaxy_.push_back({{}, hand[galaxy_.size()], 0, 0});
}

Judged Climber::judge(const Galaxy& galaxy) const {
    if (card_.sabotage) return judge_sabotaged(galaxy);
    const GalaxyPoints points =
        score_galaxy(pool_.content.tiles, pool_.tables, {galaxy.data(), placed()});
    return {pool_.value(points), points};
}

Judged Climber::judge_sabotaged(const Galaxy& galaxy) const {
    Judged weakest{std::numeric_limits<int>::max(), {}};
    for (std::size_t removed = 0; removed < galaxy.size(); ++removed) {
        Galaxy left = galaxy;
        left[removed].face_down = 1;  // counts as empty space, like a tile that is gone
        const GalaxyPoints points =
            score_galaxy(pool_.content.tiles, pool_.tables, {left.data(), left.size()});
        const int value = pool_.value(points);
        if (value < weakest.value) weakest = {value, points};
    }
    return weakest;
}

// In twelfths of a point. Where only the lowest marker counts, the total shows the way up.
int Climber::energy(const Judged& judged) const {
    const int total = judged.points.total();
    switch (pool_.problem.objective.goal) {
        case Goal::kMarkers:
            return judged.value / kValueScale + 4 * total;
        case Goal::kLowestThenTotal:
            return 24 * (judged.value / kValueScale) + 8 * total;
        default:
            return 12 * judged.value;
    }
}

void Climber::change(Galaxy& galaxy) {
    const std::uint32_t kind = random_.below(16);
    const std::size_t i = random_.below(kTilesPerPlayer), j = random_.below(kTilesPerPlayer);
    const auto any_rotation = [&] { return static_cast<std::uint8_t>(random_.below(4)); };
    if (card_.shape == Shape::kFree && kind < 4) return move_cell(galaxy);
    if (card_.tiles_to_turn_down != 0 && kind < 3)
        return std::swap(galaxy[i].face_down, galaxy[j].face_down);
    if (kind >= 12) {
        galaxy[i].rotation = any_rotation();
        return;
    }
    std::swap(galaxy[i].tile, galaxy[j].tile);
    std::swap(galaxy[i].rotation, galaxy[j].rotation);
    if (kind >= 6) galaxy[i].rotation = any_rotation();
    if (kind >= 9) galaxy[j].rotation = any_rotation();
}

// Card 3: one tile goes to another place beside the others; nothing happens where that would leave
// two pieces.
void Climber::move_cell(Galaxy& galaxy) {
    const std::size_t i = random_.below(kTilesPerPlayer), j = random_.below(kTilesPerPlayer);
    constexpr int kSteps[4][2] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    const int* step = kSteps[random_.below(4)];
    const Cell old = galaxy[i].cell;
    const Cell to{static_cast<std::int8_t>(galaxy[j].cell.x + step[0]),
                  static_cast<std::int8_t>(galaxy[j].cell.y + step[1])};
    if (i == j || index_at(galaxy, to) >= 0 || !on_board(Shape::kFree, to)) return;
    galaxy[i].cell = to;
    if (std::popcount(component_of(galaxy, 0)) != kTilesPerPlayer) galaxy[i].cell = old;
}

void Climber::run(std::uint32_t trials, int enough, Solution& best) {
    constexpr std::uint32_t kHot = 120, kCold = 60;  // 1/256 of a point
    Judged now = judge(galaxy_);
    for (std::uint32_t trial = 0; trial < trials && best.value < enough; ++trial) {
        if (now.value > best.value) {
            best.value = now.value;
            best.points = now.points;
            best.galaxy = galaxy_;
        }
        if (patience_.is_out()) return;
        const std::uint32_t heat =
            kHot - static_cast<std::uint32_t>(std::uint64_t{kHot - kCold} * trial / trials);
        Galaxy next = galaxy_;
        change(next);
        const Judged then = judge(next);
        ++best.nodes;
        const int loss = energy(now) - energy(then);
        if (loss > 0 && static_cast<std::uint64_t>(loss) * 65536 / 12 >
                            std::uint64_t{heat} * random_exponent(random_))
            continue;
        galaxy_ = next;
        now = then;
    }
}

// Where the free shape lies does not matter; at the corner it fits on every board.
void move_to_corner(Galaxy& galaxy) {
    std::int8_t left = 127, top = 127;
    for (const PlacedTile& placed : galaxy) {
        left = std::min(left, placed.cell.x);
        top = std::min(top, placed.cell.y);
    }
    for (PlacedTile& placed : galaxy) {
        placed.cell.x = static_cast<std::int8_t>(placed.cell.x - left);
        placed.cell.y = static_cast<std::int8_t>(placed.cell.y - top);
    }
}

}  // namespace

Solution climb(Pool& pool, std::uint32_t trials, std::uint64_t seed, int enough,
               Patience patience) {
    constexpr std::uint32_t kTrialsPerStart = 30000;
    Solution best;
    best.value = std::numeric_limits<int>::min();
    Climber climber(pool, seed, patience);
    while (trials > 0 && best.value < enough) {
        const std::uint32_t share = std::min(trials, kTrialsPerStart);
        climber.start();
        climber.run(share, enough, best);
        if (patience.is_out()) break;
        trials -= share;
    }
    const CardRules& card = pool.card;
    if (card.shape == Shape::kTwoSquares && !best.galaxy.empty()) best.galaxy.pop_back();
    if (card.shape == Shape::kFree) move_to_corner(best.galaxy);
    return best;
}

}  // namespace orrery::cosmic_factory::solver

namespace orrery::cosmic_factory {

Solution improve(const Content& content, const Problem& problem, std::uint32_t trials,
                 std::uint64_t seed, Patience patience) {
    solver::Pool pool(content, problem);
    const int bound = pool.hand_bound();
    Solution best = solver::climb(pool, std::max(trials, 1U), seed, bound, patience);
    best.bound = bound;
    best.proven = best.value >= bound;
    return best;
}

}  // namespace orrery::cosmic_factory
