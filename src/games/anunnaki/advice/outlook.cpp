#include "games/anunnaki/advice/outlook.h"

#include <algorithm>
#include <numeric>

#include "core/judge.h"

namespace orrery::anunnaki {
namespace {

constexpr std::size_t kMostAnswers = 120;  // from the end of a turn to the next
constexpr std::uint32_t kTrialsOfGuess = 5000, kTrialsOfReply = 400;
// With less a turn is looked through in passing: enough for games to learn from.
constexpr std::uint32_t kTrialsForCare = 2000;
// A learned judge halves the lines, round by round, until so many are left.
constexpr std::size_t kLastLines = 2;

std::vector<Seed> fork(RandomStream& random, std::size_t count) {
    std::vector<Seed> seeds(count);
    for (Seed& seed : seeds) seed = random.fork();
    return seeds;
}

// What the game has come to for the person.
Prospect outcome(const Anunnaki& game, const State& over) {
    const Standing standing = game.standing(over);
    const SeatStanding &person = standing.seats[0], &bot = standing.seats[1];
    const bool alike = person.place == bot.place;
    return {static_cast<double>(person.points - bot.points),
            alike ? 0.5 : static_cast<double>(person.place < bot.place)};
}

}  // namespace

// A learned judge is shown something of every tile the pawn can go to: it may know better than the
// evaluation which of them are good.
Thoroughness thoroughness(const Effort& effort) {
    const std::size_t guesses = std::max(1U, effort.trials / kTrialsOfGuess);
    const std::size_t replies = effort.trials / kTrialsOfReply;
    const bool learned = effort.judge != nullptr;
    if (effort.trials < kTrialsForCare)
        return {{2, 8}, {6, 6}, {1, 1}, learned ? 8U : 4U, 2, guesses, replies};
    if (learned) return {{4, 4 * kNodes}, {20, 20}, {1, 3}, 3 * kNodes, 3, guesses, replies};
    return {{4, 30}, {20, 20}, {1, 3}, 8, 2, guesses, replies};
}

Outlooks::Outlooks(const AtSight& sight, const Proposals& proposals, const Effort& effort,
                   RandomStream& random)
    : sight_(sight),
      proposals_(proposals),
      thoroughness_(thoroughness(effort)),
      judge_(effort.judge),
      patience_(effort.patience),
      all_seeing_(effort.all_seeing),
      seed_(random.fork()) {}

std::vector<Outlook> Outlooks::of(const std::vector<Line>& lines) const {
    return judge_ == nullptr ? by_hand(lines) : by_judge(lines);
}

// The mean over guesses of what the person's next turn can be made of.
std::vector<Outlook> Outlooks::by_hand(const std::vector<Line>& lines) const {
    RandomStream random(seed_);
    const std::vector<Seed> guesses = fork(random, thoroughness_.guesses);
    std::vector<Outlook> outlooks;
    for (const Line& line : lines) {
        Outlook outlook;
        for (const Seed& guess : guesses) {
            const State state = reply(line, guess);
            outlook.parts.add(asks(state, TaskKind::kPawn) ? next_turn(state) : sight_.value(state),
                              1.0 / static_cast<double>(guesses.size()));
            if (patience_.is_out()) break;
        }
        if (patience_.is_out() && !outlooks.empty()) break;  // not of all guesses
        outlook.value = outlook.parts.total();
        outlook.guesses = guesses.size();
        outlooks.push_back(outlook);
    }
    return outlooks;
}

// The mean over guesses of the judge's opinion when Cosmobot has replied. The lines that look best
// are looked at again with as many guesses more.
std::vector<Outlook> Outlooks::by_judge(const std::vector<Line>& lines) const {
    std::vector<Outlook> sums(lines.size());
    std::vector<std::size_t> left(lines.size());
    std::iota(left.begin(), left.end(), std::size_t{0});
    RandomStream random(seed_);
    while (!patience_.is_out() || sums[0].guesses == 0) {
        for (const Seed& guess :
             fork(random, std::max<std::size_t>(1, thoroughness_.replies / left.size())))
            for (const std::size_t line : left) {
                if (patience_.is_out() && sums[0].guesses > 0) break;
                const Outlook outlook = opinion(reply(lines[line], guess));
                sums[line].value += outlook.value;
                sums[line].win_chance += outlook.win_chance;
                sums[line].parts.add(outlook.parts, 1);
                ++sums[line].guesses;
            }
        if (left.size() <= kLastLines) break;
        std::stable_sort(left.begin(), left.end(), [&](std::size_t a, std::size_t b) {
            return sums[a].value > sums[b].value;
        });
        left.resize(std::max(kLastLines, left.size() / 2));
    }
    while (sums.back().guesses == 0) sums.pop_back();
    for (Outlook& sum : sums) {
        const double part = 1.0 / static_cast<double>(sum.guesses);
        sum.value *= part;
        sum.win_chance *= part;
        Evaluation mean;
        mean.add(sum.parts, part);
        sum.parts = mean;
    }
    return sums;
}

// Where the person's next turn begins, or the game is over. Dice are guessed in any case.
State Outlooks::reply(const Line& line, const Seed& guess) const {
    const Anunnaki& game = sight_.game();
    RandomStream random(guess);
    State state = line.state;
    if (all_seeing_)
        state.random = {random.fork(), {}};
    else
        state = game.guess(game.hide(state, kPersonSeat), kPersonSeat, random);
    if (line.next != Action{}) state = sight_.after(state, line.next);
    for (std::size_t step = 0; step < kMostAnswers; ++step) {
        if (state.phase == Phase::kGameOver || asks(state, TaskKind::kPawn)) break;
        state = sight_.after(state, sight_.answer(state));
    }
    return state;
}

// What the best of a few ways through the next turn promises.
Evaluation Outlooks::next_turn(const State& state) const {
    const std::vector<Line> ends = proposals_.ways_to_go(state, thoroughness_.next_turn);
    return ends.empty() ? sight_.value(state) : ends[0].value;
}

Outlook Outlooks::opinion(const State& state) const {
    const Anunnaki& game = sight_.game();
    if (state.phase == Phase::kGameOver) {
        const Prospect end = outcome(game, state);
        return {end.margin, end.win_chance, sight_.value(state), 1};
    }
    if (!game.is_turn_end(state, kPersonSeat)) {  // the judge has learned nothing of it
        const Evaluation parts = sight_.value(state);
        return {parts.total(), 0.5, parts, 1};
    }
    InputRow row;
    const Evaluation parts = game.all_features().add(game.content(), state, row);
    const Prospect looks = judge_->prospect(judge_->network.value(row));
    return {looks.margin, looks.win_chance, parts, 1};
}

}  // namespace orrery::anunnaki
