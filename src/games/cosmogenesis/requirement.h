// What a planetary objective asks of an orbit, and what is still missing there.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/fixed_vector.h"
#include "games/cosmogenesis/body.h"

namespace orrery::cosmogenesis {

// The vocabulary of planetary.json. A zero asks nothing.
struct Requirement {
    BodyKind planet = BodyKind::kNone;  // none = any planet
    std::uint8_t size = 0;
    bool wet = false;
    bool rings = false;
    std::int8_t life = -1;  // lowest stage on the planet; -1 = no life asked for
    std::uint8_t moons = 0;
    std::uint8_t moon_size = 0;  // one moon at least so large
    std::uint8_t wet_moons = 0;
    std::uint8_t living_moons = 0;
    std::uint8_t living_bodies = 0;  // planet and moons
    std::uint8_t orbit_from = 1;
    std::uint8_t orbit_to = kMaxOrbits;
};

enum class Condition : std::uint8_t {
    kTerrestrialPlanet,
    kGasGiant,
    kSize,
    kWet,
    kRings,
    kLife,
    kMoons,
    kMoonSize,
    kWetMoons,
    kLivingMoons,
    kLivingBodies,
    kOrbitFrom,
    kOrbitTo,
};
inline constexpr std::array<std::string_view, 13> kConditionNames{// stable, for translations
                                                                  "terrestrial_planet",
                                                                  "gas_giant",
                                                                  "size",
                                                                  "wet",
                                                                  "rings",
                                                                  "life",
                                                                  "moons",
                                                                  "moon_size",
                                                                  "wet_moons",
                                                                  "living_moons",
                                                                  "living_bodies",
                                                                  "orbit_from",
                                                                  "orbit_to"};

// A condition the orbit does not meet: it needs at least (kOrbitTo: at most) `need` and has `have`.
// Yes-or-no conditions need 1 and have 0; stages of life count from 0, -1 is no life.
struct Missing {
    Condition condition = Condition::kSize;
    std::int8_t need = 0;
    std::int8_t have = 0;
    friend constexpr bool operator==(const Missing&, const Missing&) = default;
};
using MissingList = FixedVector<Missing, kConditionNames.size()>;

// CG-PLANETARY-04: sizes, numbers and stages are minimums, kinds must match. `number` is the
// orbit's number from the star.
bool meets(const Requirement& requirement, const Orbit& orbit, std::size_t number);
MissingList missing(const Requirement& requirement, const Orbit& orbit, std::size_t number);

// The orbit that is nearest to what is asked, among those that may still take an objective.
struct Fit {
    std::uint8_t orbit = 0;  // from 1; 0 = there is none
    bool possible = false;   // what is missing could still come: nothing of it is the orbit's own
    MissingList missing;     // empty: it can be revealed here
};
Fit nearest_fit(const Requirement& requirement, const Orbits& orbits);

}  // namespace orrery::cosmogenesis
