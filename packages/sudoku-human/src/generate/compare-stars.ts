/**
 * How a puzzle that surely has one solution stands to wanted stars: what the generator asks of each of its many puzzles.
 *
 * The path is that of `solve` with the same techniques, but its singles, which come first and are most of it, are followed
 * all at once, and no solution is counted. A puzzle that singles solve is known by that alone. What the wanted techniques do
 * begins where the easier ones stop, several steps at once; only a puzzle that they solve so is solved again as by `rate`.
 */

import type { Slices } from '@kit/grid';
import { layoutOf } from '../board/read-position.js';
import { createPropagation, type Propagation } from '../count/any/propagate.js';
import { addAt } from '../kernel/cell-sets.js';
import type { Memory } from '../kernel/memory.js';
import type { Tables } from '../kernel/tables.js';
import { defaultContext } from '../solver/context-of.js';
import { inSlices } from '../solver/search-steps.js';
import { type Context, type Finder, findersOf } from '../techniques/shared/technique.js';
import { records } from '../techniques/technique-records.js';
import { techniques } from '../techniques/techniques.js';
import type { Stars, Step } from '../types.js';

/** How the puzzle stands to the stars, and how many cells are open where the wanted techniques stop. */
export type Comparison = { readonly verdict: 'met' | 'too-easy' | 'too-hard'; readonly open: number };

/** A puzzle in the making: the singles that follow, and what nets have found out. */
type Path = {
  readonly tables: Tables;
  readonly net: Propagation;
  readonly memory: Memory;
  /** By digit: the cells where it stands in the end. */
  readonly solution: Int32Array;
};

/**
 * So many steps of one technique are taken together before the easier ones are asked again: one by one five stars on X take
 * twice as long and three and four on jigsaws half as long again, with 100 as long (`scripts/layout-deals.mjs`).
 */
const STEPS_A_ROUND = 16;

const pace = /* @__PURE__ */ inSlices();

const singles = /* @__PURE__ */ new Set(['full-house', 'naked-single', 'hidden-single']);

/** Compares the puzzle of these digits, 0 where open, whose only solution is given. */
export function* compareStars(
  tables: Tables,
  givens: readonly number[],
  solution: readonly number[],
  wanted: Stars,
): Slices<Comparison> {
  const net = createPropagation(tables, [], 1, 1);
  const path: Path = { tables, net, memory: new Map(), solution: new Int32Array(tables.size * tables.words) };
  for (const [cell, digit] of solution.entries()) addAt(path.solution, digit - 1, cell, tables.words);
  begin(path, givens);
  const afterSingles = openCells(net.masks);
  if (wanted === 1) return { verdict: afterSingles === 0 ? 'met' : 'too-hard', open: afterSingles };
  // Where the singles leave nothing there is nothing to follow.
  if ((yield* follow(path, withinStars(wanted - 1), 1)) === 0) return { verdict: 'too-easy', open: 0 };
  const all = withinStars(wanted);
  const open = yield* follow(path, all, wanted);
  if (open > 0) return { verdict: 'too-hard', open };
  // Which steps are taken together may matter, so what is told is what comes of one step at a time.
  begin(path, givens);
  const easier = yield* follow(path, withinStars(wanted - 1), 1, 1);
  const verdict = easier === 0 ? 'too-easy' : wanted === 5 ? 'met' : undefined;
  if (verdict !== undefined) return { verdict, open };
  // The techniques of fewer stars come first in the order, so this is where all of them together would be.
  const again = yield* follow(path, all, wanted, 1);
  return { verdict: again === 0 ? 'met' : 'too-hard', open: again };
}

/** The digits, and all singles after them. */
function begin({ tables, net }: Path, givens: readonly number[]): void {
  givens.forEach((digit, cell) => {
    net.masks[cell] = digit === 0 ? tables.full : 1 << (digit - 1);
  });
  net.settle();
}

/** The techniques of so many stars at most, easier ones first; singles are followed without them. */
function withinStars(stars: number): readonly Finder[] {
  return findersOf(techniques)
    .filter(({ id }) => records[id].stars <= stars && !singles.has(id))
    .sort((a, b) => records[a.id].stars - records[b.id].stars);
}

/**
 * Takes steps of the techniques until none is left, and returns how many cells are open then. Those of fewer stars than
 * `from` find nothing at the beginning.
 */
function* follow(path: Path, asked: readonly Finder[], from: number, together = STEPS_A_ROUND): Slices<number> {
  const { tables, net } = path;
  const { masks } = net;
  let list = asked.filter(({ id }) => records[id].stars >= from);
  for (let open = openCells(masks); open > 0; open = openCells(masks)) {
    const steps = yield* firstSteps(contextOf(path), list, together);
    if (steps.length === 0) return open;
    list = [...asked];
    for (const { placements, eliminations } of steps) {
      for (const { cell, digit } of placements) net.strike(0, cell, tables.full & ~(1 << (digit - 1)));
      for (const { cell, digit } of eliminations) net.strike(0, cell, 1 << (digit - 1));
    }
    yield;
  }
  return 0;
}

/** The first steps of the first technique that has any. */
function* firstSteps(context: Context, list: readonly Finder[], most: number): Slices<Step[]> {
  const steps: Step[] = [];
  for (const finder of list) {
    const asked = pace.ask(context, [finder], (step) => steps.push(step) >= most);
    if (typeof asked !== 'boolean') yield* asked;
    if (steps.length > 0) break;
  }
  return steps;
}

/** What techniques work on; the puzzle is known to have one solution. */
function contextOf({ tables, net: { masks }, memory, solution }: Path): Context {
  const values = Array.from(masks.subarray(0, tables.cells), (mask) =>
    (mask & (mask - 1)) === 0 ? 32 - Math.clz32(mask) : 0,
  );
  const candidates = values.map((value, cell) => (value === 0 ? masks[cell] : 0));
  const position = { givens: values, values, candidates, ...layoutOf(tables) };
  const uniqueness = { givens: values, isProven: () => true, isProvenByGivens: () => true, *prove() {} };
  return { ...defaultContext({ position, tables }), memory, solution, uniqueness };
}

function openCells(masks: Uint16Array): number {
  let open = 0;
  for (const mask of masks) if ((mask & (mask - 1)) !== 0) open++;
  return open;
}
