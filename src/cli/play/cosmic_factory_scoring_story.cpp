#include <fmt/format.h>

#include <algorithm>

#include "cli/play/cosmic_factory_galaxy.h"
#include "cli/play/cosmic_factory_screen.h"
#include "cli/play/cosmic_factory_story.h"
#include "games/cosmic_factory/events.h"
#include "games/cosmic_factory/scoring.h"

namespace orrery::cli::play {
namespace {

using cosmic_factory::Evaluation;
using cosmic_factory::EventKind;

std::vector<int> as_numbers(const auto& sizes) {
    return {sizes.begin(), sizes.end()};
}

// One line of a seat's scoring.
struct Step {
    std::size_t marker = 0;
    std::string name, detail;
    int points = 0, stands_at = 0;
};

class ScoringStory {
  public:
    ScoringStory(const cosmic_factory::Content& content, const SeenTable& table) : table_(&table) {
        for (const SeenGalaxy& galaxy : table.scored.galaxies)
            counts_.push_back(cosmic_factory::evaluate(content.tiles, galaxy));
    }

    // What an event adds to the seat's account; a step without a name tells nothing.
    Step step(const Event& event) const {
        const auto& arg = event.arguments;
        const auto colour = static_cast<std::size_t>(arg[0]);
        switch (static_cast<EventKind>(event.kind)) {
            case EventKind::kZonePoints:
                return {colour, std::string(marker_name(colour)),
                        "zones " + sizes_text(as_numbers(of(event.seat).zones[colour])), arg[1],
                        arg[2]};
            case EventKind::kTrackPoints:
                return {3, "track", track(arg[0]), arg[1], arg[2]};
            case EventKind::kExchanged:
                return {colour, "track", fmt::format("exchanged for {}", marker_name(colour)),
                        arg[1], arg[2]};
            case EventKind::kBonusWon:
            case EventKind::kBonusLost:
                return {colour, "bet", bet(event.seat, colour), arg[1], arg[2]};
            case EventKind::kCardPoints:
                return {3, "card",
                        "constellations " + sizes_text(as_numbers(of(event.seat).constellations)),
                        arg[0], arg[1]};
            case EventKind::kOffered:
                return {colour, "offering", fmt::format("for two on the star, now {}", arg[2]), -5,
                        arg[1]};
            default:
                return {};
        }
    }

    // CF-CARD-02: a gift is counted in the neighbour's galaxy.
    bool gift() const { return table_->scored.card == 2; }

  private:
    const Evaluation& of(Seat seat) const {
        return counts_[static_cast<std::size_t>(gift() ? table_->right(seat) : seat)];
    }

    std::string track(int tiles) const {
        if (table_->scored.card == 4) return fmt::format("network of {} tiles", tiles);
        if (table_->scored.card == 10) return fmt::format("{} separate tracks", tiles);
        return fmt::format("{} tile{} long", tiles, tiles == 1 ? "" : "s");
    }

    std::string bet(Seat seat, std::size_t colour) const {
        int rival = 0;
        for (std::size_t i = 0; i < counts_.size(); ++i)
            if (static_cast<Seat>(i) != seat)
                rival = std::max<int>(rival, counts_[i].largest(colour));
        return fmt::format("on {}: {} planets against {}", marker_name(colour),
                           counts_[static_cast<std::size_t>(seat)].largest(colour), rival);
    }

    const SeenTable* table_;
    std::vector<Evaluation> counts_;
};

std::string signed_number(int value) {
    return value < 0 ? fmt::format("−{}", -value) : fmt::format("+{}", value);
}

}  // namespace

Lines tell_scoring(const cosmic_factory::Content& content, const std::vector<Event>& events,
                   const SeenTable& table, const SeatNames& names, const Style& style) {
    const ScoringStory story(content, table);
    Canvas canvas;
    int y = 0;
    canvas.text(0, y++, fmt::format("Scoring of round {}", table.scored.round), kStrong);
    for (Seat seat = 0; seat < static_cast<Seat>(table.seats.size()); ++seat) {
        bool first = true;
        for (const Event& event : events) {
            if (event.seat != seat) continue;
            const Step step = story.step(event);
            if (step.name.empty()) continue;
            if (first) {
                canvas.text(1, y, names.of(seat), kStrong);
                if (story.gift())
                    canvas.text(0, ++y,
                                fmt::format("   for {} galaxy", names.own(table.right(seat))),
                                kQuiet);
                first = false;
                if (columns(names.of(seat)) > 16 || story.gift()) ++y;
            }
            canvas.text(19, y, step.name, colour_ink(step.marker));
            canvas.text(28, y, right_aligned(signed_number(step.points), 3), kStrong);
            canvas.text(33, y, step.detail, kQuiet);
            canvas.text(66, y++,
                        fmt::format("{} → {}", padded(marker_name(step.marker), 6), step.stands_at),
                        colour_ink(step.marker));
        }
    }
    return canvas.lines(style);
}

}  // namespace orrery::cli::play
