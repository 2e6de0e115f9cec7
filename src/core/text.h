// Reads the text form of an action word by word, and says where it stopped making sense.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/error.h"

namespace orrery {

class TextReader {
  public:
    explicit TextReader(std::string_view text) : text_(text) {}

    // Spaces between words do not matter; a word is a run of letters.
    std::string_view peek_word();
    std::string_view word();
    bool accept_word(std::string_view expected);  // takes it if it is next
    bool accept(char symbol);
    // A whole number, perhaps with a minus sign, within the range.
    std::optional<int> number(int min, int max);
    bool at_end();

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
