#include "table/names.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace orrery::table {
namespace {

using Text = std::u32string;

constexpr int kMostMarks = 3;               // on one letter; Hebrew and Thai need so many
constexpr char32_t kBlankBraille = 0x2800;  // a sign by its category, a space by its looks

// Each letter that looks like an ASCII one, after accents and widths are gone.
struct Twin {
    char32_t letter;
    char like;
};
constexpr std::array kTwins = std::to_array<Twin>({
    {U'ı', 'i'}, {U'ł', 'l'}, {U'Ł', 'L'}, {U'đ', 'd'}, {U'Đ', 'D'}, {U'ø', 'o'}, {U'Ø', 'O'},
    {U'ɑ', 'a'}, {U'ɡ', 'g'}, {U'ɩ', 'i'}, {U'ǀ', 'l'}, {U'ȷ', 'j'}, {U'Α', 'A'}, {U'Β', 'B'},
    {U'Ε', 'E'}, {U'Ζ', 'Z'}, {U'Η', 'H'}, {U'Ι', 'I'}, {U'Κ', 'K'}, {U'Μ', 'M'}, {U'Ν', 'N'},
    {U'Ο', 'O'}, {U'Ρ', 'P'}, {U'Τ', 'T'}, {U'Υ', 'Y'}, {U'Χ', 'X'}, {U'α', 'a'}, {U'β', 'b'},
    {U'γ', 'y'}, {U'ε', 'e'}, {U'η', 'n'}, {U'ι', 'i'}, {U'κ', 'k'}, {U'ν', 'v'}, {U'ο', 'o'},
    {U'ρ', 'p'}, {U'σ', 'o'}, {U'τ', 't'}, {U'υ', 'u'}, {U'χ', 'x'}, {U'ω', 'w'}, {U'А', 'A'},
    {U'В', 'B'}, {U'Е', 'E'}, {U'Ѕ', 'S'}, {U'І', 'I'}, {U'Ј', 'J'}, {U'К', 'K'}, {U'М', 'M'},
    {U'Н', 'H'}, {U'О', 'O'}, {U'Р', 'P'}, {U'С', 'C'}, {U'Т', 'T'}, {U'У', 'Y'}, {U'Х', 'X'},
    {U'Ԛ', 'Q'}, {U'Ԝ', 'W'}, {U'Ӏ', 'l'}, {U'а', 'a'}, {U'в', 'b'}, {U'г', 'r'}, {U'ԁ', 'd'},
    {U'е', 'e'}, {U'ѕ', 's'}, {U'і', 'i'}, {U'ј', 'j'}, {U'к', 'k'}, {U'м', 'm'}, {U'н', 'h'},
    {U'һ', 'h'}, {U'о', 'o'}, {U'п', 'n'}, {U'р', 'p'}, {U'с', 'c'}, {U'т', 't'}, {U'у', 'y'},
    {U'х', 'x'}, {U'ԛ', 'q'}, {U'ԝ', 'w'}, {U'ѵ', 'v'}, {U'ӏ', 'l'}, {U'օ', 'o'}, {U'Օ', 'o'},
    {U'հ', 'h'}, {U'ո', 'n'}, {U'ս', 'u'}, {U'Ս', 'U'}, {U'Տ', 'S'}, {U'Լ', 'L'}, {U'զ', 'q'},
    {U'գ', 'q'}, {U'ց', 'g'}, {U'յ', 'j'}, {U'ռ', 'n'}, {U'Ꭰ', 'D'}, {U'Ꭱ', 'R'}, {U'Ꭲ', 'T'},
    {U'Ꭵ', 'I'}, {U'Ꭺ', 'A'}, {U'Ꭻ', 'J'}, {U'Ꭼ', 'E'}, {U'Ꮃ', 'W'}, {U'Ꮇ', 'M'}, {U'Ꮋ', 'H'},
    {U'Ꮍ', 'Y'}, {U'Ꮐ', 'G'}, {U'Ꮒ', 'H'}, {U'Ꮓ', 'Z'}, {U'Ꮟ', 'B'}, {U'Ꮢ', 'R'}, {U'Ꮤ', 'W'},
    {U'Ꮥ', 'S'}, {U'Ꮩ', 'V'}, {U'Ꮪ', 'S'}, {U'Ꮮ', 'L'}, {U'Ꮯ', 'C'}, {U'Ꮲ', 'P'}, {U'Ꮶ', 'K'},
    {U'Ꮷ', 'D'}, {U'Ᏻ', 'G'}, {U'Ᏼ', 'B'}, {U'ꓐ', 'B'}, {U'ꓑ', 'P'}, {U'ꓒ', 'D'}, {U'ꓓ', 'D'},
    {U'ꓔ', 'T'}, {U'ꓖ', 'G'}, {U'ꓗ', 'K'}, {U'ꓙ', 'J'}, {U'ꓚ', 'C'}, {U'ꓜ', 'Z'}, {U'ꓝ', 'F'},
    {U'ꓟ', 'M'}, {U'ꓠ', 'N'}, {U'ꓡ', 'L'}, {U'ꓢ', 'S'}, {U'ꓣ', 'R'}, {U'ꓦ', 'V'}, {U'ꓧ', 'H'},
    {U'ꓪ', 'W'}, {U'ꓫ', 'X'}, {U'ꓬ', 'Y'}, {U'ꓮ', 'A'}, {U'ꓰ', 'E'}, {U'ꓲ', 'I'}, {U'ꓳ', 'O'},
    {U'ꓴ', 'U'}, {U'Ⲟ', 'O'}, {U'ⲟ', 'o'}, {U'Ⲥ', 'C'}, {U'ⲥ', 'c'}, {U'Ⲣ', 'P'}, {U'ⲣ', 'p'},
    {U'Ⲕ', 'K'}, {U'Ⲏ', 'H'}, {U'Ⲙ', 'M'}, {U'Ⲛ', 'N'}, {U'Ⲧ', 'T'}, {U'Ⲭ', 'X'}, {U'Ⲃ', 'B'},
    {U'Ⲓ', 'I'}, {U'ⲓ', 'i'}, {U'ᴀ', 'a'}, {U'ʙ', 'b'}, {U'ᴄ', 'c'}, {U'ᴅ', 'd'}, {U'ᴇ', 'e'},
    {U'ɢ', 'g'}, {U'ʜ', 'h'}, {U'ɪ', 'i'}, {U'ᴊ', 'j'}, {U'ᴋ', 'k'}, {U'ʟ', 'l'}, {U'ᴍ', 'm'},
    {U'ɴ', 'n'}, {U'ᴏ', 'o'}, {U'ᴘ', 'p'}, {U'ʀ', 'r'}, {U'ꜱ', 's'}, {U'ᴛ', 't'}, {U'ᴜ', 'u'},
    {U'ᴠ', 'v'}, {U'ᴡ', 'w'}, {U'ʏ', 'y'}, {U'ᴢ', 'z'}, {U'ס', 'o'}, {U'ו', 'l'}, {U'ן', 'l'},
});

// What the library makes of it; empty for what is no UTF-8.
Text mapped(std::string_view text, int options) {
    utf8proc_uint8_t* made = nullptr;
    const auto size = static_cast<utf8proc_ssize_t>(text.size());
    utf8proc_ssize_t left = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                         size, &made, static_cast<utf8proc_option_t>(options));
    Text letters;
    for (const utf8proc_uint8_t* at = made; left > 0;) {
        utf8proc_int32_t letter = 0;
        const utf8proc_ssize_t read = utf8proc_iterate(at, left, &letter);
        if (read <= 0) break;
        letters.push_back(static_cast<char32_t>(letter));
        at += read;
        left -= read;
    }
    std::free(made);
    return letters;
}

std::string encoded(const Text& letters) {
    std::string text;
    for (const char32_t letter : letters) {
        std::array<utf8proc_uint8_t, 4> bytes{};
        const utf8proc_ssize_t size =
            utf8proc_encode_char(static_cast<utf8proc_int32_t>(letter), bytes.data());
        text.append(bytes.begin(), bytes.begin() + size);
    }
    return text;
}

utf8proc_category_t category(char32_t letter) {
    return utf8proc_category(static_cast<utf8proc_int32_t>(letter));
}

bool is_space(char32_t letter) {
    const utf8proc_category_t kind = category(letter);
    return letter == kBlankBraille || kind == UTF8PROC_CATEGORY_ZS ||
           kind == UTF8PROC_CATEGORY_ZL || kind == UTF8PROC_CATEGORY_ZP ||
           (letter >= U'\t' && letter <= U'\r');
}

// Controls, formats, halves of characters, private ones, and those that do not exist.
bool is_invisible(char32_t letter) {
    const utf8proc_category_t kind = category(letter);
    return kind == UTF8PROC_CATEGORY_CN ||
           (kind >= UTF8PROC_CATEGORY_CC && kind <= UTF8PROC_CATEGORY_CO);
}

bool is_punctuation(char32_t letter) {
    const utf8proc_category_t kind = category(letter);
    return kind >= UTF8PROC_CATEGORY_PC && kind <= UTF8PROC_CATEGORY_PO;
}

char32_t twin_of(char32_t letter) {
    // Small letters of Cherokee look like the large ones.
    if (letter >= U'\uab70' && letter <= U'\uabbf') letter = letter - U'\uab70' + U'\u13a0';
    const auto* const found = std::find_if(kTwins.begin(), kTwins.end(),
                                           [&](const Twin& twin) { return twin.letter == letter; });
    return found == kTwins.end() ? letter : static_cast<char32_t>(found->like);
}

// Strokes and rings are taken for each other, too.
char32_t shape_of(char32_t letter) {
    if (letter == U'I' || letter == U'1' || letter == U'|') return U'l';
    return letter == U'0' ? U'O' : letter;
}

// What is left of a name to who reads quickly.
Text skeleton(std::string_view name, bool by_shape) {
    const Text letters = mapped(name, UTF8PROC_STABLE | UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT |
                                          UTF8PROC_IGNORE | UTF8PROC_STRIPMARK);
    Text all, words;
    for (const char32_t letter : letters) {
        const char32_t twin = by_shape ? shape_of(twin_of(letter)) : twin_of(letter);
        const auto lower =
            static_cast<char32_t>(utf8proc_tolower(static_cast<utf8proc_int32_t>(twin)));
        all.push_back(lower);
        if (!is_space(lower) && !is_punctuation(lower)) words.push_back(lower);
    }
    Text& made = words.empty() ? all : words;
    for (std::size_t at; by_shape && (at = made.find(U"rn")) != Text::npos;)
        made.replace(at, 2, U"m");
    return made;
}

}  // namespace

std::string shown_name(std::string_view text) {
    const Text letters =
        mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_IGNORE | UTF8PROC_NLF2LS);
    Text shown;
    bool space = false;
    for (const char32_t letter : letters) {
        if (is_space(letter)) {
            space = !shown.empty();
        } else if (!is_invisible(letter)) {
            if (std::exchange(space, false)) shown.push_back(U' ');
            shown.push_back(letter);
        }
    }
    return encoded(shown);
}

bool is_flooded(std::string_view text) {
    int marks = 0;
    for (const char32_t letter : mapped(text, UTF8PROC_STABLE | UTF8PROC_COMPOSE)) {
        const utf8proc_category_t kind = category(letter);
        const bool mark = kind == UTF8PROC_CATEGORY_MN || kind == UTF8PROC_CATEGORY_ME;
        marks = mark ? marks + 1 : 0;
        if (marks > kMostMarks) return true;
    }
    return false;
}

bool look_alike(std::string_view one, std::string_view other) {
    return skeleton(one, false) == skeleton(other, false) ||
           skeleton(one, true) == skeleton(other, true);
}

}  // namespace orrery::table
