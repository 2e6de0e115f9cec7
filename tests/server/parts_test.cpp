// Limits, guests, metrics, pace: what the server is made of, each alone.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>

#include "server/guests.h"
#include "server/limits.h"
#include "server/metrics.h"
#include "store/system.h"
#include "tests/support/games.h"

namespace orrery::server {
namespace {

using testing::HasSubstr;
using testing::StartsWith;
using namespace std::chrono_literals;

TEST(TokenBucket, lets_a_burst_through_and_then_so_many_a_second) {
    const TokenBucket::Clock::time_point begin{};
    const Rate rate{3, 10};
    TokenBucket bucket(rate, begin);
    const auto take = [&](TokenBucket::Clock::time_point now) {
        if (bucket.wait(rate, now, 1) > 0ms) return false;
        bucket.charge(rate, now, 1);
        return true;
    };
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(take(begin)) << i;
    EXPECT_FALSE(take(begin));
    EXPECT_EQ(bucket.wait(rate, begin, 1), 100ms);
    EXPECT_FALSE(take(begin + 50ms)) << "half a token";
    EXPECT_TRUE(take(begin + 101ms));
    EXPECT_FALSE(take(begin + 101ms));
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(take(begin + 1h)) << i;
    EXPECT_FALSE(take(begin + 1h)) << "no more than the burst gathers";
}

TEST(TokenBucket, has_debts_no_deeper_than_a_burst) {
    const TokenBucket::Clock::time_point begin{};
    const Rate rate{3, 10};
    TokenBucket bucket(rate, begin);
    bucket.charge(rate, begin, 4);
    EXPECT_EQ(bucket.wait(rate, begin, 1), 200ms);
    bucket.charge(rate, begin, 1e6);
    EXPECT_EQ(bucket.wait(rate, begin, 1), 400ms);
    bucket.charge(rate, begin, -1e6);
    EXPECT_EQ(bucket.wait(rate, begin, 3), 0ms);
}

TEST(Headcount, is_each_guests_own) {
    Headcount count(2);
    const auto first = count.enter("ada");
    EXPECT_TRUE(first.has_value());
    {
        const auto second = count.enter("ada");
        EXPECT_TRUE(second.has_value());
        EXPECT_FALSE(count.enter("ada").has_value());
        EXPECT_TRUE(count.enter("ben").has_value());
    }
    EXPECT_TRUE(count.enter("ada").has_value()) << "the second has left";
    EXPECT_EQ(count.size(), 1U) << "who has left is not remembered";
}

TEST(Headcount, of_addresses_is_also_that_of_their_network) {
    Headcount count(2, 3);
    std::vector<Headcount::Stay> stays;
    for (int i = 0; i < 50; ++i)
        if (auto stay = count.enter_from("2001:db8:7:" + std::to_string(i) + "::/64"))
            stays.push_back(std::move(*stay));
    EXPECT_EQ(stays.size(), 6U);
    EXPECT_TRUE(count.enter_from("2001:db8:8:1::/64").has_value());
    EXPECT_TRUE(count.enter_from("192.0.2.7").has_value());
    stays.clear();
    EXPECT_EQ(count.size(), 0U);
}

TEST(Metrics, are_printed_as_prometheus_reads_them) {
    Metrics metrics;
    metrics.counter("orrery_moves_total", "Moves stored.").add(3);
    metrics.counters("orrery_refused_total", "By code.", "code")["stale"].add();
    metrics.gauge("orrery_tables", "Tables.", [] { return 7; });
    Histogram& times = metrics.histogram("orrery_seconds", "How long.", {0.5, 1});
    for (const double time : {0.25, 0.5, 0.75, 8.0}) times.observe(time);
    EXPECT_EQ(metrics.text(), R"(# HELP orrery_moves_total Moves stored.
# TYPE orrery_moves_total counter
orrery_moves_total 3
# HELP orrery_refused_total By code.
# TYPE orrery_refused_total counter
orrery_refused_total{code="stale"} 1
# HELP orrery_tables Tables.
# TYPE orrery_tables gauge
orrery_tables 7
# HELP orrery_seconds How long.
# TYPE orrery_seconds histogram
orrery_seconds_bucket{le="0.5"} 2
orrery_seconds_bucket{le="1"} 3
orrery_seconds_bucket{le="+Inf"} 4
orrery_seconds_sum 9.5
orrery_seconds_count 4
)");
}

class NamesInMemory final : public store::GuestNames {
  public:
    std::map<std::string, std::string> names;
    bool readable = true;

    Result<std::string> name_of(const std::string& guest) override {
        if (!readable) return Error{"bad_store", "no disk", "", ""};
        return names[guest];
    }
    void rename(const std::string& guest, const std::string& name, Done done) override {
        names[guest] = name;
        done(std::nullopt);
    }
};

class NoDevices final : public store::DeviceBook {
  public:
    Result<std::vector<store::Device>> devices() override { return std::vector<store::Device>(); }
    void keep_devices(std::vector<store::Device>, Done done) override { done(std::nullopt); }
};

class Dice final : public table::Entropy {
  public:
    Seed draw() override { return seed_from_number(++number_); }

  private:
    std::uint64_t number_ = 0;
};

class GuestsTest : public testing::Test {
  protected:
    NamesInMemory names_;
    Dice dice_;
    NoDevices book_;
    store::SystemClock clock_;
    Guests guests_{names_, book_, dice_, clock_};

    // As a browser would send it back.
    static std::string cookie_of(const Visitor& visitor) {
        return visitor.set_cookie.substr(0, visitor.set_cookie.find(';'));
    }
};

TEST_F(GuestsTest, are_known_again_by_their_cookie) {
    const Visitor ada = guests_.identify(""), ben = guests_.identify("");
    EXPECT_NE(ada.id, ben.id);
    EXPECT_THAT(ada.set_cookie, testing::ContainsRegex("^orrery_guest=[A-Za-z0-9_-]+; Path=/"));
    EXPECT_EQ(cookie_of(ada).size(), std::string("orrery_guest=").size() + 43);
    EXPECT_THAT(ada.set_cookie, HasSubstr("; HttpOnly"));
    EXPECT_THAT(ada.set_cookie, HasSubstr("; SameSite=Lax"));
    EXPECT_THAT(ada.set_cookie, HasSubstr("; Max-Age=31536000"));

    const Visitor again = guests_.identify("x=1; " + cookie_of(ada));
    EXPECT_EQ(again.id, ada.id);
    EXPECT_EQ(again.set_cookie, "");
    EXPECT_THAT(cookie_of(ada), testing::Not(HasSubstr(ada.id))) << "the id tells no secret";
}

TEST_F(GuestsTest, with_a_cookie_of_their_own_making_are_somebody_new) {
    const std::string right_length(43, 'a'), bad_letter = std::string(42, 'a') + '!';
    EXPECT_EQ(guests_.identify("orrery_guest=" + right_length).set_cookie, "");
    for (const std::string& token : {std::string(), right_length + "a", bad_letter})
        EXPECT_NE(guests_.identify("orrery_guest=" + token).set_cookie, "") << token;
}

TEST_F(GuestsTest, have_cookies_behind_tls_that_no_other_host_can_set) {
    Guests behind_tls(names_, book_, dice_, clock_, true);
    const Visitor ada = behind_tls.identify("");
    EXPECT_THAT(ada.set_cookie, StartsWith("__Host-orrery_guest="));
    EXPECT_THAT(ada.set_cookie, HasSubstr("; Secure"));
    const std::string both = "orrery_guest=" + std::string(43, 'b') + "; " + cookie_of(ada);
    EXPECT_EQ(behind_tls.identify(both).id, ada.id);
    EXPECT_EQ(behind_tls.identify(both).set_cookie, "");
    EXPECT_EQ(behind_tls.known(both), ada.id);
    EXPECT_EQ(behind_tls.known("x=1"), "");
    EXPECT_EQ(guests_.known(cookie_of(ada)), "");
}

TEST_F(GuestsTest, behind_tls_take_nobodys_word_for_who_a_newcomer_is) {
    const std::string planted = "orrery_guest=" + std::string(43, 'a');
    Guests behind_tls(names_, book_, dice_, clock_, true);
    const std::string theirs = guests_.identify(planted).id;
    const Visitor newcomer = behind_tls.identify(planted);
    EXPECT_NE(newcomer.id, theirs);
    EXPECT_THAT(newcomer.set_cookie, StartsWith("__Host-orrery_guest="));
    EXPECT_THAT(newcomer.set_cookie, testing::Not(HasSubstr(std::string(43, 'a'))));
    EXPECT_EQ(behind_tls.known(planted), "");
}

TEST_F(GuestsTest, of_whom_something_is_kept_exchange_their_secret_for_one_of_tls_once) {
    const std::string plain = "orrery_guest=" + std::string(43, 'a');
    const std::string ada = guests_.identify(plain).id;
    Guests behind_tls(names_, book_, dice_, clock_, true,
                      [ada](const std::string& guest) { return guest == ada; });
    const Visitor first = behind_tls.identify(plain), second = behind_tls.identify(plain);
    EXPECT_EQ(first.id, ada);
    EXPECT_THAT(first.set_cookie, StartsWith("__Host-orrery_guest="));
    EXPECT_THAT(first.set_cookie, testing::Not(HasSubstr(std::string(43, 'a'))));
    EXPECT_EQ(second.set_cookie, first.set_cookie) << "a page asks for several things at once";
    EXPECT_EQ(behind_tls.known(plain), "");
    const Visitor moved = behind_tls.identify(cookie_of(first) + "; " + plain);
    EXPECT_EQ(moved.id, ada);
    EXPECT_THAT(moved.end_cookie, StartsWith("orrery_guest=; Path=/; Max-Age=0"));
    EXPECT_NE(behind_tls.identify(plain).id, ada) << "it was good for once";
    EXPECT_NE(behind_tls.identify("__Host-" + plain).id, ada);
    EXPECT_EQ(behind_tls.identify(cookie_of(first)).id, ada);
}

TEST_F(GuestsTest, have_a_name_before_they_give_one) {
    const std::string first = guests_.guest("g1").name;
    EXPECT_FALSE(first.empty());
    EXPECT_EQ(guests_.guest("g1").name, first);
    bool done = false;
    guests_.rename("g1", "Ada", [&](const std::optional<Error>& error) { done = !error; });
    EXPECT_TRUE(done);
    EXPECT_EQ(guests_.guest("g1").name, "Ada");
    names_.readable = false;
    EXPECT_EQ(guests_.guest("g1").name, first);
}

}  // namespace
}  // namespace orrery::server
