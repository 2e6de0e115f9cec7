#include "cli/text_table.h"

#include <algorithm>
#include <ostream>

namespace orrery::cli {
namespace {

bool is_number(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789.,-") == std::string_view::npos;
}

}  // namespace

std::size_t text_width(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

std::string padded(std::string_view text, std::size_t width) {
    std::string result(text);
    result.append(width - std::min(width, text_width(text)), ' ');
    return result;
}

void TextTable::print(std::ostream& out, std::string_view indent) const {
    struct Column {
        std::size_t width = 0;
        bool numbers = true;
    };
    std::vector<Column> columns;
    for (std::size_t r = 0; r < rows_.size(); ++r) {
        columns.resize(std::max(columns.size(), rows_[r].size()));
        for (std::size_t i = 0; i < rows_[r].size(); ++i) {
            columns[i].width = std::max(columns[i].width, text_width(rows_[r][i]));
            if (r > 0 && !is_number(rows_[r][i])) columns[i].numbers = false;
        }
    }
    for (const std::vector<std::string>& row : rows_) {
        std::string line(indent);
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (i > 0) line += "  ";
            const std::size_t gap = columns[i].width - text_width(row[i]);
            if (columns[i].numbers) line.append(gap, ' ');
            line += row[i];
            if (!columns[i].numbers) line.append(gap, ' ');
        }
        line.erase(line.find_last_not_of(' ') + 1);
        out << line << '\n';
    }
}

}  // namespace orrery::cli
