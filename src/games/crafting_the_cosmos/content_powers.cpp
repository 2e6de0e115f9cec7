// Power cards: what they cost and do, and what they say.
#include <algorithm>

#include "core/json.h"
#include "games/crafting_the_cosmos/content.h"
#include "games/crafting_the_cosmos/content_numbers.h"
#include "games/crafting_the_cosmos/names.h"
#include "games/crafting_the_cosmos/options.h"

namespace orrery::crafting_the_cosmos {
namespace {

constexpr int kMostBonus = 3, kMostCards = 10, kMostCounters = 7;
constexpr int kMostPoints = 50, kMostWorth = 1000;

std::uint8_t number_or(const JsonReader& json, std::string_view key, int otherwise, int min,
                       int max) {
    return static_cast<std::uint8_t>(json.has(key) ? json[key].integer(min, max) : otherwise);
}

// Clauses that always have exactly one target, or none.
bool is_single(Do what) {
    using enum Do;
    return what == kGainNebula || what == kStabilizeAroundFocus ||
           what == kStabilizeAroundElement || what == kStabilizeFocus || what == kUnconvert ||
           (what >= kEvolve && what <= kRelocateNebula) || is_putting_down(what);
}

Clause clause_from(const JsonReader& json) {
    constexpr auto kFirst = static_cast<std::size_t>(Do::kTimeSteps);  // payments are costs
    json.only({"do", "amount", "up_to", "sector", "size", "replaces"});
    Clause clause;
    clause.what = static_cast<Do>(kFirst + json["do"].choice(std::span(kDoNames).subspan(kFirst)));
    const bool nebula = clause.what == Do::kGainNebula || clause.what == Do::kReplaceNebula;
    const auto only_for = [&](std::string_view key, bool wanted) {
        if (json.has(key) && !wanted) json[key].fail("that effect has none");
        return wanted;
    };
    if (only_for("sector", clause.what == Do::kPlaceStar))
        clause.of = static_cast<std::uint8_t>(json["sector"].choice(kSectorNames));
    if (only_for("size", nebula))
        clause.of = static_cast<std::uint8_t>(json["size"].integer(1, kSizes));
    if (only_for("replaces", clause.what == Do::kReplaceNebula))
        clause.replaces = number_or(json, "replaces", 0, 1, kSizes);
    if (only_for("amount", !is_single(clause.what)))
        clause.amount = number_or(json, "amount", 1, 1,
                                  clause.what == Do::kPoints ? kMostPoints : kMostTargets);
    if (only_for("up_to", clause.what == Do::kStabilize || is_lifting(clause.what)))
        clause.up_to = json.has("up_to") && json["up_to"].boolean();
    return clause;
}

// What an effect goes on with is chosen before, and what was lifted is put down at once.
void check_order(const JsonReader& json, const Clauses& clauses, std::size_t at) {
    using enum Do;
    const auto before = [&](std::initializer_list<Do> makers) {
        return std::any_of(
            clauses.begin(), clauses.begin() + static_cast<std::ptrdiff_t>(at), [&](Clause clause) {
                return std::find(makers.begin(), makers.end(), clause.what) != makers.end();
            });
    };
    const Do what = clauses[at].what;
    const Do last = at == 0 ? kNothing : clauses[at - 1].what;
    const bool star = before({kConvert, kUnconvert, kFocusSupernova, kFocusStar});
    const bool other = before({kFocusProto, kFocusNebula});
    bool fits = true;
    if (what == kMoveStar || what == kRelocateStar || what == kStabilizeAroundFocus)
        fits = star && !other;
    if (what == kMoveLife || what == kStabilizeFocus) fits = before({kFocusProto}) && !star;
    if (what == kRelocateNebula) fits = before({kFocusNebula}) && !star;
    if (what == kPutDownProto) fits = last == kLiftProto;
    if (what == kPutDownStable) fits = last == kLiftStable;
    if (is_lifting(last) && !is_putting_down(what)) fits = false;
    if (what == kGainNebula && before({kGainNebula})) fits = false;  // kMaxStagedNebulae
    if (!fits) json.fail("that cannot come here in an effect");
}

// After the payment, if there is one.
void read_effect(const JsonReader& list, Clause payment, Clauses& clauses) {
    const std::size_t first = payment.what == Do::kNothing ? 0 : 1;
    clauses = {};
    clauses[0] = payment;
    const std::size_t count = list.size(1, kMaxClauses - first);
    for (std::size_t i = 0; i < count && list.ok(); ++i) {
        clauses[first + i] = clause_from(list[i]);
        check_order(list[i], clauses, first + i);
    }
    if (list.ok() && is_lifting(clauses[first + count - 1].what))
        list.fail("what is lifted is put down again");
}

// The cost from hand and counters, and the tokens of the galaxy.
PowerCost cost_from(const JsonReader& json, Clause& payment) {
    json.only({"cards", "energy", "gravitons", "supernova", "tokens"});
    PowerCost cost;
    cost.cards = static_cast<std::uint8_t>(json["cards"].integer(1, kMostCards));
    if (json.has("energy"))
        cost.type = static_cast<std::uint8_t>(json["energy"].choice(kEnergyNames));
    if (json.has("gravitons") && json["gravitons"].is_string()) {
        if (json["gravitons"].string() != "pulsar_grav")
            json["gravitons"].fail("expected a number, or \"pulsar_grav\" for that option's");
        cost.gravitons = kGravitonsOfOption;
    } else {
        cost.gravitons = number_or(json, "gravitons", 0, 1, kMostCounters);
    }
    cost.supernova = number_or(json, "supernova", 0, 1, kMostCounters);
    if (!json.has("tokens")) return cost;
    const JsonReader tokens = json["tokens"];
    tokens.only({"kind", "amount"});
    payment.what = static_cast<Do>(static_cast<std::size_t>(Do::kPaySupernova) +
                                   tokens["kind"].choice(kPaidTokens));
    payment.amount = static_cast<std::uint8_t>(tokens["amount"].integer(1, kMostTargets));
    return cost;
}

void read_choice(const JsonReader& list, Clause payment, bool of_variant,
                 std::array<std::string, 2>& names, PowerVersion& version) {
    const std::size_t count = list.size(2, 2);
    for (std::size_t mode = 0; mode < count && list.ok(); ++mode) {
        const JsonReader entry = list[mode];
        entry.only({"name", "texts", "effect"});
        const std::string_view name = entry["name"].string();
        const bool word =
            std::all_of(name.begin(), name.end(), [](char c) { return c >= 'a' && c <= 'z'; });
        if (name.empty() || !word) entry["name"].fail("expected a word of small letters");
        if (mode == 1 && name == names[0]) entry["name"].fail("the effects have the same name");
        names[mode] = name;
        if (!of_variant) names_from(entry["texts"]);  // for who shows the choice
        read_effect(entry["effect"], payment, version.effects[mode]);
    }
}

// What a version says about itself; the rest is as in the first one.
void read_version(const JsonReader& first, const JsonReader& json, Power& power, PowerCard& card,
                  std::size_t i) {
    const auto told = [&](std::string_view key) -> JsonReader {
        return json.has(key) ? json[key] : first[key];
    };
    PowerVersion& version = power.versions[i];
    Clause payment;
    payment.what = Do::kNothing;
    if (!power.discharge) version.cost = cost_from(told("cost"), payment);
    card.texts[i] = names_from(told("texts"));
    if (power.has_modes)
        read_choice(told("choice"), payment, i == 1, card.modes, version);
    else
        read_effect(told("effect"), payment, version.effects[0]);
    for (const Clauses& effect : version.effects)
        for (Clause clause : effect)
            if (power.discharge && clause.what == Do::kGainNebula)  // kMaxStagedNebulae
                json.fail("a discharge brings no nebula");
}

bool shows_element(const Power& power) {
    for (const PowerVersion& version : power.versions)
        for (const Clauses& effect : version.effects)
            for (Clause clause : effect)
                if (clause.what == Do::kGainElement || clause.what == Do::kStabilizeAroundElement)
                    return true;
    return false;
}

void read_rules(const JsonReader& entry, Power& power, PowerCard& card) {
    power.discharge = entry.has("discharge") && entry["discharge"].boolean();
    if (power.discharge && (entry.has("cost") || entry.has("choice")))
        entry.fail("instead of the star of a discharge: no cost and no choice", "CTC-DISCH-05");
    power.has_modes = entry.has("choice");
    if (power.has_modes && entry.has("effect"))
        entry["effect"].fail("either one effect or a choice of two");
    power.worth = static_cast<double>(entry["worth"].integer(0, kMostWorth)) / 100;
    read_version(entry, entry, power, card, 0);
    if (!entry.has("variant")) return;
    const JsonReader variant = entry["variant"];
    variant.only({"option", "is", "cost", power.has_modes ? "choice" : "effect", "texts"});
    read_card_option(variant, power.option, power.value);
    const std::array<std::string, 2> modes = card.modes;
    read_version(entry, variant, power, card, 1);
    if (entry.ok() && card.modes != modes)
        variant["choice"].fail("the effects have the same names under every option");
}

void read_bonus(const JsonReader& bonus, const std::string& id, Power& power,
                ContentTable& bonuses) {
    bonus.only({"kind", "amount", "source"});
    power.bonus = resource_from(bonus["kind"]);
    if (power.bonus == Resource::kNebula) bonus["kind"].fail("no card has a nebula as its bonus");
    power.bonus_amount = static_cast<std::uint8_t>(bonus["amount"].integer(0, kMostBonus));
    bonuses.entries.push_back(
        {{id, std::string(bonus["kind"].string()), std::to_string(power.bonus_amount)},
         provenance_from(bonus["source"])});
}

void read_element(const JsonReader& entry, const std::string& id, Power& power,
                  ContentTable& icons) {
    const bool shown = shows_element(power);
    if (entry.has("element") != shown)
        return entry.fail(shown ? "this card shows an element" : "this card shows none");
    if (!shown) return;
    const JsonReader icon = entry["element"];
    icon.only({"is", "source"});
    power.element = static_cast<Element>(icon["is"].choice(kElementNames));
    icons.entries.push_back(
        {{id, std::string(icon["is"].string())}, provenance_from(icon["source"])});
}

// As `orrery content` prints them: what a card does, in the words of its file.
std::string rules_text(const JsonReader& entry, std::initializer_list<std::string_view> keys) {
    JsonObject told;
    for (std::string_view key : keys)
        if (entry.has(key)) told[key] = entry[key].json();
    return to_text(told);
}

}  // namespace

void read_powers(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "cards"});
    const JsonReader list = json["cards"];
    ContentTable names{"Power cards: names", {"card", "language", "name"}, {}};
    ContentTable effects{"Power cards: effects", {"card", "effect", "rules"}, {}};
    ContentTable bonuses{"Power cards: bonus", {"card", "kind", "amount"}, {}};
    ContentTable icons{"Power cards: elements", {"card", "element"}, {}};
    const std::size_t count = list.size(kEnergies * kPowersPerType, kMostPowers);
    content.power_count = count;
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const JsonReader entry = list[i];
        entry.only({"id", "type", "names", "name_sources", "bonus", "element", "cost", "discharge",
                    "effect", "choice", "variant", "texts", "worth", "source"});
        const auto number = static_cast<std::uint8_t>(i + 1);
        Power& power = content.powers[number];
        PowerCard& card = content.cards[number];
        power.type = static_cast<Energy>(entry["type"].choice(kEnergyNames));
        auto& of_type = content.powers_of[index(power.type)];
        of_type.push_back(number);
        card.id = power_name(power.type, of_type.size());
        expect_id(entry, card.id);
        card.names = listed_names(entry, card.id, names);
        read_rules(entry, power, card);
        read_bonus(entry["bonus"], card.id, power, bonuses);
        read_element(entry, card.id, power, icons);
        if (!json.ok()) return;
        effects.entries.push_back(
            {{card.id, card.texts[0].english,
              rules_text(entry, {"cost", "discharge", "effect", "choice", "variant"})},
             provenance_from(entry["source"])});
    }
    for (const auto& of_type : content.powers_of)
        if (json.ok() && of_type.size() < kPowersPerType)
            list.fail("eight cards of each type are in a game", "CTC-SETUP-04");
    for (ContentTable* table : {&names, &effects, &bonuses, &icons})
        content.tables.push_back(std::move(*table));
}

}  // namespace orrery::crafting_the_cosmos
