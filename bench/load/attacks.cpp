#include "bench/load/attacks.h"

#include <atomic>
#include <deque>
#include <functional>
#include <optional>
#include <stdexcept>
#include <thread>
#include <vector>

#include "bench/load/flood.h"
#include "bench/load/honest.h"
#include "bench/load/server_process.h"

namespace orrery::load {
namespace {

constexpr const char *kHonest = "127.0.0.2", *kHostile = "127.0.0.66";
constexpr int kSockets = 16;  // that a guest may have

struct Target {
    int port;
    std::string table;  // an honest one, which everybody may look at
};

struct Attack {
    const char* name;
    void (*run)(const Target& target, const std::atomic<bool>& over);
};

std::string frame(std::string text, test::Opcode opcode = test::Opcode::kText, bool final = true) {
    return test::encode({opcode, std::move(text), final}, true);
}

std::string times(int count, const std::string& bytes) {
    std::string all;
    for (int i = 0; i < count; ++i) all += bytes;
    return all;
}

void flood(const Target& target, const std::atomic<bool>& over, int sockets, bool reads,
           Flood::Make make) {
    Flood(target.port, kHostile, target.table, sockets, reads, std::move(make)).run(over);
}

void ask(const Target& target, const std::atomic<bool>& over, const std::string& op, int sockets,
         bool reads) {
    flood(target, over, sockets, reads,
          [bytes = frame(R"({"op":")" + op + R"("})")](auto) { return bytes; });
}

// By somebody new each time, if `fresh`; what is refused is tried again.
void repeat(const Target& target, const std::atomic<bool>& over, bool fresh,
            const std::function<void(Guest& guest, std::uint64_t number)>& what) {
    std::optional<Guest> guest(std::in_place, target.port, 1, kHostile);
    for (std::uint64_t number = 1; !over; ++number) {
        try {
            if (fresh) guest.emplace(target.port, number, kHostile);
            what(*guest, number);
        } catch (const std::exception&) {  // refused
        }
    }
}

std::string opening(std::uint64_t number, bool open) {
    return R"({"id":"o)" + std::to_string(number) +
           R"(","game":"cosmogenesis","public":true,"seats":[{"you":true},)" +
           (open ? R"({"open":true}]})" : R"({"bot":"greedy"}],"start":true})");
}

void sit_and_stand(const Target& target, const std::atomic<bool>& over) {
    Guest owner(target.port, 2, kHostile);
    const std::string reply = owner.call("POST", "/api/tables", opening(1, true)).body;
    const std::size_t at = reply.find(R"("table":")") + 9;
    const Target own{target.port, reply.substr(at, reply.find('"', at) - at)};
    flood(own, over, kSockets, true, [](std::uint64_t number) {
        const std::string id = R"(","id":"m)" + std::to_string(number) + '"';
        return frame(number % 2 == 1 ? R"({"op":"sit)" + id + "}"
                                     : R"({"op":"stand)" + id + R"(,"seat":1})");
    });
}

void hold_connections(const Target& target, const std::atomic<bool>& over) {
    std::deque<test::Socket> held;
    while (!over) {
        held.push_back(test::Socket::connect(target.port, kHostile));
        if (held.size() > 2'000) held.pop_front();
    }
}

// A proxy that is believed speaks for a new household of one network each time.
void come_from_everywhere(const Target& target, const std::atomic<bool>& over) {
    for (std::uint64_t number = 1; !over; ++number) {
        char address[64];
        std::snprintf(address, sizeof address, "2001:db8:7:%x::1",
                      static_cast<unsigned>(number % 65'536));
        try {
            Guest(target.port, number, kProxy)
                .call("POST", "/api/tables", opening(number, number % 2 == 0),
                      {{"X-Forwarded-For", address}});
        } catch (const std::exception&) {  // refused
        }
    }
}

const Attack kAttacks[] = {
    {"nobody", [](const Target&, const std::atomic<bool>&) {}},
    {"tables of dear bots",
     [](const Target& target, const std::atomic<bool>& over) {
         repeat(target, over, true, [](Guest& guest, auto) { guest.open_dear_bots(); });
     }},
    {"new tables without end",
     [](const Target& target, const std::atomic<bool>& over) {
         repeat(target, over, true, [](Guest& guest, std::uint64_t number) {
             guest.call("POST", "/api/tables", opening(number, true));
         });
     }},
    {"65,536 households", come_from_everywhere},
    {"100 who never read",
     [](const Target& target, const std::atomic<bool>& over) {
         ask(target, over, "view", 100, false);
     }},
    {"view, 16 sockets",
     [](const Target& target, const std::atomic<bool>& over) {
         ask(target, over, "view", kSockets, true);
     }},
    {"log, 16 sockets",
     [](const Target& target, const std::atomic<bool>& over) {
         ask(target, over, "log", kSockets, true);
     }},
    {"malformed frames",
     [](const Target& target, const std::atomic<bool>& over) {
         flood(target, over, kSockets, true, [](auto) { return frame("{"); });
     }},
    {"pings",
     [](const Target& target, const std::atomic<bool>& over) {
         flood(target, over, kSockets, true,
               [bytes = times(200, frame("", test::Opcode::kPing))](auto) { return bytes; });
     }},
    {"pieces without end",
     [](const Target& target, const std::atomic<bool>& over) {
         flood(target, over, kSockets, true, [](std::uint64_t number) {
             static const std::string kNothing =
                 times(200, frame("", test::Opcode::kContinuation, false));
             return number <= kSockets ? frame("{", test::Opcode::kText, false) : kNothing;
         });
     }},
    {"chat",
     [](const Target& target, const std::atomic<bool>& over) {
         flood(target, over, kSockets, true, [](std::uint64_t number) {
             return frame(R"({"op":"chat","text":"me!","id":"c)" + std::to_string(number) + "\"}");
         });
     }},
    {"sitting and standing", sit_and_stand},
    {"farewells",
     [](const Target& target, const std::atomic<bool>& over) {
         repeat(target, over, false, [](Guest& guest, auto) { guest.call("DELETE", "/api/me"); });
     }},
    {"2,000 connections", hold_connections},
};

}  // namespace

// Each at a server of its own, so that none finds what another has left.
void attacks(const Options& options) {
    for (const Attack& attack : kAttacks) {
        const Folder folder;
        std::optional<ServerProcess> server;
        server.emplace(folder.path, true);
        Honest honest(options, server->port(), kHonest);
        const Target target{server->port(), honest.table()};
        std::atomic<bool> over = false;
        std::thread hostile([&] {
            try {
                attack.run(target, over);
            } catch (const std::exception& failure) {
                std::fprintf(stderr, "%s: %s\n", attack.name, failure.what());
            }
        });
        std::deque<Guest> nobody;
        honest.run(attack.name, nobody);
        over = true;
        server.reset();  // whoever waits for it need not any more
        hostile.join();
    }
}

}  // namespace orrery::load
