// The entries that docs/adding-a-card.md shows, and their tests.
#pragma once

#include <deque>
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

#include "core/content.h"
#include "core/json.h"
#include "tests/cli/run_program.h"

namespace orrery::cli {

// ```json FILE PLACE, then the entry. FILE is below content/, or a file of tests/data.
struct DocumentedCard {
    std::string file, place;
    Json entry;

    // Puts it where the page says. What is there by its name already is written over.
    void put_into(Json& file) const;
};

DocumentedCard documented_card(const std::string& file);

// The entry of a file of tests/data.
Json documented_test(const std::string& file);

// The content with entries of the page: for the engine, and in a folder for the program.
class DocumentedContent {
  public:
    explicit DocumentedContent(const std::vector<std::string>& files);
    DocumentedContent(std::initializer_list<std::string> files)
        : DocumentedContent(std::vector<std::string>(files)) {}

    // Those of all games.
    std::span<const ContentFile> files() const { return files_; }
    Ran run(const std::string& arguments, std::string_view input = "") const;

  private:
    TemporaryFolder folder_;
    std::deque<std::string> texts_;
    std::vector<ContentFile> files_;
};

}  // namespace orrery::cli
