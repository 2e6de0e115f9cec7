#include "tests/server/frames.h"

#include <array>
#include <utility>

namespace orrery::test {
namespace {

// Any will do: it protects old proxies from what pages could send, and there are none here.
constexpr std::array<unsigned char, 4> kMask{0x37, 0xfa, 0x21, 0x3d};

std::string big_endian(std::uint64_t number, int bytes) {
    std::string text;
    for (int i = bytes - 1; i >= 0; --i) text += static_cast<char>(number >> (8 * i) & 0xff);
    return text;
}

std::uint64_t number_at(std::string_view bytes, std::size_t at, std::size_t count) {
    std::uint64_t number = 0;
    for (std::size_t i = at; i < at + count; ++i)
        number = number << 8 | static_cast<unsigned char>(bytes[i]);
    return number;
}

}  // namespace

std::string encode(const Frame& frame, bool masked) {
    std::string bytes;
    bytes += static_cast<char>((frame.final ? 0x80 : 0) | static_cast<int>(frame.opcode));
    const std::size_t size = frame.payload.size();
    const int mask_bit = masked ? 0x80 : 0;
    if (size < 126)
        bytes += static_cast<char>(mask_bit | static_cast<int>(size));
    else if (size < 65536)
        bytes += static_cast<char>(mask_bit | 126) + big_endian(size, 2);
    else
        bytes += static_cast<char>(mask_bit | 127) + big_endian(size, 8);
    if (!masked) return bytes + frame.payload;
    bytes.append(kMask.begin(), kMask.end());
    for (std::size_t i = 0; i < size; ++i)
        bytes += static_cast<char>(static_cast<unsigned char>(frame.payload[i]) ^ kMask[i % 4]);
    return bytes;
}

std::string close_payload(std::uint16_t code, std::string_view reason) {
    return big_endian(code, 2) + std::string(reason);
}

std::uint16_t close_code(const Frame& close) {
    return close.payload.size() < 2 ? std::uint16_t{1005}
                                    : static_cast<std::uint16_t>(number_at(close.payload, 0, 2));
}

std::optional<Frame> FrameReader::take() {
    if (buffer.size() < 2) return std::nullopt;
    const auto first = static_cast<unsigned char>(buffer[0]),
               second = static_cast<unsigned char>(buffer[1]);
    const std::size_t extra = (second & 0x7f) == 126 ? 2 : (second & 0x7f) == 127 ? 8 : 0;
    const std::size_t mask = (second & 0x80) != 0 ? 4 : 0;
    const std::size_t head = 2 + extra + mask;
    if (buffer.size() < head) return std::nullopt;
    const std::uint64_t size = extra == 0 ? second & 0x7f : number_at(buffer, 2, extra);
    if (buffer.size() < head + size) return std::nullopt;
    Frame frame{static_cast<Opcode>(first & 0x0f), buffer.substr(head, size), (first & 0x80) != 0};
    for (std::size_t i = 0; mask != 0 && i < size; ++i)
        frame.payload[i] = static_cast<char>(frame.payload[i] ^ buffer[2 + extra + i % 4]);
    buffer.erase(0, head + size);
    return frame;
}

std::optional<Frame> FrameReader::next() {
    while (std::optional<Frame> frame = take()) {
        if (frame->is_control()) return frame;
        if (begun_) {
            begun_->payload += frame->payload;
            begun_->final = frame->final;
        } else {
            begun_ = std::move(frame);
        }
        if (begun_->final) return std::exchange(begun_, std::nullopt);
    }
    return std::nullopt;
}

}  // namespace orrery::test
