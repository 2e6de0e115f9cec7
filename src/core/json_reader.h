// Reading JSON, for code that only passes values on: they are complete in core/json.h, which is
// slow to compile. Reading never throws: the first error is kept with the place it was found at.
#pragma once

#include <boost/json/fwd.hpp>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/error.h"

namespace orrery {

using Json = boost::json::value;
using JsonObject = boost::json::object;
using JsonArray = boost::json::array;

// Where the readers of one document put their first complaint.
class JsonErrors {
  public:
    bool ok() const { return !error_.has_value(); }
    const Error& error() const { return *error_; }
    void add(std::string at, std::string message, std::string rule = {});

  private:
    std::optional<Error> error_;
};

// Points at a value inside a document and knows its path. After an error every read yields a
// harmless default, so that a codec reads straight through and asks `ok` once at the end.
class JsonReader {
  public:
    JsonReader(const Json& root, JsonErrors& errors) : value_(&root), errors_(&errors) {}

    bool ok() const { return errors_->ok(); }
    const std::string& path() const { return path_; }
    void fail(std::string message, std::string rule = {}) const;

    // Objects. A missing field is an error; an unknown one too, by `only`.
    JsonReader operator[](std::string_view key) const;
    bool has(std::string_view key) const;
    void only(std::span<const std::string_view> keys) const;
    void only(std::initializer_list<std::string_view> keys) const {
        only(std::span(keys.begin(), keys.size()));
    }

    // Arrays.
    std::size_t size() const;  // 0, with an error, when it is none
    std::size_t size(std::size_t min, std::size_t max) const;
    JsonReader operator[](std::size_t index) const;

    bool is_null() const;
    bool is_string() const;
    bool is_array() const;
    bool is_object() const;
    std::int64_t integer(std::int64_t min, std::int64_t max) const;
    bool boolean() const;
    std::string_view string() const;
    // The index of the string among the names.
    std::size_t choice(std::span<const std::string_view> names) const;

    const Json& json() const { return *value_; }

  private:
    JsonReader(const Json& value, JsonErrors& errors, std::string path)
        : value_(&value), errors_(&errors), path_(std::move(path)) {}

    const Json* value_;
    JsonErrors* errors_;
    std::string path_;  // a JSON pointer; empty at the root
};

}  // namespace orrery
