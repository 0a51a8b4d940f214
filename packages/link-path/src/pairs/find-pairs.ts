import type { GridLike } from '@kit/grid';
import type { Pair } from '../play/remove-pair.js';
import { checkBoard } from '../rules/check-board.js';
import { classOf, type LinkOptions, type LinkRules, linkRules } from '../rules/link-rules.js';
import { kindLists } from './kind-lists.js';
import { linkTest } from './link-test.js';

/**
 * Every pair of tiles that can be matched now.
 *
 * Tests all pairs of matching tiles; up to two turns a test takes constant time but for the crossings. A game that asks
 * after every move uses `createLinkBoard`, which tests only what has changed.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind
 * @param options - turns, margin, what matches
 * @returns the pairs, by their first and then their second cell
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-options`, `bad-number`,
 * `bad-flag`, `bad-groups`
 *
 * @example
 * ```ts
 * import { parseGrid } from '@kit/grid';
 * import { findPairs } from '@kit/link-path';
 *
 * findPairs(parseGrid('1 2\n2 1')); // => []
 * findPairs(parseGrid('1 2 1\n3 2 3')); // => [{ a: 0, b: 2 }, { a: 1, b: 4 }, { a: 3, b: 5 }]
 * ```
 */
export function findPairs(board: GridLike, options?: LinkOptions): Pair[] {
  const { rows, cols, cells } = checkBoard(board);
  const pairs: Pair[] = [];
  forEachPair(cells, rows, cols, linkRules(options), (a, b) => {
    pairs.push({ a, b });
    return true;
  });
  return pairs;
}

/**
 * Is nothing left to match? True for a cleared board too.
 *
 * Stops at the first pair that can be matched.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind
 * @param options - turns, margin, what matches
 * @returns true if no pair can be matched
 * @throws {@link InvalidInputError} as `findPairs`
 *
 * @example
 * ```ts
 * import { parseGrid } from '@kit/grid';
 * import { isDeadlocked } from '@kit/link-path';
 *
 * isDeadlocked(parseGrid('1 2\n2 1')); // => true
 * isDeadlocked(parseGrid('1 1\n2 2')); // => false
 * ```
 */
export function isDeadlocked(board: GridLike, options?: LinkOptions): boolean {
  const { rows, cols, cells } = checkBoard(board);
  let found = false;
  forEachPair(cells, rows, cols, linkRules(options), () => {
    found = true;
    return false;
  });
  return !found;
}

/** Tells the pairs one by one, until the visitor says false. */
function forEachPair(
  cells: ArrayLike<number>,
  rows: number,
  cols: number,
  rules: LinkRules,
  visit: (a: number, b: number) => boolean,
): void {
  const lists = kindLists(cells, rules);
  const isLinked = linkTest(cells, rows, cols, rules);
  const seen = new Map<number, number>();
  for (let a = 0; a < cells.length; a++) {
    if (cells[a] <= 0) continue;
    const kind = classOf(rules, cells[a]);
    const list = lists.get(kind) ?? [];
    const place = seen.get(kind) ?? 0;
    seen.set(kind, place + 1);
    for (let i = place + 1; i < list.length; i++) {
      if (isLinked(a, list[i]) && !visit(a, list[i])) return;
    }
  }
}
