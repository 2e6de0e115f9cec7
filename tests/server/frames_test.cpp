#include "tests/server/frames.h"

#include <gtest/gtest.h>

#include <vector>

namespace orrery::test {
namespace {

using std::string_literals::operator""s;

// RFC 6455, section 5.7.
TEST(Frames, are_those_of_the_standard_s_examples) {
    EXPECT_EQ(encode({Opcode::kText, "Hello"}, false), "\x81\x05Hello");
    EXPECT_EQ(encode({Opcode::kText, "Hello"}, true),
              "\x81\x85\x37\xfa\x21\x3d\x7f\x9f\x4d\x51\x58");
    EXPECT_EQ(encode({Opcode::kBinary, std::string(256, 'x')}, false).substr(0, 4),
              "\x82\x7e\x01\x00"s);
    EXPECT_EQ(encode({Opcode::kBinary, std::string(65536, 'x')}, false).substr(0, 10),
              "\x82\x7f\x00\x00\x00\x00\x00\x01\x00\x00"s);
    FrameReader reader;
    reader.buffer = "\x01\x03Hel\x89\x02hi\x80\x02lo"s;
    EXPECT_EQ(reader.next(), (Frame{Opcode::kPing, "hi"}));
    EXPECT_EQ(reader.next(), (Frame{Opcode::kText, "Hello"}));
    EXPECT_EQ(reader.next(), std::nullopt);
}

TEST(Frames, are_read_however_the_bytes_come) {
    const std::vector<Frame> sent{{Opcode::kText, ""},
                                  {Opcode::kText, std::string(125, 'a')},
                                  {Opcode::kText, std::string(126, 'b')},
                                  {Opcode::kBinary, std::string(70'000, '\xff')},
                                  {Opcode::kClose, close_payload(1012, "closing")}};
    for (const bool masked : {false, true})
        for (const std::size_t step : {std::size_t{1}, std::size_t{7}, std::size_t{100'000}}) {
            std::string bytes;
            for (const Frame& frame : sent) bytes += encode(frame, masked);
            FrameReader reader;
            std::vector<Frame> read;
            for (std::size_t at = 0; at < bytes.size(); at += step) {
                reader.buffer += bytes.substr(at, step);
                while (auto frame = reader.next()) read.push_back(*frame);
            }
            EXPECT_EQ(read, sent);
            EXPECT_EQ(close_code(read.back()), 1012);
        }
}

}  // namespace
}  // namespace orrery::test
