/**
 * The first wave of a board, type by type: which cells clear, in how many groups, and how many matches the type can still make
 * when what its groups of more than three spend is gone. A step of a drag changes two types only; the others are kept.
 */
import { countBits } from '@kit/grid';
import { countGroups, type NarrowShape } from '../kernel/narrow-board.js';

/**
 * The types of a board whose codes are 1 to `types`, by code; 0 is an empty cell. The caller changes the masks, and puts the
 * rest back.
 */
export type TypeRuns = {
  /** Where each type stands. */
  readonly masks: Int32Array;
  /** The cells of each type that clear at once. */
  readonly runs: Int32Array;
  /** In how many groups. */
  readonly groups: Int32Array;
  /** How many matches each type can make, by the waste of these groups. */
  readonly able: Int32Array;
  /** How many each could make if it wasted nothing. */
  readonly most: Int32Array;
  /** Looks at one type anew: how many more matches it can make than before. */
  readonly refresh: (code: number) => number;
  /** Does a type that wastes more than it may have any of that waste among these cells? */
  readonly canRepair: (near: number) => boolean;
};

/** What is known of the types of these codes by bit. */
export function typeRuns(shape: NarrowShape, types: number, codeAt: Uint8Array): TypeRuns {
  const { rows, runStart } = shape;
  const rows2 = 2 * rows;
  const masks = new Int32Array(16);
  const runs = new Int32Array(16);
  const groups = new Int32Array(16);
  const able = new Int32Array(16);
  for (const bit of shape.bitOf) masks[codeAt[bit]] |= 1 << bit;
  const counts = masks.map(countBits);
  const most = counts.map((count) => Math.floor(count / 3));

  return { masks, runs, groups, able, most, refresh, canRepair };

  function refresh(code: number): number {
    if (code === 0) return 0;
    const mask = masks[code];
    const up = mask & (mask >>> 1) & (mask >>> 2) & runStart;
    const aside = mask & (mask >>> rows) & (mask >>> rows2);
    let clearing = 0;
    let count = 0;
    let wasted = 0;
    if ((up | aside) !== 0) {
      clearing = up | (up << 1) | (up << 2) | aside | (aside << rows) | (aside << rows2);
      const cleared = countBits(clearing);
      // Two groups need six cells.
      count = cleared < 6 ? 1 : countGroups(clearing, shape);
      wasted = cleared - 3 * count;
    }
    runs[code] = clearing;
    groups[code] = count;
    const before = able[code];
    const makes = ((counts[code] - wasted) / 3) | 0;
    able[code] = makes;
    return makes - before;
  }

  function canRepair(near: number): boolean {
    for (let code = 1; code <= types; code++) {
      if (able[code] < most[code] && (runs[code] & near) !== 0) return true;
    }
    return false;
  }
}
