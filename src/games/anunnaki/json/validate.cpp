// Could this position stand on a table? Any such position is accepted, reached or not; the pieces
// of section 3 must all be there.
#include <algorithm>
#include <bit>

#include "core/text.h"
#include "games/anunnaki/action.h"
#include "games/anunnaki/json/codec.h"

namespace orrery::anunnaki {
namespace {

void validate_area(const Content& content, const State& state, std::size_t number,
                   const JsonReader& json) {
    const Board board(content, state);
    const Area& area = content.areas[number];
    const AreaState& here = state.areas[number];
    if (!board.in_play().contains(number))
        return json.fail("this planet is not in play", "AN-HSET-02");
    if (here.exhausted >> area.symbols.size() != 0)
        json["exhausted"].fail("the area has " + counted(area.symbols.size(), "symbol"),
                               "AN-MR-01");
    if (here.civilisation != 0 && !area.civilisation)
        json["civilisation"].fail("no civilisation ever lived here", "AN-HSET-03");
    if (here.civilisation != 0 && here.settlement != 0)
        json.fail("nobody builds beside a civilisation", "AN-CTRL-11");
    for (Side side : {Side::kPerson, Side::kBot}) {
        if (number != board.capital(side)) continue;
        if (!board.has_settlement(side, number) || any(here.units[index(other(side))]))
            json.fail("a capital holds its own settlement and no other side's units", "AN-CTRL-12");
        if (here.exhausted != 0)
            json["exhausted"].fail("a capital's symbols are never exhausted", "AN-CTRL-08");
    }
}

// What a side has on the board.
struct OnBoard {
    std::array<int, kUnitKinds> units{};
    int settlements = 0;
};
OnBoard count_pieces(const State& state, Side side) {
    OnBoard found;
    const auto add = [&](const UnitCounts& units) {
        for (std::size_t kind = 0; kind < kUnitKinds; ++kind) found.units[kind] += units[kind];
    };
    for (const AreaState& area : state.areas) {
        add(area.units[index(side)]);
        found.settlements += area.settlement == 1 + index(side) ? 1 : 0;
    }
    for (const DistantState& planet : state.distant) {
        add(planet.landing[index(side)]);
        add(planet.leading[index(side)]);
    }
    return found;
}

// Section 3: as many pieces as are in the box, in the supply or on the board.
void validate_side(const Content& content, const State& state, Side side, const JsonReader& json) {
    const Constants& constants = content.constants;
    const SideState& own = state.side(side);
    const OnBoard found = count_pieces(state, side);
    const std::array<int, kUnitKinds> wanted{constants.followers, constants.minors,
                                             constants.greats, std::popcount(own.creatures)};
    for (std::size_t kind = 0; kind < kUnitKinds; ++kind) {
        const int there = found.units[kind] + own.supply[kind];
        if (there != wanted[kind])
            json["supply"].fail("expected " + counted(wanted[kind], "unit") + " of the kind " +
                                    std::string(kUnitNames[kind]) + ", found " +
                                    std::to_string(there),
                                side == Side::kPerson ? "AN-HSET-10" : "AN-SET-11");
    }
    // The companion may know of a creature before it knows where it was put.
    if (!state.companion() && own.supply[static_cast<std::size_t>(UnitKind::kCreature)] != 0)
        json["supply"].fail("a creature never is in the supply", "AN-MYTH-07");
    if (found.settlements + own.settlements != constants.settlements)
        json["settlements"].fail("expected " + counted(constants.settlements, "settlement") +
                                     ", found " +
                                     std::to_string(found.settlements + own.settlements),
                                 side == Side::kPerson ? "AN-HSET-10" : "AN-SET-10");
    for (std::size_t i = 0; i < kTracks; ++i)
        if (own.tracks[i] > content.tracks[i].last)
            json["tracks"][kTrackNames[i]].fail("the track has no such space", "AN-HTRK-01");
    // A token is gone as soon as a marker has reached it.
    for (std::size_t place = 0; place <= own.supremacy; ++place)
        if ((state.supremacy_tokens >> place & 1) != 0)
            json["supremacy"].fail("the marker has passed a token that still lies there",
                                   "AN-SUPR-03");
    const bool goes_on = std::equal(
        own.tracks.begin(), own.tracks.end(), content.tracks.begin(),
        [](std::uint8_t space, const DevelopmentTrack& track) { return space < track.last; });
    const bool ends = own.cubes == constants.cubes || !goes_on;
    if (state.triggered == 0 && ends)
        json.fail("this side has triggered the end of the game", "AN-END-01");
    // In the companion the person says so: the printed game may have other ways.
    if (!state.companion() && state.triggered == 1 + index(side) && !ends)
        json.fail("this side cannot have triggered the end of the game", "AN-END-01");
}

void once(std::uint32_t& seen, std::uint32_t number, const JsonReader& at) {
    if ((seen >> number & 1U) != 0) at.fail("it is in two places");
    seen |= std::uint32_t{1} << number;
}

void validate_sites(const Content& content, const State& state, const JsonReader& json) {
    for (std::size_t site = 0; site < content.sites.size(); ++site)
        if (state.culture[site] != 0 &&
            !Board(content, state).in_play().includes(content.sites[site].areas))
            json.fail("the planet of " + content.sites[site].id + " is not in play", "AN-HSET-05");
}

// Which tile or token lies where; the companion cannot know.
void validate_tokens(const Content& content, const State& state, const JsonReader& json) {
    std::uint32_t civilisations = 0, culture = 0, gods = 0;
    for (std::size_t area = 0; area < content.areas.size(); ++area) {
        const AreaState& here = state.areas[area];
        if (here.civilisation == 0) continue;
        const JsonReader at = json["areas"][content.areas[area].id]["civilisation"];
        once(civilisations, here.civilisation - 1U, at);
        const bool seen = (state.seen_civilisations >> (here.civilisation - 1) & 1) != 0;
        if (seen != (here.revealed != 0)) at.fail("a tile that was seen lies face up", "AN-CIV-03");
    }
    const std::uint32_t seen_culture = state.seen_culture[0] | std::uint32_t{state.seen_culture[1]}
                                                                   << 16;
    for (std::size_t site = 0; site < content.sites.size(); ++site) {
        if (state.culture[site] == 0) continue;
        const JsonReader at = json["culture"][content.sites[site].id];
        once(culture, state.culture[site] - 1U, at);
        if ((seen_culture >> (state.culture[site] - 1) & 1U) != 0)
            at.fail("a token that was seen has left the game", "AN-HCUL-01");
    }
    for (std::uint8_t god : state.atlantis_gods)
        if (god != 0) once(gods, god - 1U, json["atlantis_gods"]);
}

// AN-HDIST-01, -02, AN-DIST-11.
void validate_distant(const State& state, const JsonReader& json) {
    if (state.options.distant_planets == 0) return;
    if (state.distant[0].planet != 0 && state.distant[0].planet == state.distant[1].planet)
        json.fail("two different planets are in play", "AN-HDIST-02");
    for (std::size_t i = 0; i < kDisplayed && json.ok(); ++i) {
        const DistantState& here = state.distant[i];
        if (here.planet == 0) continue;
        for (Side side : {Side::kPerson, Side::kBot}) {
            const Place place = leader_place(here.planet - 1U);
            // Beaten units may still be about to leave (AN-HCOMB-08).
            const bool leaving = !state.tasks.empty() &&
                                 state.tasks.back() == Task{TaskKind::kRetreat, place, 0, 0} &&
                                 side == Side::kPerson;
            const bool leads = here.leader == leading(side);
            if (leads != any(here.leading[index(side)]) && !leaving)
                json[i]["leading"].fail("units stand on the leader place exactly while they lead",
                                        "AN-DIST-11");
        }
    }
}

// AN-HMYTH-01, AN-MYTH-06: two creatures, on display or with one side.
void validate_creatures(const State& state, const JsonReader& json) {
    const std::uint8_t person = state.side(Side::kPerson).creatures;
    const std::uint8_t bot = state.side(Side::kBot).creatures;
    std::uint8_t shown = 0;
    for (std::uint8_t creature : state.creatures)
        if (creature != 0) shown = static_cast<std::uint8_t>(shown | 1U << (creature - 1));
    const int there = std::popcount(person) + std::popcount(bot) + std::popcount(shown);
    const int wanted = state.options.creatures != 0 ? kDisplayed : 0;
    const bool twice = (person & bot) != 0 || ((person | bot) & shown) != 0;
    const bool missing = there < wanted && !state.companion();
    if (missing || there > wanted || twice)
        json.fail("two creatures are in play with the module, none without it", "AN-HMYTH-01");
}

}  // namespace

void validate_pieces(const Content& content, const State& state, const JsonReader& json) {
    for (std::size_t area = 0; area < content.areas.size() && json.ok(); ++area)
        if (state.areas[area] != AreaState{})
            validate_area(content, state, area, json["areas"][content.areas[area].id]);
    for (Side side : {Side::kPerson, Side::kBot}) {
        if (json.ok() &&
            !Board(content, state).has_settlement(side, Board(content, state).capital(side)))
            json["areas"].fail("a capital holds its own settlement", "AN-CTRL-12");
        if (json.ok()) validate_side(content, state, side, json["sides"][kSideNames[index(side)]]);
    }
    std::uint32_t goals = 0;
    for (Goal goal : state.goals) once(goals, static_cast<std::uint32_t>(goal), json["goals"]);
    validate_sites(content, state, json["culture"]);
    if (json.ok() && !state.companion()) validate_tokens(content, state, json);
    if (json.ok()) validate_distant(state, json["distant"]);
    if (json.ok()) validate_creatures(state, json["creatures"]);
}

void validate(const Content& content, const State& state, const JsonReader& json) {
    validate_pieces(content, state, json);
    for (Side side : {Side::kPerson, Side::kBot})
        if (state.side(side).vp < 0)
            json["sides"][kSideNames[index(side)]]["vp"].fail("points are never lost",
                                                              "AN-HSCO-05");
    if (json.ok()) validate_cards(content, state, json);
    if (json.ok()) validate_course(content, state, json);
}

}  // namespace orrery::anunnaki
