import {
  checkChoice,
  checkInteger,
  checkSeed,
  createRandom,
  type Found,
  type Grid,
  type GridLike,
  type Progress,
  type Random,
  runSync,
  type Search,
} from '@kit/grid';
import { hasMove } from '../pairs/pair-kernels.js';
import type { Pair } from '../play/remove-pair.js';
import { checkPlayedBoard } from '../rules/check-board.js';
import { type Gravity, gravityRule } from '../rules/gravity-rule.js';
import { type LinkOptions, type LinkRules, linkOptionNames, linkRules } from '../rules/link-rules.js';
import { createLines } from '../solve/lines.js';
import { type Kernel, Meter, runKernel } from '../solve/meter.js';
import { numberTiles } from '../solve/numbered-tiles.js';
import { PlayBoard } from '../solve/play-board.js';
import { CertifiedDealer, type DealOrder } from './deal-certified.js';
import { TileJoiner } from './join-tiles.js';

/** How many deals are left to chance before two tiles are put where a line can join them. */
const triesByChance = 20;

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
 * @throws {@link InvalidInputError} `bad-grid`, `bad-size`, `bad-length`, `bad-value`, `bad-options`, `unknown-option`, `bad-number`,
 * `bad-flag`, `bad-groups`, `bad-choice`, `bad-seed`
 *
 * @example
 * ```ts
 * import { isDeadlocked, parseGrid, reshuffle } from '@kit/link-path';
 *
 * const stuck = parseGrid('1 2\n2 1');
 * const mixed = reshuffle(stuck, { seed: 1, guarantee: 'move' });
 * mixed.status === 'found' && isDeadlocked(mixed.board); // => false
 * reshuffle(parseGrid('1 2 2 2'), { guarantee: 'clear' }); // => { status: 'impossible' }
 * ```
 */
export function reshuffle(board: GridLike, options?: ReshuffleOptions): Found<Reshuffled> {
  return runSync(reshuffleSearch(board, options));
}

/**
 * {@link reshuffle} as a search that shares the event loop or stops at a time limit.
 *
 * Its progress counts the deals: `nodes` of at most `total`.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind
 * @param options - seed, guarantee, gravity, rules
 * @returns a search; on `'stop'` it ends with `limit`
 * @throws {@link InvalidInputError} as {@link reshuffle}
 *
 * @example
 * ```ts
 * import { parseGrid, reshuffleSearch, runAsync } from '@kit/link-path';
 *
 * const search = reshuffleSearch(parseGrid('1 2\n2 1'), { seed: 1, guarantee: 'clear' });
 * (await runAsync(search, { timeLimitMs: 60_000 })).status; // => 'found'
 * ```
 */
export function reshuffleSearch(board: GridLike, options: ReshuffleOptions = {}): Search<Found<Reshuffled>> {
  const { rows, cols, cells } = checkPlayedBoard(board);
  const rules = linkRules(options, [...linkOptionNames, 'seed', 'guarantee', 'gravity', 'maxTries']);
  const modes = gravityRule(options.gravity);
  const random = createRandom(checkSeed(options.seed ?? 0, 'options.seed'));
  const guarantee = checkChoice(options.guarantee ?? 'move', 'options.guarantee', ['move', 'clear']);
  const maxTries = checkInteger(options.maxTries ?? 100, 'options.maxTries', 1);
  const tiles = Array.from(cells).filter((value) => value > 0);
  const layout = { rows, cols, cells: Array.from(cells) };
  const styles = [modes.length === 0 ? 'random' : 'mixed'] as const;
  return guarantee === 'move'
    ? searchMove(layout, tiles, rules, random, maxTries)
    : searchClear({ layout, kinds: tiles, rules, modes, maxTries, styles }, random);
}

function* searchClear(order: DealOrder, random: Random): Search<Found<Reshuffled>> {
  if (numberTiles(order.layout.cells, order.rules).oddKinds.length > 0) return { status: 'impossible' };
  const dealer = new CertifiedDealer(order, random, new Meter());
  const report = (): Progress<Found<Reshuffled>> => ({ nodes: dealer.tries, total: order.maxTries });
  return (yield* runKernel(dealer.deal(), report))?.answer ?? { status: 'limit' };
}

function* searchMove(
  layout: Grid,
  tiles: readonly number[],
  rules: LinkRules,
  random: Random,
  maxTries: number,
): Search<Found<Reshuffled>> {
  const meter = new Meter();
  const tries = Math.min(maxTries, triesByChance);
  for (let attempt = 0; attempt < tries; attempt++) {
    const report = (): Progress<Found<Reshuffled>> => ({ nodes: attempt, total: tries });
    const mixed = placed(layout, random.shuffle(tiles));
    meter.work += 4 * layout.cells.length;
    const run = yield* runKernel(hasMove(mixed, rules, meter), report);
    if (run === undefined) return { status: 'limit' };
    if (run.answer) return { status: 'found', board: mixed };
  }
  // Chance has failed: put two matching tiles where a line can join them.
  const joined = yield* runKernel(joinTwins(layout, tiles, rules, random, meter), () => ({
    nodes: tries,
    total: tries,
  }));
  if (joined === undefined) return { status: 'limit' };
  return joined.answer === undefined ? { status: 'impossible' } : { status: 'found', board: joined.answer };
}

/** Two matching tiles where a line can join them, the others anywhere; undefined if there are none or no such cells. */
function* joinTwins(
  layout: Grid,
  tiles: readonly number[],
  rules: LinkRules,
  random: Random,
  meter: Meter,
): Kernel<Grid | undefined> {
  const { rows, cols, cells } = layout;
  const twins = numberTiles(cells, rules).lists.filter((list) => list.length > 1);
  if (twins.length === 0) return undefined;
  const lines = createLines(rows, cols, rules, meter);
  const board = new PlayBoard(cells, rows, cols, lines, [], meter);
  const pair = yield* new TileJoiner(board, random, true).next();
  if (pair === undefined) return undefined;
  const kinds = random
    .shuffle(random.pick(twins))
    .slice(0, 2)
    .map((cell) => cells[cell]);
  const rest = random.shuffle(tiles);
  for (const kind of kinds) rest.splice(rest.indexOf(kind), 1);
  const inOrder = tiles.map((_, tile) => {
    const place = pair.indexOf(tile);
    return place >= 0 ? kinds[place] : (rest.pop() ?? 0);
  });
  return placed(layout, inOrder);
}

/** The layout with these kinds, tile by tile. */
function placed({ rows, cols, cells }: Grid, tiles: readonly number[]): Grid {
  let next = 0;
  return { rows, cols, cells: cells.map((value) => (value > 0 ? tiles[next++] : value)) };
}
