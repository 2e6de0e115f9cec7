#include "cli/arena/report.h"

#include <fmt/format.h>

#include <ostream>

#include "cli/command.h"
#include "cli/text_table.h"
#include "core/text.h"

namespace orrery::cli {
namespace {

using arena::Interval;
using arena::PlayerSummary;
using arena::Summary;

std::string percent(double share) {
    return fmt::format("{:.1f} %", 100 * share);
}

std::string percent(const Interval& interval) {
    return percent(interval.low) + " to " + percent(interval.high);
}

std::string signed_range(const Interval& interval) {
    return fmt::format("{:+.0f} to {:+.0f}", interval.low, interval.high);
}

// "+12.3 ± 1.1": the half of a symmetric interval.
std::string with_error(const arena::Sample& sample) {
    if (sample.count() == 0) return "–";
    const Interval interval = mean_interval(sample);
    return fmt::format("{:+.1f} ± {:.1f}", sample.mean(), (interval.high - interval.low) / 2);
}

// Where all or nothing was won, nobody knows how far it goes on.
std::string elo_range(const Interval& share, const Interval& elo) {
    if (share.high >= 1) return fmt::format("{:+.0f} or more", elo.low);
    if (share.low <= 0) return fmt::format("{:+.0f} or less", elo.high);
    return signed_range(elo);
}

void print_players(const Summary& summary, std::ostream& out) {
    TextTable table({"player", "games", "won", "95 %", "margin", "Elo", "95 %"});
    for (const PlayerSummary& player : summary.players())
        table.add({player.name, std::to_string(player.games), percent(player.win_share()),
                   percent(player.interval()), with_error(player.margins),
                   fmt::format("{:+.0f}", summary.elo(player)),
                   elo_range(player.interval(), summary.elo_interval(player))});
    table.print(out, "  ");
    out << fmt::format("  An even share is {}.\n", percent(1.0 / summary.sides()));
    for (const PlayerSummary& player : summary.players())
        if (player.forfeits > 0)
            out << fmt::format("  {} forfeited {}.\n", player.name,
                               counted(player.forfeits, "game"));
}

void print_strengths(const Summary& summary, std::string_view opponent, std::ostream& out) {
    const std::vector<arena::Strength> strengths = summary.strengths();
    TextTable table({"strength (Plackett–Luce)", "Elo", "95 %"});
    for (std::size_t i = 0; i < strengths.size(); ++i)
        table.add({i < summary.players().size() ? summary.players()[i].name : std::string(opponent),
                   fmt::format("{:+.0f}", strengths[i].elo), signed_range(strengths[i].interval)});
    out << '\n';
    table.print(out, "  ");
}

void print_pairs(const Summary& summary, bool alone, std::ostream& out) {
    TextTable table(
        {alone ? "with the same deal" : "at the same table", "better", "95 %", "points"});
    const auto name = [&](int player) {
        return summary.players()[static_cast<std::size_t>(player)].name;
    };
    for (const arena::PairSummary& pair : summary.pairs())
        table.add({name(pair.first) + " : " + name(pair.second), percent(pair.better.mean()),
                   percent(share_interval(pair.better)), with_error(pair.difference)});
    out << '\n';
    table.print(out, "  ");
}

void print_sprt(const ArenaRun& run, std::ostream& out) {
    const arena::Sprt& test = *run.sprt();
    const arena::SprtStanding standing = run.sprt_standing();
    const std::string& name = run.summary().players().front().name;
    out << fmt::format("\n  SPRT of {} at {:g} against {:g} Elo: {:.2f} within {:.2f} to {:.2f}, ",
                       name, test.elo0, test.elo1, standing.ratio, standing.lower, standing.upper);
    switch (standing.verdict) {
        case arena::Verdict::kOpen:
            out << "undecided\n";
            break;
        case arena::Verdict::kH0:
            out << fmt::format("H0 is accepted: no more than {:+g} Elo\n", test.elo0);
            break;
        case arena::Verdict::kH1:
            out << fmt::format("H1 is accepted: at least {:+g} Elo\n", test.elo1);
            break;
    }
}

}  // namespace

void print_thinking(const ArenaRun& run, std::ostream& out) {
    using Milliseconds = std::chrono::duration<double, std::milli>;
    for (std::size_t i = 0; i < run.thinking().size(); ++i)
        if (const arena::Thinking& spent = run.thinking()[i]; spent.decisions > 0)
            out << fmt::format(
                "{}: {:.2f} ms a decision, {:.0f} ms at most\n", run.summary().players()[i].name,
                Milliseconds(spent.total).count() / static_cast<double>(spent.decisions),
                Milliseconds(spent.longest).count());
}

int tell_whether_complete(const ArenaRun& run, std::ostream& out) {
    if (run.complete()) return kSuccess;
    out << fmt::format("orrery: stopped after {} of {} units\n", run.summary().units(),
                       run.tournament().schedule().units());
    return kFailure;
}

void print_arena(const ArenaRun& run, std::ostream& out) {
    const arena::Tournament& tournament = run.tournament();
    const Summary& summary = run.summary();
    const GameInfo& info = tournament.game->info();
    out << fmt::format("{} {}: {} in {}, {} at a table{}\n", info.id, to_text(tournament.options),
                       counted(summary.games(), "game"), counted(summary.units(), "unit"),
                       counted(tournament.seats, "seat"),
                       info.opponent.empty() ? "" : fmt::format(" against {}", info.opponent));
    print_players(summary, out);
    const bool alone = tournament.seats == 1;
    // Two at a table for two say it all in the first table.
    if (summary.players().size() > 2 || tournament.seats > 2)
        print_strengths(summary, info.opponent, out);
    if (summary.players().size() > 2 || alone) print_pairs(summary, alone, out);
    if (run.sprt()) print_sprt(run, out);
}

}  // namespace orrery::cli
