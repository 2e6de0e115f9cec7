// Bodies and orbits: what a star system is made of.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/fixed_vector.h"

namespace orrery::cosmogenesis {

inline constexpr std::size_t kBoardOrbits = 5;   // on the system board
inline constexpr std::size_t kModuleOrbits = 2;  // CG-MODULE-01
inline constexpr std::size_t kMaxOrbits = kBoardOrbits + kModuleOrbits;
inline constexpr std::size_t kHabitableOrbits = 3;  // CG-BODY-09: orbits 1 to 3
inline constexpr std::size_t kMaxMoons = 3;         // CG-BODY-07
inline constexpr int kMaxSize = 4;                  // CG-BODY-02
inline constexpr int kMinWetSize = 3;               // CG-BODY-04
inline constexpr int kMaxStage = 4;                 // intelligent life

enum class BodyKind : std::uint8_t { kNone, kTerrestrial, kGasGiant, kAsteroid };

enum class Colour : std::uint8_t { kRed, kGreen, kBlue, kYellow, kViolet };
inline constexpr std::size_t kColours = 5;
inline constexpr std::array<std::string_view, kColours> kColourNames{"red", "green", "blue",
                                                                     "yellow", "violet"};

// A planet, a moon, or a body that is about to collide. Four bytes.
struct Body {
    BodyKind kind = BodyKind::kNone;
    std::uint8_t size = 0;   // terrestrial 1…4, gas giant 1…2, asteroid 1
    std::uint8_t other = 0;  // the tile's other face is up: wet, or with rings
    std::uint8_t mark = 0;   // terrestrial: 0 = no life, else 1 + stage; gas giant: its colour
    friend constexpr bool operator==(const Body&, const Body&) = default;

    constexpr bool exists() const { return kind != BodyKind::kNone; }
    constexpr bool is_terrestrial() const { return kind == BodyKind::kTerrestrial; }
    constexpr bool is_gas_giant() const { return kind == BodyKind::kGasGiant; }
    constexpr bool is_asteroid() const { return kind == BodyKind::kAsteroid; }
    constexpr bool is_wet() const { return is_terrestrial() && other != 0; }
    constexpr bool has_rings() const { return is_gas_giant() && other != 0; }
    constexpr bool has_life() const { return is_terrestrial() && mark != 0; }
    constexpr int stage() const { return has_life() ? mark - 1 : -1; }  // -1 = no life
    constexpr Colour colour() const { return static_cast<Colour>(mark); }
};

constexpr Body terrestrial(int size) {
    return {BodyKind::kTerrestrial, static_cast<std::uint8_t>(size), 0, 0};
}
constexpr Body gas_giant(int size, Colour colour) {
    return {BodyKind::kGasGiant, static_cast<std::uint8_t>(size), 0,
            static_cast<std::uint8_t>(colour)};
}
inline constexpr Body kAsteroidBody{BodyKind::kAsteroid, 1, 0, 0};

// CG-BODY-03, -06: whether a planet is large enough for a moon of this size.
constexpr bool may_have_moon(const Body& planet, int moon_size) {
    return planet.is_gas_giant() || planet.size > moon_size;
}

struct Orbit {
    Body planet;
    FixedVector<Body, kMaxMoons> moons;  // in the order in which they came (CG-BODY-15)
    std::uint8_t objective = 0;          // the planetary objective attached here; 0 = none
    friend constexpr bool operator==(const Orbit&, const Orbit&) = default;
};
// Orbits 1…n from the star, without gaps (CG-BODY-08).
using Orbits = FixedVector<Orbit, kMaxOrbits>;

// A planet or moon by its place: orbits count from 1; place 0 is the planet, 1…3 its moons.
struct Target {
    std::uint8_t orbit = 0;
    std::uint8_t place = 0;
    friend constexpr bool operator==(const Target&, const Target&) = default;
};

// Nothing when there is no such body (CG-GEN-09).
constexpr const Body* find_body(const Orbits& orbits, Target target) {
    if (target.orbit == 0 || target.orbit > orbits.size()) return nullptr;
    const Orbit& orbit = orbits[target.orbit - 1U];
    if (target.place == 0) return &orbit.planet;
    return target.place <= orbit.moons.size() ? &orbit.moons[target.place - 1U] : nullptr;
}
constexpr Body& body_at(Orbits& orbits, Target target) {
    Orbit& orbit = orbits[target.orbit - 1U];
    return target.place == 0 ? orbit.planet : orbit.moons[target.place - 1U];
}

template <class Visit>
constexpr void for_each_body(const Orbits& orbits, Visit&& visit) {
    for (std::size_t i = 0; i < orbits.size(); ++i) {
        const auto orbit = static_cast<std::uint8_t>(i + 1);
        visit(Target{orbit, 0}, orbits[i].planet);
        for (std::size_t moon = 0; moon < orbits[i].moons.size(); ++moon)
            visit(Target{orbit, static_cast<std::uint8_t>(moon + 1)}, orbits[i].moons[moon]);
    }
}

// CG-EVO-01: whether life on the body develops in this orbit.
constexpr bool is_habitable(std::size_t orbit, const Body& body) {
    return orbit <= kHabitableOrbits && body.is_wet();
}

// "T3w+L2", "G1.red.r", "a": the notation of the rules, used in JSON too.
std::string to_text(const Body& body);
std::optional<Body> body_from_text(std::string_view text);

}  // namespace orrery::cosmogenesis
