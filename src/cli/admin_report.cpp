#include "cli/admin_report.h"

#include <ostream>

#include "cli/moments.h"
#include "cli/text_table.h"
#include "core/text.h"
#include "server/administration.h"
#include "table/names.h"

namespace orrery::cli {
namespace {

std::string text_in(const JsonObject& line, std::string_view field) {
    return std::string(line.at(field).as_string());
}

std::string moment_in(const JsonObject& line, std::string_view field) {
    const Json& moment = line.at(field);
    return moment.is_null() ? "for good" : moment_text(moment.as_int64());
}

std::string number_in(const JsonObject& line, std::string_view field) {
    return std::to_string(line.at(field).to_number<std::int64_t>());
}

// A guest's id is cut to what names them; an address is told whole.
std::string handle(std::string_view who) {
    const bool is_guest = who.find_first_not_of("0123456789abcdef") == std::string_view::npos;
    return std::string(is_guest ? who.substr(0, server::kHandleDigits) : who);
}

// What people wrote is shown without what a terminal would obey.
std::string person_in(const JsonObject& line, std::string_view name, std::string_view guest) {
    return table::shown_name(text_in(line, name)) + " (" + handle(text_in(line, guest)) + ")";
}

std::string people(const JsonObject& table) {
    std::string text;
    for (const Json& person : table.at("people").as_array()) {
        const JsonObject& fields = person.as_object();
        if (!text.empty()) text += ", ";
        text += person_in(fields, "name", "guest");
    }
    return text.empty() ? "nobody" : text;
}

void print_next(std::ostream& out, const JsonObject& answer, std::string_view list,
                std::string_view field) {
    if (answer.contains(field))
        out << "There are more: orrery admin list " << list << " --after " << text_in(answer, field)
            << '\n';
}

}  // namespace

void print_tables(std::ostream& out, const JsonObject& answer) {
    const JsonArray& tables = answer.at("tables").as_array();
    out << counted(answer.at("unfinished").to_number<std::int64_t>(), "table") << " not over\n";
    TextTable table({"table", "game", "state", "last activity", "watched", "people"});
    for (const Json& each : tables) {
        const JsonObject& line = each.as_object();
        table.add({text_in(line, "table"), text_in(line, "game"), text_in(line, "phase"),
                   moment_in(line, "at"), number_in(line, "listeners"), people(line)});
    }
    if (!tables.empty()) table.print(out);
    print_next(out, answer, "tables", "next_tables");
}

void print_guests(std::ostream& out, const JsonObject& answer) {
    const JsonArray& guests = answer.at("guests").as_array();
    out << counted(answer.at("connected").to_number<std::int64_t>(), "guest") << " connected\n";
    TextTable table({"guest", "name", "address", "connections"});
    for (const Json& each : guests) {
        const JsonObject& line = each.as_object();
        table.add({handle(text_in(line, "guest")), text_in(line, "name"), text_in(line, "address"),
                   number_in(line, "connections")});
    }
    if (!guests.empty()) table.print(out);
    print_next(out, answer, "guests", "next_guests");
}

void print_done(std::ostream& out, const JsonObject&) {
    out << "done\n";
}

void print_ban(std::ostream& out, const JsonObject& answer) {
    const JsonObject& ban = answer.at("ban").as_object();
    const bool ends = !ban.at("until").is_null();
    out << handle(text_in(ban, "who")) << " is kept away"
        << (ends ? " until " + moment_in(ban, "until") + " UTC" : "") << '\n';
}

void print_bans(std::ostream& out, const JsonObject& answer) {
    const JsonArray& bans = answer.at("bans").as_array();
    if (bans.empty()) {
        out << "nobody is kept away\n";
        return;
    }
    TextTable table({"who", "since", "until", "reason"});
    for (const Json& each : bans) {
        const JsonObject& line = each.as_object();
        table.add({handle(text_in(line, "who")), moment_in(line, "since"), moment_in(line, "until"),
                   text_in(line, "reason")});
    }
    table.print(out);
}

void print_reports(std::ostream& out, const JsonObject& answer) {
    const JsonArray& reports = answer.at("reports").as_array();
    if (reports.empty()) out << "nothing was reported\n";
    for (const Json& each : reports) {
        const JsonObject& report = each.as_object();
        out << "report " << number_in(report, "number") << ", " << moment_in(report, "at")
            << ", table " << text_in(report, "table") << ": " << text_in(report, "reason")
            << (report.at("closed").is_null() ? "" : " (seen to)") << "\n  about "
            << person_in(report, "name", "about")
            << (report.at("gone").is_null() ? "" : ", who has left since") << ", by "
            << handle(text_in(report, "guest")) << '\n';
        if (!report.at("network").is_null()) out << "  from " << text_in(report, "network") << '\n';
        if (!text_in(report, "words").empty())
            out << "  \"" << table::shown_name(text_in(report, "words")) << "\"\n";
        for (const Json& said : report.at("said").as_array()) {
            const JsonObject& line = said.as_object();
            out << "    " << moment_in(line, "at") << ' ' << person_in(line, "name", "guest")
                << ": " << table::shown_name(text_in(line, "text")) << '\n';
        }
    }
    if (answer.contains("next_reports"))
        out << "There are more: orrery admin reports --after " << number_in(answer, "next_reports")
            << '\n';
}

void print_announcement(std::ostream& out, const JsonObject& answer) {
    const Json& said = answer.at("announcement");
    if (said.is_null()) {
        out << "nothing is announced\n";
        return;
    }
    const JsonObject& line = said.as_object();
    const bool ends = !line.at("until").is_null();
    out << (ends ? "until " + moment_in(line, "until") + " UTC: " : "announced: ")
        << text_in(line, "text") << '\n';
}

}  // namespace orrery::cli
