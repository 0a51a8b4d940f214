/**
 * Puzzles on a layout: a random full grid, digits taken away while the solution stays the only one, and put back while the
 * puzzle is too hard.
 *
 * The grid is the first that the search comes to from some digits drawn at random, which is as varied as they are.
 */

import { checkOptions, createRandom, InvalidInputError, type Random, type Search, type Slices } from '@kit/grid';
import { asSearch } from '../brute-force/as-search.js';
import { digitsOfMask } from '../layout/digits.js';
import { readLayout } from '../layout/read-layout.js';
import { type Board, boardOfValues } from '../layout/read-position.js';
import { type LayoutTables, tablesOf } from '../layout/tables.js';
import { isMinimalOnLayout } from '../layout-count/count-doors.js';
import { layoutSolutions } from '../layout-count/search.js';
import { layoutFinders } from '../layout-logic/finders.js';
import { compareStars } from '../layout-logic/rate.js';
import { solveOnLayout } from '../layout-logic/solve.js';
import type { GeneratedPuzzle, GenerateOptions, Layout, TechniqueId } from '../types.js';
import { generateOptionNames } from './option-names.js';
import { orbitsOf } from './orbits.js';
import { readWishes, type Wishes } from './wishes.js';

type Wanted = Wishes & { readonly tables: LayoutTables };

/**
 * After so many states a question stays open: few take as many, and those that take more may take a million. With 500 a
 * puzzle keeps about half a given more than with 20,000, and one in the hardest of ten deals comes in a tenth of the time
 * (`scripts/limits.mjs`).
 */
const SOON = 500;

/** As `generatePuzzleSearch` of the classic layout. */
export function generateOnLayout(options: GenerateOptions): Search<GeneratedPuzzle> {
  const wanted = readWanted(options);
  let nodes = 0;
  return asSearch(
    puzzles(wanted, (tries) => {
      nodes = tries;
    }),
    () => ({ nodes, total: wanted.maxTries }),
    () => ({ status: 'limit' }),
  );
}

function* puzzles(wanted: Wanted, report: (tries: number) => void): Slices<GeneratedPuzzle> {
  const random = createRandom(wanted.seed);
  const { tables } = wanted;
  const orbits = orbitsOf(tables.size, wanted.symmetry);
  for (let tries = 0; tries < wanted.maxTries; tries++) {
    report(tries);
    yield;
    const solution = yield* randomGrid(tables, random);
    if (solution === undefined) return { status: 'impossible' };
    const taken = yield* dig(tables, solution, orbits, random);
    const board = yield* reach(wanted, solution, taken);
    if (board !== undefined) return { status: 'found', position: board.position };
  }
  return { status: 'limit' };
}

/** A full grid; undefined if the layout has none. */
function* randomGrid(tables: LayoutTables, random: Random): Slices<number[] | undefined> {
  const { cells, size, full } = tables;
  const masks = new Array<number>(cells).fill(full);
  let solution: number[] | undefined;
  const keep = (digits: number[]) => {
    solution = digits;
  };
  if ((yield* layoutSolutions(tables, masks, 1, keep)) === 0) return undefined;
  const open = random.shuffle(masks.map((_, cell) => cell)).slice(0, 2 * size);
  for (const cell of open) {
    for (const digit of random.shuffle(digitsOfMask(full))) {
      masks[cell] = 1 << (digit - 1);
      if ((yield* soonSolved(tables, masks, keep)) > 0) break;
    }
  }
  return solution;
}

/** Is there a solution: 1, 0, or −1 if that isn't known after some states. */
function soonSolved(tables: LayoutTables, masks: readonly number[], keep?: (digits: number[]) => void): Slices<number> {
  return layoutSolutions(tables, masks, 1, keep, undefined, SOON);
}

/** The orbits that can go, in the order in which they went. */
function* dig(
  tables: LayoutTables,
  solution: readonly number[],
  orbits: readonly (readonly number[])[],
  random: Random,
): Slices<(readonly number[])[]> {
  const masks = solution.map((digit) => 1 << (digit - 1));
  const taken: (readonly number[])[] = [];
  for (const orbit of random.shuffle(orbits)) {
    for (const cell of orbit) masks[cell] = tables.full;
    let isForced = true;
    for (const cell of orbit) {
      const other = masks.with(cell, tables.full & ~(1 << (solution[cell] - 1)));
      // Where nobody knows soon, the digit stays: the solution is the only one either way.
      if (isForced && (yield* soonSolved(tables, other)) !== 0) isForced = false;
      yield;
    }
    if (isForced) taken.push(orbit);
    else for (const cell of orbit) masks[cell] = 1 << (solution[cell] - 1);
  }
  return taken;
}

/** The puzzle, with digits put back while it is too hard; undefined if what is wanted isn't met that way. */
function* reach(
  { stars, technique, minimal, tables }: Wanted,
  solution: readonly number[],
  taken: (readonly number[])[],
): Slices<Board | undefined> {
  const givens = [...solution];
  for (const cell of taken.flat()) givens[cell] = 0;
  if (minimal && !(yield* isMinimalOnLayout(tables, givens))) return undefined;
  for (;;) {
    const board = boardOfValues(givens, givens, tables.layout);
    const verdict = stars === undefined ? 'met' : yield* compareStars(board, stars);
    if (verdict === 'met' && (yield* comesTo(board, technique))) return board;
    const back = verdict === 'too-hard' && !minimal ? taken.pop() : undefined;
    if (back === undefined) return undefined;
    for (const cell of back) givens[cell] = solution[cell];
  }
}

/** Does the solution come to the technique, with none harder before it? */
function* comesTo(board: Board, technique: TechniqueId | undefined): Slices<boolean> {
  if (technique === undefined) return true;
  const all = layoutFinders().flatMap(({ ids }) => ids);
  const { steps } = yield* solveOnLayout(board, all.slice(0, all.indexOf(technique) + 1), [], () => {});
  return steps.some((step) => step.technique === technique);
}

function readWanted(options: GenerateOptions): Wanted {
  checkOptions(options, generateOptionNames);
  for (const name of ['score', 'level', 'er'] as const) {
    if (options[name] === undefined) continue;
    const message = `options.${name} is set: expected no layout beside it, the classic one alone has such a rating`;
    throw new InvalidInputError('contradictory-options', message, { name: `options.${name}` });
  }
  const wishes = readWishes(
    options,
    layoutFinders().flatMap(({ ids }) => ids),
    'a technique that layouts have',
  );
  return { ...wishes, tables: tablesOf(readLayout(options.layout as Layout, 'options.layout')) };
}
