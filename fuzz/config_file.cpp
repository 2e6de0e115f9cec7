// A config file: what is read from it is written so that it reads the same.
#include "fuzz/fuzzing.h"
#include "server/configuration.h"
#include "server/setting_values.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace orrery;
    server::Configuration configuration;
    const std::optional<Error> wrong =
        configuration.read_file("orrery.conf", fuzzing::text_of(data, size));
    if (wrong) {
        fuzzing::require(!wrong->message.empty() && wrong->at.starts_with("orrery.conf"),
                         "a mistake says what it is, and where");
        return 0;
    }
    (void)configuration.check();
    server::Configuration again;
    const std::string text = configuration.text();
    fuzzing::require(!again.read_file("printed", text), "what is printed can be read");
    for (const server::Setting& setting : server::all_settings())
        fuzzing::require(server::value_text(again.options, setting) ==
                             server::value_text(configuration.options, setting),
                         "and means the same");
    return 0;
}
