/**
 * Dual feasible functions: ways to stretch sizes so that whatever fits into a line still fits after it.
 *
 * If lengths that fit together into C are mapped to lengths that fit together into f(C), for width and for height, then
 * the mapped areas still have to fit into the pages, and their sum over the mapped page area is a lower bound of the
 * number of pages. Sizes just over a half or a third become larger, which is where the plain area is blind.
 *
 * All values are whole numbers (each function states its own capacity), so that a bound is exact.
 *
 * @see Fekete, Schepers, New classes of fast lower bounds for bin packing problems, 2001
 * @see Carlier, Clautiaux, Moukrim, New reduction procedures and lower bounds for the two-dimensional bin packing problem with fixed orientation, 2007
 */

/** One function, tabulated over the sizes of the items. */
export type Stretched = { readonly values: Float64Array; readonly capacity: number };

/** The functions of a capacity, over the distinct sizes given; the first is the identity. */
export function dualFeasible(sizes: readonly number[], capacity: number, most: number): Stretched[] {
  const tabulate = (f: (size: number) => number, mapped: number): Stretched => ({
    values: Float64Array.from(sizes, (size) => (size > capacity ? mapped + 1 : f(size))),
    capacity: mapped,
  });
  const found = [tabulate((size) => size, capacity)];
  const cuts = [...new Set(sizes.flatMap((size) => (2 * size <= capacity ? [size] : [capacity - size + 1])))].filter(
    (cut) => cut >= 1 && 2 * cut <= capacity,
  );
  for (const cut of thinned(cuts, most)) {
    found.push(tabulate((size) => (size > capacity - cut ? capacity : size < cut ? 0 : size), capacity));
  }
  // Half of the capacity as the cut: only items longer than a half count, and they count in full.
  found.push(tabulate((size) => (2 * size > capacity ? 1 : 0), 1));
  for (const cut of thinned(cuts, most)) {
    const whole = Math.floor(capacity / cut);
    const f = (size: number) => {
      if (2 * size > capacity) return 2 * (whole - Math.floor((capacity - size) / cut));
      return 2 * size === capacity ? whole : 2 * Math.floor(size / cut);
    };
    found.push(tabulate(f, 2 * whole));
  }
  for (let k = 1; k <= 6; k++) {
    const f = (size: number) => {
      const scaled = size * (k + 1);
      return scaled % capacity === 0 ? size * k : Math.floor(scaled / capacity) * capacity;
    };
    found.push(tabulate(f, capacity * k));
  }
  return found;
}

/** At most so many members, spread evenly. */
function thinned(list: readonly number[], most: number): readonly number[] {
  if (list.length <= most) return list;
  const sorted = [...list].sort((a, b) => a - b);
  return Array.from({ length: most }, (_, at) => sorted[Math.floor((at * sorted.length) / most)]!);
}
