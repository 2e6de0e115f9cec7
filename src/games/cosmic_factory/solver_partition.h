// How much a heap of planets can score at best, when they come in lumps that cannot be split.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace orrery::cosmic_factory::solver {

// The planets of one region of a tile, or of one open zone, end up in one zone together: they are
// a lump. Every zone of the finished galaxy that is not closed yet is a group of lumps, so the best
// sum of table values over all ways to group the lumps bounds what they can still bring. The goal
// of few points asks for the least sum instead.
class PartitionBound {
  public:
    // `values` by size of a zone; `total` is the sum of all sizes there are.
    PartitionBound(std::span<const std::uint8_t> values, int total, bool least);

    // A heap is the sum of its lumps, each written as this number.
    std::uint64_t lump(std::size_t size) const { return lumps_[size]; }

    int bound(std::uint64_t heap) {
        // CF-ZONE-07: a lump without planets is best off as a zone of its own, and where points
        // are unwanted it can always join another.
        const int empty_zones = static_cast<int>(heap >> kEmptyLumpShift) * empty_value_;
        return empty_zones + find(heap & kSizedLumps);
    }

  private:
    static constexpr int kEmptyLumpShift = 56;
    static constexpr std::uint64_t kSizedLumps = (std::uint64_t{1} << kEmptyLumpShift) - 1;
    static constexpr std::uint64_t kFree = ~std::uint64_t{0};
    struct Entry {
        std::uint64_t heap = kFree;
        int value = 0;
    };

    int find(std::uint64_t heap) {
        std::size_t at = slot(heap);
        while (table_[at].heap != heap) {
            if (table_[at].heap == kFree) return remember(heap);
            at = (at + 1) & (table_.size() - 1);
        }
        return table_[at].value;
    }
    std::size_t slot(std::uint64_t heap) const {
        return static_cast<std::size_t>(heap * 0x9E3779B97F4A7C15ULL >> shift_);
    }
    int remember(std::uint64_t heap);
    void store(const Entry& entry);
    int compute(std::uint64_t heap);
    int fill_group(std::uint64_t heap, std::size_t largest, std::size_t sum);
    std::size_t count(std::uint64_t heap, std::size_t size) const {
        return static_cast<std::size_t>(heap / weights_[size] % radix_[size]);
    }

    std::vector<std::uint8_t> values_;
    std::size_t top_ = 0;  // from this size on the value no longer changes
    bool least_ = false;
    int empty_value_ = 0;
    // A heap is a number with one digit for each size: how many lumps of it there are.
    std::vector<std::uint64_t> weights_, radix_, lumps_;
    std::vector<Entry> table_;
    std::size_t used_ = 0;
    int shift_ = 0;
};

}  // namespace orrery::cosmic_factory::solver
