// Non-interference: two tables that differ in what one member cannot know alone, and everything
// that this member is sent, letter for letter.
#pragma once

#include <memory>
#include <string>

#include "core/any_game.h"
#include "core/json.h"

namespace orrery::test {

// A table and the ear of one member.
class Room {
  public:
    virtual ~Room() = default;
    virtual const Position& position() = 0;
    virtual bool playing() = 0;
    // Everything the member has been sent so far.
    virtual std::string heard() = 0;
    virtual std::string ask(JsonObject question) = 0;
    virtual void move(Seat seat, Action action) = 0;
    virtual void come_again(std::uint64_t since) = 0;
};

class Comparison {
  public:
    Comparison(Room& real, Room& other, Seat viewer, RandomStream& random)
        : real_(real), other_(other), viewer_(viewer), random_(random) {}

    // Questions, moves and a return, with the same bytes in both rooms.
    void run();
    // Moves that differed, and that the viewer could not tell apart.
    int secret_moves() const { return secret_moves_; }

  private:
    void expect_same(const char* what);
    void expect_same_answer(const JsonObject& question);
    void ask_about();
    const Action& any_of(const std::vector<Action>& actions);
    // Somebody acts in both rooms, and the viewer notices the same.
    bool act();

    Room &real_, &other_;
    Seat viewer_;
    RandomStream& random_;
    int secret_moves_ = 0;
};

}  // namespace orrery::test
