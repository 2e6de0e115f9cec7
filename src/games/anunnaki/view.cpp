#include "games/anunnaki/view.h"

#include "games/anunnaki/action.h"
#include "games/anunnaki/codec.h"
#include "games/anunnaki/combat.h"
#include "games/anunnaki/powers.h"
#include "games/anunnaki/scoring.h"

namespace orrery::anunnaki {
namespace {

Json control_json(const Content& content, const Board& board) {
    JsonObject json;
    board.in_play().for_each([&](std::size_t area) {
        const std::optional<Side> side = board.controller(area);
        json[content.areas[area].id] = side ? Json(kSideNames[index(*side)]) : Json();
    });
    return json;
}

Json strength_json(const Content& content, const Board& board) {
    JsonObject json;
    board.in_play().for_each([&](std::size_t area) {
        const auto place = static_cast<Place>(area);
        const int person = board.strength(Side::kPerson, place);
        const int bot = board.strength(Side::kBot, place);
        if (person + bot > 0)
            json[content.areas[area].id] = JsonObject{{"person", person}, {"bot", bot}};
    });
    return json;
}

Json pending_json(const Content& content, const Board& board) {
    JsonArray json;
    board.pending_combats().for_each(
        [&](std::size_t area) { json.emplace_back(content.areas[area].id); });
    return json;
}

Json goal_values_json(const State& view, const Board& board, Side side) {
    JsonObject json;
    for (std::size_t i = 0; i < kGoals; ++i)
        json[kGoalPlaces[i]] = board.goal_value(side, view.goals[i]);
    return json;
}

Json score_json(const SideScore& score) {
    return JsonObject{
        {"vp", score.vp},           {"war", score.tracks[0]},       {"tech", score.tracks[1]},
        {"trade", score.tracks[2]}, {"supremacy", score.supremacy}, {"distant", score.distant},
        {"powers", score.powers},   {"creatures", score.creatures}, {"resources", score.resources},
        {"total", score.total()}};
}

// A face-down tile's strength is not known before the card lies.
bool is_known(const State& view, const Fight& fight, Place place) {
    return fight.against_civilisation() && (!is_area(place) || view.areas[place].revealed != 0);
}

Json combat_json(const Content& content, const State& view) {
    if (view.combat.active == 0) return nullptr;
    const Place place = view.combat.place;
    const Fight fight(content, view, place);
    const Board board(content, view);
    const Word bonus = view.active == Side::kPerson ? Word::kAttack : Word::kDefence;
    const auto strength = [&](Side side) {
        return fight.has(side) ? Json(fight.strength(side)) : Json();
    };
    return JsonObject{
        {"place", place_name(content, place)},
        {"attacker", kSideNames[index(view.active)]},
        {"person", strength(Side::kPerson)},
        {"person_powers", power(content, view, bonus)},
        {"bot", strength(Side::kBot)},
        {"against_civilisation", fight.against_civilisation()},
        {"civilisation",
         is_known(view, fight, place) ? Json(board.civilisation_strength(place)) : Json()}};
}

// The task on top, or what the person decides for Cosmobot and among which candidates.
Json question_json(const Content& content, const State& view, const JsonObject& json) {
    if (view.tasks.empty()) return nullptr;
    if (view.candidates.empty()) return task_json(content, view.tasks.back());
    return JsonObject{{"choice", json.at("choice")}, {"candidates", json.at("candidates")}};
}

}  // namespace

void add_facts(const Content& content, const State& view, JsonObject& json) {
    const Board board(content, view);
    JsonObject goals, scores;
    for (Side side : {Side::kPerson, Side::kBot}) {
        goals[kSideNames[index(side)]] = goal_values_json(view, board, side);
        scores[kSideNames[index(side)]] = score_json(score_of(content, view, side));
    }
    json["control"] = control_json(content, board);
    json["strength"] = strength_json(content, board);
    json["pending"] = pending_json(content, board);
    json["goal_values"] = std::move(goals);
    json["scores"] = std::move(scores);
    json["combat"] = combat_json(content, view);
    json["question"] = question_json(content, view, json);
}

}  // namespace orrery::anunnaki
