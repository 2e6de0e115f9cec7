// docs/adding-a-card.md, done as it says: each entry of the page is put into a copy of its file in
// a temporary folder, and the program plays with it.
#include <gmock/gmock.h>

#include <deque>
#include <span>

#include "core/embedded_content.h"
#include "core/json.h"
#include "games/crafting_the_cosmos/game.h"
#include "tests/cli/documented_card.h"
#include "tests/cli/run_program.h"
#include "tests/support/data_file.h"
#include "tests/support/games.h"

namespace orrery::cli {
namespace {

using ::testing::HasSubstr;

// The files of a game, with the page's entry added to the one it names.
class NewCard {
  public:
    explicit NewCard(const std::string& file) {
        const DocumentedCard added = documented_card(file);
        const std::string game = file.substr(0, file.find('/'));
        for (const ContentFile& content : embedded_content()) {
            if (content.game != game) continue;
            const std::string name = game + "/" + std::string(content.name);
            Json json = test::json(content.text);
            if (name == file) added.put_into(json);
            texts_.push_back(to_text(json));
            folder_.write(name, texts_.back());
            files_.push_back({content.game, content.name, texts_.back()});
        }
    }
    // For the engine, and for the program as --content.
    std::span<const ContentFile> files() const { return files_; }
    Ran run(const std::string& arguments) const {
        return run_program_with("--content " + folder_.path() + " " + arguments);
    }

  private:
    TemporaryFolder folder_;
    std::deque<std::string> texts_;
    std::vector<ContentFile> files_;
};

// The program lists it, and plays whole games with it.
void expect_listed(const NewCard& card, const std::string& game,
                   std::initializer_list<const char*> names) {
    const Ran listed = card.run("content " + game);
    EXPECT_EQ(listed.exit_code, 0) << listed.err;
    for (const char* name : names) EXPECT_THAT(listed.out, HasSubstr(name));
    const Ran played = card.run("bench --games 3 " + game);
    EXPECT_EQ(played.exit_code, 0) << played.err;
}

TEST(NewCard, a_power_of_crafting_the_cosmos) {
    namespace ctc = crafting_the_cosmos;
    const NewCard card("crafting-the-cosmos/powers.json");
    expect_listed(card, "crafting-the-cosmos", {"Gammablitz", "Gamma-Ray Burst", "Sursaut gamma"});

    Result<ctc::Content> content = ctc::load_content(card.files());
    ASSERT_TRUE(content.ok()) << to_string(content.error());
    const ctc::CraftingTheCosmos game(std::move(*content));
    const Vocabulary& words = game.words().vocabulary;
    const auto power = static_cast<std::uint8_t>(game.words().power->find("PL-9")->value[0]);
    JsonErrors errors;
    ctc::State state = game.setup(2, JsonReader(Json(JsonObject{}), errors), Seed{});
    auto& deck = state.power_decks[0];
    EXPECT_EQ(deck.size(), 8U) << "of the nine, eight are in a game";
    if (!deck.remove({power, 0})) deck.pop_back();
    ctc::SeatState& own = state.own();
    own.powers[0] = power;
    own.hand = {0, 0, 2, 0};
    own.cards = 2;
    state.phase = ctc::Phase::kCraft;
    std::string told;
    auto listener = [&](const Event& event) { told += to_text(words.event_json(event)) + "\n"; };
    const auto seat = static_cast<Seat>(state.current);
    for (const char* text : {"use PL-9 with gravity", "choose L21", "choose S19"}) {
        const Result<Action> action = words.parse(text);
        ASSERT_TRUE(action.ok()) << text << ": " << to_string(action.error());
        ASSERT_EQ(game.check(state, seat, *action), nullptr) << text;
        game.apply(state, seat, *action, EventSink(listener));
    }
    EXPECT_TRUE(own.supernovae.contains(game.content().board.centre_star));
    EXPECT_TRUE(own.proto.empty());
    EXPECT_EQ(own.card_points, 4);
    EXPECT_THAT(told, HasSubstr(R"("power":"PL-9")"));
    EXPECT_EQ(state.phase, ctc::Phase::kCraft);
}

TEST(NewCard, objectives_of_cosmogenesis) {
    expect_listed(NewCard("cosmogenesis/planetary.json"), "cosmogenesis",
                  {"Ferne Oase", "Far Oasis", "Oasis lointaine"});
    expect_listed(NewCard("cosmogenesis/stellar.json"), "cosmogenesis",
                  {"Stille Riesen", "Silent Giants"});
}

TEST(NewCard, an_adviser_of_cosmobot) {
    const NewCard card("anunnaki/advisers.json");
    expect_listed(card, "anunnaki", {"cube 2; oracle; move 4 cunning"});
    EXPECT_EQ(card.run("bench --games 3 cosmobot").exit_code, 0);
}

}  // namespace
}  // namespace orrery::cli
