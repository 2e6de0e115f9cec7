// Areas and culture sites of a profile: what they are, and which there are.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/companion/profile_parts.h"

namespace orrery::cli::companion {
namespace {

constexpr std::string_view kMap = "map.json";

void must(const std::optional<Error>& wrong) {
    if (wrong) throw Misread{wrong->message};
}

void change_area(Change& change) {
    JsonObject& area = entry_of(change.files, kMap, "areas", change.word(1));
    const std::string& what = change.word(2);
    const bool no = what == "no";
    const std::string& flag = no ? change.word(3) : what;
    constexpr std::array<std::string_view, 4> kFlags{"shrine", "civilisation", "atlantis",
                                                     "capital"};
    if (std::find(kFlags.begin(), kFlags.end(), flag) != kFlags.end())
        area[flag] = !no;
    else if (what == "next")
        must(an::put_neighbours(change.files.find(kMap)->second, change.word(1), change.from(3)));
    else
        area["symbols"] = resources(change.from(2));
    an::mark_printed(area);
}

void change_site(Change& change) {
    must(an::put_site(change.files.find(kMap)->second, change.word(1), change.from(2)));
}

// "add area G15 gaia gold metal next G13 G14 row 6"
an::NewArea new_area(const Change& change) {
    const auto begin = change.words.begin();
    const auto next = std::find(begin, change.words.end(), "next");
    const auto row = std::find(begin, change.words.end(), "row");
    const auto symbols_end = static_cast<std::size_t>(std::min(next, row) - begin);
    if (change.words.size() < 4 || symbols_end <= 4 || next == change.words.end())
        throw Misread{"Write add area G15 gaia gold metal next G13 G14."};
    an::NewArea area{change.word(2), change.word(3), {}, {}, {}};
    if (row != change.words.end())
        area.row = static_cast<std::size_t>(
            std::max(0, number(change.word(static_cast<std::size_t>(row - begin) + 1))));
    area.symbols = resources({begin + 4, begin + static_cast<std::ptrdiff_t>(symbols_end)});
    area.neighbours = {next + 1, next < row ? row : change.words.end()};
    return area;
}

void add(Change& change) {
    Json& map = change.files.find(kMap)->second;
    if (change.word(1) == "area")
        must(an::add_area(map, new_area(change)));
    else if (change.word(1) == "site")
        must(an::add_site(map, change.word(2), change.from(3)));
    else
        throw Misread{"Write add area G15 …, or add site G-K13 …"};
}

void remove(Change& change) {
    Json& map = change.files.find(kMap)->second;
    if (change.word(1) == "site") return must(an::remove_site(map, change.word(2)));
    if (change.word(1) != "area") throw Misread{"Write remove area G14, or remove site G-K12."};
    const Result<an::AreaIds> sites = an::remove_area(map, change.word(2));
    if (!sites) throw Misread{sites.error().message};
    for (const std::string& site : *sites)
        change.said += fmt::format("The culture site {} lay beside it and is gone, too.\n", site);
}

constexpr std::array kKeywords{Keyword{"area", change_area}, Keyword{"site", change_site},
                               Keyword{"add", add}, Keyword{"remove", remove}};

}  // namespace

std::span<const Keyword> map_keywords() {
    return kKeywords;
}

}  // namespace orrery::cli::companion
