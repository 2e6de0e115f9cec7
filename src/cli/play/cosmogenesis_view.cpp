#include "cli/play/cosmogenesis_view.h"

#include <algorithm>
#include <charconv>

namespace orrery::cli::play {
namespace {

using cosmogenesis::Content;
using cosmogenesis::SeatState;

int integer(const Json& json, std::string_view name) {
    return json.at(name).to_number<int>();
}

std::string_view word(const Json& json) {
    return {json.as_string().data(), json.as_string().size()};
}

// "P07" is 7, null is 0: unknown.
int id_number(const Json& id) {
    if (!id.is_string()) return 0;
    const std::string_view digits = word(id).substr(1);
    int number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

template <class List>
void read_ids(const Json& json, List& list) {
    for (const Json& id : json.as_array()) list.push_back(static_cast<std::uint8_t>(id_number(id)));
}

std::vector<std::string> read_words(const Json& json) {
    std::vector<std::string> words;
    for (const Json& entry : json.as_array()) words.emplace_back(word(entry));
    return words;
}

SeatState read_things(const Json& json) {
    SeatState seat;
    for (const Json& entry : json.at("orbits").as_array()) {
        cosmogenesis::Orbit orbit;
        orbit.planet = cosmogenesis::body_from_text(word(entry.at("planet"))).value();
        for (const Json& moon : entry.at("moons").as_array())
            orbit.moons.push_back(cosmogenesis::body_from_text(word(moon)).value());
        orbit.objective = static_cast<std::uint8_t>(id_number(entry.at("objective")));
        seat.orbits.push_back(orbit);
    }
    seat.asteroids = static_cast<std::uint8_t>(integer(json, "asteroids"));
    seat.comets = static_cast<std::uint8_t>(integer(json, "comets"));
    seat.module = json.at("module").as_bool() ? 1 : 0;
    for (const std::string& name : read_words(json.at("sectors"))) {
        const auto& names = cosmogenesis::kSectorNames;
        const auto at = std::find(names.begin(), names.end(), name) - names.begin();
        seat.used_sectors = static_cast<std::uint8_t>(seat.used_sectors | 1U << at);
    }
    read_ids(json.at("stellar"), seat.stellar);
    read_ids(json.at("drafted"), seat.drafted);
    read_ids(json.at("drawn"), seat.drawn);
    seat.holds_start = json.at("holds_start").as_bool() ? 1 : 0;
    seat.start = static_cast<std::uint8_t>(id_number(json.at("start")));
    for (const Json& entry : json.at("objects").as_array())
        seat.objects[static_cast<std::size_t>(id_number(entry.at("object"))) - 1] =
            static_cast<std::uint8_t>(1 + integer(entry, "uses_left"));
    return seat;
}

SeenField read_tile(const Content& content, const Json& json) {
    const std::string_view id = word(json.at("tile"));
    const auto found = std::find_if(content.tiles.begin(), content.tiles.end(),
                                    [&](const cosmogenesis::Tile& tile) { return tile.id == id; });
    SeenField field;
    if (found->object != 0) {
        field.kind = SeenField::Kind::kObject;
        field.number = found->object;
        return field;
    }
    field.kind = SeenField::Kind::kBody;
    field.body = found->small ? cosmogenesis::terrestrial(integer(json, "size")) : found->body;
    return field;
}

SeenField read_field(const Content& content, const Json& json) {
    SeenField field;
    if (json.is_null()) return field;
    if (json.is_object()) return read_tile(content, json);
    const std::string_view text = word(json);
    if (text == "comet") {
        field.kind = SeenField::Kind::kComet;
    } else if (text == "asteroid" || text == "two_asteroids") {
        field.kind = SeenField::Kind::kAsteroids;
        field.number = text == "asteroid" ? 1 : 2;
    } else {
        field.kind = text[0] == 'S' ? SeenField::Kind::kStellar : SeenField::Kind::kPlanetary;
        field.number = id_number(json);
    }
    return field;
}

SeenPlayer read_player(const Json& json) {
    SeenPlayer player;
    player.things = read_things(json);
    constexpr std::array<std::string_view, 6> kParts{"planetary", "stellar", "evolution",
                                                     "objects",   "belt",    "monolith"};
    for (std::size_t i = 0; i < kParts.size(); ++i)
        player.score[i] = integer(json.at("score"), kParts[i]);
    player.total = integer(json.at("score"), "total");
    return player;
}

}  // namespace

bool SeenCosmos::asks_viewer() const {
    if (viewer == kSpectator || phase == "game_over") return false;
    if (phase == "choose_start")
        return std::find(owing.begin(), owing.end(), viewer) != owing.end();
    return active == viewer;
}

SeenCosmos read_cosmos(const Content& content, const Json& view) {
    SeenCosmos cosmos;
    const auto seat = [&](std::string_view name) { return static_cast<Seat>(integer(view, name)); };
    cosmos.round = integer(view, "round");
    cosmos.phase = word(view.at("phase"));
    if (!view.at("viewer").is_null()) cosmos.viewer = seat("viewer");
    cosmos.active = seat("active");
    cosmos.monolith = seat("monolith");
    cosmos.side_used = view.at("side_used").as_bool();
    cosmos.rewards = read_words(view.at("rewards"));
    cosmos.objects_used = read_words(view.at("objects_used"));
    for (std::size_t sector = 0; sector < cosmogenesis::kSectors; ++sector) {
        const JsonArray& fields =
            view.at("board").at(cosmogenesis::kSectorNames[sector]).as_array();
        for (std::size_t i = 0; i < fields.size(); ++i) {
            cosmos.board[sector][i] = read_field(content, fields[i]);
            cosmos.board[sector][i].monolith = content.fields[sector][i].monolith;
        }
    }
    constexpr std::array<std::string_view, 3> kClasses{"small", "size_3", "size_4"};
    for (std::size_t i = 0; i < kClasses.size(); ++i)
        cosmos.supply[i] = integer(view.at("supply"), kClasses[i]);
    cosmos.comets = integer(view.at("supply"), "comets");
    for (const Json& entry : view.at("seats").as_array())
        cosmos.seats.push_back(read_player(entry));
    for (const Json& entry : view.at("owing").as_array())
        cosmos.owing.push_back(static_cast<Seat>(entry.to_number<int>()));
    return cosmos;
}

std::vector<int> known_hand(const SeatState& seat) {
    std::vector<int> hand;
    if (seat.holds_start != 0 && seat.start != 0) hand.push_back(seat.start);
    for (std::uint8_t objective : seat.drafted)
        if (objective != 0) hand.push_back(objective);
    return hand;
}

}  // namespace orrery::cli::play
