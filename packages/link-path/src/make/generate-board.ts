import {
  checkGrid,
  checkInteger,
  checkNumber,
  checkObject,
  checkSeed,
  checkShape,
  createRandom,
  type Found,
  type GridLike,
  InvalidInputError,
} from '@kit/grid';
import { type Gravity, gravityRule } from '../rules/gravity-rule.js';
import { type LinkOptions, linkRules } from '../rules/link-rules.js';
import { type Certified, dealCertified } from './deal-certified.js';
import { rateBoard } from './rate-board.js';

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

/**
 * A board that can be cleared, with the moves that prove it.
 *
 * Deals at random; without gravity the solver looks for the moves first; where they are not found, what random play
 * leaves is dealt again so that it can go. The moves are replayed on the board before it is returned.
 *
 * @param options - size, kinds, copies, seed, gravity, shape, difficulty, rules
 * @returns the board and its moves; `impossible` if no deal on this shape can be cleared, `limit` after `maxTries` deals
 * @throws {@link InvalidInputError} `bad-options`, `bad-size`, `bad-number`, `bad-count` (an odd number of copies, or
 * kinds times copies is not the number of cells to fill), `bad-seed`, `bad-choice`, `bad-flag`, `bad-groups`, and for the
 * shape `bad-grid`, `bad-length`, `bad-value`
 *
 * @example
 * ```ts
 * import { parseGrid } from '@kit/grid';
 * import { generateBoard, solveBoard } from '@kit/link-path';
 *
 * const made = generateBoard({ rows: 8, cols: 18, kinds: 36, copies: 4, seed: 7, gravity: 'down' });
 * made.status === 'found' && made.moves.length; // => 72
 *
 * const shape = parseGrid('o.o\n.#.\no.o', { '.': 0, o: 1, '#': -1 });
 * generateBoard({ rows: 3, cols: 3, kinds: 2, copies: 2, shape }).status; // => 'found'
 * ```
 */
export function generateBoard(options: GenerateOptions): Found<Certified> {
  const { rows, cols } = checkShape(checkObject(options, 'options'), 'options');
  const kinds = checkInteger(options.kinds, 'options.kinds', 1, rows * cols);
  const copies = checkInteger(options.copies, 'options.copies', 1, rows * cols);
  const random = createRandom(checkSeed(options.seed ?? 0, 'options.seed'));
  const maxTries = checkInteger(options.maxTries ?? 100, 'options.maxTries', 1);
  linkRules(options);
  gravityRule(options.gravity);
  const min = checkNumber(options.deadEnds?.min ?? 0, 'options.deadEnds.min', 0, 1);
  const max = checkNumber(options.deadEnds?.max ?? 1, 'options.deadEnds.max', 0, 1);
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
  const tiles = Array.from({ length: places }, (_, index) => Math.trunc(index / copies) + 1);
  const isAsked = min > 0 || max < 1;
  const accepts = ({ board }: Certified): boolean => {
    if (!isAsked) return true;
    const { deadEnds } = rateBoard(board, { ...options, seed: 0, plays: 50 });
    return deadEnds >= min && deadEnds <= max;
  };
  return dealCertified(layout, tiles, random, options, maxTries, accepts, max < 1);
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
