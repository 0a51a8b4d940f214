/**
 * Aligned exclusion, 6.2 for two cells and 7.5 for three: of all ways to fill the cells, those that leave a cell seen by
 * all of them without a digit don't count; what no other way has goes.
 *
 * Thousands of triples are asked where one concludes something. So the digits that an excluder leaves to the last cell are
 * masks, and a triple is left as soon as every candidate of its cells is known to be in some way.
 */

import type { Slices } from '@kit/grid';
import { countBits } from '../../kernel/bits.js';
import { addAt, bandOf, bitOf, cellsIn } from '../../kernel/cell-sets.js';
import { sees } from '../../kernel/geometry.js';
import { cellsParam, withRole } from '../../techniques/shared/parts.js';
import type { Board } from './board.js';
import { asCandidate, marksIn, strikeHint, type TakeHint } from './hint.js';
import { orderedPeers } from './units.js';
import { isDue, type Work } from './work.js';

/** What a look at two cells counts; beside a third one they have forty cells to be looked at. */
const lookedAt = { 2: 1, 3: 5 } as const;

/** The first pair or triple of cells that strikes something out. */
export function* alignedSets(size: 2 | 3, { marks }: Board, take: TakeHint, work: Work): Slices<boolean> {
  const excluders = excludersOf(marks, size);
  const list = Array.from({ length: 81 }, (_, cell) => cell).filter((cell) => countBits(marks[cell]) >= 2);
  const shared = new Int32Array(6);
  const around = new Uint16Array(20);
  const alive = new Uint16Array(3);
  for (const [j, two] of list.entries()) {
    for (const one of list.slice(0, j)) {
      intersect(excluders, one, excluders, two, shared, 0);
      if (sizeOf(shared, 0) < 2) continue;
      work.nodes += lookedAt[size];
      if (isDue(work)) yield;
      if (size === 2) {
        const count = masksOf(marks, shared, 0, around);
        if (!pairIsWhole(marks, one, two, around, count, alive) && conclude([one, two], shared.subarray(0, 3)))
          return true;
        continue;
      }
      for (const [first, other] of [
        [one, two],
        [two, one],
      ]) {
        for (let i = first * 20; i !== first * 20 + 20; i++) {
          const third = orderedPeers[i];
          if (third === other || !isIn(excluders, first, third)) continue;
          intersect(shared, 0, excluders, third, shared, 1);
          if (sizeOf(shared, 1) < 2) continue;
          work.nodes += 4;
          const count = masksOf(marks, shared, 1, around);
          if (tripleIsWhole(marks, one, two, third, around, count, alive)) continue;
          if (conclude([one, two, third], shared.subarray(3, 6))) return true;
        }
      }
    }
  }
  return false;

  function conclude(cells: readonly number[], common: Int32Array): boolean {
    const removals = cells.flatMap((cell, i) => marksIn(marks, [cell], marks[cell] & ~alive[i])).sort((a, b) => a - b);
    const isPair = cells.length === 2;
    return take(
      strikeHint(isPair ? 'aligned-pair' : 'aligned-triple', isPair ? 6.2 : 7.5, removals, () => ({
        candidates: [
          ...withRole('aligned', marksIn(marks, cells, 0x1ff).map(asCandidate)),
          ...withRole('excluder', marksIn(marks, cellsIn(common), 0x1ff).map(asCandidate)),
        ],
        key: 'aligned-sets',
        params: { cells: cellsParam(cells), excluders: cellsParam(cellsIn(common)) },
      })),
    );
  }
}

/** The cells with few candidates that each cell sees, as sets. */
function excludersOf(marks: Uint16Array, size: 2 | 3): Int32Array {
  const excluders = new Int32Array(81 * 3);
  for (let i = 0; i !== orderedPeers.length; i++) {
    const count = countBits(marks[orderedPeers[i]]);
    if (count >= 2 && count <= size) addAt(excluders, Math.floor(i / 20), orderedPeers[i]);
  }
  return excluders;
}

/** What two sets have in common, as one more. */
function intersect(a: Int32Array, i: number, b: Int32Array, j: number, into: Int32Array, at: number): void {
  into[at * 3] = a[i * 3] & b[j * 3];
  into[at * 3 + 1] = a[i * 3 + 1] & b[j * 3 + 1];
  into[at * 3 + 2] = a[i * 3 + 2] & b[j * 3 + 2];
}

function sizeOf(sets: Int32Array, index: number): number {
  return countBits(sets[index * 3]) + countBits(sets[index * 3 + 1]) + countBits(sets[index * 3 + 2]);
}

function isIn(sets: Int32Array, index: number, cell: number): boolean {
  return (sets[index * 3 + bandOf[cell]] & bitOf[cell]) !== 0;
}

/** The candidates of the cells of a set, as a list of masks; how many there are. */
function masksOf(marks: Uint16Array, sets: Int32Array, index: number, into: Uint16Array): number {
  let count = 0;
  for (let word = 0; word < 3; word++) {
    for (let rest = sets[index * 3 + word]; rest !== 0; rest &= rest - 1) {
      into[count++] = marks[word * 32 + (31 - Math.clz32(rest & -rest))];
    }
  }
  return count;
}

/** What the last cell can take beside the digits of the others: an excluder that is left with one digit forbids it. */
function allowed(mask: number, taken: number, around: Uint16Array, count: number): number {
  let left = mask;
  for (let i = 0; i < count; i++) {
    const rest = around[i] & ~taken;
    if (rest === 0) return 0;
    if ((rest & (rest - 1)) === 0) left &= ~rest;
  }
  return left;
}

/** Is every candidate of both cells in some way to fill them? `alive` has those that are. */
function pairIsWhole(
  marks: Uint16Array,
  one: number,
  two: number,
  around: Uint16Array,
  count: number,
  alive: Uint16Array,
): boolean {
  alive.fill(0);
  const see = sees(one, two) ? 0x1ff : 0;
  for (let x = marks[one]; x !== 0; x &= x - 1) {
    const bit = x & -x;
    const left = allowed(marks[two] & ~(bit & see), bit, around, count);
    if (left !== 0) alive[0] |= bit;
    alive[1] |= left;
  }
  return alive[0] === marks[one] && alive[1] === marks[two];
}

/** The same for three cells. */
function tripleIsWhole(
  marks: Uint16Array,
  one: number,
  two: number,
  third: number,
  around: Uint16Array,
  count: number,
  alive: Uint16Array,
): boolean {
  alive.fill(0);
  const seeTwo = sees(one, two) ? 0x1ff : 0;
  const seeThird = sees(one, third) ? 0x1ff : 0;
  const twoSeesThird = sees(two, third) ? 0x1ff : 0;
  for (let x = marks[one]; x !== 0; x &= x - 1) {
    const a = x & -x;
    for (let y = marks[two] & ~(a & seeTwo); y !== 0; y &= y - 1) {
      const b = y & -y;
      const left = allowed(marks[third] & ~(a & seeThird) & ~(b & twoSeesThird), a | b, around, count);
      if (left === 0) continue;
      alive[0] |= a;
      alive[1] |= b;
      alive[2] |= left;
      if (alive[0] === marks[one] && alive[1] === marks[two] && alive[2] === marks[third]) return true;
    }
  }
  return false;
}
