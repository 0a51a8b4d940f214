/**
 * Quickselect on a permutation: afterwards its first `kept` entries are those of the least rank, in no order.
 *
 * Expected O(length); the pivot is the median of three, so the outcome depends on nothing but the ranks.
 */
export function selectLeast(order: Int32Array, rank: Float64Array, length: number, kept: number): void {
  let from = 0;
  let to = length - 1;
  while (from < to) {
    const pivot = medianOfThree(rank[order[from]], rank[order[(from + to) >> 1]], rank[order[to]]);
    let left = from;
    let right = to;
    while (left <= right) {
      while (rank[order[left]] < pivot) left++;
      while (rank[order[right]] > pivot) right--;
      if (left > right) break;
      const held = order[left];
      order[left++] = order[right];
      order[right--] = held;
    }
    if (kept - 1 <= right) to = right;
    else if (kept - 1 >= left) from = left;
    else return;
  }
}

function medianOfThree(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}
