#pragma once
#include <string_view>
namespace orrery::crafting_the_cosmos {
inline constexpr std::string_view kStateSchema = "{}";
}
