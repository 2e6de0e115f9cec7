#include "cli/companion/profile_change.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/companion/profile_parts.h"
#include "core/text.h"
#include "games/anunnaki/content/element.h"

namespace orrery::cli::companion {
namespace {

JsonArray numbers(const std::vector<std::string>& words) {
    JsonArray values;
    for (const std::string& word : words) values.emplace_back(number(word));
    return values;
}

// "4/1" as two numbers.
std::pair<int, int> pair_of(const std::string& word) {
    const std::size_t slash = word.find('/');
    if (slash == std::string::npos) throw Misread{fmt::format("Write \"{}\" like 4/1.", word)};
    return {number(word.substr(0, slash)), number(word.substr(slash + 1))};
}

Json element_json(const an::Element& element) {
    JsonObject json{{"do", an::kDoNames[static_cast<std::size_t>(element.what)]}};
    if (element.number == an::kGoalNumber)
        json["n"] = "goal";
    else if (element.number > 0)
        json["n"] = element.number;
    if (element.what == an::Do::kMove || element.what == an::Do::kPortal)
        json["strategy"] = an::kStrategyNames[element.detail];
    if (element.what == an::Do::kAdvance)
        json["track"] = element.detail == an::kAnyTrack ? "any" : an::kTrackNames[element.detail];
    if (element.what == an::Do::kSummon) json["god"] = element.detail == 1 ? "great" : "minor";
    return json;
}

void change_space(Change& change, JsonObject& card) {
    const int space = number(change.word(4));
    JsonArray& spaces = card["cube_spaces"].as_array();
    if (space < 1 || space > static_cast<int>(spaces.size()))
        throw Misread{fmt::format("Spaces go from 1 to {}.", spaces.size())};
    Json& there = spaces[static_cast<std::size_t>(space - 1)];
    std::string text;
    for (const std::string& word : change.from(5)) text += (text.empty() ? "" : " ") + word;
    TextReader reader(text);
    const std::optional<an::Element> element = an::read_element(reader);
    if (text != "-" && (!element || !reader.at_end()))
        throw Misread{
            fmt::format("\"{}\" is no element; write move 2 brave, or - for a plain space.", text)};
    there = text == "-" ? Json() : element_json(*element);
}

void change_fate(Change& change) {
    for (Json& entry : list_of(change.files, "fate_cards.json", "fate_cards").as_array()) {
        JsonObject& card = entry.as_object();
        if (card["house"] != Json(change.word(1)) || card["side"] != Json(change.word(2))) continue;
        const std::string& what = change.word(3);
        if (what == "row") {
            card["resource_row"] = resources(change.from(4));
        } else if (what == "space") {
            change_space(change, card);
        } else if (what == "income") {
            JsonArray slots;
            for (const std::string& word : change.from(4)) {
                const auto [followers, vp] = pair_of(word);
                slots.push_back(JsonObject{{"followers", followers}, {"vp", vp}});
            }
            card["income_slots"] = std::move(slots);
        } else {
            throw Misread{"A fate card has a row, a space N and an income."};
        }
        return an::mark_printed(card);
    }
    throw Misread{"Which fate card? Write fate norse standard …, or fate norse extreme …"};
}

void change_contract(Change& change) {
    JsonObject& contract = entry_of(change.files, "contracts.json", "contracts", change.word(1));
    const auto [vp, trade] = pair_of(change.word(2));
    contract["vp"] = vp;
    contract["trade"] = trade;
    an::mark_printed(contract);
}

void change_mark(Change& change, JsonObject& card) {
    if (change.word(3) == "-")
        card["mark"] = nullptr;
    else
        card["mark"] = JsonObject{{"kind", change.word(3)}, {"count", number(change.word(4))}};
    an::mark_printed(card);
}

void change_card(Change& change) {
    const bool sun = change.word(1).starts_with('s');
    JsonObject& card =
        entry_of(change.files, "advisers.json", sun ? "sun_cards" : "moon_cards", change.word(1));
    if (change.word(2) == "mark") return change_mark(change, card);
    const Result<an::AdviserCard> typed =
        an::parse_card(change.text, sun ? an::Deck::kSun : an::Deck::kMoon);
    if (!typed) throw Misread{fmt::format("{}: {}", typed.error().at, typed.error().message)};
    if (sun && change.text.find("arrow") != std::string::npos)
        card["arrow"] = an::kArrowNames[static_cast<std::size_t>(typed->arrow)];
    JsonArray elements;
    for (const an::Element& element : typed->elements) elements.push_back(element_json(element));
    card["elements"] = std::move(elements);
    an::mark_printed(card);
}

void change_track(Change& change) {
    JsonObject& tracks = change.files.find("tracks.json")->second.as_object();
    const std::string& what = change.word(1);
    if (what == "values") {
        tracks["track_value"].as_object()["by_space"] = numbers(change.from(2));
        return an::mark_printed(tracks["track_value"].as_object());
    }
    JsonObject& track = entry_of(change.files, "tracks.json", "tracks", what);
    if (change.word(2) != "last") throw Misread{"Write track war last 12, or track values 0 0 1 …"};
    track["last"] = number(change.word(3));
    // Rewards of spaces that are gone go, too.
    JsonObject kept;
    for (const auto& reward : track["rewards"].as_object())
        if (number(std::string(reward.key())) <= number(change.word(3)))
            kept[reward.key()] = reward.value();
    track["rewards"] = std::move(kept);
    an::mark_printed(track);
}

void change_supremacy(Change& change) {
    JsonObject& supremacy =
        change.files.find("tracks.json")->second.as_object()["supremacy"].as_object();
    const bool tokens = change.word(0) == "tokens";
    supremacy[tokens ? "token_spaces" : "spaces"] = numbers(change.from(1));
    an::mark_printed(supremacy);
}

void change_constant(Change& change) {
    JsonObject& constants =
        change.files.find("constants.json")->second.as_object()["constants"].as_object();
    if (change.word(0) == "goal") {
        if (change.word(1) != "cap") throw Misread{"Write goal cap 5."};
        constants["goal_cap"] = number(change.word(2));
        constants["goal_cap_source"] = "rulebook";
        return;
    }
    JsonObject& strength = constants["strength"].as_object();
    if (!strength.contains(change.word(1)))
        throw Misread{"Whose strength? follower, minor, great or creature."};
    strength[change.word(1)] = number(change.word(2));
    constants["strength_source"].as_object()[change.word(1)] = "rulebook";
}

void change_planet(Change& change) {
    JsonObject& planet = entry_of(change.files, "modules.json", "distant_planets", change.word(1));
    for (std::size_t i = 2; i < change.words.size(); i += 2) {
        if (change.words[i] != "strength" && change.words[i] != "vp")
            throw Misread{"Write planet DP2 strength 4 vp 5."};
        planet[change.words[i] == "vp" ? "leader_end_vp" : "civilisation_strength"] =
            number(change.word(i + 1));
    }
    an::mark_printed(planet);
}

void change_creature(Change& change) {
    JsonObject& creature = entry_of(change.files, "modules.json", "creatures", change.word(1));
    if (change.word(2) != "first") throw Misread{"Write creature sphinx first track tech 4."};
    std::string requirement;
    for (const std::string& word : change.from(3))
        requirement += (requirement.empty() ? "" : " ") + word;
    creature["first"] = requirement;
    an::mark_printed(creature);
}

constexpr std::array kKeywords{
    Keyword{"fate", change_fate},           Keyword{"contract", change_contract},
    Keyword{"card", change_card},           Keyword{"track", change_track},
    Keyword{"supremacy", change_supremacy}, Keyword{"tokens", change_supremacy},
    Keyword{"goal", change_constant},       Keyword{"strength", change_constant},
    Keyword{"planet", change_planet},       Keyword{"creature", change_creature},
};

}  // namespace

std::string change_profile(ProfileFiles& files, const std::string& typed) {
    Change change{files, play::lower_words(typed), "", ""};
    if (change.words.empty()) return {};
    for (std::size_t i = 2; i < change.words.size(); ++i)
        change.text += (i == 2 ? "" : " ") + change.words[i];
    for (const auto keywords : {map_keywords(), std::span<const Keyword>(kKeywords)})
        for (const Keyword& keyword : keywords)
            if (keyword.word == change.words[0]) {
                keyword.change(change);
                return change.said;
            }
    throw Misread{fmt::format("\"{}\" is no change I know. Type help for those there are.", typed)};
}

std::string show_entry(const ProfileFiles& files, const std::string& what) {
    const Words words = play::lower_words(what);
    for (const auto& [name, file] : files)
        for (const auto& list : file.as_object()) {
            if (!list.value().is_array()) continue;
            for (const Json& entry : list.value().as_array()) {
                const JsonObject* object = entry.if_object();
                if (object == nullptr || words.empty()) continue;
                const Json* id = object->if_contains("id");
                const Json* house = object->if_contains("house");
                const Json* side = object->if_contains("side");
                const bool named =
                    id != nullptr && id->is_string() &&
                    play::upper(std::string(id->as_string())) == play::upper(words.back());
                const bool fate = side != nullptr && words.size() >= 2 &&
                                  *side == Json(words.back()) &&
                                  *house == Json(words[words.size() - 2]);
                if (named || fate) return to_text(entry) + "\n";
            }
        }
    throw Misread{fmt::format("There is no \"{}\".", what)};
}

}  // namespace orrery::cli::companion
