#include "bench/load/beside.h"

#include <deque>

#include "bench/load/guest.h"
#include "bench/load/honest.h"
#include "bench/load/server_process.h"
#include "core/json.h"

namespace orrery::load {
namespace {

constexpr int kSockets = 16;  // that a guest may have
constexpr int kTables = 16;

// A long game that ends however it is played: what is asked about it is long, too.
void play_a_long_game(Guest& eve) {
    eve.open("crafting-the-cosmos", 4);
    while (!eve.is_over()) {
        eve.begin_move();
        while (!eve.hear()) {
        }
    }
}

}  // namespace

void beside(const Options& options) {
    const Folder folder;
    const ServerProcess server(folder.path);
    Honest honest(options, server.port());
    std::deque<Guest> nobody;
    honest.run("nobody beside them", nobody);

    Guest eve(server.port(), 1);
    play_a_long_game(eve);
    for (const char* op : {"history", "view", "log", "record"}) {
        std::deque<Guest> sockets;
        for (int i = 0; i < kSockets; ++i) {
            Guest& socket = sockets.emplace_back(server.port(), 2);
            socket.take_cookie(eve);
            socket.attach(eve.table());
            socket.ask_for_ever(op);
        }
        honest.run(std::to_string(kSockets) + " sockets asking " + op, sockets);
    }
    for (int i = 0; i < kTables; ++i) eve.open_dear_bots();
    honest.run(std::to_string(kTables) + " tables of dear bots", nobody);
}

}  // namespace orrery::load
