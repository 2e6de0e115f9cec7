#include "games/cosmogenesis/body.h"

namespace orrery::cosmogenesis {
namespace {

std::optional<Body> gas_giant_from(std::string_view text) {
    if (text.size() < 4 || text[0] != 'G' || (text[1] != '1' && text[1] != '2') || text[2] != '.')
        return std::nullopt;
    const int size = text[1] - '0';
    std::string_view colour = text.substr(3);
    const bool rings = colour.ends_with(".r");
    if (rings) colour.remove_suffix(2);
    for (std::size_t i = 0; i < kColours; ++i) {
        if (colour != kColourNames[i]) continue;
        Body body = gas_giant(size, static_cast<Colour>(i));
        body.other = rings ? 1 : 0;
        return body;
    }
    return std::nullopt;
}

}  // namespace

std::string to_text(const Body& body) {
    if (body.is_asteroid()) return "a";
    if (body.is_gas_giant())
        return "G" + std::to_string(body.size) + "." + std::string(kColourNames[body.mark]) +
               (body.has_rings() ? ".r" : "");
    return "T" + std::to_string(body.size) + (body.is_wet() ? "w" : "") +
           (body.has_life() ? "+L" + std::to_string(body.stage()) : "");
}

// CG-BODY-04, -11: wet from size 3 on; life above stage 0 on wet bodies only.
std::optional<Body> body_from_text(std::string_view text) {
    if (text == "a") return kAsteroidBody;
    if (text.size() < 2) return std::nullopt;
    if (text[0] != 'T') return gas_giant_from(text);
    if (text[1] < '1' || text[1] > '0' + kMaxSize) return std::nullopt;
    Body body = terrestrial(text[1] - '0');
    text.remove_prefix(2);
    if (text.starts_with('w')) {
        if (body.size < kMinWetSize) return std::nullopt;
        body.other = 1;
        text.remove_prefix(1);
    }
    if (text.empty()) return body;
    const char last_stage = body.is_wet() ? '0' + kMaxStage : '0';
    if (text.size() != 3 || !text.starts_with("+L") || text[2] < '0' || text[2] > last_stage)
        return std::nullopt;
    body.mark = static_cast<std::uint8_t>(1 + text[2] - '0');
    return body;
}

}  // namespace orrery::cosmogenesis
