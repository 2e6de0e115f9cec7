#include "store/packing.h"

#include <zlib.h>

#include <algorithm>
#include <array>

namespace orrery::store {
namespace {

// Nothing that is kept is nearly as long.
constexpr std::size_t kMostBytes = 64U << 20;

const Bytef* bytes_of(std::string_view text) {
    return reinterpret_cast<const Bytef*>(text.data());
}

}  // namespace

std::string packed(std::string_view text) {
    uLongf size = compressBound(static_cast<uLong>(text.size()));
    std::string bytes(size, '\0');
    // There is room for it, and the level is one that exists: it cannot fail.
    compress2(reinterpret_cast<Bytef*>(bytes.data()), &size, bytes_of(text),
              static_cast<uLong>(text.size()), Z_BEST_COMPRESSION);
    bytes.resize(size);
    return bytes;
}

Result<std::string> unpacked(std::string_view bytes) {
    for (std::size_t room = std::max<std::size_t>(4096, bytes.size() * 8); room <= kMostBytes;
         room *= 4) {
        std::string text(room, '\0');
        uLongf size = room;
        const int result = uncompress(reinterpret_cast<Bytef*>(text.data()), &size, bytes_of(bytes),
                                      static_cast<uLong>(bytes.size()));
        if (result == Z_BUF_ERROR) continue;
        if (result != Z_OK) break;
        text.resize(size);
        return text;
    }
    return Error{"bad_store", "what is packed cannot be unpacked", "", ""};
}

}  // namespace orrery::store
