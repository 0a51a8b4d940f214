import {
  checkInteger,
  checkOptions,
  checkSeed,
  createRandom,
  defineSearch,
  runSync,
  type Search,
  type Slices,
  unexpected,
} from '@kit/grid';
import { digAround, givensOf } from '../generate/dig.js';
import { createKnownGrid } from '../generate/known-grid.js';
import { drawClassic } from '../generate/random-grid.js';
import { recipes } from '../generate/recipes.js';
import { drawSomeBoard } from '../generate/some-grid.js';
import { classicTables } from '../kernel/geometry.js';
import { hasClassicBoxes, type Tables } from '../kernel/tables.js';
import { readTables } from '../layout/tables.js';
import { type Finder, findersOf } from '../techniques/shared/technique.js';
import { records } from '../techniques/technique-records.js';
import { techniques } from '../techniques/techniques.js';
import type { PracticeOptions, PracticePosition, TechniqueId } from '../types.js';
import { walk } from './walk.js';

/**
 * A position to practise a technique on: the technique is its next step, where the solver knows singles, locked candidates,
 * subsets and the other techniques of its family.
 *
 * The position has givens with one solution, digits that follow, and pencil marks. Marks that are missing are false, though it
 * can take harder techniques to show that. For five techniques another one of their family always comes first, and it is left
 * out: X-Chains for remote pairs, multi-colors 1 for multi-colors 2, AICs for discontinuous loops, aligned pair exclusion for
 * death blossoms. A WXYZ-Wing is practised among the wings, since almost locked sets always find it first. A Franken X-Wing is
 * never next on a board of boxes, since locked candidates find the same.
 *
 * @param technique - the name of a technique of the default list
 * @param options - the seed and the layout; see {@link PracticeOptions}
 * @returns `{ status: 'found', position, step, solution }`, `{ status: 'impossible' }` if the technique is never next, or
 * `{ status: 'limit' }` if `maxTries` puzzles had no such position
 * @throws {@link InvalidInputError} `unknown-technique` for one that isn't in the default list, `bad-options`, `unknown-option`,
 * `bad-seed`, `bad-number`, and the codes of a malformed layout
 *
 * @example
 * ```ts
 * import { nextStep, practicePosition } from '@kit/sudoku-human';
 *
 * const made = practicePosition('x-wing', { seed: 1 });
 * made.status === 'found' && made.step.technique; // => 'x-wing'
 * made.status === 'found' && nextStep(made.position)?.technique; // => 'x-wing'
 * ```
 */
export function practicePosition(technique: TechniqueId, options: PracticeOptions = {}): PracticePosition {
  return runSync(practicePositionSearch(technique, options));
}

/**
 * {@link practicePosition} as a search, for `runAsync`.
 *
 * @param technique - as for {@link practicePosition}
 * @param options - as for {@link practicePosition}
 * @returns a search; stopping it gives `limit`. Its `nodes` are the puzzles tried. How many it takes is chance, so there is no
 * `total`: show a spinner or the number
 * @throws {@link InvalidInputError} as {@link practicePosition}, at once
 *
 * @example
 * ```ts
 * import { practicePositionSearch } from '@kit/sudoku-human';
 *
 * const search = practicePositionSearch('jellyfish', { seed: 1 });
 * search.next().value; // => { nodes: 0 }
 * search.next('stop').value; // => { status: 'limit' }
 * ```
 */
export function practicePositionSearch(
  technique: TechniqueId,
  options: PracticeOptions = {},
): Search<PracticePosition> {
  const { seed = 0, layout, maxTries = 5000 } = checkOptions(options, ['seed', 'layout', 'maxTries']);
  if (!techniques.some(({ id }) => id === technique)) {
    throw unexpected('unknown-technique', 'technique', technique, 'the name of one of the default techniques');
  }
  checkSeed(seed, 'options.seed');
  checkInteger(maxTries, 'options.maxTries', 1, 1_000_000);
  const tables = readTables(layout, 'options.layout');
  return findPractice({ technique, seed, maxTries, tables });
}

/** What is asked for. */
type Question = {
  readonly technique: TechniqueId;
  readonly seed: number;
  readonly maxTries: number;
  readonly tables: Tables;
};

const findPractice = /* @__PURE__ */ defineSearch({
  read: (question: Question) => ({ question, tries: 0 }),
  work: practiceSlices,
  report: ({ tries }) => ({ nodes: tries }),
  stopped: (): PracticePosition => ({ status: 'limit' }),
});

function* practiceSlices(practice: { readonly question: Question; tries: number }): Slices<PracticePosition> {
  const { technique, seed, maxTries, tables } = practice.question;
  const list = listFor(technique, tables);
  if (list === undefined) return { status: 'impossible' };
  const random = createRandom(seed);
  const build = hasClassicBoxes(tables) ? recipes[technique] : undefined;
  for (; practice.tries < maxTries; practice.tries++) {
    yield;
    const drawn = yield* tables === classicTables ? drawClassic(random) : drawSomeBoard(tables, random);
    if (typeof drawn === 'string') return { status: drawn === 'none' ? 'impossible' : 'limit' };
    const { solution } = drawn;
    const recipe = build === undefined ? { open: [], strike: [] } : build(solution, random);
    if (recipe === undefined) continue;
    const orbits = solution.map((_, cell) => [cell]);
    const dug = yield* digAround(createKnownGrid(tables, solution), orbits, recipe, random);
    const aim = { list, id: technique, strike: recipe.strike };
    const found = yield* walk(tables, givensOf(dug), solution, aim, random);
    if (found !== undefined) return { status: 'found', ...found, solution };
  }
  return { status: 'limit' };
}

/** The families that everybody knows. */
const basics: readonly string[] = ['singles', 'locked', 'subsets', 'layout-logic'];

/** The techniques in whose company it is practised, easiest first; undefined if it is never the next one. */
function listFor(technique: TechniqueId, tables: Tables): readonly Finder[] | undefined {
  const all = findersOf(techniques);
  const at = all.findIndex(({ id }) => id === technique);
  if (all[at].holdsOn?.(tables) === false || (tables.isPlain && never.has(technique))) return undefined;
  // One of its wings has two digits, so that it is an ALS-XZ as well; players count it among the wings.
  const family = technique === 'wxyz-wing' ? 'wings' : records[technique].family;
  const hidden = shadows[technique] ?? [];
  return all.filter(({ id }, index) => {
    if (basics.includes(records[id].family)) return true;
    return id === technique || (index <= at && records[id].family === family && !hidden.includes(id));
  });
}

/** Two boxes that have a digit in the same two lines leave the third box its third line, which locked candidates see. */
const never: ReadonlySet<TechniqueId> = /* @__PURE__ */ new Set<TechniqueId>(['franken-x-wing']);

/**
 * Techniques whose every instance has another one of the family that comes before them, which is left out therefore: two cells
 * of a remote pair that see each other are a naked pair, so their digits make an X-Chain; a colour that sees both colours of
 * another cluster has neighbours that see two ends; a loop with a discontinuity is an AIC between its first and last links;
 * the petals of a death blossom exclude all pairs of the stem and a cell that sees them.
 */
const shadows: { readonly [id in TechniqueId]?: readonly TechniqueId[] } = {
  'remote-pair': ['x-chain'],
  'multi-colors-2': ['multi-colors-1'],
  'discontinuous-nice-loop': ['aic'],
  'grouped-discontinuous-nice-loop': ['aic', 'grouped-aic'],
  'death-blossom': ['aligned-pair-exclusion'],
};
