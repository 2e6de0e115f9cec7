// What a lobby knows of its unfinished tables without having them in memory: whose they are, who
// belongs to them, and when something is due there.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "table/table.h"

namespace orrery::table {

class Register {
  public:
    // As the table is now; one that is over is struck out.
    void note(const Table& table);
    void forget(const std::string& table);

    std::size_t size() const { return lines_.size(); }
    bool has_tables(const std::string& guest) const { return of_.contains(guest); }
    std::size_t opened_by(const std::string& guest) const;
    // Who was there while it was not in memory; nothing where the table is not noted.
    std::optional<Attendance> attendance(const std::string& table) const;

    // So many lines after the bookmark, the latest first: the public ones by when they were opened,
    // a guest's by when something last happened there.
    using Lines = std::vector<Bookmark>;
    Lines public_after(const std::optional<Bookmark>& bookmark, std::size_t most) const;
    // All of them, by when something last happened there.
    Lines all_after(const std::optional<Bookmark>& bookmark, std::size_t most) const;
    Lines of_after(const std::string& guest, const std::optional<Bookmark>& bookmark,
                   std::size_t most) const;

    Due next_deadline() const;
    std::vector<std::string> due(const Reading& now) const;

  private:
    // The newest is the greatest.
    using Shelf = std::set<Bookmark>;
    struct Line {
        std::string owner;
        std::set<std::string> people;  // the owner and who has a seat
        bool is_public = false;
        Milliseconds opened = 0, at = 0;
        Due deadline;
        Attendance attendance;
        friend bool operator==(const Line&, const Line&) = default;
    };
    static Line line_of(const Table& table);
    void add(const std::string& table, const Line& line);
    static Lines after(const Shelf& shelf, const std::optional<Bookmark>& bookmark,
                       std::size_t most);

    std::map<std::string, Line> lines_;
    std::map<std::string, std::size_t> opened_;  // by guest
    std::map<std::string, Shelf> of_;            // by guest
    Shelf public_, all_;
    Shelf deadlines_;  // on the wall clock: those of tables that sleep are all here
    std::set<std::pair<Moment, std::string>> moments_;
};

}  // namespace orrery::table
