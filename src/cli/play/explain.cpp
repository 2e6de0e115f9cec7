#include "cli/play/explain.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/json.h"

namespace orrery::cli::play {
namespace {

constexpr int kRowsPerPage = 16;

}  // namespace

Lines list_kinds(const Position& position, Seat seat, const Style& style) {
    const AnyGame& game = position.game();
    const std::vector<Action> legal = position.legal(seat);
    if (legal.empty()) return {"There is nothing you can do now."};
    Lines lines;
    int widest = 12;
    const std::span<const ActionForm> forms = game.vocabulary().action_forms();
    for (const ActionForm& shape : forms)
        for (const Action action : legal)
            if (action.kind == shape.kind) widest = std::max(widest, columns(shape.name));
    for (const ActionForm& shape : forms) {
        const auto same = [&](Action action) { return action.kind == shape.kind; };
        const auto count = std::count_if(legal.begin(), legal.end(), same);
        if (count == 0) continue;
        const auto first = std::find_if(legal.begin(), legal.end(), same);
        const auto last = std::find_if(legal.rbegin(), legal.rend(), same);
        std::string line =
            fmt::format("  {} {}  {}", padded(shape.name, widest),
                        inked(style, kStrong, fmt::format("{:>4}", count)), game.print(*first));
        if (count > 1) line += fmt::format(" … {}", game.print(*last));
        lines.push_back(line);
    }
    lines.push_back(
        inked(style, kQuiet, "  ? and a word lists that kind, ? and an action explains it."));
    return lines;
}

Lines list_actions(const Position& position, Seat seat, std::string_view kind, int page,
                   const Style& style) {
    const AnyGame& game = position.game();
    const std::span<const ActionForm> shapes = game.vocabulary().action_forms();
    const auto shape = std::find_if(shapes.begin(), shapes.end(),
                                    [&](const ActionForm& each) { return each.name == kind; });
    // "done" is a kind and an action at once: that is explained, not listed.
    if (shape == shapes.end() || !shape->has_operands()) return {};
    Lines texts;
    for (const Action action : position.legal(seat))
        if (action.kind == shape->kind) texts.push_back(game.print(action));
    if (texts.empty()) return {fmt::format("No \"{}\" is possible now.", kind)};

    int widest = 0;
    for (const std::string& text : texts) widest = std::max(widest, columns(text));
    const int across = std::max(1, (style.width - 2) / (widest + 2));
    const auto per_page = static_cast<std::size_t>(across * kRowsPerPage);
    const std::size_t pages = (texts.size() + per_page - 1) / per_page;
    const std::size_t shown =
        std::clamp<std::size_t>(static_cast<std::size_t>(std::max(1, page)), 1, pages);
    Lines lines;
    for (std::size_t i = (shown - 1) * per_page; i < std::min(texts.size(), shown * per_page);
         ++i) {
        if (i % static_cast<std::size_t>(across) == 0) lines.emplace_back("  ");
        lines.back() += padded(texts[i], widest + 2);
    }
    if (pages > 1)
        lines.push_back(inked(style, kQuiet,
                              fmt::format("  {} ways, page {} of {}; the next one: ? {} {}",
                                          texts.size(), shown, pages, kind, shown % pages + 1)));
    return lines;
}

Lines explain(const Position& position, const Presenter& presenter, Seat seat, Action action,
              const Style& style) {
    const AnyGame& game = position.game();
    if (const Refusal* refusal = position.check(seat, action))
        return wrapped("Not allowed: " + refusal_text(game, action, *refusal), style.width, 2);
    Lines lines{fmt::format("Allowed: {}", game.print(action))};
    const std::unique_ptr<Position> tried = position.clone();
    const Applied applied = tried->apply(seat, action, nullptr);
    if (applied.revealed)
        lines.emplace_back("  It brings something hidden to light and cannot be undone.");
    else if (applied.turn_passed)
        lines.emplace_back("  It is final and cannot be undone.");
    if (!applied.revealed) {
        const Lines changes = presenter.difference(View(position, seat), View(*tried, seat));
        lines.insert(lines.end(), changes.begin(), changes.end());
    }
    return lines;
}

std::string refusal_text(const AnyGame& game, Action action, const Refusal& refusal) {
    return fmt::format("{}: {} ({})", game.print(action), refusal.text, refusal.rule);
}

}  // namespace orrery::cli::play
