#include "cli/report/html.h"

#include <fmt/format.h>

#include "arena/svg.h"

namespace orrery::cli {

std::string element(std::string_view tag, std::string_view text) {
    return fmt::format("<{0}>{1}</{0}>\n", tag, arena::escaped(text));
}

// What is too wide for a phone is moved within a box of its own.
HtmlTable::HtmlTable(const std::vector<std::string>& headings)
    : text_("<div class=\"wide\"><table>\n<thead><tr>") {
    for (const std::string& heading : headings)
        text_ += fmt::format("<th scope=\"col\">{}</th>", arena::escaped(heading));
    text_ += "</tr></thead>\n<tbody>\n";
}

void HtmlTable::add(const std::vector<std::string>& cells) {
    text_ += fmt::format("<tr><th scope=\"row\">{}</th>", arena::escaped(cells.front()));
    for (std::size_t i = 1; i < cells.size(); ++i)
        text_ += fmt::format("<td>{}</td>", arena::escaped(cells[i]));
    text_ += "</tr>\n";
}

std::string html_page(std::string_view title, std::string_view style, std::string_view body) {
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n{}"
        "<style>{}</style>\n</head>\n<body>\n{}</body>\n</html>\n",
        element("title", title), style, body);
}

}  // namespace orrery::cli
