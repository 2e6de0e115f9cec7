#include "games/cosmobot/action.h"

#include <algorithm>
#include <array>

#include "core/action_form.h"
#include "games/cosmobot/operand.h"

namespace orrery::anunnaki::cosmobot {
namespace {

constexpr std::array kForms{
    Form{ActionKind::kPut, "put", "put {side} {unit} in {place}"},
    Form{ActionKind::kTake, "take", "take {side} {unit} from {place}"},
    Form{ActionKind::kSettle, "settle", "settle {side} in {area}"},
    Form{ActionKind::kUnsettle, "unsettle", "unsettle {area}"},
    Form{ActionKind::kCivilisation, "civilisation", "civilisation in {area}"},
    Form{ActionKind::kKnownCivilisation, "known civilisation",
         "known civilisation in {place} of {strength}"},
    Form{ActionKind::kNoCivilisation, "no civilisation", "no civilisation in {place}"},
    Form{ActionKind::kGod, "god", "god in {area}"},
    Form{ActionKind::kKnownGod, "known god", "known god in {area} of {strength}"},
    Form{ActionKind::kNoGod, "no god", "no god in {area}"},
    Form{ActionKind::kExhaust, "exhaust", "exhaust {resource} in {area}"},
    Form{ActionKind::kRenew, "renew", "renew {resource} in {area}"},
    Form{ActionKind::kCulture, "culture", "culture at {site}"},
    Form{ActionKind::kNoCulture, "no culture", "no culture at {site}"},
    Form{ActionKind::kToken, "token", "token on {marker}"},
    Form{ActionKind::kNoToken, "no token", "no token on {marker}"},
    Form{ActionKind::kTrack, "track", "track {side} {track} {space}"},
    Form{ActionKind::kSupremacy, "supremacy", "supremacy {side} {marker}"},
    Form{ActionKind::kCubes, "cubes", "cubes {side} {cubes}"},
    Form{ActionKind::kPoints, "points", "points {side} {points}"},
    Form{ActionKind::kGoal, "goal", "goal {beside} {goal}"},
    Form{ActionKind::kContract, "contract", "contract {slot} vp {vp} trade {trade}"},
    Form{ActionKind::kNoContract, "no contract", "no contract {slot}"},
    Form{ActionKind::kPlanet, "planet", "planet {display} {planet}"},
    Form{ActionKind::kShow, "show", "show {creature} {display}"},
    Form{ActionKind::kGive, "give", "give {creature} to {side}"},
    Form{ActionKind::kRemove, "remove", "remove {creature}"},
    Form{ActionKind::kPhysical, "physical", "physical {thing}"},
    Form{ActionKind::kProgram, "program", "program {thing}"},
    Form{ActionKind::kTurnUp, "turn up", "turn up {deck}"},
    Form{ActionKind::kEnd, "end", "end"},
    Form{ActionKind::kNoEnd, "no end", "no end"},
    Form{ActionKind::kFight, "fight", "fight in {place}"},
    Form{ActionKind::kDone, "done", "done"},
    Form{ActionKind::kChoose, "choose", "choose {place}"},
    Form{ActionKind::kReveal, "reveal", "reveal {deck}"},
    Form{ActionKind::kCommitted, "committed", "committed"},
    Form{ActionKind::kDie, "die", "die {face}"},
    Form{ActionKind::kRoll, "roll", "roll"},
    Form{ActionKind::kStrength, "strength", "strength {strength}"},
    Form{ActionKind::kGodStrength, "god strength", "god strength {strength}"},
    Form{ActionKind::kTotal, "total", "total {total}"},
    Form{ActionKind::kCard, "card", "card {card}"},
    Form{ActionKind::kElement, "element", "element {element}"},
    Form{ActionKind::kArrow, "arrow", "arrow {arrow}"},
    Form{ActionKind::kComplete, "complete", "complete"},
    Form{ActionKind::kDraw, "draw", "draw"},
    Form{ActionKind::kScore, "score", "score {score}"},
};

constexpr bool in_order() {
    for (std::size_t i = 0; i < kForms.size(); ++i)
        if (static_cast<std::size_t>(kForms[i].kind) != i + 1) return false;
    return true;
}
static_assert(in_order(), "forms stand in the order of the kinds");

struct Named {
    std::string_view name;
    Operand operand;
};
constexpr std::array kOperands{
    Named{"side", Operand::kSide},
    Named{"unit", Operand::kUnit},
    Named{"place", Operand::kPlace},
    Named{"area", Operand::kArea},
    Named{"site", Operand::kSite},
    Named{"resource", Operand::kResource},
    Named{"track", Operand::kTrack},
    Named{"beside", Operand::kGoalPlace},
    Named{"goal", Operand::kGoal},
    Named{"slot", Operand::kSlot},
    Named{"space", Operand::kSpace},
    Named{"marker", Operand::kMarker},
    Named{"cubes", Operand::kCubes},
    Named{"points", Operand::kPoints},
    Named{"vp", Operand::kVp},
    Named{"trade", Operand::kTrade},
    Named{"display", Operand::kDisplay},
    Named{"planet", Operand::kPlanet},
    Named{"creature", Operand::kCreature},
    Named{"deck", Operand::kDeck},
    Named{"thing", Operand::kThing},
    Named{"face", Operand::kFace},
    Named{"strength", Operand::kStrength},
    Named{"total", Operand::kTotal},
    Named{"card", Operand::kCard},
    Named{"element", Operand::kElement},
    Named{"arrow", Operand::kArrow},
    Named{"score", Operand::kScore},
};
constexpr Operand operand_named(std::string_view name) {
    return std::find_if(kOperands.begin(), kOperands.end(),
                        [&](const Named& known) { return known.name == name; })
        ->operand;
}

// The next word or operand of a pattern; the rest stays.
struct Part {
    std::string_view text;  // without the braces
    bool operand = false;
};
constexpr Part next_part(std::string_view& pattern) {
    const std::size_t end = std::min(pattern.find(' '), pattern.size());
    std::string_view text = pattern.substr(0, end);
    pattern.remove_prefix(std::min(end + 1, pattern.size()));
    if (text.front() != '{') return {text, false};
    return {text.substr(1, text.size() - 2), true};
}

// What the patterns say about operands, taken out of them once.
struct Operands {
    std::array<Operand, 3> types{};
    std::array<OperandShape, 3> shapes{};
    std::size_t count = 0, bytes = 0;
};
constexpr Operands read_operands(std::string_view pattern) {
    Operands operands;
    while (!pattern.empty()) {
        const Part part = next_part(pattern);
        if (!part.operand) continue;
        const Operand type = operand_named(part.text);
        operands.types[operands.count] = type;
        operands.shapes[operands.bytes] = {part.text};
        ++operands.count;
        ++operands.bytes;
        if (type != Operand::kElement) continue;
        operands.shapes = {OperandShape{"what"}, OperandShape{"number"}, OperandShape{"detail"}};
        operands.bytes = 3;
    }
    return operands;
}
constexpr std::array kOperandsOfForms = [] {
    std::array<Operands, kForms.size()> all{};
    for (std::size_t i = 0; i < kForms.size(); ++i) all[i] = read_operands(kForms[i].pattern);
    return all;
}();
constexpr std::array kShapes = [] {
    std::array<ActionShape, kForms.size()> shapes{};
    for (std::size_t i = 0; i < kForms.size(); ++i) {
        shapes[i] = {kForms[i].kind, kForms[i].name};
        for (std::size_t k = 0; k < kOperandsOfForms[i].bytes; ++k)
            shapes[i].operands.push_back(kOperandsOfForms[i].shapes[k]);
    }
    return shapes;
}();

// How far a text followed a form.
struct Attempt {
    Result<Action> action;
    int parts = 0;
};
Attempt read_form(const Content& content, const Form& form, std::string_view typed) {
    TextReader text(typed);
    Action action = act(form.kind);
    std::size_t at = 0;
    int parts = 0;
    for (std::string_view pattern = form.pattern; !pattern.empty(); ++parts) {
        const Part part = next_part(pattern);
        if (!part.operand) {
            if (!text.accept_word(part.text)) return {text.error(std::string(part.text)), parts};
            continue;
        }
        const Operand operand = operand_named(part.text);
        if (!read_operand(content, operand, text, &action.operands[at]))
            return {text.error(std::string(meaning_of(operand))), parts};
        at += bytes_of(operand);
    }
    if (!text.at_end()) return {text.error("the end of the action"), parts};
    return {action, parts};
}

}  // namespace

std::span<const Form> forms() {
    return kForms;
}

const Form& form_of(ActionKind kind) {
    return kForms[static_cast<std::size_t>(kind) - 1];
}

std::span<const Operand> operands_of(const Form& form) {
    const Operands& operands = kOperandsOfForms[static_cast<std::size_t>(form.kind) - 1];
    return std::span(operands.types).first(operands.count);
}

std::string print_entry(const Content& content, Action action) {
    if (action.kind == 0 || action.kind > kForms.size()) return "none";
    std::string text;
    std::size_t at = 0;
    for (std::string_view pattern = form_of(kind_of(action)).pattern; !pattern.empty();) {
        const Part part = next_part(pattern);
        if (!text.empty()) text += ' ';
        if (!part.operand) {
            text += part.text;
            continue;
        }
        const Operand operand = operand_named(part.text);
        text += print_operand(content, operand, &action.operands[at]);
        at += bytes_of(operand);
    }
    return text;
}

Result<Action> read_entry(const Content& content, std::string_view text) {
    // The form that the text followed furthest says what is wrong with it.
    Attempt best{Error{"bad_action", "there is no action that begins like this", "column 1", ""}};
    for (const Form& form : kForms) {
        Attempt attempt = read_form(content, form, text);
        if (attempt.action) return attempt.action;
        if (attempt.parts > best.parts) best = std::move(attempt);
    }
    return best.action;
}

bool is_entry(const Content& content, Action action) {
    if (!orrery::is_well_formed(action, kShapes)) return false;
    std::size_t at = 0;
    for (const Operand operand : operands_of(form_of(kind_of(action)))) {
        if (!is_value(content, operand, &action.operands[at])) return false;
        at += bytes_of(operand);
    }
    return true;
}

std::span<const ActionShape> action_shapes() {
    return kShapes;
}

}  // namespace orrery::anunnaki::cosmobot
