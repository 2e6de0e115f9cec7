// A line in which those who wait take turns, however much each of them has brought: the firsts of
// the names one after the other, among what is one first's the seconds, and so on.
#pragma once

#include <array>
#include <cstddef>
#include <deque>
#include <map>
#include <span>
#include <string>
#include <utility>

namespace orrery::server {

template <class Item, std::size_t kNames>
class FairLine {
  public:
    using Names = std::span<const std::string, kNames>;

    bool empty() const { return order_.empty(); }

    // It stays where it is until its turn comes.
    Item& add(Names who, Item item) {
        const auto [line, is_new] = lines_.try_emplace(who.front());
        if (is_new) order_.push_back(who.front());
        return line->second.add(who.template subspan<1>(), std::move(item));
    }

    // There must be one. Who had their turn goes to the end, or leaves when nothing more is theirs.
    Item take() {
        std::string who = std::move(order_.front());
        order_.pop_front();
        const auto line = lines_.find(who);
        Item item = line->second.take();
        if (line->second.empty())
            lines_.erase(line);
        else
            order_.push_back(std::move(who));
        return item;
    }

  private:
    std::deque<std::string> order_;
    std::map<std::string, FairLine<Item, kNames - 1>> lines_;
};

// What bears the same names comes in the order in which it was brought.
template <class Item>
class FairLine<Item, 0> {
  public:
    bool empty() const { return items_.empty(); }
    Item& add(std::span<const std::string, 0>, Item item) {
        return items_.emplace_back(std::move(item));
    }
    Item take() {
        Item item = std::move(items_.front());
        items_.pop_front();
        return item;
    }

  private:
    std::deque<Item> items_;
};

}  // namespace orrery::server
