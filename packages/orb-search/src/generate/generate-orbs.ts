/**
 * Deals a board: cell by cell in reading order. Without standing matches each cell draws only from the types that end
 * no run there; a deal that gets stuck is dealt again, and at last two types alternate like a chessboard.
 */
import {
  checkChoice,
  checkDifficulty,
  checkFlag,
  checkInteger,
  checkOptions,
  checkSeed,
  createRandom,
  type Found,
  fifthsOf,
  type Grid,
  levelOf,
  type Random,
  runSlices,
} from '@kit/grid';
import { checkTypes } from '../board/check-list-of.js';
import { ruleBoard } from '../rules/rule-board.js';
import { type RuleTable, ruleTable } from '../rules/rule-table.js';
import { hasLegalPair } from '../swaps/legal-pairs.js';
import type { GenerateOrbsOptions } from '../types.js';
import { orbsRating } from './rate-orbs.js';

/** Boards that levels of difficulty are measured on; scripts/deal-levels.ts prints how near they come to fifths of 10,000. */
const sampleSize = 400;
/** Boards that are dealt for one of a level. */
const maxDeals = 200;

/**
 * A random board: the same seed deals the same orbs.
 *
 * `difficulty` asks for a fifth of such boards by the score of {@link rateOrbs}, from the easiest, 1, to the hardest, 5: others are
 * dealt anew. Where the fifths part is measured on 400 boards when such boards are first asked for, and remembered.
 *
 * @param options - size, types, seed, difficulty, whether matches may stand, and whether a swap has to be legal
 * @returns `found` with the board, which can be given to any function as it is; `impossible` if it is proved that these
 * types can't be dealt without a match; `limit` if no deal of 64 could be played, or no board of 200 has the difficulty
 * @throws {@link InvalidInputError} `bad-size`, `bad-number`, `bad-list`, `bad-seed`, `bad-choice`, `bad-flag`, `bad-options`
 *
 * @example
 * ```ts
 * import { findMatches, generateOrbs } from '@kit/orb-search';
 *
 * generateOrbs({ rows: 2, cols: 3, types: 3, seed: 1 }).cells.length; // => 6
 * const quiet = generateOrbs({ rows: 5, cols: 6, types: 3, seed: 1, standing: 'none' });
 * quiet.status === 'found' && findMatches(quiet); // => []
 * generateOrbs({ types: 1, standing: 'none' }).status; // => 'impossible'
 * ```
 */
export function generateOrbs(
  options?: GenerateOrbsOptions & {
    readonly standing?: 'any' | undefined;
    readonly playable?: false | undefined;
    readonly difficulty?: undefined;
  },
): Extract<Found<Grid>, { status: 'found' }>;
export function generateOrbs(options?: GenerateOrbsOptions): Found<Grid>;
export function generateOrbs(options: GenerateOrbsOptions = {}): Found<Grid> {
  const given = checkOptions(options, ['rows', 'cols', 'types', 'seed', 'standing', 'playable', 'rules', 'difficulty']);
  const { rows = 5, cols = 6, types = 6, seed = 0, standing = 'any', playable = false, rules, difficulty } = given;
  checkInteger(rows, 'options.rows', 1, 32, 'bad-size');
  checkInteger(cols, 'options.cols', 1, 32, 'bad-size');
  const kinds = checkTypes(types, 'options.types');
  const random = createRandom(checkSeed(seed, 'options.seed'));
  checkChoice(standing, 'options.standing', ['any', 'none']);
  const table = ruleTable(rules, { rows, cols });
  checkFlag(playable, 'options.playable');
  const level = checkDifficulty(difficulty);
  const asked = { rows, cols, kinds, table, isAny: standing === 'any', playable };
  if (level === undefined) return dealOrbs(asked, random);
  const scoreOf = ({ cells }: Grid) => orbsRating(rows, cols, cells).score;
  const scores = () => {
    const dice = createRandom(0);
    const found: number[] = [];
    for (let sample = 0; sample < sampleSize; sample++) {
      const made = dealOrbs(asked, dice);
      if (made.status !== 'found') break;
      found.push(scoreOf(made));
    }
    return found;
  };
  const fifths = runSlices(
    fifthsOf(`generateOrbs ${JSON.stringify([rows, cols, kinds, standing, playable, rules])}`, scores),
  );
  for (let deal = 0; deal < maxDeals; deal++) {
    const made = dealOrbs(asked, random);
    if (made.status !== 'found' || (fifths && levelOf(scoreOf(made), fifths) === level)) return made;
  }
  return { status: 'limit' };
}

type Asked = {
  readonly rows: number;
  readonly cols: number;
  readonly kinds: number[];
  readonly table: RuleTable;
  readonly isAny: boolean;
  readonly playable: boolean;
};

/** One board. */
function dealOrbs({ rows, cols, kinds, table, isAny, playable }: Asked, random: Random): Found<Grid> {
  const found = (cells: number[]): Found<Grid> => ({ status: 'found', rows, cols, cells });
  const isGood = (cells: number[]): boolean => !playable || hasLegalPair({ rows, cols, cells, table });
  for (let attempt = 0; attempt < 64; attempt++) {
    const cells = isAny
      ? Array.from({ length: rows * cols }, () => random.pick(kinds))
      : dealQuiet(rows, cols, kinds, table, random);
    if (cells && isGood(cells)) return found(cells);
  }
  if (isAny) return { status: 'limit' };
  const cells = chessboard(rows, cols, kinds, table, random);
  if (ruleBoard(rows, cols, table).find(new Int16Array(cells)).length > 0) return { status: 'impossible' };
  return isGood(cells) ? found(cells) : { status: 'limit' };
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
      return Math.max(along, down) + 1 < table.minRun[type];
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

/**
 * Two types that alternate match nowhere, unless an orb alone is a match. With one type that isn't, or with none, this is
 * all that there is to try, since whatever lies on locked cells matches nothing: if it matches, no deal is quiet.
 */
function chessboard(rows: number, cols: number, kinds: number[], table: RuleTable, random: Random): number[] {
  const isMatchAlone = (type: number): boolean => table.minRun[type] === 1 && table.minGroup[type] === 1;
  const usable = random.shuffle([...new Set(kinds)].filter((type) => !isMatchAlone(type)));
  const [first = kinds[0], second = first] = usable;
  return Array.from({ length: rows * cols }, (_, cell) =>
    ((cell % cols) + Math.floor(cell / cols)) % 2 === 0 ? first : second,
  );
}
