/** Measures of a game: clicks, speed, efficiency. */
import { checkNumber, checkObject, defineSearch, type Pace, runSync, type Search, type Slices, spend } from '@kit/grid';
import { readField } from '../board/read-board.js';
import { stepsOf } from '../kernel/effort.js';
import { numbersOf } from '../kernel/numbers-of.js';
import { playMove, startGame, statusOf } from '../play/play-move.js';
import { readClicks } from '../play/read-moves.js';
import type { ClickCounts, GameMetrics, GameMove, PlayedGame, Stopped } from '../types.js';
import { type BoardItems, findItems, isolated } from './board-items.js';

/**
 * Measures of a game that was played: clicks by kind, how many of them did something, 3BV a second, efficiency.
 *
 * The formulas are those of minesweepergame.com. Effective are clicks that opened something and no mine, and the first flag
 * on a real mine. Flags set before the game count as clicks; moves after its end don't. Scores with a power of 1.7 of the
 * time (STNB, QG) are left to the caller: such powers differ between engines in the last bit.
 *
 * @param game - the field and the moves, such as {@link parseReplay} gives; times come from the moves or from `timeMs`
 * @returns counts and ratios
 * @throws {@link InvalidInputError} the codes of {@link newBoard} for the field, `bad-options`, `bad-list`, `bad-length`,
 * `bad-choice`, `bad-cell`, `bad-number`
 * @see statistics of minesweepergame.com
 *
 * @example
 * ```ts
 * import { gameMetrics } from '@kit/mines-inference';
 *
 * const field = { rows: 1, cols: 5, mineCells: [3] };
 * const { status, clicks, efficiency, threeBvPerSecond } = gameMetrics({
 *   field,
 *   moves: [
 *     { kind: 'open', cell: 0, timeMs: 0 },
 *     { kind: 'open', cell: 1, timeMs: 700 },
 *     { kind: 'open', cell: 4, timeMs: 1000 },
 *   ],
 * });
 * status; // => 'won'
 * clicks.total; // => 3
 * efficiency; // => 2 / 3
 * threeBvPerSecond; // => 2
 * ```
 */
export function gameMetrics(game: PlayedGame): GameMetrics {
  return runSync(gameMetricsSearch(game)) as GameMetrics;
}

/**
 * {@link gameMetrics} as a search: stopped early it answers the status `limit`. `nodes` counts thousands of steps.
 *
 * @example
 * ```ts
 * import { gameMetricsSearch, runSync } from '@kit/mines-inference';
 *
 * runSync(gameMetricsSearch({ field: { rows: 1, cols: 2, mineCells: [0] }, moves: [] })).status; // => 'playing'
 * ```
 */
export function gameMetricsSearch(game: PlayedGame): Search<GameMetrics | Stopped> {
  return start(game);
}

const start = /* @__PURE__ */ defineSearch({
  read: readPlayed,
  work: (job, pace): Slices<GameMetrics | Stopped> => measureGame(job, pace),
  report: stepsOf,
  stopped: (): Stopped => ({ status: 'limit' }),
});

type Job = ReturnType<typeof readPlayed>;

function readPlayed(game: PlayedGame) {
  checkObject(game, 'game');
  const field = readField(game.field);
  const clicks = readClicks(game, field, 'game.');
  const timeMs = game.timeMs === undefined ? undefined : checkNumber(game.timeMs, 'game.timeMs', 0) + 0;
  return { field, ...clicks, timeMs };
}

type Counts = { open: number; flag: number; chord: number };

function* measureGame({ field, flags, moves, timeMs: given }: Job, pace: Pace): Slices<GameMetrics> {
  const { mined, table } = field;
  const size = mined.length;
  const numbers = numbersOf(field);
  if (spend(pace, 8 * size)) yield;
  const items = findItems(numbers, table);
  if (spend(pace, 8 * size)) yield;
  const game = startGame(field, numbers, flags);
  /** Mines that were flagged before: a second flag there is worth nothing. */
  const wasFlagged = new Uint8Array(size);
  for (const cell of flags) wasFlagged[cell] = 1;
  const clicks: Counts = { open: 0, flag: flags.length, chord: 0 };
  const effective: Counts = { open: 0, flag: flags.filter((cell) => mined[cell] === 1).length, chord: 0 };
  let first: GameMove | undefined;
  let last: GameMove | undefined;
  for (const move of moves) {
    if (statusOf(game) !== 'playing') break;
    const kind = move.kind === 'question' ? 'flag' : move.kind;
    clicks[kind]++;
    const effect = playMove(game, move);
    if (spend(pace, 24 + 24 * effect.opened.length)) yield;
    const marks = effect.kind === 'flagged' && mined[move.cell] === 1 && wasFlagged[move.cell] === 0;
    if (marks) wasFlagged[move.cell] = 1;
    if (marks || effect.kind === 'opened') effective[kind]++;
    if (effect.opened.length === 0) continue;
    first ??= move;
    last = move;
  }
  const { threeBv } = items;
  const solvedThreeBv = solvedItems(items, game.shown);
  const timeMs = given ?? timeBetween(first, last);
  const threeBvPerSecond = ratio(1000 * solvedThreeBv, timeMs);
  const [made, worked] = [counted(clicks), counted(effective)];
  return {
    status: statusOf(game),
    clicks: made,
    effective: worked,
    threeBv,
    solvedThreeBv,
    timeMs,
    threeBvPerSecond,
    estimatedTimeMs: timeMs === null ? null : ratio(timeMs * threeBv, solvedThreeBv),
    efficiency: ratio(solvedThreeBv, made.total),
    correctness: ratio(worked.total, made.total),
    throughput: ratio(solvedThreeBv, worked.total),
    rqp: timeMs === null ? null : ratio(timeMs / 1000, threeBvPerSecond),
  };
}

function timeBetween(first: GameMove | undefined, last: GameMove | undefined): number | null {
  return first?.timeMs === undefined || last?.timeMs === undefined ? null : Math.max(0, last.timeMs - first.timeMs);
}

function counted({ open, flag, chord }: Counts): ClickCounts {
  return { open, flag, chord, total: open + flag + chord };
}

/** Isolated numbers that are open, and openings without a closed zero. */
function solvedItems({ labels, openings, zeros, zeroStarts }: BoardItems, shown: Int32Array): number {
  let solved = 0;
  for (let cell = 0; cell < shown.length; cell++) if (labels[cell] === isolated && shown[cell] >= 0) solved++;
  for (let opening = 0; opening < openings; opening++) {
    let at = zeroStarts[opening];
    while (at < zeroStarts[opening + 1] && shown[zeros[at]] === 0) at++;
    if (at === zeroStarts[opening + 1]) solved++;
  }
  return solved;
}

function ratio(over: number, under: number | null): number | null {
  return under === null || under === 0 ? null : over / under;
}
