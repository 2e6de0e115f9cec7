// JSON of states and views.
#include "games/crafting_the_cosmos/codec.h"

#include <algorithm>

#include "core/json.h"
#include "core/random_json.h"
#include "games/crafting_the_cosmos/galaxy.h"
#include "games/crafting_the_cosmos/game.h"
#include "games/crafting_the_cosmos/names.h"
#include "games/crafting_the_cosmos/options.h"
#include "games/crafting_the_cosmos/powers.h"

namespace orrery::crafting_the_cosmos {
namespace {

using NameOf = std::string (*)(std::uint8_t);

Json name_or_null(NameOf name, std::uint8_t id) {
    return id == 0 ? Json() : Json(name(id));
}
std::string energy_name(std::uint8_t card) {
    return std::string(kEnergyNames[card - 1U]);
}

template <class List>
Json list_json(const List& list, NameOf name) {
    JsonArray json;
    for (std::uint8_t id : list) json.push_back(name_or_null(name, id));
    return json;
}

// From the top down; unseen entries are null.
template <std::size_t N>
Json stack_json(const FixedVector<std::uint8_t, N>& stack, NameOf name) {
    FixedVector<std::uint8_t, N> turned = stack;
    std::reverse(turned.begin(), turned.end());
    return list_json(turned, name);
}

template <std::size_t N>
Json counts_json(const std::array<std::uint8_t, N>& counts,
                 const std::array<std::string_view, N>& names) {
    JsonObject json;
    for (std::size_t i = 0; i < N; ++i) json[names[i]] = counts[i];
    return json;
}

Json value_or_null(std::uint8_t advanced) {
    return value_of(advanced) == 0 ? Json() : Json(value_of(advanced));
}

Json stars_json(const SeatState& own) {
    JsonObject json;
    own.occupied_stars().for_each([&](std::size_t space) {
        const std::string element(kElementNames[element_at(own, space)]);
        json[star_name(space)] = own.supernovae.contains(space) ? "SN-" + element : element;
    });
    return json;
}

Json life_json(const SeatState& own) {
    JsonObject json;
    own.life().for_each([&](std::size_t space) {
        json[life_name(space)] = own.proto.contains(space) ? "proto" : "stable";
    });
    return json;
}

Json nebulae_json(const SeatState& own) {
    JsonObject json;
    for (std::size_t space = 0; space < kNebulaSpaces; ++space) {
        if (own.nebulae[space] == 0) continue;
        JsonArray advanced;
        for (std::uint8_t tile : own.advanced[space])
            if (tile != 0)
                advanced.push_back(
                    JsonObject{{"group", group_of(tile)}, {"value", value_or_null(tile)}});
        json[nebula_name(space)] = JsonObject{{"tile", tile_name(own.nebulae[space])},
                                              {"formed", own.formed.contains(space)},
                                              {"advanced_life", std::move(advanced)}};
    }
    return json;
}

JsonObject seat_json(const SeatState& own, bool hand_visible) {
    return {{"stars", stars_json(own)},
            {"life", life_json(own)},
            {"nebulae", nebulae_json(own)},
            {"hand", hand_visible ? counts_json(own.hand, kEnergyNames) : Json()},
            {"crystal", own.crystal},
            {"waiting", own.waiting},
            {"discharges", own.discharges},
            {"powers", list_json(own.powers, power_name)},
            {"card_points", own.card_points},
            {"goal_points", own.goal_points}};
}

Json controls_json(const State& state) {
    JsonObject json;
    for (std::size_t control = 0; control < kEnergies; ++control) {
        JsonArray seats;
        for (std::size_t i = 0; i < state.players; ++i)
            if (state.seats[i].token == control) seats.push_back(i);
        json[kEnergyNames[control]] =
            JsonObject{{"seats", std::move(seats)}, {"dark", state.dark[control]}};
    }
    return json;
}

Json power_decks_json(const State& state) {
    JsonObject json;
    for (std::size_t type = 0; type < kEnergies; ++type) {
        JsonArray deck;
        const auto& entries = state.power_decks[type];
        for (std::size_t i = entries.size(); i-- > 0;)
            deck.push_back(JsonObject{
                {"card", name_or_null(power_name, entries[i].card)},
                {"under_by", entries[i].under_by == 0 ? Json() : Json(entries[i].under_by - 1)}});
        json[kEnergyNames[type]] = std::move(deck);
    }
    return json;
}

// The stack is two parts: tiles of the first group lie on those of the second.
Json advanced_stack_json(const State& state) {
    JsonArray first, second;
    const auto& stack = state.advanced_stack;
    for (std::size_t i = stack.size(); i-- > 0;)
        (group_of(stack[i]) == 1 ? first : second).push_back(value_or_null(stack[i]));
    return JsonObject{{"first", std::move(first)}, {"second", std::move(second)}};
}

Json focus_json(const Turn& turn) {
    if (turn.focus == 0) return nullptr;
    const std::size_t space = turn.focus - 1U;
    switch (focus_of(turn.power, turn.mode)) {
        case Focus::kLife:
            return Json(life_name(space));
        case Focus::kNebula:
            return Json(nebula_name(space));
        case Focus::kStar:
            break;
    }
    return Json(star_name(space));
}

Json power_in_use_json(const Turn& turn) {
    if (turn.power == 0) return nullptr;
    const auto& modes = kPowerRules[turn.power].mode_names;
    return JsonObject{{"card", power_name(turn.power)},
                      {"mode", turn.mode == 0 ? Json() : Json(modes[turn.mode - 1U])},
                      {"clause", turn.clause},
                      {"left", turn.left},
                      {"focus", focus_json(turn)},
                      {"lifted", turn.lifted}};
}

Json turn_json(const State& state) {
    const Turn& turn = state.turn;
    Json choosing;
    if (!turn.drawn.empty())
        choosing = JsonObject{{"slot", turn.drawn_slot + 1},
                              {"type", kEnergyNames[turn.drawn_type]},
                              {"cards", list_json(turn.drawn, power_name)}};
    return JsonObject{{"stars", counts_json(turn.stars, kElementNames)},
                      {"proto", turn.proto},
                      {"supernova", turn.supernova},
                      {"dna", turn.dna},
                      {"gravitons", turn.gravitons},
                      {"nebulae", list_json(turn.nebulae, tile_name)},
                      {"collected", JsonArray{turn.collect_stage, turn.collect_unit}},
                      {"choosing", std::move(choosing)},
                      {"power", power_in_use_json(turn)},
                      {"omega", name_or_null(tile_name, turn.omega_tile)}};
}

JsonObject common_json(const State& state) {
    JsonObject supply = counts_json(state.star_supply, kElementNames).as_object();
    supply["life"] = state.life_supply;
    supply["crystals"] = state.crystals;
    JsonObject nebulae;
    for (std::size_t size = 0; size < kSizes; ++size)
        nebulae[std::to_string(size + 1)] = stack_json(state.nebula_stacks[size], tile_name);
    return {{"players", state.players},
            {"round", state.round},
            {"phase", kPhaseNames[static_cast<std::size_t>(state.phase)]},
            {"start", state.start},
            {"current", state.current},
            {"options", options_to_json(state.options)},
            {"controls", controls_json(state)},
            {"supply", std::move(supply)},
            {"goals", JsonObject{{"track", list_json(state.track, goal_name)},
                                 {"deck", stack_json(state.goal_deck, goal_name)},
                                 {"scored", list_json(state.scored_goals, goal_name)}}},
            {"energy", JsonObject{{"display", list_json(state.display, energy_name)},
                                  {"deck", stack_json(state.deck, energy_name)},
                                  {"discard", counts_json(state.discard, kEnergyNames)}}},
            {"power_decks", power_decks_json(state)},
            {"nebula_stacks", std::move(nebulae)},
            {"advanced_life", advanced_stack_json(state)},
            {"turn", turn_json(state)}};
}

// What a person wants to know about a board without counting.
void add_insights(const Content& content, const State& view, const SeatState& own,
                  JsonObject& json) {
    JsonArray ready;
    for (std::size_t space = 0; space < kNebulaSpaces; ++space)
        if (formable(content, view.options, own, space) == Formable::kYes)
            ready.push_back(Json(nebula_name(space)));
    JsonObject goals;
    for (std::uint8_t goal : view.track)
        if (goal != 0) goals[goal_name(goal)] = goal_value(content, view.options, own, goal);
    json["formable"] = std::move(ready);
    json["goal_values"] = std::move(goals);
}

}  // namespace

Json CraftingTheCosmos::options_json(const State& state) const {
    return options_to_json(state.options);
}

Json CraftingTheCosmos::state_json(const State& state) const {
    JsonObject json = common_json(state);
    JsonArray seats;
    for (std::size_t i = 0; i < state.players; ++i)
        seats.push_back(seat_json(state.seats[i], true));
    json["seats"] = std::move(seats);
    json["random"] = random_json(state.random);
    return json;
}

Json CraftingTheCosmos::view_json(const State& view, Seat viewer) const {
    JsonObject json = common_json(view);
    json["viewer"] = viewer >= 0 ? Json(static_cast<int>(viewer)) : Json();
    const Standing standing = this->standing(view);
    JsonArray seats;
    for (Seat seat = 0; seat < view.players; ++seat) {
        const SeatState& own = view.seat(seat);
        JsonObject entry = seat_json(own, seat == viewer);
        entry["cards"] = own.cards;
        entry["points"] = standing.seats[static_cast<std::size_t>(seat)].points;
        add_insights(content_, view, own, entry);
        seats.push_back(std::move(entry));
    }
    json["seats"] = std::move(seats);
    return json;
}

}  // namespace orrery::crafting_the_cosmos
