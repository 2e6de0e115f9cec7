// How long the solver takes to prove the best galaxy, hand by hand: one iteration solves all hands
// of the seed, and the counters give the distribution of processor seconds and of nodes.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <ctime>
#include <vector>

#include "bench/cosmic_factory_hands.h"
#include "games/cosmic_factory/solver.h"

namespace orrery::cosmic_factory {
namespace {

constexpr std::uint64_t kHandSeed = 200;
constexpr double kPatience = 20;  // processor seconds a hand, where a proof may take too long

double processor_seconds() {
    return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

struct Deadline {
    double at = 0;
    static bool look(void* self, const Progress&) {
        return processor_seconds() < static_cast<Deadline*>(self)->at;
    }
};

struct Sample {
    double seconds = 0;
    Solution solution;
};

Sample timed(const Problem& problem, double patience) {
    Deadline deadline{processor_seconds() + patience};
    SolveLimits limits;
    limits.on_progress = Deadline::look;
    limits.context = &deadline;
    const double start = processor_seconds();
    const Solution solution = solve(bench_content(), problem, limits);
    return {processor_seconds() - start, solution};
}

void report(benchmark::State& state, const std::vector<Sample>& samples) {
    std::vector<double> seconds, nodes;
    double proven = 0, value = 0, gap = 0;
    for (const Sample& sample : samples) {
        seconds.push_back(sample.seconds);
        nodes.push_back(static_cast<double>(sample.solution.nodes));
        proven += sample.solution.proven ? 1 : 0;
        value += sample.solution.value;
        gap = std::max(gap, static_cast<double>(sample.solution.bound - sample.solution.value));
    }
    std::sort(seconds.begin(), seconds.end());
    std::sort(nodes.begin(), nodes.end());
    const auto rank = [&](double part) {
        return static_cast<std::size_t>(part * static_cast<double>(samples.size() - 1) + 0.5);
    };
    state.counters["hands"] = static_cast<double>(samples.size());
    state.counters["proven"] = proven;
    state.counters["max_gap"] = gap;
    state.counters["mean_value"] = value / static_cast<double>(samples.size());
    state.counters["s_min"] = seconds.front();
    state.counters["s_median"] = seconds[rank(0.5)];
    state.counters["s_90%"] = seconds[rank(0.9)];
    state.counters["s_99%"] = seconds[rank(0.99)];
    state.counters["s_max"] = seconds.back();
    state.counters["nodes_median"] = nodes[rank(0.5)];
    state.counters["nodes_max"] = nodes.back();
}

// Arguments: hands, card, goal, rounds to go.
void solve_hands(benchmark::State& state) {
    for (auto _ : state) {
        RandomStream random(seed_from_number(kHandSeed));
        std::vector<Sample> samples;
        for (std::int64_t i = 0; i < state.range(0); ++i) {
            Problem problem;
            problem.hand = random_hand(random);
            problem.card = static_cast<int>(state.range(1));
            problem.objective.goal = static_cast<Goal>(state.range(2));
            problem.objective.markers = {8, 10, 9, 3};
            problem.objective.rounds_to_go = static_cast<int>(state.range(3));
            samples.push_back(timed(problem, kPatience));
        }
        report(state, samples);
    }
}
void once(benchmark::internal::Benchmark* bench) {
    bench->Unit(benchmark::kSecond)->Iterations(1)->ArgNames({"hands", "card", "goal", "to_go"});
}
BENCHMARK(solve_hands)->Name("cosmic_factory/solve")->Apply(once)->Args({200, 0, 0, 0});

void all_cards(benchmark::internal::Benchmark* bench) {
    once(bench);
    for (const int card : {1, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15, 16}) bench->Args({40, card, 0, 0});
    for (const int card : {3, 13}) bench->Args({10, card, 0, 0});
    bench->Args({40, 2, static_cast<int>(Goal::kLeastPoints), 0});
    for (const int card : {19, 20}) bench->Args({20, card, static_cast<int>(Goal::kMarkers), 0});
}
BENCHMARK(solve_hands)->Name("cosmic_factory/solve_cards")->Apply(all_cards);

void all_goals(benchmark::internal::Benchmark* bench) {
    once(bench);
    for (const int to_go : {0, 1, 2, 4})
        bench->Args({40, 0, static_cast<int>(Goal::kMarkers), to_go});
    bench->Args({40, 0, static_cast<int>(Goal::kLowestThenTotal), 0});
    bench->Args({40, 0, static_cast<int>(Goal::kLeastPoints), 0});
}
BENCHMARK(solve_hands)->Name("cosmic_factory/solve_goals")->Apply(all_goals);

// The hand that was hardest for a bound on planets that can be split at will.
void solve_tiles_1_to_9(benchmark::State& state) {
    std::vector<Sample> samples;
    for (auto _ : state) {
        Problem problem;
        problem.hand = {1, 2, 3, 4, 5, 6, 7, 8, 9};
        samples.push_back(timed(problem, kPatience));
    }
    report(state, samples);
}
BENCHMARK(solve_tiles_1_to_9)
    ->Name("cosmic_factory/solve_tiles_1_to_9")
    ->Unit(benchmark::kMillisecond);

// A good galaxy, as bots ask for it; the counter says how often the value is the optimum.
void improve_hands(benchmark::State& state) {
    constexpr int kHands = 40;
    RandomStream random(seed_from_number(kHandSeed));
    std::vector<Problem> problems(kHands);
    std::vector<int> optima;
    for (Problem& problem : problems) {
        problem.hand = random_hand(random);
        optima.push_back(solve(bench_content(), problem, {}).value);
    }
    double optimal = 0, shortfall = 0, solved = 0;
    for (auto _ : state)
        for (std::size_t i = 0; i < problems.size(); ++i) {
            const int value =
                improve(bench_content(), problems[i], static_cast<std::uint32_t>(state.range(0)), 1)
                    .value;
            optimal += value == optima[i] ? 1 : 0;
            shortfall += optima[i] - value;
            solved += 1;
        }
    state.counters["optimal"] = optimal / solved;
    state.counters["shortfall"] = shortfall / solved;
    state.counters["hands"] = kHands;
}
BENCHMARK(improve_hands)
    ->Name("cosmic_factory/improve")
    ->ArgName("trials")
    ->Arg(1000)
    ->Arg(5000)
    ->Arg(30000)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace orrery::cosmic_factory
