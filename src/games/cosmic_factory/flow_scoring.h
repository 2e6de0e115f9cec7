// The scoring of a round, step by step (section 3.6 of the rules).
#pragma once

#include "games/cosmic_factory/defaults.h"
#include "games/cosmic_factory/flow.h"

namespace orrery::cosmic_factory {

// CF-SCORE-02: every movement of a marker is clamped at once. Returns where it now stands.
template <class Events>
int Flow<Events>::advance(Seat seat, std::size_t marker, int points) {
    std::uint8_t& value = state_.seat(seat).markers[marker];
    value = static_cast<std::uint8_t>(std::clamp(value + points, 0, kMarkerMax));
    return value;
}

// Step a. Card 19 then asks where the track points go (CF-CARD-19a).
template <class Events>
void Flow<Events>::begin_scoring() {
    state_.scored = {};
    state_.scored.round = state_.round;
    state_.scored.card = static_cast<std::uint8_t>(state_.card());
    for_each_seat([&](Seat seat, SeatState& own) {
        ScoredSeat& scored = state_.scored.seats[static_cast<std::size_t>(seat)];
        scored.galaxy = own.galaxy;
        scored.before = own.markers;
        scored.bonus = own.bonus;
    });
    const Evaluations evaluations = evaluate_all();
    SeatSet with_track_points = 0;
    for_each_seat([&](Seat seat, SeatState&) {
        const GalaxyPoints points = points_of(tables(), scored_by(seat, evaluations));
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            const int marker = advance(seat, colour, points.zones[colour]);
            tell(EventKind::kZonePoints, seat,
                 {static_cast<int>(colour), points.zones[colour], marker});
        }
        if (points.track > 0)
            with_track_points = static_cast<SeatSet>(with_track_points | seat_bit(seat));
    });
    if (card_rules().stellar_exchange && with_track_points != 0)
        return wait_for(Phase::kExchange, with_track_points);
    score_track_bonus_and_card(evaluations);
}

// Steps b, c and d.
template <class Events>
void Flow<Events>::score_track_bonus_and_card(const Evaluations& evaluations) {
    const CardRules& card = card_rules();
    for_each_seat([&](Seat seat, SeatState& own) {
        const Evaluation& evaluation = scored_by(seat, evaluations);
        const GalaxyPoints points = points_of(tables(), evaluation);
        if (card.stellar_exchange) {
            if (own.pending.kind == 0) return;
            const std::uint8_t colour = own.pending.operands[0];
            own.pending = {};
            state_.scored.seats[static_cast<std::size_t>(seat)].exchanged =
                static_cast<std::uint8_t>(1 + colour);
            const int marker = advance(seat, colour, points.track);
            return tell(EventKind::kExchanged, seat, {colour, points.track, marker});
        }
        const int marker = advance(seat, kStar, points.track);
        tell(EventKind::kTrackPoints, seat, {evaluation.track(card.track), points.track, marker});
    });
    score_bonus_tiles(evaluations);
    if (card.constellations != ConstellationScoring::kNone)
        for_each_seat([&](Seat seat, SeatState&) {
            const GalaxyPoints points = points_of(tables(), scored_by(seat, evaluations));
            const int marker = advance(seat, kStar, points.constellations);
            tell(EventKind::kCardPoints, seat, {points.constellations, marker});
        });
    SeatSet able = 0;
    if (card.offering)  // CF-CARD-20b, -20d
        for_each_seat([&](Seat seat, SeatState& own) {
            if (*std::max_element(own.markers.begin(), own.markers.begin() + kColours) >=
                kOfferingPrice)
                able = static_cast<SeatSet>(able | seat_bit(seat));
        });
    if (able != 0) return wait_for(Phase::kOffering, able);
    end_round();
}

// Step c.
template <class Events>
void Flow<Events>::score_bonus_tiles(const Evaluations& evaluations) {
    const int factor = card_rules().bonus_factor;
    for_each_seat([&](Seat seat, SeatState& own) {
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            if ((own.bonus >> colour & 1U) == 0) continue;
            const bool won = bet_won({evaluations.data(), state_.players}, seat, colour);
            const int points = factor * (won ? kBetWon : -kBetLost);
            const int marker = advance(seat, colour, points);
            tell(won ? EventKind::kBonusWon : EventKind::kBonusLost, seat,
                 {static_cast<int>(colour), points, marker});
        }
    });
}

// CF-CARD-20: five back on a zone marker, two forward on the star.
template <class Events>
void Flow<Events>::offerings() {
    for_each_seat([&](Seat seat, SeatState& own) {
        const Action choice = own.pending;
        own.pending = {};
        if (choice.kind == 0) return;
        const std::uint8_t colour = choice.operands[0];
        if (colour == kOfferNothing) return tell(EventKind::kOfferedNothing, seat);
        state_.scored.seats[static_cast<std::size_t>(seat)].offered =
            static_cast<std::uint8_t>(1 + colour);
        const int marker = advance(seat, colour, -kOfferingPrice);
        const int star = advance(seat, kStar, kOfferingReward);
        tell(EventKind::kOffered, seat, {colour, marker, star});
    });
    end_round();
}

// CLEANUP. CF-FLOW-03: all tiles return to the bag, the bonus tiles to the middle.
template <class Events>
void Flow<Events>::end_round() {
    for_each_seat([&](Seat seat, SeatState& own) {
        state_.scored.seats[static_cast<std::size_t>(seat)].after = own.markers;
        const Markers markers = own.markers;
        own = {};
        own.markers = markers;
    });
    state_.middle = 7;
    tell(EventKind::kRoundEnded, kClock, {state_.round});
    if (state_.round == kRounds) {
        wait_for(Phase::kGameOver, 0);
        return tell(EventKind::kGameOver);
    }
    ++state_.round;
    begin_round();
}

template <class Events>
void Flow<Events>::choose_by_default(Seat seat, RandomStream& chance) {
    SeatState& own = state_.seat(seat);
    switch (state_.phase) {
        case Phase::kDraft1:
        case Phase::kDraft2: {  // CF-DRAFT-09
            const auto& packet = own.packet;
            return keep(seat, pick(packet[0], packet[1], packet[2]));
        }
        case Phase::kBlackHole: {
            const Galaxy& galaxy = state_.seat(state_.right(seat)).galaxy;
            const int missing = card_rules().tiles_to_turn_down - tiles_face_down(galaxy);
            own.pending = default_turn_down(galaxy, missing, chance);
            return;
        }
        case Phase::kSabotage:
            own.pending = default_sabotage(state_.seat(state_.left(seat)).galaxy, chance);
            return;
        case Phase::kExchange:
            own.pending = default_exchange(own.markers);
            return;
        case Phase::kOffering:
            own.pending = with_colour(ActionKind::kOffer, kOfferNothing);  // CF-CARD-20c
            return;
        case Phase::kReady:
        case Phase::kBuild:
        case Phase::kGameOver:
            return;
    }
}

}  // namespace orrery::cosmic_factory
