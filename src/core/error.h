// Errors are values: what went wrong, by which rule, and where in the input.
#pragma once

#include <cassert>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace orrery {

struct Error {
    std::string code;     // stable, for programs: "bad_json", "illegal_action", …
    std::string message;  // for people
    // Place in the input: a JSON pointer (RFC 6901), where the empty one is the whole, or a column.
    std::string at;
    std::string rule;  // the numbered rule that forbids it; may be empty
};

// "at: message (rule)" with the empty parts left out.
std::string to_string(const Error& error);

// The text in quotes, cut when it is long: for messages that repeat what was sent.
std::string quoted(std::string_view text);

// The error, with its place moved below this one; a column is left out.
Error placed_at(std::string_view place, Error error);

// A value or the reason why there is none.
template <class T>
class [[nodiscard]] Result {
  public:
    Result(T value) : outcome_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : outcome_(std::in_place_index<1>, std::move(error)) {}

    bool ok() const { return outcome_.index() == 0; }
    explicit operator bool() const { return ok(); }

    T& value() & {
        assert(ok());
        return *std::get_if<0>(&outcome_);
    }
    const T& value() const& {
        assert(ok());
        return *std::get_if<0>(&outcome_);
    }
    T&& value() && {
        assert(ok());
        return std::move(*std::get_if<0>(&outcome_));
    }
    T& operator*() & { return value(); }
    const T& operator*() const& { return value(); }
    T&& operator*() && { return std::move(*this).value(); }
    T* operator->() { return &value(); }
    const T* operator->() const { return &value(); }

    const Error& error() const {
        assert(!ok());
        return *std::get_if<1>(&outcome_);
    }

  private:
    std::variant<T, Error> outcome_;
};

}  // namespace orrery
