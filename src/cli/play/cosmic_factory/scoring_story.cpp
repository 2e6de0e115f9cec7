#include <fmt/format.h>

#include <algorithm>

#include "cli/play/cosmic_factory/galaxy.h"
#include "cli/play/cosmic_factory/screen.h"
#include "cli/play/cosmic_factory/story.h"
#include "games/cosmic_factory/events.h"
#include "games/cosmic_factory/scoring.h"

namespace orrery::cli::play {
namespace {

using cosmic_factory::Evaluation;
using cosmic_factory::EventKind;
using cosmic_factory::kMarkerNames;
using cosmic_factory::TrackMeasure;

// One line of a seat's scoring.
struct Step {
    std::size_t marker = 0;
    std::string name, detail;
    int points = 0, stands_at = 0;
};

class ScoringStory {
  public:
    explicit ScoringStory(const FactoryView& table)
        : state_(&table.state), card_(&table.rules.content().rules(table.state.scored.card)) {
        for (std::size_t i = 0; i < table.state.players; ++i)
            counts_.push_back(cosmic_factory::evaluate(table.rules.content().tiles,
                                                       table.state.scored.seats[i].galaxy));
    }

    // What an event adds to the seat's account; a step without a name tells nothing.
    Step step(const Event& event) const {
        const auto& arg = event.arguments;
        const auto colour = static_cast<std::size_t>(arg[0]);
        switch (static_cast<EventKind>(event.kind)) {
            case EventKind::kZonePoints:
                return {colour, std::string(kMarkerNames[colour]),
                        "zones " + sizes_text(of(event.seat).zones[colour]), arg[1], arg[2]};
            case EventKind::kTrackPoints:
                return {3, "track", track(arg[0]), arg[1], arg[2]};
            case EventKind::kExchanged:
                return {colour, "track", fmt::format("exchanged for {}", kMarkerNames[colour]),
                        arg[1], arg[2]};
            case EventKind::kBonusWon:
            case EventKind::kBonusLost:
                return {colour, "bet", bet(event.seat, colour), arg[1], arg[2]};
            case EventKind::kCardPoints:
                return {3, "card", "constellations " + sizes_text(of(event.seat).constellations),
                        arg[0], arg[1]};
            case EventKind::kOffered:
                return {colour, "offering", fmt::format("for two on the star, now {}", arg[2]),
                        -cosmic_factory::kOfferingPrice, arg[1]};
            default:
                return {};
        }
    }

    // CF-CARD-02: a gift is counted in the neighbour's galaxy.
    bool gift() const { return card_->gift; }

  private:
    const Evaluation& of(Seat seat) const {
        return counts_[static_cast<std::size_t>(gift() ? state_->right(seat) : seat)];
    }

    std::string track(int tiles) const {
        if (card_->track == TrackMeasure::kNetwork) return "network of " + counted(tiles, "tile");
        if (card_->track == TrackMeasure::kSeparate) return counted(tiles, "separate track");
        return counted(tiles, "tile") + " long";
    }

    std::string bet(Seat seat, std::size_t colour) const {
        int rival = 0;
        for (std::size_t i = 0; i < counts_.size(); ++i)
            if (static_cast<Seat>(i) != seat)
                rival = std::max<int>(rival, counts_[i].largest(colour));
        const int own = counts_[static_cast<std::size_t>(seat)].largest(colour);
        return fmt::format("on {}: {} against {}", kMarkerNames[colour], counted(own, "planet"),
                           rival);
    }

    const cosmic_factory::State* state_;
    const cosmic_factory::CardRules* card_;
    std::vector<Evaluation> counts_;
};

std::string signed_number(int value) {
    return value < 0 ? fmt::format("−{}", -value) : fmt::format("+{}", value);
}

}  // namespace

Lines tell_scoring(const FactoryView& table, const std::vector<Event>& events,
                   const SeatNames& names, const Style& style) {
    const ScoringStory story(table);
    Canvas canvas;
    int y = 0;
    canvas.text(0, y++, fmt::format("Scoring of round {}", table.state.scored.round), kStrong);
    for (Seat seat = 0; seat < table.state.players; ++seat) {
        bool first = true;
        for (const Event& event : events) {
            if (event.seat != seat) continue;
            const Step step = story.step(event);
            if (step.name.empty()) continue;
            if (first) {
                canvas.text(1, y, names.of(seat), kStrong);
                if (story.gift())
                    canvas.text(0, ++y,
                                fmt::format("   for {} galaxy", names.own(table.state.right(seat))),
                                kQuiet);
                first = false;
                if (columns(names.of(seat)) > 16 || story.gift()) ++y;
            }
            canvas.text(19, y, step.name, colour_ink(step.marker));
            canvas.text(28, y, right_aligned(signed_number(step.points), 3), kStrong);
            canvas.text(33, y, step.detail, kQuiet);
            canvas.text(
                66, y++,
                fmt::format("{} → {}", padded(kMarkerNames[step.marker], 6), step.stands_at),
                colour_ink(step.marker));
        }
    }
    return canvas.lines(style);
}

}  // namespace orrery::cli::play
