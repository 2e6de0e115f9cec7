// Runs the program itself, as a shell would.
#pragma once

#include <string>
#include <string_view>

namespace orrery::cli {

struct Ran {
    int exit_code = -1;
    std::string out, err;
};

// `arguments` are shell words; `input` is what the program reads.
Ran run_program_with(const std::string& arguments, std::string_view input = "");
// Any shell command; $ORRERY is the program.
Ran run_shell(const std::string& command, std::string_view input = "");

// Empty where there is none.
std::string text_of_file(const std::string& path);

// A folder of its own that is gone when the test is over.
class TemporaryFolder {
  public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    const std::string& path() const { return path_; }
    // Writes a file (folders are made) and gives its path.
    std::string write(const std::string& name, std::string_view text) const;

  private:
    std::string path_;
};

// The command of an engine in the folder that plays whatever is first in the list, and in the midst
// of a game interrupts the program that asks it.
std::string interrupting_engine(const TemporaryFolder& folder);

}  // namespace orrery::cli
