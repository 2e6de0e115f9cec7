#include "core/text.h"

namespace orrery {
namespace {

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
bool is_of_name(char c) {
    return is_letter(c) || is_digit(c) || c == '-' || c == '_';
}

}  // namespace

void TextReader::skip_spaces() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
}

std::string_view TextReader::peek_word() {
    skip_spaces();
    std::size_t end = at_;
    while (end < text_.size() && is_letter(text_[end])) ++end;
    return text_.substr(at_, end - at_);
}

std::string_view TextReader::word() {
    const std::string_view next = peek_word();
    at_ += next.size();
    return next;
}

bool TextReader::accept_word(std::string_view expected) {
    if (peek_word() != expected) return false;
    at_ += expected.size();
    return true;
}

std::string_view TextReader::peek_name() {
    skip_spaces();
    std::size_t end = at_;
    while (end < text_.size() && is_of_name(text_[end])) ++end;
    return text_.substr(at_, end - at_);
}

bool TextReader::accept_name(std::string_view expected) {
    if (peek_name() != expected) return false;
    at_ += expected.size();
    return true;
}

bool TextReader::accept_text(std::string_view expected) {
    skip_spaces();
    if (!text_.substr(at_).starts_with(expected)) return false;
    const std::size_t end = at_ + expected.size();
    if (end < text_.size() && is_of_name(expected.back()) && is_of_name(text_[end])) return false;
    at_ = end;
    return true;
}

bool TextReader::accept(char symbol) {
    skip_spaces();
    if (at_ >= text_.size() || text_[at_] != symbol) return false;
    ++at_;
    return true;
}

std::optional<int> TextReader::number(int min, int max) {
    skip_spaces();
    std::size_t end = at_;
    const bool negative = end < text_.size() && text_[end] == '-';
    if (negative) ++end;
    const std::size_t digits = end;
    int value = 0;
    while (end < text_.size() && is_digit(text_[end]) && end - digits < 6)
        value = value * 10 + (text_[end++] - '0');
    if (end == digits || (end < text_.size() && is_digit(text_[end]))) return std::nullopt;
    if (negative) value = -value;
    if (value < min || value > max) return std::nullopt;
    at_ = end;
    return value;
}

bool TextReader::at_end() {
    skip_spaces();
    return at_ == text_.size();
}

std::size_t TextReader::position() {
    skip_spaces();
    return at_;
}

Error TextReader::error(std::string expected) {
    skip_spaces();
    return Error{"bad_action", "expected " + std::move(expected),
                 "column " + std::to_string(at_ + 1), ""};
}

}  // namespace orrery
