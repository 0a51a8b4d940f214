/** How hard is a field without luck: the hardest reason that it needs. */
import {
  checkCell,
  checkOptions,
  defineSearch,
  InvalidInputError,
  type Pace,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { type ReadField, readField } from '../board/read-board.js';
import { easiestStep, fullLogic, type Logic, type Step } from '../deduce/easiest-step.js';
import { newEffort } from '../kernel/effort.js';
import { FLAG, HIDDEN } from '../kernel/symbols.js';
import { closedCells, openInPlace } from '../play/open-in-place.js';
import type { FieldLike, FieldRating, RateOptions } from '../types.js';

/** Regions of more states end a rating: the limit of `generateMines`. */
export const maxProofStates = 50_000;

/**
 * How hard a field is for a player who never guesses as long as something can be proven, marks every proven mine, and looks
 * for the easiest reason first: one number, two numbers together, more of them, the number of mines on the board.
 *
 * | level | `hardest` | what the field needs |
 * |---|---|---|
 * | 1 | `one-number` | one number at a time |
 * | 2 | `two-numbers` | two numbers together |
 * | 3 | `more-numbers` | three numbers or more |
 * | 4 | `counter` | the number of mines on the board |
 * | 5 | `guess` | guesses: nothing is certain. The safest cell without a mine is opened then |
 *
 * `times` says how often the hardest kind is needed, each time with nothing easier left. `score` orders fields more finely: a
 * point for each click, 4 for each time that two numbers are needed, 3 a number for each time that more are, 15 for each
 * time that the counter is, and for each guess 10 and 40 times its risk.
 *
 * @param field - where the mines are
 * @param options - the cell that is opened first
 * @returns the rating; `limit` if a region has too many states to tell
 * @throws {@link InvalidInputError} the codes of {@link newBoard} for the field, `bad-options`, `unknown-option`; `bad-cell`
 * for a first cell that is none, a hole or a mine
 *
 * @example
 * ```ts
 * import { rateField } from '@kit/mines-inference';
 *
 * const { level, hardest, times } = rateField({ rows: 1, cols: 5, mineCells: [1] }, { firstOpen: 4 });
 * [level, hardest, times]; // => [4, 'counter', 1]
 * rateField({ rows: 1, cols: 3, mineCells: [0] }, { firstOpen: 1 }).level; // => 5
 * ```
 */
export function rateField(field: FieldLike, options: RateOptions = {}): FieldRating {
  return runSync(rateFieldSearch(field, options));
}

/**
 * {@link rateField} as a search: stopped early its status is `limit`, with what was needed so far. `nodes` are the open cells.
 *
 * @example
 * ```ts
 * import { rateFieldSearch, runAsync } from '@kit/mines-inference';
 *
 * (await runAsync(rateFieldSearch({ rows: 3, cols: 5, mineCells: [0, 4] }, { firstOpen: 12 }))).status; // => 'cleared'
 * ```
 */
export function rateFieldSearch(field: FieldLike, options: RateOptions = {}): Search<FieldRating> {
  return start(field, options);
}

const start = /* @__PURE__ */ defineSearch({
  read: (given: FieldLike, options: RateOptions): Play => {
    checkOptions(options, ['firstOpen']);
    const field = readField(given);
    const { holes, mined } = field;
    const isHole = new Set(holes);
    const firstSafe = mined.findIndex((mine, cell) => mine === 0 && !isHole.has(cell));
    if (options.firstOpen === undefined) return beginPlay(field, firstSafe < 0 ? [] : [firstSafe]);
    const firstOpen = checkCell(field, options.firstOpen, 'options.firstOpen');
    if (mined[firstOpen] === 0 && !isHole.has(firstOpen)) return beginPlay(field, [firstOpen]);
    const message = `options.firstOpen is ${firstOpen}: expected a cell to open, not ${isHole.has(firstOpen) ? 'a hole' : 'a mine'}`;
    throw new InvalidInputError('bad-cell', message, { name: 'options.firstOpen' });
  },
  work: (play, pace) => playByLogic(play, fullLogic, pace),
  report: ({ field, left }) => ({ nodes: field.mined.length - field.holes.length - field.mines - left }),
  stopped: (play) => ratingOf(play, 'limit'),
});

type Mined = Pick<ReadField, 'mined' | 'table' | 'mines' | 'holes'>;

/** The kinds of reasons, from easy to hard, and the places of the last two. */
const kinds = ['one-number', 'two-numbers', 'more-numbers', 'counter', 'guess'] as const;
const counter = 3;
const guess = 4;

/** A game under way, and what it has needed so far. */
export type Play = {
  readonly field: Mined;
  readonly shown: number[];
  /** Safe cells that are hidden. */
  left: number;
  clicks: number;
  /** The most numbers of a deduction, and how often each of the `kinds` was needed. */
  numbers: number;
  readonly times: number[];
  score: number;
};

/** A game whose first cells are open. */
export function beginPlay(field: Mined, first: readonly number[]): Play {
  const { mined, holes, mines } = field;
  const play: Play = {
    field,
    shown: closedCells(mined.length, holes),
    left: mined.length - holes.length - mines,
    clicks: 0,
    numbers: 0,
    times: kinds.map(() => 0),
    score: 0,
  };
  openAll(play, first);
  return play;
}

/**
 * Plays to the end, or until the score, which only rises, is too high. Where the player is stuck a cell is guessed if everything
 * may be used, else the rating ends there.
 */
export function* playByLogic(
  play: Play,
  logic: Logic,
  pace: Pace,
  isTooHigh: (score: number) => boolean = () => false,
): Slices<FieldRating> {
  const { shown, field } = play;
  const { table, mines, mined } = field;
  const effort = newEffort(maxProofStates, pace);
  if (spend(pace, 16 * shown.length)) yield;
  while (play.left > 0) {
    const step = yield* easiestStep({ shown, table, mines }, logic, effort);
    if ('stuck' in step) {
      if (logic !== fullLogic) return ratingOf(play, 'guess');
      const { chances } = step.stuck;
      const cell = safest(shown, mined, chances);
      if (chances[cell] < 0) return ratingOf(play, 'limit');
      play.times[guess]++;
      play.score += 10 + 40 * chances[cell];
      openAll(play, [cell]);
    } else take(play, step);
    if (spend(pace, 2 * shown.length)) yield;
    if (isTooHigh(play.clicks + play.score)) return ratingOf(play, 'limit');
  }
  return ratingOf(play, play.times[guess] > 0 ? 'guess' : 'cleared');
}

function take(play: Play, { safe, mines, numbers, usesTotal }: Step): void {
  const kind = usesTotal ? counter : Math.min(numbers, 3) - 1;
  play.numbers = Math.max(play.numbers, numbers);
  play.times[kind]++;
  play.score += [0, 4, 3 * numbers, 15][kind];
  for (const cell of mines) play.shown[cell] = FLAG;
  openAll(play, safe);
}

function openAll(play: Play, cells: readonly number[]): void {
  const { shown, field } = play;
  for (const cell of cells) {
    if (shown[cell] !== HIDDEN) continue;
    play.clicks++;
    openInPlace(shown, field.mined, field.table, cell);
  }
  let hidden = 0;
  for (const value of shown) if (value < 0) hidden++;
  play.left = hidden - field.mines;
}

function safest(shown: readonly number[], mined: Uint8Array, chances: Float64Array): number {
  let best = -1;
  for (let cell = 0; cell < shown.length; cell++) {
    if (shown[cell] === HIDDEN && mined[cell] === 0 && (best < 0 || chances[cell] < chances[best])) best = cell;
  }
  return best;
}

function ratingOf({ numbers, times, clicks, score }: Play, status: FieldRating['status']): FieldRating {
  const needed = times.findLastIndex((count) => count > 0);
  const hardest = Math.max(0, needed);
  return {
    status,
    level: (hardest + 1) as FieldRating['level'],
    hardest: kinds[hardest],
    times: times[hardest],
    numbers,
    counter: times[counter] > 0,
    guesses: times[guess],
    score: clicks + score,
  };
}
