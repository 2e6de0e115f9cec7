#include "cli/selfplay/run.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

#include "cli/selfplay/shard.h"
#include "cli/selfplay/variants.h"

namespace orrery::cli {
namespace {

using Clock = std::chrono::steady_clock;

class Run {
  public:
    Run(const SelfplayPlan& plan, const std::atomic<bool>& stop)
        : plan_(plan), stop_(stop), variants_(*plan.game, plan.options, plan.varied) {
        while (games_in_all_ < plan.games) games_in_all_ += games_of(deals_++);
    }

    SelfplayResult play(const SelfplayProgress& progress) {
        std::vector<std::thread> threads;
        running_ = plan_.threads;
        for (int i = 0; i < plan_.threads; ++i) threads.emplace_back([this] { work(); });
        {
            std::unique_lock lock(mutex_);
            while (!finished_.wait_for(lock, std::chrono::seconds(1),
                                       [this] { return running_ == 0; }))
                progress(done_, games_in_all_, seconds());
        }
        for (std::thread& thread : threads) thread.join();
        if (failure_) std::rethrow_exception(failure_);
        result_.games = done_;
        result_.seconds = seconds();
        return std::move(result_);
    }

  private:
    double seconds() const { return std::chrono::duration<double>(Clock::now() - begin_).count(); }
    bool is_over() const {
        return stop_ || broken_ || (plan_.seconds > 0 && seconds() > plan_.seconds);
    }
    int players_of(std::uint64_t deal) const { return plan_.players[deal % plan_.players.size()]; }
    std::uint64_t games_of(std::uint64_t deal) const {
        constexpr std::uint64_t kTwice = 2;
        return plan_.match ? games_of_match(players_of(deal)) : kTwice;
    }

    GamePlan game_plan(std::uint64_t deal, std::uint64_t number) const {
        GamePlan game;
        game.game = plan_.game;
        game.players = players_of(deal);
        game.options =
            variants_.of(deal / plan_.players.size(), deal_seed(~plan_.seed, deal, game.players));
        game.seed = plan_.seed;
        game.deal = deal;
        game.number = number;
        game.trials = plan_.trials;
        game.exploration = plan_.exploration;
        game.judges.assign(static_cast<std::size_t>(game.players),
                           plan_.match ? plan_.against : plan_.judge);
        if (plan_.match && game.players > 1) game.judges[number] = plan_.judge;
        if (plan_.match && game.players == 1) {  // both have the same luck
            game.number = 0;
            game.judges[0] = number == 0 ? plan_.judge : plan_.against;
        }
        return game;
    }

    // Takes one shard after another, until there are no more deals or no more time.
    void work() {
        try {
            while (!is_over()) {
                const std::uint64_t number = next_shard_++;
                if (number * plan_.shard_deals >= deals_) break;
                play_shard(number);
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = std::current_exception();
            broken_ = true;
        }
        const std::lock_guard lock(mutex_);
        if (--running_ == 0) finished_.notify_all();
    }

    void play_shard(std::uint64_t number) {
        Shard shard;
        Tally tally;
        const std::uint64_t end = std::min((number + 1) * plan_.shard_deals, deals_);
        for (std::uint64_t deal = number * plan_.shard_deals; deal < end && !is_over(); ++deal)
            for (std::uint64_t game = 0; game < games_of(deal); ++game) {
                const GamePlan plan = game_plan(deal, game);
                const PlayedGame played = play_game(plan);
                if (!plan_.folder.empty()) shard.add(plan, played);
                if (plan_.match) tally.add(plan.players, deal, game, played.standing);
                ++done_;
            }
        const bool kept = shard.games() > 0;
        if (kept)
            write_shard(fmt::format("{}/{:06}.shard", plan_.folder, number),
                        shard.bytes(plan_.about));
        const std::lock_guard lock(mutex_);
        result_.tally.add(tally);
        result_.turn_ends += shard.turn_ends();
        result_.shards += kept ? 1 : 0;
    }

    const SelfplayPlan& plan_;
    const std::atomic<bool>& stop_;
    const Variants variants_;
    const Clock::time_point begin_ = Clock::now();
    std::uint64_t deals_ = 0, games_in_all_ = 0;
    std::atomic<std::uint64_t> next_shard_ = 0, done_ = 0;
    std::atomic<bool> broken_ = false;

    std::mutex mutex_;  // for what follows
    std::condition_variable finished_;
    int running_ = 0;
    std::exception_ptr failure_;
    SelfplayResult result_;
};

}  // namespace

SelfplayResult run_selfplay(const SelfplayPlan& plan, const std::atomic<bool>& stop,
                            const SelfplayProgress& progress) {
    return Run(plan, stop).play(progress);
}

}  // namespace orrery::cli
