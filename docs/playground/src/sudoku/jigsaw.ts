/**
 * Regions of any shape: nine connected ones of nine cells.
 *
 * It starts from the boxes and trades cells between regions that touch: one gives a cell at its border to the other and
 * gets another one back, where both stay in one piece. After some hundred trades nothing is left of the boxes.
 */
import { neighbors4, type Random } from '@kit/grid';

const size = 9;
const board = { rows: size, cols: size };
const cells = Array.from({ length: size * size }, (_, cell) => cell);
const beside = cells.map((cell) => neighbors4(board, cell));
const attempts = 600;

/** By cell its region. */
export function jigsawRegions(random: Random): number[] {
  let regions = cells.map((cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3));
  for (let attempt = 0; attempt < attempts; attempt++) regions = trade(regions, random) ?? regions;
  return regions;
}

/** A cell for a cell between two regions; undefined if this one would tear a region. */
function trade(regions: readonly number[], random: Random): number[] | undefined {
  const cell = random.int(size * size);
  const own = regions[cell];
  const other = regions[random.pick(beside[cell])];
  if (other === own) return undefined;
  const given = regions.with(cell, other);
  // What can come back: cells of the other region that touch what is left of this one.
  const back = cells.filter((at) => regions[at] === other && beside[at].some((next) => given[next] === own));
  if (back.length === 0) return undefined;
  const traded = given.with(random.pick(back), own);
  return isWhole(traded, own) && isWhole(traded, other) ? traded : undefined;
}

/** Is the region in one piece? */
function isWhole(regions: readonly number[], region: number): boolean {
  const all = cells.filter((cell) => regions[cell] === region);
  const reached = new Set(all.slice(0, 1));
  for (const cell of reached) {
    for (const next of beside[cell]) if (regions[next] === region) reached.add(next);
  }
  return reached.size === all.length;
}
