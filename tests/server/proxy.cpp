#include "tests/server/proxy.h"

#include <deque>
#include <optional>

#include "core/random.h"

namespace orrery::test {
namespace {

using Time = std::chrono::steady_clock::time_point;
using std::chrono::milliseconds;

constexpr milliseconds kTick{1};

}  // namespace

// One client's connection, and the proxy's own to the server for it.
class Proxy::Line {
  public:
    Line(Socket client, Socket server, const Weather& weather, const Seed& seed, Counts& counts)
        : random_(seed),
          counts_(counts),
          up_{std::move(client), weather.to_server, true, {}, {}, {}, false, false},
          down_{std::move(server), weather.to_client, false, {}, {}, {}, false, false} {}

    bool is_open() const { return up_.from.is_open() && down_.from.is_open(); }
    const Socket& client() const { return up_.from; }
    const Socket& server() const { return down_.from; }

    void read_client() { read(up_, down_); }
    void read_server() { read(down_, up_); }
    void deliver(Time now) {
        deliver(up_, down_.from, now);
        deliver(down_, up_.from, now);
    }

  private:
    struct Parcel {
        Time due;
        std::string bytes;
    };
    // What one end says.
    struct Way {
        Socket from;
        Mischief mischief;
        bool masked;
        FrameReader frames;
        std::deque<Parcel> parcels;
        std::string head;  // of HTTP, until it is complete
        bool has_frames;   // after the handshake
        bool last_is_overtaken;
    };

    void read(Way& way, Way& back) {
        std::string bytes;
        if (!way.from.receive(bytes)) {
            // What it said before it went still arrives.
            for (const Parcel& parcel : way.parcels) back.from.send(parcel.bytes);
            return close(false);
        }
        if (!way.has_frames) return pass_head(way, back, bytes);
        way.frames.buffer += bytes;
        while (const std::optional<Frame> frame = way.frames.next()) {
            pass(way, *frame);
            if (!is_open()) return;
        }
    }

    // Requests and responses pass unharmed; after 101 both ends speak in frames.
    void pass_head(Way& way, Way& back, const std::string& bytes) {
        way.parcels.push_back({Time{}, bytes});
        if (&way == &up_) return;
        way.head += bytes;
        const std::size_t end = way.head.find("\r\n\r\n");
        if (end == std::string::npos || !way.head.starts_with("HTTP/1.1 101")) return;
        const std::size_t beyond = way.head.size() - (end + 4);
        way.parcels.back().bytes.resize(bytes.size() - beyond);
        way.has_frames = back.has_frames = true;
        way.frames.buffer = way.head.substr(end + 4);
        while (const std::optional<Frame> frame = way.frames.next()) pass(way, *frame);
    }

    bool strikes(std::uint32_t one_in, std::atomic<int>& count) {
        if (one_in == 0 || random_.uniform(one_in) != 0) return false;
        ++count;
        return true;
    }

    void pass(Way& way, const Frame& frame) {
        const std::string bytes = encode(frame, way.masked);
        Time due = way.parcels.empty() ? Time{} : way.parcels.back().due;
        if (frame.is_control()) return way.parcels.push_back({due, bytes});
        ++counts_.messages;
        if (strikes(way.mischief.cut, counts_.cuts)) {
            deliver(way, other(way).from, Time::max());
            const auto half = random_.uniform(static_cast<std::uint32_t>(bytes.size()));
            other(way).from.send(std::string_view(bytes).substr(0, half));
            return close(true);
        }
        if (strikes(way.mischief.delay, counts_.delays)) due = soon();
        const bool overtakes = std::exchange(way.last_is_overtaken, false) && !way.parcels.empty();
        if (!overtakes && strikes(way.mischief.reorder, counts_.reorders)) {
            due = soon();
            way.last_is_overtaken = true;
        }
        way.parcels.insert(way.parcels.end() - (overtakes ? 1 : 0), {due, bytes});
        if (strikes(way.mischief.twice, counts_.doubles)) way.parcels.push_back({due, bytes});
    }

    Time soon() { return std::chrono::steady_clock::now() + milliseconds(1 + random_.uniform(6)); }
    Way& other(const Way& way) { return &way == &up_ ? down_ : up_; }

    static void deliver(Way& way, Socket& to, Time now) {
        while (!way.parcels.empty() && way.parcels.front().due <= now) {
            if (to.is_open()) to.send(way.parcels.front().bytes);
            way.parcels.pop_front();
        }
    }

    void close(bool rudely) {
        for (Way* way : {&up_, &down_}) {
            if (rudely) way->from.cut();
            way->from.close();
        }
    }

    RandomStream random_;
    Counts& counts_;
    Way up_, down_;
};

Proxy::Proxy(const Route& server, const Weather& weather, std::uint64_t seed)
    : server_(&server),
      weather_(weather),
      seed_(seed),
      listener_(Socket::listen()),
      port_(listener_.port()),
      thread_([this] { run(); }) {}

Proxy::~Proxy() {
    stopping_ = true;
    thread_.join();
}

void Proxy::let_in() {
    Socket client = listener_.accept();
    Socket server = Socket::connect(server_->port);
    if (!client.is_open() || !server.is_open()) return;
    Seed seed = seed_from_number(seed_);
    seed.words[7] = static_cast<std::uint32_t>(++accepted_);
    lines_.push_back(
        std::make_unique<Line>(std::move(client), std::move(server), weather_, seed, counts_));
}

void Proxy::run() {
    while (!stopping_) {
        std::vector<const Socket*> sockets{&listener_};
        for (const auto& line : lines_) {
            sockets.push_back(&line->client());
            sockets.push_back(&line->server());
        }
        bool somebody_comes = false;
        for (const std::size_t i : readable(sockets, kTick)) {
            if (i == 0) {
                somebody_comes = true;
                continue;
            }
            Line& line = *lines_[(i - 1) / 2];
            if (!line.is_open()) continue;
            i % 2 == 1 ? line.read_client() : line.read_server();
        }
        for (const auto& line : lines_) line->deliver(std::chrono::steady_clock::now());
        std::erase_if(lines_, [](const auto& line) { return !line->is_open(); });
        if (somebody_comes) let_in();
    }
}

}  // namespace orrery::test
