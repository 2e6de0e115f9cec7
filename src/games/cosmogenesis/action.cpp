#include "games/cosmogenesis/action.h"

#include <array>
#include <optional>

#include "core/text.h"
#include "games/cosmogenesis/state.h"

namespace orrery::cosmogenesis {
namespace {

constexpr std::array<std::string_view, kSectors> kSectorNames{"I", "II", "III", "IV"};

constexpr OperandShape kSector{"sector"}, kField{"field"}, kOrbit{"orbit"}, kPlace{"place"};
constexpr OperandShape kObjective{"objective"}, kObject{"object"};
constexpr OperandShape kOrbit2{"orbit2"}, kPlace2{"place2"};
constexpr std::array kOneObjective{kObjective};
constexpr std::array kOneField{kSector, kField};
constexpr std::array kFieldOrbit{kSector, kField, kOrbit};
constexpr std::array kFieldTarget{kSector, kField, kOrbit, kPlace};
constexpr std::array kOneOrbit{kOrbit};
constexpr std::array kOneTarget{kOrbit, kPlace};
constexpr std::array kObjectiveOrbit{kObjective, kOrbit};
constexpr std::array kOneObject{kObject};
constexpr std::array kObjectOrbit{kObject, kOrbit};
constexpr std::array kObjectTarget{kObject, kOrbit, kPlace};
constexpr std::array kObjectOrbits{kObject, kOrbit, kOrbit2};
constexpr std::array kObjectTargets{kObject, kOrbit, kPlace, kOrbit2, kPlace2};

constexpr ActionShape shape(ActionKind kind, std::string_view name,
                            std::span<const OperandShape> operands = {}) {
    return {static_cast<std::uint8_t>(kind), name, operands};
}

constexpr std::array kShapes{
    shape(ActionKind::kKeep, "keep", kOneObjective),
    shape(ActionKind::kTakePlanet, "take as planet", kOneField),
    shape(ActionKind::kTakeMoon, "take as moon", kFieldOrbit),
    shape(ActionKind::kTakeHit, "take to hit", kFieldTarget),
    shape(ActionKind::kTakeBelt, "take to belt", kOneField),
    shape(ActionKind::kTakeObject, "take as object", kOneField),
    shape(ActionKind::kTakeObjective, "take as objective", kOneField),
    shape(ActionKind::kDiscard, "discard", kOneField),
    shape(ActionKind::kSideMoon, "side moon", kOneOrbit),
    shape(ActionKind::kSideHit, "side hit", kOneTarget),
    shape(ActionKind::kSideBuyComet, "side comet to belt"),
    shape(ActionKind::kSideBuyHit, "side comet to hit", kOneTarget),
    shape(ActionKind::kSideLife, "side life", kOneTarget),
    shape(ActionKind::kSideModule, "side module"),
    shape(ActionKind::kSideReveal, "side reveal", kObjectiveOrbit),
    shape(ActionKind::kSideThrow, "side throw comet", kOneTarget),
    shape(ActionKind::kUse, "use", kOneObject),
    shape(ActionKind::kUseBelt, "use to belt", kOneObject),
    shape(ActionKind::kUsePlanet, "use as planet", kOneObject),
    shape(ActionKind::kUseMoon, "use as moon", kObjectOrbit),
    shape(ActionKind::kUseHit, "use to hit", kObjectTarget),
    shape(ActionKind::kUseOn, "use on", kObjectTarget),
    shape(ActionKind::kUseSwap, "use on orbits", kObjectOrbits),
    shape(ActionKind::kUseThrow, "use on moon", kObjectTargets),
    shape(ActionKind::kRewardLife, "reward life", kOneTarget),
    shape(ActionKind::kRewardEvolve, "reward evolve", kOneTarget),
    shape(ActionKind::kDecline, "decline"),
    shape(ActionKind::kEndTurn, "end turn"),
};

std::string orbit_text(std::uint8_t orbit) {
    return "O" + std::to_string(orbit);
}

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

std::string to_text(FieldPlace place) {
    return std::string(kSectorNames[place.sector - 1U]) + "-" + std::to_string(place.field);
}

std::string to_text(Target target) {
    return orbit_text(target.orbit) +
           (target.place == 0 ? ".P" : ".M" + std::to_string(target.place));
}

std::string id_text(char letter, std::size_t number) {
    return letter + std::string(number < 10 ? "0" : "") + std::to_string(number);
}

std::string print_action(Action action) {
    const auto& bytes = action.operands;
    const auto field = [&] { return to_text(field_operand(action)); };
    const auto target = [&](std::size_t byte) { return to_text(target_operand(action, byte)); };
    const auto object = [&] { return "use " + id_text('O', bytes[0]); };
    switch (kind_of(action)) {
        case ActionKind::kKeep:
            return "keep " + id_text('P', bytes[0]);
        case ActionKind::kTakePlanet:
            return "take " + field() + " as planet";
        case ActionKind::kTakeMoon:
            return "take " + field() + " as moon of " + orbit_text(bytes[2]);
        case ActionKind::kTakeHit:
            return "take " + field() + " to hit " + target(2);
        case ActionKind::kTakeBelt:
            return "take " + field() + " to belt";
        case ActionKind::kTakeObject:
            return "take " + field() + " as object";
        case ActionKind::kTakeObjective:
            return "take " + field() + " as objective";
        case ActionKind::kDiscard:
            return "discard " + field();
        case ActionKind::kSideMoon:
            return "side moon of " + orbit_text(bytes[0]);
        case ActionKind::kSideHit:
            return "side hit " + target(0);
        case ActionKind::kSideBuyComet:
            return "side comet to belt";
        case ActionKind::kSideBuyHit:
            return "side comet to hit " + target(0);
        case ActionKind::kSideLife:
            return "side life on " + target(0);
        case ActionKind::kSideModule:
            return "side module";
        case ActionKind::kSideReveal:
            return "side reveal " + id_text('P', bytes[0]) + " at " + orbit_text(bytes[1]);
        case ActionKind::kSideThrow:
            return "side throw comet at " + target(0);
        case ActionKind::kUse:
            return object();
        case ActionKind::kUseBelt:
            return object() + " to belt";
        case ActionKind::kUsePlanet:
            return object() + " as planet";
        case ActionKind::kUseMoon:
            return object() + " as moon of " + orbit_text(bytes[1]);
        case ActionKind::kUseHit:
            return object() + " to hit " + target(1);
        case ActionKind::kUseOn:
            return object() + " on " + target(1);
        case ActionKind::kUseSwap:
            return object() + " on " + orbit_text(bytes[1]) + " and " + orbit_text(bytes[2]);
        case ActionKind::kUseThrow:
            return object() + " on " + target(1) + " to hit " + target(3);
        case ActionKind::kRewardLife:
            return "reward life on " + target(0);
        case ActionKind::kRewardEvolve:
            return "reward evolve " + target(0);
        case ActionKind::kDecline:
            return "decline";
        case ActionKind::kEndTurn:
            return "end turn";
        case ActionKind::kNone:
            break;
    }
    return "none";
}

Result<Action> parse_action(std::string_view text) {
    TextReader reader(text);
    Result<Action> action = read_action(reader);
    if (action && !reader.at_end()) return reader.error("the end of the action");
    return action;
}

std::span<const ActionShape> action_shapes() {
    return kShapes;
}

}  // namespace orrery::cosmogenesis
