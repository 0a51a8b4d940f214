/** Seeded fields: uniform, or such that no guess is needed. */
import {
  checkCell,
  checkChoice,
  checkFlag,
  checkInteger,
  checkObject,
  checkSeed,
  checkShape,
  createRandom,
  type Found,
} from '@kit/grid';
import { neighborsOf } from '../topology/neighbors-of.js';
import type { Field, Topology } from '../types.js';
import { allowedCells, randomMines } from './random-mines.js';
import { repairField } from './repair.js';

/** Options of {@link generateMines}. */
export type GenerateOptions = {
  /** Number of rows. */
  readonly rows: number;
  /** Number of columns. */
  readonly cols: number;
  /** Number of mines. */
  readonly mines: number;
  /** Same seed, same field. Default 0. */
  readonly seed?: number | undefined;
  /** The cell that will be opened first; default 0, a corner. */
  readonly firstOpen?: number | undefined;
  /** `'safe'` (default): no mine in the first cell. `'zero'`: none around it either. */
  readonly firstIs?: 'safe' | 'zero' | undefined;
  /** True: {@link deduce} alone clears the board from the first cell. Default false. */
  readonly noGuess?: boolean | undefined;
  /** Default `'square8'`. */
  readonly topology?: Topology | undefined;
  /** With `noGuess`: how many fields to begin with before giving up, default 200. */
  readonly maxTries?: number | undefined;
};

/**
 * A field of mines.
 *
 * Without `noGuess` every field that keeps the first cell clear is equally likely. With it, play is simulated and the
 * field repaired where only a guess would go on; the result has been cleared from the start by deduction alone.
 *
 * @param options - size, mines, seed, first cell
 * @returns the field; `impossible` if the mines don't fit beside the first cell, `limit` if no field without guesses was
 * found in `maxTries`
 * @throws {@link InvalidInputError} `bad-options`, `bad-grid`, `bad-size`, `bad-mines`, `bad-seed`, `bad-cell`, `bad-choice`,
 * `bad-flag`, `bad-number`, and the codes of a topology
 *
 * @example
 * ```ts
 * import { generateMines, simulateGame } from '@kit/mines-inference';
 *
 * const made = generateMines({ rows: 9, cols: 9, mines: 10, seed: 7, firstOpen: 40, firstIs: 'zero', noGuess: true });
 * made.status; // => 'found'
 * made.status === 'found' && simulateGame(made.field, { firstOpen: 40 }).guesses; // => 0
 * ```
 */
export function generateMines(options: GenerateOptions): Found<{
  /** Where the mines are. */
  readonly field: Field;
}> {
  checkObject(options, 'options');
  const { rows, cols } = checkShape(options, 'options');
  const size = rows * cols;
  const mines = checkInteger(options.mines, 'mines', 0, size, 'bad-mines');
  const seed = checkSeed(options.seed ?? 0);
  const first = checkCell({ rows, cols }, options.firstOpen ?? 0, 'firstOpen');
  const zero = checkChoice(options.firstIs ?? 'safe', 'firstIs', ['safe', 'zero']) === 'zero';
  const noGuess = checkFlag(options.noGuess ?? false, 'noGuess');
  const maxTries = checkInteger(options.maxTries ?? 200, 'maxTries', 1, 1_000_000);
  const table = neighborsOf({ rows, cols }, options.topology);
  const allowed = allowedCells(size, table, first, zero);
  if (mines > allowed.length) return { status: 'impossible' };
  const random = createRandom(seed);
  for (let tries = 0; tries < maxTries; tries++) {
    const mined = randomMines(size, allowed, mines, random);
    if (noGuess && !repairField(mined, table, allowed, first, random)) continue;
    const mineCells: number[] = [];
    for (let cell = 0; cell < size; cell++) if (mined[cell] === 1) mineCells.push(cell);
    const field = { rows, cols, mineCells };
    return {
      status: 'found',
      field: options.topology === undefined ? field : { ...field, topology: options.topology },
    };
  }
  return { status: 'limit' };
}
