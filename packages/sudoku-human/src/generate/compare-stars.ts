/**
 * How a puzzle that surely has one solution stands to wanted stars: what the generator asks of each of its many puzzles.
 *
 * The path is that of `solve` with the techniques of so many stars, but its singles, which come first and are most of it, are
 * followed all at once, no solution is counted, and steps are taken together where that changes nothing. What the wanted
 * techniques do begins where the easier ones stop.
 */

import type { Slices } from '@kit/grid';
import { layoutOf } from '../board/read-position.js';
import { createPropagation, type Propagation } from '../count/any/propagate.js';
import { countBits } from '../kernel/bits.js';
import { addAt } from '../kernel/cell-sets.js';
import type { Memory } from '../kernel/memory.js';
import type { Tables } from '../kernel/tables.js';
import { defaultContext } from '../solver/context-of.js';
import { ask } from '../solver/search-steps.js';
import { type Context, type Finder, findersOf, type Uniqueness } from '../techniques/shared/technique.js';
import { records } from '../techniques/technique-records.js';
import { techniques } from '../techniques/techniques.js';
import type { Stars, Step } from '../types.js';
import type { Comparison, Goal } from './difficulty-goal.js';

/** A puzzle in the making: the singles that follow, and what nets have found out. */
type Path = {
  /** By cell: the digit printed there, or 0. */
  readonly givens: readonly number[];
  readonly tables: Tables;
  readonly net: Propagation;
  readonly memory: Memory;
  /** By digit: the cells where it stands in the end. */
  readonly solution: Int32Array;
};

/**
 * Techniques of so many stars at most come to the same end in whichever order their steps are taken: singles, locked
 * candidates, subsets and sums. The others may find more, or less, after each other's steps.
 */
const BASIC = 3;

/**
 * A board is crowded if so many candidates a cell, and a digit more or less, are left by the basic techniques. On X, windoku and
 * jigsaws that is so of three in four minimal puzzles with more than four stars, and of one in six with four.
 */
const CROWDED = 0.19;

/** So many steps of one technique are taken together before the easier ones are asked again. */
const TOGETHER = 16;

const singles = /* @__PURE__ */ new Set(['full-house', 'naked-single', 'hidden-single']);

/** The goal of so many stars on a layout; with `guesses` crowded boards count as too hard, as most of them are. */
export function starsOnLayout(wanted: Stars, guesses: boolean): Goal {
  return ({ tables, position }, solution) => compareStars(tables, position.givens, solution, wanted, guesses);
}

/**
 * Compares the puzzle of these digits, 0 where open, whose only solution is given; `open` is what the wanted stars leave. With
 * `guesses` a crowded board is called too hard for four stars without asking their techniques, which is most of the work.
 */
export function* compareStars(
  tables: Tables,
  givens: readonly number[],
  solution: readonly number[],
  wanted: Stars,
  guesses = false,
): Slices<Required<Comparison>> {
  const net = createPropagation(tables, [], 1, 1);
  const path: Path = { givens, tables, net, memory: new Map(), solution: new Int32Array(tables.size * tables.words) };
  for (const [cell, digit] of solution.entries()) addAt(path.solution, digit - 1, cell, tables.words);
  begin(path);
  if (wanted > 1 && (yield* follow(path, withinStars(wanted - 1), 1)) === 0) return { verdict: 'too-easy', open: 0 };
  const open = guesses && wanted === 4 && isCrowded(path) ? openCells(net.masks) : yield* beyond(path, wanted);
  return { verdict: open === 0 ? 'met' : 'too-hard', open };
}

/** Are there too many candidates left for four stars, by experience? */
function isCrowded({ tables: { cells, size }, net: { masks } }: Path): boolean {
  return masks.reduce((sum, mask) => sum + countBits(mask), 0) > cells * (1 + CROWDED * size);
}

/** How many cells the techniques of so many stars leave open, where fewer stars end. */
function* beyond(path: Path, wanted: Stars): Slices<number> {
  const { masks } = path.net;
  const all = withinStars(wanted);
  const own = all.filter(({ id }) => records[id].stars === wanted);
  if (wanted <= BASIC) return yield* follow(path, all, TOGETHER, own);
  if (wanted === 5) {
    // Nets alone solve nearly whatever the others solve, and sooner.
    const isNet = ({ id }: Finder) => id === 'forcing-net';
    const nets = all.filter((finder) => records[finder.id].stars <= BASIC || isNet(finder));
    if ((yield* follow(path, nets, TOGETHER, own.filter(isNet))) === 0) return 0;
    return yield* follow(path, all, TOGETHER);
  }
  const start = masks.slice();
  // Most puzzles are too hard, which shows sooner with steps together; what tells is what comes of one at a time.
  const open = yield* follow(path, all, TOGETHER, own);
  if (open > 0) return open;
  masks.set(start);
  path.net.settle();
  return yield* follow(path, all, 1, own);
}

/** The digits, and all singles after them. */
function begin({ givens, tables, net }: Path): void {
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
 * Takes steps of the techniques until none is left, so many at once of those that aren't basic, and returns how many cells are
 * open then. At the beginning only the `first` ones can find something.
 */
function* follow(
  path: Path,
  list: readonly Finder[],
  together: number,
  first: readonly Finder[] = list,
): Slices<number> {
  const { tables, net } = path;
  for (let asked = first; ; asked = list) {
    const open = openCells(net.masks);
    if (open === 0) return 0;
    const steps = yield* firstSteps(contextOf(path), asked, together);
    if (steps.length === 0) return open;
    for (const { placements, eliminations } of steps) {
      for (const { cell, digit } of placements) net.strike(0, cell, tables.full & ~(1 << (digit - 1)));
      for (const { cell, digit } of eliminations) net.strike(0, cell, 1 << (digit - 1));
    }
    yield;
  }
}

/** The first steps of the first technique that has any. */
function* firstSteps(context: Context, list: readonly Finder[], together: number): Slices<Step[]> {
  const steps: Step[] = [];
  for (const finder of list) {
    const most = records[finder.id].stars <= BASIC ? TOGETHER : together;
    yield* ask(context, [finder], (step) => steps.push(step) >= most);
    if (steps.length > 0) break;
  }
  return steps;
}

/** What techniques work on; the puzzle is known to have one solution. */
function contextOf({ givens, tables, net: { masks }, memory, solution }: Path): Context {
  const values = Array.from(masks.subarray(0, tables.cells), (mask) =>
    (mask & (mask - 1)) === 0 ? 32 - Math.clz32(mask) : 0,
  );
  const candidates = values.map((value, cell) => (value === 0 ? masks[cell] : 0));
  const position = { givens, values, candidates, ...layoutOf(tables) };
  const uniqueness: Uniqueness = {
    givens,
    values,
    proven: new Map([
      ['values', true],
      ['givens', true],
    ]),
  };
  return { ...defaultContext({ position, tables }), memory, solution, uniqueness };
}

function openCells(masks: Uint16Array): number {
  let open = 0;
  for (const mask of masks) if ((mask & (mask - 1)) !== 0) open++;
  return open;
}
