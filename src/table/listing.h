// A table as lists of games show it.
#pragma once

#include <string>
#include <vector>

#include "table/messages.h"

namespace orrery::table {

// A line of a list, for this reader.
JsonObject summary_json(const Situation& now, const std::string& table, const Reader& reader);

// The same of a table that is not in memory, to be read by anybody and later.
class Listing {
  public:
    struct Person {
        Seat seat = 0;
        std::string guest, name;
    };

    Listing(const Situation& now, const std::string& table);

    const std::string& owner() const { return owner_; }
    const std::vector<Person>& people() const { return people_; }
    // At this moment of the wall clock: what runs has gone on meanwhile.
    JsonObject line_for(const std::string& guest, Milliseconds wall) const;

  private:
    std::string owner_, text_;
    std::vector<Person> people_;
    Milliseconds at_;
};

}  // namespace orrery::table
