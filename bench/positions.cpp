// What hosts and searches do with positions, for every registered game and number of players: a
// new game is measured by being registered. Time is per call unless a counter says otherwise.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/record.h"
#include "games/registry.h"

namespace orrery {
namespace {

struct Subject {
    const AnyGame* game = nullptr;
    int players = 2;
};

using Positions = std::vector<std::unique_ptr<Position>>;
using Steps = std::vector<RecordedAction>;

template <class T>
T must(Result<T> result) {
    if (!result) {
        std::fprintf(stderr, "%s\n", to_string(result.error()).c_str());
        std::abort();
    }
    return std::move(*result);
}

std::unique_ptr<Position> start(const Subject& subject, std::uint64_t seed) {
    return must(subject.game->start(subject.players, JsonObject{}, seed_from_number(seed)));
}

Seat first_actor(const Position& position) {
    const SeatSet actors = position.actors();
    Seat seat = 0;
    while (!has_seat(actors, seat)) ++seat;
    return seat;
}

RecordedAction random_step(const Position& position, RandomStream& random) {
    const Seat seat = first_actor(position);
    return {seat, position.random_action(seat, random)};
}

// Any legal action of the actor; one time in fifteen a player the clock's, so that games end.
RecordedAction uniform_step(const Position& position, RandomStream& random) {
    Seat seat = first_actor(position);
    std::vector<Action> legal;
    if (random.uniform(15U * static_cast<std::uint32_t>(position.players())) == 0) {
        legal = position.legal(kClock);
        if (!legal.empty()) seat = kClock;
    }
    if (legal.empty()) legal = position.legal(seat);
    return {seat, legal[random.uniform(static_cast<std::uint32_t>(legal.size()))]};
}

// Positions of all phases, from games by random bots.
Positions sample(const Subject& subject) {
    Positions positions;
    for (std::uint64_t seed = 1; positions.size() < 64; ++seed) {
        const std::unique_ptr<Position> position = start(subject, seed);
        RandomStream random(seed_from_number(seed));
        for (int i = 0; !position->over() && positions.size() < 64; ++i) {
            if (i % 11 == 0) positions.push_back(position->clone());
            const RecordedAction step = random_step(*position, random);
            position->apply(step.seat, step.action, nullptr);
        }
    }
    return positions;
}

void size_counter(benchmark::State& bench, const Subject& subject) {
    bench.counters["state_bytes"] = static_cast<double>(subject.game->state_size());
}

// Calls something on one position after the other.
template <class Call>
void on_each(benchmark::State& bench, const Subject& subject, Call call) {
    const Positions positions = sample(subject);
    std::size_t next = 0;
    for (auto _ : bench) call(*positions[next++ % positions.size()]);
}

void copy(benchmark::State& bench, const Subject& subject) {
    on_each(bench, subject,
            [](const Position& position) { benchmark::DoNotOptimize(position.clone()); });
    size_counter(bench, subject);
}

void hash(benchmark::State& bench, const Subject& subject) {
    on_each(bench, subject,
            [](const Position& position) { benchmark::DoNotOptimize(position.hash()); });
}

void legal(benchmark::State& bench, const Subject& subject) {
    double listed = 0;
    on_each(bench, subject, [&](const Position& position) {
        listed += static_cast<double>(position.legal(first_actor(position)).size());
    });
    bench.counters["actions_listed"] =
        benchmark::Counter(listed, benchmark::Counter::kAvgIterations);
}

void check(benchmark::State& bench, const Subject& subject) {
    const Positions positions = sample(subject);
    std::vector<std::pair<const Position*, RecordedAction>> questions;
    for (const auto& position : positions) {
        const Seat seat = first_actor(*position);
        for (Action action : position->legal(seat))
            questions.push_back({position.get(), {seat, action}});
    }
    std::size_t next = 0;
    for (auto _ : bench) {
        const auto& [position, step] = questions[next++ % questions.size()];
        benchmark::DoNotOptimize(position->check(step.seat, step.action));
    }
}

void guess(benchmark::State& bench, const Subject& subject) {
    RandomStream random(seed_from_number(1));
    on_each(bench, subject,
            [&](const Position& position) { benchmark::DoNotOptimize(position.guess(0, random)); });
}

void view_as_text(benchmark::State& bench, const Subject& subject) {
    double bytes = 0;
    on_each(bench, subject, [&](const Position& position) {
        bytes += static_cast<double>(to_text(position.view_json(0)).size());
    });
    bench.counters["view_bytes"] = benchmark::Counter(bytes, benchmark::Counter::kAvgIterations);
}

void load_state(benchmark::State& bench, const Subject& subject) {
    const Positions positions = sample(subject);
    std::vector<std::string> texts;
    for (const auto& position : positions) texts.push_back(to_text(position->state_json()));
    std::size_t next = 0;
    for (auto _ : bench)
        benchmark::DoNotOptimize(
            must(subject.game->load(must(parse_json(texts[next++ % texts.size()])))));
}

void count_games(benchmark::State& bench, double actions) {
    bench.counters["actions/s"] = benchmark::Counter(actions, benchmark::Counter::kIsRate);
    bench.counters["games/s"] =
        benchmark::Counter(static_cast<double>(bench.iterations()), benchmark::Counter::kIsRate);
}

// `apply` alone: recorded games are played again, with or without somebody who listens.
void apply(benchmark::State& bench, const Subject& subject, bool listening) {
    constexpr std::uint64_t kGames = 16;
    std::vector<Steps> games(kGames);
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        const std::unique_ptr<Position> position = start(subject, seed);
        RandomStream random(seed_from_number(seed));
        while (!position->over()) {
            games[seed].push_back(random_step(*position, random));
            position->apply(games[seed].back().seat, games[seed].back().action, nullptr);
        }
    }
    std::vector<Event> events;
    double actions = 0;
    std::uint64_t next = 0;
    for (auto _ : bench) {
        const std::uint64_t seed = next++ % kGames;
        const std::unique_ptr<Position> position = start(subject, seed);
        for (const RecordedAction& step : games[seed]) {
            events.clear();
            position->apply(step.seat, step.action, listening ? &events : nullptr);
        }
        actions += static_cast<double>(games[seed].size());
        benchmark::DoNotOptimize(position);
    }
    count_games(bench, actions);
}

// Whole games from the setup to the end.
void playout(benchmark::State& bench, const Subject& subject,
             RecordedAction (*choose)(const Position&, RandomStream&)) {
    RandomStream random(seed_from_number(1));
    double actions = 0;
    std::uint64_t seed = 0;
    for (auto _ : bench) {
        const std::unique_ptr<Position> position = start(subject, ++seed);
        while (!position->over()) {
            const RecordedAction step = choose(*position, random);
            position->apply(step.seat, step.action, nullptr);
            ++actions;
        }
        benchmark::DoNotOptimize(position);
    }
    count_games(bench, actions);
}

const Registry& registry() {
    static const Registry games = must(Registry::load(embedded_content()));
    return games;
}

bool register_all() {
    using Run = std::function<void(benchmark::State&, const Subject&)>;
    const std::vector<std::pair<std::string, Run>> runs{
        {"copy", copy},
        {"hash", hash},
        {"legal", legal},
        {"check", check},
        {"guess", guess},
        {"view_as_text", view_as_text},
        {"load_state", load_state},
        {"apply", [](auto& bench, const Subject& on) { apply(bench, on, false); }},
        {"apply_listening", [](auto& bench, const Subject& on) { apply(bench, on, true); }},
        {"playout_random_action",
         [](auto& bench, const Subject& on) { playout(bench, on, random_step); }},
        {"playout_uniform_legal",
         [](auto& bench, const Subject& on) { playout(bench, on, uniform_step); }},
    };
    for (const auto& game : registry().games())
        for (const auto& [name, run] : runs)
            for (int players = game->info().min_players; players <= game->info().max_players;
                 ++players) {
                const Subject subject{game.get(), players};
                const std::string full =
                    name + "/" + std::string(game->info().id) + "/" + std::to_string(players);
                benchmark::RegisterBenchmark(
                    full.c_str(),
                    [run = run, subject](benchmark::State& bench) { run(bench, subject); });
            }
    return true;
}

const bool registered = register_all();

}  // namespace
}  // namespace orrery
