#include "games/cosmic_factory/account.h"

#include "games/cosmic_factory/board.h"

namespace orrery::cosmic_factory {
namespace {

std::span<const PlacedTile> tiles_of(const Galaxy& galaxy) {
    return {galaxy.data(), galaxy.size()};
}

// CF-SCORE-02: every movement is clamped at once.
std::uint8_t moved(std::uint8_t marker, int points) {
    return static_cast<std::uint8_t>(std::clamp(marker + points, 0, kMarkerMax));
}

class Account {
  public:
    Account(const Content& content, const State& state, Seat seat)
        : scored_(state.scored),
          own_(scored_.seats[static_cast<std::size_t>(seat)]),
          card_(content.rules(scored_.card)),
          seat_(seat),
          stands_(own_.before) {
        const auto counted = static_cast<std::size_t>(counted_seat(card_, seat, state.players));
        for (std::size_t i = 0; i < state.players; ++i)
            seats_.push_back(evaluate(content.tiles, tiles_of(scored_.seats[i].galaxy)));
        report_ = describe(content.tiles, content.scoring(scored_.card),
                           tiles_of(scored_.seats[counted].galaxy));
    }

    Steps told() {
        zones(StepKind::kZone);
        track();
        bets();
        if (card_.constellations != ConstellationScoring::kNone) zones(StepKind::kConstellation);
        offer();
        return steps_;
    }

  private:
    void step(StepKind kind, std::size_t marker, int points, int size, std::size_t zone = 0) {
        stands_[marker] = moved(stands_[marker], points);
        steps_.push_back({kind, static_cast<std::uint8_t>(marker), static_cast<std::int8_t>(points),
                          stands_[marker], static_cast<std::uint8_t>(final_points(stands_)),
                          static_cast<std::uint8_t>(size), static_cast<std::uint8_t>(zone)});
    }

    void zones(StepKind kind) {
        const bool constellations = kind == StepKind::kConstellation;
        for (std::size_t i = 0; i < report_.zones.size(); ++i) {
            const Zone& zone = report_.zones[i];
            if ((zone.kind == Kind::kConstellation) != constellations) continue;
            const std::size_t marker = constellations ? kStar : static_cast<std::size_t>(zone.kind);
            step(kind, marker, zone.points, zone.size, i + 1);
        }
    }

    // CF-CARD-19: who had no track points was not asked for a marker.
    void track() {
        const std::size_t marker = own_.exchanged != 0 ? own_.exchanged - 1U : kStar;
        const bool counts = !card_.stellar_exchange || own_.exchanged != 0;
        step(StepKind::kTrack, marker, counts ? report_.points.track : 0,
             report_.evaluation.track(card_.track));
    }

    void bets() {
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            if ((own_.bonus >> colour & 1U) == 0) continue;
            const bool won = bet_won({seats_.data(), seats_.size()}, seat_, colour);
            step(won ? StepKind::kWon : StepKind::kLost, colour,
                 card_.bonus_factor * (won ? kBetWon : -kBetLost),
                 seats_[static_cast<std::size_t>(seat_)].largest(colour));
        }
    }

    void offer() {
        if (own_.offered == 0) return;
        step(StepKind::kOffer, own_.offered - 1U, -kOfferingPrice, 0);
        step(StepKind::kOffer, kStar, kOfferingReward, 0);
    }

    const ScoredRound& scored_;
    const ScoredSeat& own_;
    const CardRules& card_;
    Seat seat_;
    Markers stands_;
    FixedVector<Evaluation, kMaxPlayers> seats_;
    GalaxyReport report_;
    Steps steps_;
};

}  // namespace

Steps steps_of(const Content& content, const State& state, Seat seat) {
    const bool going_on = state.phase == Phase::kExchange || state.phase == Phase::kOffering;
    if (state.scored.round == 0 || going_on || is_building(state.phase)) return {};
    return Account(content, state, seat).told();
}

Markers projected(const Content& content, const State& state, Seat seat) {
    const CardRules& card = content.rules(state.card());
    const Galaxy& galaxy = state.seat(counted_seat(card, seat, state.players)).galaxy;
    const GalaxyPoints points =
        score_galaxy(content.tiles, content.scoring(state.card()), tiles_of(galaxy));
    Markers markers = state.seat(seat).markers;
    for (std::size_t colour = 0; colour < kColours; ++colour)
        markers[colour] = moved(markers[colour], points.zones[colour]);
    if (!card.stellar_exchange) markers[kStar] = moved(markers[kStar], points.track);
    markers[kStar] = moved(markers[kStar], points.constellations);
    return markers;
}

Spoils spoils_of(const Content& content, const State& state, Seat seat) {
    const bool sabotage = state.phase == Phase::kSabotage;
    if (!has_seat(state.owing, seat) || (!sabotage && state.phase != Phase::kBlackHole)) return {};
    const CardRules& card = content.rules(state.card());
    const Galaxy& whole = state.seat(sabotage ? state.left(seat) : state.right(seat)).galaxy;
    const int lost = sabotage ? 1 : card.tiles_to_turn_down - tiles_face_down(whole);
    Spoils spoils;
    const auto without = [&](Galaxy galaxy, std::initializer_list<std::size_t> tiles) {
        Spoilt spoilt;
        for (std::size_t tile : tiles) {
            galaxy[tile].face_down = 1;
            spoilt.cells.push_back(galaxy[tile].cell);
        }
        spoilt.points =
            score_galaxy(content.tiles, content.scoring(state.card()), tiles_of(galaxy));
        spoils.push_back(spoilt);
    };
    for (std::size_t i = 0; i < whole.size(); ++i) {
        if (whole[i].face_down != 0) continue;
        without(whole, {i});
        for (std::size_t j = i + 1; lost == 2 && j < whole.size(); ++j)
            if (whole[j].face_down == 0) without(whole, {i, j});
    }
    return spoils;
}

}  // namespace orrery::cosmic_factory
