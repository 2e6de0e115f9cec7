// Tables in plain text, with aligned columns.
#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace orrery::cli {

// Columns on a screen: code points, as the program prints no wide or combining ones.
std::size_t text_width(std::string_view text);
// Filled up with blanks on the right.
std::string padded(std::string_view text, std::size_t width);

class TextTable {
  public:
    explicit TextTable(std::vector<std::string> headings) : rows_{std::move(headings)} {}
    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }
    // Columns whose entries are all numbers stand to the right.
    void print(std::ostream& out, std::string_view indent = "") const;

  private:
    std::vector<std::vector<std::string>> rows_;  // the headings first
};

}  // namespace orrery::cli
