import {
  checkGrid,
  checkInteger,
  checkNumber,
  checkOptions,
  checkSeed,
  checkShape,
  createRandom,
  type Found,
  type GravityMode,
  type GridLike,
  InvalidInputError,
  type Progress,
  type Random,
  runSync,
  type Search,
} from '@kit/grid';
import { maxPlayedCells } from '../rules/check-board.js';
import { type Gravity, gravityRule } from '../rules/gravity-rule.js';
import { type LinkOptions, linkOptionNames, linkRules } from '../rules/link-rules.js';
import { type Kernel, Meter, runKernel } from '../solve/meter.js';
import { type Certified, CertifiedDealer, type DealOrder } from './deal-certified.js';
import { type DeadEndRange, hasDeadEnds } from './has-dead-ends.js';

/** Options of {@link generateBoard}. */
export type GenerateOptions = LinkOptions & {
  /** Number of rows. */
  readonly rows: number;
  /** Number of columns. */
  readonly cols: number;
  /** Number of kinds; they are numbered from 1. */
  readonly kinds: number;
  /** Tiles of each kind, an even number; `kinds * copies` is the number of cells to fill. */
  readonly copies: number;
  /** The seed, default 0: the same seed and options give the same board. */
  readonly seed?: number | undefined;
  /** What falls after each pair; default `'none'`. */
  readonly gravity?: Gravity | undefined;
  /** The cells to fill (1), to leave empty (0), and the stones (-1), of the same size; by default all are filled. */
  readonly shape?: GridLike | undefined;
  /** The share of dead ends in random play that is asked for (see `rateBoard`); by default any. */
  readonly deadEnds?:
    | {
        /** The least share, from 0 to 1; default 0. */
        readonly min?: number | undefined;
        /** The greatest share, from 0 to 1; default 1. */
        readonly max?: number | undefined;
      }
    | undefined;
  /** The most deals to try, default 100. */
  readonly maxTries?: number | undefined;
};

const optionNames = [
  ...linkOptionNames,
  'rows',
  'cols',
  'kinds',
  'copies',
  'seed',
  'gravity',
  'shape',
  'deadEnds',
  'maxTries',
] as const;

/**
 * A board that can be cleared, with the moves that prove it.
 *
 * Deals at random; without gravity the solver looks for the moves first; where they are not found, what random play
 * leaves is dealt again so that it can go. The moves are replayed on the board before it is returned.
 *
 * @param options - size, kinds, copies, seed, gravity, shape, difficulty, rules
 * @returns the board and its moves; `impossible` if no deal on this shape can be cleared, `limit` after `maxTries` deals
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-size`, `bad-number`, `bad-count` (an odd number of copies, or
 * kinds times copies is not the number of cells to fill), `bad-seed`, `bad-choice`, `bad-flag`, `bad-groups`, and for the
 * shape `bad-grid`, `bad-length`, `bad-value`
 *
 * @example
 * ```ts
 * import { generateBoard, parseGrid, solveBoard } from '@kit/link-path';
 *
 * const made = generateBoard({ rows: 8, cols: 18, kinds: 36, copies: 4, seed: 7, gravity: 'down' });
 * made.status === 'found' && made.moves.length; // => 72
 *
 * const shape = parseGrid('o.o\n.#.\no.o', { '.': 0, o: 1, '#': -1 });
 * generateBoard({ rows: 3, cols: 3, kinds: 2, copies: 2, shape }).status; // => 'found'
 * ```
 */
export function generateBoard(options: GenerateOptions): Found<Certified> {
  return runSync(generateBoardSearch(options));
}

/**
 * {@link generateBoard} as a search that shares the event loop or stops at a time limit.
 *
 * Its progress counts the deals: `nodes` of at most `total`.
 *
 * @param options - size, kinds, copies, seed, gravity, shape, difficulty, rules
 * @returns a search; on `'stop'` it ends with `limit`
 * @throws {@link InvalidInputError} as {@link generateBoard}
 *
 * @example
 * ```ts
 * import { generateBoardSearch, runAsync } from '@kit/link-path';
 *
 * const search = generateBoardSearch({ rows: 50, cols: 50, kinds: 625, copies: 4, seed: 1 });
 * (await runAsync(search, { timeLimitMs: 60_000 })).status; // => 'found'
 * ```
 */
export function generateBoardSearch(options: GenerateOptions): Search<Found<Certified>> {
  const rules = linkRules(checkOptions(options, optionNames), optionNames);
  const { rows, cols } = checkShape(options, 'options', { maxCells: maxPlayedCells });
  const kinds = checkInteger(options.kinds, 'options.kinds', 1, rows * cols);
  const copies = checkInteger(options.copies, 'options.copies', 1, rows * cols);
  const random = createRandom(checkSeed(options.seed ?? 0, 'options.seed'));
  const maxTries = checkInteger(options.maxTries ?? 100, 'options.maxTries', 1);
  const modes = gravityRule(options.gravity);
  const deadEnds = deadEndRange(options.deadEnds);
  const layout = layoutFrom(options.shape, rows, cols);
  const places = layout.cells.filter((value) => value > 0).length;
  if (copies % 2 === 1) {
    throw new InvalidInputError('bad-count', `options.copies is ${copies}: expected an even number`, {
      name: 'copies',
    });
  }
  if (kinds * copies !== places) {
    const message = `options.kinds * options.copies is ${kinds} * ${copies} = ${kinds * copies}: expected ${places}, the number of cells to fill`;
    throw new InvalidInputError('bad-count', message, { name: 'kinds' });
  }
  // Without gravity any order is as good as another where only two tiles match, so a board is either lost or safe.
  const isSafe = modes.length === 0 && copies === 2 && rules.classes === undefined;
  const tiles = Array.from({ length: places }, (_, index) => Math.trunc(index / copies) + 1);
  const styles = dealStyles(modes, deadEnds);
  return search({ layout, kinds: tiles, rules, modes, maxTries, styles }, random, deadEnds, isSafe && deadEnds.min > 0);
}

function* search(
  order: DealOrder,
  random: Random,
  deadEnds: DeadEndRange,
  isImpossible: boolean,
): Search<Found<Certified>> {
  if (isImpossible) return { status: 'impossible' };
  const meter = new Meter();
  const dealer = new CertifiedDealer(order, random, meter);
  const accepts = (deal: Certified): Kernel<boolean> =>
    hasDeadEnds(deal.board, order.rules, order.modes, deadEnds, meter);
  const report = (): Progress<Found<Certified>> => ({ nodes: dealer.tries, total: order.maxTries });
  return (yield* runKernel(dealer.deal(accepts), report))?.answer ?? { status: 'limit' };
}

/** In which ways to deal: what is easy is dealt in turns with what is left to chance, and so is what is hard. */
function dealStyles(modes: readonly GravityMode[], { min, max }: DeadEndRange): DealOrder['styles'] {
  const first = modes.length === 0 ? 'random' : 'mixed';
  if (max < 1) return [first, 'near'];
  if (min === 0) return [first];
  return modes.length === 0 ? ['traps', 'far', first] : ['far', first];
}

function deadEndRange(asked: GenerateOptions['deadEnds']): DeadEndRange {
  if (asked === undefined) return { min: 0, max: 1 };
  checkOptions(asked, ['min', 'max'], 'options.deadEnds');
  const min = checkNumber(asked.min ?? 0, 'options.deadEnds.min', 0, 1);
  const max = checkNumber(asked.max ?? 1, 'options.deadEnds.max', 0, 1);
  if (min <= max) return { min, max };
  const message = `options.deadEnds.min is ${min} and max is ${max}: no share is both at least min and at most max`;
  throw new InvalidInputError('bad-number', message, { name: 'options.deadEnds' });
}

function layoutFrom(
  shape: GridLike | undefined,
  rows: number,
  cols: number,
): { rows: number; cols: number; cells: number[] } {
  if (shape === undefined) return { rows, cols, cells: new Array<number>(rows * cols).fill(1) };
  const { cells } = checkGrid(shape, 'options.shape', {
    minRows: rows,
    maxRows: rows,
    minCols: cols,
    maxCols: cols,
    min: -1,
  });
  return { rows, cols, cells: Array.from(cells, (value) => Math.min(value, 1)) };
}
