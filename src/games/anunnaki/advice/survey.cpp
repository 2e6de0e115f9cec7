#include "games/anunnaki/advice/survey.h"

#include <algorithm>
#include <numeric>

namespace orrery::anunnaki {
namespace {

Region region_of(std::uint8_t planet, Side side, const Board& board) {
    if (planet == kGaia) return Region::kOnGaia;
    return planet == board.home(side) ? Region::kOwnHome : Region::kOtherHome;
}

}  // namespace

Survey::Survey(const Content& content, const State& state) {
    const Board board(content, state);
    const auto add_units = [&](const UnitCounts& units, Side side, Region region) {
        SideSurvey& own = sides[index(side)];
        for (std::size_t kind = 0; kind < kUnitKinds; ++kind) {
            own.units[kind] = static_cast<std::uint8_t>(own.units[kind] + units[kind]);
            own.strength[static_cast<std::size_t>(region)] +=
                units[kind] * content.constants.strength[kind];
        }
    };
    board.in_play().for_each([&](std::size_t area) {
        const AreaState& here = state.areas[area];
        const Area& printed = content.areas[area];
        for (const Side side : {Side::kPerson, Side::kBot})
            add_units(here.units[index(side)], side, region_of(printed.planet, side, board));
        const std::optional<Side> holder = holders[area] = board.controller(area);
        if (!holder) return;
        SideSurvey& own = sides[index(*holder)];
        own.held.insert(area);
        ++own.areas[static_cast<std::size_t>(region_of(printed.planet, *holder, board))];
        for (std::size_t symbol = 0; symbol < printed.symbols.size(); ++symbol)
            if ((here.exhausted >> symbol & 1) == 0)
                ++own.symbols[static_cast<std::size_t>(printed.symbols[symbol])];
    });
    for (const DistantState& planet : state.distant)
        for (const Side side : {Side::kPerson, Side::kBot}) {
            add_units(planet.landing[index(side)], side, Region::kDistant);
            add_units(planet.leading[index(side)], side, Region::kDistant);
        }
    for (const Side side : {Side::kPerson, Side::kBot}) {
        SideSurvey& own = sides[index(side)];
        for (std::size_t site = 0; site < content.sites.size(); ++site) {
            if (state.culture[site] == 0) continue;
            const int areas = (own.held & content.sites[site].areas).count();
            ++own.sites[std::min<std::size_t>(static_cast<std::size_t>(areas), kCultureAreas)];
        }
        own.goals = {(own.held & content.shrines).count(), own.held.count(),
                     std::accumulate(own.units.begin(), own.units.end(), 0),
                     content.constants.settlements - state.side(side).settlements};
    }
}

}  // namespace orrery::anunnaki
