// docs/settings.md lists every setting as the program has it. Its table stands at the end of the
// page:
//
//     ORRERY_UPDATE_GOLDEN=1 build/check/orrery_tests --gtest_filter='SettingsPage.*'
//
// writes it anew.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>

#include "server/setting_values.h"
#include "tests/support/data_file.h"

namespace orrery::server {
namespace {

std::string row_of(const Setting& setting) {
    std::string standard = value_text({}, setting), help(setting.help);
    if (!standard.empty()) standard = "`" + standard + "`";
    if (!setting.words.empty()) {
        help += "; one of";
        for (const std::string_view word : setting.words) help += " `" + std::string(word) + "`";
    }
    return "| `" + std::string(setting.key) + "` | " + standard + " | " + help + " |\n";
}

TEST(SettingsPage, lists_every_setting_with_its_default) {
    const std::string page = test::project_file("docs/settings.md");
    std::string table;
    for (const Setting& setting : all_settings()) table += row_of(setting);
    constexpr std::string_view kHead = "| key | default | what it is |\n| --- | --- | --- |\n";
    const std::size_t begin = page.find(kHead) + kHead.size();
    if (std::getenv("ORRERY_UPDATE_GOLDEN") != nullptr)
        std::ofstream(test::project_path("docs/settings.md")) << page.substr(0, begin) << table;
    else
        EXPECT_EQ(page.substr(begin), table) << "ORRERY_UPDATE_GOLDEN=1 writes the table anew";
}

}  // namespace
}  // namespace orrery::server
