// The file that keeps an arena's results while it runs.
#pragma once

#include <fstream>
#include <string>
#include <vector>

#include "arena/results_text.h"

namespace orrery::cli {

class ResultsFile {
  public:
    // Begins a file, or with `resume` goes on with the one that is there: what it holds is in
    // `units`. Throws Failed where the file is of another set-up, or there and not to be resumed.
    ResultsFile(const std::string& path, const arena::Tournament& tournament, bool resume);

    // After this the unit is in the file as a whole. Throws Failed.
    void add(const arena::Unit& unit);

    const std::vector<arena::Unit>& units() const { return units_; }

  private:
    void check_written();

    std::string path_;
    arena::Schedule schedule_;
    std::vector<arena::Unit> units_;  // those that were there before
    std::ofstream out_;
};

// Before hours are spent on what could not be written then. Throws Failed.
void check_writable(const std::string& path);
// Writes a whole file; throws Failed.
void write_file(const std::string& path, std::string_view text);

}  // namespace orrery::cli
