#include "games/anunnaki/words.h"

#include <numeric>

#include "games/anunnaki/action.h"
#include "games/anunnaki/advice/evaluation.h"
#include "games/anunnaki/bot/criteria.h"
#include "games/anunnaki/events.h"
#include "games/anunnaki/json/task_form.h"

namespace orrery::anunnaki {
namespace {

using Values = std::vector<NamedValue>;

constexpr std::array<std::string_view, 2> kReasons{"maximum", "impossible"};
constexpr std::array<std::string_view, 2> kDecisions{"leave", "attack"};
constexpr std::array<std::string_view, kTriangles + 1> kShapes{"T0", "T1", "T2",
                                                               "T3", "T4", "PENTA"};

NamedValue value(RawValue numbers, std::string name, std::string text = {}) {
    return {numbers, std::move(name), std::move(text)};
}

template <class List>
Values ids(const List& list, int first = 0) {
    Values values;
    for (const auto& entry : list) values.push_back(value({first++}, entry.id));
    return values;
}

Values nodes(const Content& content) {
    Values values;
    for (const std::string& node : content.nodes)
        values.push_back(value({static_cast<int>(values.size())}, node));
    return values;
}

Values atlantis_areas(const Content& content) {
    Values values;
    content.atlantis.for_each([&](std::size_t area) {
        values.push_back(value({static_cast<int>(values.size())}, content.areas[area].id));
    });
    return values;
}

Values places(const Content& content) {
    Values values = ids(content.areas);
    for (std::size_t place = kFirstDistantPlace; place < kPlaces; ++place)
        values.push_back(
            value({static_cast<int>(place)}, place_name(content, static_cast<Place>(place))));
    return values;
}

// Where a combat is: "in G07", "at DP2".
Values battlefields(const Content& content) {
    Values values;
    for (const NamedValue& area : ids(content.areas))
        values.push_back(value(area.value, area.name, "in " + area.name));
    for (std::size_t planet = 0; planet < kDistantPlanets; ++planet) {
        const Place place = landing_place(planet);
        values.push_back(
            value({place}, place_name(content, place), "at " + content.distant[planet].id));
    }
    return values;
}

Values gods(const Content& content) {
    Values values;
    for (int house = 0; house < static_cast<int>(kHouses); ++house)
        for (int god = 0; god < static_cast<int>(kGodsPerHouse); ++god)
            values.push_back(value({house, god}, content.houses[static_cast<std::size_t>(house)]
                                                     .gods[static_cast<std::size_t>(god)]
                                                     .id));
    return values;
}

Values weapons_or_none(const Content& content) {
    Values values = ids(content.weapons, 1);
    values.insert(values.begin(), value({0}, "none"));
    return values;
}

// In the companion a card lies there that only the person knows.
Values committed(const Content& content) {
    Values values = weapons_or_none(content);
    values.push_back(value({kUnknown}, "unknown"));
    return values;
}

// What Cosmobot chooses among: kind, id. Of a unit it is the place.
Values candidates(const Content& content) {
    Values values;
    const auto add = [&](CandidateKind kind, int id, std::string name) {
        values.push_back(value({static_cast<int>(kind), id}, std::move(name)));
    };
    for (const NamedValue& place : places(content))
        add(CandidateKind::kPlace, place.value[0], place.name);
    for (int slot = 0; slot < static_cast<int>(kContractSlots); ++slot)
        add(CandidateKind::kSlot, slot, std::to_string(slot + 1));
    for (std::size_t i = 0; i < kTrackNames.size(); ++i)
        add(CandidateKind::kTrack, static_cast<int>(i), std::string(kTrackNames[i]));
    for (std::size_t i = 0; i < kDeckNames.size(); ++i)
        add(CandidateKind::kDeck, static_cast<int>(i), std::string(kDeckNames[i]));
    return values;
}

// Home planets, Gaia, and the distant ones together.
Values planet_kinds(const Content& content) {
    Values values = ids(content.houses);
    values.push_back(value({kGaia}, "gaia"));
    values.push_back(value({kDistant}, "distant"));
    return values;
}

Values tasks() {
    Values values;
    for (const TaskForm& form : task_forms())
        values.push_back(value({static_cast<int>(form.kind)}, std::string(form.name)));
    return values;
}

std::vector<int> from_one(std::size_t count) {
    std::vector<int> numbers(count);
    std::iota(numbers.begin(), numbers.end(), 1);
    return numbers;
}

}  // namespace

SharedWords::SharedWords(const Content& content) {
    Vocabulary& all = vocabulary;
    side = all.add(NamedType("side", "person or bot", kSideNames));
    house = all.add(NamedType("house", "a house like norse", kHouseNames));
    resource = all.add(NamedType("resource", "wood, metal, gold or grain", kResourceNames));
    unit = all.add(NamedType("unit", "follower, minor, great or creature", kUnitNames));
    track = all.add(NamedType("track", "war, tech or trade", kTrackNames));
    goal = all.add(NamedType("goal", "shrines, areas, units or settlements", kGoalNames));
    goal_place = all.add(NamedType("goal_place", "war, tech, trade or supremacy", kGoalPlaces));
    deck = all.add(NamedType("deck", "moon or sun", kDeckNames));
    arrow = all.add(NamedType("arrow", "left or right", kArrowNames));
    phase = all.add(NamedType("phase", "a phase", kPhaseNames));
    choice = all.add(NamedType("choice", "a choice for Cosmobot", kChoiceNames));
    leader = all.add(NamedType("leader", "who leads a distant planet", kLeaderNames));
    area = all.add(NamedType("area", "an area like G03 or NOR-L", ids(content.areas)));
    atlantis_area =
        all.add(NamedType("atlantis_area", "an area of Atlantis", atlantis_areas(content)));
    place = all.add(NamedType("place", "a place like G03, DP2:land or DP2:lead", places(content)));
    site = all.add(NamedType("site", "a culture site like G-K03", ids(content.sites)));
    planet = all.add(NamedType("planet", "a distant planet like DP2", ids(content.distant)));
    creature = all.add(NamedType("creature", "a creature like sphinx", ids(content.creatures)));
    moon_card = all.add(NamedType("moon_card", "a moon card like M07", ids(content.moon)));
    sun_card = all.add(NamedType("sun_card", "a sun card like S03", ids(content.sun)));
    contract = all.add(NamedType("contract", "a contract like CN01", ids(content.contracts)));
    slot = all.add(PrintedType("slot", "a contract slot from 1 to 6", from_one(kContractSlots)));
    marker =
        all.add(PrintedType("marker", "a number printed on the supremacy track",
                            {content.supremacy.begin(), content.supremacy.end()}, "AN-HTRK-03"));
    space = all.add(NumberType("space", 0, static_cast<int>(content.track_value.size()) - 1,
                               "a space of the track"));

    civilisation =
        all.add(NamedType("civilisation", "a civilisation like AC01", ids(content.civilisations)));
    atlantis_god =
        all.add(NamedType("atlantis_god", "a god of Atlantis", ids(content.atlantis_gods)));
    resources = all.add(NumberType("resources", 0, content.constants.resource_cap));
    crystals = all.add(NumberType("crystals", 0, content.constants.crystal_cap));

    // What events tell and tasks keep.
    all.add(FlagType("flag"));
    all.add(NumberType("number", -999, 999));
    all.add(NumberType("cubes", 0, content.constants.cubes,
                       "a number of cubes from 0 to " + std::to_string(content.constants.cubes)));
    const NamedType* strategy = all.add(NamedType("strategy", "a strategy", kStrategyNames));
    const NamedType* planets = all.add(NamedType("planet_kind", "a planet", planet_kinds(content)));
    path = all.add(NamedType("path", "a path like E0a", ids(content.paths)));
    culture_token = all.add(
        NamedType("culture_token", "a culture token like CT01", ids(content.culture_tokens)));
    const PrintedType* spaces =
        all.add(PrintedType("fate_card_space", "a space of the fate card", from_one(kCubes)));
    all.add(NamedType("rule", "a rule", kTraceRules));
    all.add(NamedType("criterion", "a criterion", kCriterionNames));
    all.add(NamedType("reason", "a reason", kReasons));
    all.add(NamedType("candidate", "a candidate", candidates(content), 2));
    all.add(ShownCardType("shown_card", *moon_card, *sun_card));
    all.add(NamedType("committed", "a weapon card like spear", committed(content)));
    weapon = all.add(NamedType("weapon", "a weapon card like spear", ids(content.weapons)));
    all.add(NamedType("secondary", "a secondary action like s_move", ids(content.secondaries)));
    node = all.add(NamedType("node", "a node from O0 to I4", nodes(content)));
    tile = all.add(NamedType("tile", "a tile like harvest", ids(content.tiles)));
    shape = all.add(NamedType("shape", "a triangle from T0 to T4, or PENTA", kShapes));
    artefact = all.add(NamedType("artefact", "an artefact like AR1", ids(content.artefacts)));
    god = all.add(NamedType("god", "a god like NOR-1", gods(content), 2));
    all.add(NamedType("task", "a task", tasks()));
    all.add(PrintedType("row_slot", "a slot of the settlement row", from_one(kRowSlots)));
    symbols = all.add(SymbolsType("symbols", 1));
    all.add(SymbolsType("symbols_taken", 0));
    all.add(ElementType("element"));
    all.add(EffectType("effect"));
    all.add(ProducedType("produced", content, *resource));
    all.add(ScoreType("score", *resource, *planets));
    all.add(OrNoneType("unit_or_none", *unit));
    all.add(OrNoneType("strategy_or_none", *strategy));
    all.add(OrNoneType("place_or_none", *place));
    all.add(OrNoneType("path_or_none", *path));
    all.add(OrNoneType("contract_or_none", *contract));
    all.add(OrNoneType("culture_token_or_none", *culture_token));
    all.add(OrNoneType("fate_space", *spaces));
    add_task_types(all);
}

Words::Words(const Content& content) : SharedWords(content) {
    Vocabulary& all = vocabulary;
    all.add(NamedType("battlefield", "in an area like G07, or at a planet like DP2",
                      battlefields(content)));
    all.add(NamedType("decision", "attack or leave", kDecisions));
    all.add(NamedType("feature", "what a bot looks at", kFeatureNames));
    all.add(
        NamedType("weapon_or_none", "a weapon card like spear, or none", weapons_or_none(content)));
    all.add(PrintedType("reserved", "a contract of the reserve, from 1",
                        from_one(content.constants.contract_reserve)));
    all.add(RemovedType("removed", *resource));
    all.bind(action_forms(), event_forms());
}

}  // namespace orrery::anunnaki
