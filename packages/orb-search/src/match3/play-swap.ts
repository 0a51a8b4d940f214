import { type Cell, checkCell, checkInteger, checkOptions, InvalidInputError, type Shape } from '@kit/grid';
import { emptyLog, gameTurn } from '../kernel/game-turn.js';
import { checkGame, gameOf } from './check-game.js';
import { diceOf } from './game-dice.js';
import { isMove, mayPlay } from './is-legal-swap.js';
import { stepOf } from './swap-step.js';
import type { PlayedSwap, PlaySwapOptions, SwapGame, SwapStep } from './types.js';

/**
 * Plays one move of a swap game: two neighbours change places (or one is tapped: `a` and `b` are the same cell), and wave
 * after wave clears, makes special pieces, falls and is filled, until the board is at rest.
 *
 * The order within a wave: a pair, or what the swap or tap lets fire; then, in the order of cells, special pieces that a
 * match holds or that fire by themselves; then what these hit, each piece once. All layers and pieces that are hit go, new
 * special pieces appear (where a swapped piece stands, of two in one match that of `b`; else in the middle of the line, in
 * the crossing or in the first cell of the square; if that piece is chained in the first that is not), pieces fall, and
 * sources let new ones in, in the order of cells and the lowest place first.
 *
 * The game afterwards carries the state of chance (`random`), so the next turn brings in other pieces, and a saved game goes
 * on as it would have. A seed starts chance anew.
 *
 * @param game - the game, as {@link dealLevel} gave it or as a turn before left it
 * @param a - the cell from which the player drags
 * @param b - a neighbour of it, where pairs fire; or the same cell, for a tap
 * @param options - seed, and a limit of waves
 * @returns the waves and the game afterwards; no wave and the same game if the move is not legal, the game is won, or no moves
 * are left
 * @throws {@link InvalidInputError} `bad-cell`, `bad-swap` (not neighbours), `bad-seed`, `bad-number`, and for the game
 * `bad-grid`, `bad-size`, `bad-list`, `bad-length`, `bad-value` (what can't stand in a cell: a piece in a hole, …),
 * `bad-options`, `unknown-option`, `bad-choice`, `bad-flag`, `bad-text`, `duplicate-name`, `unknown-piece` (a name that no
 * special piece has), `contradictory-options` (rules that exclude each other), `goal-mismatch` (a goal that can't be counted)
 * @see {@link stripedRules} and {@link rocketRules} for special pieces
 *
 * @example
 * ```ts
 * import { playSwap, stripedRules } from '@kit/orb-search';
 *
 * const game = { rows: 2, cols: 5, pieces: [0, 0, 1, 0, 2, 3, 4, 0, 3, 4], rules: stripedRules };
 * const { steps, game: after } = playSwap(game, 2, 7, { seed: 1 });
 * steps[0]?.matches.map(({ kind, cells }) => [kind, cells]); // => [['line-4', [0, 1, 2, 3]]]
 * steps[0]?.made; // => [{ cell: 2, piece: 32 }]
 * after.score; // => 40
 * playSwap(game, 0, 1).steps; // => []
 * ```
 */
export function playSwap(game: SwapGame, a: Cell, b: Cell, options: PlaySwapOptions = {}): PlayedSwap {
  const checked = checkGame(game);
  checkNeighbours(game, a, b);
  const { seed, maxWaves = 200 } = checkOptions(options, ['seed', 'maxWaves']);
  const dice = diceOf(seed, checked.random);
  checkInteger(maxWaves, 'options.maxWaves', 1, 1000);
  if (!mayPlay(checked) || !isMove(checked, a, b)) {
    return { steps: [], game: gameOf(game, checked, 0, checked.random) };
  }
  const steps: SwapStep[] = [];
  const turn = gameTurn(checked.table);
  turn.begin(checked.state, a, b, dice);
  for (let log = emptyLog(); steps.length < maxWaves && turn.next(log); log = emptyLog()) {
    steps.push(stepOf(log, checked));
  }
  return { steps, game: gameOf(game, checked, 1, dice.state()) };
}

/** Two cells of a game that are neighbours, or one. */
function checkNeighbours(shape: Shape, a: Cell, b: Cell): void {
  checkCell(shape, a, 'a');
  checkCell(shape, b, 'b');
  const { cols } = shape;
  const down = Math.abs(Math.floor(a / cols) - Math.floor(b / cols));
  if (down + Math.abs((a % cols) - (b % cols)) <= 1) return;
  throw new InvalidInputError('bad-swap', `b is ${b}: expected a neighbour of cell ${a}, or the same cell`, {
    name: 'b',
    index: b,
  });
}
