/**
 * Franken fish of two and three houses: boxes are bases and covers, too, after the lines.
 *
 * There are some hundred thousand choices of houses a digit, so each choice of bases is first asked whether any candidate
 * could go by it at all: fins are what the candidate sees, so the covers must take the other places. A place can be
 * covered in two ways, by its crossing line or its box: four tries for the two covers that don't hold the candidate.
 */

import { lowestBit } from '../../kernel/bits.js';
import { bandOf, bitOf } from '../../kernel/cell-sets.js';
import { cellHouses, houseSets, peerSets } from '../../kernel/geometry.js';
import type { TechniqueId } from '../../types.js';
import type { Board } from './board.js';
import { firstChoice, nextChoice } from './combinations.js';
import { type Found, inSet, sizeOf, striking } from './found.js';
import { firstOfDigits, type Path } from './search.js';

const maxFins = 5;
const maxEndoFins = 2;
const names: readonly string[] = ['', '', 'x-wing', 'swordfish'];

type Words = [number, number, number];

/** The first franken fish of that size, with or without fins. */
export function frankenFish(path: Path, finned: boolean, size: number): Found | undefined {
  const technique = `${finned ? 'finned-' : ''}franken-${names[size]}` as TechniqueId;
  return firstOfDigits(
    path,
    technique,
    (digit) =>
      frankenIn(path.board, digit, 0, finned, size, technique) ??
      frankenIn(path.board, digit, 9, finned, size, technique),
  );
}

function frankenIn(
  board: Board,
  digit: number,
  firstBase: number,
  finned: boolean,
  size: number,
  technique: TechniqueId,
): Found | undefined {
  const { digitSets } = board;
  const set: Words = [digitSets[digit * 3], digitSets[digit * 3 + 1], digitSets[digit * 3 + 2]];
  const cells = inSet(...set, digit).map((candidate) => (candidate - digit) / 9);
  const within = (house: number): Words => [
    set[0] & houseSets[house * 3],
    set[1] & houseSets[house * 3 + 1],
    set[2] & houseSets[house * 3 + 2],
  ];
  const houses = Array.from({ length: 27 }, (_, house) => within(house));
  const lineKind = firstBase === 0 ? 1 : 0;
  const bases: number[] = [];
  for (let i = 0; i < 18; i++) {
    const house = i < 9 ? firstBase + i : 9 + i;
    const count = sizeOf(...houses[house]);
    if (count > 0 && (finned || count <= size)) bases.push(house);
  }
  if (bases.length < size) return undefined;
  const choice = firstChoice(size);
  do {
    const [all, twice]: [Words, Words] = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    let boxes = 0;
    for (const at of choice) {
      const house = bases[at];
      if (house >= 18) boxes |= 1 << (house - 18);
      for (let word = 0; word < 3; word++) {
        twice[word] |= all[word] & houses[house][word];
        all[word] |= houses[house][word];
      }
    }
    if (sizeOf(...twice) > (finned ? maxEndoFins : 0)) continue;
    if (!cells.some((cell) => couldGo(cell, all, twice, boxes, lineKind, finned, size))) continue;
    const chosen = choice.map((at) => bases[at]);
    const found = coversOf(digit, houses, set, all, twice, boxes, 9 - firstBase, finned, size);
    if (found === undefined) continue;
    return striking(technique, found.effects, { form: 'fish', digit, bases: chosen, covers: found.covers });
  } while (nextChoice(choice, size, bases.length));
  return undefined;
}

/**
 * Can covers be chosen so that the cell goes, as far as the places go that it doesn't see? One cover holds the cell, and
 * takes nothing beyond what the cell sees; two do if the cell is a base's.
 */
function couldGo(
  cell: number,
  all: Words,
  twice: Words,
  boxes: number,
  lineKind: number,
  finned: boolean,
  size: number,
): boolean {
  const at = cell * 3;
  const isBase = (all[bandOf[cell]] & bitOf[cell]) !== 0;
  if (isBase && boxes & (1 << (cellHouses[at + 2] - 18))) return false;
  if (!finned) {
    if (!isBase) {
      const own = [0, 0, 0];
      own[bandOf[cell]] = bitOf[cell];
      return canCover(all[0] | own[0], all[1] | own[1], all[2] | own[2], boxes, lineKind, size);
    }
    const [line, box] = [cellHouses[at + lineKind] * 3, cellHouses[at + 2] * 3];
    const left = (word: number): number => all[word] & ~houseSets[line + word] & ~houseSets[box + word];
    return canCover(left(0), left(1), left(2), boxes, lineKind, size - 2);
  }
  if ((twice[0] & ~peerSets[at]) | (twice[1] & ~peerSets[at + 1]) | (twice[2] & ~peerSets[at + 2])) return false;
  const own = isBase ? bitOf[cell] : 0;
  const band = bandOf[cell];
  return canCover(
    all[0] & ~peerSets[at] & ~(band === 0 ? own : 0),
    all[1] & ~peerSets[at + 1] & ~(band === 1 ? own : 0),
    all[2] & ~peerSets[at + 2] & ~(band === 2 ? own : 0),
    boxes,
    lineKind,
    isBase ? size - 2 : size - 1,
  );
}

/** Do so many covers hold all the cells? */
function canCover(a: number, b: number, c: number, boxes: number, lineKind: number, covers: number): boolean {
  if ((a | b | c) === 0) return true;
  if (covers === 0) return false;
  const cell = a !== 0 ? lowestBit(a) : b !== 0 ? 27 + lowestBit(b) : 54 + lowestBit(c);
  const line = cellHouses[cell * 3 + lineKind] * 3;
  if (canCover(a & ~houseSets[line], b & ~houseSets[line + 1], c & ~houseSets[line + 2], boxes, lineKind, covers - 1)) {
    return true;
  }
  const house = cellHouses[cell * 3 + 2];
  if (boxes & (1 << (house - 18))) return false;
  const box = house * 3;
  return canCover(a & ~houseSets[box], b & ~houseSets[box + 1], c & ~houseSets[box + 2], boxes, lineKind, covers - 1);
}

/** The first covers of these bases by which something goes. */
function coversOf(
  digit: number,
  houses: readonly Words[],
  set: Words,
  all: Words,
  twice: Words,
  boxes: number,
  firstCover: number,
  finned: boolean,
  size: number,
): { covers: number[]; effects: number[] } | undefined {
  const list: number[] = [];
  for (let i = 0; i < 18; i++) {
    const house = i < 9 ? firstCover + i : 9 + i;
    if (house >= 18 && boxes & (1 << (house - 18))) continue;
    if ((houses[house][0] & all[0]) | (houses[house][1] & all[1]) | (houses[house][2] & all[2])) list.push(house);
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
        doubly[word] |= covered[word] & houses[list[at]][word];
        covered[word] |= houses[list[at]][word];
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
