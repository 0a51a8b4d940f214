/**
 * Puzzles on a layout: a random full grid, digits taken away while the solution stays the only one, and put back while the
 * puzzle is too hard.
 *
 * A puzzle that doesn't come out as wanted is not thrown away: a part of the one nearest to the wanted stars is filled again
 * and dug in another order. After one that was too hard the digits go first after which singles still solve the rest: on X one
 * minimal puzzle in a hundred has a single star, and one in fifteen of those. After some rounds a new grid takes its turn.
 *
 * The grid is the first that the search comes to from some digits drawn at random, which is as varied as they are.
 */

import { checkOptions, createRandom, InvalidInputError, type Random, type Search, type Slices } from '@kit/grid';
import { asSearch } from '../brute-force/as-search.js';
import { digitsOfMask } from '../layout/digits.js';
import { readLayout } from '../layout/read-layout.js';
import { type Board, boardOfValues } from '../layout/read-position.js';
import { type LayoutTables, tablesOf } from '../layout/tables.js';
import { layoutSolutions } from '../layout-count/search.js';
import { compareStars } from '../layout-logic/compare-stars.js';
import { layoutFinders, layoutStars } from '../layout-logic/finders.js';
import { canBeLocked, locked } from '../layout-logic/locked.js';
import { solveOnLayout } from '../layout-logic/solve.js';
import type { GeneratedPuzzle, GenerateOptions, Layout, TechniqueId } from '../types.js';
import { fillSome, givensOf } from './dig.js';
import { digOn, isMinimalDig, type LayoutDig } from './dig-on.js';
import { createKnownGrid, SOON } from './known-grid.js';
import { generateOptionNames } from './option-names.js';
import { orbitsOf } from './orbits.js';
import { type SomeGrid, someGrid } from './some-grid.js';
import { readWishes, type Wishes } from './wishes.js';

type Wanted = Wishes & { readonly tables: LayoutTables };

/**
 * How many puzzles are dug out of one grid before the next: with one X takes three times the pauses for two and three stars,
 * from 10 to 100 none is best everywhere (`scripts/limits.mjs layout-digs`).
 */
const DIGS_A_GRID = 30;

/**
 * The share of the open orbits that is filled again in between: from 0.1 to 0.5 none is best on X and on windoku for all stars
 * (`scripts/limits.mjs layout-filled`); classic puzzles have the same.
 */
const FILLED_AGAIN = 0.3;

/** A puzzle that isn't the one, and how many cells the wanted stars leave open: all count if it is too easy. */
type Tried = { readonly dug: LayoutDig; readonly distance: number; readonly isHard: boolean };

const anyStars = { verdict: 'met', open: 0 } as const;

/** As `generatePuzzleSearch` of the classic layout. */
export function generateOnLayout(options: GenerateOptions): Search<GeneratedPuzzle> {
  const wanted = readWanted(options);
  const isImpossible = neverComesTo(wanted);
  let nodes = 0;
  return asSearch(
    puzzles(wanted, isImpossible, (tries) => {
      nodes = tries;
    }),
    () => ({ nodes, total: wanted.maxTries }),
    () => ({ status: 'limit' }),
  );
}

function* puzzles(wanted: Wanted, isImpossible: boolean, report: (tries: number) => void): Slices<GeneratedPuzzle> {
  if (isImpossible) return { status: 'impossible' };
  const random = createRandom(wanted.seed);
  const { tables, minimal } = wanted;
  const orbits = orbitsOf(tables.size, wanted.symmetry);
  let best: Tried | undefined;
  for (let tries = 0; tries < wanted.maxTries; tries++) {
    report(tries);
    yield;
    const from = best === undefined || tries % DIGS_A_GRID === 0 ? undefined : best;
    let dug: LayoutDig;
    if (from === undefined) {
      const solution = yield* randomGrid(tables, random);
      if (solution === 'none' || solution === 'open') return { status: solution === 'none' ? 'impossible' : 'limit' };
      dug = { solution, known: createKnownGrid(tables, solution), kept: orbits, taken: [] };
    } else {
      dug = fillSome(from.dug, FILLED_AGAIN, random);
    }
    dug = yield* digOn(tables, dug, random, wanted.stars === 1 || from?.isHard === true);
    if (minimal && !(yield* isMinimalDig(tables, dug))) {
      best = from ?? { dug, distance: Number.POSITIVE_INFINITY, isHard: false };
      continue;
    }
    const { found, distance, isHard } = yield* reach(wanted, dug);
    if (found !== undefined) return { status: 'found', position: found };
    if (from === undefined || distance <= from.distance) best = { dug, distance, isHard };
  }
  return { status: 'limit' };
}

/** A full grid with digits drawn at random, as far as is soon known that there is one. */
function* randomGrid(tables: LayoutTables, random: Random): Slices<SomeGrid> {
  const { cells, size, full } = tables;
  const first = yield* someGrid(tables, random);
  if (first === 'none' || first === 'open') return first;
  let solution = first;
  const keep = (digits: number[]) => {
    solution = digits;
  };
  const masks = new Array<number>(cells).fill(full);
  const open = random.shuffle(masks.map((_, cell) => cell)).slice(0, 2 * size);
  for (const cell of open) {
    for (const digit of random.shuffle(digitsOfMask(full))) {
      masks[cell] = 1 << (digit - 1);
      if ((yield* layoutSolutions(tables, masks, 1, keep, undefined, SOON)) > 0) break;
    }
  }
  return solution;
}

/** The puzzle, with digits put back while it is too hard, or how far it is from the wanted stars. */
function* reach(
  { stars, technique, minimal, tables }: Wanted,
  dug: LayoutDig,
): Slices<{ found?: Board['position']; distance: number; isHard: boolean }> {
  const givens = givensOf(dug);
  let distance: number | undefined;
  let isHard = false;
  for (let back = dug.taken.length; ; ) {
    const { verdict, open } = stars === undefined ? anyStars : yield* compareStars(tables, givens, dug.solution, stars);
    if (distance === undefined) isHard = verdict === 'too-hard';
    distance ??= verdict === 'too-easy' ? tables.cells : open;
    if (verdict === 'met') {
      const board = boardOfValues(givens, givens, tables.layout);
      if (yield* comesTo(board, technique)) return { found: board.position, distance, isHard };
    }
    if (verdict !== 'too-hard' || minimal || back === 0) return { distance, isHard };
    back--;
    for (const cell of dug.taken[back]) givens[cell] = dug.solution[cell];
  }
}

/** Does the solution come to the technique, with none harder before it? */
function* comesTo(board: Board, technique: TechniqueId | undefined): Slices<boolean> {
  if (technique === undefined) return true;
  const all = layoutFinders().flatMap(({ ids }) => ids);
  const { steps } = yield* solveOnLayout(board, all.slice(0, all.indexOf(technique) + 1), [], () => {});
  return steps.some((step) => step.technique === technique);
}

/**
 * Is it certain that no puzzle comes to the technique? It needs a cage with a sum, or two houses that cross, and there are none;
 * or it is asked after all techniques of so few stars, which come to the same end in whichever order they are taken.
 */
function neverComesTo({ technique, stars, tables }: Wanted): boolean {
  if (technique === undefined) return false;
  if (ofSums.has(technique)) return tables.layout.cages.every(({ sum }) => sum === undefined);
  if (locked.ids.includes(technique) && !canBeLocked(tables, technique)) return true;
  return stars !== undefined && stars < 3 && layoutStars(technique) > stars;
}

/** The techniques that need a cage with a sum. */
const ofSums: ReadonlySet<TechniqueId> = /* @__PURE__ */ new Set<TechniqueId>([
  'cage-combinations',
  'cage-digit',
  'innies-outies',
]);

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
