#include "cli/play/cosmogenesis/screen.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/play/cosmogenesis/system.h"
#include "cli/play/cosmogenesis/words.h"
#include "core/text.h"
#include "games/cosmogenesis/action.h"
#include "games/cosmogenesis/conditions.h"
#include "games/cosmogenesis/scoring.h"

namespace orrery::cli::play {
namespace {

using cosmogenesis::Content;
using cosmogenesis::Element;
using cosmogenesis::ElementKind;
using cosmogenesis::FieldPlace;
using cosmogenesis::id_text;
using cosmogenesis::Phase;
using cosmogenesis::SeatState;

constexpr int kMainWidth = 80;
constexpr int kMargin = 2;
constexpr int kTalk = 8;  // rows left for news, prompt and typing

int width_of(const Style& style) {
    return std::min(style.width, kMainWidth);
}

// A mark in the margin, a title in ink; what follows is wrapped under it.
void titled(Lines& lines, const Style& style, Ink ink, const std::string& margin,
            const std::string& title, const std::string& text) {
    const int indent = columns(title) + 1;
    Lines broken = wrapped(title + " " + text, width_of(style) - kMargin, indent);
    if (broken[0].starts_with(title))
        broken[0] = inked(style, ink, title) + broken[0].substr(title.size());
    for (std::size_t i = 0; i < broken.size(); ++i)
        lines.push_back(padded(i == 0 ? margin : "", kMargin) + broken[i]);
}

std::string phase_name(const cosmogenesis::State& state, const SeatNames& names) {
    if (state.phase == Phase::kChooseStart) return "choose an objective";
    if (state.phase == Phase::kGameOver) return "the end";
    const std::string turn =
        state.active == names.you ? "your turn" : names.of(state.active) + "’s turn";
    if (state.phase == Phase::kMain) return turn + ": main action";
    return turn + (state.phase == Phase::kReward ? ": reward" : ": side action, objects");
}

std::string field_text(const CosmosView& seen, FieldPlace place) {
    const Content& content = seen.rules.content();
    const Element element = element_on(content, seen.state, place);
    switch (element.kind) {
        case ElementKind::kBody:
        case ElementKind::kGasGiant:
            return body_mark(element.body);
        case ElementKind::kObject: {
            const auto& object = content.objects[element.number];
            return fmt::format("✦ {} {} ×{}", id_text('O', element.number), object.names.english,
                               object.uses);
        }
        case ElementKind::kAsteroids: {
            const bool monolith = content.fields[place.sector - 1U][place.field - 1U].monolith;
            return fmt::format("{}{}", element.number == 1 ? "∘ asteroid" : "∘∘ 2 asteroids",
                               monolith ? " + Monolith ▮" : "");
        }
        case ElementKind::kComet:
            return "☄ comet";
        default:
            return {};
    }
}

std::string stellar_text(const CosmosView& seen, std::size_t number) {
    const cosmogenesis::StellarObjective& entry = seen.rules.content().stellar[number];
    std::string text = fmt::format("{}: {}", entry.names.english, scores_for(entry));
    if (seen.viewer != kSpectator)
        text += fmt::format("; now {}", stellar_points(entry, seen.state.seat(seen.viewer)));
    return text;
}

std::string planetary_text(const CosmosView& seen, std::size_t number) {
    const cosmogenesis::PlanetaryObjective& entry = seen.rules.content().planetary[number];
    return fmt::format("{} ({}, {}): {}", entry.names.english, counted(entry.points, "point"),
                       rewards_of(entry), asked(entry.requirement));
}

// What lies in a sector: objectives in lines of their own, everything else in a row; then what the
// objects do. A sector the viewer has used this round is ticked off.
void draw_sector(const CosmosView& seen, std::uint8_t sector, const Style& style, Lines& lines) {
    const bool used = seen.viewer != kSpectator && seen.state.sector_used(seen.viewer, sector);
    const Ink ink = used ? kQuiet : kStrong;
    const std::string margin = used ? "✓" : "";
    std::string row;
    Lines explained;
    for (std::uint8_t field = 1; field <= cosmogenesis::kFields; ++field) {
        const FieldPlace place{sector, field};
        const Element element = element_on(seen.rules.content(), seen.state, place);
        if (element.kind == ElementKind::kNone) continue;
        const std::string name = to_text(place);
        if (element.kind == ElementKind::kStellar)
            titled(lines, style, ink, margin, name + " " + id_text('S', element.number),
                   stellar_text(seen, element.number));
        else if (element.kind == ElementKind::kPlanetary)
            titled(lines, style, ink, margin, name + " " + id_text('P', element.number),
                   planetary_text(seen, element.number));
        else
            row += fmt::format("{}{} {}", row.empty() ? "" : "   ", name, field_text(seen, place));
        if (element.kind == ElementKind::kObject && !used)
            titled(explained, style, kQuiet, "", id_text('O', element.number),
                   seen.rules.content().objects[element.number].summary);
    }
    if (!row.empty())
        titled(lines, style, ink, margin, row.substr(0, row.find(' ')),
               row.substr(row.find(' ') + 1));
    append(lines, explained);
}

std::string belt_text(const SeatState& seat) {
    return fmt::format("belt {}, {}", counted(seat.asteroids, "asteroid"),
                       counted(seat.comets, "comet"));
}

std::string title_of(const CosmosView& seen, Seat seat, const SeatNames& names) {
    const cosmogenesis::SeatScore score = score_of(seen.rules.content(), seen.state, seat);
    std::string text =
        fmt::format("{} · {} · {}", seat == names.you ? "Your system" : names.of(seat),
                    counted(score.total(), "point"), belt_text(seen.state.seat(seat)));
    if (seen.state.monolith == seat) text += " · ▮ Monolith";
    return text;
}

// Held objectives and what is still missing; a secret one is only counted.
void list_objectives(const Content& content, const SeatState& things, const Style& style,
                     Lines& lines) {
    for (const int objective : known_hand(things)) {
        const auto& entry = content.planetary[static_cast<std::size_t>(objective)];
        titled(lines, style, kAccent, "", id_text('P', static_cast<std::size_t>(objective)),
               fmt::format("{} ({}): {}", entry.names.english, counted(entry.points, "point"),
                           still_missing(content, things, objective)));
    }
    if (things.holds_start != 0 && things.start == 0)
        lines.push_back(inked(style, kQuiet, "  One planetary objective is kept secret."));
    for (const std::uint8_t objective : things.stellar) {
        const auto& entry = content.stellar[objective];
        titled(lines, style, kAccent, "", id_text('S', objective),
               fmt::format("{}: {}; now {}", entry.names.english, scores_for(entry),
                           stellar_points(entry, things)));
    }
    for (std::size_t object = 1; object <= cosmogenesis::kObjectCount; ++object) {
        if (!things.owns_object(object)) continue;
        const int left = things.objects[object - 1] - 1;
        titled(lines, style, left > 0 ? kStrong : kQuiet, "", id_text('O', object),
               fmt::format("✦ {}, {} left: {}", content.objects[object].names.english,
                           counted(left, "use"), content.objects[object].summary));
    }
}

// Another seat in a line or two: "1 T3≈✿2 +a+T2 ⚑P07".
void summary(const CosmosView& seen, Seat seat, const SeatNames& names, const Style& style,
             Lines& lines) {
    const SeatState& things = seen.state.seat(seat);
    std::string text;
    for (std::size_t i = 0; i < things.orbits.size(); ++i) {
        const cosmogenesis::Orbit& orbit = things.orbits[i];
        text += fmt::format("  O{} {}", i + 1, body_mark(orbit.planet));
        for (const cosmogenesis::Body& moon : orbit.moons) text += "+" + body_mark(moon);
        if (orbit.objective != 0) text += " ⚑" + id_text('P', orbit.objective);
    }
    for (const std::uint8_t objective : things.stellar) text += "  " + id_text('S', objective);
    for (const std::uint8_t objective : things.drafted)
        text += fmt::format("  ({})", id_text('P', objective));
    lines.push_back(inked(style, kStrong, title_of(seen, seat, names)));
    const int room = width_of(style) - kMargin;
    if (!text.empty())
        for (const std::string& line : wrapped(text.substr(2), room, kMargin))
            lines.push_back(padded("", kMargin) + line);
}

// What the viewer may keep at the start.
void list_choices(const CosmosView& seen, const Style& style, Lines& lines) {
    for (const std::uint8_t objective : seen.state.seat(seen.viewer).drawn)
        titled(lines, style, kAccent, "", id_text('P', objective), planetary_text(seen, objective));
}

}  // namespace

Lines draw_star_system(const CosmosView& seen, Seat seat, const SeatNames& names,
                       const Style& style) {
    Lines lines{inked(style, kStrong, title_of(seen, seat, names))};
    append(lines, draw_system(seen.rules.content(), seen.state.seat(seat)).lines(style));
    list_objectives(seen.rules.content(), seen.state.seat(seat), style, lines);
    return lines;
}

Lines draw_cosmos(const CosmosView& seen, const SeatNames& names, const Style& style) {
    const cosmogenesis::State& state = seen.state;
    Lines lines{inked(style, kStrong,
                      fmt::format("Cosmogenesis · round {} of {} · {}", state.round,
                                  cosmogenesis::kRounds, phase_name(state, names)))};
    for (std::uint8_t sector = 1; sector <= cosmogenesis::kSectors; ++sector)
        draw_sector(seen, sector, style, lines);
    lines.push_back(
        inked(style, kQuiet,
              fmt::format("Supply: {} small, {} of size 3, {} of size 4, {}", state.supply[0],
                          state.supply[1], state.supply[2], counted(state.comets, "comet"))));
    const Seat shown = seen.viewer == kSpectator ? 0 : seen.viewer;
    append(lines, draw_star_system(seen, shown, names, style));
    if (seen.viewer != kSpectator) list_choices(seen, style, lines);
    // A tall screen shows every system large.
    Lines large, small;
    for (Seat seat = 0; seat < state.players; ++seat) {
        if (seat == shown) continue;
        append(large, draw_star_system(seen, seat, names, style));
        summary(seen, seat, names, style, small);
    }
    const bool tall = static_cast<int>(lines.size() + large.size()) + 1 + kTalk <= style.height;
    append(lines, tall ? large : small);
    lines.push_back(inked(style, kQuiet, system_legend()));
    return lines;
}

}  // namespace orrery::cli::play
