// A name that --content corrects reaches everything that says it: games are played with content in
// which everything has another name, and no old name comes out of what the terminal and the
// interfaces say.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <deque>
#include <map>
#include <set>

#include "cli/companion/board.h"
#include "cli/companion/instructions.h"
#include "cli/companion/questions.h"
#include "cli/play/explain.h"
#include "cli/play/presenter.h"
#include "core/embedded_content.h"
#include "games/anunnaki/companion/game.h"
#include "games/registry.h"
#include "tests/cli/play/scripted_session.h"
#include "tests/support/games.h"
#include "tests/support/random_game.h"
#include "tests/support/scale.h"

namespace orrery::cli::play {
namespace {

constexpr int kGames = 40;
constexpr std::uint32_t kLooks = 12;  // after one action in so many
const Style kPlain{};

// As long as the old one, so that lines break and columns stand where they did.
std::string renamed(std::string text) {
    for (char& c : text) {
        if (c >= 'a' && c <= 'z') c = static_cast<char>('a' + (c - 'a' + 13) % 26);
        if (c >= 'A' && c <= 'Z') c = static_cast<char>('A' + (c - 'A' + 13) % 26);
    }
    return text;
}

bool is_word(unsigned char c) {
    return std::isalnum(c) != 0 || c >= 0x80;
}

bool says(std::string_view text, std::string_view name) {
    for (std::size_t at = text.find(name); at != std::string_view::npos;
         at = text.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        if ((at == 0 || !is_word(static_cast<unsigned char>(text[at - 1]))) &&
            (end == text.size() || !is_word(static_cast<unsigned char>(text[end]))))
            return true;
    }
    return false;
}

std::string lower(std::string_view text) {
    std::string small(text);
    for (char& c : small) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return small;
}

// The content of all games with other names; and the names it had.
class Renamed {
  public:
    Renamed() {
        for (const ContentFile& file : embedded_content()) {
            const bool read = !file.name.ends_with("judge.json");
            if (read) {
                Json json = test::json(file.text);
                rename(json, std::string(file.game));
                texts_.push_back(to_text(json));
            }
            files_.push_back({file.game, file.name, read ? texts_.back() : file.text});
        }
        Result<Registry> loaded = Registry::load(files_);
        EXPECT_TRUE(loaded.ok()) << to_string(loaded.error());
        registry_ = std::move(*loaded);
    }

    std::span<const std::unique_ptr<AnyGame>> games() const { return registry_.games(); }
    // What must not be said of a game any more. A word of the rules (a kind, an id, a part of the
    // score) may stay, though something is called so.
    std::set<std::string> old_names(const AnyGame& game) const {
        std::set<std::string> names;
        const std::string rules =
            lower(to_text(game_json(game)) +
                  to_text(standing_json(
                      test::start(game, game.info().min_players, JsonObject{}, 1)->standing())));
        const std::string of =
            game.info().id == "cosmobot" ? "anunnaki" : std::string(game.info().id);
        for (const auto& [game_id, name] : names_)
            if (game_id == of && !says(rules, lower(name))) names.insert(name);
        return names;
    }

  private:
    void rename(Json& value, const std::string& game) {
        if (value.is_array())
            for (Json& one : value.as_array()) rename(one, game);
        if (!value.is_object()) return;
        JsonObject& object = value.as_object();
        for (auto& member : object) {
            // A god has one name in all languages.
            const bool god = member.key() == "name" && object.contains("rank");
            if (god) change(member.value(), game);
            if (member.key() == "names")
                for (const char* language : {"de", "en", "fr"})
                    change(member.value().as_object()[language], game);
            else if (!god)
                rename(member.value(), game);
        }
    }
    void change(Json& name, const std::string& game) {
        const std::string before(name.as_string());
        name = renamed(before);
        names_.emplace(game, before);
    }

    std::deque<std::string> texts_;
    std::vector<ContentFile> files_;
    std::set<std::pair<std::string, std::string>> names_;
    Registry registry_;
};

// Everything that is said of a position, and of what led to it.
std::string said_of(const test::RandomGame& game, const Presenter& presenter,
                    const std::vector<Event>& events) {
    const Position& position = game.position();
    SeatNames names = player_names(position.players());
    const std::string_view opponent = position.game().info().opponent;
    if (!opponent.empty()) names.names.emplace_back(opponent);
    const View view(position, 0);
    std::string text =
        joined(presenter.screen(view, names, kPlain)) + presenter.prompt(view, names) + "\n" +
        joined(presenter.tell(events, view, names, kPlain).lines) +
        joined(presenter.reasons(events, kPlain)) + to_text(standing_json(position.standing()));
    for (Seat seat = 0; seat < position.players(); ++seat) {
        text += joined(presenter.look(view, seat, names, kPlain));
        const std::vector<Action> legal = position.legal(seat);
        if (legal.empty()) continue;
        text += joined(list_kinds(position, seat, kPlain));
        text += joined(explain(position, presenter, seat, legal.front(), kPlain));
        text += joined(explain(position, presenter, seat, legal.back(), kPlain));
    }
    return text;
}

// The same of the companion, which has a terminal of its own: what it knows, asks, and wants done.
std::string said_of_companion(const Position& position, const std::vector<Event>& events) {
    const auto& rules = rules_of<anunnaki::companion::Companion>(position.game());
    const auto& state = state_of<anunnaki::companion::Companion>(position);
    std::string text = joined(companion::draw_board(rules.content(), state, kPlain)) +
                       joined(companion::question(rules.content(), state)) +
                       joined(companion::missing(state)) +
                       to_text(standing_json(position.standing()));
    for (const companion::Step& step : companion::instructions(rules, events))
        text += step.text + "\n";
    return text;
}

// Which of the names are said in some games, each with what was said around it.
std::map<std::string, std::string> said_in(const AnyGame& game,
                                           const std::set<std::string>& names) {
    std::map<std::string, std::string> said;
    const auto listen = [&](const std::string& text) {
        for (const std::string& name : names)
            if (!said.contains(name) && says(text, name))
                said[name] = text.substr(std::max<std::size_t>(text.find(name), 200) - 200, 400);
    };
    const bool companion = game.info().id == "cosmobot";
    const std::unique_ptr<Presenter> presenter = make_presenter(game);
    listen(to_text(game_json(game)));
    listen(joined(presenter->typing_help()) + joined(presenter->rules_help()));
    for (int number = 0; number < test::scaled(kGames); ++number) {
        const int range = game.info().max_players - game.info().min_players + 1;
        test::RandomGame random(game, game.info().min_players + number % range, JsonObject{},
                                static_cast<std::uint64_t>(number));
        std::vector<Event> events;
        while (const auto step = random.choose()) {
            random.play(*step, &events);
            if (!random.one_in(kLooks) && !random.position().over()) continue;
            listen(companion ? said_of_companion(random.position(), events)
                             : said_of(random, *presenter, events));
            events.clear();
        }
    }
    return said;
}

TEST(RenamedContent, no_old_name_is_said) {
    const Renamed content;
    for (const auto& game : content.games()) {
        const std::set<std::string> old = content.old_names(*game);
        for (const auto& [name, around] : said_in(*game, old))
            ADD_FAILURE() << game->info().id << " says \"" << name << "\" in:\n" << around;
        // Where nothing is renamed, they are heard.
        EXPECT_FALSE(said_in(test::game(game->info().id), old).empty()) << game->info().id;
    }
}

}  // namespace
}  // namespace orrery::cli::play
