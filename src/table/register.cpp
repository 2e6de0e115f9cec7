#include "table/register.h"

#include <iterator>
#include <utility>

namespace orrery::table {

Register::Line Register::line_of(const State& state) {
    Line line;
    line.owner = state.owner();
    line.people.insert(line.owner);
    for (const SeatHolder& seat : state.seats())
        if (seat.is_person()) line.people.insert(seat.guest);
    line.is_public = state.setup().is_public;
    line.is_idle = state.phase() == Phase::kOpen;
    line.opened = state.log().front().entry.at;
    line.at = state.last_at();
    return line;
}

void Register::note(const Table& table) {
    if (table.state().phase() == Phase::kOver) return forget(table.id());
    Line line = line_of(table.state());
    line.is_idle = line.is_idle && !table.is_attended();
    line.deadline = table.next_deadline();
    line.attendance = table.attendance();
    const auto found = lines_.find(table.id());
    if (found != lines_.end() && found->second == line) return;
    strike_out(table.id());
    add(table.id(), line);
    lines_.emplace(table.id(), std::move(line));
}

void Register::note_head(const std::string& table, const State& head, const Attendance& attendance,
                         Listing listing) {
    Line line = line_of(head);
    line.attendance = attendance;
    add(table, line);
    lines_.emplace(table, std::move(line));
    put_away(table, std::move(listing));
}

void Register::put_away(const std::string& table, Listing listing) {
    if (lines_.contains(table)) listings_.insert_or_assign(table, std::move(listing));
}

const Listing* Register::listing(const std::string& table) const {
    const auto found = listings_.find(table);
    return found == listings_.end() ? nullptr : &found->second;
}

void Register::add(const std::string& table, const Line& line) {
    ++opened_[line.owner];
    all_.insert({line.at, table});
    if (line.is_public) public_.insert({line.opened, table});
    for (const std::string& guest : line.people) of_[guest].insert({line.at, table});
    if (line.deadline.wall) deadlines_.insert({*line.deadline.wall, table});
    if (line.deadline.now) moments_.insert({*line.deadline.now, table});
}

void Register::forget(const std::string& table) {
    strike_out(table);
    const auto origin = origins_.find(table);
    if (origin == origins_.end()) return;
    if (const auto from = from_.find(origin->second); --from->second == 0) from_.erase(from);
    origins_.erase(origin);
}

void Register::note_origin(const std::string& table, const std::string& network) {
    if (network.empty() || !lines_.contains(table)) return;
    if (origins_.emplace(table, network).second) ++from_[network];
}

std::size_t Register::opened_from(const std::string& network) const {
    const auto found = from_.find(network);
    return found == from_.end() ? 0 : found->second;
}

std::optional<std::string> Register::least_wanted() const {
    const std::size_t unknown = lines_.size() - origins_.size();
    std::optional<std::string> least;
    std::pair<std::size_t, Milliseconds> rank;  // how many there are, and how old it is
    for (const auto& [table, line] : lines_) {
        if (!line.is_idle) continue;
        const auto origin = origins_.find(table);
        const std::pair own{origin == origins_.end() ? unknown : opened_from(origin->second),
                            -line.opened};
        if (least && own <= rank) continue;
        least = table;
        rank = own;
    }
    return least;
}

void Register::strike_out(const std::string& table) {
    listings_.erase(table);
    const auto found = lines_.find(table);
    if (found == lines_.end()) return;
    const Line& line = found->second;
    if (const auto opened = opened_.find(line.owner); --opened->second == 0) opened_.erase(opened);
    all_.erase({line.at, table});
    public_.erase({line.opened, table});
    for (const std::string& guest : line.people) {
        const auto of = of_.find(guest);
        of->second.erase({line.at, table});
        if (of->second.empty()) of_.erase(of);
    }
    if (line.deadline.wall) deadlines_.erase({*line.deadline.wall, table});
    if (line.deadline.now) moments_.erase({*line.deadline.now, table});
    lines_.erase(found);
}

std::size_t Register::opened_by(const std::string& guest) const {
    const auto found = opened_.find(guest);
    return found == opened_.end() ? 0 : found->second;
}

std::size_t Register::count_of(const std::string& guest) const {
    const auto found = of_.find(guest);
    return found == of_.end() ? 0 : found->second.size();
}

std::optional<Attendance> Register::attendance(const std::string& table) const {
    const auto found = lines_.find(table);
    if (found == lines_.end()) return std::nullopt;
    return found->second.attendance;
}

Register::Lines Register::after(const Shelf& shelf, const std::optional<Bookmark>& bookmark,
                                std::size_t most) {
    auto line =
        bookmark ? std::make_reverse_iterator(shelf.lower_bound(*bookmark)) : shelf.rbegin();
    Lines lines;
    for (; line != shelf.rend() && lines.size() < most; ++line) lines.push_back(*line);
    return lines;
}

Register::Lines Register::public_after(const std::optional<Bookmark>& bookmark,
                                       std::size_t most) const {
    return after(public_, bookmark, most);
}

Register::Lines Register::all_after(const std::optional<Bookmark>& bookmark,
                                    std::size_t most) const {
    return after(all_, bookmark, most);
}

Register::Lines Register::of_after(const std::string& guest,
                                   const std::optional<Bookmark>& bookmark,
                                   std::size_t most) const {
    const auto found = of_.find(guest);
    return found == of_.end() ? Lines() : after(found->second, bookmark, most);
}

Due Register::next_deadline() const {
    Due next;
    if (!deadlines_.empty()) next.wall = deadlines_.begin()->at;
    if (!moments_.empty()) next.now = moments_.begin()->first;
    return next;
}

std::vector<std::string> Register::due(const Reading& now, std::size_t most) const {
    std::vector<std::string> due;
    for (const auto& [moment, table] : moments_) {
        if (moment > now.now || due.size() == most) break;
        due.push_back(table);
    }
    for (const Bookmark& line : deadlines_) {
        if (line.at > now.wall || due.size() == most) break;
        due.push_back(line.table);
    }
    return due;
}

}  // namespace orrery::table
