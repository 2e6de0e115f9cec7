// Events: what happened, small and without language. Pages animate them, logs print them.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <initializer_list>

#include "core/types.h"

namespace orrery {

struct Event {
    std::uint8_t kind = 0;
    Seat seat = kClock;         // whom it is about; kClock = nobody
    Seat audience = kEveryone;  // who may see it
    std::uint8_t reserved = 0;  // keeps the layout free of padding
    std::array<std::int16_t, 6> arguments{};

    static constexpr Seat kEveryone = -3;
    constexpr bool visible_to(Seat viewer) const {
        return audience == kEveryone || audience == viewer;
    }
    friend constexpr bool operator==(const Event&, const Event&) = default;
};
static_assert(sizeof(Event) == 16);

// Playouts tell nobody: the compiler removes every call.
struct NoEvents {
    static constexpr bool kListens = false;
    void operator()(const Event&) const {}
};

// Tells a listener behind a plain function pointer, so that rules need only two instances.
class EventSink {
  public:
    static constexpr bool kListens = true;
    template <class Listener>
    explicit EventSink(Listener& listener)
        : context_(&listener), call_([](void* context, const Event& event) {
              (*static_cast<Listener*>(context))(event);
          }) {}
    void operator()(const Event& event) const { call_(context_, event); }

  private:
    void* context_;
    void (*call_)(void*, const Event&);
};

// Tells the sink what happened to whom (kClock = nobody); nothing where nobody listens.
template <class Events, class Kind>
constexpr void tell_event(const Events& events, Kind kind, Seat seat,
                          std::initializer_list<int> arguments = {},
                          Seat audience = Event::kEveryone) {
    if constexpr (Events::kListens) {
        Event event{static_cast<std::uint8_t>(kind), seat, audience, 0, {}};
        assert(arguments.size() <= event.arguments.size());
        std::transform(arguments.begin(), arguments.end(), event.arguments.begin(),
                       [](int argument) { return static_cast<std::int16_t>(argument); });
        events(event);
    }
}

}  // namespace orrery
