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

/** Is every tile where it belongs, if that in `at` belongs in `to`, and the blank where that is? */
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
  const { corner, firstTouched, touched, touchedMasks, edgeOf, edges, spans, stepCells, steps } = space;
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
      const hash = hashHere ^ keyOf[from] ^ keyOf[after] ^ keyOf[home * size + to];
      let spot = (hash ^ (hash >>> 15)) & tableMask;
      while (table[spot] !== 0 && table[spot] !== hash) spot = (spot + 1) & tableMask;
      if (table[spot] === hash) continue;
      table[spot] = hash;
      if (to === home && label === at && isSolvedBy(bytes, cells, size, at, to)) {
        space.solved = state;
        space.nodes = nodes;
        return true;
      }
      let judged = score + moveWeight * (apart[after] - apart[from]);
      const span = (label * edges + edgeOf[slot]) * 3;
      const lastCell = spans[span + 2];
      let change = 0;
      for (let index = spans[span + 1], row = spans[span]; index < lastCell; index++, row += size) {
        change += steps[row + bytes[cells + stepCells[index]]];
      }
      // The tile goes the other way than the blank.
      judged += to < at ? change : -change;
      // What the tables that change say now, all of which they may cease to say.
      let known = 0;
      for (let cut = 0; cut < cuts; cut++) {
        const piece = pieceOf[cut * size + label];
        if (piece >= 0) known += boards[base + firstEntry + piece] >> valueShift;
      }
      let squaresKnown = 0;
      const childWords = children * words;
      for (let word = 0; word < words; word++) {
        const all = boards[base + firstWord + word];
        squareWords[childWords + word] = all;
        squaresKnown += sumOfValues(all & touchedMasks[slot * words + word]);
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
      for (let word = 0; word < words; word++) squareWords[childWords + word] &= ~touchedMasks[slot * words + word];
      const lastTouched = firstTouched[slot + 1];
      for (let index = firstTouched[slot]; index < lastTouched; index += touchedNumbers) {
        const row = touched[index + 1];
        const number =
          touched[index] +
          corner[row + bytes[cells + touched[index + 2]]] +
          corner[row + size + bytes[cells + touched[index + 3]]] +
          corner[row + 2 * size + bytes[cells + touched[index + 4]]] +
          corner[row + 3 * size + bytes[cells + touched[index + 5]]];
        const value = (values[number >> 2] >> ((number & 3) << 1)) & 3;
        squaresKnown += value;
        squareWords[childWords + touched[index + 6]] |= value << touched[index + 7];
      }
      bytes[cells + at] = home;
      bytes[cells + to] = label;
      judged = Math.max(0, Math.min(greatest, judged + squareWeight * squaresKnown));
      if (judged > bar) continue;
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

/** Writes those children, from one on to another, that are among the best; `counts` says where the next of a score goes. */
export function keepBest(space: BeamSpace, begin: number, end: number): void {
  const { size, home, cuts, words, record, firstWord, firstEntry, bar, many } = space;
  const { boards, bytes, kept, keptBytes, blanks, pieceOf, counts, keptParents, keptBlanks, keptCame } = space;
  const { parents, moved, scores, hashes, entries, squareWords } = space;
  for (let child = begin; child < end; child++) {
    if (scores[child] > bar) continue;
    const chosen = counts[scores[child]]++;
    if (chosen >= many) continue;
    const parent = parents[child];
    const source = parent * record;
    const target = chosen * record;
    const at = blanks[parent];
    const to = moved[child];
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
