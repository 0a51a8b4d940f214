/**
 * Traps for those who play whatever they can: blocks of two kinds crosswise, deep in the board.
 *
 *     A B      By itself the block is lost. Each of its tiles must go with one from outside, so whoever has matched
 *     B A      all the others of these kinds among themselves when the block comes free is stuck.
 */
import type { Random } from '@kit/grid';
import type { Layout } from './layout.js';

/** One trap for so many tiles at most. */
const tilesPerTrap = 60;
const maxTraps = 16;

/**
 * Chooses the blocks and their kinds, which leave the pool: two pairs of each of the two kinds of a block.
 *
 * @param pool - one kind for each pair to be dealt, in random order; CHANGED
 * @returns the kind of each tile of a block
 */
export function setTraps({ rows, cols, cells }: Layout, pool: number[], random: Random): Map<number, number> {
  const tileAt = new Int32Array(rows * cols).fill(-1);
  let tiles = 0;
  for (let cell = 0; cell < rows * cols; cell++) if (cells[cell] > 0) tileAt[cell] = tiles++;
  const traps = new Map<number, number>();
  const wanted = 1 + random.int(Math.min(maxTraps, 1 + Math.trunc(tiles / tilesPerTrap)));
  // Blocks are looked for in the middle half, which comes free late.
  const [top, left] = [rows >> 2, cols >> 2];
  const [height, width] = [rows - 2 * top - 1, cols - 2 * left - 1];
  if (height < 1 || width < 1) return traps;
  const counts = new Map<number, number>();
  for (const kind of pool) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  for (let attempt = 0; attempt < 8 * wanted && traps.size < 4 * wanted; attempt++) {
    const corner = (top + random.int(height)) * cols + left + random.int(width);
    const block = [corner, corner + cols + 1, corner + 1, corner + cols].map((cell) => tileAt[cell]);
    if (block.some((tile) => tile < 0 || traps.has(tile))) continue;
    const [first, second] = [random.pick(pool), random.pick(pool)];
    if (first === second || (counts.get(first) ?? 0) < 2 || (counts.get(second) ?? 0) < 2) continue;
    for (const [index, kind] of [first, first, second, second].entries()) {
      traps.set(block[index], kind);
      pool.splice(pool.indexOf(kind), 1);
      counts.set(kind, (counts.get(kind) ?? 0) - 1);
    }
  }
  return traps;
}
