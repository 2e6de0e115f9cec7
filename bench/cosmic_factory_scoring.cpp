// Counting a galaxy from scratch, against a plain union-find over fields.
#include <benchmark/benchmark.h>

#include <array>
#include <ctime>
#include <numeric>
#include <vector>

#include "bench/cosmic_factory_hands.h"
#include "games/cosmic_factory/scoring.h"

namespace orrery::cosmic_factory {
namespace {

std::vector<Galaxy> random_squares(int count) {
    RandomStream random(seed_from_number(1));
    std::vector<Galaxy> galaxies;
    for (int i = 0; i < count; ++i) {
        Galaxy galaxy;
        for (const std::uint8_t tile : random_hand(random)) {
            const auto n = static_cast<int>(galaxy.size());
            galaxy.push_back({{static_cast<std::int8_t>(n % 3), static_cast<std::int8_t>(n / 3)},
                              tile,
                              static_cast<std::uint8_t>(random.uniform(4)),
                              0});
        }
        galaxies.push_back(galaxy);
    }
    return galaxies;
}

// What a first version would look like: section 7.5 of the rules word by word, 3×3 only.
class PlainScorer {
  public:
    int score(const TileSet& tiles, const ScoringTables& tables, const Galaxy& galaxy) {
        std::iota(parent_.begin(), parent_.end(), 0);
        std::array<Tile, 9> lying{};
        for (std::size_t i = 0; i < 9; ++i)
            lying[i] = turned(tiles[galaxy[i].tile], galaxy[i].rotation);
        const auto field = [&](int tile, int f) -> const Field& {
            return lying[static_cast<std::size_t>(tile)].fields[static_cast<std::size_t>(f)];
        };
        const auto join = [&](int a, int f, int b, int g) {
            if (field(a, f).kind == field(b, g).kind) unite(4 * a + f, 4 * b + g);
        };
        links_ = {};
        for (int i = 0; i < 9; ++i) {
            const unsigned spokes = lying[static_cast<std::size_t>(i)].spokes;
            for (int d = 0; d < 4; ++d)
                if ((spokes >> d & 1U) == 0) join(i, d, i, (d + 1) % 4);
            if (i % 3 < 2) {
                join(i, 1, i + 1, 0);
                join(i, 2, i + 1, 3);
                if ((spokes >> 1 & lying[static_cast<std::size_t>(i + 1)].spokes >> 3 & 1U) != 0)
                    link(i, i + 1);
            }
            if (i < 6) {
                join(i, 3, i + 3, 0);
                join(i, 2, i + 3, 1);
                if ((spokes >> 2 & lying[static_cast<std::size_t>(i + 3)].spokes & 1U) != 0)
                    link(i, i + 3);
            }
        }
        std::array<int, 36> planets{};
        for (int i = 0; i < 36; ++i)
            planets[static_cast<std::size_t>(find(i))] += field(i / 4, i % 4).planets;
        int total = 0;
        for (int i = 0; i < 36; ++i) {
            const Kind kind = field(i / 4, i % 4).kind;
            if (find(i) == i && kind != Kind::kConstellation)
                total += tables.zone_points(
                    static_cast<std::size_t>(kind),
                    static_cast<std::size_t>(planets[static_cast<std::size_t>(i)]));
        }
        longest_ = 0;
        for (int i = 0; i < 9; ++i)
            if (lying[static_cast<std::size_t>(i)].spokes != 0) walk(i, 0, 0);
        return total + tables.track_points[static_cast<std::size_t>(longest_)];
    }

  private:
    int find(int a) {
        while (parent_[static_cast<std::size_t>(a)] != a) a = parent_[static_cast<std::size_t>(a)];
        return a;
    }
    void unite(int a, int b) { parent_[static_cast<std::size_t>(find(a))] = find(b); }
    void link(int a, int b) {
        links_[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)] = true;
        links_[static_cast<std::size_t>(b)][static_cast<std::size_t>(a)] = true;
    }
    void walk(int tile, unsigned visited, int length) {
        length += (visited >> tile & 1U) == 0 ? 1 : 0;
        visited |= 1U << tile;
        longest_ = std::max(longest_, length);
        for (int next = 0; next < 9; ++next) {
            const auto a = static_cast<std::size_t>(tile), b = static_cast<std::size_t>(next);
            if (!links_[a][b]) continue;
            links_[a][b] = links_[b][a] = false;
            walk(next, visited, length);
            links_[a][b] = links_[b][a] = true;
        }
    }

    std::array<int, 36> parent_{};
    std::array<std::array<bool, 9>, 9> links_{};
    int longest_ = 0;
};

void score_galaxy_from_scratch(benchmark::State& state) {
    const Content& content = bench_content();
    const std::vector<Galaxy> galaxies = random_squares(1024);
    std::size_t i = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(
            score_galaxy(content.tiles, content.scoring(0), galaxies[i++ % galaxies.size()]));
}
BENCHMARK(score_galaxy_from_scratch)->Name("cosmic_factory/score_galaxy");

void evaluate_from_scratch(benchmark::State& state) {
    const Content& content = bench_content();
    const std::vector<Galaxy> galaxies = random_squares(1024);
    std::size_t i = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluate(content.tiles, galaxies[i++ % galaxies.size()]));
}
BENCHMARK(evaluate_from_scratch)->Name("cosmic_factory/evaluate");

void describe_from_scratch(benchmark::State& state) {
    const Content& content = bench_content();
    const std::vector<Galaxy> galaxies = random_squares(1024);
    std::size_t i = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(
            describe(content.tiles, content.scoring(0), galaxies[i++ % galaxies.size()]));
}
BENCHMARK(describe_from_scratch)->Name("cosmic_factory/describe");

// Both in turn on the same galaxies, so that a busy machine slows them alike.
void score_galaxy_against_plain(benchmark::State& state) {
    const Content& content = bench_content();
    const std::vector<Galaxy> galaxies = random_squares(1024);
    PlainScorer plain;
    std::clock_t quick_time = 0, plain_time = 0;  // of the processor: others may be at work too
    for (auto _ : state) {
        int quick_sum = 0, plain_sum = 0;
        const std::clock_t start = std::clock();
        for (const Galaxy& galaxy : galaxies)
            quick_sum += score_galaxy(content.tiles, content.scoring(0), galaxy).total();
        const std::clock_t middle = std::clock();
        for (const Galaxy& galaxy : galaxies)
            plain_sum += plain.score(content.tiles, content.scoring(0), galaxy);
        plain_time += std::clock() - middle;
        quick_time += middle - start;
        if (quick_sum != plain_sum) state.SkipWithError("the two counts differ");
    }
    const double count = static_cast<double>(galaxies.size()) *
                         static_cast<double>(std::max<std::int64_t>(state.iterations(), 1));
    const auto nanoseconds = [&](std::clock_t time) {
        return static_cast<double>(time) * 1e9 / static_cast<double>(CLOCKS_PER_SEC) / count;
    };
    state.counters["ns"] = nanoseconds(quick_time);
    state.counters["plain_ns"] = nanoseconds(plain_time);
    state.counters["ratio"] = nanoseconds(plain_time) / nanoseconds(quick_time);
}
BENCHMARK(score_galaxy_against_plain)->Name("cosmic_factory/score_galaxy_against_plain");

}  // namespace
}  // namespace orrery::cosmic_factory
