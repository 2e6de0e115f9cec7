// The names of everything that crosses the game's boundary.
#pragma once

#include "core/vocabulary.h"
#include "games/crafting_the_cosmos/content.h"

namespace orrery::crafting_the_cosmos {

// One of the two effects of a power: which one it is depends on the power, so the number of that
// comes first.
class ModeType : public ValueType {
  public:
    explicit ModeType(const Content& content);

    bool has(const RawValue& value) const override;
    Json json(const RawValue& value) const override;
    void read_json(const JsonReader& json, RawValue& value) const override;
    std::string print(const RawValue& value) const override;
    bool read(TextReader& text, RawValue& value) const override;
    Json schema() const override;
    bool is_absent(const RawValue& value) const override { return value[1] == 0; }
    void make_absent(RawValue& value) const override { value[1] = 0; }

  private:
    const std::string& name_of(const RawValue& value) const {
        return modes_[static_cast<std::size_t>(value[0])][static_cast<std::size_t>(value[1] - 1)];
    }
    std::vector<std::array<std::string, 2>> modes_;  // by power
};

// Energy cards by type: "2 light 1 time", {"light": 2, "time": 1}.
class CardsType : public ValueType {
  public:
    explicit CardsType(const NamedType& energy)
        : ValueType("cards", "cards like 2 light 1 time", kEnergies), energy_(&energy) {}

    bool has(const RawValue& value) const override;
    Json json(const RawValue& value) const override;
    void read_json(const JsonReader& json, RawValue& value) const override;
    std::string print(const RawValue& value) const override;
    bool read(TextReader& text, RawValue& value) const override;
    Json schema() const override;

  private:
    const NamedType* energy_;
};

struct Words {
    explicit Words(const Content& content);

    Vocabulary vocabulary;
    const NamedType* phase;         // shift, craft, …
    const NamedType* energy;        // light, time, gravity, chemistry
    const NamedType* energy_card;   // likewise, from 1
    const NamedType* element;       // H, He, O, C
    const NamedType* star;          // H … SN-C: a token
    const NamedType* life;          // proto, stable: likewise
    const NamedType* sector;        // delta, psi, phi
    const NamedType* star_space;    // S01 …
    const NamedType* life_space;    // L01 …
    const NamedType* nebula_space;  // ND0 …
    const NamedType* tile;          // NT1-01 …
    const NamedType* power;         // PL-1 …
    const NamedType* goal;          // UG-01 …
    const NamedType* clause;        // what a part of an effect does: gain_any_star, …
    const NamedType* move;          // own, dark from light …: of a shift
    const ModeType* mode;           // steps or proto, for PT-4
};

}  // namespace orrery::crafting_the_cosmos
