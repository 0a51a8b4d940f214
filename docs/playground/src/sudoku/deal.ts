/**
 * Deals a puzzle of any kind, in the worker.
 *
 * The package's own generator digs until no digit can go, and asks how hard the puzzle is. Where that takes long, in a
 * killer too, a grid is filled and dug here down to some digits, and only whether the solution is the only one is asked.
 */
import { createRandom, neighbors4, type Random, type Search } from '@kit/grid';
import {
  type Cage,
  countSolutionsSearch,
  createLayout,
  findSolutionSearch,
  type GeneratedPuzzle,
  generatePuzzleSearch,
  type Layout,
  type LayoutOptions,
  type Position,
  positionFromValues,
  type Stars,
  type TechniqueId,
} from '@kit/sudoku-human';
import { jigsawRegions } from './jigsaw.js';
import { hasStars, type Kind } from './kinds.js';

const plain: Partial<Record<Kind, LayoutOptions>> = {
  size4: { size: 4 },
  size6: { size: 6 },
  size8: { size: 8 },
  size12: { size: 12 },
  size16: { size: 16 },
  diagonals: { diagonals: true },
  windows: { windows: true },
  diagonalWindows: { diagonals: true, windows: true },
  disjointGroups: { disjointGroups: true },
  antiKnight: { antiKnight: true },
  antiKing: { antiKing: true },
  nonConsecutive: { nonConsecutive: true },
};

/** What a layout of the kind is made of; undefined for the classic one. The cages of a killer come with its solution. */
export function optionsOf(kind: Kind, seed: number): LayoutOptions | undefined {
  return kind === 'jigsaw' ? { regions: jigsawRegions(createRandom(seed)) } : plain[kind];
}

/** The layout of a kind; undefined for the classic one. */
export function layoutOf(kind: Kind, seed: number): Layout | undefined {
  const options = optionsOf(kind, seed);
  return options && createLayout(options);
}

/** What is asked of a puzzle. */
export type Wish = { readonly kind: Kind; readonly stars: Stars; readonly technique: TechniqueId | undefined };

/** A puzzle of the kind. */
export function* deal(seed: number, { kind, stars, technique }: Wish): Search<GeneratedPuzzle> {
  const random = createRandom(seed);
  let layout = layoutOf(kind, seed);
  // One in sixty random shapes leaves no room for any grid, and nobody can say so soon.
  while (kind === 'jigsaw' && layout && !hasGridSoon(random, layout)) {
    if ((yield { nodes: 0 }) === 'stop') return { status: 'limit' };
    layout = createLayout({ regions: jigsawRegions(random) });
  }
  const givens = mostOpen[kind];
  if (givens !== undefined) return yield* dealBySolution(seed, layout, givens);
  const wish = kind === 'classic' && technique ? { technique } : hasStars(kind) ? { stars } : {};
  return yield* generatePuzzleSearch({ seed, symmetry: 'rotate180', ...(layout ? { layout } : {}), ...wish });
}

/** Is there a grid that is soon found from some digits drawn at random? */
function hasGridSoon(random: Random, layout: Layout): boolean {
  for (let tries = 0; tries < 10; tries++) {
    const search = findSolutionSearch(someDigits(random, layout));
    let step = search.next();
    while (!step.done && step.value.nodes < 500) step = search.next();
    if (step.done && step.value.status === 'found') return true;
  }
  return false;
}

/** How many digits stay at the least, of the kinds that are dealt here. */
const mostOpen: Partial<Record<Kind, number>> = { size16: 110, antiKnight: 24, nonConsecutive: 26, killer: 6 };

function* dealBySolution(seed: number, layout: Layout | undefined, least: number): Search<GeneratedPuzzle> {
  const random = createRandom(seed);
  const solution = yield* someSolution(random, layout);
  if (solution === undefined) return { status: 'limit' };
  const own = layout ?? createLayout({ cages: cagesOf(solution, random) });
  const givens = [...solution];
  const last = givens.length - 1;
  let left = givens.length;
  for (const cell of random.shuffle(givens.map((_, at) => at))) {
    const pair = cell === last - cell ? [cell] : [cell, last - cell];
    if (left - pair.length < least || givens[cell] === 0) continue;
    if ((yield { nodes: givens.length - left, total: givens.length - least }) === 'stop') break;
    for (const at of pair) givens[at] = 0;
    if (yield* isUnique(givens, own)) left -= pair.length;
    else for (const at of pair) givens[at] = solution[at];
  }
  return { status: 'found', position: positionFromValues(givens, givens, { layout: own }) };
}

/** A part of a search. */
type Slices<R> = Generator<{ readonly nodes: number }, R, 'stop' | undefined>;

/** A full grid that grows from three digits drawn at random; on the classic layout that is plenty. */
function* someSolution(random: Random, layout: Layout | undefined): Slices<readonly number[] | undefined> {
  for (let tries = 0; tries < 50; tries++) {
    const found = yield* within(findSolutionSearch(someDigits(random, layout)));
    if (found.status === 'found') return found.solution;
  }
  return undefined;
}

/** Three digits at random. */
function someDigits(random: Random, layout: Layout | undefined): Position {
  const size = layout?.size ?? 9;
  const values = new Array<number>(size * size).fill(0);
  for (let drawn = 0; drawn < 3; drawn++) values[random.int(values.length)] = 1 + random.int(size);
  return positionFromValues(values, values, { layout });
}

function* isUnique(givens: readonly number[], layout: Layout): Slices<boolean> {
  const { status, count } = yield* within(countSolutionsSearch(positionFromValues(givens, givens, { layout }), 2));
  return status === 'exact' && count === 1;
}

/** A search as a part of another one. */
function* within<R>(search: Search<R>): Slices<R> {
  let step = search.next();
  while (!step.done) step = search.next(yield { nodes: step.value.nodes });
  return step.value;
}

/** The grid cut into cages of one to four cells beside each other, without a digit twice, and their sums. */
function cagesOf(solution: readonly number[], random: Random): Cage[] {
  const board = { rows: 9, cols: 9 };
  const isTaken = solution.map(() => false);
  return random.shuffle(solution.map((_, cell) => cell)).flatMap((start): Cage[] => {
    if (isTaken[start]) return [];
    const cells = [start];
    isTaken[start] = true;
    for (const most = random.pick([2, 3, 3, 4]); cells.length < most; ) {
      const next = cells
        .flatMap((cell) => neighbors4(board, cell))
        .filter((cell) => !isTaken[cell] && !cells.some((at) => solution[at] === solution[cell]));
      if (next.length === 0) break;
      const cell = random.pick(next);
      isTaken[cell] = true;
      cells.push(cell);
    }
    return [{ cells: cells.toSorted((a, b) => a - b), sum: cells.reduce((sum, cell) => sum + solution[cell], 0) }];
  });
}
