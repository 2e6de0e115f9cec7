// Exhausted symbols, civilisations and the gods of Atlantis, as they are typed.
#include <algorithm>
#include <cstdlib>

#include "games/anunnaki/board.h"
#include "games/anunnaki/companion/typed/pieces.h"
#include "games/anunnaki/companion/typed/readers.h"

namespace orrery::anunnaki::companion::typed {
namespace {

// "-ac", "ac02!", "ag=3" taken apart.
struct Tile {
    bool less = false, god = false, face_up = false;
    std::string told;  // "02", "=3"
};

std::optional<Tile> find_tile(std::string_view word) {
    Tile tile;
    if (word.starts_with('+') || word.starts_with('-')) {
        tile.less = word[0] == '-';
        word.remove_prefix(1);
    }
    tile.god = word.starts_with("ag");
    if (!tile.god && !word.starts_with("ac")) return std::nullopt;
    word.remove_prefix(2);
    tile.face_up = tile.god || word.ends_with('!');
    if (word.ends_with('!')) word.remove_suffix(1);
    tile.told = word;
    const std::string_view digits = word.starts_with('=') ? word.substr(1) : word;
    if (!word.empty() && !number_of(digits, 3)) return std::nullopt;
    return tile;
}

// What is printed on the tile, or told of it; nothing where it lies face down. Zero: neither.
std::optional<int> strength_of(const Desk& desk, const Tile& tile) {
    if (tile.told.empty()) return std::nullopt;
    if (tile.told[0] == '=') return number_of(tile.told.substr(1), 2).value_or(0);
    const auto& known = tile.god ? desk.content.atlantis_gods : desk.content.civilisations;
    const auto printed = std::find_if(known.begin(), known.end(), [&](const Civilisation& one) {
        return one.id == (tile.god ? "AG" : "AC") + tile.told;
    });
    if (printed == known.end()) return number_of(tile.told, 1).value_or(0);
    return tile.face_up ? std::optional<int>(printed->strength) : std::nullopt;
}

}  // namespace

Symbols::Symbols(Desk& desk, Place area)
    : desk_(desk), area_(area), bits_(is_area(area) ? desk.state.areas[area].exhausted : 0U) {}

ResourceCounts Symbols::counts(unsigned bits) const {
    ResourceCounts counts{};
    const auto& symbols = desk_.content.areas[area_].symbols;
    for (std::size_t i = 0; i < symbols.size(); ++i)
        if ((bits >> i & 1U) != 0) ++counts[static_cast<std::size_t>(symbols[i])];
    return counts;
}

void Symbols::set(unsigned wanted, Entries& entries) {
    const ResourceCounts now = counts(bits_);
    const ResourceCounts then = counts(wanted);
    for (std::size_t resource = 0; resource < kResources; ++resource)
        repeat(entries,
               act(then[resource] > now[resource] ? ActionKind::kExhaust : ActionKind::kRenew,
                   {byte(resource), area_}),
               std::abs(then[resource] - now[resource]));
    bits_ = wanted;
}

// The leftmost of its kind is exhausted, the rightmost renewed (AN-COMP-02).
bool Symbols::turn(Resource resource, bool renew) {
    const auto& symbols = desk_.content.areas[area_].symbols;
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        const std::size_t at = renew ? symbols.size() - 1 - i : i;
        if (symbols[at] != resource || ((bits_ >> at & 1U) != 0) != renew) continue;
        bits_ ^= 1U << at;
        return true;
    }
    return false;
}

void Symbols::read(const std::string& word, Entries& entries) {
    const std::size_t size = desk_.content.areas[area_].symbols.size();
    const auto no_such = [&] {
        desk_.fail("symbols", {{"word", word},
                               {"place", desk_.content.areas[area_].id},
                               {"count", static_cast<int>(size)}});
    };
    const auto change = find_change(word);
    if (!change || !change->what.starts_with('x')) return bad_change(desk_, word);
    const std::string_view rest = change->what.substr(1);
    for (std::size_t i = 0; i < kResources; ++i)
        if (rest == kResourceNames[i]) {
            for (int k = 0; k < change->count; ++k) turn(static_cast<Resource>(i), change->less);
            return repeat(
                entries,
                act(change->less ? ActionKind::kRenew : ActionKind::kExhaust, {byte(i), area_}),
                change->count);
        }
    if (!word.starts_with('x')) {
        if (!rest.empty()) return bad_change(desk_, word);
        unsigned wanted = bits_;
        for (int k = 0; k < change->count; ++k) {
            std::size_t at = change->less ? size : 0;
            if (change->less)
                while (at > 0 && (wanted >> (at - 1) & 1U) == 0) --at;
            else
                while (at < size && (wanted >> at & 1U) != 0) ++at;
            if (at == (change->less ? 0 : size)) return no_such();
            wanted ^= 1U << (change->less ? at - 1 : at);
        }
        return set(wanted, entries);
    }
    const bool one = rest.starts_with('@');
    const auto number = number_of(one ? rest.substr(1) : rest, 1);
    if (!number || static_cast<std::size_t>(*number) > size || (one && *number == 0))
        return no_such();
    set(one ? 1U << (*number - 1) : (1U << *number) - 1, entries);
}

bool is_tile(const std::string& word) {
    return word.find("ac") != std::string::npos || word.find("ag") != std::string::npos;
}

void read_tile(Desk& desk, Place place, const std::string& word, Entries& entries) {
    const auto tile = find_tile(word);
    if (!tile) return bad_change(desk, word);
    const Place at = is_area(place) ? place : leader_place(planet_of_place(place));
    if (tile->less) {
        entries.push_back(act(tile->god ? ActionKind::kNoGod : ActionKind::kNoCivilisation, {at}));
        return;
    }
    std::optional<int> strength = strength_of(desk, *tile);
    if (strength && (*strength < 1 || *strength > kMostStrength))
        return desk.fail(
            "strength",
            {{"word", word}, {"kind", tile->god ? "ag" : "ac"}, {"most", kMostStrength}});
    if (!strength && !is_area(at)) strength = desk.content.distant[planet_of_place(at)].strength;
    if (strength)
        entries.push_back(act(tile->god ? ActionKind::kKnownGod : ActionKind::kKnownCivilisation,
                              {at, byte(static_cast<std::size_t>(*strength - 1))}));
    else
        entries.push_back(act(tile->god ? ActionKind::kGod : ActionKind::kCivilisation, {at}));
}

}  // namespace orrery::anunnaki::companion::typed
