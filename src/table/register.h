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
    // One that is not in memory, and of which only this much is known.
    void note_head(const std::string& table, const State& head, const Attendance& attendance,
                   Listing listing);
    // It is not in memory any more; and is again.
    void put_away(const std::string& table, Listing listing);
    void wake(const std::string& table) { listings_.erase(table); }
    // How lists show it; null: it is in memory, or not noted.
    const Listing* listing(const std::string& table) const;
    void forget(const std::string& table);
    // From which network a table that is noted was opened, as far as the host knows.
    void note_origin(const std::string& table, const std::string& network);

    std::size_t size() const { return lines_.size(); }
    std::size_t opened_from(const std::string& network) const;
    // Whose end harms least where there are too many: of those that were not begun and where
    // nobody is, the oldest one of the network with most tables. Nobody knows where those come
    // from that are older than the program that runs: they count as one network's.
    std::optional<std::string> least_wanted() const;
    bool has_tables(const std::string& guest) const { return of_.contains(guest); }
    std::size_t opened_by(const std::string& guest) const;
    std::size_t count_of(const std::string& guest) const;  // opened, or has a seat there
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
    // So many at most, those first that only what is in memory can wait for.
    std::vector<std::string> due(const Reading& now, std::size_t most) const;

  private:
    // The newest is the greatest.
    using Shelf = std::set<Bookmark>;
    struct Line {
        std::string owner;
        std::set<std::string> people;  // the owner and who has a seat
        bool is_public = false;
        bool is_idle = false;  // not begun, and nobody is there
        Milliseconds opened = 0, at = 0;
        Due deadline;
        Attendance attendance;
        friend bool operator==(const Line&, const Line&) = default;
    };
    static Line line_of(const State& state);
    void strike_out(const std::string& table);
    void add(const std::string& table, const Line& line);
    static Lines after(const Shelf& shelf, const std::optional<Bookmark>& bookmark,
                       std::size_t most);

    std::map<std::string, Line> lines_;
    std::map<std::string, Listing> listings_;     // of tables that are not in memory
    std::map<std::string, std::size_t> opened_;   // by guest
    std::map<std::string, std::string> origins_;  // networks, by table
    std::map<std::string, std::size_t> from_;     // tables, by network
    std::map<std::string, Shelf> of_;             // by guest
    Shelf public_, all_;
    Shelf deadlines_;  // on the wall clock: those of tables that sleep are all here
    std::set<std::pair<Moment, std::string>> moments_;
};

}  // namespace orrery::table
