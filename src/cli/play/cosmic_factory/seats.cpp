#include <fmt/format.h>

#include <array>

#include "cli/play/cosmic_factory/screen.h"
#include "cli/play/cosmic_factory/tile.h"

namespace orrery::cli::play {
namespace {

using cosmic_factory::Phase;
using cosmic_factory::SeatState;

// Where the columns of the table begin or end.
constexpr std::array<int, 4> kMarkerEnds{22, 28, 36, 42};
constexpr int kFinalEnd = 49, kLargest = 52, kStatus = 65;

std::string status(Phase phase, const SeatState& seat) {
    std::string bets;
    for (std::size_t colour = 0; colour < cosmic_factory::kColours; ++colour)
        if ((seat.bonus >> colour & 1U) != 0) bets += fmt::format(" {}", colour_letter(colour));
    if (!bets.empty()) bets = "bets" + bets;
    if (phase == Phase::kBuild) {
        if (seat.frozen != 0 || (seat.done != 0 && !bets.empty())) return bets;
        return seat.done != 0 ? "done" : fmt::format("{} laid", seat.galaxy.size());
    }
    if (is_draft(phase)) return seat.packet.empty() ? "has picked" : "";
    if (bets.empty() && seat.pending.kind != 0) return "has chosen";
    return bets;
}

// Planets in the largest zones: what bets are about.
std::string largest_zones(const cosmic_factory::Evaluation& found) {
    std::string text;
    for (std::size_t colour = 0; colour < 3; ++colour)
        text += fmt::format("{}{}{}", text.empty() ? "" : " ", colour_letter(colour),
                            found.largest(colour));
    return text;
}

}  // namespace

Canvas draw_seats(const FactoryView& table, const SeatNames& names) {
    Canvas canvas;
    canvas.text(17, 0, "green  blue  orange  star  final", kQuiet);
    const bool building = table.state.phase == Phase::kBuild;
    for (Seat seat = 0; seat < table.state.players; ++seat)
        if (!table.state.seat(seat).galaxy.empty()) canvas.text(kLargest, 0, "largest", kQuiet);
    if (building && card_of(table).bonus_tiles) {
        canvas.text(kStatus, 0, "bonus", kQuiet);
        int x = kStatus + 6;
        for (std::size_t colour = 0; colour < cosmic_factory::kColours; ++colour) {
            if ((table.state.middle >> colour & 1U) == 0) continue;
            canvas.text(x, 0, colour_letter(colour), badge_ink(colour));
            x += 2;
        }
        if (table.state.middle == 0) canvas.text(x, 0, "all taken", kQuiet);
    }
    const Standing standing = table.rules.standing(table.state);
    for (std::size_t i = 0; i < table.state.players; ++i) {
        const SeatState& seat = table.state.seats[i];
        const int y = static_cast<int>(i) + 1;
        const bool viewer = static_cast<Seat>(i) == table.viewer;
        canvas.text(0, y, (viewer ? "▸ " : "  ") + names.of(static_cast<Seat>(i)),
                    viewer ? kStrong : Ink{});
        for (std::size_t marker = 0; marker < 4; ++marker)
            canvas.text(kMarkerEnds[marker] - 2, y,
                        right_aligned(std::to_string(seat.markers[marker]), 2), colour_ink(marker));
        canvas.text(kFinalEnd - 2, y, right_aligned(std::to_string(standing.seats[i].points), 2),
                    kStrong);
        if (!seat.galaxy.empty())
            canvas.text(kLargest, y, largest_zones(count_of(table, seat.galaxy).found), kQuiet);
        canvas.text(kStatus, y, status(table.state.phase, seat), kQuiet);
    }
    return canvas;
}

}  // namespace orrery::cli::play
