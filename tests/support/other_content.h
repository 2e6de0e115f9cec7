// Which game the helpers of a game's tests play: the one with the content that is compiled in, or,
// while somebody wants it so, one with other content.
#pragma once

#include <gtest/gtest.h>

#include <span>
#include <utility>

#include "core/content.h"
#include "core/embedded_content.h"

namespace orrery::test {

// `Load` reads the content of the game `G` from files.
template <class G, auto Load>
class OtherContent {
  public:
    static const G& game() { return *current(); }

    // From now on, until it goes. The files must be in order, and stay.
    explicit OtherContent(std::span<const ContentFile> files)
        : game_(loaded(files)), before_(std::exchange(current(), &game_)) {}
    ~OtherContent() { current() = before_; }
    OtherContent(const OtherContent&) = delete;
    OtherContent& operator=(const OtherContent&) = delete;

  private:
    static G loaded(std::span<const ContentFile> files) {
        auto content = Load(files);
        EXPECT_TRUE(content.ok()) << to_string(content.error());
        return G(std::move(*content));
    }
    static const G*& current() {
        static const G built_in = loaded(embedded_content());
        static const G* now = &built_in;
        return now;
    }

    G game_;
    const G* before_;
};

}  // namespace orrery::test
