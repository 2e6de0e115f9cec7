// Pieces of an HTML page. Every tag is closed, so that it can be read as XML too.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace orrery::cli {

// Text between tags; what is in the text is no markup.
std::string element(std::string_view tag, std::string_view text);

class HtmlTable {
  public:
    explicit HtmlTable(const std::vector<std::string>& headings);

    // The first cell is what the row is about.
    void add(const std::vector<std::string>& cells);
    std::string finished() const { return text_ + "</tbody></table></div>\n"; }

  private:
    std::string text_;
};

// A whole page, with all that it needs in it.
std::string html_page(std::string_view title, std::string_view style, std::string_view body);

}  // namespace orrery::cli
