import { checkChoice, checkFlag, checkOptions, checkSeed, createRandom } from '@kit/grid';
import { newBoard } from '../play/new-board.js';
import type { FairGame, FairGameOptions } from '../types.js';
import { needlessRules } from './open-fair.js';

/**
 * A game whose mines are decided while it is played: {@link openFair} opens its cells. Plain JSON, with the state of its random
 * numbers; flags are set on its board by {@link toggleFlag}: `{ ...game, board: toggleFlag(game.board, cell) }`.
 *
 * @param options - size, mines, seed, and the rule for guesses without need
 * @returns the game before its first move
 * @throws {@link InvalidInputError} `bad-options`, `unknown-option`, `bad-grid`, `bad-size`, `bad-mines`, `bad-seed`,
 * `bad-choice`, `bad-flag`, `bad-list`, `bad-length`, `bad-cell`, and the codes of a topology
 *
 * @example
 * ```ts
 * import { newFairGame } from '@kit/mines-inference';
 *
 * newFairGame({ rows: 1, cols: 3, mines: 1 }).board; // => { rows: 1, cols: 3, mines: 1, cells: [-1, -1, -1] }
 * ```
 */
export function newFairGame(options: FairGameOptions): FairGame {
  checkOptions(options, ['rows', 'cols', 'mines', 'holes', 'topology', 'seed', 'firstIs', 'needless', 'anywhere']);
  const { rows, cols, mines, holes, topology } = options;
  return {
    board: newBoard({ rows, cols, mines, holes, topology }),
    needless: checkChoice(options.needless ?? 'punished', 'options.needless', needlessRules),
    firstIs: checkChoice(options.firstIs ?? 'safe', 'options.firstIs', ['safe', 'zero']),
    anywhere: checkFlag(options.anywhere ?? true, 'options.anywhere'),
    random: createRandom(checkSeed(options.seed ?? 0, 'options.seed')).state(),
    status: 'playing',
  };
}
