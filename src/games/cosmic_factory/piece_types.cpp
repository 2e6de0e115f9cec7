#include "games/cosmic_factory/piece_types.h"

#include <cstdlib>
#include <optional>
#include <utility>

#include "core/schema.h"
#include "games/cosmic_factory/action.h"

namespace orrery::cosmic_factory {
namespace {

constexpr int kFarthest = 19;         // 20 and above are the cells of A and B
constexpr int kFarthestInGalaxy = 9;  // of A and B

std::vector<NamedValue> all_tiles() {
    std::vector<NamedValue> tiles;
    for (int tile = 1; tile <= kTileCount; ++tile)
        tiles.push_back({RawValue{tile}, tile_name(tile)});
    return tiles;
}

Cell cell_of(int x, int y) {
    return {static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
}

void put_in_order(RawValue& pair) {
    if (!row_major_less(cell_of(pair[2], pair[3]), cell_of(pair[0], pair[1]))) return;
    std::swap(pair[0], pair[2]);
    std::swap(pair[1], pair[3]);
}

}  // namespace

TileType::TileType() : NamedType("tile", "a tile number from 1 to 54", all_tiles()) {}

bool TileType::read(TextReader& text, RawValue& value) const {
    const std::optional<int> tile = text.number(1, kTileCount);
    if (tile) value = {*tile};
    return tile.has_value();
}

void TileType::read_json(const JsonReader& json, RawValue& value) const {
    if (json.is_string()) return NamedType::read_json(json, value);
    value = {static_cast<int>(json.integer(1, kTileCount))};
}

CellType::CellType()
    : ValueType("cell", "a cell like (0,1), or A(0,1) and B(0,1) in two galaxies", 2) {}

bool CellType::has(const RawValue& value) const {
    const int far = value[0] > kFarthest ? kFarthestInGalaxy : kFarthest;
    return value[0] >= -kFarthest && value[0] <= kGalaxyB + kFarthestInGalaxy &&
           std::abs(value[1]) <= far;
}

Json CellType::json(const RawValue& value) const {
    return has(value) ? Json(print(value)) : Json();
}

void CellType::read_json(const JsonReader& json, RawValue& value) const {
    TextReader text(json.string());
    if (!json.ok() || (read(text, value) && text.at_end())) return;
    value = {};
    json.fail("expected " + meaning());
}

std::string CellType::print(const RawValue& value) const {
    return has(value) ? to_text(cell_of(value[0], value[1])) : "?";
}

bool CellType::read(TextReader& text, RawValue& value) const {
    const bool in_a = text.peek_word() == "A", in_b = text.peek_word() == "B";
    const bool in_galaxy = in_a || in_b;
    if (in_galaxy) text.word();
    const int far = in_galaxy ? kFarthestInGalaxy : kFarthest;
    if (!text.accept('(')) return false;
    const std::optional<int> x = text.number(in_galaxy ? 0 : -far, far);
    if (!x || !text.accept(',')) return false;
    const std::optional<int> y = text.number(-far, far);
    if (!y || !text.accept(')')) return false;
    value = {*x + (in_a ? kGalaxyA : in_b ? kGalaxyB : 0), *y};
    return true;
}

Json CellType::schema() const {
    return schema::text(R"(^([AB]\([0-9],-?[0-9]\)|\(-?1?[0-9],-?1?[0-9]\))$)");
}

CellPairType::CellPairType(const CellType& of)
    : ValueType("cells", "two cells like (0,0) with (1,1)", 4), of_(&of) {}

bool CellPairType::has(const RawValue& value) const {
    RawValue in_order = value;
    put_in_order(in_order);
    return in_order == value && of_->has({value[0], value[1]}) && of_->has({value[2], value[3]});
}

Json CellPairType::json(const RawValue& value) const {
    return JsonArray{of_->json({value[0], value[1]}), of_->json({value[2], value[3]})};
}

void CellPairType::read_json(const JsonReader& json, RawValue& value) const {
    if (json.size(2, 2) != 2) return;
    const RawValue one = of_->from_json(json[0]), other = of_->from_json(json[1]);
    value = {one[0], one[1], other[0], other[1]};
    put_in_order(value);
}

std::string CellPairType::print(const RawValue& value) const {
    return of_->print({value[0], value[1]}) + " with " + of_->print({value[2], value[3]});
}

bool CellPairType::read(TextReader& text, RawValue& value) const {
    RawValue one, other;
    if (!of_->read(text, one) || !text.accept_word("with") || !of_->read(text, other)) return false;
    value = {one[0], one[1], other[0], other[1]};
    put_in_order(value);
    return true;
}

Json CellPairType::schema() const {
    return schema::list(2, 2, of_->schema());
}

SecondCellType::SecondCellType(const CellType& of)
    : ValueType("second_cell", of.meaning(), 3), of_(&of) {}

bool SecondCellType::has(const RawValue& value) const {
    return value[0] == 2 && of_->has({value[1], value[2]});
}

Json SecondCellType::json(const RawValue& value) const {
    return has(value) ? of_->json({value[1], value[2]}) : Json();
}

void SecondCellType::read_json(const JsonReader& json, RawValue& value) const {
    const RawValue cell = of_->from_json(json);
    value = {2, cell[0], cell[1]};
}

std::string SecondCellType::print(const RawValue& value) const {
    return of_->print({value[1], value[2]});
}

bool SecondCellType::read(TextReader& text, RawValue& value) const {
    RawValue cell;
    if (!of_->read(text, cell)) return false;
    value = {2, cell[0], cell[1]};
    return true;
}

Json SecondCellType::schema() const {
    return of_->schema();
}

}  // namespace orrery::cosmic_factory
