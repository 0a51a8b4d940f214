/**
 * A whole game played at random: tile by tile in a random order, each with the first partner that it is linked to, round
 * after round until nothing can go. Quick on large boards, since no list of all pairs is kept.
 */
import type { Random } from '@kit/grid';
import type { Kernel } from './meter.js';
import type { NodeLimit } from './node-limit.js';
import type { PlayBoard } from './play-board.js';

/** Plays; what is left on the board can't go, unless the limit ended the play. `groups` are the tiles of each kind. Returns the cells of the moves. */
export function* playOut(
  board: PlayBoard,
  groups: readonly (readonly number[])[],
  random: Random,
  limit?: NodeLimit,
): Kernel<number[]> {
  const { lines, cellOf, meter } = board;
  const groupOf = new Int32Array(cellOf.length);
  for (const [index, group] of groups.entries()) for (const tile of group) groupOf[tile] = index;
  yield;
  const left = groups.map((group) => random.shuffle(group));
  yield;
  const moves: number[] = [];
  meter.work += 4 * cellOf.length;
  let tiles: readonly number[] = random.shuffle(groups.flat());
  yield;
  for (let before = -1; tiles.length !== before; ) {
    before = tiles.length;
    for (const tile of tiles) {
      const cell = cellOf[tile];
      meter.work += 1;
      if (meter.isDue()) yield;
      if (limit?.isWorkedOff()) return moves;
      if (cell < 0) continue;
      const partners = left[groupOf[tile]];
      for (let i = 0; i < partners.length; i++) {
        const partner = partners[i];
        if (partner === tile || !lines.isLinked(cell, cellOf[partner])) {
          meter.work += 12;
          if (meter.isDue()) yield;
          continue;
        }
        moves.push(cell, cellOf[partner]);
        board.remove(tile, partner);
        left[groupOf[tile]] = partners.filter((other) => cellOf[other] >= 0);
        meter.work += partners.length;
        break;
      }
    }
    tiles = tiles.filter((tile) => cellOf[tile] >= 0);
    meter.work += before;
  }
  return moves;
}
