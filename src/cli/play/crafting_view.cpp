#include "cli/play/crafting_view.h"

#include "games/crafting_the_cosmos/names.h"
#include "games/crafting_the_cosmos/options.h"

namespace orrery::cli::play::crafting {
namespace {

namespace ctc = crafting_the_cosmos;

int number(const Json& json) {
    return json.is_null() ? 0 : json.to_number<int>();
}
std::uint8_t byte(const Json& json) {
    return static_cast<std::uint8_t>(number(json));
}
int size(const Json& json) {
    return static_cast<int>(json.as_array().size());
}

// A piece by its name; 0 for none or one unseen. The view is the engine's own, so names are right.
std::uint8_t named(ctc::Named (*read)(TextReader&), const Json& json) {
    if (json.is_null()) return 0;
    return ctc::whole_name(read, json.as_string()).value_or(0);
}
std::uint8_t named(ctc::Named (*read)(TextReader&), std::string_view text) {
    return ctc::whole_name(read, text).value_or(0);
}

template <std::size_t N>
std::array<std::uint8_t, N> counts(const JsonObject& json,
                                   const std::array<std::string_view, N>& names) {
    std::array<std::uint8_t, N> result{};
    for (std::size_t i = 0; i < N; ++i) result[i] = byte(json.at(names[i]));
    return result;
}

void read_galaxy(const JsonObject& json, ctc::SeatState& board) {
    for (const auto& [name, what] : json.at("stars").as_object()) {
        std::string_view element = what.as_string();
        const std::size_t space = named(ctc::read_star, std::string_view(name));
        if (element.starts_with("SN-")) {
            board.supernovae.insert(space);
            element.remove_prefix(3);
        }
        board.stars[named(ctc::read_element, element)].insert(space);
    }
    for (const auto& [name, what] : json.at("life").as_object())
        (what.as_string() == "proto" ? board.proto : board.stable)
            .insert(named(ctc::read_life, std::string_view(name)));
    for (const auto& [name, what] : json.at("nebulae").as_object()) {
        const std::size_t space = named(ctc::read_nebula, std::string_view(name));
        const JsonObject& nebula = what.as_object();
        board.nebulae[space] = named(ctc::read_tile, nebula.at("tile"));
        if (nebula.at("formed").as_bool()) board.formed.insert(space);
        std::size_t i = 0;
        for (const Json& tile : nebula.at("advanced_life").as_array())
            board.advanced[space][i++] = ctc::advanced_tile(number(tile.as_object().at("group")),
                                                            number(tile.as_object().at("value")));
    }
}

SeenSeat read_seat(const JsonObject& json, const SeenTable& table) {
    SeenSeat seat;
    read_galaxy(json, seat.board);
    if (const Json& hand = json.at("hand"); hand.is_object()) {
        seat.hand_known = true;
        seat.board.hand = counts(hand.as_object(), ctc::kEnergyNames);
    }
    seat.cards = number(json.at("cards"));
    seat.points = number(json.at("points"));
    seat.board.crystal = byte(json.at("crystal"));
    seat.board.waiting = byte(json.at("waiting"));
    seat.board.discharges = byte(json.at("discharges"));
    std::size_t slot = 0;
    for (const Json& power : json.at("powers").as_array())
        seat.board.powers[slot++] = named(ctc::read_power, power);
    for (const Json& space : json.at("formable").as_array())
        seat.formable.insert(named(ctc::read_nebula, space));
    const JsonObject& values = json.at("goal_values").as_object();
    for (std::size_t i = 0; i < ctc::kTrack; ++i)
        if (table.goals[i] != 0)
            seat.goal_values[i] = number(values.at(ctc::goal_name(table.goals[i])));
    return seat;
}

void read_turn(const JsonObject& json, SeenTable& table) {
    ctc::Turn& turn = table.turn;
    turn.stars = counts(json.at("stars").as_object(), ctc::kElementNames);
    turn.proto = byte(json.at("proto"));
    turn.supernova = byte(json.at("supernova"));
    turn.dna = byte(json.at("dna"));
    turn.gravitons = byte(json.at("gravitons"));
    for (const Json& tile : json.at("nebulae").as_array())
        turn.nebulae.push_back(named(ctc::read_tile, tile));
    turn.omega_tile = named(ctc::read_tile, json.at("omega"));
    if (const Json& choosing = json.at("choosing"); choosing.is_object()) {
        turn.drawn_slot = byte(choosing.as_object().at("slot"));
        for (const Json& card : choosing.as_object().at("cards").as_array())
            if (!card.is_null()) table.drawn.push_back(named(ctc::read_power, card));
    }
    if (const Json& use = json.at("power"); use.is_object()) {
        const JsonObject& in_use = use.as_object();
        table.use.power = named(ctc::read_power, in_use.at("card"));
        if (const Json& mode = in_use.at("mode"); mode.is_string())
            table.use.mode = std::string(mode.as_string());
        if (const Json& focus = in_use.at("focus"); focus.is_string())
            table.use.focus = std::string(focus.as_string());
        table.use.clause = number(in_use.at("clause"));
        table.use.left = number(in_use.at("left"));
        table.use.lifted = number(in_use.at("lifted"));
    }
}

void read_console(const JsonObject& json, SeenTable& table) {
    for (std::size_t control = 0; control < kEnergies; ++control) {
        const JsonObject& tokens = json.at(ctc::kEnergyNames[control]).as_object();
        table.dark[control] = number(tokens.at("dark"));
        for (const Json& seat : tokens.at("seats").as_array())
            table.seats[static_cast<std::size_t>(number(seat))].board.token =
                static_cast<std::uint8_t>(control);
    }
}

}  // namespace

SeenTable read_table(const Json& view) {
    const JsonObject& json = view.as_object();
    SeenTable table;
    JsonErrors errors;
    table.options = ctc::options_from_json(JsonReader(json.at("options"), errors));
    table.round = number(json.at("round"));
    table.phase = std::string(json.at("phase").as_string());
    table.current = static_cast<Seat>(number(json.at("current")));
    table.start = static_cast<Seat>(number(json.at("start")));
    if (const Json* viewer = json.if_contains("viewer"); viewer && !viewer->is_null())
        table.viewer = static_cast<Seat>(number(*viewer));
    const JsonObject& supply = json.at("supply").as_object();
    for (std::size_t e = 0; e < kElements; ++e)
        table.stars[e] = number(supply.at(ctc::kElementNames[e]));
    table.life = number(supply.at("life"));
    table.crystals = number(supply.at("crystals"));
    const JsonObject& goals = json.at("goals").as_object();
    for (std::size_t i = 0; i < ctc::kTrack; ++i)
        table.goals[i] = named(ctc::read_goal, goals.at("track").as_array()[i]);
    table.goals_to_come = size(goals.at("deck"));
    const JsonObject& energy = json.at("energy").as_object();
    for (std::size_t i = 0; i < ctc::kDisplay; ++i) {
        const Json& card = energy.at("display").as_array()[i];
        table.display[i] = card.is_null() ? -1 : named(ctc::read_energy, card);
    }
    table.deck = size(energy.at("deck"));
    for (std::size_t i = 0; i < kSizes; ++i)
        table.stacks[i] = size(json.at("nebula_stacks").as_object().at(std::to_string(i + 1)));
    const JsonObject& advanced = json.at("advanced_life").as_object();
    table.advanced = {size(advanced.at("first")), size(advanced.at("second"))};
    for (const Json& seat : json.at("seats").as_array())
        table.seats.push_back(read_seat(seat.as_object(), table));
    read_console(json.at("controls").as_object(), table);
    read_turn(json.at("turn").as_object(), table);
    return table;
}

}  // namespace orrery::cli::play::crafting
