#include "cli/play/cosmic_factory_screen.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/play/cosmic_factory_galaxy.h"

namespace orrery::cli::play {
namespace {

using cosmic_factory::CardRules;
using cosmic_factory::ConstellationScoring;
using cosmic_factory::Content;
using cosmic_factory::TrackMeasure;

constexpr int kGap = 3;           // columns between things side by side
constexpr int kMainWidth = 80;    // what the own things take; more room shows the others' galaxies
constexpr int kRoomyHeight = 32;  // rows from which blank lines are affordable

const CardRules& rules_of(const SeenTable& table) {
    return cosmic_factory::kCardRules[static_cast<std::size_t>(table.card)];
}

std::string phase_name(const SeenTable& table) {
    if (table.phase == "draft_1") return "draft, first pick";
    if (table.phase == "draft_2") return "draft, second pick";
    if (table.phase == "ready") return "get ready";
    if (table.phase == "build") return "build";
    if (table.phase == "black_hole") return "black hole";
    if (table.phase == "sabotage") return "sabotage";
    if (table.phase == "exchange") return "stellar exchange";
    if (table.phase == "offering") return "offering";
    return "the end";
}

Lines header(const Content& content, const SeenTable& table, const Style& style) {
    const int width = std::min(style.width, kMainWidth);
    Lines lines;
    lines.push_back(
        inked(style, kStrong,
              fmt::format("Cosmic Factory · round {} of 5 · {}", table.round, phase_name(table))));
    if (table.card == 0) {
        lines.push_back(inked(style, kQuiet, "Beginners’ game: no chaos card, no draft."));
        return lines;
    }
    const auto& card = content.cards[static_cast<std::size_t>(table.card)];
    const std::string title = fmt::format("Card {}, {}:", table.card, card.english);
    Lines text = wrapped(fmt::format("{} {}", title, card.summary), width);
    // The title is always on the first line.
    text[0] = inked(style, kAccent, title) + text[0].substr(std::min(title.size(), text[0].size()));
    lines.insert(lines.end(), text.begin(), text.end());
    return lines;
}

// Tiles side by side with their numbers, in as many rows as they need.
Canvas shelf(const Content& content, const std::vector<int>& tiles, int width,
             const GalaxyStyle& style) {
    Canvas canvas;
    const int pitch = tile_columns(style.field) + 2;
    const int per_row = std::max(1, (width + 2) / pitch);
    for (std::size_t i = 0; i < tiles.size(); ++i)
        canvas.paste(static_cast<int>(i) % per_row * pitch,
                     static_cast<int>(i) / per_row * (kTileRows + 1),
                     draw_tile(content.tiles, tiles[i], style));
    return canvas;
}

std::string track_text(const CardRules& rules, const SeenCount& count) {
    switch (rules.track) {
        case TrackMeasure::kNetwork:
            return fmt::format("network of {}", count.network);
        case TrackMeasure::kSeparate:
            return fmt::format("{} separate tracks", count.separate);
        case TrackMeasure::kLongest:
            break;
    }
    return fmt::format("{} tiles long", count.longest);
}

// What the galaxy would score as it lies.
Canvas points_panel(const SeenTable& table, const SeenCount& count) {
    Canvas canvas;
    int y = 0;
    const auto line = [&](std::string_view name, Ink ink, int points, const std::string& detail) {
        canvas.text(0, y, padded(name, 15), ink);
        canvas.text(15, y, right_aligned(std::to_string(points), 2), kStrong);
        canvas.text(19, y++, detail, kQuiet);
    };
    line("worth now", kStrong, count.total(), table.card == 2 ? "for your left neighbour" : "");
    for (std::size_t colour = 0; colour < 3; ++colour)
        line(marker_name(colour), colour_ink(colour), count.zone_points[colour],
             "zones " + sizes_text(count.zones[colour]));
    const CardRules& rules = rules_of(table);
    line("track", colour_ink(3), count.track_points, track_text(rules, count));
    if (rules.constellations != ConstellationScoring::kNone)
        line("constellations", colour_ink(3), count.constellation_points,
             "zones " + sizes_text(count.constellations));
    return canvas;
}

std::string status(const SeenTable& table, const SeenSeat& seat, bool owner) {
    std::string text;
    for (int colour : seat.bonus)
        text += fmt::format("{}{}", text.empty() ? "bets on " : " ",
                            colour_letter(static_cast<std::size_t>(colour)));
    if (table.phase == "build") {
        const std::size_t tiles = seat.galaxy.size();
        const char* gap = text.empty() ? "" : ", ";
        if (seat.frozen)
            text += fmt::format("{}frozen", gap);
        else
            text +=
                seat.done ? fmt::format("{}done", gap) : fmt::format("{}{} tiles laid", gap, tiles);
    } else if (table.drafting() && seat.packet.empty()) {
        text = "has picked";
    } else if (seat.chose && !owner) {
        text = "has chosen";
    }
    return text;
}

// Other galaxies, small, beside the main things; as many as fit in the height.
Canvas others(const Content& content, const SeenTable& table, Seat shown, const SeatNames& names,
              int width, bool colour) {
    GalaxyStyle style{table.seats.size() <= 3 ? kSmallField : kTinyField, colour, false};
    Canvas canvas;
    int x = 0, y = 0, tallest = 0;
    for (Seat seat = 0; seat < static_cast<Seat>(table.seats.size()); ++seat) {
        if (seat == shown || table.seat(seat).galaxy.empty()) continue;
        const Canvas galaxy = draw_galaxy_within(width, content.tiles, table.seat(seat).galaxy,
                                                 rules_of(table).shape, style);
        const int wide = std::max(galaxy.width(), columns(names.of(seat)));
        if (x > 0 && x + wide > width) x = 0, y += tallest + 1, tallest = 0;
        canvas.text(x, y, names.of(seat), kStrong);
        canvas.paste(x, y + 1, galaxy);
        x += wide + 2;
        tallest = std::max(tallest, galaxy.height() + 1);
    }
    return canvas;
}

void append(Lines& lines, const Lines& more) {
    lines.insert(lines.end(), more.begin(), more.end());
}

}  // namespace

std::string sizes_text(const std::vector<int>& sizes) {
    std::string text;
    for (int size : sizes) text += fmt::format("{}{}", text.empty() ? "" : " ", size);
    return text.empty() ? "–" : text;
}

Seat galaxy_in_question(const SeenTable& table) {
    if (table.viewer == kSpectator) return 0;
    if (table.phase == "sabotage") return table.left(table.viewer);
    if (table.phase == "black_hole") return table.right(table.viewer);
    return table.viewer;
}

Canvas draw_seats(const SeenTable& table, const SeatNames& names) {
    Canvas canvas;
    canvas.text(0, 0, padded("", 16) + " green  blue  orange  star  final", kQuiet);
    if (table.phase == "build" && table.card != 2) {
        canvas.text(56, 0, "bonus tiles left", kQuiet);
        int x = 73;
        for (int colour : table.middle) {
            const auto index = static_cast<std::size_t>(colour);
            canvas.text(x, 0, colour_letter(index), badge_ink(index));
            x += 2;
        }
        if (table.middle.empty()) canvas.text(x, 0, "none", kQuiet);
    }
    for (std::size_t i = 0; i < table.seats.size(); ++i) {
        const SeenSeat& seat = table.seats[i];
        const int y = static_cast<int>(i) + 1;
        const bool viewer = static_cast<Seat>(i) == table.viewer;
        canvas.text(0, y, (viewer ? "▸ " : "  ") + names.of(static_cast<Seat>(i)),
                    viewer ? kStrong : Ink{});
        constexpr std::array<int, 4> kEnds{22, 28, 36, 42};
        for (std::size_t marker = 0; marker < 4; ++marker)
            canvas.text(kEnds[marker] - 2, y,
                        right_aligned(std::to_string(seat.markers[marker]), 2), colour_ink(marker));
        canvas.text(47, y, right_aligned(std::to_string(seat.final_points()), 2), kStrong);
        std::string text = status(table, seat, viewer);
        if (!seat.galaxy.empty()) {
            std::string largest = "largest";
            for (std::size_t colour = 0; colour < 3; ++colour)
                largest +=
                    fmt::format(" {}{}", colour_letter(colour),
                                seat.count.zones[colour].empty() ? 0 : seat.count.zones[colour][0]);
            text = text.empty() ? largest : text + ", " + largest;
        }
        canvas.text(51, y, text, kQuiet);
    }
    return canvas;
}

Lines draw_seat(const Content& content, const SeenTable& table, Seat seat, const SeatNames& names,
                const Style& style) {
    const SeenSeat& seen = table.seat(seat);
    if (seen.galaxy.empty())
        return {fmt::format("No tile of {} galaxy lies on the table yet.", names.own(seat))};
    const int width = std::min(style.width, kMainWidth);
    Canvas canvas;
    const Canvas galaxy =
        draw_galaxy_within(width, content.tiles, seen.galaxy, rules_of(table).shape,
                           {kLargeField, style.colour, true});
    canvas.paste(0, 0, galaxy);
    const Canvas points = points_panel(table, seen.count);
    if (galaxy.width() + kGap + points.width() <= width)
        canvas.paste(galaxy.width() + kGap, 1, points);
    else
        canvas.paste(0, galaxy.height(), points);
    Lines lines{
        inked(style, kStrong, seat == names.you ? "Your galaxy" : "Galaxy of " + names.of(seat))};
    append(lines, canvas.lines(style));
    return lines;
}

Lines draw_table(const Content& content, const SeenTable& table, const SeatNames& names,
                 const Style& style) {
    const int width = std::min(style.width, kMainWidth);
    const bool roomy = style.height >= kRoomyHeight;
    const Seat shown = galaxy_in_question(table);
    Lines lines = header(content, table, style);
    if (roomy) lines.emplace_back();

    Canvas canvas;
    if (table.drafting() && table.viewer != kSpectator) {
        const int field =
            style.width >= 9 * (tile_columns(kLargeField) + 2) - 2 ? kLargeField : kMediumField;
        canvas = shelf(content, table.seat(table.viewer).packet, style.width,
                       {field, style.colour, true});
    } else if (table.phase == "build" && table.viewer != kSpectator) {
        const SeenSeat& own = table.seat(shown);
        const Canvas galaxy =
            draw_galaxy_within(width, content.tiles, own.galaxy, rules_of(table).shape,
                               {kLargeField, style.colour, true});
        const Canvas points = own.galaxy.empty() ? Canvas() : points_panel(table, own.count);
        const GalaxyStyle small{kMediumField, style.colour, true};
        constexpr int kFiveTiles = 5 * (tile_columns(kMediumField) + 2) - 2;
        canvas.paste(0, 0, galaxy);
        const int beside = galaxy.width() + kGap, room = width - beside;
        if (room >= kFiveTiles) {
            canvas.text(beside, 0, own.pile.empty() ? "" : "Your tiles", kQuiet);
            const Canvas hand = shelf(content, own.pile, room, small);
            canvas.paste(beside, 1, hand);
            canvas.paste(beside,
                         own.pile.empty() ? 1 : 1 + hand.height() + (hand.height() < 8 ? 1 : 0),
                         points);
        } else {
            const Canvas hand = shelf(content, own.pile, width, small);
            canvas.paste(0, galaxy.height(), hand);
            if (room >= points.width())
                canvas.paste(beside, 1, points);
            else
                canvas.paste(0, canvas.height(), points);
        }
    } else if (!table.seat(shown).galaxy.empty()) {
        append(lines, draw_seat(content, table, shown, names, style));
    }
    if (style.width >= kMainWidth + kGap + 36 && !table.drafting())
        canvas.paste(
            kMainWidth + kGap, 0,
            others(content, table, shown, names, style.width - kMainWidth - kGap, style.colour));
    append(lines, canvas.lines(style));
    if (roomy) lines.emplace_back();
    append(lines, draw_seats(table, names).lines(style));
    return lines;
}

}  // namespace orrery::cli::play
