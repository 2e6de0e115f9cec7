// A seat's points one by one: what each marker had before the last scoring, and its steps.
#include "games/cosmic_factory/account.h"
#include "games/cosmic_factory/game.h"

namespace orrery::cosmic_factory {

std::vector<ScoreItem> CosmicFactory::score_items(const State& state, std::size_t line) const {
    const auto seat = static_cast<Seat>(line);
    const Markers& markers = state.seat(seat).markers;
    const Steps steps = steps_of(content_, state, seat);
    // Without steps to tell a marker is one thing.
    Markers stands = steps.empty() ? markers : state.scored.seats[line].before;
    std::vector<ScoreItem> items;
    for (std::size_t marker = 0; marker < markers.size(); ++marker) {
        if (stands[marker] != 0)
            items.push_back({kMarkerNames[marker], steps.empty() ? "" : "before", stands[marker]});
        for (const Step& step : steps) {
            if (step.marker != marker) continue;
            if (const int moved = step.stands - stands[marker]; moved != 0)
                items.push_back({kMarkerNames[marker],
                                 std::string(kStepNames[static_cast<std::size_t>(step.kind)]),
                                 moved});
            stands[marker] = step.stands;
        }
    }
    const auto lowest = std::min_element(markers.begin(), markers.begin() + kColours);
    if (*lowest != 0)
        items.push_back(
            {kLowestPart,
             std::string(kMarkerNames[static_cast<std::size_t>(lowest - markers.begin())]),
             *lowest});
    return items;
}

}  // namespace orrery::cosmic_factory
