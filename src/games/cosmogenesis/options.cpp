#include "games/cosmogenesis/options.h"

namespace orrery::cosmogenesis {

std::span<const OptionShape> option_shapes() {
    return {};
}

void check_options(const JsonReader& json) {
    json.only({});
}

}  // namespace orrery::cosmogenesis
