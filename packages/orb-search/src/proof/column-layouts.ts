/**
 * In how many ways so many orbs lie in the columns of a board, and in which of them the type can make all its matches. Columns
 * are all that counts: what falls stays in its column, in every wave, so the orbs of a match stand, before anything falls, in one
 * column or, one each, in three side by side.
 *
 * A layout is the number of orbs in each column, as digits to the base rows + 1; a step of an orb changes it by a sum.
 */

/** What an orb in each column adds to a layout. */
export function columnUnits(rows: number, cols: number): Int32Array {
  return Int32Array.from({ length: cols }, (_, col) => (rows + 1) ** col);
}

/** Every layout of so many orbs; none where there are more than `max`. */
export function layoutsOf(count: number, rows: number, units: Int32Array, max: number): number[] {
  const cols = units.length;
  let layouts = [0];
  let held = [0];
  for (let col = 0; col < cols; col++) {
    const room = (cols - 1 - col) * rows;
    const longer: number[] = [];
    const holds: number[] = [];
    for (let i = 0; i < layouts.length; i++) {
      const left = count - held[i];
      for (let here = Math.max(0, left - room); here <= Math.min(rows, left); here++) {
        longer.push(layouts[i] + here * units[col]);
        holds.push(held[i] + here);
      }
    }
    if (longer.length > max) return [];
    layouts = longer;
    held = holds;
  }
  return layouts;
}

/**
 * Makes a function that tells how many sets of three a layout holds at most, each of one column or of three side by side.
 *
 * From left to right; a state is how many sets along a row began one column before, and two columns before. Three of them in
 * the same columns are three sets down the columns as well, so two are enough. A state that no sets lead to has one set less
 * than none, and so never more than the state of none, which has more orbs left.
 */
export function maxMatches(cols: number): (digits: Uint8Array) => number {
  let sets = new Int8Array(9);
  let next = new Int8Array(9);

  return (digits) => {
    sets.fill(-1);
    sets[0] = 0;
    for (let col = 0; col < cols; col++) {
      next.fill(-1);
      const maxBegun = col + 2 < cols ? 2 : 0;
      for (let state = 0; state < 9; state++) {
        const before = state % 3;
        const left = digits[col] - before - (state - before) / 3;
        if (left < 0) continue;
        for (let begun = 0; begun <= left && begun <= maxBegun; begun++) {
          const to = begun + 3 * before;
          next[to] = Math.max(next[to], sets[state] + begun + Math.floor((left - begun) / 3));
        }
      }
      const done = sets;
      sets = next;
      next = done;
    }
    return Math.max(...sets);
  };
}
