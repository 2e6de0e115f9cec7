#include "games/cosmic_factory/features.h"

#include <algorithm>
#include <bit>
#include <string>
#include <vector>

#include "games/cosmic_factory/account.h"
#include "games/cosmic_factory/action.h"
#include "games/cosmic_factory/game.h"
#include "games/cosmic_factory/solver_pool.h"

namespace orrery::cosmic_factory {
namespace {

enum HandNumber : std::size_t {
    kPlanets,                       // by colour
    kFields = kPlanets + kColours,  // by kind
    kRegions = kFields + solver::kKinds,
    kLargeRegions = kRegions + solver::kKinds,  // by colour: of two planets or more
    kTracks = kLargeRegions + kColours,         // tiles by what they carry
};
constexpr std::array<std::string_view, kHandNumbers> kHandNames{"green planets",
                                                                "blue planets",
                                                                "orange planets",
                                                                "green fields",
                                                                "blue fields",
                                                                "orange fields",
                                                                "constellation fields",
                                                                "green regions",
                                                                "blue regions",
                                                                "orange regions",
                                                                "constellations",
                                                                "large green regions",
                                                                "large blue regions",
                                                                "large orange regions",
                                                                "tiles without track",
                                                                "tiles with an end",
                                                                "straight tiles",
                                                                "bends",
                                                                "tees",
                                                                "crosses"};

// Sums over the hand of what depends on where the own markers stand.
enum WantedNumber : std::size_t {
    kByRank,  // planets, fields and large regions of the colour whose marker is lowest, then …
    kPlanetsAhead = kByRank + 3 * kColours,  // planets times the marker's lead on the lowest
};
constexpr std::array<std::string_view, 10> kWantedNames{
    "planets of the lowest colour",        "fields of the lowest colour",
    "large regions of the lowest colour",  "planets of the middle colour",
    "fields of the middle colour",         "large regions of the middle colour",
    "planets of the highest colour",       "fields of the highest colour",
    "large regions of the highest colour", "planets ahead"};

enum MarkerNumber : std::size_t {
    kOwn,
    kLead = kOwn + 4,
    kRanked = kLead + 3,
    kPoints = kRanked + 3,
    kPointsAhead
};
constexpr std::array<std::string_view, 12> kMarkerNumbers{
    "green marker",  "blue marker",    "orange marker", "star marker",
    "green lead",    "blue lead",      "orange lead",   "lowest marker",
    "middle marker", "highest marker", "points",        "points ahead"};

enum RivalNumber : std::size_t {
    kPresent,
    kRivalPoints,
    kRivalRanked,
    kRivalStar = kRivalRanked + 3
};
constexpr std::array<std::string_view, 6> kRivalNumbers{
    "present", "points", "lowest marker", "middle marker", "highest marker", "star marker"};

// What a hand is worth hangs on the card. With more cards than this the later ones are told by
// their number alone.
constexpr std::size_t kCardsTold = 33;

std::vector<std::string> tile_names() {
    std::vector<std::string> names;
    for (int tile = 1; tile <= kTileCount; ++tile) names.push_back("tile " + tile_name(tile));
    return names;
}

// The colours, the lowest marker first; of equal ones green before blue before orange.
std::array<std::size_t, kColours> ranked(const Markers& markers) {
    std::array<std::size_t, kColours> colours{0, 1, 2};
    std::stable_sort(colours.begin(), colours.end(),
                     [&](std::size_t a, std::size_t b) { return markers[a] < markers[b]; });
    return colours;
}

std::size_t track_of(std::uint8_t spokes) {
    switch (std::popcount(spokes)) {
        case 0:
        case 1:
            return static_cast<std::size_t>(std::popcount(spokes));
        case 2:
            return spokes == 5 || spokes == 10 ? 2 : 3;
        default:
            return static_cast<std::size_t>(std::popcount(spokes)) + 1;
    }
}

std::array<std::uint8_t, kHandNumbers> numbers_of(const Tile& tile) {
    std::array<std::uint8_t, kHandNumbers> numbers{};
    for (const Field& field : tile.fields) {
        const auto kind = static_cast<std::size_t>(field.kind);
        ++numbers[kFields + kind];
        if (kind < kColours)
            numbers[kPlanets + kind] =
                static_cast<std::uint8_t>(numbers[kPlanets + kind] + field.planets);
    }
    for (const solver::Region& region : solver::regions_of(tile)) {
        ++numbers[kRegions + region.kind];
        if (region.kind < kColours && region.size >= 2) ++numbers[kLargeRegions + region.kind];
    }
    ++numbers[kTracks + track_of(tile.spokes)];
    return numbers;
}

void add(InputRow& row, std::size_t index, int number) {
    row.set(index, row.values[index] + number);
}

}  // namespace

Features::Features(const Content& content)
    : cards_told_(std::min(content.cards.size(), kCardsTold)) {
    constexpr std::array<std::string_view, 1> kPlain{""};
    tiles_ = space_.add("own", tile_names(), kPlain);
    hand_ = space_.add("own", kHandNames);
    wanted_ = space_.add("own", kWantedNames);
    with_card_ = space_.add("own", numbered("card", cards_told_, 0), kHandNames);
    markers_ = space_.add("own", kMarkerNumbers);
    rivals_ = space_.add("rivals", numbered("rival", kMaxPlayers - 1), kRivalNumbers);
    players_ = space_.add("shared", numbered("players", kMaxPlayers - 1, 2), kPlain);
    rounds_ = space_.add("shared", numbered("round", kRounds), kPlain);
    cards_ = space_.add("shared", numbered("card", content.cards.size(), 0), kPlain);
    for (std::size_t tile = 1; tile < numbers_.size(); ++tile)
        numbers_[tile] = numbers_of(content.tiles[tile]);
}

void Features::add_tiles(const State& state, Seat seat, std::span<const std::uint8_t> tiles,
                         InputRow& row) const {
    const Markers& markers = state.seat(seat).markers;
    const auto colours = ranked(markers);
    const auto card = static_cast<std::size_t>(state.card());
    for (const std::uint8_t tile : tiles) {
        const auto& numbers = numbers_[tile];
        row.set(tiles_.at(tile - 1U), 1);
        for (std::size_t i = 0; i < kHandNumbers; ++i) {
            if (numbers[i] == 0) continue;
            add(row, hand_.at(i), numbers[i]);
            if (card < cards_told_) add(row, with_card_.at(card, i), numbers[i]);
        }
        for (std::size_t rank = 0; rank < kColours; ++rank) {
            const std::size_t colour = colours[rank];
            add(row, wanted_.at(kByRank + 3 * rank), numbers[kPlanets + colour]);
            add(row, wanted_.at(kByRank + 3 * rank + 1), numbers[kFields + colour]);
            add(row, wanted_.at(kByRank + 3 * rank + 2), numbers[kLargeRegions + colour]);
            const int lead = markers[colour] - markers[colours[0]];
            add(row, wanted_.at(kPlanetsAhead), lead * numbers[kPlanets + colour]);
        }
    }
}

void Features::add_standing(const State& state, Seat seat, InputRow& row) const {
    const Markers& markers = state.seat(seat).markers;
    const auto colours = ranked(markers);
    for (std::size_t i = 0; i < markers.size(); ++i) row.set(markers_.at(kOwn + i), markers[i]);
    for (std::size_t i = 0; i < kColours; ++i) {
        row.set(markers_.at(kLead + i), markers[i] - markers[colours[0]]);
        row.set(markers_.at(kRanked + i), markers[colours[i]]);
    }
    row.set(markers_.at(kPoints), final_points(markers));
    add_rivals(state, seat, row);
    row.set(players_.at(state.players - 2U), 1);
    row.set(rounds_.at(state.round - 1U), 1);
    row.set(cards_.at(static_cast<std::size_t>(state.card())), 1);
}

// Who has most points comes first; among equals, who sits nearer to the left.
void Features::add_rivals(const State& state, Seat seat, InputRow& row) const {
    FixedVector<Markers, kMaxPlayers> rivals;
    for (Seat rival = state.left(seat); rival != seat; rival = state.left(rival))
        rivals.push_back(state.seat(rival).markers);
    std::stable_sort(rivals.begin(), rivals.end(), [](const Markers& a, const Markers& b) {
        return final_points(a) > final_points(b);
    });
    for (std::size_t i = 0; i < rivals.size(); ++i) {
        const auto colours = ranked(rivals[i]);
        row.set(rivals_.at(i, kPresent), 1);
        row.set(rivals_.at(i, kRivalPoints), final_points(rivals[i]));
        for (std::size_t rank = 0; rank < kColours; ++rank)
            row.set(rivals_.at(i, kRivalRanked + rank), rivals[i][colours[rank]]);
        row.set(rivals_.at(i, kRivalStar), rivals[i][kStar]);
    }
    row.set(markers_.at(kPointsAhead),
            final_points(state.seat(seat).markers) - final_points(rivals[0]));
}

bool CosmicFactory::is_turn_end(const State& state, Seat seat) const {
    const SeatState& own = state.seat(seat);
    const CardRules& card = content_.rules(state.card());
    return state.phase == Phase::kBuild && own.done == 0 && own.frozen == 0 &&
           is_complete(own.galaxy, card.shape) &&
           tiles_face_down(own.galaxy) == card.tiles_to_turn_down;
}

void CosmicFactory::features(const State& state, Seat seat, InputRow& row) const {
    features_.add_standing(state, seat, row);
    if (state.phase != Phase::kBuild) return;  // CF-DRAFT-06: nobody knows a hand before
    const SeatState& own = state.seat(seat);
    FixedVector<std::uint8_t, kTilesPerPlayer> hand = own.pile;
    for (const PlacedTile& placed : own.galaxy) hand.push_back(placed.tile);
    features_.add_tiles(state, seat, {hand.data(), hand.size()}, row);
}

}  // namespace orrery::cosmic_factory
