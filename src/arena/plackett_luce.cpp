#include "arena/plackett_luce.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace orrery::arena {
namespace {

const double kEloOfNepers = 400 / std::log(10.0);

// Everybody is taken to have drawn a game against somebody of strength 1: half a win and half a
// loss, which are two observations. This is what they add to the curvature of the logarithm of a
// strength, and to the spread of its gradient.
double prior_curvature(double strength) {
    return strength / ((1 + strength) * (1 + strength));
}
double prior_spread(double strength) {
    const double won = 0.5 / (1 + strength), lost = 0.5 * strength / (1 + strength);
    return won * won + lost * lost;
}

double total_of(const std::vector<int>& left, const std::vector<double>& strength) {
    double total = 0;
    for (std::size_t i = 0; i < left.size(); ++i) total += left[i] * strength[i];
    return total;
}

bool before(const Ranked& a, const Ranked& b) {
    return std::pair(a.place, a.player) < std::pair(b.place, b.player);
}

// The next order that keeps the places in order: equal places change among themselves, the last
// ones first. False after the last order.
bool next_order(std::vector<Ranked>& game) {
    for (auto end = game.end(); end != game.begin();) {
        const int place = (end - 1)->place;
        const auto begin =
            std::find_if(game.begin(), end, [&](const Ranked& s) { return s.place == place; });
        if (std::next_permutation(begin, end, before)) return true;
        end = begin;
    }
    return false;
}

std::vector<std::vector<int>> orders_of(std::vector<Ranked> game) {
    std::sort(game.begin(), game.end(), before);
    std::vector<std::vector<int>> orders;
    do {
        std::vector<int>& order = orders.emplace_back();
        for (const Ranked& side : game) order.push_back(side.player);
    } while (next_order(game));
    return orders;
}

}  // namespace

void Rankings::add_order(const std::vector<int>& order, double weight, Choices& choices) const {
    std::vector<int> left(players_);
    for (const int player : order) ++left[static_cast<std::size_t>(player)];
    // Who is left alone is no choice.
    for (std::size_t i = 0; i + 1 < order.size(); ++i) {
        choices[{left, order[i]}] += weight;
        --left[static_cast<std::size_t>(order[i])];
    }
}

void Rankings::add_unit(std::span<const std::vector<Ranked>> games) {
    Choices choices;
    for (const std::vector<Ranked>& game : games) {
        const std::vector<std::vector<int>> orders = orders_of(game);
        for (const std::vector<int>& order : orders)
            add_order(order, 1.0 / static_cast<double>(orders.size()), choices);
    }
    for (const auto& [choice, weight] : choices) all_[choice] += weight;
    units_.push_back(std::move(choices));
}

std::vector<double> Rankings::fitted() const {
    constexpr int kMostRounds = 100'000;
    constexpr double kNothing = 1e-12;
    std::vector<double> strength(players_, 1);
    for (int round = 0; round < kMostRounds; ++round) {
        std::vector<double> chosen(players_, 0.5), odds(players_);
        for (std::size_t i = 0; i < players_; ++i) odds[i] = 1 / (1 + strength[i]);
        for (const auto& [choice, weight] : all_) {
            const double total = total_of(choice.left, strength);
            chosen[static_cast<std::size_t>(choice.chosen)] += weight;
            for (std::size_t i = 0; i < players_; ++i) odds[i] += weight * choice.left[i] / total;
        }
        double change = 0;
        for (std::size_t i = 0; i < players_; ++i) {
            const double next = chosen[i] / odds[i];
            change = std::max(change, std::abs(std::log(next / strength[i])));
            strength[i] = next;
        }
        if (change < kNothing) break;
    }
    return strength;
}

SquareMatrix Rankings::covariance(const std::vector<double>& strength) const {
    SquareMatrix curvature = zero_matrix(players_), spread = zero_matrix(players_);
    for (std::size_t i = 0; i < players_; ++i) {
        curvature[i][i] += prior_curvature(strength[i]);
        spread[i][i] += prior_spread(strength[i]);
    }
    for (const auto& [choice, weight] : all_) {
        const double total = total_of(choice.left, strength);
        for (std::size_t i = 0; i < players_; ++i) {
            const double part = choice.left[i] * strength[i] / total;
            curvature[i][i] += weight * part;
            for (std::size_t j = 0; j < players_; ++j)
                curvature[i][j] -= weight * part * choice.left[j] * strength[j] / total;
        }
    }
    for (const Choices& unit : units_) {
        std::vector<double> gradient(players_);
        for (const auto& [choice, weight] : unit) {
            const double total = total_of(choice.left, strength);
            gradient[static_cast<std::size_t>(choice.chosen)] += weight;
            for (std::size_t i = 0; i < players_; ++i)
                gradient[i] -= weight * choice.left[i] * strength[i] / total;
        }
        for (std::size_t i = 0; i < players_; ++i)
            for (std::size_t j = 0; j < players_; ++j) spread[i][j] += gradient[i] * gradient[j];
    }
    const SquareMatrix bread = inverse(curvature);
    return product(product(bread, spread), bread);
}

std::vector<Strength> Rankings::strengths() const {
    const std::vector<double> strength = fitted();
    const SquareMatrix errors = covariance(strength);
    // Against the mean of all, whose errors go together with each one's own.
    const auto count = static_cast<double>(players_);
    double mean = 0, mean_variance = 0;
    for (std::size_t i = 0; i < players_; ++i) {
        mean += std::log(strength[i]) / count;
        for (std::size_t j = 0; j < players_; ++j) mean_variance += errors[i][j] / (count * count);
    }
    std::vector<Strength> result;
    for (std::size_t i = 0; i < players_; ++i) {
        double with_mean = 0;
        for (std::size_t j = 0; j < players_; ++j) with_mean += errors[i][j] / count;
        const double variance = std::max(0.0, errors[i][i] - 2 * with_mean + mean_variance);
        const double elo = kEloOfNepers * (std::log(strength[i]) - mean);
        const double half = kEloOfNepers * kNormal95 * std::sqrt(variance);
        result.push_back({elo, {elo - half, elo + half}});
    }
    return result;
}

}  // namespace orrery::arena
