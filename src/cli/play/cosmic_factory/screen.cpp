#include "cli/play/cosmic_factory/screen.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/play/cosmic_factory/galaxy.h"

namespace orrery::cli::play {
namespace {

using cosmic_factory::CardRules;
using cosmic_factory::ConstellationScoring;
using cosmic_factory::kMarkerNames;
using cosmic_factory::Phase;
using cosmic_factory::SeatState;
using cosmic_factory::TrackMeasure;

constexpr int kGap = 3;         // columns between things side by side
constexpr int kSideWidth = 36;  // the least room for others beside it
constexpr int kMainWidth = 80;  // what the own things take; more room shows the others' galaxies
constexpr int kTalk = 6;        // rows left for news, prompt and typing

std::string_view phase_name(Phase phase) {
    switch (phase) {
        case Phase::kDraft1:
            return "draft, first pick";
        case Phase::kDraft2:
            return "draft, second pick";
        case Phase::kReady:
            return "get ready";
        case Phase::kBuild:
            return "build";
        case Phase::kBlackHole:
            return "black hole";
        case Phase::kSabotage:
            return "sabotage";
        case Phase::kExchange:
            return "stellar exchange";
        case Phase::kOffering:
            return "offering";
        case Phase::kGameOver:
            break;
    }
    return "the end";
}

Lines header(const FactoryView& table, const Style& style) {
    const int width = std::min(style.width, kMainWidth);
    Lines lines;
    lines.push_back(inked(style, kStrong,
                          fmt::format("Cosmic Factory · round {} of {} · {}", table.state.round,
                                      cosmic_factory::kRounds, phase_name(table.state.phase))));
    if (table.state.card() == 0) {
        lines.push_back(inked(style, kQuiet, "Beginners’ game: no chaos card, no draft."));
        return lines;
    }
    const auto& card = table.rules.content().cards[static_cast<std::size_t>(table.state.card())];
    const std::string title = fmt::format("Card {}, {}:", table.state.card(), card.names.english);
    Lines text = wrapped(fmt::format("{} {}", title, card.texts.english), width);
    // The title is always on the first line.
    text[0] = inked(style, kAccent, title) + text[0].substr(std::min(title.size(), text[0].size()));
    lines.insert(lines.end(), text.begin(), text.end());
    return lines;
}

// Tiles side by side with their numbers, in as many rows as they need.
Canvas shelf(const FactoryView& table, std::span<const std::uint8_t> tiles, int width,
             const GalaxyStyle& style) {
    Canvas canvas;
    const int pitch = tile_columns(style.field) + 2;
    const int per_row = std::max(1, (width + 2) / pitch);
    for (std::size_t i = 0; i < tiles.size(); ++i)
        canvas.paste(static_cast<int>(i) % per_row * pitch,
                     static_cast<int>(i) / per_row * (kTileRows + 1),
                     draw_tile(table.rules.content().tiles, tiles[i], style));
    return canvas;
}

std::string track_text(const CardRules& rules, const cosmic_factory::Evaluation& count) {
    switch (rules.track) {
        case TrackMeasure::kNetwork:
            return fmt::format("network of {}", count.network);
        case TrackMeasure::kSeparate:
            return counted(count.separate, "separate track");
        case TrackMeasure::kLongest:
            break;
    }
    return counted(count.longest, "tile") + " long";
}

// What the galaxy would score as it lies.
Canvas points_panel(const FactoryView& table, const cosmic_factory::Galaxy& galaxy) {
    const auto [found, worth] = count_of(table, galaxy);
    const CardRules& rules = card_of(table);
    Canvas canvas;
    int y = 0;
    const auto line = [&](std::string_view name, Ink ink, int points, const std::string& detail) {
        canvas.text(0, y, padded(name, 15), ink);
        canvas.text(15, y, right_aligned(std::to_string(points), 2), kStrong);
        canvas.text(19, y++, detail, kQuiet);
    };
    line("worth now", kStrong, worth.total(), rules.gift ? "for your left neighbour" : "");
    for (std::size_t colour = 0; colour < 3; ++colour)
        line(kMarkerNames[colour], colour_ink(colour), worth.zones[colour],
             "zones " + sizes_text(found.zones[colour]));
    line("track", colour_ink(3), worth.track, track_text(rules, found));
    if (rules.constellations != ConstellationScoring::kNone)
        line("constellations", colour_ink(3), worth.constellations,
             "zones " + sizes_text(found.constellations));
    return canvas;
}

// Other galaxies, small, beside the main things; as many as fit in the height.
Canvas others(const FactoryView& table, Seat shown, const SeatNames& names, int width,
              bool colour) {
    GalaxyStyle style{table.state.players <= 3 ? kSmallField : kTinyField, colour, false};
    Canvas canvas;
    int x = 0, y = 0, tallest = 0;
    for (Seat seat = 0; seat < table.state.players; ++seat) {
        if (seat == shown || table.state.seat(seat).galaxy.empty()) continue;
        const Canvas galaxy =
            draw_galaxy_within(width, table.rules.content().tiles, table.state.seat(seat).galaxy,
                               card_of(table).shape, style);
        const int wide = std::max(galaxy.width(), columns(names.of(seat)));
        if (x > 0 && x + wide > width) x = 0, y += tallest + 1, tallest = 0;
        canvas.text(x, y, names.of(seat), kStrong);
        canvas.paste(x, y + 1, galaxy);
        x += wide + 2;
        tallest = std::max(tallest, galaxy.height() + 1);
    }
    return canvas;
}

// A galaxy, large, and what it counts.
Canvas galaxy_and_points(const FactoryView& table, Seat seat, int width, bool colour) {
    const SeatState& seen = table.state.seat(seat);
    Canvas canvas = draw_galaxy_within(width, table.rules.content().tiles, seen.galaxy,
                                       card_of(table).shape, {kLargeField, colour, true});
    const Canvas points = points_panel(table, seen.galaxy);
    if (canvas.width() + kGap + points.width() <= width)
        canvas.paste(canvas.width() + kGap, 1, points);
    else
        canvas.paste(0, canvas.height(), points);
    return canvas;
}

// The viewer's own galaxy with the tiles still to be laid and what it is worth.
Canvas workbench(const FactoryView& table, const Style& style) {
    const int width = std::min(style.width, kMainWidth);
    const SeatState& own = table.state.seat(table.viewer);
    const GalaxyStyle small{kMediumField, style.colour, true};
    constexpr int kFiveTiles = 5 * (tile_columns(kMediumField) + 2) - 2;
    Canvas canvas = draw_galaxy_within(width, table.rules.content().tiles, own.galaxy,
                                       card_of(table).shape, {kLargeField, style.colour, true});
    const Canvas points = own.galaxy.empty() ? Canvas() : points_panel(table, own.galaxy);
    const int beside = canvas.width() + kGap, room = width - beside;
    if (room >= kFiveTiles) {
        if (!own.pile.empty()) canvas.text(beside, 0, "Your tiles", kQuiet);
        const Canvas hand = shelf(table, own.pile, room, small);
        canvas.paste(beside, 1, hand);
        // Under two rows of tiles there is no blank line to spare.
        const bool tight = hand.height() > kTileRows + 1;
        canvas.paste(beside, own.pile.empty() ? 1 : hand.height() + (tight ? 1 : 2), points);
        return canvas;
    }
    const int below = canvas.height();
    const Canvas hand = shelf(table, own.pile, width, small);
    canvas.paste(0, below, hand);
    if (room >= points.width())
        canvas.paste(beside, 1, points);
    else if (hand.width() + kGap + points.width() <= width)
        canvas.paste(own.pile.empty() ? 0 : hand.width() + kGap, below, points);
    else
        canvas.paste(0, canvas.height(), points);
    return canvas;
}

// What the viewer looks at in this phase.
Canvas centre(const FactoryView& table, const Style& style) {
    const Seat shown = galaxy_in_question(table);
    Canvas canvas;
    if (table.viewer != kSpectator && is_draft(table.state.phase)) {
        constexpr int kNineLarge = 9 * (tile_columns(kLargeField) + 2) - 2;
        const int field = style.width >= kNineLarge ? kLargeField : kMediumField;
        canvas = shelf(table, table.state.seat(table.viewer).packet, style.width,
                       {field, style.colour, true});
        canvas.text(0, canvas.height(),
                    "G green  B blue  O orange  ✶ constellation  • planet  ━ ┃ asteroids", kQuiet);
    } else if (table.viewer != kSpectator && table.state.phase == Phase::kBuild) {
        canvas = workbench(table, style);
    } else if (!table.state.seat(shown).galaxy.empty()) {
        canvas = galaxy_and_points(table, shown, std::min(style.width, kMainWidth), style.colour);
    }
    return canvas;
}

}  // namespace

std::string sizes_text(std::span<const std::uint8_t> sizes) {
    // A long list of crumbs is grouped: "4 2 5×1 3×0".
    constexpr std::size_t kLong = 8;
    std::string text;
    for (std::size_t i = 0; i < sizes.size();) {
        std::size_t same = 1;
        while (sizes.size() > kLong && i + same < sizes.size() && sizes[i + same] == sizes[i])
            ++same;
        text += text.empty() ? "" : " ";
        text += same > 1 ? fmt::format("{}×{}", same, sizes[i]) : std::to_string(sizes[i]);
        i += same;
    }
    return text.empty() ? "–" : text;
}

Seat galaxy_in_question(const FactoryView& table) {
    if (table.viewer == kSpectator) return 0;
    if (table.state.phase == Phase::kSabotage) return table.state.left(table.viewer);
    if (table.state.phase == Phase::kBlackHole) return table.state.right(table.viewer);
    return table.viewer;
}

Lines draw_seat(const FactoryView& table, Seat seat, const SeatNames& names, const Style& style) {
    if (table.state.seat(seat).galaxy.empty())
        return {fmt::format("No tile of {} galaxy lies on the table yet.", names.own(seat))};
    Lines lines{
        inked(style, kStrong, seat == names.you ? "Your galaxy" : "Galaxy of " + names.of(seat))};
    append(lines, galaxy_and_points(table, seat, std::min(style.width, kMainWidth), style.colour)
                      .lines(style));
    return lines;
}

Lines draw_table(const FactoryView& table, const SeatNames& names, const Style& style) {
    Lines lines = header(table, style);
    Canvas canvas = centre(table, style);
    const Canvas seats = draw_seats(table, names);
    // Blank lines only where the screen has room for them.
    const int rows = static_cast<int>(lines.size()) + canvas.height() + seats.height() + 3 + kTalk;
    const bool roomy = rows <= style.height;
    canvas.paste(0, canvas.height() + (roomy && canvas.height() > 0 ? 1 : 0), seats);
    const int room = style.width - kMainWidth - kGap;
    if (room >= kSideWidth && !is_draft(table.state.phase))
        canvas.paste(kMainWidth + kGap, 0,
                     others(table, galaxy_in_question(table), names, room, style.colour));
    if (roomy) lines.emplace_back();
    append(lines, canvas.lines(style));
    if (roomy) lines.emplace_back();
    return lines;
}

}  // namespace orrery::cli::play
