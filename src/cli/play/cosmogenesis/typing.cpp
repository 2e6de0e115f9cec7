#include "cli/play/cosmogenesis/typing.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "cli/play/typed.h"
#include "games/cosmogenesis/action.h"
#include "games/cosmogenesis/conditions.h"

namespace orrery::cli::play {
namespace {

using cosmogenesis::FieldPlace;
using cosmogenesis::ObjectEffect;
using cosmogenesis::Phase;
using cosmogenesis::RewardItem;
using cosmogenesis::Target;
using Kind = cosmogenesis::ElementKind;

// "7", or "p07" with the letter p.
std::optional<int> number(std::string_view text, char letter = 0) {
    if (letter != 0 && text.starts_with(letter)) text.remove_prefix(1);
    return typed_number(text, 2);
}

// "2-3", "ii-3".
std::optional<FieldPlace> field(std::string_view text) {
    const std::size_t dash = text.find('-');
    if (dash == std::string_view::npos) return std::nullopt;
    constexpr std::array<std::string_view, cosmogenesis::kSectors> kRoman{"i", "ii", "iii", "iv"};
    const std::string_view name = text.substr(0, dash);
    const auto place = number(text.substr(dash + 1));
    auto sector = number(name);
    for (std::size_t i = 0; i < kRoman.size(); ++i)
        if (name == kRoman[i]) sector = static_cast<int>(i) + 1;
    if (!sector || !place || *sector < 1 || *sector > static_cast<int>(cosmogenesis::kSectors) ||
        *place < 1 || *place > static_cast<int>(cosmogenesis::kFields))
        return std::nullopt;
    return FieldPlace{static_cast<std::uint8_t>(*sector), static_cast<std::uint8_t>(*place)};
}

int orbit(const std::string& word) {
    const auto found = number(word, 'o');
    if (!found || *found < 1 || *found > 7)
        throw Misread{fmt::format("\"{}\" is not an orbit; write 1 to 7.", word)};
    return *found;
}

// "2" or "2.p" is the planet of orbit 2, "2.1" or "2.m1" its first moon.
std::string target(const std::string& word) {
    const std::size_t dot = word.find('.');
    const int at = orbit(word.substr(0, dot));
    if (dot == std::string::npos || word.substr(dot + 1) == "p") return fmt::format("O{}.P", at);
    const auto moon = number(word.substr(dot + 1), 'm');
    if (!moon || *moon > 3)
        throw Misread{
            fmt::format("\"{}\" is no body; write 2 for planet O2, 2.1 for its moon M1.", word)};
    return *moon == 0 ? fmt::format("O{}.P", at) : fmt::format("O{}.M{}", at, *moon);
}

std::string objective(const std::string& word) {
    const auto found = number(word, 'p');
    if (!found) throw Misread{fmt::format("\"{}\" is not an objective like P07.", word)};
    return cosmogenesis::id_text('P', static_cast<std::size_t>(*found));
}

void want(const Words& words, std::size_t count, std::string_view form) {
    if (words.size() != count) throw Misread{fmt::format("Write it like this: {}", form)};
}

// What is done with an element when nothing else is said.
std::string usual(Kind kind) {
    switch (kind) {
        case Kind::kBody:
        case Kind::kGasGiant:
            return " as planet";
        case Kind::kObject:
            return " as object";
        case Kind::kStellar:
        case Kind::kPlanetary:
            return " as objective";
        default:
            return " to belt";
    }
}

std::string take(const CosmosView& seen, FieldPlace place, const Words& words) {
    const std::string name = cosmogenesis::to_text(place);
    const cosmogenesis::Element lying = element_on(seen.rules.content(), seen.state, place);
    if (words.size() == 1) return "take " + name + usual(lying.kind);
    const std::string& way = words[1];
    if (way == "m" || way == "h") {
        want(words, 3, way == "m" ? "2-3 m 1 (moon of orbit 1)" : "2-3 h 1.2 (hit moon M2 of O1)");
        return way == "m" ? fmt::format("take {} as moon of O{}", name, orbit(words[2]))
                          : fmt::format("take {} to hit {}", name, target(words[2]));
    }
    if (way == "x") return "discard " + name;
    if (way == "p") return "take " + name + " as planet";
    if (way == "b") return "take " + name + " to belt";
    if (way == "o") return "take " + name + usual(lying.kind);
    throw Misread{"After a field write p planet, m moon, h hit, b belt, o keep, x discard."};
}

// What the words after an object's number mean depends on what the object does.
std::string use(const cosmogenesis::Content& content, const Words& words) {
    const auto object = words.size() > 1 ? number(words[1], 'o') : std::nullopt;
    if (!object || *object < 1 || *object > 10)
        throw Misread{"Name an object: o 5 1.1 uses O05 on the first moon of orbit 1."};
    const auto index = static_cast<std::size_t>(*object);
    const std::string name = "use " + cosmogenesis::id_text('O', index);
    const Words rest(words.begin() + 2, words.end());
    const ObjectEffect effect = content.objects[index].effect;
    if (rest.empty())
        return name + (effect == ObjectEffect::kComet         ? " to belt"
                       : effect == ObjectEffect::kRoguePlanet ? " as planet"
                                                              : "");
    if (rest.size() == 2 && effect == ObjectEffect::kSwapOrbits)
        return fmt::format("{} on O{} and O{}", name, orbit(rest[0]), orbit(rest[1]));
    if (rest.size() == 2 && effect == ObjectEffect::kMoonCollision)
        return fmt::format("{} on {} to hit {}", name, target(rest[0]), target(rest[1]));
    const bool moon = rest[0] == "m", hit = rest[0] == "h";
    const std::string& last = rest.back();
    if (moon || effect == ObjectEffect::kAsteroidMoon)
        return fmt::format("{} as moon of O{}", name, orbit(last));
    if (effect == ObjectEffect::kLife || effect == ObjectEffect::kEvolution)
        return fmt::format("{} on {}", name, target(last));
    if (hit || rest.size() == 1) return fmt::format("{} to hit {}", name, target(last));
    throw Misread{fmt::format("{} {}", content.objects[index].names.english + ":",
                              content.objects[index].summary)};
}

}  // namespace

std::string expand_cosmic_form(std::string_view typed, const CosmosView& seen) {
    const Words words = lower_words(typed);
    if (words.empty() || seen.viewer == kSpectator) return std::string(typed);
    const std::string& verb = words[0];
    if (const auto place = field(verb)) return take(seen, *place, words);
    const Phase phase = seen.state.phase;
    const bool reward = phase == Phase::kReward;
    if (verb == "k" || (phase == Phase::kChooseStart && words.size() == 1 && verb[0] == 'p')) {
        if (verb == "k") want(words, 2, "k 7 (keep P07)");
        return "keep " + objective(words.back());
    }
    if (verb == "m")
        return want(words, 2, "m 2 (moon of orbit 2)"),
               fmt::format("side moon of O{}", orbit(words[1]));
    if (verb == "a")
        return want(words, 2, "a 2.1 (an asteroid hits moon M1 of O2)"),
               "side hit " + target(words[1]);
    if (verb == "c" && words.size() == 1) return "side comet to belt";
    if (verb == "c")
        return want(words, 2, "c 2 (buy a comet, hit planet O2)"),
               "side comet to hit " + target(words[1]);
    if (verb == "t")
        return want(words, 2, "t 2 (throw a comet of the belt at planet O2)"),
               "side throw comet at " + target(words[1]);
    if (verb == "l") {
        want(words, 2, "l 1 (life on planet O1)");
        const bool given = reward && seen.state.rewards.back() == RewardItem::kLife;
        return (given ? "reward life on " : "side life on ") + target(words[1]);
    }
    if (verb == "v")
        return want(words, 2, "v 1 (life on planet O1 evolves)"),
               "reward evolve " + target(words[1]);
    if (verb == "r")
        return want(words, 3, "r 7 2 (reveal P07 at orbit 2)"),
               fmt::format("side reveal {} at O{}", objective(words[1]), orbit(words[2]));
    if (verb == "o") return use(seen.rules.content(), words);
    if (verb == "mod" && words.size() == 1) return "side module";
    if (verb == "e" && words.size() == 1) return reward ? "decline" : "end turn";
    if (verb == "n" && words.size() == 1) return "decline";
    return std::string(typed);
}

Lines cosmic_forms_help() {
    return {
        "  2-3 p    take II-3 as planet       2-3 m 1    as moon of orbit 1",
        "  2-3 h 1  hit planet O1 with it     2-3 h 1.2  hit moon M2 of orbit 1",
        "  4-1 b    to the belt               2-3 x      discard it for an asteroid",
        "  1-2      take it as objective      3-1 o      take it as object",
        "  m 2      asteroid becomes a moon   a 2.1      an asteroid hits moon M1 of O2",
        "  c / c 2  buy a comet / and hit O2  t 2        throw a comet of the belt at O2",
        "  l 1      life on planet O1         mod        build the module",
        "  r 7 2    reveal P07 at orbit 2     k 7        keep P07 (at the start)",
        "  o 5 1    use object O05 on O1      v 1        reward: life on O1 evolves",
        "  n        decline a reward          e          end the turn",
    };
}

}  // namespace orrery::cli::play
