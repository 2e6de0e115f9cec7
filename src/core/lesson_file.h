// The script of a guided first game: content like the other files of a game, but no part of what
// its rules go by, so that the game's fingerprint does not depend on it. table/lesson.h reads it.
#pragma once

#include <string_view>

namespace orrery {

inline constexpr std::string_view kLessonFile = "lesson.json";

}  // namespace orrery
