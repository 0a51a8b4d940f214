/**
 * A whole game played at random: tile by tile in a random order, each with the first partner that it is linked to, round
 * after round until nothing can go. Quick on large boards, since no list of all pairs is kept.
 */
import { type Random, type Slices, spend } from '@kit/grid';
import { unitsPerTest } from '../kernel/lines.js';
import type { NodeLimit } from '../kernel/node-limit.js';
import type { PlayBoard } from '../kernel/play-board.js';
import { shuffleSlices } from '../kernel/shuffle.js';
import type { TileGroups } from '../kernel/tile-groups.js';
import { areAdjacent } from '../rules/link-rules.js';

/** Plays; what is left on the board can't go, unless the limit ended the play. Returns the cells of the moves. */
export function* playOut(
  board: PlayBoard,
  { tiles, starts }: TileGroups,
  random: Random,
  limit?: NodeLimit,
): Slices<number[]> {
  const { lines, cellOf, cols, pace } = board;
  const kindOf = new Int32Array(cellOf.length);
  const partners = tiles.slice();
  const ends = starts.slice(1);
  for (let kind = 0; kind < ends.length; kind++) {
    yield* shuffleSlices(random, partners, starts[kind], ends[kind], pace);
    for (let i = starts[kind]; i < ends[kind]; i++) kindOf[partners[i]] = kind;
    pace.work += ends[kind] - starts[kind];
  }
  const order = tiles.slice();
  yield* shuffleSlices(random, order, 0, order.length, pace);
  const moves: number[] = [];
  let count = order.length;
  for (let before = -1; count !== before; ) {
    before = count;
    count = 0;
    for (let at = 0; at < before; at++) {
      const tile = order[at];
      if (spend(pace, 1)) yield;
      if (limit?.isWorkedOff()) return moves;
      if (cellOf[tile] < 0) continue;
      let partner = -1;
      for (let from = starts[kindOf[tile]]; from < ends[kindOf[tile]] && partner < 0; from += lines.testsAtATime) {
        partner = findPartner(tile, kindOf[tile], from);
        if (spend(pace, 0)) yield;
      }
      if (partner < 0) {
        order[count++] = tile;
        continue;
      }
      moves.push(cellOf[tile], cellOf[partner]);
      board.remove(tile, partner);
      dropGone(kindOf[tile]);
    }
    let kept = 0;
    for (let at = 0; at < count; at++) if (cellOf[order[at]] >= 0) order[kept++] = order[at];
    count = kept;
    pace.work += before;
  }
  return moves;

  /** The first of some partners that a tile is linked to, -1 if there is none. */
  function findPartner(tile: number, kind: number, from: number): number {
    const cell = cellOf[tile];
    const isOpen = lines.isOpen(cell);
    const to = Math.min(ends[kind], from + lines.testsAtATime);
    for (let i = from; i < to; i++) {
      const other = cellOf[partners[i]];
      pace.work += 2;
      if (partners[i] === tile || !(isOpen || areAdjacent(cols, cell, other))) continue;
      pace.work += unitsPerTest;
      if (lines.isLinked(cell, other)) return partners[i];
    }
    return -1;
  }

  /** Takes from the partners of a kind those that have gone. */
  function dropGone(kind: number): void {
    let end = starts[kind];
    for (let i = starts[kind]; i < ends[kind]; i++) if (cellOf[partners[i]] >= 0) partners[end++] = partners[i];
    pace.work += ends[kind] - starts[kind];
    ends[kind] = end;
  }
}
