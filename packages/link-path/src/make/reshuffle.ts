import {
  checkChoice,
  checkInteger,
  checkObject,
  checkSeed,
  createRandom,
  type Found,
  type Grid,
  type GridLike,
  type Random,
} from '@kit/grid';
import { isDeadlocked } from '../pairs/find-pairs.js';
import { kindLists } from '../pairs/kind-lists.js';
import type { Pair } from '../play/remove-pair.js';
import { checkBoard } from '../rules/check-board.js';
import { type Gravity, gravityRule } from '../rules/gravity-rule.js';
import { type LinkOptions, linkRules } from '../rules/link-rules.js';
import { createLines } from '../solve/lines.js';
import { dealCertified } from './deal-certified.js';

/** Options of {@link reshuffle}. */
export type ReshuffleOptions = LinkOptions & {
  /** The seed, default 0. */
  readonly seed?: number | undefined;
  /** What the new board must have: at least one pair that can go (`'move'`, the default), or a way to clear it. */
  readonly guarantee?: 'move' | 'clear' | undefined;
  /** What falls after each pair; default `'none'`. It matters for `'clear'`. */
  readonly gravity?: Gravity | undefined;
  /** The most deals to try, default 100. */
  readonly maxTries?: number | undefined;
};

/** The answer of {@link reshuffle} when it is found. */
export type Reshuffled = {
  /** The new board: the same tiles in the same cells, mixed. */
  readonly board: Grid;
  /** With `'clear'`: the moves that clear it. */
  readonly moves?: readonly Pair[] | undefined;
};

/**
 * Mixes the tiles of a board so that the game goes on. Stones, gaps and the tiles themselves stay what they are.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind
 * @param options - seed, guarantee, gravity, rules
 * @returns the new board; `impossible` if no order of these tiles has what was asked for (no two tiles match, no two
 * cells can be joined, or for `'clear'` a kind is left an odd number of times); `limit` after `maxTries` deals
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-options`, `bad-number`,
 * `bad-flag`, `bad-groups`, `bad-choice`, `bad-seed`
 *
 * @example
 * ```ts
 * import { parseGrid } from '@kit/grid';
 * import { isDeadlocked, reshuffle } from '@kit/link-path';
 *
 * const stuck = parseGrid('1 2\n2 1');
 * const mixed = reshuffle(stuck, { seed: 1, guarantee: 'move' });
 * mixed.status === 'found' && isDeadlocked(mixed.board); // => false
 * reshuffle(parseGrid('1 2 2 2'), { guarantee: 'clear' }); // => { status: 'impossible' }
 * ```
 */
export function reshuffle(board: GridLike, options: ReshuffleOptions = {}): Found<Reshuffled> {
  const { rows, cols, cells } = checkBoard(board);
  const rules = linkRules(checkObject(options, 'options'));
  gravityRule(options.gravity);
  const random = createRandom(checkSeed(options.seed ?? 0, 'options.seed'));
  const guarantee = checkChoice(options.guarantee ?? 'move', 'options.guarantee', ['move', 'clear']);
  const maxTries = checkInteger(options.maxTries ?? 100, 'options.maxTries', 1);
  const lists = [...kindLists(cells, rules).values()];
  const tiles = Array.from(cells).filter((value) => value > 0);
  if (guarantee === 'clear') {
    if (lists.some((list) => list.length % 2 === 1)) return { status: 'impossible' };
    return dealCertified({ rows, cols, cells }, tiles, random, options, maxTries, () => true, false);
  }
  const twins = lists.filter((list) => list.length > 1);
  if (twins.length === 0) return { status: 'impossible' };
  for (let attempt = 0; attempt < Math.min(maxTries, 20); attempt++) {
    const mixed = deal({ rows, cols, cells }, random.shuffle(tiles));
    if (!isDeadlocked(mixed, options)) return { status: 'found', board: mixed };
  }
  // Chance has failed: put two matching tiles where a line can join them.
  const lines = createLines(rows, cols, rules);
  lines.reset(cells);
  const joined = findJoinedCells(cells, lines.isLinked, random);
  if (joined === undefined) return { status: 'impossible' };
  const [first, second] = random.shuffle(random.pick(twins));
  const rest = random.shuffle(tiles);
  rest.splice(rest.indexOf(cells[first]), 1);
  rest.splice(rest.indexOf(cells[second]), 1);
  const mixed: number[] = Array.from(cells, (value, cell) =>
    value > 0 && !joined.includes(cell) ? (rest.pop() ?? 0) : value,
  );
  mixed[joined[0]] = cells[first];
  mixed[joined[1]] = cells[second];
  return { status: 'found', board: { rows, cols, cells: mixed } };
}

function deal({ rows, cols, cells }: GridLike, tiles: number[]): Grid {
  return { rows, cols, cells: Array.from(cells, (value) => (value > 0 ? (tiles.pop() ?? value) : value)) };
}

/** Two tiles that a line can join, whatever they are. */
function findJoinedCells(
  cells: ArrayLike<number>,
  isLinked: (a: number, b: number) => boolean,
  random: Random,
): [number, number] | undefined {
  const order = random.shuffle(Array.from(cells, (_, cell) => cell).filter((cell) => cells[cell] > 0));
  for (const [index, a] of order.entries()) {
    for (let i = index + 1; i < order.length; i++) if (isLinked(a, order[i])) return [a, order[i]];
  }
  return undefined;
}
