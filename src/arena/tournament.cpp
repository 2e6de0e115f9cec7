#include "arena/tournament.h"

#include <cassert>
#include <map>
#include <mutex>
#include <thread>

#include "core/text.h"

namespace orrery::arena {
namespace {

struct PlayedUnit {
    Unit unit;
    std::vector<Thinking> thinking;
};

// What the threads have in common: which unit is next, and those that wait for an earlier one.
class Desk {
  public:
    Desk(std::uint64_t first, std::uint64_t end, std::atomic<bool>& stop, const OnUnit& on_unit)
        : next_(first), end_(end), told_(first), stop_(stop), on_unit_(on_unit) {}

    std::optional<std::uint64_t> take() {
        const std::scoped_lock lock(mutex_);
        if (stop_ || next_ == end_) return std::nullopt;
        return next_++;
    }

    void hand_in(PlayedUnit played) {
        const std::scoped_lock lock(mutex_);
        waiting_.emplace(played.unit.number, std::move(played));
        for (auto at = waiting_.find(told_); at != waiting_.end(); at = waiting_.find(told_)) {
            if (!on_unit_(at->second.unit, at->second.thinking)) {
                stop_ = true;
                told_ = end_;
                return;
            }
            waiting_.erase(at);
            ++told_;
        }
    }

  private:
    std::mutex mutex_;
    std::uint64_t next_, end_, told_;
    std::map<std::uint64_t, PlayedUnit> waiting_;
    std::atomic<bool>& stop_;
    const OnUnit& on_unit_;
};

std::vector<std::unique_ptr<Player>> players_of(const Tournament& tournament,
                                                const std::atomic<bool>& stop) {
    std::vector<std::unique_ptr<Player>> players;
    for (const std::string& text : tournament.players) {
        Result<std::unique_ptr<Player>> player =
            make_player(text, {tournament.engine_limit, &stop});
        assert(player.ok());
        players.push_back(std::move(player).value());
    }
    return players;
}

std::optional<PlayedUnit> play_unit(const Tournament& tournament, const Schedule& schedule,
                                    std::uint64_t number,
                                    std::span<const std::unique_ptr<Player>> players,
                                    const std::atomic<bool>& stop) {
    PlayedUnit played;
    played.unit.number = number;
    played.thinking.resize(players.size());
    const std::uint64_t deal = schedule.deal_of(number);
    const GameSeeds seeds = seeds_of_deal(tournament.seed, deal);
    const Json options = tournament.options_of_deal(deal);
    for (const Seating& seating : schedule.seatings_of(number)) {
        std::vector<Player*> seated;
        for (const int player : seating)
            seated.push_back(players[static_cast<std::size_t>(player)].get());
        std::optional<Played> game = play_game(*tournament.game, options, seeds, seated, stop);
        if (!game) return std::nullopt;
        for (std::size_t seat = 0; seat < seating.size(); ++seat)
            played.thinking[static_cast<std::size_t>(seating[seat])].add(game->thinking[seat]);
        played.unit.games.push_back(std::move(game->result));
    }
    return played;
}

}  // namespace

// All combinations of the values come round.
Json Tournament::options_of_deal(std::uint64_t deal) const {
    if (varied.empty()) return options;
    JsonObject of_deal = options.get_object();
    for (const Varied& one : varied) {
        of_deal[one.option] = one.values[deal % one.values.size()];
        deal /= one.values.size();
    }
    return of_deal;
}

std::optional<Error> check_tournament(const Tournament& tournament, std::size_t least_players) {
    const auto refuse = [](std::string at, std::string message) {
        return Error{"bad_arguments", std::move(message), std::move(at), ""};
    };
    const GameInfo& info = tournament.game->info();
    if (tournament.players.size() < least_players)
        return refuse("--players", "an arena needs two players or more");
    if (tournament.seats < info.min_players || tournament.seats > info.max_players)
        return refuse("--seats", std::string(info.name) + " is for " + info.players_text() +
                                     ", not " + std::to_string(tournament.seats));
    for (const std::string& text : tournament.players)
        if (const Result<std::unique_ptr<Player>> player = make_player(text, {}); !player) {
            Error error = player.error();
            error.at = "--players " + text;
            return error;
        }
    const Result<std::unique_ptr<Position>> first = tournament.game->start(
        tournament.seats, tournament.options_of_deal(0), seeds_of_deal(tournament.seed, 0).game);
    if (!first) return first.error();
    return std::nullopt;
}

void play_units(const Tournament& tournament, std::uint64_t first, int threads,
                std::atomic<bool>& stop, const OnUnit& on_unit) {
    const Schedule schedule = tournament.schedule();
    Desk desk(first, schedule.units(), stop, on_unit);
    const auto work = [&] {
        const std::vector<std::unique_ptr<Player>> players = players_of(tournament, stop);
        while (const std::optional<std::uint64_t> number = desk.take()) {
            std::optional<PlayedUnit> played =
                play_unit(tournament, schedule, *number, players, stop);
            if (played) desk.hand_in(std::move(*played));
        }
    };
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back(work);
    work();
    for (std::thread& other : others) other.join();
}

}  // namespace orrery::arena
