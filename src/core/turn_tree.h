// A search over whole turns: a tree whose moves are ways through a turn. The game proposes the best
// looking ones and says what they lead to; every seat is taken to play for itself (max^n). It is
// the same for the same guesses and number of iterations, and ends early only out of patience.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <utility>
#include <vector>

#include "core/action.h"
#include "core/patience.h"
#include "core/prospect.h"
#include "core/types.h"

namespace orrery {

using Prospects = std::array<Prospect, kMaxSeats>;

// A way through the rest of a turn, and how its end looks to who plays it.
struct TurnPlan {
    std::vector<Action> actions;
    Prospect looks;
};

// What the tree asks of a game.
template <class G>
concept GameOfTurns = requires(const G game, const typename G::State& position,
                               typename G::State& state, const TurnPlan& plan) {
    { game.mover(position) } -> std::same_as<Seat>;
    // Ways through the mover's turn, the best looking first; one at least.
    { game.propose(position) } -> std::same_as<std::vector<TurnPlan>>;
    // How the turn's end looks to everybody, before anything follows from it.
    { game.prospects(position, plan) } -> std::same_as<Prospects>;
    // Plays the turn. False where nothing can be looked into after it: there chance falls, or the
    // game is over.
    { game.play(state, plan) } -> std::same_as<bool>;
};

// A turn that was looked into.
struct Turn {
    TurnPlan plan;
    std::uint32_t visits = 0;
    Prospect sum;  // of all visits, for who plays it

    // What was seen of it; before the first visit, how it looks.
    Prospect mean() const {
        if (visits == 0) return plan.looks;
        return {sum.margin / visits, sum.win_chance / visits};
    }
};

template <GameOfTurns G>
class TurnTree {
  public:
    using State = typename G::State;

    // One position, with what the mover cannot know guessed one or several times; what is proposed
    // there must be the same for all of them.
    TurnTree(const G& game, std::vector<State> guesses)
        : game_(&game), guesses_(std::move(guesses)) {
        add_node(guesses_.front());
        first_.assign(nodes_.front().edges.size() * guesses_.size(), kUnseen);
    }

    // Each iteration looks into one more position, or once more at an end.
    void search(std::uint32_t iterations, Patience patience) {
        for (std::uint32_t i = 0; i < iterations && !patience.is_out(); ++i)
            look(i % guesses_.size());
    }

    // The turns from here: those that were looked into most often first.
    std::vector<Turn> turns() const {
        std::vector<Turn> turns;
        for (const Edge& edge : nodes_.front().edges) turns.push_back(edge.turn);
        std::stable_sort(turns.begin(), turns.end(),
                         [](const Turn& a, const Turn& b) { return a.visits > b.visits; });
        return turns;
    }

  private:
    // A node, or what is known of one that is not there.
    using Link = std::uint32_t;
    static constexpr Link kUnseen = 0;  // nothing leads to the first node
    static constexpr Link kEnd = ~Link{0};

    struct Edge {
        Turn turn;
        Link next = kUnseen;
    };
    struct Node {
        State state;
        Seat mover = 0;
        std::uint32_t visits = 0;
        std::vector<Edge> edges;  // the best looking first
    };
    struct Step {
        Link node = 0;
        std::size_t edge = 0;
    };

    // Tried in matches: half or twice as much plays alike, a quarter of the curiosity
    // rather worse.
    static constexpr double kCuriosity = 4.0;  // in points
    static constexpr double kTaste = 2.0;      // so many points less are a quarter of the taste
    static constexpr std::size_t kOpenAtOnce = 2;

    Link add_node(const State& state) {
        Node& node = nodes_.emplace_back(Node{state, game_->mover(state), 0, {}});
        for (TurnPlan& plan : game_->propose(state))
            node.edges.push_back({{std::move(plan), 0, {}}, kUnseen});
        return static_cast<Link>(nodes_.size() - 1);
    }

    // Follows the most promising turns down to a position that is new, or to an end, and tells
    // everybody on the way what it is worth.
    void look(std::size_t guess) {
        std::vector<Step> path;
        Link at = 0;
        for (;;) {
            path.push_back({at, most_promising(nodes_[at])});
            const Link next = grow(path.back(), guess);
            if (next == kEnd) break;
            at = next;
            if (nodes_[at].visits == 0) {
                path.push_back({at, 0});
                break;
            }
        }
        const Step last = path.back();
        const Prospects found = game_->prospects(state_of(last.node, guess), plan_of(last));
        for (const Step& step : path) {
            Node& node = nodes_[step.node];
            Turn& turn = node.edges[step.edge].turn;
            ++node.visits;
            ++turn.visits;
            turn.sum += found[static_cast<std::size_t>(node.mover)];
        }
    }

    const State& state_of(Link node, std::size_t guess) const {
        return node == 0 ? guesses_[guess] : nodes_[node].state;
    }
    const TurnPlan& plan_of(Step step) const {
        return nodes_[step.node].edges[step.edge].turn.plan;
    }
    // Only after the first turn it matters what was guessed.
    Link& link_of(Step step, std::size_t guess) {
        return step.node == 0 ? first_[step.edge * guesses_.size() + guess]
                              : nodes_[step.node].edges[step.edge].next;
    }

    // Where a turn leads.
    Link grow(Step step, std::size_t guess) {
        if (const Link known = link_of(step, guess); known != kUnseen) return known;
        State state = state_of(step.node, guess);
        const Link next = game_->play(state, plan_of(step)) ? add_node(state) : kEnd;
        return link_of(step, guess) = next;
    }

    // The more often a node is visited, the more of its turns are thought of: a turn is worth what
    // was seen of it, and more while it looks well and is seldom visited.
    std::size_t most_promising(const Node& node) const {
        const double visits = node.visits;
        const std::size_t open =
            std::min(node.edges.size(), kOpenAtOnce + static_cast<std::size_t>(std::sqrt(visits)));
        const double best_look = node.edges.front().turn.plan.looks.margin;
        std::vector<double> tastes(open);
        double all_tastes = 0, surprise = 0;
        for (std::size_t i = 0; i < open; ++i) {
            const Turn& turn = node.edges[i].turn;
            const double behind = 1 + (best_look - turn.plan.looks.margin) / kTaste;
            tastes[i] = 1 / (behind * behind);
            all_tastes += tastes[i];
            surprise += turn.sum.margin - turn.visits * turn.plan.looks.margin;
        }
        // By how much turns are worth more than they look; those to come are no different.
        if (node.visits > 0) surprise /= visits;
        const auto promise = [&](std::size_t i) {
            const Turn& turn = node.edges[i].turn;
            const double seldom = 1.0 / (turn.visits + 1.0);
            return (turn.sum.margin + turn.plan.looks.margin + surprise) * seldom +
                   kCuriosity * tastes[i] / all_tastes * std::sqrt(visits) * seldom;
        };
        std::size_t best = 0;
        for (std::size_t i = 1; i < open; ++i)
            if (promise(i) > promise(best)) best = i;
        return best;
    }

    const G* game_;
    std::vector<State> guesses_;
    std::deque<Node> nodes_;   // they are large: none is ever moved
    std::vector<Link> first_;  // where the first turns lead, guess by guess
};

}  // namespace orrery
