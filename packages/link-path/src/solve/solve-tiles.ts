/**
 * The verdict on a whole board, whatever falls: quick plays where they are likely to do, then the exact search.
 *
 * Where a kind has many tiles nearly any play clears the board, and pairing them one by one is hopeless; so a few games
 * are played at random first. What they can't decide is left to the exact search, within the same limit.
 */
import { createRandom, type GravityMode, type Shape } from '@kit/grid';
import type { LinkRules } from '../rules/link-rules.js';
import { type FallingResult, searchFalling } from './falling-search.js';
import { createLines, loadCells } from './lines.js';
import type { Kernel, Meter } from './meter.js';
import type { NodeLimit } from './node-limit.js';
import type { NumberedTiles } from './numbered-tiles.js';
import { PairingGame } from './pairing-game.js';
import { PairingSearch } from './pairing-search.js';
import { PlayBoard } from './play-board.js';
import { playOut } from './play-out.js';

/** How many games are played at random first, and from how many tiles a kind on. */
const quickPlays = 6;
const manyTiles = 6;

/** Decides a board on which every kind occurs an even number of times. */
export function* solveTiles(
  tiles: NumberedTiles,
  shape: Shape,
  rules: LinkRules,
  modes: readonly GravityMode[],
  limit: NodeLimit,
  meter: Meter,
): Kernel<FallingResult> {
  const { rows, cols } = shape;
  const { lists, classes } = tiles;
  const lines = createLines(rows, cols, rules, meter);
  meter.work += 4 * classes.length;
  yield;
  if (lists.some((list) => list.length >= manyTiles)) {
    const random = createRandom(0);
    for (let play = 0; play < quickPlays && !limit.isReached(); play++) {
      limit.positions += 1;
      const board = new PlayBoard(classes, rows, cols, lines, modes, meter);
      yield;
      const moves = yield* playOut(board, tileGroups(classes), random, limit);
      if (moves.length === board.cellOf.length) return { verdict: 'solved', moves };
    }
    if (limit.isReached()) return { verdict: 'limit', moves: [] };
  }
  if (modes.length > 0) return yield* searchFalling(classes, shape, lines, modes, limit, meter);
  loadCells(lines, classes);
  meter.work += 4 * classes.length;
  yield;
  const cellOf = lists.flat();
  let first = 0;
  const groups = lists.map((list) => list.map(() => first++));
  const game = new PairingGame(cellOf, groups, lines, meter, limit);
  const verdict = yield* new PairingSearch(game, limit).run();
  return { verdict, moves: verdict === 'solved' ? game.removed.map((tile) => cellOf[tile]) : [] };
}

/** The tiles of each class, numbered in the order of their cells. */
export function tileGroups(classes: ArrayLike<number>): number[][] {
  const groups: number[][] = [];
  let tile = 0;
  for (let cell = 0; cell < classes.length; cell++) {
    if (classes[cell] <= 0) continue;
    groups[classes[cell] - 1] ??= [];
    groups[classes[cell] - 1].push(tile++);
  }
  return groups;
}
