#pragma once
#include <string_view>
namespace orrery::cosmogenesis {
inline constexpr std::string_view kStateSchema = "{}";
}
