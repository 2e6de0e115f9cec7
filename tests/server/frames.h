// WebSocket frames (RFC 6455), read and written by hand: a client of its own kind finds what two
// ends of the same library would agree on, and a proxy can do what a library refuses to.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace orrery::test {

enum class Opcode : std::uint8_t {
    kContinuation = 0,
    kText = 1,
    kBinary = 2,
    kClose = 8,
    kPing = 9,
    kPong = 10
};

struct Frame {
    Opcode opcode = Opcode::kText;
    std::string payload;
    bool final = true;

    bool is_control() const { return static_cast<std::uint8_t>(opcode) >= 8; }
    friend bool operator==(const Frame&, const Frame&) = default;
};

// Clients mask what they send, servers do not.
std::string encode(const Frame& frame, bool masked);

// A close frame's payload.
std::string close_payload(std::uint16_t code, std::string_view reason = {});
// 1005 where the frame names none.
std::uint16_t close_code(const Frame& close);

// Puts frames together from bytes as they come.
class FrameReader {
  public:
    std::string buffer;

    // The next message as one frame, however it was divided, or the next control frame; nothing
    // when more bytes are needed.
    std::optional<Frame> next();

  private:
    std::optional<Frame> take();
    std::optional<Frame> begun_;
};

}  // namespace orrery::test
