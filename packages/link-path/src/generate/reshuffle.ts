import {
  checkChoice,
  checkInteger,
  checkSeed,
  createRandom,
  type Found,
  type GridLike,
  type Progress,
  type Random,
  runSync,
  type Search,
  type Slices,
  shareSlices,
} from '@kit/grid';
import { checkSearchedBoard, checkTurnsFit } from '../board/check-board.js';
import { type NumberedTiles, numberTiles } from '../board/numbered-tiles.js';
import { createLines } from '../kernel/create-lines.js';
import { Pace } from '../kernel/pace.js';
import { PlayBoard } from '../kernel/play-board.js';
import { shuffleSlices } from '../kernel/shuffle.js';
import { hasMove } from '../pairs/pair-kernels.js';
import { gravityRule } from '../rules/gravity-rule.js';
import { type LinkRules, linkOptionNames, linkRules } from '../rules/link-rules.js';
import type { Reshuffled, ReshuffleOptions } from '../types.js';
import { CertifiedDealer, type DealOrder } from './deal-certified.js';
import { TileJoiner } from './join-tiles.js';
import { type Layout, placed } from './layout.js';

/** How many deals are left to chance before two tiles are put where a line can join them. */
const triesByChance = 20;

/**
 * Mixes the tiles of a board so that the game goes on. Stones, gaps and the tiles themselves stay what they are.
 *
 * @param board - 0 empty, -1 a stone, a positive number a kind; with more than two turns at most 65,536 cells
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
 * @param board - 0 empty, -1 a stone, a positive number a kind; with more than two turns at most 65,536 cells
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
  const start = checkSearchedBoard(board);
  const rules = linkRules(options, [...linkOptionNames, 'seed', 'guarantee', 'gravity', 'maxTries']);
  checkTurnsFit(start, rules.maxTurns, 'board');
  const modes = gravityRule(options.gravity);
  const random = createRandom(checkSeed(options.seed ?? 0, 'options.seed'));
  const guarantee = checkChoice(options.guarantee ?? 'move', 'options.guarantee', ['move', 'clear']);
  const maxTries = checkInteger(options.maxTries ?? 100, 'options.maxTries', 1);
  const pace = new Pace();
  return guarantee === 'move'
    ? searchMove(new MoveMixer(start, rules, random, maxTries, pace))
    : searchClear(start, { rules, modes, maxTries, styles: [modes.length === 0 ? 'random' : 'mixed'] }, random, pace);
}

function* searchClear(
  board: GridLike,
  limits: Pick<DealOrder, 'rules' | 'modes' | 'maxTries' | 'styles'>,
  random: Random,
  pace: Pace,
): Search<Found<Reshuffled>> {
  let dealer: CertifiedDealer | undefined;
  const work = (function* (): Slices<Found<Reshuffled>> {
    const { oddKinds } = yield* numberTiles(board, limits.rules);
    if (oddKinds.length > 0) return { status: 'impossible' };
    dealer = new CertifiedDealer({ ...(yield* takeApart(board, pace)), ...limits }, random, pace);
    return yield* dealer.deal();
  })();
  const report = (): Progress<Found<Reshuffled>> => ({ nodes: dealer?.tries ?? 0, total: limits.maxTries });
  return (yield* shareSlices(work, report)) ?? { status: 'limit' };
}

function* searchMove(mixer: MoveMixer): Search<Found<Reshuffled>> {
  const report = (): Progress<Found<Reshuffled>> => ({ nodes: mixer.tries, total: mixer.maxTries });
  return (yield* shareSlices(mixer.mix(), report)) ?? { status: 'limit' };
}

/** The layout of a board and its tiles. */
function* takeApart({ rows, cols, cells }: GridLike, pace: Pace): Slices<{ layout: Layout; kinds: Float64Array }> {
  const held = new Int8Array(rows * cols);
  const kinds = new Float64Array(rows * cols);
  let tiles = 0;
  for (let cell = 0; cell < rows * cols; cell++) {
    held[cell] = Math.min(cells[cell], 1);
    if (cells[cell] > 0) kinds[tiles++] = cells[cell];
    pace.work += 2;
    if (pace.isDue()) yield;
  }
  return { layout: { rows, cols, cells: held }, kinds: kinds.subarray(0, tiles) };
}

/** Mixes until something can go. */
class MoveMixer {
  /** The deals so far, of at most {@link maxTries}. */
  tries = 0;
  readonly maxTries: number;
  private readonly board: GridLike;
  private readonly rules: LinkRules;
  private readonly random: Random;
  private readonly pace: Pace;

  constructor(board: GridLike, rules: LinkRules, random: Random, maxTries: number, pace: Pace) {
    this.board = board;
    this.rules = rules;
    this.random = random;
    this.maxTries = Math.min(maxTries, triesByChance);
    this.pace = pace;
  }

  *mix(): Slices<Found<Reshuffled>> {
    const { random, rules, pace } = this;
    const tiles = yield* numberTiles(this.board, rules);
    const { layout, kinds } = yield* takeApart(this.board, pace);
    for (; this.tries < this.maxTries; this.tries++) {
      const mixed = kinds.slice();
      yield* shuffleSlices(random, mixed, 0, mixed.length, pace);
      const board = yield* placed(layout, mixed, pace);
      if (yield* hasMove(board, rules, pace)) return { status: 'found', board };
    }
    // Chance has failed: put two matching tiles where a line can join them.
    return yield* this.joinTwins(layout, kinds, tiles);
  }

  /** Two matching tiles where a line can join them, the others anywhere. */
  private *joinTwins(layout: Layout, kinds: Float64Array, tiles: NumberedTiles): Slices<Found<Reshuffled>> {
    const { random, rules, pace } = this;
    const { rows, cols, cells } = layout;
    const { starts, cellOf } = tiles;
    const twins: number[] = [];
    for (let index = 1; index < starts.length; index++) if (starts[index] - starts[index - 1] > 1) twins.push(index);
    if (twins.length === 0) return { status: 'impossible' };
    const lines = createLines(rows, cols, rules, pace);
    pace.work += 8 * rows * cols;
    if (pace.isDue()) yield;
    const board = yield* PlayBoard.of(cells, kinds.length, cols, lines, [], pace);
    const pair = yield* (yield* TileJoiner.of(board, random, 'far')).next();
    if (pair === undefined) return { status: 'impossible' };
    const twin = random.pick(twins);
    const members = cellOf.slice(starts[twin - 1], starts[twin]);
    yield* shuffleSlices(random, members, 0, members.length, pace);
    const given = [this.board.cells[members[0]], this.board.cells[members[1]]];
    const rest = Array.from(kinds);
    yield* shuffleSlices(random, rest, 0, rest.length, pace);
    for (const kind of given) rest.splice(rest.indexOf(kind), 1);
    const inOrder: number[] = [];
    for (let tile = 0; tile < kinds.length; tile++) {
      const place = pair.indexOf(tile);
      inOrder.push(place >= 0 ? given[place] : (rest.pop() ?? 0));
      pace.work += 4;
      if (pace.isDue()) yield;
    }
    return { status: 'found', board: yield* placed(layout, inOrder, pace) };
  }
}
