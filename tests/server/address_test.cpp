#include "server/address.h"

#include <gtest/gtest.h>

namespace orrery::server {
namespace {

Proxies trusting(std::string_view ranges, std::string_view header = "X-Forwarded-For") {
    return *Proxies::read(ranges, header);
}

TEST(Proxies, are_addresses_and_ranges_of_both_families) {
    const Proxies proxies = trusting("127.0.0.0/8, 192.0.2.7,2001:db8::/32 , ::1");
    for (const char* peer :
         {"127.0.0.1", "127.9.9.9", "192.0.2.7", "2001:db8:ffff::1", "::1", "::ffff:127.0.0.1"})
        EXPECT_TRUE(proxies.trusts(peer)) << peer;
    for (const char* peer : {"128.0.0.1", "192.0.2.8", "2001:db9::1", "::2", "nobody", ""})
        EXPECT_FALSE(proxies.trusts(peer)) << peer;
    EXPECT_FALSE(trusting("").trusts("127.0.0.1"));
    EXPECT_TRUE(trusting("0.0.0.0/0").trusts("203.0.113.9"));
    EXPECT_FALSE(trusting("0.0.0.0/0").trusts("2001:db8::1")) << "all of IPv4 is not all";
    for (const char* ranges : {"localhost", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/8x", "::/129",
                               "10.0.0.0/-1", "10.0.0.1,,::1", "10.0.0"})
        EXPECT_EQ(Proxies::read(ranges).error().code, "bad_input") << ranges;
}

TEST(Addresses, of_a_household_in_ipv6_are_one) {
    EXPECT_EQ(Proxies::name("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(Proxies::name("::ffff:192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(Proxies::name("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
    EXPECT_EQ(Proxies::name("2001:db8:1:2::ffff"), "2001:db8:1:2::/64");
    EXPECT_EQ(Proxies::name("fe80::1%eth0"), "fe80::/64");
    EXPECT_EQ(Proxies::name(""), "unknown");
}

TEST(Addresses, of_ipv6_are_part_of_what_a_provider_gives_to_one_customer) {
    EXPECT_EQ(network_of("2001:db8:1:2::/64"), "2001:db8:1::/48");
    EXPECT_EQ(network_of("2001:db8:1:ffff::/64"), "2001:db8:1::/48");
    EXPECT_EQ(network_of("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(network_of("unknown"), "unknown");
}

TEST(Addresses, are_what_a_trusted_proxy_says) {
    const Proxies proxies = trusting("10.0.0.0/8"), others = trusting("10.0.0.0/8", "forwarded");
    EXPECT_EQ(*proxies.client("10.0.0.1", "192.0.2.7", ""), "192.0.2.7");
    EXPECT_EQ(*proxies.client("10.0.0.1", "192.0.2.7:50123", ""), "192.0.2.7");
    EXPECT_EQ(*proxies.client("10.0.0.1", "2001:db8::7", ""), "2001:db8::/64");
    EXPECT_EQ(*others.client("10.0.0.1", "", "for=192.0.2.7;proto=https"), "192.0.2.7");
    EXPECT_EQ(*others.client("10.0.0.1", "", R"(proto=https; FOR="[2001:db8::7]:4711")"),
              "2001:db8::/64");
    EXPECT_EQ(*proxies.client("10.0.0.1", "", ""), "10.0.0.1") << "somebody on the proxy itself";
    EXPECT_EQ(*others.client("10.0.0.1", "", ""), "10.0.0.1");
    EXPECT_EQ(*proxies.client("10.0.0.1", "10.0.0.9, 10.0.0.2", ""), "10.0.0.9");
}

TEST(Addresses, are_the_last_that_no_trusted_proxy_has) {
    EXPECT_EQ(*trusting("10.0.0.0/8").client("10.0.0.1", "203.0.113.1, 192.0.2.7, 10.0.0.2", ""),
              "192.0.2.7");
    EXPECT_EQ(*trusting("10.0.0.0/8", "Forwarded")
                   .client("10.0.0.1", "", "for=203.0.113.1, for=192.0.2.7, for=10.0.0.2"),
              "192.0.2.7");
}

TEST(Addresses, are_not_what_anybody_says_of_themselves) {
    const Proxies proxies = trusting("10.0.0.0/8"), others = trusting("10.0.0.0/8", "Forwarded");
    EXPECT_EQ(*proxies.client("192.0.2.7", "203.0.113.1", "for=203.0.113.1"), "192.0.2.7");
    // The proxy writes one header and passes on the other as it came: that is the client's own
    // invention.
    EXPECT_EQ(*proxies.client("10.0.0.1", "192.0.2.7", "for=203.0.113.1"), "192.0.2.7");
    EXPECT_EQ(*others.client("10.0.0.1", "203.0.113.1", "for=192.0.2.7"), "192.0.2.7");
}

// Never those of the proxy: everybody behind it would be one, and no ban would find them.
TEST(Addresses, that_a_trusted_proxy_does_not_tell_are_refused) {
    const Proxies proxies = trusting("10.0.0.0/8"), others = trusting("10.0.0.0/8", "Forwarded");
    EXPECT_FALSE(proxies.client("10.0.0.1", "", "for=203.0.113.1").ok());
    EXPECT_FALSE(others.client("10.0.0.1", "203.0.113.1", "").ok());
    // A quote that swallows what the proxy has added.
    for (const char* forwarded :
         {R"(for="203.0.113.1, for=192.0.2.7)", R"(for=203.0.113.1;x=", for="[2001:db8::7]")",
          R"(for=203.0.113.1;x="\", for="[2001:db8::7]";by="[2001:db8::8]")", "for=", "for=_hidden",
          "for=unknown", "proto=https", "for=\"", "=", ";", ",", "\\"})
        EXPECT_FALSE(others.client("10.0.0.1", "", forwarded).ok()) << forwarded;
    for (const char* listed : {"unknown", "[", "[]", ":", "203.0.113.1, x"})
        EXPECT_EQ(proxies.client("10.0.0.1", listed, "").error().code, "bad_input") << listed;
}

}  // namespace
}  // namespace orrery::server
