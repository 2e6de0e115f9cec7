// The beginning of a file that is to be a backup, whatever comes after it: it is told from a sound
// one, and what is left of it is looked for page by page.
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "fuzz/fuzzing.h"
#include "store/packing.h"
#include "store/pages.h"
#include "store/upkeep.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace orrery;
    const std::string_view bytes = fuzzing::text_of(data, size);
    std::size_t values = 0;
    store::scan_pages(bytes, [&](const store::Row& row) { values += row.size(); });
    fuzzing::require(values <= size, "a value takes at least a byte");
    if (const Result<std::string> text = store::unpacked(bytes)) {
        const Result<std::string> again = store::unpacked(store::packed(*text));
        fuzzing::require(again.ok() && *again == *text, "what was packed comes out the same");
    }
    static const std::string file =
        (std::filesystem::temp_directory_path() / ("orrery-fuzz-" + std::to_string(getpid())))
            .string();
    std::ofstream(file, std::ios::binary) << bytes;
    (void)store::check_file(file);
    std::ifstream left(file, std::ios::binary);
    const std::string after{std::istreambuf_iterator<char>(left), {}};
    fuzzing::require(after == bytes, "a look changes nothing");
    for (const char* companion : {"", "-wal", "-shm", "-journal"})
        std::filesystem::remove(file + companion);
    return 0;
}
