// What the readers of the content files share.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/anunnaki/content/content.h"

namespace orrery::anunnaki {

using Columns = std::vector<std::string>;

// Reads a list of entries into a table for people; `read` takes an entry and returns its columns.
template <class Read>
void read_entries(const JsonReader& list, std::size_t count, ContentTable table, Content& content,
                  Read&& read) {
    list.size(count, count);
    for (std::size_t i = 0; i < count && list.ok(); ++i) {
        Columns columns = read(list[i], i);
        table.entries.push_back({std::move(columns), provenance_from(list[i]["source"])});
    }
    content.tables.push_back(std::move(table));
}

// A name that texts of actions can use: letters, digits, "-" and "_".
std::string id_from(const JsonReader& json);
// The same, and no earlier entry of the list may have it.
template <class List>
std::string new_id_from(const JsonReader& json, const List& list, std::size_t before) {
    const std::string id = id_from(json);
    for (std::size_t i = 0; i < before; ++i)
        if (list[i].id == id) json.fail("the id " + id + " is there twice");
    return id;
}

std::uint8_t number_from(const JsonReader& json, int min, int max);
std::uint8_t planet_from(const JsonReader& json);  // a house's id, or "gaia"
// {"wood": 1, …}; "any" only where there is room for it.
ResourceCounts cost_from(const JsonReader& json, std::uint8_t* any = nullptr);
std::string print_cost(const ResourceCounts& cost);
Element element_from(const JsonReader& json);

// An effect of reasonable numbers all of whose parts count at one of these moments; null = none.
Effects effects_from(const JsonReader& json, std::initializer_list<When> moments);

void read_advisers(const JsonReader& json, Content& content);
void read_fate_cards(const JsonReader& json, Content& content);
void read_map(const JsonReader& json, Content& content);
void read_houses(const JsonReader& json, Content& content);
void read_contracts(const JsonReader& json, Content& content);
void read_tokens(const JsonReader& json, Content& content);
void read_tracks(const JsonReader& json, Content& content);
void read_person(const JsonReader& json, Content& content);
void read_modules(const JsonReader& json, Content& content);

}  // namespace orrery::anunnaki
