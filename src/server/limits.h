// How much one guest, one address and the whole server may ask for: all of it in one place.
#pragma once

#include <chrono>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace orrery::server {

// So many at once, and then so many a second.
struct Rate {
    double burst = 0, per_second = 0;
};

struct Limits {
    std::size_t header_bytes = 16U << 10;
    std::size_t body_bytes = 64U << 10;  // of a request, and of a frame

    std::size_t connections = 10'000;           // in all
    std::size_t connections_per_address = 256;  // through a proxy: requests at the same time
    std::size_t sockets_per_guest = 16;         // tabs, and what did not notice yet that it is gone
    std::size_t sockets_per_address = 192;
    std::size_t connections_at_the_door = 32;  // beyond these: each is told so, and how we are
    std::size_t unanswered = 64;               // requests of a socket; it is not read meanwhile

    // Milliseconds of the processor, on the thread that all share: what a request has cost is
    // known when it is answered, and who has used up theirs waits.
    Rate guest_work{5'000, 200};
    Rate address_work{15'000, 500};
    double least_work = 0.2;  // that a request or a connection counts as, however small

    Rate guest_tables{20, 0.02};
    Rate address_tables{60, 0.05};
    Rate address_guests{200, 0.2};  // that nobody has heard of lately
    Rate guest_reports{5, 0.001};   // of somebody at a table
    Rate address_reports{20, 0.005};
    Rate guest_writes{600, 1};  // whatever is kept: moves, seats, words, names
    Rate address_writes{6'000, 20};
    Rate guest_talk{20, 0.5};
    Rate address_talk{100, 2};
    Rate address_farewells{10, 0.005};  // guests who delete what is known of them
    // A provider gives whoever asks a network of many addresses: all of one have so many times the
    // share of an address, of rates and of connections.
    std::size_t network_share = 8;
    Rate guest_exports{10, 0.002};  // files of all that is known of them
    Rate address_exports{40, 0.008};
    std::size_t export_bytes = 4U << 20;  // the rest is asked for apart
    std::size_t accounts = 50'000;  // of guests, and of addresses; the longest unused is forgotten

    std::chrono::milliseconds thought{10'000};  // of a bot; then it plays the best it has found
    std::size_t hints = 8;                      // that wait for a guest, at all tables

    // What a listener has not read yet. More, and it is cut off: it resumes by number.
    std::size_t outgoing_messages = 1'000;
    std::size_t outgoing_bytes = 8U << 20;
    std::size_t outgoing_bytes_in_all = 64U << 20;  // more, and who waits for most is cut off
    std::size_t kernel_bytes = 128U << 10;          // that the system keeps for a connection

    std::chrono::milliseconds handshake{10'000};  // to send a whole request
    std::chrono::milliseconds idle{60'000};       // between requests; a socket is pinged meanwhile
    std::chrono::milliseconds answer{30'000};     // until a request is given up as too slow
    std::chrono::milliseconds blocked{20'000};    // until a client has taken what is sent to it
    std::chrono::milliseconds closing{5'000};     // to finish what was begun, when the server stops
    std::chrono::milliseconds pause{1'000};       // at most, after a request that was too many
};

// Tokens fill up over time.
class TokenBucket {
  public:
    using Clock = std::chrono::steady_clock;

    TokenBucket(const Rate& rate, Clock::time_point now) : tokens_(rate.burst), at_(now) {}
    // Takes so many, also where there are fewer: a debt is no deeper than a burst. Less than
    // nothing gives some back.
    void charge(const Rate& rate, Clock::time_point now, double amount);
    // Until there are so many.
    std::chrono::milliseconds wait(const Rate& rate, Clock::time_point now, double amount);

  private:
    void fill(const Rate& rate, Clock::time_point now);

    double tokens_;
    Clock::time_point at_;
};

// How many there are of each guest, or at each address and in its network.
class Headcount {
  public:
    // Counts as long as it lives.
    class Stay {
      public:
        Stay(Headcount& count, std::vector<std::string> who)
            : count_(&count), who_(std::move(who)) {}
        ~Stay() {
            if (count_ != nullptr) count_->leave(who_);
        }
        Stay(Stay&& other) noexcept
            : count_(std::exchange(other.count_, nullptr)), who_(std::move(other.who_)) {}
        Stay& operator=(Stay&& other) noexcept {
            std::swap(count_, other.count_);
            std::swap(who_, other.who_);
            return *this;
        }

      private:
        Headcount* count_;
        std::vector<std::string> who_;
    };

    // In a network may be so many times as many.
    explicit Headcount(std::size_t most, std::size_t network_share = 1)
        : most_(most), network_share_(network_share) {}
    // Or it would be one too many.
    std::optional<Stay> enter(const std::string& who);
    // The same of an address.
    std::optional<Stay> enter_from(const std::string& address);
    std::size_t size() const { return counts_.size(); }

  private:
    bool is_full(const std::string& who, std::size_t most) const;
    std::optional<Stay> admit(std::vector<std::string> who);
    void leave(const std::vector<std::string>& who);

    std::size_t most_, network_share_;
    std::map<std::string, std::size_t> counts_;
};

}  // namespace orrery::server
