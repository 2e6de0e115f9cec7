// Pieces in letters.
#include <algorithm>

#include "core/json_reader.h"
#include "games/anunnaki/json/codec.h"

namespace orrery::anunnaki {
namespace {

constexpr std::string_view kLetters = "FmGK";

}  // namespace

std::string print_pieces(const UnitCounts& units, bool settlement) {
    std::string text = settlement ? "S" : "";
    for (std::size_t kind = 0; kind < kUnitKinds; ++kind)
        if (units[kind] > 0)
            text += (text.empty() ? "" : " ") + std::string(1, kLetters[kind]) +
                    std::to_string(units[kind]);
    return text;
}

UnitCounts pieces_from(const JsonReader& json, bool* settlement) {
    constexpr int kMost = 99;
    UnitCounts units{};
    bool settled = false;
    std::size_t kind = kUnitKinds;
    for (char c : json.string()) {
        if (c == 'S') settled = true;
        if (const std::size_t found = kLetters.find(c); found != std::string_view::npos)
            kind = found;
        if (c >= '0' && c <= '9' && kind < kUnitKinds)
            units[kind] = static_cast<std::uint8_t>(std::min(units[kind] * 10 + (c - '0'), kMost));
    }
    if (print_pieces(units, settled) != json.string() || (settled && settlement == nullptr))
        json.fail(
            "expected pieces like \"F2 m1 G1 K1\", in an area with a settlement S before them");
    if (settlement != nullptr) *settlement = settled;
    return units;
}

}  // namespace orrery::anunnaki
