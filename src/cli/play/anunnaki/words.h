// Anunnaki in words and marks: pieces, costs, rewards, and Cosmobot's reasons.
#pragma once

#include <string>
#include <string_view>

#include "cli/play/canvas.h"
#include "core/event.h"
#include "games/anunnaki/content/content.h"
#include "games/anunnaki/state.h"

namespace orrery::cli::play::pantheon {

namespace an = anunnaki;

inline constexpr Ink kPersonInk{81, kPlain, true}, kBotInk{209, kPlain, true};
constexpr Ink ink_of(an::Side side) {
    return side == an::Side::kPerson ? kPersonInk : kBotInk;
}

// Wood, metal, gold, grain; a small letter is an exhausted symbol.
inline constexpr std::string_view kResourceLetters = "WMOG";
Ink resource_ink(an::Resource resource);
// "WWG", "free" without any.
std::string cost_mark(const an::ResourceCounts& cost);

// "⌂3m2G": a settlement, three followers, two minor gods, the great god.
std::string pieces_mark(const an::UnitCounts& units, bool settlement);
// Names by the numbers that events carry; a unit is "a follower", "the great god".
std::string unit_name(int unit);
std::string track_name(int track);
std::string resource_name(int resource);
template <class List>
const auto& entry(const List& list, int number) {
    return list[static_cast<std::size_t>(number)];
}

// "+2 resources, +1 crystal".
std::string reward_text(const an::Effects& effects);
// "WWG→3 t1 +supremacy": 3 points, 1 step on trade.
std::string contract_text(const an::Contract& contract);
// "war 4", "resources 5".
std::string requirement_text(const an::Requirement& requirement);
// "portal 2 mighty; advance war".
std::string card_text(const an::AdviserCard& card, an::Deck deck);

// The criterion of an event `criterion` in a few words: "produces metal", "the only one".
std::string reason_text(const Event& criterion);

}  // namespace orrery::cli::play::pantheon
