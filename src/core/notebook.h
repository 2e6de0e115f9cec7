// What an adviser has worked out and may be asked again: several decisions can hang on one long
// thought. Whoever asks may keep one between the decisions; the answers are the same without it,
// they only take longer. So a question must hold everything its answer depends on.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <type_traits>

#include "core/hash.h"

namespace orrery {

class Notebook {
  public:
    // Whether the question was answered before; then `answer` is what it was.
    template <class Answer>
    bool recall(const Hash128& question, Answer& answer) const {
        for (const Note& note : notes_) {
            if (note.size != sizeof(Answer) || note.question != question) continue;
            std::memcpy(&answer, note.bytes.data(), sizeof(Answer));
            return true;
        }
        return false;
    }

    // The oldest note makes room for it.
    template <class Answer>
    void note(const Hash128& question, const Answer& answer) {
        static_assert(std::is_trivially_copyable_v<Answer> && sizeof(Answer) <= kRoom);
        Note& oldest = notes_[next_];
        oldest.question = question;
        oldest.size = sizeof(Answer);
        std::memcpy(oldest.bytes.data(), &answer, sizeof(Answer));
        next_ = (next_ + 1) % notes_.size();
    }

  private:
    // One for each seat at the largest table, and some to spare.
    static constexpr std::size_t kNotes = 16;
    static constexpr std::size_t kRoom = 128;
    struct Note {
        Hash128 question;
        std::size_t size = 0;  // 0 = nothing is noted here
        alignas(std::max_align_t) std::array<std::byte, kRoom> bytes{};
    };
    std::array<Note, kNotes> notes_{};
    std::size_t next_ = 0;
};

}  // namespace orrery
