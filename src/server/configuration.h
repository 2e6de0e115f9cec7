// What the server is told to be: flags before environment before file before defaults.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "server/settings.h"

namespace orrery::server {

// Where a value was said. The later ones win, in whatever order they are read.
enum class Origin : std::uint8_t { kDefault, kFile, kEnvironment, kFlag };

class Configuration {
  public:
    ServerOptions options;

    // Lines `key = value`. A line that begins with # says nothing, nor does what follows a # after
    // a space. Errors name the file, the line and the key.
    std::optional<Error> read_file(std::string_view name, std::string_view text);
    // "NAME=value". A name of ours that is no setting is refused where it begins like one
    // (ORRERY_LIMITS_…), and otherwise noted among the warnings.
    std::optional<Error> read_environment(const char* const* variables);
    std::optional<Error> read_flag(const Setting& setting, std::string_view text);
    // Whether all of it can go together; asked when everything is read.
    std::optional<Error> check() const;

    // The settings that hold, each with where it comes from. Can be read as a file again.
    std::string text() const;

    std::vector<std::string> warnings;

  private:
    struct Place {
        Origin origin = Origin::kDefault;
        std::string name;  // "orrery.conf:3", "ORRERY_PORT", "--port"
    };

    std::optional<Error> set(const Setting& setting, std::string_view text, Place place);

    std::map<std::string_view, Place> said_;  // by key; what is missing is a default
};

}  // namespace orrery::server
