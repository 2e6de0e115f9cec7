// English in small pieces: the text form of an action read word by word, and counted things.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/error.h"

namespace orrery {

// The word for so many, where the number is set apart: "point" for 1, "points" for all others.
constexpr std::string_view word_for(std::integral auto count, std::string_view one,
                                    std::string_view many) {
    return count == 1 ? one : many;
}
// "1 nebula", "3 nebulae".
std::string counted(std::integral auto count, std::string_view one, std::string_view many) {
    return std::to_string(count) + " " + std::string(word_for(count, one, many));
}
// "1 moon", "3 moons".
std::string counted(std::integral auto count, std::string_view thing) {
    return counted(count, thing, std::string(thing) + "s");
}

// Says where a text stopped making sense.
class TextReader {
  public:
    explicit TextReader(std::string_view text) : text_(text) {}

    // Spaces between words do not matter; a word is a run of letters.
    std::string_view peek_word();
    std::string_view word();
    bool accept_word(std::string_view expected);  // takes it if it is next
    bool accept(char symbol);
    // A name like NOR-BL or s_move: letters, digits, "-" and "_".
    std::string_view peek_name();
    bool accept_name(std::string_view expected);
    // These very characters, where the name or number they end with ends there too.
    bool accept_text(std::string_view expected);
    // A whole number, perhaps with a minus sign, within the range.
    std::optional<int> number(int min, int max);
    bool at_end();
    std::size_t position();  // of the next word

    // "column 7: expected a cell like (0,1)"
    Error error(std::string expected);

  private:
    void skip_spaces();
    std::string_view text_;
    std::size_t at_ = 0;
};

// Reads the text from its beginning to its end.
template <class Value>
Result<Value> read_whole(std::string_view text, Result<Value> (*read)(TextReader&)) {
    TextReader reader(text);
    Result<Value> value = read(reader);
    if (value && !reader.at_end()) return reader.error("the end of the action");
    return value;
}

}  // namespace orrery
