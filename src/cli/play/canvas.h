// A sheet of character cells to draw on: boards are painted here and come out as lines of text.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"

namespace orrery::cli::play {

using Lines = std::vector<std::string>;

// What the reader's terminal can show.
struct Style {
    bool colour = false;
    int width = 80;
    int height = 24;
};

// Colours are those of the 256-colour palette; kPlain is the terminal's own.
inline constexpr std::int16_t kPlain = -1;
struct Ink {
    std::int16_t front = kPlain;
    std::int16_t back = kPlain;
    bool bold = false;
    friend constexpr bool operator==(const Ink&, const Ink&) = default;
};

inline constexpr Ink kQuiet{244, kPlain, false};  // lines and remarks
inline constexpr Ink kStrong{kPlain, kPlain, true};
inline constexpr Ink kAccent{179, kPlain, true};  // warm gold: "you can act here"

class Canvas {
  public:
    // One glyph, one column wide; what lies outside the sheet on the left or above is dropped.
    void put(int x, int y, std::string_view glyph, Ink ink = {});
    void text(int x, int y, std::string_view utf8, Ink ink = {});
    // Another sheet on top of this one, with its corner at (x, y).
    void paste(int x, int y, const Canvas& other);

    int height() const { return static_cast<int>(rows_.size()); }
    int width() const;
    // Without trailing blanks; plain text when the style has no colour.
    Lines lines(const Style& style) const;

  private:
    struct Spot {
        std::string glyph = " ";
        Ink ink;
    };
    std::vector<std::vector<Spot>> rows_;
};

// `text` in ink, or as it is when the style has no colour.
std::string inked(const Style& style, Ink ink, std::string_view text);

// Columns a line takes on the screen: code points, without the escape sequences.
int columns(std::string_view line);
std::string padded(std::string_view text, int width);  // to the left
std::string right_aligned(std::string_view text, int width);
std::string shortened(std::string_view text, int width);  // "Bacte…"
// Broken at blanks; lines after the first begin with `indent` blanks.
Lines wrapped(std::string_view text, int width, int indent = 0);

// "Bot 2", "Bot 2 and Bot 3", "Bot 2, Bot 3 and Bot 4".
std::string listed(const std::vector<std::string>& items);

void append(Lines& lines, const Lines& more);

// Thin lines that meet in one point.
enum LineTo : unsigned { kToNorth = 1, kToEast = 2, kToSouth = 4, kToWest = 8 };
std::string_view thin_lines(unsigned directions);

// The nearest plain characters, one for one, so that boards keep their shape.
std::string to_ascii(std::string_view line);

}  // namespace orrery::cli::play
