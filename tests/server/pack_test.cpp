#include "server/pack.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/beast/zlib/inflate_stream.hpp>

namespace orrery::server {
namespace {

using testing::Contains;
using testing::Not;
using testing::Pair;

constexpr std::size_t kHeader = 10, kTrailer = 8;  // RFC 1952, without a name

std::uint32_t little_endian(std::string_view bytes) {
    std::uint32_t number = 0;
    for (std::size_t i = 4; i-- > 0;) number = number << 8 | static_cast<unsigned char>(bytes[i]);
    return number;
}

std::string unpacked(std::string_view bytes) {
    EXPECT_EQ(bytes.substr(0, 3), "\x1f\x8b\x08");
    const std::string_view end = bytes.substr(bytes.size() - kTrailer);
    std::string text(little_endian(end.substr(4)), '\0');
    boost::beast::zlib::inflate_stream stream;
    boost::beast::zlib::z_params read;
    read.next_in = bytes.data() + kHeader;
    read.avail_in = bytes.size() - kHeader - kTrailer;
    read.next_out = text.data();
    read.avail_out = text.size();
    boost::beast::error_code ended;
    stream.write(read, boost::beast::zlib::Flush::finish, ended);
    EXPECT_EQ(ended, boost::beast::zlib::error::end_of_stream);
    EXPECT_EQ(read.total_out, text.size());
    return text;
}

std::string long_text() {
    std::string text;
    for (int i = 0; i < 2000; ++i) text += "place " + std::to_string(i * i) + "; ";
    return text;
}

TEST(Pack, what_was_packed_can_be_unpacked) {
    for (const std::string& text : {std::string(), std::string("a"), long_text()})
        EXPECT_EQ(unpacked(gzip(text)), text);
    EXPECT_LT(gzip(long_text()).size(), long_text().size() / 3);
}

// As `printf 123456789 | gzip` says it.
TEST(Pack, has_the_sum_by_which_others_check_it) {
    const std::string bytes = gzip("123456789");
    EXPECT_EQ(little_endian(std::string_view(bytes).substr(bytes.size() - kTrailer, 4)),
              0xcbf43926U);
}

TEST(Pack, goes_by_what_the_client_says) {
    for (const char* yes : {"gzip", "deflate, gzip;q=1.0, *;q=0.5", "gzip;q=0.5"})
        EXPECT_TRUE(accepts_gzip(yes)) << yes;
    for (const char* no : {"", "br", "gzip;q=0", "identity, gzip;q=0, br"})
        EXPECT_FALSE(accepts_gzip(no)) << no;
}

TEST(Pack, long_answers_are_packed_and_short_ones_are_not) {
    const Response packed = packed_for("gzip", {200, "application/json", long_text(), {}});
    EXPECT_EQ(unpacked(packed.body), long_text());
    EXPECT_THAT(packed.headers, Contains(Pair("Content-Encoding", "gzip")));
    EXPECT_THAT(packed.headers, Contains(Pair("Vary", "Accept-Encoding")));
    const Response plain = packed_for("", {200, "application/json", long_text(), {}});
    EXPECT_EQ(plain.body, long_text());
    EXPECT_THAT(plain.headers, Contains(Pair("Vary", "Accept-Encoding")));
    EXPECT_THAT(plain.headers, Not(Contains(Pair("Content-Encoding", "gzip"))));
    EXPECT_EQ(packed_for("gzip", {200, "application/json", "{}", {}}).body, "{}");
}

TEST(Pack, nothing_is_packed_twice) {
    const Response once = packed_for("gzip", {200, "application/json", long_text(), {}});
    EXPECT_EQ(packed_for("gzip", once).body, once.body);
}

}  // namespace
}  // namespace orrery::server
