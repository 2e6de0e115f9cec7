// How tiles and cells are called: types of this game's own (core/value_type.h).
#pragma once

#include "core/value_type.h"
#include "games/cosmic_factory/galaxy.h"

namespace orrery::cosmic_factory {

// "01" … "54". People may leave out the zero, and documents of before have the number itself.
class TileType : public NamedType {
  public:
    TileType();
    bool read(TextReader& text, RawValue& value) const override;
    void read_json(const JsonReader& json, RawValue& value) const override;
};

// "(0,1)", "A(0,1)", "B(1,1)": x and y.
class CellType : public ValueType {
  public:
    CellType();
    bool has(const RawValue& value) const override;
    Json json(const RawValue& value) const override;
    void read_json(const JsonReader& json, RawValue& value) const override;
    std::string print(const RawValue& value) const override;
    bool read(TextReader& text, RawValue& value) const override;
    Json schema() const override;
    bool is_signed() const override { return true; }
};

// Two cells, "(0,0) with (1,1)", the one that comes first row by row before the other.
class CellPairType : public ValueType {
  public:
    explicit CellPairType(const CellType& of);
    bool has(const RawValue& value) const override;
    Json json(const RawValue& value) const override;
    void read_json(const JsonReader& json, RawValue& value) const override;
    std::string print(const RawValue& value) const override;
    bool read(TextReader& text, RawValue& value) const override;
    Json schema() const override;
    bool is_signed() const override { return true; }

  private:
    const CellType* of_;
};

// A cell that may follow another one: how many cells there are (1 or 2), then x and y.
class SecondCellType : public ValueType {
  public:
    explicit SecondCellType(const CellType& of);
    bool has(const RawValue& value) const override;
    Json json(const RawValue& value) const override;
    void read_json(const JsonReader& json, RawValue& value) const override;
    std::string print(const RawValue& value) const override;
    bool read(TextReader& text, RawValue& value) const override;
    Json schema() const override;
    bool is_signed() const override { return true; }
    bool is_absent(const RawValue& value) const override { return value == RawValue{1, 0, 0}; }
    void make_absent(RawValue& value) const override { value = {1, 0, 0}; }

  private:
    const CellType* of_;
};

}  // namespace orrery::cosmic_factory
