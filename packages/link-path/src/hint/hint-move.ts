import { checkInteger, defineSearch, runSync, type Search } from '@kit/grid';
import { checkTurnsFit } from '../board/check-board.js';
import { checkSearchedBoard } from '../board/check-searched-board.js';
import { gravityRule } from '../rules/gravity-rule.js';
import { linkOptionNames, linkRules } from '../rules/link-rules.js';
import { defaultNodes } from '../search/solve-board.js';
import type { BoardLike, Hint, HintOptions } from '../types.js';
import { HintFinder } from './hint-finder.js';

/**
 * A pair to match that leads into no dead end, with the play that proves it; of such pairs the one that is easiest to see.
 *
 * First a play is looked for that clears the board. Then the pairs whose line is simpler than that of its first move (fewer
 * turns, then shorter) are tried in order: the first after which the board can still be cleared is the hint. So the hint is
 * safe whenever the board is known to be clearable; that it is the easiest safe pair holds as far as the limit reaches.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind; with more than two turns at most 65,536 cells
 * @param options - turns, margin, what matches, gravity, limit
 * @returns a pair with its line and its proof; or that the board is lost, stuck, cleared, or not decided
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-options`, `unknown-option`,
 * `bad-number`, `bad-flag`, `bad-groups`, `bad-choice`
 *
 * @example
 * ```ts
 * import { hintMove, parseGrid } from '@kit/link-path';
 *
 * const hint = hintMove(parseGrid('1 2 1\n2 3 3'));
 * hint.status === 'safe' && hint.pair; // => { a: 4, b: 5 }
 * hint.status === 'safe' && hint.moves.length; // => 3
 * hintMove(parseGrid('1 2\n2 1')); // => { status: 'stuck' }
 * hintMove(parseGrid('0 0')); // => { status: 'cleared' }
 * ```
 */
export function hintMove(board: BoardLike, options?: HintOptions): Hint {
  return runSync(hintMoveSearch(board, options));
}

/**
 * {@link hintMove} as a search that shares the event loop or stops at a time limit.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind; with more than two turns at most 65,536 cells
 * @param options - turns, margin, what matches, gravity, limit
 * @returns a search; on `'stop'` it ends with the safe pair that it has, or with `limit`
 * @throws {@link InvalidInputError} as {@link hintMove}
 *
 * @example
 * ```ts
 * import { hintMoveSearch, parseGrid, runAsync } from '@kit/link-path';
 *
 * const hint = await runAsync(hintMoveSearch(parseGrid('1 1\n2 2')), { timeLimitMs: 60_000 });
 * hint.status; // => 'safe'
 * ```
 */
export function hintMoveSearch(board: BoardLike, options?: HintOptions): Search<Hint> {
  return search(board, options);
}

function readJob(board: BoardLike, options: HintOptions = {}): HintFinder {
  const start = checkSearchedBoard(board);
  const rules = linkRules(options, [...linkOptionNames, 'gravity', 'maxNodes']);
  checkTurnsFit(start, rules.maxTurns, 'board');
  const modes = gravityRule(options.gravity);
  const maxNodes = checkInteger(options.maxNodes ?? defaultNodes(modes), 'options.maxNodes', 1);
  return new HintFinder(start, rules, modes, maxNodes);
}

const search = /* @__PURE__ */ defineSearch({
  read: readJob,
  work: (finder, pace) => finder.find(pace),
  report: ({ nodes, best }) => ({ nodes, best }),
  stopped: ({ best }): Hint => best ?? { status: 'limit' },
});
