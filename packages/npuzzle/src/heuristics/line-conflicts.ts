/**
 * Linear conflicts: tiles that stand in their own line but in the wrong order must leave it, each at the price of two
 * moves across the line that Manhattan distance does not count. The fewest tiles that must leave are those outside a
 * longest increasing subsequence.
 *
 *     _ 3 1 2   one tile (3) must leave the row and come back: + 2
 *
 * For lines of up to six cells all lines are in a table, indexed by the line as a number in base (length + 1): digit 0
 * for a stranger, else 1 + the tile's place at home. The search then updates a line by adding and subtracting digits.
 *
 * @see Hansson, Mayer and Yung, Criticizing solutions to relaxed models yields powerful admissible heuristics (1992)
 */
import { type Pace, type Slices, spend } from '@kit/grid';

/** The longest line that gets a table. */
export const longestTabledLine = 6;

/** Twice the number of tiles that must leave a line; `places` are their places at home, −1 for strangers. */
export function conflictsOf(places: ArrayLike<number>): number {
  // smallestEnd[k] = the least place that ends an increasing subsequence of k + 1 tiles.
  const smallestEnd: number[] = [];
  let tiles = 0;
  for (let index = 0; index < places.length; index++) {
    const place = places[index];
    if (place < 0) continue;
    tiles++;
    // Most lines of large boards are in order, or nearly.
    if (smallestEnd.length === 0 || smallestEnd[smallestEnd.length - 1] < place) {
      smallestEnd.push(place);
      continue;
    }
    let low = 0;
    let high = smallestEnd.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (smallestEnd[middle] < place) low = middle + 1;
      else high = middle;
    }
    smallestEnd[low] = place;
  }
  return 2 * (tiles - smallestEnd.length);
}

/** What a line takes, in units of the pace. */
const lineWork = 25;

const tables: Uint8Array[] = [];

/** Conflicts of every line of a length; impossible lines (a place twice) hold something harmless. Made once. */
export function* conflictTable(length: number, pace: Pace): Slices<Uint8Array> {
  tables[length] ??= yield* makeConflictTable(length, pace);
  return tables[length];
}

function* makeConflictTable(length: number, pace: Pace): Slices<Uint8Array> {
  const base = length + 1;
  const table = new Uint8Array(base ** length);
  const places = new Int32Array(length);
  for (let key = 0; key < table.length; key++) {
    let rest = key;
    for (let index = 0; index < length; index++) {
      places[index] = (rest % base) - 1;
      rest = Math.floor(rest / base);
    }
    table[key] = conflictsOf(places);
    if (spend(pace, lineWork)) yield;
  }
  return table;
}
