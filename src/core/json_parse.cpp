// From text to JSON values. Boost.JSON keeps the last of two equal keys without a word; here the
// second one is an error, wherever the text comes from.
#include <algorithm>
#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/value_stack.hpp>
#include <set>
#include <vector>

#include "core/json.h"

namespace orrery {
namespace {

using Failure = boost::json::error_code;
using Text = boost::json::string_view;

// What Boost.JSON calls while it reads: makes the value, and stops at a key that is there twice.
struct ValueBuilder {
    static constexpr std::size_t max_object_size = JsonObject::max_size();
    static constexpr std::size_t max_array_size = JsonArray::max_size();
    static constexpr std::size_t max_key_size = boost::json::string::max_size();
    static constexpr std::size_t max_string_size = boost::json::string::max_size();

    boost::json::value_stack stack;
    std::vector<std::set<std::string>> open;  // the keys of the objects that are not closed yet
    std::string key;
    bool twice = false;

    ValueBuilder() { stack.reset(); }

    bool on_document_begin(Failure&) { return true; }
    bool on_document_end(Failure&) { return true; }
    bool on_object_begin(Failure&) {
        open.emplace_back();
        return true;
    }
    bool on_object_end(std::size_t count, Failure&) {
        open.pop_back();
        stack.push_object(count);
        return true;
    }
    bool on_array_begin(Failure&) { return true; }
    bool on_array_end(std::size_t count, Failure&) {
        stack.push_array(count);
        return true;
    }
    bool on_key_part(Text part, std::size_t, Failure&) {
        key.append(part.data(), part.size());
        stack.push_chars(part);
        return true;
    }
    bool on_key(Text rest, std::size_t, Failure& failure) {
        key.append(rest.data(), rest.size());
        if (!open.back().insert(key).second) {
            twice = true;
            failure = boost::json::error::syntax;
            return false;
        }
        key.clear();
        stack.push_key(rest);
        return true;
    }
    bool on_string_part(Text part, std::size_t, Failure&) {
        stack.push_chars(part);
        return true;
    }
    bool on_string(Text rest, std::size_t, Failure&) {
        stack.push_string(rest);
        return true;
    }
    bool on_number_part(Text, Failure&) { return true; }
    bool on_int64(std::int64_t number, Text, Failure&) {
        stack.push_int64(number);
        return true;
    }
    bool on_uint64(std::uint64_t number, Text, Failure&) {
        stack.push_uint64(number);
        return true;
    }
    bool on_double(double number, Text, Failure&) {
        stack.push_double(number);
        return true;
    }
    bool on_bool(bool flag, Failure&) {
        stack.push_bool(flag);
        return true;
    }
    bool on_null(Failure&) {
        stack.push_null();
        return true;
    }
    bool on_comment_part(Text, Failure&) { return true; }
    bool on_comment(Text, Failure&) { return true; }
};

std::string line_and_column(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, std::min(offset, text.size()));
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::size_t newline = before.rfind('\n');
    const std::size_t column =
        newline == std::string_view::npos ? before.size() + 1 : before.size() - newline;
    return "line " + std::to_string(line) + ", column " + std::to_string(column);
}

// Where the string begins whose last quotation mark is here.
std::size_t opening_quote(std::string_view text, std::size_t closing) {
    const auto escaped = [&](std::size_t at) {
        std::size_t backslashes = 0;
        while (text[at - 1 - backslashes] == '\\') ++backslashes;
        return backslashes % 2 == 1;
    };
    std::size_t at = text.rfind('"', closing - 1);
    while (escaped(at)) at = text.rfind('"', at - 1);
    return at;
}

Error not_json(std::string_view text, std::size_t at, const std::string& why) {
    return Error{"bad_json", "not valid JSON: " + why, line_and_column(text, at), ""};
}

}  // namespace

Result<Json> parse_json(std::string_view text) {
    if (text.size() > kMaxJsonBytes)
        return Error{"too_large",
                     "the text has " + std::to_string(text.size()) + " bytes; at most " +
                         std::to_string(kMaxJsonBytes) + " are read",
                     "", ""};
    boost::json::parse_options options;
    options.max_depth = kMaxJsonDepth;
    boost::json::basic_parser<ValueBuilder> parser(options);
    Failure failure;
    const std::size_t read = parser.write_some(false, text.data(), text.size(), failure);
    ValueBuilder& builder = parser.handler();
    if (builder.twice)
        return not_json(text, opening_quote(text, read),
                        "the key " + quoted(builder.key) + " is there twice");
    if (failure) return not_json(text, read, failure.message());
    const std::size_t rest = text.find_first_not_of(" \t\r\n", read);
    if (rest != std::string_view::npos) return not_json(text, rest, "more text after the end");
    return builder.stack.release();
}

}  // namespace orrery
