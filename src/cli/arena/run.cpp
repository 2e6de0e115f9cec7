#include "cli/arena/run.h"

#include <fmt/format.h>

#include <exception>
#include <utility>

#include "cli/command.h"

namespace orrery::cli {
namespace {

// "greedy 82.6 %, random 17.4 %"
std::string shares_text(const arena::Summary& summary) {
    std::string text;
    for (const arena::PlayerSummary& player : summary.players())
        text += fmt::format("{}{} {:.1f} %", text.empty() ? "" : ", ", player.name,
                            100 * player.win_share());
    return text;
}

void tell_forfeits(const arena::Unit& unit, const arena::Schedule& schedule,
                   const arena::Summary& summary, ArenaProgress& progress) {
    for (std::size_t g = 0; g < unit.games.size(); ++g)
        if (const auto& forfeit = unit.games[g].forfeit) {
            const auto seat = static_cast<std::size_t>(forfeit->seat);
            const auto player =
                static_cast<std::size_t>(schedule.seatings_of(unit.number)[g][seat]);
            progress.note(fmt::format("unit {}, game {}: {} (seat {}) forfeits: {}", unit.number,
                                      g + 1, summary.players()[player].name, seat, forfeit->why));
        }
}

}  // namespace

ArenaRun::ArenaRun(arena::Tournament tournament, ArenaWishes wishes)
    : tournament_(std::move(tournament)),
      wishes_(std::move(wishes)),
      summary_(tournament_),
      breakdown_(tournament_),
      thinking_(tournament_.players.size()) {}

arena::SprtStanding ArenaRun::sprt_standing() const {
    // Alone, nobody wins against the other: what counts is who has done better with a deal.
    const bool alone = tournament_.seats == 1;
    const std::vector<arena::PairSummary> pairs = summary_.pairs();
    const arena::Sample units = alone ? pairs.empty() ? arena::Sample{} : pairs.front().better
                                      : summary_.players().front().wins;
    return arena::sprt_standing(*wishes_.sprt, units, alone ? 2 : summary_.sides());
}

bool ArenaRun::complete() const {
    return summary_.units() >= tournament_.schedule().units() ||
           (wishes_.sprt && sprt_standing().verdict != arena::Verdict::kOpen);
}

bool ArenaRun::take(const arena::Unit& unit) {
    summary_.add(unit);
    breakdown_.add(unit);
    if (wishes_.told) wishes_.told(unit);
    return !wishes_.sprt || sprt_standing().verdict == arena::Verdict::kOpen;
}

void ArenaRun::play(std::atomic<bool>& stop, ArenaProgress& progress) {
    std::optional<ResultsFile> file;
    if (!wishes_.out.empty()) {
        file.emplace(wishes_.out, tournament_, wishes_.resume);
        for (const arena::Unit& unit : file->units()) take(unit);
    }
    if (complete()) return;
    const arena::Schedule schedule = tournament_.schedule();
    progress.begin(summary_.units(), schedule.units());
    // What goes wrong with the file is thrown here, not in a thread.
    std::exception_ptr failure;
    arena::play_units(tournament_, summary_.units(), wishes_.threads, stop,
                      [&](const arena::Unit& unit, const std::vector<arena::Thinking>& spent) {
                          try {
                              if (file) file->add(unit);
                          } catch (...) {
                              failure = std::current_exception();
                              return false;
                          }
                          for (std::size_t i = 0; i < thinking_.size(); ++i)
                              thinking_[i].add(spent[i]);
                          const bool go_on = take(unit);
                          tell_forfeits(unit, schedule, summary_, progress);
                          progress.tell(summary_.units(), shares_text(summary_));
                          return go_on;
                      });
    progress.end();
    if (failure) std::rethrow_exception(failure);
}

}  // namespace orrery::cli
