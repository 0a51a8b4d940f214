/**
 * Deals a board: cell by cell in reading order. Without standing matches each cell draws only from the types that end
 * no run there; a deal that gets stuck is dealt again, and at last two types alternate like a chessboard.
 */
import {
  checkChoice,
  checkInteger,
  checkList,
  checkOptions,
  checkSeed,
  createRandom,
  type Grid,
  InvalidInputError,
  type Random,
} from '@kit/grid';
import { maxType } from '../rules/check-board.js';
import { matchesOf } from '../rules/find-matches.js';
import { type RuleTable, ruleTable } from '../rules/rule-table.js';
import type { Rules } from '../types.js';

/** Options of {@link generateOrbs}. */
export type GenerateOrbsOptions = {
  /** Number of rows, default 5. */
  readonly rows?: number | undefined;
  /** Number of columns, default 6. */
  readonly cols?: number | undefined;
  /** How many types (3 gives 0, 1, 2), or the list of them; list one twice to double its chance. Default 6. */
  readonly types?: number | readonly number[] | undefined;
  /** Seed, default 0. */
  readonly seed?: number | undefined;
  /** May matches stand on the board? Default `'any'`. */
  readonly standing?: 'any' | 'none' | undefined;
  /** What counts as a match for `standing: 'none'`. */
  readonly rules?: Rules | undefined;
};

/**
 * A random board: the same seed deals the same orbs.
 *
 * @param options - size, types, seed, and whether matches may stand
 * @returns a new board
 * @throws {@link InvalidInputError} `bad-size`, `bad-number`, `bad-list`, `bad-seed`, `bad-choice`, `bad-options`;
 * `impossible-deal` if these types can't be dealt without a match
 *
 * @example
 * ```ts
 * import { findMatches, generateOrbs } from '@kit/orb-search';
 *
 * const board = generateOrbs({ rows: 5, cols: 6, types: 3, seed: 1, standing: 'none' });
 * board.cells.length; // => 30
 * findMatches(board); // => []
 * ```
 */
export function generateOrbs(options: GenerateOrbsOptions = {}): Grid {
  const given = checkOptions(options, ['rows', 'cols', 'types', 'seed', 'standing', 'rules']);
  const { rows = 5, cols = 6, types = 6, seed = 0, standing = 'any', rules } = given;
  checkInteger(rows, 'options.rows', 1, 32, 'bad-size');
  checkInteger(cols, 'options.cols', 1, 32, 'bad-size');
  const kinds = typesOf(types);
  const random = createRandom(checkSeed(seed, 'options.seed'));
  checkChoice(standing, 'options.standing', ['any', 'none']);
  const table = ruleTable(rules, { rows, cols });
  if (standing === 'any') return { rows, cols, cells: Array.from({ length: rows * cols }, () => random.pick(kinds)) };
  for (let attempt = 0; attempt < 64; attempt++) {
    const cells = dealQuiet(rows, cols, kinds, table, random);
    if (cells) return { rows, cols, cells };
  }
  const cells = chessboard(rows, cols, kinds, table, random);
  if (matchesOf(cells, rows, cols, table).length === 0) return { rows, cols, cells };
  const message = `options.types allows no board of ${cols} × ${rows} without a match: expected more types`;
  throw new InvalidInputError('impossible-deal', message, { name: 'options.types' });
}

function typesOf(types: number | readonly number[]): number[] {
  if (typeof types !== 'object') {
    return Array.from({ length: checkInteger(types, 'options.types', 1, maxType + 1) }, (_, type) => type);
  }
  const list = checkList(types, 'options.types', 1, 1000);
  return Array.from({ length: list.length }, (_, i) => checkInteger(list[i], `options.types[${i}]`, 0, maxType));
}

function dealQuiet(
  rows: number,
  cols: number,
  kinds: number[],
  table: RuleTable,
  random: Random,
): number[] | undefined {
  const cells: number[] = [];
  for (let cell = 0; cell < rows * cols; cell++) {
    const quiet = kinds.filter((type) => {
      const along = runBefore(cells, cell, 1, cell % cols, type);
      const down = runBefore(cells, cell, cols, Math.floor(cell / cols), type);
      return Math.max(along, down) + 1 < table.minRun[type]!;
    });
    if (quiet.length === 0) return undefined;
    cells.push(random.pick(quiet));
  }
  return cells;
}

function runBefore(cells: readonly number[], cell: number, step: number, room: number, type: number): number {
  let length = 0;
  while (length < room && cells[cell - (length + 1) * step] === type) length += 1;
  return length;
}

function chessboard(rows: number, cols: number, kinds: number[], table: RuleTable, random: Random): number[] {
  const usable = random.shuffle([...new Set(kinds)].filter((type) => table.minRun[type]! > 1));
  const pair = usable.length > 1 ? usable : kinds;
  return Array.from(
    { length: rows * cols },
    (_, cell) => pair[((cell % cols) + Math.floor(cell / cols)) % 2] ?? pair[0]!,
  );
}
