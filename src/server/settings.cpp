#include "server/settings.h"

#include <algorithm>
#include <array>

#include "bots/bot.h"
#include "server/log.h"
#include "server/setting_values.h"

namespace orrery::server {
namespace {

constexpr double kMany = 1e9;
constexpr double kKiB = 1 << 10, kMiB = 1 << 20, kGiB = 1 << 30;
constexpr double kSecond = 1'000, kHour = 3'600 * kSecond, kDay = 24 * kHour;

template <auto... kPath>
Setting::Member at(ServerOptions& options) {
    return &(options.*....*kPath);
}
template <auto kMember>
constexpr auto limit = at<&ServerOptions::limits, kMember>;
template <auto kRate, auto kMember>
constexpr auto rate = at<&ServerOptions::limits, kRate, kMember>;
template <auto kMember>
constexpr auto keep = at<&ServerOptions::keep, kMember>;
template <auto kMember>
constexpr auto of_tables = at<&ServerOptions::tables, kMember>;

using O = ServerOptions;
using L = Limits;
using T = table::Settings;

constexpr std::array kSettings = std::to_array<Setting>({
    {"host", Unit::kText, at<&O::host>, 0, 0, "the address to listen on"},
    {"port", Unit::kNumber, at<&O::port>, 0, 65'535, "the port; 0 takes any that is free"},
    {"data", Unit::kText, at<&O::data>, 0, 0,
     "the folder in which the tables are kept; made when missing"},
    {"public-url", Unit::kText, at<&O::public_url>, 0, 0,
     "where browsers find it behind a reverse proxy, such as https://play.example"},
    {"trusted-proxies", Unit::kText, at<&O::trusted_proxies>, 0, 0,
     "whose word on a client's address is believed: addresses and ranges, with commas"},
    {"proxy-header", Unit::kText, at<&O::proxy_header>, 0, 0,
     "the header in which these proxies say it; the other one is not believed", kProxyHeaders},
    {"bot-threads", Unit::kNumber, at<&O::bot_threads>, 0, 256,
     "how many bots think at the same time; 0 leaves one core free"},
    {"bot-pace", Unit::kTime, at<&O::bot_pace>, 0, 60 * kSecond,
     "about how long a bot takes where somebody watches; 0 = no longer than it needs"},

    {"log.level", Unit::kText, at<&O::log_level>, 0, 0,
     "the least important lines that are written", kLogLevels},
    {"log.requests", Unit::kSwitch, at<&O::log_requests>, 0, 0,
     "a line for each request, without names, codes and cookies"},
    {"log.addresses", Unit::kText, at<&O::log_addresses>, 0, 0,
     "how much of a client's address is written", kLogAddresses},

    {"limits.header-bytes", Unit::kBytes, limit<&L::header_bytes>, kKiB, kMiB,
     "the headers of a request"},
    {"limits.body-bytes", Unit::kBytes, limit<&L::body_bytes>, kKiB, 4 * kMiB,
     "the body of a request, or a message over a WebSocket"},
    {"limits.connections", Unit::kNumber, limit<&L::connections>, 1, kMany,
     "connections in all; the system's limit of open files must allow them"},
    {"limits.connections-per-address", Unit::kNumber, limit<&L::connections_per_address>, 1, kMany,
     "connections of one address; behind a trusted proxy: requests at the same time"},
    {"limits.connections-at-the-door", Unit::kNumber, limit<&L::connections_at_the_door>, 1, kMany,
     "connections beyond these limits, which are told so; /healthz is answered to them"},
    {"limits.sockets-per-address", Unit::kNumber, limit<&L::sockets_per_address>, 1, kMany,
     "WebSockets of one address"},
    {"limits.sockets-per-guest", Unit::kNumber, limit<&L::sockets_per_guest>, 1, kMany,
     "WebSockets of one guest: tabs, and those that have not noticed yet that they are gone"},
    {"limits.unanswered", Unit::kNumber, limit<&L::unanswered>, 1, kMany,
     "requests over a WebSocket that wait for an answer; it is not read meanwhile"},
    {"limits.tables", Unit::kNumber, of_tables<&T::tables_in_all>, 1, kMany,
     "unfinished tables of everybody; no network has more than it leaves to others"},
    {"limits.guest-work", Unit::kNumber, rate<&L::guest_work, &Rate::burst>, 1, kMany,
     "milliseconds of the processor that a guest may use at once"},
    {"limits.guest-work-per-second", Unit::kNumber, rate<&L::guest_work, &Rate::per_second>, 0.001,
     kMany, "and so many more each second"},
    {"limits.address-work", Unit::kNumber, rate<&L::address_work, &Rate::burst>, 1, kMany,
     "the same for all guests of an address"},
    {"limits.address-work-per-second", Unit::kNumber, rate<&L::address_work, &Rate::per_second>,
     0.001, kMany, "and so many more each second"},
    {"limits.least-work", Unit::kNumber, limit<&L::least_work>, 0.01, 1'000,
     "milliseconds that any request counts as, however small"},
    {"limits.guest-tables", Unit::kNumber, rate<&L::guest_tables, &Rate::burst>, 1, kMany,
     "tables that a guest may open at once"},
    {"limits.guest-tables-per-second", Unit::kNumber, rate<&L::guest_tables, &Rate::per_second>,
     0.001, kMany, "and so many more each second"},
    {"limits.address-tables", Unit::kNumber, rate<&L::address_tables, &Rate::burst>, 1, kMany,
     "the same for all guests of an address"},
    {"limits.address-tables-per-second", Unit::kNumber, rate<&L::address_tables, &Rate::per_second>,
     0.001, kMany, "and so many more each second"},
    {"limits.address-guests", Unit::kNumber, rate<&L::address_guests, &Rate::burst>, 1, kMany,
     "new guests that may come from an address at once"},
    {"limits.address-guests-per-second", Unit::kNumber, rate<&L::address_guests, &Rate::per_second>,
     0.001, kMany, "and so many more each second"},
    {"limits.guest-reports", Unit::kNumber, rate<&L::guest_reports, &Rate::burst>, 1, kMany,
     "reports of somebody that a guest may make at once"},
    {"limits.guest-reports-per-second", Unit::kNumber, rate<&L::guest_reports, &Rate::per_second>,
     0.0001, kMany, "and so many more each second"},
    {"limits.address-reports", Unit::kNumber, rate<&L::address_reports, &Rate::burst>, 1, kMany,
     "the same for all guests of an address"},
    {"limits.address-reports-per-second", Unit::kNumber,
     rate<&L::address_reports, &Rate::per_second>, 0.0001, kMany, "and so many more each second"},
    {"limits.guest-writes", Unit::kNumber, rate<&L::guest_writes, &Rate::burst>, 1, kMany,
     "what a guest may have stored at once: moves, seats, words, names"},
    {"limits.guest-writes-per-second", Unit::kNumber, rate<&L::guest_writes, &Rate::per_second>,
     0.001, kMany, "and so many more each second"},
    {"limits.address-writes", Unit::kNumber, rate<&L::address_writes, &Rate::burst>, 1, kMany,
     "the same for all guests of an address"},
    {"limits.address-writes-per-second", Unit::kNumber, rate<&L::address_writes, &Rate::per_second>,
     0.001, kMany, "and so many more each second"},
    {"limits.guest-talk", Unit::kNumber, rate<&L::guest_talk, &Rate::burst>, 1, kMany,
     "lines of chat that a guest may write at once"},
    {"limits.guest-talk-per-second", Unit::kNumber, rate<&L::guest_talk, &Rate::per_second>, 0.001,
     kMany, "and so many more each second"},
    {"limits.address-talk", Unit::kNumber, rate<&L::address_talk, &Rate::burst>, 1, kMany,
     "the same for all guests of an address"},
    {"limits.address-talk-per-second", Unit::kNumber, rate<&L::address_talk, &Rate::per_second>,
     0.001, kMany, "and so many more each second"},
    {"limits.address-farewells", Unit::kNumber, rate<&L::address_farewells, &Rate::burst>, 1, kMany,
     "guests of an address who may delete what is known of them at once"},
    {"limits.address-farewells-per-second", Unit::kNumber,
     rate<&L::address_farewells, &Rate::per_second>, 0.0001, kMany, "and so many more each second"},
    {"limits.network-share", Unit::kNumber, limit<&L::network_share>, 1, kMany,
     "a network of IPv6 (/48) may use and open as much as so many addresses"},
    {"limits.guest-exports", Unit::kNumber, rate<&L::guest_exports, &Rate::burst>, 1, kMany,
     "files of what is known of them that a guest may take along at once"},
    {"limits.guest-exports-per-second", Unit::kNumber, rate<&L::guest_exports, &Rate::per_second>,
     0.0001, kMany, "and so many more each second"},
    {"limits.address-exports", Unit::kNumber, rate<&L::address_exports, &Rate::burst>, 1, kMany,
     "the same for all guests of an address"},
    {"limits.address-exports-per-second", Unit::kNumber,
     rate<&L::address_exports, &Rate::per_second>, 0.0001, kMany, "and so many more each second"},
    {"limits.export-bytes", Unit::kBytes, limit<&L::export_bytes>, kKiB, kGiB,
     "the games of one such file; the others are asked for apart"},
    {"limits.bot-trials", Unit::kNumber, of_tables<&T::most_trials>, kUsualTrials, kMostTrials,
     "arrangements that a bot of a table may be told to try for one decision"},
    {"limits.thought", Unit::kTime, limit<&L::thought>, 100, kHour,
     "for one decision of a bot or one hint; then it is the best that was found"},
    {"limits.hints", Unit::kNumber, limit<&L::hints>, 1, kMany,
     "hints of a guest, and questions what would have been best, that wait for an answer"},
    {"limits.accounts", Unit::kNumber, limit<&L::accounts>, 100, kMany,
     "guests, and addresses, of which is remembered what they have used"},
    {"limits.outgoing-messages", Unit::kNumber, limit<&L::outgoing_messages>, 1, kMany,
     "messages that a client has not read yet; it is cut off by more"},
    {"limits.outgoing-bytes", Unit::kBytes, limit<&L::outgoing_bytes>, 64 * kKiB, 4 * kGiB,
     "the same in bytes"},
    {"limits.outgoing-bytes-in-all", Unit::kBytes, limit<&L::outgoing_bytes_in_all>, 64 * kKiB,
     64 * kGiB, "bytes that all clients together have not read yet; the worst is cut off by more"},
    {"limits.kernel-bytes", Unit::kBytes, limit<&L::kernel_bytes>, 4 * kKiB, kGiB,
     "what the system may keep for a client beside that"},
    {"limits.handshake", Unit::kTime, limit<&L::handshake>, 100, kHour,
     "for a client to send a whole request"},
    {"limits.idle", Unit::kTime, limit<&L::idle>, 100, kDay,
     "between two requests; over a WebSocket the server asks meanwhile whether the client lives"},
    {"limits.answer", Unit::kTime, limit<&L::answer>, 100, kHour,
     "until a request is given up as too slow"},
    {"limits.blocked", Unit::kTime, limit<&L::blocked>, 100, kHour,
     "for a client to take a message or an answer"},
    {"limits.pause", Unit::kTime, limit<&L::pause>, 0, kHour,
     "how long a client that asks too often is not listened to, at most"},
    {"limits.closing", Unit::kTime, limit<&L::closing>, 1, kHour,
     "to finish what was begun, when the server stops"},

    {"tables.allowance", Unit::kTime, of_tables<&T::allowance>, 0, table::kMostAllowance,
     "what clocks allow for transmission, the same for all"},
    {"tables.absence", Unit::kTime, of_tables<&T::absence>, 0, 30 * kDay,
     "so long away, and others may let a bot take the seat"},
    {"tables.silence", Unit::kTime, of_tables<&T::silence>, kSecond, 3'650 * kDay,
     "so long waited for without a clock, and others may do so although they are here"},
    {"tables.grab-after", Unit::kTime, of_tables<&T::grab_after>, 0, kDay,
     "what people want too a bot takes no sooner, where no limit runs"},
    {"tables.retry-after", Unit::kTime, of_tables<&T::retry_after>, 1, kHour,
     "before the server repeats what the store refused"},
    {"tables.most-entries", Unit::kNumber, of_tables<&T::most_entries>, 100, 10e6,
     "entries in the log of one table that are no moves; one guest may make a tenth of them"},
    {"tables.most-tables", Unit::kNumber, of_tables<&T::most_tables>, 1, kMany,
     "unfinished tables that one guest has opened"},
    {"tables.most-seats", Unit::kNumber, of_tables<&T::most_seats>, 1, kMany,
     "unfinished tables that one guest has opened or sits at"},
    {"tables.in-memory", Unit::kNumber, of_tables<&T::tables_in_memory>, 32, kMany,
     "tables that are in memory; others sleep in the store until somebody wants them"},
    {"tables.entries-in-memory", Unit::kNumber, of_tables<&T::entries_in_memory>, 1'000, kMany,
     "entries of their logs; a table with many of them sleeps sooner"},
    {"tables.open-for", Unit::kTime, of_tables<&T::open_for>, kSecond, 3'650 * kDay,
     "a table that was not begun ends when none of its people was there for so long"},
    {"tables.abandoned-after", Unit::kTime, of_tables<&T::abandoned_after>, kSecond, 3'650 * kDay,
     "a game without a clock ends when none of its people was there for so long"},

    {"keep.games", Unit::kTime, keep<&Keep::finished>, 0, 36'500 * kDay,
     "games that are over, since they ended; 0 = for ever"},
    {"keep.unplayed", Unit::kTime, keep<&Keep::unplayed>, 0, 36'500 * kDay,
     "tables that ended before a game began; 0 = for ever"},
    {"keep.guests", Unit::kTime, keep<&Keep::guests>, 0, 36'500 * kDay,
     "what is known of a guest, since they were last here; their games stay; 0 = for ever"},
    {"keep.reports", Unit::kTime, keep<&Keep::reports>, 0, 36'500 * kDay,
     "reports of somebody, since they were made; 0 = for ever"},
    {"keep.reports-of-gone", Unit::kTime, keep<&Keep::reports_of_gone>, kSecond, 36'500 * kDay,
     "reports of somebody who has deleted their data since, that nobody has seen to"},
    {"keep.bans", Unit::kTime, keep<&Keep::bans>, 0, 36'500 * kDay,
     "bans, since they ended; 0 = for ever"},
});

// The first must not be more than the second.
struct Order {
    std::string_view less, more;
};
constexpr std::array kOrders = std::to_array<Order>({
    {"limits.sockets-per-guest", "limits.connections"},
    {"limits.body-bytes", "limits.outgoing-bytes"},
    {"tables.most-tables", "limits.tables"},
});

std::string spelled(std::string_view key, char between, bool upper) {
    std::string name(key);
    for (char& c : name) {
        if (c == '.' || c == '-') c = between;
        if (upper && c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    }
    return name;
}

}  // namespace

std::string Setting::flag() const {
    return "--" + spelled(key, '-', false);
}

std::string Setting::variable() const {
    return std::string(kVariablePrefix) + spelled(key, '_', true);
}

std::span<const Setting> all_settings() {
    return kSettings;
}

const Setting* find_setting(std::string_view key) {
    const auto* const found = std::find_if(kSettings.begin(), kSettings.end(),
                                           [&](const Setting& row) { return row.key == key; });
    return found == kSettings.end() ? nullptr : found;
}

std::optional<Error> contradiction(const ServerOptions& options) {
    for (const Order& order : kOrders) {
        const Setting &less = *find_setting(order.less), &more = *find_setting(order.more);
        if (number_of(options, less) <= number_of(options, more)) continue;
        return Error{"bad_setting",
                     value_text(options, less) + " is more than " + std::string(more.key) + " (" +
                         value_text(options, more) + ")",
                     std::string(less.key), ""};
    }
    return std::nullopt;
}

}  // namespace orrery::server
