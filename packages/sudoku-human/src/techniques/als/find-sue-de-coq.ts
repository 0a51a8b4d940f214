/**
 * Sue de Coq (two-sector disjoint subset): n cells in and around a crossing of a line and a box that hold n digits.
 *
 *     r1   c c c | l . . | . . .      c: 2–3 cells of the crossing with at least two digits more than cells
 *     r2   b . . |                    l: cells of the line, b: cells of the box; no digit is in both l and b
 *
 * No digit can stand twice in the pattern, because only cells of `l` and `b` don't see each other. So each of the n
 * digits stands there once: those that `b` lacks leave the rest of the line, those that `l` lacks leave the rest of the
 * box. The basic form has one cell with two digits on each side, the extended one more cells, and digits that the
 * crossing doesn't have, each paid for by one more cell.
 *
 * What is counted is the gain of a side: its cells less the digits that it brings along. The gains of both sides are to
 * make up for what the crossing has too much. On the classic board sides are at most 63 sets of cells each, so all pairs of
 * them are tried.
 *
 * @see http://sudopedia.enjoysudoku.com/Sue_de_Coq.html
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { choicesOf } from '../../kernel/choices.js';
import type { State } from '../../kernel/state.js';
import { lazyTable } from '../../kernel/tables.js';
import type { Step, Technique } from '../../types.js';
import { candidatesIn, digitsOf, inOrder, stepOf } from '../shared/parts.js';
import { type Crossing, crossings, crossingTechnique } from './crossings.js';

/** The most cells of a side where houses have more than nine cells; else as many as the classic board has beside a crossing. */
const mostOfMany = 3;
const mostOfClassic = 6;

/**
 * Sue de Coq, basic and extended: 2–3 cells where a line and a box cross, with cells of the line and cells of the box
 * that have no digit in common; together as many digits as cells, so each digit stands in them once. What the box's
 * cells lack leaves the rest of the line, what the line's cells lack leaves the rest of the box. Other houses and cages that
 * cross serve as well, two lines apart; the box is then the second of them, or the one that is a region.
 *
 * Pattern: roles `'crossing'`, `'line'` and `'box'` for the candidates of the cells, and the two houses. The crossing
 * has at least two digits more than cells; no cells of a side are a naked subset by themselves, and neither side could
 * be left out. Instances by line, box, crossing (three cells first), and then by the sizes of the two sides. Sides have at
 * most six cells, where houses have more than nine cells at most three.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, sueDeCoq } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('....7...56.1592....95.6....8.......3.6........39.4.7...5.....1...2.5..78...4.95..');
 * findSteps(puzzle, [sueDeCoq])[0]?.eliminations.length; // => 8
 * ```
 */
export const sueDeCoq: Technique = /* @__PURE__ */ crossingTechnique('sue-de-coq', 2, (state, crossing, hand) => {
  const { choices, lineSides, boxSides } = workOf(state.tables);
  if (countBits(unionOf(state, crossing.shared)) < 4) return false;
  const lineUnions = unionsOf(state, crossing.inLine, choices);
  const boxUnions = unionsOf(state, crossing.inBox, choices);
  for (const cells of sharedChoices(crossing.shared)) {
    const digits = unionOf(state, cells);
    const needed = countBits(digits) - cells.length;
    if (needed < 2) continue;
    collectSides(choices, lineUnions, digits, needed, lineSides);
    collectSides(choices, boxUnions, digits, needed, boxSides);
    for (let i = 0; i < lineSides.count; i++) {
      const line = lineSides.sets[i];
      for (let j = 0; j < boxSides.count; j++) {
        const box = boxSides.sets[j];
        if (lineSides.gains[i] + boxSides.gains[j] !== needed || (lineUnions[line] & boxUnions[box]) !== 0) continue;
        const step = coqStep(state, crossing, cells, line, box);
        if (step !== undefined && hand(step)) return true;
      }
    }
  }
  return false;
});

/** The sets of the line's or of the box's cells that can be a side; each a mask over the list of these cells. */
type Sides = {
  readonly sets: Uint16Array;
  /** By place in `sets`: the cells of the set, less its digits that the crossing doesn't have. */
  readonly gains: Uint8Array;
  count: number;
};

function createSides(most: number): Sides {
  return { sets: new Uint16Array(most), gains: new Uint8Array(most), count: 0 };
}

/**
 * All sets of as many cells as a side may have to choose from, by their size; the empty one and larger ones are left out. And
 * what is used again at each crossing.
 */
const workOf = /* @__PURE__ */ lazyTable((tables) => {
  const most = tables.size > 9 ? mostOfMany : mostOfClassic;
  const cells = crossings(tables).reduce((max, { inLine, inBox }) => Math.max(max, inLine.length, inBox.length), 0);
  const sets = Array.from({ length: 1 << cells }, (_, set) => set);
  const choices = Uint16Array.from(
    sets.filter((set) => set !== 0 && countBits(set) <= most).sort((a, b) => countBits(a) - countBits(b)),
  );
  return { choices, lineSides: createSides(choices.length), boxSides: createSides(choices.length) };
});

/** Each three of the open cells of the crossing, then each two. */
function sharedChoices(shared: readonly number[]): (readonly number[])[] {
  return [3, 2].flatMap((count) => choicesOf(shared, count));
}

/** By set of the cells: the digits of the set; 0 if some of its cells are locked by themselves, or for a set that is no choice. */
function unionsOf({ masks }: State, cells: readonly number[], choices: Uint16Array): Uint16Array {
  const unions = new Uint16Array(1 << cells.length);
  for (let i = 0; i < choices.length; i++) {
    const set = choices[i];
    if (set >= unions.length) continue;
    const first = set & -set;
    const digits = unions[set ^ first] | masks[cells[lowestBit(first)]];
    let isLocked = countBits(digits) <= countBits(set);
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const part = set ^ (rest & -rest);
      isLocked ||= part !== 0 && unions[part] === 0;
    }
    if (!isLocked) unions[set] = digits;
  }
  return unions;
}

/** Collects the sets that can be a side of the crossing's digits, by their size. */
function collectSides(choices: Uint16Array, unions: Uint16Array, shared: number, needed: number, sides: Sides): void {
  sides.count = 0;
  for (let i = 0; i < choices.length; i++) {
    const set = choices[i];
    if (set >= unions.length || unions[set] === 0) continue;
    const gain = countBits(set) - countBits(unions[set] & ~shared);
    if (gain <= 0 || gain >= needed) continue;
    sides.sets[sides.count] = set;
    sides.gains[sides.count++] = gain;
  }
}

function unionOf({ masks }: State, cells: readonly number[]): number {
  let digits = 0;
  for (const cell of cells) digits |= masks[cell];
  return digits;
}

function coqStep(
  state: State,
  { line, box, shared, inLine, inBox }: Crossing,
  crossing: readonly number[],
  lineSet: number,
  boxSet: number,
): Step | undefined {
  const lineCells = inLine.filter((_, i) => lineSet & (1 << i));
  const boxCells = inBox.filter((_, i) => boxSet & (1 << i));
  const digits = unionOf(state, [...crossing, ...lineCells, ...boxCells]);
  const struck = [
    ...candidatesIn(state, without(shared, crossing), digits),
    ...candidatesIn(state, without(inLine, lineCells), digits & ~unionOf(state, boxCells)),
    ...candidatesIn(state, without(inBox, boxCells), digits & ~unionOf(state, lineCells)),
  ];
  if (struck.length === 0) return undefined;
  return stepOf('sue-de-coq', {
    eliminations: inOrder(struck),
    roles: {
      crossing: candidatesIn(state, crossing),
      line: candidatesIn(state, lineCells),
      box: candidatesIn(state, boxCells),
    },
    houses: { house: [line, box] },
    params: {
      crossing: { cells: crossing },
      lineCells: { cells: lineCells },
      boxCells: { cells: boxCells },
      line: { houses: [line] },
      box: { houses: [box] },
      digits: { digits: digitsOf(digits) },
      count: { count: crossing.length + lineCells.length + boxCells.length },
    },
  });
}

function without(cells: readonly number[], some: readonly number[]): number[] {
  return cells.filter((cell) => !some.includes(cell));
}
