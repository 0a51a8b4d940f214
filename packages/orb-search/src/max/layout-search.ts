/**
 * Is there a layout of given orbs that makes so many combos? Fills a narrow board cell by cell and gives up a branch when
 * the runs that stand already waste too much: cells once filled stay, so groups only grow. With one type that has most of
 * the orbs nearly everything is cut early, and that is the case where the greatest number is not obvious.
 */
import { countGroups } from '../bits/count-groups.js';
import { countBits, narrowShape } from '../bits/narrow-board.js';
import { narrowResolver } from '../bits/narrow-resolver.js';

/** What the search found: a layout (codes by bit), none, or nothing within the nodes. */
export type LayoutAnswer = { readonly status: 'found' | 'impossible' | 'limit'; readonly codes: readonly number[] };

/** Searches a layout of `counts[i]` orbs of code i + 1 that makes at least `target` combos. */
export function layoutSearch(
  rows: number,
  cols: number,
  counts: readonly number[],
  target: number,
  maxNodes: number,
): LayoutAnswer {
  const shape = narrowShape(rows, cols);
  const { resolve } = narrowResolver(shape);
  const left = Int32Array.from(counts);
  const masks = new Int32Array(counts.length);
  const able = Int32Array.from(counts, (count) => Math.floor(count / 3));
  const codes: number[] = [];
  let ability = able.reduce((sum, value) => sum + value, 0);
  let nodes = 0;
  const answer = ability >= target && fill(0);
  return { status: answer ? 'found' : nodes > maxNodes ? 'limit' : 'impossible', codes };

  function fill(bit: number): boolean {
    if (++nodes > maxNodes) return false;
    if (bit === rows * cols) return isAnswer();
    for (let type = counts.length - 1; type >= 0; type--) {
      // Of types with equally many orbs the first comes first: the others would be the same layout under other names.
      const isTwin = type > 0 && counts[type] === counts[type - 1] && left[type - 1] === counts[type];
      if (left[type] === 0 || isTwin) continue;
      const before = able[type]!;
      left[type]! -= 1;
      masks[type]! |= 1 << bit;
      able[type] = makeable(type);
      ability += able[type]! - before;
      codes[bit] = type + 1;
      if (ability >= target && fill(bit + 1)) return true;
      ability += before - able[type]!;
      able[type] = before;
      masks[type]! &= ~(1 << bit);
      left[type]! += 1;
    }
    return false;
  }

  function isAnswer(): boolean {
    const planes: [number, number, number, number] = [0, 0, 0, 0];
    for (let type = 0; type < masks.length; type++) {
      for (let plane = 0; plane < 4; plane++) if (((type + 1) >> plane) & 1) planes[plane]! |= masks[type]!;
    }
    return resolve(...planes) >= target;
  }

  /** The combos that the orbs of a type can still make after the waste of the runs that stand. */
  function makeable(type: number): number {
    const mask = masks[type]!;
    const up = mask & (mask >>> 1) & (mask >>> 2) & shape.runStart;
    const aside = mask & (mask >>> rows) & (mask >>> (2 * rows));
    if ((up | aside) === 0) return Math.floor(counts[type]! / 3);
    const runs = up | (up << 1) | (up << 2) | aside | (aside << rows) | (aside << (2 * rows));
    return Math.floor((counts[type]! - countBits(runs) + 3 * countGroups(runs, shape)) / 3);
  }
}
