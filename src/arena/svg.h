// A drawing, element by element.
#pragma once

#include <string>
#include <string_view>

namespace orrery::arena {

struct Point {
    double x = 0, y = 0;
};

enum class Anchor { kStart, kMiddle, kEnd };

// A file of its own, or a part of an HTML page that has the style.
enum class SvgFor { kFile, kPage };

// How the classes of texts look.
std::string_view svg_style();

// As text stands between the tags of SVG and HTML.
std::string escaped(std::string_view text);

class Svg {
  public:
    Svg(double width, double height, std::string_view title, SvgFor use);

    void line(Point from, Point to, std::string_view colour, double width);
    void circle(Point centre, double radius, std::string_view colour);
    void box(Point corner, double width, double height, std::string_view colour);
    // The class is "title", "label" or "note".
    void text(Point at, std::string_view text, std::string_view style, Anchor anchor);

    std::string finished() const { return text_ + "</svg>\n"; }

  private:
    std::string text_;
};

// Colours that people with any eyes can tell apart (Okabe and Ito), again from the first after the
// last.
std::string_view player_colour(std::size_t number);

// Cut with "…" where it is longer than so many characters.
std::string shortened(std::string_view text, std::size_t most);

}  // namespace orrery::arena
