// States and views of the full game as JSON: every struct is a table of its fields.
#include <cmath>

#include "games/anunnaki/advice/odds.h"
#include "games/anunnaki/game.h"
#include "games/anunnaki/json/table_fields.h"

namespace orrery::anunnaki {
namespace {

using Scope = CodecScope<Anunnaki>;

constexpr auto kOptions =
    custom([](const Scope&, const Options& options) { return options_to_json(options); },
           [](const Scope& scope, const JsonReader& json, Options& options) {
               options = options_from(scope.game.content(), json);
           },
           [](const Scope&, SchemaNotes&) { return options_schema(option_shapes()); });

// Of the person's house.
constexpr auto kGods = custom(
    [](const Scope& scope, std::uint8_t gods) {
        JsonArray json;
        for (int god = 0; god < static_cast<int>(kGodsPerHouse); ++god)
            if ((gods >> god & 1) != 0)
                json.push_back(scope.words().god->json({scope.state.options.person_house, god}));
        return Json(json);
    },
    [](const Scope& scope, const JsonReader& json, std::uint8_t& gods) {
        const std::size_t count = json.size(0, kGodsPerHouse);
        for (std::size_t i = 0; i < count && json.ok(); ++i) {
            const RawValue god = scope.words().god->from_json(json[i]);
            const bool own = god[0] == scope.state.options.person_house;
            if (!own || (gods >> god[1] & 1) != 0)
                json[i].fail("each of them is a god of the own house", "AN-HGOD-06");
            gods = static_cast<std::uint8_t>(gods | 1U << god[1]);
        }
    },
    [](const Scope& scope, SchemaNotes& notes) {
        return schema::list(0, kGodsPerHouse,
                            named(&Words::god).schema<std::uint8_t>(scope, notes));
    });

constexpr auto kPerson = fields<PersonState>(
    "person",
    field("resources", &PersonState::resources,
          by_name(&Words::resource, named(&Words::resources))),
    field("crystals", &PersonState::crystals, named(&Words::crystals)),
    field("pawn", &PersonState::pawn, one_more(named(&Words::node))),
    field("tiles", &PersonState::tiles, by_name(&Words::node, named(&Words::tile))),
    field("upgraded", &PersonState::upgraded, bits(&Words::tile)),
    field("paths", &PersonState::path_cubes, bits(&Words::path)),
    field("marked", &PersonState::marked, bits(&Words::shape)),
    field("gods", &PersonState::gods, kGods),
    field("hand", &PersonState::hand, bits(&Words::weapon)),
    field("used", &PersonState::used, bits(&Words::weapon)),
    field("artefacts", &PersonState::artefacts, bits(&Words::artefact)),
    field("fulfilled", &PersonState::fulfilled, number(0, 24)),
    field("contracts", &PersonState::contracts, list(named(&Words::contract))));

// The tile's name, and whether it lies face up.
struct NamedTile {
    static constexpr auto kKeys =
        std::to_array<std::string_view>({"person", "bot", "civilisation", "face_up", "exhausted"});
    static constexpr auto kTile = tile(named(&Words::civilisation));

    void write(const Scope& scope, const AreaState& here, JsonObject& json) const {
        json["civilisation"] = kTile.write(scope, here.civilisation);
        json["face_up"] = here.revealed != 0;
    }
    void read(const Scope& scope, const JsonReader& json, AreaState& area) const {
        kTile.read(scope, json["civilisation"], area.civilisation);
        area.revealed = json["face_up"].boolean() ? 1 : 0;
    }
    void describe(const Scope& scope, SchemaNotes& notes, JsonObject& properties) const {
        properties["civilisation"] = kTile.schema<std::uint8_t>(scope, notes);
        properties["face_up"] = schema::boolean();
    }
};

constexpr auto kContract = custom(
    [](const Scope& scope, const ContractSlot& slot) {
        return slot.filled == 0 ? Json() : scope.words().contract->json({slot.contract});
    },
    [](const Scope& scope, const JsonReader& json, ContractSlot& slot) {
        if (json.is_null()) return;
        const int number = scope.words().contract->from_json(json)[0];
        const Contract& contract = scope.game.content().contracts[static_cast<std::size_t>(number)];
        slot = {1, static_cast<std::uint8_t>(number), contract.vp, contract.trade};
    },
    [](const Scope& scope, SchemaNotes& notes) {
        return schema::optional(named(&Words::contract).schema<std::uint8_t>(scope, notes));
    });

constexpr auto kFaceUp =
    fields<State>("face_up", field("moon", &State::face_up, 0, one_more(named(&Words::moon_card))),
                  field("sun", &State::face_up, 1, one_more(named(&Words::sun_card))));

// Tiles and tokens that were turned over, also those that left the game.
constexpr auto kSeen = fields<State>(
    "seen", field("civilisations", &State::seen_civilisations, bits(&Words::civilisation)),
    field("culture", &State::seen_culture, bits(&Words::culture_token)));

constexpr auto kScores =
    fields<State>("scores", table::score("person", Side::kPerson), table::score("bot", Side::kBot));

// In per cent, how likely the person wins with each weapon card in hand.
std::vector<std::pair<std::size_t, long>> chances(const Scope& scope, const Combat& combat) {
    const Content& content = scope.game.content();
    std::vector<std::pair<std::size_t, long>> chances;
    for (std::size_t card = 0; card < kWeapons; ++card) {
        if ((scope.state.person.hand >> card & 1) == 0) continue;
        const double chance =
            winning_chance(content, scope.state, combat.place, content.weapons[card].strength);
        chances.emplace_back(card, std::lround(100 * chance));
    }
    return chances;
}
constexpr auto kChances = computed(chances, some_by_name(&Words::weapon, number(0, 100)));

constexpr auto kState = table::state_fields(
    field("options", &State::options, kOptions), field("person", &State::person, kPerson),
    field("areas", &State::areas, members(&Words::area, AreaForm<NamedTile>{})),
    field("culture", &State::culture, members(&Words::site, tile(named(&Words::culture_token)))),
    field("atlantis_gods", &State::atlantis_gods,
          members(&Words::atlantis_area, numbered(named(&Words::atlantis_god)), "AN-HSET-04")),
    field("distant", &State::distant,
          with_module(&Options::distant_planets, table::kDistantPlanet)),
    field("contracts", &State::contracts, array(kContract)),
    // In stacks and decks the top comes first.
    field("contract_stack", &State::contract_stack, list(named(&Words::contract))),
    field("artefact_deck", &State::artefact_deck, list(named(&Words::artefact))),
    whole("face_up", kFaceUp), whole("seen", kSeen),
    field("combat", &State::combat,
          table::combat(table::combat_fields(in_view("chances", kChances)))),
    in_view("scores", kScores));

}  // namespace

Json Anunnaki::options_json(const State& state) const {
    return options_to_json(state.options);
}

Json Anunnaki::state_json(const State& state) const {
    return kState.write(Scope{*this, state}, state);
}

Json Anunnaki::view_json(const State& view, Seat viewer) const {
    return kState.write(Scope{*this, view, true, viewer}, view);
}

State Anunnaki::state_from_json(const JsonReader& json) const {
    State state;
    kState.read(Scope{*this, state}, json, state);
    if (json.ok()) validate(content_, state, json);
    return state;
}

Json Anunnaki::schema(bool view) const {
    return schema_document(
        view ? "Anunnaki against Cosmobot: view" : "Anunnaki against Cosmobot: state", kState,
        Scope{*this, State{}, view}, view);
}

}  // namespace orrery::anunnaki
