#include <fmt/format.h>

#include <array>

#include "cli/play/cosmic_factory_screen.h"
#include "cli/play/cosmic_factory_tile.h"

namespace orrery::cli::play {
namespace {

// Where the columns of the table begin or end.
constexpr std::array<int, 4> kMarkerEnds{22, 28, 36, 42};
constexpr int kFinalEnd = 49, kLargest = 52, kStatus = 65;

std::string status(const SeenTable& table, const SeenSeat& seat) {
    std::string bets;
    for (const int colour : seat.bonus)
        bets += fmt::format(" {}", colour_letter(static_cast<std::size_t>(colour)));
    if (!bets.empty()) bets = "bets" + bets;
    if (table.phase == "build") {
        if (seat.frozen || (seat.done && !bets.empty())) return bets;
        return seat.done ? "done" : fmt::format("{} laid", seat.galaxy.size());
    }
    if (table.drafting()) return seat.packet.empty() ? "has picked" : "";
    if (bets.empty() && seat.chose) return "has chosen";
    return bets;
}

// Planets in the largest zones: what bets are about.
std::string largest_zones(const SeenSeat& seat) {
    std::string text;
    for (std::size_t colour = 0; colour < 3; ++colour)
        text += fmt::format("{}{}{}", text.empty() ? "" : " ", colour_letter(colour),
                            seat.count.zones[colour].empty() ? 0 : seat.count.zones[colour][0]);
    return text;
}

}  // namespace

Canvas draw_seats(const SeenTable& table, const SeatNames& names) {
    Canvas canvas;
    canvas.text(17, 0, "green  blue  orange  star  final", kQuiet);
    const bool building = table.phase == "build";
    for (const SeenSeat& seat : table.seats)
        if (!seat.galaxy.empty()) canvas.text(kLargest, 0, "largest", kQuiet);
    if (building && table.card != 2) {
        canvas.text(kStatus, 0, "bonus", kQuiet);
        int x = kStatus + 6;
        for (const int colour : table.middle) {
            const auto index = static_cast<std::size_t>(colour);
            canvas.text(x, 0, colour_letter(index), badge_ink(index));
            x += 2;
        }
        if (table.middle.empty()) canvas.text(x, 0, "all taken", kQuiet);
    }
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        const SeenSeat& seat = table.seats[i];
        const int y = static_cast<int>(i) + 1;
        const bool viewer = static_cast<Seat>(i) == table.viewer;
        canvas.text(0, y, (viewer ? "▸ " : "  ") + names.of(static_cast<Seat>(i)),
                    viewer ? kStrong : Ink{});
        for (std::size_t marker = 0; marker < 4; ++marker)
            canvas.text(kMarkerEnds[marker] - 2, y,
                        right_aligned(std::to_string(seat.markers[marker]), 2), colour_ink(marker));
        canvas.text(kFinalEnd - 2, y, right_aligned(std::to_string(seat.final_points()), 2),
                    kStrong);
        if (!seat.galaxy.empty()) canvas.text(kLargest, y, largest_zones(seat), kQuiet);
        canvas.text(kStatus, y, status(table, seat), kQuiet);
    }
    return canvas;
}

}  // namespace orrery::cli::play
