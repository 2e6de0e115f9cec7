#include "cli/play/canvas.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace orrery::cli::play {
namespace {

// Bytes of the UTF-8 sequence that starts with this one.
std::size_t sequence_length(char first) {
    const auto byte = static_cast<unsigned char>(first);
    if (byte < 0x80) return 1;
    if (byte >= 0xF0) return 4;
    return byte >= 0xE0 ? 3 : 2;
}

std::string escape(Ink ink) {
    std::string codes = "0";
    if (ink.bold) codes += ";1";
    if (ink.front != kPlain) codes += fmt::format(";38;5;{}", ink.front);
    if (ink.back != kPlain) codes += fmt::format(";48;5;{}", ink.back);
    return "\x1b[" + codes + "m";
}

constexpr std::string_view kReset = "\x1b[0m";

// The end of an escape sequence that starts at `from`, or `from` when there is none.
std::size_t past_escape(std::string_view line, std::size_t from) {
    if (line[from] != '\x1b') return from;
    const std::size_t end = line.find('m', from);
    return end == std::string_view::npos ? line.size() : end + 1;
}

struct Substitute {
    std::string_view glyph;
    char plain;
};
constexpr std::array kSubstitutes{
    Substitute{"─", '-'},  Substitute{"│", '|'},  Substitute{"┌", '+'},  Substitute{"┐", '+'},
    Substitute{"└", '+'},  Substitute{"┘", '+'},  Substitute{"├", '+'},  Substitute{"┤", '+'},
    Substitute{"┬", '+'},  Substitute{"┴", '+'},  Substitute{"┼", '+'},  Substitute{"━", '='},
    Substitute{"┃", '#'},  Substitute{"┿", '='},  Substitute{"┝", '='},  Substitute{"┥", '='},
    Substitute{"┸", '#'},  Substitute{"┰", '#'},  Substitute{"╂", '#'},  Substitute{"╸", '='},
    Substitute{"╺", '='},  Substitute{"▀", ' '},  Substitute{"▌", ' '},  Substitute{"▒", ':'},
    Substitute{"•", '.'},  Substitute{"·", '-'},  Substitute{"✶", '*'},  Substitute{"★", '*'},
    Substitute{"→", '>'},  Substitute{"…", '~'},  Substitute{"–", '-'},  Substitute{"−", '-'},
    Substitute{"×", 'x'},  Substitute{"’", '\''}, Substitute{"▸", '>'},  Substitute{"◂", '<'},
    Substitute{"✹", '*'},  Substitute{"○", 'o'},  Substitute{"●", '@'},  Substitute{"■", '#'},
    Substitute{"♦", '^'},  Substitute{"▪", '#'},  Substitute{"╭", '.'},  Substitute{"╮", '.'},
    Substitute{"╰", '\''}, Substitute{"╯", '\''}, Substitute{"╔", '+'},  Substitute{"╗", '+'},
    Substitute{"╚", '+'},  Substitute{"╝", '+'},  Substitute{"═", '='},  Substitute{"║", '|'},
    Substitute{"≈", '~'},  Substitute{"✿", '%'},  Substitute{"⚑", '!'},  Substitute{"✸", '*'},
    Substitute{"∘", 'o'},  Substitute{"☄", '@'},  Substitute{"✦", '*'},  Substitute{"▮", '#'},
    Substitute{"✓", 'x'},  Substitute{"╱", '/'},  Substitute{"╲", '\\'}, Substitute{"▲", '^'},
    Substitute{"⌂", 'A'},  Substitute{"◇", 'c'},  Substitute{"←", '<'},
};

}  // namespace

void Canvas::put(int x, int y, std::string_view glyph, Ink ink) {
    if (x < 0 || y < 0) return;
    if (y >= height()) rows_.resize(static_cast<std::size_t>(y) + 1);
    auto& row = rows_[static_cast<std::size_t>(y)];
    if (static_cast<std::size_t>(x) >= row.size()) row.resize(static_cast<std::size_t>(x) + 1);
    row[static_cast<std::size_t>(x)] = {std::string(glyph), ink};
}

void Canvas::text(int x, int y, std::string_view utf8, Ink ink) {
    for (std::size_t at = 0; at < utf8.size(); ++x) {
        const std::size_t length = sequence_length(utf8[at]);
        put(x, y, utf8.substr(at, length), ink);
        at += length;
    }
}

void Canvas::paste(int x, int y, const Canvas& other) {
    for (std::size_t row = 0; row < other.rows_.size(); ++row)
        for (std::size_t column = 0; column < other.rows_[row].size(); ++column)
            put(x + static_cast<int>(column), y + static_cast<int>(row),
                other.rows_[row][column].glyph, other.rows_[row][column].ink);
}

int Canvas::width() const {
    std::size_t widest = 0;
    for (const auto& row : rows_) widest = std::max(widest, row.size());
    return static_cast<int>(widest);
}

Lines Canvas::lines(const Style& style) const {
    Lines result;
    for (const auto& row : rows_) {
        std::size_t end = row.size();
        const auto blank = [&](const Spot& spot) {
            return spot.glyph == " " && (!style.colour || spot.ink.back == kPlain);
        };
        while (end > 0 && blank(row[end - 1])) --end;
        std::string line;
        Ink current;
        for (std::size_t x = 0; x < end; ++x) {
            if (style.colour && !(row[x].ink == current)) {
                current = row[x].ink;
                line += escape(current);
            }
            line += row[x].glyph;
        }
        if (!(current == Ink{})) line += kReset;
        result.push_back(std::move(line));
    }
    return result;
}

std::string inked(const Style& style, Ink ink, std::string_view text) {
    if (!style.colour || text.empty()) return std::string(text);
    return escape(ink) + std::string(text) + std::string(kReset);
}

int columns(std::string_view line) {
    int count = 0;
    for (std::size_t at = 0; at < line.size();) {
        if (const std::size_t past = past_escape(line, at); past != at) {
            at = past;
            continue;
        }
        at += sequence_length(line[at]);
        ++count;
    }
    return count;
}

std::string padded(std::string_view text, int width) {
    return std::string(text) +
           std::string(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ');
}

std::string right_aligned(std::string_view text, int width) {
    return std::string(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ') +
           std::string(text);
}

std::string shortened(std::string_view text, int width) {
    if (columns(text) <= width) return std::string(text);
    // Cut between characters, not inside one.
    std::size_t end = 0;
    for (int count = 0; count < width - 1; ++count) do
            ++end;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U);
    return std::string(text.substr(0, end)) + "…";
}

Lines wrapped(std::string_view text, int width, int indent) {
    Lines lines{""};
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        const std::string_view word = text.substr(at, end - at);
        std::string& line = lines.back();
        const bool starts = lines.size() == 1 ? line.empty() : columns(line) == indent;
        if (!starts && columns(line) + 1 + columns(word) > width)
            lines.push_back(std::string(static_cast<std::size_t>(indent), ' ') + std::string(word));
        else
            line += (starts ? "" : " ") + std::string(word);
        at = end + 1;
    }
    return lines;
}

std::string listed(const std::vector<std::string>& items) {
    std::string text;
    for (std::size_t i = 0; i < items.size(); ++i)
        text += (i == 0 ? "" : i + 1 == items.size() ? " and " : ", ") + items[i];
    return text;
}

void append(Lines& lines, const Lines& more) {
    lines.insert(lines.end(), more.begin(), more.end());
}

std::string_view thin_lines(unsigned directions) {
    constexpr std::array<std::string_view, 16> kGlyphs{" ", "│", "─", "└", "│", "│", "┌", "├",
                                                       "─", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
    return kGlyphs[directions];
}

std::string to_ascii(std::string_view line) {
    std::string plain;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t length = sequence_length(line[at]);
        const std::string_view glyph = line.substr(at, length);
        at += length;
        if (length == 1) {
            plain += glyph;
            continue;
        }
        const auto* found = std::find_if(kSubstitutes.begin(), kSubstitutes.end(),
                                         [&](const Substitute& s) { return s.glyph == glyph; });
        // What is not in the table is a junction of heavy lines.
        plain += found == kSubstitutes.end() ? '#' : found->plain;
    }
    return plain;
}

}  // namespace orrery::cli::play
