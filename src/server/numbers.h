// What the server counts.
#pragma once

#include "server/metrics.h"

namespace orrery::server {

struct Numbers {
    Metrics all;
    Counter& moves = all.counter("orrery_moves_total", "Moves stored.");
    Counter& entries =
        all.counter("orrery_entries_total", "Entries of tables' logs handed to the store.");
    Histogram& commit_seconds = all.histogram(
        "orrery_commit_seconds", "How long a group of entries took to be on the disk.",
        {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5});
    Counter& store_failures =
        all.counter("orrery_store_failures_total", "Groups of entries that could not be stored.");
    Histogram& bot_seconds =
        all.histogram("orrery_bot_seconds", "How long a bot thought about an action.",
                      {0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10});
    Counter& cut_short = all.counter("orrery_bot_thoughts_cut_short_total",
                                     "Thoughts that took as long as they may, and were ended.");
    Histogram& request_seconds =
        all.histogram("orrery_http_seconds", "How long a request over HTTP waited for its answer.",
                      {0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5});
    Metrics::Counters& responses =
        all.counters("orrery_http_responses_total", "Responses over HTTP.", "status");
    Metrics::Counters& refused = all.counters("orrery_refused_requests_total",
                                              "Requests of tables answered with an error.", "code");
    Counter& reports = all.counter("orrery_reports_total", "Reports of somebody at a table.");
    Metrics::Counters& let_go = all.counters(
        "orrery_let_go_total", "What was kept as long as the settings say, and is gone.", "what");
    Counter& frames = all.counter("orrery_socket_requests_total", "Requests over WebSockets.");
    Counter& told = all.counter("orrery_socket_messages_total", "Messages sent over WebSockets.");
    Counter& cut_off = all.counter("orrery_slow_listeners_total",
                                   "WebSockets closed because their client read too slowly.");
    Counter& turned_away = all.counter("orrery_connections_turned_away_total",
                                       "Connections closed because there were too many.");
};

}  // namespace orrery::server
