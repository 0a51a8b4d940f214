/**
 * One level of the beam of piece-beam.ts: its boards' children are judged, and the best are written.
 *
 * A board is a record of whole numbers: its hash, its score, its cells a byte each, its squares' values at two bits each, and
 * an entry a piece. A child is judged from its parent's record, what is cheap first: distance and pairs, then, if the tables
 * could bring it below the bar, pieces and squares. Only those that are kept are written, the best first; so there soon are
 * enough children that no worse one can displace, and the bar falls.
 */
import { placeMask, valueShift } from '../pieces/piece-model.js';
import { touchedNumbers } from '../pieces/square-model.js';
import type { BeamSpace } from './beam-space.js';

/** The 2-bit values of a number, added up. */
function sumOfValues(word: number): number {
  const pairs = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((pairs + (pairs >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * Is every tile outside of two cells where it belongs? If the blank moves from one of them home to the other, the tile that
 * comes to the first belongs there then, for no other place is left.
 */
function isSolvedBy(bytes: Uint8Array, cells: number, size: number, at: number, to: number): boolean {
  for (let cell = 0; cell < size; cell++) {
    if (cell !== at && cell !== to && bytes[cells + cell] !== cell) return false;
  }
  return true;
}

/** Judges the children of the boards from one on to another; true if one of them is solved, which is `space.solved` then. */
export function judgeChildren(space: BeamSpace, begin: number, end: number): boolean {
  const { size, home, cuts, words, record, firstWord, firstEntry, width, greatest } = space;
  const { boards, bytes, blanks, came, slots, keyOf, table, apart, values, pieceOf, place, counts } = space;
  const { corner, firstTouched, touched, touchedMasks, edgeOf, spans, stepCells, steps } = space;
  const { parents, moved, scores, hashes, entries, squareWords } = space;
  const { move: moveWeight, piece: pieceWeight, square: squareWeight } = space.weights;
  const tableMask = table.length - 1;
  const square = size * size;
  let { children, bar, below, nodes } = space;
  for (let state = begin; state < end; state++) {
    const base = state * record;
    const cells = base * 4 + 8;
    const at = blanks[state];
    const before = came[state];
    const hashHere = boards[base] ^ keyOf[home * size + at];
    const score = boards[base + 1];
    for (let slot = at * 4; slot < at * 4 + 4; slot++) {
      const to = slots[slot];
      if (to < 0 || to === before) continue;
      nodes++;
      const label = bytes[cells + to];
      const from = label * size + to;
      const after = label * size + at;
      if (to === home && isSolvedBy(bytes, cells, size, at, to)) {
        space.solved = state;
        space.nodes = nodes;
        return true;
      }
      let judged = score + moveWeight * (apart[after] - apart[from]);
      const span = (edgeOf[slot] * size + label) * 3;
      const lastCell = spans[span + 2];
      // Two cells at a time; sums that are known to be small are told so (`| 0`), or each is checked for that.
      let cell = spans[span + 1];
      let row = spans[span];
      let change = 0;
      for (; cell + 1 < lastCell; cell += 2) {
        change = (change + steps[(row + bytes[(cells + stepCells[cell]) | 0]) | 0]) | 0;
        row = (row + size) | 0;
        change = (change + steps[(row + bytes[(cells + stepCells[cell + 1]) | 0]) | 0]) | 0;
        row = (row + size) | 0;
      }
      if (cell < lastCell) change += steps[row + bytes[cells + stepCells[cell]]];
      // The tile goes the other way than the blank.
      judged = to < at ? judged + change : judged - change;
      // What the tables that change say now, all of which they may cease to say.
      let known = 0;
      for (let cut = 0; cut < cuts; cut++) {
        const piece = pieceOf[cut * size + label];
        if (piece >= 0) known += boards[base + firstEntry + piece] >> valueShift;
      }
      let squaresKnown = 0;
      for (let word = 0; word < words; word++) {
        squaresKnown += sumOfValues(boards[base + firstWord + word] & touchedMasks[slot * words + word]);
      }
      judged -= pieceWeight * known + squareWeight * squaresKnown;
      if (judged > bar) continue;
      known = 0;
      for (let cut = 0; cut < cuts; cut++) {
        const piece = pieceOf[cut * size + label];
        if (piece < 0) continue;
        const tile = cut * square;
        const index = (boards[base + firstEntry + piece] & placeMask) + place[tile + after] - place[tile + from];
        const value = (values[index >> 2] >> ((index & 3) << 1)) & 3;
        known += value;
        entries[children * cuts + cut] = index | (value << valueShift);
      }
      judged += pieceWeight * known;
      if (judged > bar) continue;
      squaresKnown = 0;
      bytes[cells + at] = label;
      bytes[cells + to] = home;
      const childWords = children * words;
      for (let word = 0; word < words; word++) {
        squareWords[childWords + word] = boards[base + firstWord + word] & ~touchedMasks[slot * words + word];
      }
      const lastTouched = firstTouched[slot + 1];
      for (let index = firstTouched[slot]; index < lastTouched; index += touchedNumbers) {
        const row = touched[index + 1];
        const number =
          (touched[index] +
            corner[(row + bytes[(cells + touched[index + 2]) | 0]) | 0] +
            corner[(row + size + bytes[(cells + touched[index + 3]) | 0]) | 0] +
            corner[(row + 2 * size + bytes[(cells + touched[index + 4]) | 0]) | 0] +
            corner[(row + 3 * size + bytes[(cells + touched[index + 5]) | 0]) | 0]) |
          0;
        const value = (values[number >> 2] >> ((number & 3) << 1)) & 3;
        squaresKnown += value;
        squareWords[childWords + touched[index + 6]] |= value << touched[index + 7];
      }
      bytes[cells + at] = home;
      bytes[cells + to] = label;
      judged = Math.max(0, Math.min(greatest, judged + squareWeight * squaresKnown));
      if (judged > bar) continue;
      // Few boards are met twice, so it is asked last; one that is above the bar needn't be known, for it will be again.
      const hash = hashHere ^ keyOf[from] ^ keyOf[after] ^ keyOf[home * size + to];
      let spot = (hash ^ (hash >>> 15)) & tableMask;
      while (table[spot] !== 0 && table[spot] !== hash) spot = (spot + 1) & tableMask;
      if (table[spot] === hash) continue;
      table[spot] = hash;
      parents[children] = state;
      moved[children] = to;
      scores[children] = judged;
      hashes[children] = hash;
      children++;
      counts[judged]++;
      below++;
      while (below - counts[bar] >= width) {
        below -= counts[bar];
        counts[bar--] = 0;
      }
    }
  }
  space.children = children;
  space.bar = bar;
  space.below = below;
  space.nodes = nodes;
  return false;
}

/**
 * Chooses among the children: marks those that aren't kept by a score above all others, and finds where the records of each
 * place of the blank begin. Gives how many are kept.
 */
export function chooseBest(space: BeamSpace): number {
  const { scores, moved, next, children, bar, below, counts, width, greatest } = space;
  let room = Math.min(counts[bar], width - (below - counts[bar]));
  next.fill(0);
  for (let child = 0; child < children; child++) {
    const score = scores[child];
    if (score > bar || (score === bar && --room < 0)) scores[child] = greatest + 1;
    else next[moved[child]]++;
  }
  let many = 0;
  for (let cell = 0; cell < next.length; cell++) {
    const same = next[cell];
    next[cell] = many;
    many += same;
  }
  return many;
}

/**
 * Writes the records of those that are kept, from one child on to another, grouped by the place of the blank: boards with one
 * place of it read the same parts of all tables.
 */
export function keepBest(space: BeamSpace, begin: number, end: number): void {
  const { size, home, cuts, words, record, firstWord, firstEntry, greatest, next } = space;
  const { boards, bytes, kept, keptBytes, blanks, pieceOf, keptParents, keptBlanks, keptCame } = space;
  const { parents, moved, scores, hashes, entries, squareWords } = space;
  for (let child = begin; child < end; child++) {
    if (scores[child] > greatest) continue;
    const to = moved[child];
    const chosen = next[to]++;
    const parent = parents[child];
    const source = parent * record;
    const target = chosen * record;
    const at = blanks[parent];
    const label = bytes[source * 4 + 8 + to];
    kept[target] = hashes[child];
    kept[target + 1] = scores[child];
    for (let index = 2; index < firstWord; index++) kept[target + index] = boards[source + index];
    keptBytes[target * 4 + 8 + at] = label;
    keptBytes[target * 4 + 8 + to] = home;
    for (let word = 0; word < words; word++) kept[target + firstWord + word] = squareWords[child * words + word];
    for (let index = firstEntry; index < record; index++) kept[target + index] = boards[source + index];
    for (let cut = 0; cut < cuts; cut++) {
      const piece = pieceOf[cut * size + label];
      if (piece >= 0) kept[target + firstEntry + piece] = entries[child * cuts + cut];
    }
    keptParents[chosen] = parent;
    keptBlanks[chosen] = to;
    keptCame[chosen] = at;
  }
}
