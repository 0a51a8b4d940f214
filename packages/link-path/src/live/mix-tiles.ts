/**
 * The step from a board to a mix of it: which tile goes where. Tiles whose cell holds their kind again stay; the others go,
 * kind by kind, to the cells that are left, in the order of the cells.
 */

import { describeValue, InvalidInputError, type Shape } from '@kit/grid';
import { boardMarks, marksOf, tiesIn } from '../board/marks.js';
import type { BoardLike, TileMarks } from '../types.js';
import type { Change } from './live-tiles.js';

/**
 * The change that makes a mix.
 *
 * @throws InvalidInputError `board-mismatch` if the mix has not the same tiles in the same cells, mixed
 */
export function mixTiles(mixed: BoardLike, shape: Shape, values: readonly number[], tileAt: Int32Array): Change {
  if (mixed.rows !== shape.rows || mixed.cols !== shape.cols) {
    const size = `${mixed.cols} × ${mixed.rows}`;
    throw mismatch(`mixed is ${size}: expected ${shape.cols} × ${shape.rows}, the size of the live board`);
  }
  const marks = marksOf(mixed);
  const moving = new Map<number, number[]>();
  const cells: number[] = [];
  for (const [cell, value] of values.entries()) {
    const wanted = mixed.cells[cell];
    if (wanted === value) continue;
    if (wanted <= 0 || value <= 0) {
      const place = `mixed.cells[${cell}]`;
      throw mismatch(
        `${place} is ${describeValue(wanted)}: expected ${value > 0 ? 'a tile' : describeValue(value)}`,
        cell,
      );
    }
    if (marks?.frozen.has(cell) || marks?.partners.has(cell)) {
      throw mismatch(
        `mixed.cells[${cell}] is ${wanted}: expected ${value}, since tiles that are frozen or tied stay`,
        cell,
      );
    }
    cells.push(cell);
    const tiles = moving.get(value);
    if (tiles === undefined) moving.set(value, [tileAt[cell]]);
    else tiles.push(tileAt[cell]);
  }
  const next = new Map<number, number>();
  const tiles = cells.map((cell) => {
    const kind = mixed.cells[cell];
    const at = next.get(kind) ?? 0;
    const tile = moving.get(kind)?.[at];
    if (tile === undefined) {
      throw mismatch(
        `mixed.cells[${cell}] is ${kind}: expected no more tiles of this kind than the live board has`,
        cell,
      );
    }
    next.set(kind, at + 1);
    return tile;
  });
  return { cells, tiles };
}

/** Checks that a mix is frozen and tied where the board is: such tiles stay where they are. */
export function checkMixedMarks(mixed: BoardLike, now: TileMarks): void {
  const marks = marksOf(mixed, 'mixed');
  const told = marks === undefined ? {} : boardMarks([...marks.frozen], tiesIn(marks));
  for (const name of ['frozen', 'tied'] as const) {
    if (JSON.stringify(told[name]) === JSON.stringify(now[name])) continue;
    throw mismatch(`mixed.${name} is not that of the live board: such tiles stay where they are`);
  }
}

function mismatch(message: string, index?: number): InvalidInputError {
  return new InvalidInputError('board-mismatch', message, { name: 'mixed', index });
}
