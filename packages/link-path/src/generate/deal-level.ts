/** Boards of a level. Levels are fifths of plain deals of the same options, by the score of `rateBoard`. */
import {
  checkDifficulty,
  createRandom,
  type Difficulty,
  type Found,
  fifthsOf,
  InvalidInputError,
  levelOf,
  type Pace,
  type Random,
  type Slices,
  spend,
} from '@kit/grid';
import { numberTiles } from '../board/numbered-tiles.js';
import { createLines } from '../kernel/create-lines.js';
import { MoveFinder } from '../kernel/find-moves.js';
import { Ice } from '../kernel/ice.js';
import type { Board, Certified, GenerateOptions } from '../types.js';
import type { DealOrder } from './deal-certified.js';
import { openingScore } from './rate-plays.js';

/**
 * Levels are measured on so many deals, or on fewer where they have taken so much work, about half a second.
 * scripts/deal-levels.ts prints how near they come to fifths of 10,000.
 */
const maxSample = 1000;
const minSample = 100;
const maxSampleWork = 50_000_000;
/** After so many failures without a deal none is expected. */
const maxFailures = 8;
/** The most cells of a board of a level: deals of larger ones take long. */
const maxLevelCells = 1024;

/** Checks the option. */
export function readDifficulty({ difficulty, rows, cols }: GenerateOptions): Difficulty | undefined {
  const level = checkDifficulty(difficulty);
  if (level === undefined || rows * cols <= maxLevelCells) return level;
  const message = `options is ${cols} × ${rows}: expected at most ${maxLevelCells} cells with a difficulty`;
  throw new InvalidInputError('bad-size', message, { name: 'options' });
}

type Rules = Pick<DealOrder, 'rules' | 'modes'>;

/** Says of boards whether they are of the level; the key holds all options that say what is dealt. Undefined if nothing can be dealt. */
export function* levelFilter(
  level: Difficulty,
  key: string,
  deal: (random: Random) => Slices<Found<Certified>>,
  rules: Rules,
  pace: Pace,
): Slices<((board: Board) => Slices<boolean>) | undefined> {
  const fifths = yield* fifthsOf(`generateBoard ${key}`, function* () {
    const scores: number[] = [];
    const lastWork = pace.work + maxSampleWork;
    for (let seed = 0; seed < maxSample && (scores.length > 0 || seed < maxFailures); seed++) {
      if (seed >= minSample && pace.work > lastWork) break;
      const made = yield* deal(createRandom(seed));
      if (made.status === 'found') scores.push(yield* scoreOf(made.board, rules, pace));
    }
    return scores;
  });
  if (fifths === undefined) return undefined;
  return function* isOfLevel(board) {
    return levelOf(yield* scoreOf(board, rules, pace), fifths) === level;
  };
}

function* scoreOf(board: Board, { rules, modes }: Rules, pace: Pace): Slices<number> {
  const tiles = yield* numberTiles(board, rules);
  const lines = createLines(board.rows, board.cols, rules, pace);
  if (spend(pace, 8 * board.rows * board.cols)) yield;
  const ice = Ice.of(tiles, board);
  const rated = { start: ice?.start ?? tiles.classes, ice, shape: board };
  return yield* openingScore(rated, new MoveFinder(tiles, board.cols, lines, pace), modes, pace);
}
