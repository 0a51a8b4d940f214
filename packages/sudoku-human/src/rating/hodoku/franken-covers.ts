/** What bases of a franken fish leave to covers: whether a candidate could go at all, and the first covers by which one does. */

import { lowestBit } from '../../kernel/bits.js';
import { bandOf, bitOf } from '../../kernel/cell-sets.js';
import { cellHouses, houseSets, peerSets } from '../../kernel/geometry.js';
import { firstChoice, nextChoice } from './combinations.js';
import { inSet, sizeOf } from './found.js';

const maxFins = 5;
const maxEndoFins = 2;

type Words = [number, number, number];

/** What is looked for. */
export type Hunt = {
  readonly digit: number;
  readonly size: number;
  readonly finned: boolean;
  /** The first of the crossing lines, which are covers: house 0 or 9. */
  readonly firstCover: number;
  /** The digit's places. */
  readonly set: Words;
  /** By house: the digit's places in it. */
  readonly inside: Int32Array;
};

/** Some bases. */
export type Bases = {
  /** Their places. */
  readonly all: Words;
  /** Those that two of them share. */
  readonly twice: Words;
  /** The boxes among them, which are no covers. */
  boxes: number;
};

/** No bases yet. */
export function noBases(): Bases {
  return { all: [0, 0, 0], twice: [0, 0, 0], boxes: 0 };
}

/** Makes these houses the bases. */
export function setBases({ inside }: Hunt, bases: Bases, houses: readonly number[]): void {
  bases.boxes = 0;
  for (const house of houses) bases.boxes |= boxBit(house);
  for (let word = 0; word < 3; word++) {
    let [once, twice] = [0, 0];
    for (const house of houses) {
      twice |= once & inside[house * 3 + word];
      once |= inside[house * 3 + word];
    }
    bases.all[word] = once;
    bases.twice[word] = twice;
  }
}

function boxBit(house: number): number {
  return house < 18 ? 0 : 1 << (house - 18);
}

/** The candidates, of those in three words, that could go by these bases and perhaps more. */
export function couldGo(hunt: Hunt, bases: Bases, a: number, b: number, c: number, into: Int32Array, to: number): void {
  const { firstCover, finned, size } = hunt;
  const { all, twice, boxes } = bases;
  for (let word = 0; word < 3; word++) into[to + word] = 0;
  if (sizeOf(twice[0], twice[1], twice[2]) > (finned ? maxEndoFins : 0)) return;
  const kind = firstCover === 0 ? 0 : 1;
  if (!finned && !canCover(all[0], all[1], all[2], boxes, kind, size)) return;
  for (let word = 0; word < 3; word++) {
    for (let rest = word === 0 ? a : word === 1 ? b : c; rest !== 0; rest &= rest - 1) {
      if (couldCellGo(hunt, bases, word * 32 + lowestBit(rest), kind)) into[to + word] |= rest & -rest;
    }
  }
}

/**
 * Can covers be chosen so that the cell goes, as far as the places go that it doesn't see? One cover holds the cell, and
 * takes nothing beyond what the cell sees; two do if the cell is a base's.
 */
function couldCellGo({ finned, size }: Hunt, { all, twice, boxes }: Bases, cell: number, kind: number): boolean {
  const at = cell * 3;
  const band = bandOf[cell];
  const isBase = (all[band] & bitOf[cell]) !== 0;
  const box = cellHouses[at + 2];
  if (isBase && (boxes & boxBit(box)) !== 0) return false;
  let [a, b, c] = all;
  let covers = size;
  if (finned) {
    const [d, e, f] = [~peerSets[at], ~peerSets[at + 1], ~peerSets[at + 2]];
    if (((twice[0] & d) | (twice[1] & e) | (twice[2] & f)) !== 0) return false;
    a &= d;
    b &= e;
    c &= f;
    covers--;
  }
  if (isBase) {
    const line = cellHouses[at + kind] * 3;
    a &= ~(houseSets[line] | houseSets[box * 3]);
    b &= ~(houseSets[line + 1] | houseSets[box * 3 + 1]);
    c &= ~(houseSets[line + 2] | houseSets[box * 3 + 2]);
    covers = size - 2;
  } else if (!finned) {
    if (band === 0) a |= bitOf[cell];
    else if (band === 1) b |= bitOf[cell];
    else c |= bitOf[cell];
  }
  return canCover(a, b, c, boxes, kind, covers);
}

/** Do so many covers hold all the cells? */
function canCover(a: number, b: number, c: number, boxes: number, kind: number, covers: number): boolean {
  if ((a | b | c) === 0) return true;
  if (covers === 0) return false;
  const cell = a !== 0 ? lowestBit(a) : b !== 0 ? 32 + lowestBit(b) : 64 + lowestBit(c);
  const line = cellHouses[cell * 3 + kind] * 3;
  const [d, e, f] = [a & ~houseSets[line], b & ~houseSets[line + 1], c & ~houseSets[line + 2]];
  if (canCover(d, e, f, boxes, kind, covers - 1)) return true;
  const box = cellHouses[cell * 3 + 2];
  if ((boxes & boxBit(box)) !== 0) return false;
  const [g, h, i] = [a & ~houseSets[box * 3], b & ~houseSets[box * 3 + 1], c & ~houseSets[box * 3 + 2]];
  return canCover(g, h, i, boxes, kind, covers - 1);
}

/** The first covers of these bases by which something goes, and what goes. */
export function coversOf(
  { digit, size, finned, firstCover, set, inside }: Hunt,
  { all, twice, boxes }: Bases,
): { covers: number[]; effects: number[] } | undefined {
  const list: number[] = [];
  for (let i = 0; i < 18; i++) {
    const house = i < 9 ? firstCover + i : 9 + i;
    if ((boxes & boxBit(house)) !== 0) continue;
    const at = house * 3;
    if ((inside[at] & all[0]) | (inside[at + 1] & all[1]) | (inside[at + 2] & all[2])) list.push(house);
  }
  // The list is long enough: where no single waits, a base's places are in two lines or more.
  const choice = firstChoice(size);
  do {
    const [covered, doubly]: [Words, Words] = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    for (const at of choice) {
      for (let word = 0; word < 3; word++) {
        doubly[word] |= covered[word] & inside[list[at] * 3 + word];
        covered[word] |= inside[list[at] * 3 + word];
      }
    }
    const fins: Words = [0, 0, 0];
    for (let word = 0; word < 3; word++) fins[word] = (all[word] & ~covered[word]) | twice[word];
    const count = sizeOf(...fins);
    if (finned ? count === 0 || count > maxFins : count > 0) continue;
    const seen: Words = [set[0], set[1], set[2]];
    for (const fin of inSet(...fins, 0)) {
      for (let word = 0; word < 3; word++) seen[word] &= peerSets[(fin / 9) * 3 + word];
    }
    const outside = (word: number): number => covered[word] & ~all[word] & seen[word];
    const inTwo = (word: number): number => doubly[word] & all[word] & seen[word];
    const effects = inSet(outside(0), outside(1), outside(2), digit);
    inSet(inTwo(0), inTwo(1), inTwo(2), digit, effects);
    if (effects.length > 0) return { covers: choice.map((at) => list[at]), effects };
  } while (nextChoice(choice, size, list.length));
  return undefined;
}
