#include "arena/worth.h"

#include <array>
#include <cassert>
#include <map>
#include <utility>

namespace orrery::arena {
namespace {

TraitKind seats_of(int seats) {
    TraitKind kind{.key = "seats", .title = "Seats"};
    for (int seat = 1; seat <= seats; ++seat)
        kind.entries.push_back({std::to_string(seat), {}, true});
    return kind;
}

// Without what these options leave out.
Worth::Kind kind_of(TraitKind about, std::optional<std::size_t> number) {
    Worth::Kind kind{{}, number, {}};
    for (std::size_t i = 0; i < about.entries.size(); ++i)
        if (about.entries[i].possible)
            kind.entries.push_back({.about = std::move(about.entries[i]), .number = i});
    about.entries.clear();
    kind.about = std::move(about);
    return kind;
}

// Seats by what they had, by the game's numbers; nothing where the game does not tell of it.
using Had = std::map<std::size_t, SeatSet>;

Had had_in(const GameResult& game, const Worth::Kind& kind, std::size_t seats) {
    Had had;
    if (!kind.number) {
        for (std::size_t seat = 0; seat < seats; ++seat)
            had[seat] = seat_bit(static_cast<Seat>(seat));
        return had;
    }
    if (!kind.about.only_where_told)
        for (const Worth::Entry& entry : kind.entries) had[entry.number] = 0;
    for (const Trait& trait : game.traits)
        if (trait.kind == *kind.number)
            had[trait.entry] = static_cast<SeatSet>(had[trait.entry] | trait.seats);
    return had;
}

// Over the seats of a unit.
struct Mean {
    double sum = 0;
    int count = 0;

    void add(double value) {
        sum += value;
        ++count;
    }
    std::optional<double> value() const {
        return count == 0 ? std::nullopt : std::optional(sum / count);
    }
};

}  // namespace

// With it, and without.
struct Worth::Sums {
    struct Side {
        Mean won, margin, points;
    };
    std::array<Side, 2> sides;

    void add(const GameResult& game, std::size_t seat, bool with) {
        Side& side = sides[with ? 0 : 1];
        side.won.add(game.win_of(seat));
        side.margin.add(game.margin_of(seat));
        side.points.add(game.sides[seat].points);
    }
    void give(Entry& entry) const {
        const auto& [with, without] = sides;
        entry.won.add(with.won.value(), without.won.value());
        entry.margin.add(with.margin.value(), without.margin.value());
        entry.points.add(with.points.value(), without.points.value());
    }
};

Worth::Worth(const Tournament& tournament) : seats_of_game_(tournament.seats) {
    if (tournament.seats > 1) kinds_.push_back(kind_of(seats_of(tournament.seats), std::nullopt));
    const Result<std::unique_ptr<Position>> first =
        tournament.game->start(tournament.seats, tournament.options_of_deal(0), tournament.seed);
    assert(first.ok());
    std::size_t number = 0;
    for (TraitKind& about : (*first)->trait_kinds()) {
        Kind kind = kind_of(std::move(about), number++);
        if (!kind.entries.empty()) kinds_.push_back(std::move(kind));
    }
}

void Worth::add(const Unit& unit) {
    for (Kind& kind : kinds_) add_kind(unit, kind);
    for (const GameResult& game : unit.games)
        if (!game.forfeit) ++games_;
}

void Worth::add_kind(const Unit& unit, Kind& kind) const {
    const auto seats = static_cast<std::size_t>(seats_of_game_);
    std::vector<Sums> sums(kind.entries.size());
    for (const GameResult& game : unit.games) {
        if (game.forfeit) continue;
        const Had had = had_in(game, kind, seats);
        for (std::size_t i = 0; i < sums.size(); ++i) {
            Entry& entry = kind.entries[i];
            const auto found = had.find(entry.number);
            if (found == had.end()) continue;
            if (found->second != 0) ++entry.games;
            for (std::size_t seat = 0; seat < seats; ++seat) {
                const bool with = has_seat(found->second, static_cast<Seat>(seat));
                if (with) ++entry.seats;
                sums[i].add(game, seat, with);
            }
        }
    }
    for (std::size_t i = 0; i < sums.size(); ++i) sums[i].give(kind.entries[i]);
}

}  // namespace orrery::arena
