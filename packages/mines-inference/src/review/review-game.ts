/** A game judged move by move, from what the player could know at each. */
import {
  checkObject,
  defineSearch,
  InvalidInputError,
  type Pace,
  runSync,
  type Search,
  type Slices,
  spend,
} from '@kit/grid';
import { known } from '../board/plain.js';
import { readBoard, readField } from '../board/read-board.js';
import { newEffort } from '../kernel/effort.js';
import { numbersOf } from '../kernel/numbers-of.js';
import { EXPLODED, FLAG, HIDDEN } from '../kernel/symbols.js';
import { readMoveOptions } from '../move/best-move.js';
import type { GuessLimits } from '../move/choose-guess.js';
import { copyGame, type LiveGame, playMove, startGame, statusOf } from '../play/play-move.js';
import { readClicks } from '../play/read-moves.js';
import type { GameMove, GameReview, MoveOptions, ReviewedMove, ReviewInput } from '../types.js';
import { judgeFlag } from './judge-flag.js';
import { judgeOpening, type Opening } from './judge-opening.js';
import { reviewOf } from './summary.js';

/**
 * Judges every click of a game by what the player could know: proven, a perfect guess (no better one existed), an inferior
 * guess and what it cost, or a mistake (something was proven safe, or a proven mine was opened); flags that were proven, that
 * were not, that were wrong; clicks that did nothing.
 *
 * The chances are those of {@link analyze} without the flags, which are claims. With few layouts left the chance to win is
 * exact, of the move and of the best; else guesses are compared by the look-ahead of {@link bestMove}, and those within a
 * hundredth of the best count as perfect. A chord counts with all cells that it opens.
 *
 * `luck` is how much luck the guesses asked for beyond those of the best play: the sum of
 * log₂((1 − `bestRisk`) / (1 − `risk`)) over all moves that have both. So it is the logarithm of the chance that all guesses
 * of the best play go well, divided by the chance that all of these do: 0 where every guess was perfect, 1 for each toss of a
 * coin without need. Certain mines ask for no luck.
 *
 * @param game - the moves with the field, such as {@link parseReplay} gives, or with the board as it stood at the end
 * @param options - how much thought each guess may take
 * @returns a judgement for each move, in order, and a summary; {@link explainReviewedMove} and {@link explainReview} put
 * them into words
 * @throws {@link InvalidInputError} the codes of {@link gameMetrics} and of {@link bestMove}; `bad-move` for a move that opens
 * what `board` doesn't show
 *
 * @example
 * ```ts
 * import { reviewGame } from '@kit/mines-inference';
 *
 * const field = { rows: 1, cols: 5, mineCells: [1] };
 * const clicks = [2, 3, 0].map((cell) => ({ kind: 'open' as const, cell }));
 * const { status, moves, summary } = reviewGame({ field, moves: clicks });
 * status; // => 'won'
 * moves.map((move) => move.class); // => ['start', 'mistake', 'proven']
 * moves[1]!.better; // => 0
 * moves[1]!.luck; // => 'lucky'
 * summary.survival; // => 0.5
 * reviewGame({ field, moves: clicks }).luck; // => 1
 * ```
 */
export function reviewGame(game: ReviewInput, options: MoveOptions = {}): GameReview {
  return runSync(reviewGameSearch(game, options));
}

/**
 * {@link reviewGame} as a search: stopped early its status is `limit`, with the moves judged so far. `nodes` are the moves judged, of `total`.
 *
 * @example
 * ```ts
 * import { reviewGameSearch, runAsync } from '@kit/mines-inference';
 *
 * const search = reviewGameSearch({ field: { rows: 1, cols: 2, mineCells: [0] }, moves: [{ kind: 'open', cell: 1 }] });
 * (await runAsync(search, { timeLimitMs: 1000 })).moves[0]?.class; // => 'start'
 * ```
 */
export function reviewGameSearch(game: ReviewInput, options: MoveOptions = {}): Search<GameReview> {
  return start(game, options);
}

const start = /* @__PURE__ */ defineSearch({
  read: (game: ReviewInput, options: MoveOptions): Job => {
    checkObject(game, 'game');
    return { limits: readMoveOptions(options), ...readInput(game), judged: [] };
  },
  work: judgeGame,
  report: ({ judged, moves }) => ({ nodes: judged.length, total: moves.length }),
  stopped: ({ judged }) => reviewOf('limit', judged),
});

type Job = ReturnType<typeof readInput> & { readonly limits: GuessLimits; readonly judged: ReviewedMove[] };

function* judgeGame({ live, mines, holes, cols, moves, limits, judged }: Job, pace: Pace): Slices<GameReview> {
  const size = live.shown.length;
  const effort = newEffort(limits.maxStates, pace);
  for (const move of moves) {
    const isOver = statusOf(live) !== 'playing';
    const before = live.shown.slice();
    for (let cell = 0; cell < size; cell++) if (before[cell] === FLAG) before[cell] = HIDDEN;
    if (spend(pace, 2 * size)) yield;
    const effect = playMove(live, move);
    const position = { cells: before, table: live.table, mines, holes, limits, effort };
    if (effect.kind === 'nothing') judged.push(useless(move, isOver, cols));
    else if (effect.opened.length === 0) {
      judged.push(yield* judgeFlag(position, move, effect.kind === 'flagged', cols));
    } else {
      const opening = yield* judgeOpening(position, effect.aimed);
      judged.push(openedMove(move, opening, effect.kind === 'exploded', cols));
    }
  }
  return reviewOf(statusOf(live), judged);
}

/** `live` stands before its first move, with the flags that were set then. */
function readInput(input: ReviewInput) {
  const { field, board } = input as { field?: unknown; board?: unknown };
  if ((field === undefined) === (board === undefined)) {
    const found = field === undefined ? 'neither' : 'both';
    throw new InvalidInputError('contradictory-options', `game has ${found} of field and board: expected one of them`, {
      name: 'game',
    });
  }
  const read = input.field === undefined ? readBoard(input.board) : readField(input.field);
  const { mines, cols, holes } = read;
  const { flags, moves } = readClicks(input, read, 'game.');
  const live = startGame(read, 'mined' in read ? numbersOf(read) : shownBy(read.cells), flags);
  if (input.field === undefined) rehearse(live, moves);
  return { live, mines, holes: holes.length, cols, moves };
}

/** What the board at the end shows is what its cells hold; of the others nothing is known. */
function shownBy(cells: Int32Array): Int32Array {
  return cells.map((value) => (value >= 0 || value === EXPLODED ? value : HIDDEN));
}

/** Throws `bad-move` for a move that opens what the board at the end doesn't show. */
function rehearse(live: LiveGame, moves: readonly GameMove[]): void {
  const game = copyGame(live);
  for (const [index, move] of moves.entries()) {
    playMove(game, move, (cell) => refuse(index, cell));
  }
}

function refuse(index: number, cell: number): never {
  const message = `game.moves[${index}] opens cell ${cell}: expected moves that open what board shows`;
  throw new InvalidInputError('bad-move', message, { name: `game.moves[${index}]`, index });
}

function useless(move: GameMove, isOver: boolean, cols: number): ReviewedMove {
  return { ...move, class: 'useless', luck: 'none', reason: { key: isOver ? 'over' : 'useless', params: { cols } } };
}

const classOf = {
  start: 'start',
  safe: 'proven',
  'perfect-guess': 'perfect-guess',
  'inferior-guess': 'inferior-guess',
  'missed-safe': 'mistake',
  'certain-mine': 'mistake',
  unknown: 'unknown',
} as const;

function openedMove(move: GameMove, { key, ...facts }: Opening, isMine: boolean, cols: number): ReviewedMove {
  const { risk, leastRisk, bestRisk, cost, winChance, bestWinChance, better } = facts;
  const luck = risk === 0 || risk === 1 ? 'none' : isMine ? 'unlucky' : 'lucky';
  const numbers = known({ risk, leastRisk, bestRisk, cost, winChance, bestWinChance, better });
  return { ...move, class: classOf[key], luck, ...numbers, reason: { key, params: { cols } } };
}
