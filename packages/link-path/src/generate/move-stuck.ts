/**
 * Stones that are drawn by chance may wall tiles in so that no deal can be cleared. What a play with blank tiles leaves
 * changes places with stones: two tiles side by side can always go, wherever they are.
 *
 *     # # # #        The tile in the middle is stuck. It becomes a stone, and so does another one that is stuck;
 *     # o # #        two stones side by side, wherever they are, become tiles.
 *     # # # #
 */
import { type Pace, type Random, type Slices, spend } from '@kit/grid';
import { createLines } from '../kernel/create-lines.js';
import { PlayBoard } from '../kernel/play-board.js';
import { shuffleSlices } from '../kernel/shuffle.js';
import { stone } from '../rules/cell-values.js';
import { type MoveModes, settleStart } from '../rules/gravity-rule.js';
import type { LinkRules } from '../rules/link-rules.js';
import { TileJoiner } from './join-tiles.js';
import type { Layout } from './layout.js';

/** What another play leaves is changed as well, until so many in a row have left nothing: a deal is to be cleared by any. */
const enoughPlays = 2;
const maxPlays = 12;

/**
 * Changes a layout until a play clears it, or nothing is left to change. The stones that are no places stay.
 *
 * @param isPlace - 1 for a cell that was to be filled, so that its stone may be moved
 */
export function* moveStuck(
  layout: Layout,
  isPlace: Int8Array,
  rules: LinkRules,
  modes: MoveModes,
  random: Random,
  pace: Pace,
): Slices<void> {
  const { cols, cells } = layout;
  let cleared = 0;
  for (let play = 0; play < maxPlays && cleared < enoughPlays; play++) {
    yield* settleStart(cells, layout, modes, pace);
    const stuck = yield* playBlank(layout, rules, modes, random, pace);
    cleared = stuck.length === 0 ? cleared + 1 : 0;
    if (stuck.length === 0) continue;
    for (const cell of stuck) cells[cell] = stone;
    const places = Int32Array.from(cells.keys()).filter((cell) => cells[cell] === stone && isPlace[cell] === 1);
    pace.work += 4 * cells.length;
    yield* shuffleSlices(random, places, 0, places.length, pace);
    let left = stuck.length;
    for (const cell of places) {
      if (left === 0) break;
      const isLastCol = cell % cols === cols - 1;
      const others = [cell + 1, cell + cols];
      if (random.int(2) === 1) others.reverse();
      for (const other of others) {
        if (other === cell + 1 && isLastCol) continue;
        if (cells[cell] !== stone || isPlace[other] !== 1 || cells[other] !== stone) continue;
        cells[cell] = cells[other] = 1;
        left -= 2;
      }
      if (spend(pace, 8)) yield;
    }
    // Too few stones lie side by side: the last ones stay where they were.
    for (const cell of stuck) {
      if (left === 0) break;
      if (cells[cell] !== stone) continue;
      cells[cell] = 1;
      left -= 1;
    }
  }
}

/** The cells of the tiles that are left when any two that can be joined go. */
function* playBlank(layout: Layout, rules: LinkRules, modes: MoveModes, random: Random, pace: Pace): Slices<number[]> {
  const { rows, cols, cells } = layout;
  const lines = createLines(rows, cols, rules, pace);
  const start = [...cells.keys()].filter((cell) => cells[cell] > 0);
  if (spend(pace, 12 * cells.length)) yield;
  const board = yield* PlayBoard.of(cells, start.length, cols, lines, modes, pace);
  const joiner = yield* TileJoiner.of(board, random, 'far');
  for (;;) {
    const pair = yield* joiner.next();
    if (pair === undefined) break;
    board.remove(pair[0], pair[1]);
    joiner.update();
    if (spend(pace, 0)) yield;
  }
  return start.filter((_, tile) => board.cellOf[tile] >= 0);
}
