// An owner's own content files (AN-COMP-07, -11): what is printed in the box, typed in once by
// short commands, checked by the loader and used with --content.
#pragma once

#include <iosfwd>
#include <map>
#include <string>
#include <vector>

#include "core/json.h"

namespace orrery::cli::companion {

std::string profile_help();

class Profile {
  public:
    // Reads the folder; files that are missing there are written as they are built in. Throws
    // Failed.
    explicit Profile(const std::string& folder);

    // One line of changes that belong together, separated by commas: all or none. Gives what it
    // says about them; throws Failed when they cannot be.
    std::string change(const std::string& line);
    // Line by line, until the input ends or says quit.
    void talk(std::istream& in, std::ostream& out);

  private:
    std::string folder_;
    std::map<std::string, Json, std::less<>> files_;  // by file name
};

}  // namespace orrery::cli::companion
