// What people have to do with each other beside games: whom they do not want to meet, and what they
// told whoever runs the server of somebody.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/error.h"
#include "core/json.h"

namespace orrery::store {

struct Block {
    std::string guest;       // who does not want to meet
    std::string other;       // whom
    std::string name;        // what they were called then
    std::int64_t since = 0;  // in milliseconds since 1970
};

struct Report {
    std::int64_t number = 0;  // given by the store
    std::int64_t at = 0;
    std::string guest;          // whose report it is
    std::string about, name;    // whom it is about, and what they were called then
    std::string table;          // where
    std::string reason, words;  // one of a few, and what else was said; may be empty
    Json said = JsonArray{};    // the last lines of the chat: {"guest", "name", "at", "text"}
    std::int64_t closed = 0;    // when somebody has seen to it; 0 = not yet
    std::string network;        // from where they came, as a hash; empty where it was not known
    std::int64_t gone = 0;      // when they deleted their data; 0 = did not
};

class PeopleBook {
  public:
    // Hears that it is durable, or why not, later and on the host's thread.
    using Done = std::function<void(std::optional<Error>)>;

    virtual ~PeopleBook() = default;
    // The latest first.
    virtual Result<std::vector<Block>> blocks_of(const std::string& guest) = 0;
    // One of them does not want to meet the other.
    virtual Result<bool> are_apart(const std::string& one, const std::string& other) = 0;
    virtual void keep_block(Block block, Done done) = 0;
    virtual void drop_block(const std::string& guest, const std::string& other, Done done) = 0;

    virtual void add_report(Report report, Done done) = 0;
    // So many after this number, which counts up; without those that were seen to, unless `all`.
    virtual Result<std::vector<Report>> reports(bool all, std::int64_t after, std::size_t most) = 0;
    virtual Result<std::vector<Report>> reports_of(const std::string& guest) = 0;
    // "unknown_report" says that there is none. Of somebody who has gone it is let go with that.
    virtual void close_report(std::int64_t number, std::int64_t at, Done done) = 0;
};

}  // namespace orrery::store
