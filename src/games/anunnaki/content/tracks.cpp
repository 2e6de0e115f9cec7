// Contracts, development tracks and the supremacy track.
#include <algorithm>

#include "core/json.h"
#include "core/text.h"
#include "games/anunnaki/content/read.h"

namespace orrery::anunnaki {

void read_contracts(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "contracts"});
    const JsonReader list = json["contracts"];
    std::array<int, kHouses + 1> counts{};
    read_entries(list, kContracts,
                 {"Contracts", {"contract", "house", "cost", "vp", "trade", "reward"}, {}}, content,
                 [&](const JsonReader& entry, std::size_t i) -> Columns {
                     entry.only({"id", "house", "cost", "vp", "trade", "reward", "source", "note"});
                     Contract& contract = content.contracts[i];
                     contract.id = new_id_from(entry["id"], content.contracts, i);
                     const bool neutral = entry["house"].is_null();
                     contract.house = neutral ? kHouses : planet_from(entry["house"]);
                     if (!neutral && contract.house == kHouses)
                         entry["house"].fail("gaia is no house");
                     contract.cost = cost_from(entry["cost"]);
                     contract.vp = number_from(entry["vp"], 0, 50);
                     contract.trade = number_from(entry["trade"], 0, 2);
                     contract.reward = effects_from(entry["reward"], {When::kNow});
                     ++counts[contract.house];
                     return {contract.id,
                             neutral ? "neutral" : std::string(kHouseNames[contract.house]),
                             print_cost(contract.cost),
                             std::to_string(contract.vp),
                             std::to_string(contract.trade),
                             print_effects(contract.reward)};
                 });
    for (std::size_t house = 0; house <= kHouses && json.ok(); ++house) {
        const int wanted = house == kHouses ? 12 : 6;
        if (counts[house] != wanted)
            list.fail((house == kHouses ? "neutral" : std::string(kHouseNames[house])) + ": " +
                          counted(counts[house], "contract") + ", not " + std::to_string(wanted),
                      "AN-HSET-06");
    }
}

void read_tracks(const JsonReader& json, Content& content) {
    json.only({"format", "game", "notation", "tracks", "track_value", "supremacy"});
    constexpr int kLongest = 20;
    const auto read = [&](const JsonReader& entry, std::size_t i) -> Columns {
        entry.only({"id", "board_row", "last", "rewards", "source", "note"});
        if (entry["id"].choice(kTrackNames) != i)
            entry["id"].fail("expected the track " + std::string(kTrackNames[i]));
        DevelopmentTrack& track = content.tracks[i];
        track.board_row = number_from(entry["board_row"], 0, kTracks - 1);
        for (std::size_t before = 0; before < i; ++before)
            if (content.tracks[before].board_row == track.board_row)
                entry["board_row"].fail("two tracks in one row of the board", "AN-ORAC-04");
        track.last = number_from(entry["last"], 1, kLongest);
        track.rewards.resize(track.last + 1U);
        const JsonReader rewards = entry["rewards"];
        std::size_t found = 0;
        std::string printed;
        for (std::size_t space = 0; space <= track.last && entry.ok(); ++space) {
            const std::string key = std::to_string(space);
            if (!rewards.has(key)) continue;
            ++found;
            track.rewards[space] = effects_from(rewards[key], {When::kNow});
            // One step never leads to the next: rewards could go on for ever.
            for (const Effect& effect : track.rewards[space])
                if (effect.word == Word::kAdvance)
                    rewards[key].fail("a space's reward is no step on a track", "AN-HTRK-01");
            printed +=
                (printed.empty() ? "" : ", ") + key + ": " + print_effects(track.rewards[space]);
        }
        if (rewards.json().is_object() && rewards.json().get_object().size() != found)
            rewards.fail("rewards are on the spaces 0 to " + std::to_string(track.last));
        return {std::string(kTrackNames[i]), std::to_string(track.last), printed};
    };
    read_entries(json["tracks"], kTracks, {"Development tracks", {"track", "last", "rewards"}, {}},
                 content, read);
    if (!json.ok()) return;
    std::uint8_t longest = 0;
    for (const DevelopmentTrack& track : content.tracks) longest = std::max(longest, track.last);
    const JsonReader values = json["track_value"]["by_space"];
    const std::size_t count = values.size(longest + 1U, kLongest + 1U);
    for (std::size_t space = 0; space < count; ++space)
        content.track_value.push_back(number_from(values[space], 0, 50));
    const JsonReader supremacy = json["supremacy"];
    const JsonReader spaces = supremacy["spaces"];
    const std::size_t length = spaces.size(2, 16);
    for (std::size_t i = 0; i < length && json.ok(); ++i) {
        content.supremacy.push_back(static_cast<std::int8_t>(spaces[i].integer(-50, 50)));
        if (i > 0 && content.supremacy[i] <= content.supremacy[i - 1])
            spaces[i].fail("the numbers rise along the track", "AN-HTRK-03");
    }
    const JsonReader tokens = supremacy["token_spaces"];
    const std::size_t token_count = tokens.size(0, length);
    for (std::size_t i = 0; i < token_count && json.ok(); ++i) {
        const auto at = std::find(content.supremacy.begin(), content.supremacy.end(),
                                  tokens[i].integer(-50, 50));
        if (at == content.supremacy.end())
            tokens[i].fail("no space shows this number");
        else
            content.token_spaces.push_back(
                static_cast<std::uint8_t>(at - content.supremacy.begin()));
    }
}

}  // namespace orrery::anunnaki
