// Actions from their text form.
#include <optional>

#include "core/text.h"
#include "games/cosmogenesis/action.h"
#include "games/cosmogenesis/state.h"

namespace orrery::cosmogenesis {
namespace {

// Reading. Each operand either parses or leaves the reader where the error is.
constexpr const char* kNeedsField = "a field like II-3";
constexpr const char* kNeedsOrbit = "an orbit from O1 to O7";
constexpr const char* kNeedsTarget = "a body: O2.P is a planet, O2.M1 its first moon";
constexpr const char* kNeedsObjective = "a planetary objective from P01 to P25";
constexpr const char* kNeedsObject = "an object from O01 to O10";

std::optional<std::uint8_t> read_id(TextReader& text, std::string_view letter, std::size_t max) {
    if (!text.accept_word(letter)) return std::nullopt;
    const std::optional<int> number = text.number(1, static_cast<int>(max));
    if (!number) return std::nullopt;
    return static_cast<std::uint8_t>(*number);
}
std::optional<std::uint8_t> read_orbit(TextReader& text) {
    return read_id(text, "O", kMaxOrbits);
}

std::optional<Target> read_target(TextReader& text) {
    const std::optional<std::uint8_t> orbit = read_orbit(text);
    if (!orbit || !text.accept('.')) return std::nullopt;
    if (text.accept_word("P")) return Target{*orbit, 0};
    const std::optional<std::uint8_t> moon = read_id(text, "M", kMaxMoons);
    if (!moon) return std::nullopt;
    return Target{*orbit, *moon};
}

std::optional<FieldPlace> read_field(TextReader& text) {
    for (std::size_t sector = 0; sector < kSectors; ++sector) {
        if (!text.accept_word(kSectorNames[sector])) continue;
        if (!text.accept('-')) return std::nullopt;
        const std::optional<int> field = text.number(1, 9);
        if (!field) return std::nullopt;
        return FieldPlace{static_cast<std::uint8_t>(sector + 1), static_cast<std::uint8_t>(*field)};
    }
    return std::nullopt;
}

Result<Action> read_on_target(TextReader& text, ActionKind kind) {
    const std::optional<Target> target = read_target(text);
    if (!target) return text.error(kNeedsTarget);
    return on_target(kind, *target);
}

Result<Action> read_keep(TextReader& text) {
    const std::optional<std::uint8_t> objective = read_id(text, "P", kPlanetaryCount);
    if (!objective) return text.error(kNeedsObjective);
    return keep(*objective);
}

Result<Action> read_discard(TextReader& text) {
    const std::optional<FieldPlace> field = read_field(text);
    if (!field) return text.error(kNeedsField);
    return take(ActionKind::kDiscard, *field);
}

Result<Action> read_take(TextReader& text) {
    const std::optional<FieldPlace> from = read_field(text);
    if (!from) return text.error(kNeedsField);
    if (text.accept_word("as")) {
        if (text.accept_word("planet")) return take(ActionKind::kTakePlanet, *from);
        if (text.accept_word("object")) return take(ActionKind::kTakeObject, *from);
        if (text.accept_word("objective")) return take(ActionKind::kTakeObjective, *from);
        if (!text.accept_word("moon")) return text.error("planet, moon, object or objective");
        if (!text.accept_word("of")) return text.error("of");
        const std::optional<std::uint8_t> orbit = read_orbit(text);
        if (!orbit) return text.error(kNeedsOrbit);
        return take_moon(*from, *orbit);
    }
    if (!text.accept_word("to")) return text.error("as or to");
    if (text.accept_word("belt")) return take(ActionKind::kTakeBelt, *from);
    if (!text.accept_word("hit")) return text.error("belt or hit");
    const std::optional<Target> target = read_target(text);
    if (!target) return text.error(kNeedsTarget);
    return take_hit(*from, *target);
}

Result<Action> read_reveal(TextReader& text) {
    const std::optional<std::uint8_t> objective = read_id(text, "P", kPlanetaryCount);
    if (!objective) return text.error(kNeedsObjective);
    if (!text.accept_word("at")) return text.error("at");
    const std::optional<std::uint8_t> orbit = read_orbit(text);
    if (!orbit) return text.error(kNeedsOrbit);
    return side_reveal(*objective, *orbit);
}

Result<Action> read_side(TextReader& text) {
    if (text.accept_word("moon")) {
        if (!text.accept_word("of")) return text.error("of");
        const std::optional<std::uint8_t> orbit = read_orbit(text);
        if (!orbit) return text.error(kNeedsOrbit);
        return side_moon(*orbit);
    }
    if (text.accept_word("hit")) return read_on_target(text, ActionKind::kSideHit);
    if (text.accept_word("comet")) {
        if (!text.accept_word("to")) return text.error("to");
        if (text.accept_word("belt")) return plain(ActionKind::kSideBuyComet);
        if (!text.accept_word("hit")) return text.error("belt or hit");
        return read_on_target(text, ActionKind::kSideBuyHit);
    }
    if (text.accept_word("life")) {
        if (!text.accept_word("on")) return text.error("on");
        return read_on_target(text, ActionKind::kSideLife);
    }
    if (text.accept_word("module")) return plain(ActionKind::kSideModule);
    if (text.accept_word("reveal")) return read_reveal(text);
    if (!text.accept_word("throw"))
        return text.error("moon, hit, comet, life, module, reveal or throw");
    if (!text.accept_word("comet")) return text.error("comet");
    if (!text.accept_word("at")) return text.error("at");
    return read_on_target(text, ActionKind::kSideThrow);
}

// After "use O09 on O1": a body, a moon that hits something, or a second orbit.
Result<Action> read_use_on(TextReader& text, std::uint8_t object) {
    const std::optional<std::uint8_t> orbit = read_orbit(text);
    if (!orbit) return text.error(kNeedsOrbit);
    if (text.accept_word("and")) {
        const std::optional<std::uint8_t> other = read_orbit(text);
        if (!other) return text.error(kNeedsOrbit);
        return use_swap(object, *orbit, *other);
    }
    if (!text.accept('.')) return text.error("and, or a body of the orbit");
    Target target{*orbit, 0};
    if (!text.accept_word("P")) {
        const std::optional<std::uint8_t> moon = read_id(text, "M", kMaxMoons);
        if (!moon) return text.error(kNeedsTarget);
        target.place = *moon;
    }
    if (text.at_end()) return use_target(ActionKind::kUseOn, object, target);
    if (!text.accept_word("to")) return text.error("to");
    if (!text.accept_word("hit")) return text.error("hit");
    const std::optional<Target> hit = read_target(text);
    if (!hit) return text.error(kNeedsTarget);
    return use_throw(object, target, *hit);
}

Result<Action> read_use(TextReader& text) {
    const std::optional<std::uint8_t> object = read_id(text, "O", kObjectCount);
    if (!object) return text.error(kNeedsObject);
    if (text.at_end()) return use(ActionKind::kUse, *object);
    if (text.accept_word("on")) return read_use_on(text, *object);
    if (text.accept_word("as")) {
        if (text.accept_word("planet")) return use(ActionKind::kUsePlanet, *object);
        if (!text.accept_word("moon")) return text.error("planet or moon");
        if (!text.accept_word("of")) return text.error("of");
        const std::optional<std::uint8_t> orbit = read_orbit(text);
        if (!orbit) return text.error(kNeedsOrbit);
        return use_moon(*object, *orbit);
    }
    if (!text.accept_word("to")) return text.error("on, as or to");
    if (text.accept_word("belt")) return use(ActionKind::kUseBelt, *object);
    if (!text.accept_word("hit")) return text.error("belt or hit");
    const std::optional<Target> target = read_target(text);
    if (!target) return text.error(kNeedsTarget);
    return use_target(ActionKind::kUseHit, *object, *target);
}

Result<Action> read_reward(TextReader& text) {
    if (text.accept_word("evolve")) return read_on_target(text, ActionKind::kRewardEvolve);
    if (!text.accept_word("life")) return text.error("life or evolve");
    if (!text.accept_word("on")) return text.error("on");
    return read_on_target(text, ActionKind::kRewardLife);
}

Result<Action> read_action(TextReader& text) {
    if (text.accept_word("keep")) return read_keep(text);
    if (text.accept_word("take")) return read_take(text);
    if (text.accept_word("discard")) return read_discard(text);
    if (text.accept_word("side")) return read_side(text);
    if (text.accept_word("use")) return read_use(text);
    if (text.accept_word("reward")) return read_reward(text);
    if (text.accept_word("decline")) return plain(ActionKind::kDecline);
    if (text.accept_word("end")) {
        if (!text.accept_word("turn")) return text.error("turn");
        return plain(ActionKind::kEndTurn);
    }
    return text.error("an action: keep, take, discard, side, use, reward, decline or end turn");
}

}  // namespace

Result<Action> parse_action(std::string_view text) {
    return read_whole(text, read_action);
}

}  // namespace orrery::cosmogenesis
