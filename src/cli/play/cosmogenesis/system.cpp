#include "cli/play/cosmogenesis/system.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/play/cosmogenesis/words.h"
#include "games/cosmogenesis/action.h"

namespace orrery::cli::play {
namespace {

using cosmogenesis::Body;
using cosmogenesis::kBoardOrbits;
using cosmogenesis::kHabitableOrbits;

constexpr int kStarWidth = 7;
constexpr int kPitch = 10;  // columns of an orbit
constexpr int kStageWidth = 6;
constexpr int kBeltWidth = 2;  // between orbits 3 and 4
constexpr int kPlanetRow = 1, kPlanetRows = 3;
constexpr int kLifeRow = kPlanetRow + kPlanetRows;
constexpr int kMoonRow = kLifeRow + 1;

constexpr Ink kStar{221, kPlain, true}, kZone{71, kPlain, false}, kStones{137, kPlain, false};
constexpr Ink kDry{173, kPlain, false}, kWater{75, kPlain, true}, kLife{114, kPlain, true};
constexpr std::array<std::int16_t, cosmogenesis::kColours> kGas{167, 71, 68, 179, 134};

int left_of(std::size_t orbit) {
    return kStarWidth + static_cast<int>(orbit - 1) * kPitch +
           (orbit > kHabitableOrbits ? kBeltWidth : 0);
}

void draw_star(Canvas& canvas) {
    canvas.text(0, kPlanetRow, " ╲ │ ╱", kStar);
    canvas.text(0, kPlanetRow + 1, "── ✸ ──", kStar);
    canvas.text(0, kPlanetRow + 2, " ╱ │ ╲", kStar);
}

// The band over orbits 1 to 3 where life develops (CG-BODY-09).
void draw_zone(Canvas& canvas, std::size_t places) {
    for (int x = left_of(1); x < left_of(kHabitableOrbits) + kPitch - 1; ++x)
        canvas.put(x, 0, "═", kZone);
    for (std::size_t orbit = 1; orbit <= places; ++orbit)
        canvas.text(left_of(orbit) + 3, 0, fmt::format(" O{} ", orbit),
                    orbit <= kHabitableOrbits ? kZone : kQuiet);
}

void draw_belt(Canvas& canvas, int rows, bool stones) {
    for (int y = 0; y < rows; ++y)
        canvas.text(left_of(kHabitableOrbits + 1) - kBeltWidth, y, y % 2 == 0 ? "∘" : "·",
                    stones ? kStones : kQuiet);
}

// A disc that grows with the planet: its letter and size inside, water or bands as its texture.
void draw_planet(Canvas& canvas, int left, const Body& body) {
    const Ink ink = body_ink(body);
    const bool gas = body.is_gas_giant();
    const int inner = gas ? 3 + 2 * body.size - 1 : std::max(2, 2 * body.size - 2);
    const int x = left + (kPitch - inner - 2) / 2;
    const auto edge = [&](int y, std::string_view from, std::string_view line,
                          std::string_view to) {
        canvas.put(x, y, from, ink);
        for (int i = 1; i <= inner; ++i) canvas.put(x + i, y, line, ink);
        canvas.put(x + inner + 1, y, to, ink);
    };
    const std::string_view texture = gas ? "▒" : body.is_wet() ? "≈" : " ";
    if (gas) {
        edge(kPlanetRow, "╔", "═", "╗");
        edge(kPlanetRow + 1, "║", texture, "║");
        edge(kPlanetRow + 2, "╚", "═", "╝");
    } else if (body.size > 1) {
        edge(kPlanetRow, "╭", "─", "╮");
        edge(kPlanetRow + 1, "│", texture, "│");
        edge(kPlanetRow + 2, "╰", "─", "╯");
    } else {
        edge(kPlanetRow + 1, "(", texture, ")");
    }
    const std::string label = fmt::format("{}{}", gas ? 'G' : 'T', body.size);
    canvas.text(x + 1 + (inner - 2) / 2, kPlanetRow + 1, label, ink);
    if (body.has_rings())
        for (const int at : {x - 1, x, x + inner + 1, x + inner + 2})
            canvas.put(at, kPlanetRow + 1, "━", kStrong);
}

void draw_orbit(Canvas& canvas, const cosmogenesis::Content& content, std::size_t number,
                const cosmogenesis::Orbit& orbit) {
    const int left = left_of(number);
    draw_planet(canvas, left, orbit.planet);
    const auto centred = [&](int y, const std::string& text, Ink ink) {
        canvas.text(left + (kPitch - columns(text)) / 2, y, text, ink);
    };
    if (orbit.planet.has_life()) {
        const int stage = orbit.planet.stage();
        const std::string& name = content.stages[static_cast<std::size_t>(stage)].names.english;
        centred(kLifeRow, fmt::format("✿{} {}", stage, shortened(name, kStageWidth)), kLife);
    } else if (orbit.planet.is_gas_giant()) {
        centred(kLifeRow, std::string(cosmogenesis::kColourNames[orbit.planet.mark]),
                body_ink(orbit.planet));
    }
    int row = kMoonRow;
    for (std::size_t i = 0; i < orbit.moons.size(); ++i, ++row) {
        const std::string name = fmt::format("M{} ", i + 1);
        canvas.text(left + 1, row, name, kQuiet);
        canvas.text(left + 4, row, body_mark(orbit.moons[i]), body_ink(orbit.moons[i]));
    }
    if (orbit.objective != 0)
        canvas.text(left + 1, row, "⚑ " + cosmogenesis::id_text('P', orbit.objective), kAccent);
}

}  // namespace

Ink body_ink(const Body& body) {
    if (body.is_gas_giant()) return {kGas[body.mark], kPlain, true};
    if (body.is_asteroid()) return kStones;
    return body.is_wet() ? kWater : body.has_life() ? kLife : kDry;
}

std::string_view system_legend() {
    return "═ habitable zone  T rocky  G gas giant  ━ rings  ≈ water  ✿ life  ∘ belt";
}

Canvas draw_system(const cosmogenesis::Content& content, const cosmogenesis::SeatState& seat) {
    Canvas canvas;
    draw_star(canvas);
    draw_zone(canvas, seat.orbit_places());
    for (std::size_t i = 0; i < seat.orbits.size(); ++i)
        draw_orbit(canvas, content, i + 1, seat.orbits[i]);
    for (std::size_t orbit = seat.orbits.size() + 1; orbit <= seat.orbit_places(); ++orbit)
        canvas.text(left_of(orbit) + 4, kPlanetRow + 1, "· ·", kQuiet);
    draw_belt(canvas, canvas.height(), seat.asteroids + seat.comets > 0);
    return canvas;
}

}  // namespace orrery::cli::play
