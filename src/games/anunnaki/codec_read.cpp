// States from JSON.
#include <algorithm>
#include <bit>
#include <optional>

#include "core/random_json.h"
#include "games/anunnaki/action.h"
#include "games/anunnaki/codec.h"
#include "games/anunnaki/game.h"
#include "games/anunnaki/options.h"
#include "games/anunnaki/view.h"

namespace orrery::anunnaki {
namespace {

std::uint8_t small_number(const JsonReader& json, int min, int max) {
    return static_cast<std::uint8_t>(json.integer(min, max));
}
std::uint8_t flag(const JsonReader& json) {
    return json.boolean() ? 1 : 0;
}

template <class List>
std::optional<std::uint8_t> find_id(const List& list, std::string_view id) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (list[i].id == id) return static_cast<std::uint8_t>(i);
    return std::nullopt;
}

// The number of an entry; 1 + the number, or 0 for null.
template <class List>
std::uint8_t id_from(const List& list, const JsonReader& json) {
    const std::optional<std::uint8_t> found = find_id(list, json.string());
    if (!found) json.fail("there is no \"" + std::string(json.string()) + "\" of this kind");
    return found.value_or(0);
}
template <class List>
std::uint8_t id_or_none(const List& list, const JsonReader& json) {
    return json.is_null() ? std::uint8_t{0} : static_cast<std::uint8_t>(1 + id_from(list, json));
}

template <class List, std::size_t N>
void read_ids(const List& list, const JsonReader& json, FixedVector<std::uint8_t, N>& numbers) {
    const std::size_t count = json.size(0, N);
    for (std::size_t i = 0; i < count && json.ok(); ++i) numbers.push_back(id_from(list, json[i]));
}

// Bit per entry that is listed.
template <class List>
std::uint32_t bits_from(const List& list, const JsonReader& json) {
    std::uint32_t bits = 0;
    const std::size_t count = json.size(0, list.size());
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const std::uint32_t bit = std::uint32_t{1} << id_from(list, json[i]);
        if ((bits & bit) != 0) json[i].fail("it is there twice");
        bits |= bit;
    }
    return bits;
}

void read_side(const Content& content, const JsonReader& json, SideState& own) {
    json.only({"vp", "tracks", "supremacy", "supply", "settlements", "cubes", "creatures"});
    own.vp = static_cast<std::int16_t>(json["vp"].integer(kMinVp, kMaxVp));
    const JsonReader tracks = json["tracks"];
    tracks.only({"war", "tech", "trade"});
    for (std::size_t i = 0; i < kTracks; ++i)
        own.tracks[i] = small_number(tracks[kTrackNames[i]], 0, content.tracks[i].last);
    const auto at = std::find(content.supremacy.begin(), content.supremacy.end(),
                              json["supremacy"].integer(-50, 50));
    if (at == content.supremacy.end())
        json["supremacy"].fail("no space of the supremacy track shows this", "AN-HTRK-03");
    else
        own.supremacy = static_cast<std::uint8_t>(at - content.supremacy.begin());
    own.supply = pieces_from(json["supply"], nullptr);
    own.settlements = small_number(json["settlements"], 0, kRowSlots);
    own.cubes = small_number(json["cubes"], 0, kCubes);
    own.creatures = static_cast<std::uint8_t>(bits_from(content.creatures, json["creatures"]));
}

void read_marked(const JsonReader& json, PersonState& person) {
    const std::size_t count = json.size(0, kPentagon + 1);
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        constexpr std::array<std::string_view, kPentagon + 1> kNames{"T0", "T1", "T2",
                                                                     "T3", "T4", "PENTA"};
        person.marked = static_cast<std::uint8_t>(person.marked | 1U << json[i].choice(kNames));
    }
}

void read_person(const Content& content, const JsonReader& json, State& state) {
    json.only({"resources", "crystals", "pawn", "tiles", "upgraded", "paths", "marked", "gods",
               "hand", "used", "artefacts", "fulfilled", "contracts"});
    PersonState& person = state.person;
    json["resources"].only({"wood", "metal", "gold", "grain"});
    for (std::size_t i = 0; i < kResources; ++i)
        person.resources[i] =
            small_number(json["resources"][kResourceNames[i]], 0, content.constants.resource_cap);
    person.crystals = small_number(json["crystals"], 0, content.constants.crystal_cap);
    const JsonReader tiles = json["tiles"];
    for (std::size_t node = 0; node < kNodes; ++node) {
        person.tiles[node] = id_from(content.tiles, tiles[content.nodes[node]]);
        if (!json["pawn"].is_null() && json["pawn"].string() == content.nodes[node])
            person.pawn = static_cast<std::uint8_t>(node + 1);
    }
    if (!json["pawn"].is_null() && person.pawn == 0) json["pawn"].fail("there is no such node");
    if (tiles.json().is_object() && tiles.json().get_object().size() != kNodes)
        tiles.fail("a tile for each of the ten nodes", "AN-HSET-09");
    person.upgraded = static_cast<std::uint16_t>(bits_from(content.tiles, json["upgraded"]));
    person.path_cubes = static_cast<std::uint16_t>(bits_from(content.paths, json["paths"]));
    read_marked(json["marked"], person);
    const auto bits = [&](const auto& list, const char* name) {
        return static_cast<std::uint8_t>(bits_from(list, json[name]));
    };
    person.gods = bits(content.houses[state.options.person_house].gods, "gods");
    person.hand = bits(content.weapons, "hand");
    person.used = bits(content.weapons, "used");
    person.artefacts = bits(content.artefacts, "artefacts");
    person.fulfilled = small_number(json["fulfilled"], 0, 24);
    read_ids(content.contracts, json["contracts"], person.contracts);
}

// In a view null stands for a tile or token that nobody here has seen.
enum class Unseen : std::uint8_t { kRefused, kNull };
template <class List>
std::uint8_t tile_from(const List& list, const JsonReader& json, Unseen unseen) {
    if (unseen == Unseen::kNull && json.is_null()) return kUnknown;
    return static_cast<std::uint8_t>(1 + id_from(list, json));
}

void read_area_with_tile(const Content& content, const JsonReader& json, Unseen unseen,
                         AreaState& area) {
    json.only({"person", "bot", "civilisation", "face_up", "exhausted"});
    read_area(json, area);
    if (!json.has("civilisation")) return;
    area.civilisation = tile_from(content.civilisations, json["civilisation"], unseen);
    area.revealed = flag(json["face_up"]);
}

void read_distant(const Content& content, const JsonReader& json, State& state) {
    const std::size_t count = state.options.distant_planets != 0 ? kDisplayed : 0;
    json.size(count, count);
    for (std::size_t i = 0; i < count && json.ok(); ++i) {
        const JsonReader entry = json[i];
        if (state.companion() && entry.is_null()) continue;  // not told yet
        entry.only({"planet", "leader", "landing", "leading"});
        DistantState& here = state.distant[i];
        here.planet = static_cast<std::uint8_t>(1 + id_from(content.distant, entry["planet"]));
        here.leader = static_cast<Leader>(entry["leader"].choice(kLeaderNames));
        for (std::size_t side = 0; side < kSides; ++side) {
            here.landing[side] = pieces_from(entry["landing"][kSideNames[side]], nullptr);
            here.leading[side] = pieces_from(entry["leading"][kSideNames[side]], nullptr);
        }
    }
}

void read_board(const Content& content, const JsonReader& json, Unseen unseen, State& state) {
    read_members(content.areas, json["areas"], [&](std::uint8_t area, const JsonReader& entry) {
        read_area_with_tile(content, entry, unseen, state.areas[area]);
    });
    read_members(content.sites, json["culture"], [&](std::uint8_t site, const JsonReader& entry) {
        state.culture[site] = tile_from(content.culture_tokens, entry, unseen);
    });
    read_members(content.areas, json["atlantis_gods"],
                 [&](std::uint8_t area, const JsonReader& entry) {
                     if (!content.atlantis.contains(area))
                         return entry.fail("these gods live in Atlantis", "AN-HSET-04");
                     const std::size_t number = area == content.atlantis.first() ? 0 : 1;
                     state.atlantis_gods[number] =
                         static_cast<std::uint8_t>(1 + id_from(content.atlantis_gods, entry));
                 });
}

void read_displays(const Content& content, const JsonReader& json, State& state) {
    read_distant(content, json["distant"], state);
    const JsonReader creatures = json["creatures"];
    const std::size_t shown = state.options.creatures != 0 ? kDisplayed : 0;
    creatures.size(shown, shown);
    for (std::size_t i = 0; i < shown && json.ok(); ++i)
        state.creatures[i] = id_or_none(content.creatures, creatures[i]);
    json["goals"].only({"war", "tech", "trade", "supremacy"});
    for (std::size_t i = 0; i < kGoals; ++i)
        state.goals[i] = static_cast<Goal>(json["goals"][kGoalPlaces[i]].choice(kGoalNames));
    const JsonReader tokens = json["supremacy_tokens"];
    const std::size_t count = tokens.size(0, content.token_spaces.size());
    for (std::size_t i = 0; i < count; ++i) {
        const std::int64_t value = tokens[i].integer(-50, 50);
        for (std::uint8_t place : content.token_spaces)
            if (content.supremacy[place] == value)
                state.supremacy_tokens =
                    static_cast<std::uint16_t>(state.supremacy_tokens | 1U << place);
    }
    if (json.ok() && static_cast<std::size_t>(std::popcount(state.supremacy_tokens)) != count)
        tokens.fail("each token lies on a space of its own that starts with one", "AN-HSET-07");
}

void read_cards(const Content& content, const JsonReader& json, State& state) {
    const JsonReader slots = json["contracts"];
    slots.size(kContractSlots, kContractSlots);
    for (std::size_t i = 0; i < kContractSlots && json.ok(); ++i) {
        if (slots[i].is_null()) continue;
        const std::uint8_t number = id_from(content.contracts, slots[i]);
        state.contracts[i] = {1, number, content.contracts[number].vp,
                              content.contracts[number].trade};
    }
    read_ids(content.contracts, json["contract_stack"], state.contract_stack);
    read_ids(content.artefacts, json["artefact_deck"], state.artefact_deck);
    json["face_up"].only({"moon", "sun"});
    for (Deck deck : {Deck::kMoon, Deck::kSun}) {
        const auto number = static_cast<std::size_t>(deck);
        state.face_up[number] =
            id_or_none(content.cards(deck), json["face_up"][kDeckNames[number]]);
    }
    json["seen"].only({"civilisations", "culture"});
    state.seen_civilisations =
        static_cast<std::uint16_t>(bits_from(content.civilisations, json["seen"]["civilisations"]));
    const std::uint32_t culture = bits_from(content.culture_tokens, json["seen"]["culture"]);
    state.seen_culture = {static_cast<std::uint16_t>(culture),
                          static_cast<std::uint16_t>(culture >> 16)};
}

void read_course(const Content& content, const JsonReader& json, State& state) {
    state.turn = small_number(json["turn"], 1, 0xff);
    state.active = static_cast<Side>(json["active"].choice(kSideNames));
    state.phase = static_cast<Phase>(json["phase"].choice(kPhaseNames));
    if (!json["triggered"].is_null())
        state.triggered = static_cast<std::uint8_t>(1 + json["triggered"].choice(kSideNames));
    state.last_turn = flag(json["last_turn"]);
    if (!json["arrow"].is_null())
        state.arrow = static_cast<std::uint8_t>(1 + json["arrow"].choice(kArrowNames));
    const JsonReader combats = json["combats"];
    const std::size_t combat_count = combats.size(0, kPlaces);
    for (std::size_t i = 0; i < combat_count && json.ok(); ++i)
        state.combats.insert(place_from(content, combats[i]));
    const JsonReader tasks = json["tasks"];
    const std::size_t task_count = tasks.size(0, kMaxTasks);
    for (std::size_t i = 0; i < task_count && json.ok(); ++i)
        state.tasks.push_back(task_from(content, tasks[i]));
    state.choice = static_cast<Choice>(json["choice"].choice(kChoiceNames));
    const JsonReader candidates = json["candidates"];
    const std::size_t count = candidates.size(0, decltype(state.candidates)::capacity());
    for (std::size_t i = 0; i < count && json.ok(); ++i)
        state.candidates.push_back(state.choice == Choice::kReveal
                                       ? static_cast<std::uint8_t>(candidates[i].choice(kDeckNames))
                                       : place_from(content, candidates[i]));
}

void read_combat(const Content& content, const JsonReader& json, Combat& combat) {
    if (json.is_null()) return;
    combat.active = 1;
    combat.place = place_from(content, json["place"]);
}

void read_houses(const Content& content, const JsonReader& json, State& state) {
    json["houses"].only({"person", "bot"});
    const std::size_t person = json["houses"]["person"].choice(kHouseNames);
    const auto bot = static_cast<std::uint8_t>(json["houses"]["bot"].choice(kHouseNames));
    if (!json.ok()) return;
    if (person != state.options.person_house ||
        (state.options.random_bot_house == 0 && bot != state.options.bot_house))
        json["houses"].fail("the options say otherwise");
    state.options.bot_house = bot;
    if (!random_houses(content, state.options).contains(bot))
        json["houses"]["bot"].fail("Cosmobot cannot have drawn this house", "AN-SET-02");
}

void read_decks(const Content& content, const JsonReader& json, State& state) {
    json.only({"moon", "sun"});
    for (Deck deck : {Deck::kMoon, Deck::kSun}) {
        const auto number = static_cast<std::size_t>(deck);
        read_ids(content.cards(deck), json[kDeckNames[number]], state.decks[number]);
    }
}

State read_game(const Content& content, const JsonReader& json, Unseen unseen) {
    State state;
    state.options = options_from(content, json["options"]);
    if (json.ok()) read_table(content, json, state);
    if (!json.ok()) return state;
    read_person(content, json["person"], state);
    read_board(content, json, unseen, state);
    read_cards(content, json, state);
    read_combat(content, json["combat"], state.combat);
    return state;
}

}  // namespace

void read_area(const JsonReader& json, AreaState& area) {
    for (std::size_t side = 0; side < kSides; ++side) {
        if (!json.has(kSideNames[side])) continue;
        bool settlement = false;
        area.units[side] = pieces_from(json[kSideNames[side]], &settlement);
        if (settlement && area.settlement != 0)
            json[kSideNames[side]].fail("an area holds one settlement", "AN-BUILD-01");
        if (settlement) area.settlement = static_cast<std::uint8_t>(1 + side);
    }
    if (!json.has("exhausted")) return;
    const JsonReader exhausted = json["exhausted"];
    const std::size_t count = exhausted.size(1, kMaxSymbols);
    for (std::size_t i = 0; i < count; ++i)
        area.exhausted = static_cast<std::uint8_t>(
            area.exhausted | 1U << (exhausted[i].integer(1, kMaxSymbols) - 1));
}

void read_table(const Content& content, const JsonReader& json, State& state) {
    read_houses(content, json, state);
    if (!json.ok()) return;
    json["sides"].only({"person", "bot"});
    for (std::size_t side = 0; side < kSides; ++side)
        read_side(content, json["sides"][kSideNames[side]], state.sides[side]);
    read_displays(content, json, state);
    read_decks(content, json["decks"], state);
    read_course(content, json, state);
}

Place place_from(const Content& content, const JsonReader& json) {
    const std::string_view text = json.string();
    for (std::size_t place = 0; place < kPlaces; ++place)
        if ((!is_area(static_cast<Place>(place)) || place < content.areas.size()) &&
            place_name(content, static_cast<Place>(place)) == text)
            return static_cast<Place>(place);
    json.fail("expected a place like G07 or DP2:land");
    return 0;
}

UnitCounts pieces_from(const JsonReader& json, bool* settlement) {
    constexpr std::string_view kLetters = "FmGK";
    constexpr int kMost = 99;
    UnitCounts units{};
    bool settled = false;
    std::size_t kind = kUnitKinds;
    for (char c : json.string()) {
        if (c == 'S') settled = true;
        if (const std::size_t found = kLetters.find(c); found != std::string_view::npos)
            kind = found;
        if (c >= '0' && c <= '9' && kind < kUnitKinds)
            units[kind] = static_cast<std::uint8_t>(std::min(units[kind] * 10 + (c - '0'), kMost));
    }
    if (print_pieces(units, settled) != json.string() || (settled && settlement == nullptr))
        json.fail(
            "expected pieces like \"F2 m1 G1 K1\", in an area with a settlement S before them");
    if (settlement != nullptr) *settlement = settled;
    return units;
}

State Anunnaki::state_from_json(const JsonReader& json) const {
    json.only({"options",   "houses",           "turn",           "active",        "phase",
               "triggered", "last_turn",        "arrow",          "sides",         "person",
               "areas",     "culture",          "distant",        "atlantis_gods", "creatures",
               "goals",     "contracts",        "contract_stack", "artefact_deck", "decks",
               "face_up",   "supremacy_tokens", "seen",           "combat",        "combats",
               "tasks",     "choice",           "candidates",     "random"});
    State state = read_game(content_, json, Unseen::kRefused);
    if (!json.ok()) return state;
    if (!json["combat"].is_null()) json["combat"].only({"place"});
    state.random = random_from_json(json["random"]);
    if (json.ok()) validate(content_, state, json);
    return state;
}

State view_from_json(const Content& content, const JsonReader& json) {
    return read_game(content, json, Unseen::kNull);
}

}  // namespace orrery::anunnaki
