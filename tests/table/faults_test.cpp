// Whatever the store, the network and the machine do: what was acknowledged is there exactly once,
// and everybody saw the same game.
#include <gtest/gtest.h>

#include <set>

#include "tests/support/scale.h"
#include "tests/table/house.h"
#include "tests/table/witness.h"

namespace orrery::test {
namespace {

// A person at a browser who never gives up: what got no answer is sent again.
struct Client {
    table::Guest guest;
    Seat seat = 0;
    table::ListenerId listener = 0;  // 0 = not connected
    std::size_t read = 0;            // messages of the listener
    std::uint64_t number = 0;        // the last one it knows of
    std::vector<Json> sent;          // requests, each with its own id
    std::set<std::string> waiting;   // ids without an answer yet
    Witness witness;

    void hear(const std::string& text) {
        const Json message = json(text);
        const std::string type(message.at("type").as_string());
        if (type == "presence") return;
        const auto next = message.at("number").to_number<std::uint64_t>();
        if (type == "entries") {
            ASSERT_EQ(message.at("since").to_number<std::uint64_t>(), number) << "a gap";
            ASSERT_EQ(message.at("entries").as_array().size(), next - number);
        }
        ASSERT_GE(next, number) << "the table has forgotten something";
        number = next;
        if (const Json* views = message.as_object().if_contains("views"))
            for (const Json& view : views->as_array())
                witness.seen[{number, seat}] = view.at("hash").as_string();
    }
};

class Storm {
  public:
    Storm(const std::string& open_request, int people, std::uint64_t number)
        : house_({}, number), random_(seed_from_number(number)) {
        table_ = house_.open_table(kAda, open_request);
        for (Seat seat = 0; seat < people; ++seat) {
            Client client;
            client.guest = {"guest-" + std::to_string(seat), "P" + std::to_string(seat)};
            client.seat = seat;
            if (seat == 0) client.guest = kAda;
            client.witness.guest = client.guest.id;
            if (seat > 0) house_.ask(table_, client.guest, R"({"op":"sit"})");
            clients_.push_back(client);
        }
        EXPECT_EQ(error_code(house_.ask(table_, kAda, R"({"op":"start"})")), "");
        house_.store.fate = [this] {
            return one_in(10)   ? MemoryStore::Fate::kFails
                   : one_in(15) ? MemoryStore::Fate::kCommitsButSaysItFailed
                                : MemoryStore::Fate::kCommits;
        };
    }

    void rage(int steps) {
        for (int i = 0; i < steps && !testing::Test::HasFatalFailure(); ++i) step();
        calm_down();
    }

    void expect_nothing_lost_or_doubled() {
        for (const Client& client : clients_) ASSERT_TRUE(client.waiting.empty());
        expect_acknowledged_once(house_.state(table_).game(), house_.store.entries(table_),
                                 witnesses());
    }

    void expect_everybody_saw_the_same_game() {
        const std::vector<table::Entry> entries = house_.store.entries(table_);
        const std::size_t compared =
            expect_seen_as_replayed(house_.state(table_).game(), entries, witnesses());
        EXPECT_GT(compared, entries.size() / 4);
        EXPECT_EQ(entries.back().hash, house_.state(table_).hash());
    }

    std::size_t moves() { return house_.state(table_).move_numbers().size(); }
    int crashes() const { return crashes_; }

  private:
    bool one_in(std::uint32_t times) { return random_.uniform(times) == 0; }

    std::vector<const Witness*> witnesses() const {
        std::vector<const Witness*> all;
        for (const Client& client : clients_) all.push_back(&client.witness);
        return all;
    }

    void step() {
        Client& client = clients_[random_.uniform(static_cast<std::uint32_t>(clients_.size()))];
        if (one_in(60)) return crash();
        if (client.listener == 0 || one_in(40)) return connect(client);
        if (one_in(3)) house_.store.step();
        if (one_in(3) && !house_.tasks.empty()) let_a_bot_answer();
        if (one_in(50)) return disconnect(client);
        if (one_in(12)) house_.time += 200 + random_.uniform(3000);
        if (one_in(12)) house_.lobby().tick();
        if (one_in(8) && !client.sent.empty())
            return send(
                client,
                client.sent[random_.uniform(static_cast<std::uint32_t>(client.sent.size()))]);
        if (client.waiting.size() < 3) send(client, new_request(client));
        listen();
    }

    Json new_request(Client& client) {
        JsonObject request{{"id", "r" + std::to_string(client.sent.size())}};
        const table::State& state = house_.state(table_);
        if (one_in(10) || state.phase() != table::Phase::kPlaying) {
            request["op"] = "chat";
            request["text"] = "la la";
        } else if (one_in(8)) {
            request["op"] = "undo";
            request["seat"] = client.seat;
            if (one_in(2)) request["turn"] = true;
        } else {
            const std::vector<Action> legal = state.position().legal(client.seat);
            request["op"] = "move";
            request["seat"] = client.seat;
            const Action action =
                legal.empty() ? Action{}
                              : legal[random_.uniform(static_cast<std::uint32_t>(legal.size()))];
            request["action"] = legal.empty() ? "hurry" : state.game().print(action);
        }
        client.sent.push_back(request);
        client.witness.sent[std::string(request.at("id").as_string())] = request;
        return request;
    }

    void send(Client& client, const Json& request) {
        const std::string id(request.at("id").as_string());
        if (!client.witness.acknowledged.contains(id)) client.waiting.insert(id);
        house_.lobby().submit(
            house_.at(table_), client.guest, request, [&client, id](const Json& reply) {
                client.waiting.erase(id);
                if (reply.at("type") != Json("ack")) return;
                client.witness.acknowledge(id, reply.at("number").to_number<std::uint64_t>());
            });
        if (one_in(6)) send(client, request);  // the network doubles it
    }

    void listen() {
        for (Client& client : clients_) {
            if (client.listener == 0) continue;
            const std::vector<std::string>& inbox = house_.inbox[client.listener];
            for (; client.read < inbox.size(); ++client.read) client.hear(inbox[client.read]);
        }
    }

    void connect(Client& client) {
        listen();
        disconnect(client);
        client.listener = ++last_listener_;
        client.read = 0;
        house_.attach(client.listener, table_, client.guest,
                      client.number == 0 ? std::nullopt : std::optional(client.number));
        listen();
    }

    void disconnect(Client& client) {
        if (client.listener == 0) return;
        house_.at(table_).detach(client.listener);
        client.listener = 0;
    }

    void let_a_bot_answer() {
        const auto chosen = random_.uniform(static_cast<std::uint32_t>(house_.tasks.size()));
        const table::Task task = house_.tasks[chosen];
        if (!one_in(5)) house_.tasks.erase(house_.tasks.begin() + chosen);
        const table::Answer answer = table::think(task);
        house_.lobby().answer(task, answer);
    }

    // Some of what was on its way to the disk got there; nobody heard of it.
    void crash() {
        ++crashes_;
        listen();
        const auto waiting = static_cast<std::uint32_t>(house_.store.waiting());
        house_.store.crash(random_.uniform(waiting + 1));
        if (one_in(2)) house_.store.forget_snapshots();
        for (Client& client : clients_) client.listener = 0;
        EXPECT_TRUE(house_.restart().empty());
        resend_all();
    }

    void resend_all() {
        for (Client& client : clients_) {
            connect(client);
            const std::set<std::string> waiting = client.waiting;
            for (const Json& request : client.sent)
                if (waiting.contains(std::string(request.at("id").as_string())))
                    send(client, request);
        }
    }

    void calm_down() {
        house_.store.fate = [] { return MemoryStore::Fate::kCommits; };
        house_.store.settle();
        resend_all();
        house_.store.settle();
        listen();
    }

    House house_;
    RandomStream random_;
    std::string table_;
    std::vector<Client> clients_;
    table::ListenerId last_listener_ = 0;
    int crashes_ = 0;
};

struct Weather {
    const char* name;
    const char* request;
    int people;
    friend void PrintTo(const Weather& weather, std::ostream* out) { *out << weather.name; }
};

class TableFaults : public testing::TestWithParam<Weather> {};

TEST_P(TableFaults, no_acknowledged_move_is_lost_or_doubled_and_all_see_the_same_game) {
    std::size_t moves = 0;
    int crashes = 0;
    for (int number = 0; number < scaled(12); ++number) {
        SCOPED_TRACE(number);
        Storm storm(GetParam().request, GetParam().people, static_cast<std::uint64_t>(number));
        storm.rage(700);
        storm.expect_nothing_lost_or_doubled();
        storm.expect_everybody_saw_the_same_game();
        moves += storm.moves();
        crashes += storm.crashes();
        if (HasFatalFailure()) return;
    }
    EXPECT_GT(moves, 20U);
    EXPECT_GT(crashes, 0);
}

INSTANTIATE_TEST_SUITE_P(
    Games, TableFaults,
    testing::Values(Weather{"crafting",
                            R"({"game":"crafting-the-cosmos","public":true,
                    "seats":[{"you":true},{"open":true},{"bot":"random"}]})",
                            2},
                    Weather{"building",
                            R"({"game":"cosmic-factory","public":true,"options":{"beginner":true},
                    "seats":[{"you":true},{"open":true},{"open":true},{"bot":"random"}]})",
                            3},
                    Weather{"drafting",
                            R"({"game":"cosmic-factory","public":true,
                    "options":{"sandglass_seconds":20,"draft_seconds":20},
                    "seats":[{"you":true},{"open":true}]})",
                            2},
                    Weather{"cosmogenesis",
                            R"({"game":"cosmogenesis","public":true,
                    "clock":{"kind":"real_time","budget_seconds":60,"increment_seconds":1},
                    "takeover":"random","seats":[{"you":true},{"open":true},{"bot":"random"}]})",
                            2}),
    [](const auto& each) { return std::string(each.param.name); });

}  // namespace
}  // namespace orrery::test
