#include "arena/svg.h"

#include <fmt/format.h>

#include <array>

namespace orrery::arena {
namespace {

constexpr std::array<std::string_view, 7> kColours{"#0072b2", "#d55e00", "#009e73", "#cc79a7",
                                                   "#e69f00", "#56b4e9", "#444444"};

constexpr std::array<std::string_view, 3> kAnchors{"start", "middle", "end"};

}  // namespace

std::string_view svg_style() {
    return "text{font-family:system-ui,sans-serif;fill:#222}.title{font-size:16px;font-weight:600}"
           ".label{font-size:13px}.note{font-size:11px;fill:#555}";
}

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) switch (c) {
            case '<':
                safe += "&lt;";
                break;
            case '>':
                safe += "&gt;";
                break;
            case '&':
                safe += "&amp;";
                break;
            default:
                safe += c;
        }
    return safe;
}

Svg::Svg(double width, double height, std::string_view title, SvgFor use) {
    const bool alone = use == SvgFor::kFile;
    text_ = fmt::format(
        "<svg {3}width=\"{0:.0f}\" height=\"{1:.0f}\" "
        "viewBox=\"0 0 {0:.0f} {1:.0f}\" role=\"img\">\n"
        "<title>{2}</title>\n"
        "{4}<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n",
        width, height, escaped(title), alone ? "xmlns=\"http://www.w3.org/2000/svg\" " : "",
        alone ? fmt::format("<style>{}</style>\n", svg_style()) : "");
}

void Svg::line(Point from, Point to, std::string_view colour, double width) {
    text_ += fmt::format(
        "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" stroke=\"{}\" "
        "stroke-width=\"{:g}\"/>\n",
        from.x, from.y, to.x, to.y, colour, width);
}

void Svg::circle(Point centre, double radius, std::string_view colour) {
    text_ += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"{:g}\" fill=\"{}\"/>\n", centre.x,
                         centre.y, radius, colour);
}

void Svg::box(Point corner, double width, double height, std::string_view colour) {
    text_ += fmt::format(
        "<rect x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" height=\"{:.1f}\" fill=\"{}\"/>\n",
        corner.x, corner.y, width, height, colour);
}

void Svg::text(Point at, std::string_view text, std::string_view style, Anchor anchor) {
    text_ +=
        fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" class=\"{}\" text-anchor=\"{}\">{}</text>\n",
                    at.x, at.y, style, kAnchors[static_cast<std::size_t>(anchor)], escaped(text));
}

std::string_view player_colour(std::size_t number) {
    return kColours[number % kColours.size()];
}

std::string shortened(std::string_view text, std::size_t most) {
    // Where each character begins: bytes that go on with one are no place to cut.
    std::size_t characters = 0, cut = text.size();
    for (std::size_t i = 0; i < text.size(); ++i) {
        if ((static_cast<unsigned char>(text[i]) & 0xC0U) == 0x80U) continue;
        if (++characters == most) cut = i;
    }
    if (characters <= most) return std::string(text);
    return std::string(text.substr(0, cut)) + "…";
}

}  // namespace orrery::arena
