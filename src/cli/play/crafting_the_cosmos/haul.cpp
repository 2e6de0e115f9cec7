// Gains and placings come in swarms: they are summed up before they are told.
#include <fmt/format.h>

#include <algorithm>

#include "cli/play/crafting_the_cosmos/story.h"
#include "cli/play/crafting_the_cosmos/words.h"
#include "games/crafting_the_cosmos/events.h"
#include "games/crafting_the_cosmos/names.h"

namespace orrery::cli::play::crafting {
namespace {

namespace ctc = crafting_the_cosmos;
using ctc::EventKind;

}  // namespace

void Haul::gain(std::string_view one, std::string_view many) {
    const auto same = std::find_if(gained_.begin(), gained_.end(),
                                   [&](const Count& count) { return count.one == one; });
    if (same != gained_.end())
        ++same->count;
    else
        gained_.push_back({std::string(one), std::string(many), 1});
}

void Haul::place(std::string_view what, const std::string& where) {
    const auto same = std::find_if(placed_.begin(), placed_.end(),
                                   [&](const auto& entry) { return entry.first == what; });
    if (same != placed_.end())
        same->second.push_back(where);
    else
        placed_.push_back({std::string(what), {where}});
}

bool Haul::add(const Event& event) {
    const auto& arg = event.arguments;
    switch (static_cast<EventKind>(event.kind)) {
        case EventKind::kTokenMoved:
            moves_.push_back(arg[0] != 0 ? fmt::format("dark energy from {} to {}", energy(arg[1]),
                                                       energy(arg[2]))
                                         : fmt::format("the token to {}", energy(arg[2])));
            return true;
        case EventKind::kStarGained:
            return gain(element(arg[0]), element(arg[0])), true;
        case EventKind::kProtoGained:
            return gain("proto life", "proto life"), true;
        case EventKind::kNebulaGained:
            return gain("nebula " + ctc::tile_name(static_cast<std::uint8_t>(arg[0])), ""), true;
        case EventKind::kDnaGained:
            return gain("DNA", "DNA"), true;
        case EventKind::kSupernovaGained:
            return gain("supernova", "supernovae"), true;
        case EventKind::kGravitonGained:
            return gain("graviton", "gravitons"), true;
        case EventKind::kCrystalMoved:
            return gain("time step", "time steps"), true;
        case EventKind::kCardTaken:
            return gain(fmt::format("{} card", energy(arg[1])),
                        fmt::format("{} cards", energy(arg[1]))),
                   true;
        case EventKind::kCardDrawn:
            return gain("card from the deck", "cards from the deck"), true;
        case EventKind::kNebulaPlaced:
            place("nebula " + ctc::tile_name(static_cast<std::uint8_t>(arg[0])),
                  ctc::nebula_name(static_cast<std::size_t>(arg[1])));
            return true;
        case EventKind::kStarPlaced:
            return place(element(arg[0]), star(arg[1])), true;
        case EventKind::kProtoPlaced:
            return place("proto life", life(arg[0])), true;
        case EventKind::kStablePlaced:
            return place("stable life", life(arg[0])), true;
        default:
            return false;
    }
}

std::vector<std::string> Haul::sentences(Seat seat, const SeatNames& names) {
    std::vector<std::string> told, gains, places;
    for (const Count& count : gained_)
        gains.push_back(count.many.empty() ? count.one
                                           : counted(count.count, count.one, count.many));
    for (const auto& [what, where] : placed_)
        places.push_back(fmt::format("{} at {}", what, listed(where)));
    if (!moves_.empty() && !gains.empty())
        told.push_back(fmt::format("{} {}: {}.", names.does(seat, "move", "moves"), listed(moves_),
                                   listed(gains)));
    else if (!moves_.empty())
        told.push_back(fmt::format("{} {}.", names.does(seat, "move", "moves"), listed(moves_)));
    else if (!gains.empty())
        told.push_back(fmt::format("{} {}.", names.does(seat, "gain", "gains"), listed(gains)));
    if (!places.empty())
        told.push_back(fmt::format("{} {}.", names.does(seat, "place", "places"), listed(places)));
    *this = {};
    return told;
}

}  // namespace orrery::cli::play::crafting
