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
 * make up for what the crossing has too much. Sides are at most 63 sets of cells each, so all pairs of them are tried.
 *
 * @see http://sudopedia.enjoysudoku.com/Sue_de_Coq.html
 */

import { countBits, lowestBit } from '../../kernel/bits.js';
import { areAsSeen, noCells, noteCells, recall } from '../../kernel/memory.js';
import type { State } from '../../kernel/state.js';
import type { Step, Technique } from '../../types.js';
import {
  candidatesIn,
  cellsParam,
  digitsOf,
  digitsParam,
  eliminationStep,
  housesAs,
  housesParam,
  withRole,
} from '../shared/parts.js';
import { type Emit, slicedTechnique } from '../shared/technique.js';
import { type Crossing, crossings, openIn } from './crossings.js';

/**
 * Sue de Coq, basic and extended: 2–3 cells where a line and a box cross, with cells of the line and cells of the box
 * that have no digit in common; together as many digits as cells, so each digit stands in them once. What the box's
 * cells lack leaves the rest of the line, what the line's cells lack leaves the rest of the box.
 *
 * Pattern: roles `'crossing'`, `'line'` and `'box'` for the candidates of the cells, and the two houses. The crossing
 * has at least two digits more than cells; no cells of a side are a naked subset by themselves, and neither side could
 * be left out. Instances by line, box, crossing (all its open cells first), and then by the sizes of the two sides.
 *
 * @example
 * ```ts
 * import { findSteps, parsePuzzle, sueDeCoq } from '@kit/sudoku-human';
 *
 * const puzzle = parsePuzzle('....7...56.1592....95.6....8.......3.6........39.4.7...5.....1...2.5..78...4.95..');
 * findSteps(puzzle, [sueDeCoq])[0]?.eliminations.length; // => 8
 * ```
 */
export const sueDeCoq: Technique = /* @__PURE__ */ slicedTechnique('sue-de-coq', function* ({ state, memory }, emit) {
  const inVain = recall(memory, 'sue-de-coq', () => noCells(crossings().length, 15));
  const work = { lineSides: createSides(), boxSides: createSides() };
  for (const [at, place] of crossings().entries()) {
    if (areAsSeen(inVain, state, at, place.cells)) continue;
    const crossing = openIn(state, place);
    if (crossing.shared.length < 2 || crossing.inLine.length === 0 || crossing.inBox.length === 0) continue;
    yield;
    let any = false;
    const stopped = searchCrossing(state, crossing, work, (step) => {
      any = true;
      return emit(step);
    });
    if (stopped) return true;
    if (!any) noteCells(inVain, state, at, place.cells);
  }
  return false;
});

/** Hands on the steps of one crossing; a plain function, since a generator runs such loops slower. */
function searchCrossing(
  state: State,
  crossing: Crossing,
  { lineSides, boxSides }: { readonly lineSides: Sides; readonly boxSides: Sides },
  hand: Emit,
): boolean {
  const lineUnions = unionsOf(state, crossing.inLine);
  const boxUnions = unionsOf(state, crossing.inBox);
  for (const cells of sharedChoices(crossing.shared)) {
    const digits = unionOf(state, cells);
    const needed = countBits(digits) - cells.length;
    if (needed < 2) continue;
    collectSides(lineUnions, digits, needed, lineSides);
    collectSides(boxUnions, digits, needed, boxSides);
    for (let i = 0; i < lineSides.count; i++) {
      const line = lineSides.sets[i];
      for (let j = 0; j < boxSides.count; j++) {
        const box = boxSides.sets[j];
        if (lineSides.gains[i] + boxSides.gains[j] !== needed || (lineUnions[line] & boxUnions[box]) !== 0) continue;
        const step = stepOf(state, crossing, cells, line, box);
        if (step !== undefined && hand(step)) return true;
      }
    }
  }
  return false;
}

/** The sets of the line's or of the box's cells that can be a side; each a mask over the list of these cells. */
type Sides = {
  readonly sets: Uint8Array;
  /** By place in `sets`: the cells of the set, less its digits that the crossing doesn't have. */
  readonly gains: Uint8Array;
  count: number;
};

function createSides(): Sides {
  return { sets: new Uint8Array(64), gains: new Uint8Array(64), count: 0 };
}

/** All sets of six cells but the empty one, by their size. */
const setsBySize: Uint8Array = /* @__PURE__ */ Uint8Array.from(
  /* @__PURE__ */ Array.from({ length: 63 }, (_, i) => i + 1).sort((a, b) => countBits(a) - countBits(b)),
);

/** All open cells of the crossing, and each two of three. */
function sharedChoices(shared: readonly number[]): (readonly number[])[] {
  if (shared.length === 2) return [shared];
  const [a, b, c] = shared;
  return [shared, [a, b], [a, c], [b, c]];
}

/** By set of the cells: the digits of the set; 0 if it is empty, or if some of its cells are locked by themselves. */
function unionsOf({ masks }: State, cells: readonly number[]): Uint16Array {
  const unions = new Uint16Array(1 << cells.length);
  for (let set = 1; set < unions.length; set++) {
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
function collectSides(unions: Uint16Array, shared: number, needed: number, sides: Sides): void {
  sides.count = 0;
  for (const set of setsBySize) {
    if (set >= unions.length || unions[set] === 0) continue;
    const gain = countBits(set) - countBits(unions[set] & ~shared);
    if (gain <= 0 || gain >= needed) continue;
    sides.sets[sides.count] = set;
    sides.gains[sides.count++] = gain;
  }
}

function unionOf({ masks }: State, cells: readonly number[]): number {
  return cells.reduce((digits, cell) => digits | masks[cell], 0);
}

function stepOf(
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
  return eliminationStep(
    'sue-de-coq',
    struck.sort((a, b) => a.cell - b.cell || a.digit - b.digit),
    {
      candidates: [
        ...withRole('crossing', candidatesIn(state, crossing)),
        ...withRole('line', candidatesIn(state, lineCells)),
        ...withRole('box', candidatesIn(state, boxCells)),
      ],
      houses: housesAs('house', [line, box]),
    },
    {
      crossing: cellsParam(crossing),
      lineCells: cellsParam(lineCells),
      boxCells: cellsParam(boxCells),
      line: housesParam([line]),
      box: housesParam([box]),
      digits: digitsParam(digitsOf(digits)),
      count: { type: 'count', count: crossing.length + lineCells.length + boxCells.length },
    },
  );
}

function without(cells: readonly number[], some: readonly number[]): number[] {
  return cells.filter((cell) => !some.includes(cell));
}
