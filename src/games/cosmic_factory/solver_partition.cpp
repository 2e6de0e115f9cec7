#include "games/cosmic_factory/solver_partition.h"

#include <algorithm>
#include <bit>

namespace orrery::cosmic_factory::solver {

PartitionBound::PartitionBound(std::span<const std::uint8_t> values, int total, bool least)
    : least_(least), empty_value_(least ? 0 : values[0]) {
    top_ = values.size() - 1;
    while (top_ > 1 && values[top_ - 1] == values[top_]) --top_;
    top_ = std::min(top_, static_cast<std::size_t>(std::max(total, 1)));
    values_.assign(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(top_) + 1);

    weights_.assign(top_ + 1, 0);
    radix_.assign(top_ + 1, 1);
    std::uint64_t weight = 1;
    bool fits = true;
    for (std::size_t size = 1; size <= top_ && fits; ++size) {
        weights_[size] = weight;
        radix_[size] = static_cast<std::uint64_t>(total) / size + 1;
        fits = weight <= kSizedLumps / radix_[size];
        weight *= radix_[size];
    }
    lumps_.assign(values.size(), 0);
    for (std::size_t size = 1; size < values.size(); ++size)
        lumps_[size] = weights_[std::min(size, top_)];
    if (empty_value_ != 0) lumps_[0] = std::uint64_t{1} << kEmptyLumpShift;
    if (!fits) {
        // A table that goes on for so long is not printed anywhere. It is still bounded, if badly:
        // every lump may become the best zone there is.
        empty_value_ = least ? 0 : *std::ranges::max_element(values);
        std::ranges::fill(lumps_, std::uint64_t{1} << kEmptyLumpShift);
    }

    table_.assign(1024, Entry{});
    shift_ = 64 - std::countr_zero(table_.size());
}

void PartitionBound::store(const Entry& entry) {
    std::size_t at = slot(entry.heap);
    while (table_[at].heap != kFree) at = (at + 1) & (table_.size() - 1);
    table_[at] = entry;
}

int PartitionBound::remember(std::uint64_t heap) {
    const int value = compute(heap);
    if (2 * ++used_ > table_.size()) {
        std::vector<Entry> old(2 * table_.size());
        old.swap(table_);
        --shift_;
        for (const Entry& entry : old)
            if (entry.heap != kFree) store(entry);
    }
    store({heap, value});
    return value;
}

// The largest lump starts a group; what is left over is a smaller heap.
int PartitionBound::compute(std::uint64_t heap) {
    for (std::size_t size = top_; size > 0; --size)
        if (count(heap, size) != 0) return fill_group(heap - weights_[size], size, size);
    return 0;
}

// The best (least) sum when a group of `sum` planets may still take lumps up to size `largest`.
int PartitionBound::fill_group(std::uint64_t heap, std::size_t largest, std::size_t sum) {
    // A full group gains nothing by taking more. Where points are unwanted it takes all the rest.
    if (sum >= top_) return values_[top_] + (least_ ? 0 : find(heap));
    int best = values_[sum] + find(heap);
    for (std::size_t size = largest; size > 0; --size) {
        if (count(heap, size) == 0) continue;
        const int value = fill_group(heap - weights_[size], size, sum + size);
        best = least_ ? std::min(best, value) : std::max(best, value);
    }
    return best;
}

}  // namespace orrery::cosmic_factory::solver
