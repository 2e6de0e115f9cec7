// What the fuzz targets share.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "core/json.h"
#include "games/registry.h"

namespace orrery::fuzzing {

// A broken promise ends the run, with or without assertions.
inline void require(bool holds, const char* promise) {
    if (holds) return;
    std::fprintf(stderr, "broken: %s\n", promise);
    std::abort();
}

inline const Registry& registry() {
    static const Result<Registry> loaded = Registry::load(embedded_content());
    require(loaded.ok(), "the built-in content loads");
    return *loaded;
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return size == 0 ? std::string_view()
                     : std::string_view(reinterpret_cast<const char*>(data), size);
}

}  // namespace orrery::fuzzing
