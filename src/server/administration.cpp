#include "server/administration.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "server/announcement.h"
#include "server/lists.h"
#include "table/drafting.h"

namespace orrery::server {
namespace {

using table::refuse;
using Reply = Administration::Reply;

constexpr std::size_t kLongestName = 64;  // of a table, a guest, an address
constexpr std::size_t kLongestReason = 200;
constexpr std::size_t kLongestAnnouncement = 500;
constexpr std::size_t kShortestHandle = 6, kWholeId = 32;
constexpr std::size_t kMostLines = 100;
constexpr table::Milliseconds kDay = 24 * table::kHour;
constexpr std::int64_t kMostDays = 36'500;
constexpr std::int64_t kLastMoment = 253'402'300'799'000;  // of the year 9999

JsonObject yes(JsonObject fields = {}) {
    fields["ok"] = true;
    return fields;
}

JsonObject no(const Error& error) {
    return {{"ok", false}, {"error", error_json(error)}};
}

store::HostBook::Done when_kept(const Reply& reply, JsonObject fields) {
    return [reply, fields = std::move(fields)](const std::optional<Error>& error) {
        reply(error ? no(*error) : yes(fields));
    };
}

bool is_hex(std::string_view text) {
    return text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

std::string read_word(const JsonReader& request, std::string_view field) {
    return table::read_text(request[field], kLongestName);
}

// Of bookmarks there is a text, of guests the id itself.
std::string read_after(const JsonReader& request) {
    return request.has("after") ? read_word(request, "after") : "";
}

JsonObject table_line(const table::Listing& listing, std::size_t listeners) {
    JsonArray people;
    for (const table::Listing::Person& person : listing.people())
        people.push_back(JsonObject{{"guest", person.guest}, {"name", person.name}});
    JsonObject json{
        {"owner", listing.owner()}, {"people", std::move(people)}, {"listeners", listeners}};
    const JsonObject line = listing.line_for("", 0);
    for (const char* field : {"table", "game", "phase", "public", "opened", "at"})
        json[field] = line.at(field);
    return json;
}

Json moment_or_null(std::int64_t moment) {
    return moment == store::kNever ? Json() : Json(moment);
}

JsonObject ban_line(const store::Ban& ban) {
    return {{"who", ban.who},
            {"since", ban.since},
            {"until", moment_or_null(ban.until)},
            {"reason", ban.reason}};
}

JsonObject report_line(const store::Report& report) {
    JsonObject json{{"number", report.number}, {"at", report.at},       {"guest", report.guest},
                    {"about", report.about},   {"name", report.name},   {"table", report.table},
                    {"reason", report.reason}, {"words", report.words}, {"said", report.said}};
    json["closed"] = report.closed == 0 ? Json() : Json(report.closed);
    json["network"] = report.network.empty() ? Json() : Json(report.network);
    json["gone"] = report.gone == 0 ? Json() : Json(report.gone);
    return json;
}

struct Operation {
    std::string_view name;
    void (Administration::*carry_out)(const JsonReader& request, const Reply& reply);
    std::initializer_list<std::string_view> fields;
};

const Operation kOperations[] = {
    {"tables", &Administration::tables, {"op", "after"}},
    {"guests", &Administration::guests, {"op", "after"}},
    {"close", &Administration::close, {"op", "table"}},
    {"delete", &Administration::remove, {"op", "table"}},
    {"ban", &Administration::ban, {"op", "who", "days", "reason"}},
    {"unban", &Administration::unban, {"op", "who"}},
    {"bans", &Administration::bans, {"op", "past"}},
    {"announce", &Administration::announce, {"op", "text", "until"}},
    {"announcement", &Administration::announcement, {"op"}},
    {"reports", &Administration::reports, {"op", "all", "after"}},
    {"close_report", &Administration::close_report, {"op", "number"}},
};

}  // namespace

void Administration::carry_out(const Json& request, const Reply& reply) {
    if (host_.is_stopping()) return reply(no(refuse("closing", "the server is stopping")));
    JsonErrors errors;
    const JsonReader reader(request, errors);
    const std::string_view op = reader["op"].string();
    if (!errors.ok()) return reply(no(errors.error()));
    const auto* const found = std::find_if(std::begin(kOperations), std::end(kOperations),
                                           [&](const Operation& each) { return each.name == op; });
    if (found == std::end(kOperations))
        return reply(no(refuse("unknown_op", "there is no operation " + quoted(op), "/op")));
    reader.only(found->fields);
    // Where something cannot be read, the operation leaves the answer to us.
    if (errors.ok()) (this->*found->carry_out)(reader, reply);
    if (!errors.ok()) reply(no(errors.error()));
}

void Administration::tables(const JsonReader& request, const Reply& reply) {
    const Result<After> after = read_bookmark(read_after(request));
    if (!request.ok()) return;
    if (!after) return reply(no(after.error()));
    const table::Register::Lines lines = host_.lobby().all_tables(kMostLines + 1, *after);
    JsonArray list;
    for (const table::Bookmark& line : lines) {
        if (list.size() == kMostLines) break;
        if (const auto listing = host_.lobby().listing(line.table))
            list.push_back(table_line(*listing, host_.lobby().listeners(line.table)));
    }
    JsonObject answer{{"tables", std::move(list)}, {"unfinished", host_.lobby().unfinished()}};
    if (lines.size() > kMostLines) answer["next_tables"] = text_of(lines[kMostLines - 1]);
    reply(yes(std::move(answer)));
}

void Administration::guests(const JsonReader& request, const Reply& reply) {
    const std::string after = read_after(request);
    if (!request.ok()) return;
    JsonArray list;
    JsonObject answer{{"connected", host_.present().size()}};
    for (auto each = host_.present().upper_bound(after); each != host_.present().end(); ++each) {
        if (list.size() == kMostLines) {
            answer["next_guests"] = std::prev(each)->first;
            break;
        }
        list.push_back(JsonObject{{"guest", each->first},
                                  {"name", host_.guests().guest(each->first).name},
                                  {"address", each->second.address},
                                  {"connections", each->second.listeners}});
    }
    answer["guests"] = std::move(list);
    reply(yes(std::move(answer)));
}

void Administration::end(const std::string& table, const Reply& reply,
                         const std::function<void(std::uint64_t number)>& done) {
    const auto found = host_.lobby().get(table);
    if (!found) return reply(no(found.error()));
    (*found)->end_by_host([reply, done](const Result<std::uint64_t>& number) {
        number ? done(*number) : reply(no(number.error()));
    });
}

void Administration::close(const JsonReader& request, const Reply& reply) {
    const std::string table = read_word(request, "table");
    if (!request.ok()) return;
    end(table, reply, [reply](std::uint64_t number) { reply(yes({{"number", number}})); });
}

// Who plays there is told first how it ended. One that cannot be read can be deleted all the same.
void Administration::remove(const JsonReader& request, const Reply& reply) {
    const std::string table = read_word(request, "table");
    if (!request.ok()) return;
    const auto remove = [this, table, reply](std::uint64_t) {
        host_.post([this, table, reply] { host_.remove_table(table, when_kept(reply, {})); });
    };
    const auto found = host_.lobby().get(table);
    if (!found && found.error().code != "unknown_table") return remove(0);
    end(table, reply, remove);
}

Result<std::string> Administration::whom(const std::string& text) const {
    if (text.starts_with(kNetworkPrefix)) return text;
    if (text.find_first_of(".:") != std::string::npos) return read_client(text);
    if (!is_hex(text) || text.size() < kShortestHandle || text.size() > kWholeId)
        return refuse("bad_input",
                      quoted(text) + " is neither an address nor how a guest's id begins", "/who");
    if (text.size() == kWholeId) return text;
    const Result<std::vector<std::string>> kept = host_.guest_data().guests_like(text, 2);
    if (!kept) return kept.error();
    std::set<std::string> found(kept->begin(), kept->end());
    for (auto each = host_.present().lower_bound(text);
         each != host_.present().end() && each->first.starts_with(text); ++each)
        found.insert(each->first);
    for (const store::Ban& ban : host_.bans().list(host_.wall(), true))
        if (ban.who.starts_with(text)) found.insert(ban.who);
    if (found.size() == 1) return *found.begin();
    return found.empty() ? refuse("unknown_guest", "no guest's id begins with " + text, "/who")
                         : refuse("bad_input", "several guests' ids begin with " + text, "/who");
}

void Administration::ban(const JsonReader& request, const Reply& reply) {
    const std::string text = read_word(request, "who");
    store::Ban ban;
    ban.since = host_.wall();
    if (request.has("days")) ban.until = ban.since + request["days"].integer(1, kMostDays) * kDay;
    if (request.has("reason")) ban.reason = table::read_text(request["reason"], kLongestReason);
    if (!request.ok()) return;
    const Result<std::string> who = whom(text);
    if (!who) return reply(no(who.error()));
    ban.who = *who;
    host_.ban(ban, when_kept(reply, {{"ban", ban_line(ban)}}));
}

void Administration::unban(const JsonReader& request, const Reply& reply) {
    const std::string text = read_word(request, "who");
    if (!request.ok()) return;
    const Result<std::string> who = whom(text);
    if (!who) return reply(no(who.error()));
    host_.bans().lift(*who, host_.wall(), when_kept(reply, {{"who", *who}}));
}

void Administration::bans(const JsonReader& request, const Reply& reply) {
    const bool past = request.has("past") && request["past"].boolean();
    if (!request.ok()) return;
    JsonArray list;
    for (const store::Ban& ban : host_.bans().list(host_.wall(), past))
        list.push_back(ban_line(ban));
    reply(yes({{"bans", std::move(list)}}));
}

// Without a text the last one is taken back.
void Administration::announce(const JsonReader& request, const Reply& reply) {
    std::optional<store::Announcement> said;
    if (request.has("text")) {
        said.emplace();
        said->since = host_.wall();
        said->text = table::read_text(request["text"], kLongestAnnouncement);
        if (request.has("until")) said->until = request["until"].integer(0, kLastMoment);
    }
    if (!request.ok()) return;
    if (said && said->until <= said->since)
        return reply(no(refuse("bad_input", "this moment is over", "/until")));
    host_.announce(
        said, when_kept(reply, {{"announcement", announcement_json(said ? &*said : nullptr)}}));
}

void Administration::announcement(const JsonReader&, const Reply& reply) {
    reply(yes({{"announcement", announcement_json(host_.announcement())}}));
}

// Fewer than other lists: each has what was said.
void Administration::reports(const JsonReader& request, const Reply& reply) {
    constexpr std::size_t kMostReports = 20;
    const bool all = request.has("all") && request["all"].boolean();
    const std::int64_t after = request.has("after") ? request["after"].integer(0, INT64_MAX) : 0;
    if (!request.ok()) return;
    const Result<std::vector<store::Report>> found =
        host_.people().reports(all, after, kMostReports + 1);
    if (!found) return reply(no(found.error()));
    JsonArray list;
    for (const store::Report& report : *found)
        if (list.size() < kMostReports) list.push_back(report_line(report));
    JsonObject answer;
    if (found->size() > kMostReports) answer["next_reports"] = (*found)[kMostReports - 1].number;
    answer["reports"] = std::move(list);
    reply(yes(std::move(answer)));
}

void Administration::close_report(const JsonReader& request, const Reply& reply) {
    const std::int64_t number = request["number"].integer(1, INT64_MAX);
    if (!request.ok()) return;
    host_.people().close_report(number, host_.wall(), when_kept(reply, {{"number", number}}));
}

}  // namespace orrery::server
