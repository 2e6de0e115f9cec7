// States and views of the companion as JSON. Tiles are known by the strength that was read on them,
// contracts by what Cosmobot needs of them.
#include "games/anunnaki/companion/facts.h"
#include "games/anunnaki/companion/game.h"
#include "games/anunnaki/companion/options.h"
#include "games/anunnaki/companion/typed/desk.h"
#include "games/anunnaki/companion/typed/examples.h"
#include "games/anunnaki/companion/validate.h"
#include "games/anunnaki/content/element.h"
#include "games/anunnaki/json/table_fields.h"
#include "games/anunnaki/json/tables.h"

namespace orrery::anunnaki::companion {
namespace {

using Scope = CodecScope<Companion>;

constexpr auto kOptions =
    custom([](const Scope&, const State& state) { return start_to_json(state); },
           [](const Scope& scope, const JsonReader& json, State& state) {
               const Start start = start_from(scope.game.content(), json);
               state.options = start.options;
               state.facts = start.facts;
           },
           [](const Scope&, SchemaNotes&) { return options_schema(option_shapes()); });

constexpr auto kTold = optional(number(1, kMostStrength));  // a strength, once it was told

struct ToldTile {
    static constexpr auto kKeys =
        std::to_array<std::string_view>({"person", "bot", "exhausted", "civilisation"});

    void write(const Scope& scope, const AreaState& here, JsonObject& json) const {
        json["civilisation"] = kTold.write(scope, here.revealed);
    }
    void read(const Scope& scope, const JsonReader& json, AreaState& area) const {
        area.civilisation = kUnknown;
        kTold.read(scope, json["civilisation"], area.revealed);
    }
    void describe(const Scope& scope, SchemaNotes& notes, JsonObject& properties) const {
        properties["civilisation"] = kTold.schema<std::uint8_t>(scope, notes);
    }
};

// The gods of Atlantis: where they are, and how strong.
struct ToldGod {
    std::uint8_t token = 0, strength = 0;
    friend constexpr bool operator==(const ToldGod&, const ToldGod&) = default;
};
using Gods = std::array<ToldGod, 2>;
constexpr auto kGod =
    shaped([](const ToldGod& god) { return god.strength; },
           [](std::uint8_t strength, ToldGod& god) { god = {kUnknown, strength}; }, kTold);
constexpr auto kGods = shaped(
    [](const State& state) {
        Gods gods;
        for (std::size_t i = 0; i < gods.size(); ++i)
            if (state.atlantis_gods[i] != 0)
                gods[i] = {state.atlantis_gods[i], state.facts.god_strength[i]};
        return gods;
    },
    [](const Gods& gods, State& state) {
        for (std::size_t i = 0; i < gods.size(); ++i) {
            state.atlantis_gods[i] = gods[i].token;
            state.facts.god_strength[i] = gods[i].strength;
        }
    },
    members(&Words::atlantis_area, kGod, "AN-HSET-04"));

// Sites whose token lies there, face down.
constexpr auto kCulture = custom(
    [](const Scope& scope, const decltype(State::culture)& culture) {
        JsonArray json;
        for (const NamedValue& site : scope.words().site->values())
            if (culture[static_cast<std::size_t>(site.value[0])] != 0) json.emplace_back(site.name);
        return Json(json);
    },
    [](const Scope& scope, const JsonReader& json, decltype(State::culture)& culture) {
        const std::size_t count = json.size(0, scope.words().site->values().size());
        for (std::size_t i = 0; i < count && json.ok(); ++i)
            culture[static_cast<std::size_t>(scope.words().site->from_json(json[i])[0])] = kUnknown;
    },
    [](const Scope& scope, SchemaNotes& notes) {
        return schema::list(0, kMaxCultureSites,
                            named(&Words::site).schema<std::uint8_t>(scope, notes));
    });

constexpr auto kSlot = fields<ContractSlot>(
    "contract_slot", field("vp", &ContractSlot::vp, number(0, kMostContractVp)),
    field("trade", &ContractSlot::trade, number(1, kMostTradeSteps)));
constexpr auto kContract = optional(shaped([](const ContractSlot& slot) { return slot; },
                                           [](const ContractSlot& read, ContractSlot& slot) {
                                               slot = read;
                                               slot.filled = 1;
                                           },
                                           kSlot));

// In the notation of AN-COMP-06.
struct TypedForm {
    Deck deck;

    Json write(const Scope&, const AdviserCard& card) const { return Json(print_card(card, deck)); }
    void read(const Scope&, const JsonReader& json, AdviserCard& card) const {
        const Result<AdviserCard> typed = parse_card(json.string(), deck);
        if (!typed) return json.fail(typed.error().at + ": " + typed.error().message);
        card = *typed;
    }
    template <class T>
    Json schema(const Scope&, SchemaNotes&) const {
        return schema::text();
    }
};
constexpr auto kTyped =
    fields<State>("typed", field("moon", &State::typed, 0, optional(TypedForm{Deck::kMoon})),
                  field("sun", &State::typed, 1, optional(TypedForm{Deck::kSun})));
constexpr auto kFaceUp =
    fields<State>("face_up", field("moon", &State::face_up, 0, optional(named(&Words::moon_up))),
                  field("sun", &State::face_up, 1, optional(named(&Words::sun_up))));

// One bit of a number.
struct BitForm {
    std::uint8_t bit;

    Json write(const Scope&, std::uint8_t bits) const { return (bits & bit) != 0; }
    void read(const Scope&, const JsonReader& json, std::uint8_t& bits) const {
        if (json.boolean()) bits = static_cast<std::uint8_t>(bits | bit);
    }
    template <class T>
    Json schema(const Scope&, SchemaNotes&) const {
        return schema::boolean();
    }
};
constexpr auto kPhysical =
    fields<State>("physical", field("cards", &State::physical, BitForm{kPhysicalCards}),
                  field("die", &State::physical, BitForm{kPhysicalDie}));

constexpr auto kCommitted = shaped(
    [](std::uint8_t weapon) { return weapon != 0; },
    [](bool committed, std::uint8_t& weapon) { weapon = committed ? kUnknown : std::uint8_t{0}; },
    flag());
constexpr auto kCombat = table::combat(table::combat_fields(
    field("committed", &Combat::weapon, kCommitted), field("die", &Combat::die, kTold)));

// A field of the facts that only the table shows.
template <class Member, class Form>
struct FactForm {
    Member TableFacts::* member;
    Form form;

    Json write(const Scope& scope, const TableFacts& facts) const {
        return form.write(scope, facts.*member);
    }
    void read(const Scope& scope, const JsonReader& json, TableFacts& facts) const {
        form.read(scope, json, facts.*member);
    }
    template <class T>
    Json schema(const Scope& scope, SchemaNotes& notes) const {
        return form.template schema<Member>(scope, notes);
    }
};
template <class Member, class Form>
constexpr auto fact(std::string_view name, Member TableFacts::* member, Form form) {
    return field(name, &State::facts, FactForm<Member, Form>{member, form});
}

// A fact, and where it lies as the action that tells it names the place.
struct UntoldForm {
    Json write(const Scope& scope, const UntoldFact& untold) const {
        // In the order of Fact.
        constexpr std::array<std::string_view, kFactNames.size()> kPlaces{"goal_place", "slot",
                                                                          "display", "display"};
        const auto fact = static_cast<std::size_t>(untold.fact);
        const ValueType& place = scope.words().vocabulary.type(kPlaces[fact]);
        return JsonObject{{"fact", kFactNames[fact]}, {"at", place.json({untold.at})}};
    }
    template <class T>
    Json schema(const Scope&, SchemaNotes&) const {
        return schema::object(
            {{"fact", schema::choice(kFactNames)},
             {"at", schema::any_of({schema::text(), schema::integer(1, kContractSlots)})}});
    }
};
constexpr auto kUntold =
    computed([](const Scope&, const State& state) { return untold(state); }, list(UntoldForm{}));

// The person's points are counted at the table.
constexpr auto kScores = fields<State>("scores", table::score("bot", Side::kBot));

constexpr auto kState = table::state_fields(
    whole("options", kOptions),
    field("areas", &State::areas, members(&Words::area, AreaForm<ToldTile>{})),
    whole("atlantis_gods", kGods), field("culture", &State::culture, kCulture),
    // null: not told yet
    field("distant", &State::distant,
          with_module(&Options::distant_planets, optional(table::kDistantPlanet))),
    fact("distant_strength", &TableFacts::distant_strength, array(number(0, kMostStrength))),
    field("contracts", &State::contracts, array(kContract)),
    fact("missing", &TableFacts::to_enter, bits(&Words::missing)), whole("face_up", kFaceUp),
    whole("typed", kTyped), whole("physical", kPhysical), field("combat", &State::combat, kCombat),
    in_view("untold", kUntold), in_view("scores", kScores));

}  // namespace

Json Companion::options_json(const State& state) const {
    return start_to_json(state);
}

Json Companion::state_json(const State& state) const {
    return kState.write(Scope{*this, state}, state);
}

Json Companion::view_json(const State& view, Seat viewer) const {
    return kState.write(Scope{*this, view, true, viewer}, view);
}

State Companion::state_from_json(const JsonReader& json) const {
    State state;
    kState.read(Scope{*this, state}, json, state);
    if (json.ok()) validate_model(content_, state, json);
    return state;
}

Json Companion::schema(bool view) const {
    return schema_document(view ? "Cosmobot at your table: view" : "Cosmobot at your table: state",
                           kState, Scope{*this, State{}, view}, view);
}

JsonObject Companion::tables_json() const {
    JsonObject tables = content_tables_json(content_);
    JsonObject problems;
    for (const typed::ProblemText& problem : typed::problem_texts())
        problems[problem.key] = problem.text;
    tables["problems"] = std::move(problems);
    JsonObject examples;
    for (const typed::Example& one : typed::examples())
        examples[one.key] = JsonObject{{"like", one.like}, {"does", one.does}};
    tables["examples"] = std::move(examples);
    return tables;
}

}  // namespace orrery::anunnaki::companion
