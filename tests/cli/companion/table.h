// Somebody at a keyboard with the companion, line by line.
#pragma once

#include <memory>
#include <sstream>
#include <string>
#include <string_view>

#include "cli/companion/session.h"

namespace orrery::cli::companion {

const an::companion::Companion& rules();

class Keyboard {
  public:
    // Options as JSON. The page is wide, so that no line is wrapped; 80 columns if `narrow`.
    explicit Keyboard(std::string_view options = "{}", bool narrow = false, std::uint64_t seed = 7);

    // What is printed after a line.
    std::string type(const std::string& line);
    // The same, and every line has to be understood.
    std::string tell(const std::string& line);
    // Goals and contracts, which a standard set-up needs before Cosmobot's first turn.
    void set_up();

    an::State state() const { return session_->state(); }
    bool asks(an::TaskKind kind) const;
    Session& session() { return *session_; }
    // What a script types, from the greeting to the end.
    static std::string run_script(std::string_view options, const std::string& script,
                                  const std::string& file = "");

  private:
    std::istringstream in_;
    std::ostringstream out_;
    std::unique_ptr<play::Terminal> terminal_;
    std::unique_ptr<Session> session_;
};

Game new_game(std::string_view options, std::uint64_t seed, const std::string& file = "");

}  // namespace orrery::cli::companion
