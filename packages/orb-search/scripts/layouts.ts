/**
 * The two ways to the greatest number of combos of given orbs: a climb that finds layouts, and an exhaustion that proves
 * there is none.
 *
 * The exhaustion goes in two steps. First the places of the most frequent type: they alone say how many of its orbs are
 * wasted in groups of more than three, and where it has most of the orbs nearly all places are cut by that. Then the other
 * types are put into the places that are left, and what is complete is resolved. Of two mirrored layouts one is enough.
 */

import { countBits, createRandom } from '@kit/grid';
import { clearedCells, firstWaveCombos } from '../src/kernel/last-board.js';
import { countGroups, narrowShape } from '../src/kernel/narrow-board.js';
import { narrowResolver } from '../src/kernel/narrow-resolver.js';

/** The codes of a layout by bit; types are 1, 2, … in the order of the counts, then two inert orbs a code. */
export type Codes = number[];

/** Searches layouts of boards of a size. */
export function layouts(rows: number, cols: number) {
  const shape = narrowShape(rows, cols);
  const { resolve, last } = narrowResolver(shape);
  const size = rows * cols;
  const column = (1 << rows) - 1;
  const lowRows = shape.bottom | (shape.bottom << 1);

  return { climb, exhaust };

  function codesOf(counts: readonly number[]): Codes {
    const codes: Codes = counts.flatMap((count, type) => Array<number>(count).fill(type + 1));
    for (let inert = 0; codes.length < size; inert++) codes.push(counts.length + 1 + (inert >> 1));
    return codes;
  }

  /** Exchanges orbs as long as it helps, and starts again: a layout that makes the target, if one is met. */
  function climb(counts: readonly number[], target: number, starts: number, seed: number): Codes | undefined {
    const random = createRandom(seed);
    const planes = new Int32Array(4);
    const put = (code: number, bit: number) => {
      for (let plane = 0; plane < 4; plane++) if ((code >> plane) & 1) planes[plane]! ^= 1 << bit;
    };
    const worth = () => {
      const combos = resolve(planes[0]!, planes[1]!, planes[2]!, planes[3]!);
      return combos >= target
        ? 1e6
        : 8 * combos - 2 * (last[clearedCells]! - 3 * combos) + (last[firstWaveCombos]! > 0 ? 1 : 0);
    };
    for (let start = 0; start < starts; start++) {
      const codes = random.shuffle(codesOf(counts));
      planes.fill(0);
      codes.forEach(put);
      let best = worth();
      for (let step = 0; step < 6000; step++) {
        if (best === 1e6) return codes;
        const a = random.int(size);
        const b = random.int(size);
        if (codes[a] === codes[b]) continue;
        const swap = () => {
          const both = (1 << a) | (1 << b);
          const differ = codes[a]! ^ codes[b]!;
          for (let plane = 0; plane < 4; plane++) if ((differ >> plane) & 1) planes[plane]! ^= both;
          [codes[a], codes[b]] = [codes[b]!, codes[a]!];
        };
        swap();
        const now = worth();
        const slack = random.int(40) === 0 ? 6 : 0;
        if (now + slack >= best) best = now;
        else swap();
      }
    }
    return undefined;
  }

  /** Is there a layout that makes the target? Counts in descending order; `undefined` is no, proved. */
  function exhaust(counts: readonly number[], target: number, maxNodes: number): Codes | 'limit' | undefined {
    const [most = 0, ...others] = counts;
    const floors = others.map((count) => Math.floor(count / 3));
    const needed = target - floors.reduce((sum, value) => sum + value, 0);
    if (Math.floor(most / 3) < needed) return undefined;
    const left = [...others, size - counts.reduce((sum, count) => sum + count, 0)];
    const inert = left.length - 1;
    const masks = new Int32Array(left.length);
    const able = Int32Array.from(floors);
    const codes: Codes = Array<number>(size).fill(1);
    const free = new Int32Array(size);
    let nodes = 0;
    let spare = 0;
    let mask = 0;
    let inertPut = 0;
    const found = places(0, most, 0);
    return nodes > maxNodes ? 'limit' : found ? codes : undefined;

    /** Where the most frequent type stands, bit by bit. */
    function places(bit: number, orbs: number, rest: number): boolean {
      if (++nodes > maxNodes) return false;
      if (bit === size) {
        if (mirrored(mask) < mask) return false;
        spare = makeable(mask, most) - needed;
        return spare >= 0 && fill(0, rest);
      }
      if (orbs > 0) {
        mask |= 1 << bit;
        const cut = endsRun(bit) && makeable(mask, most) < needed;
        if (!cut && places(bit + 1, orbs - 1, rest)) return true;
        mask &= ~(1 << bit);
      }
      if (size - bit <= orbs) return false;
      free[rest] = bit;
      return places(bit + 1, orbs, rest + 1);
    }

    /** The others, place by place. */
    function fill(index: number, rest: number): boolean {
      if (++nodes > maxNodes) return false;
      if (index === rest) return makes();
      const bit = free[index]!;
      for (let type = 0; type < left.length; type++) {
        if (left[type] === 0) continue;
        if (type === inert) {
          left[type]! -= 1;
          codes[bit] = counts.length + 1 + (inertPut++ >> 1);
          if (fill(index + 1, rest)) return true;
          inertPut -= 1;
          left[type]! += 1;
          continue;
        }
        // Of types with equally many orbs the first comes first.
        if (type > 0 && others[type] === others[type - 1] && left[type - 1] === others[type]) continue;
        const before = able[type]!;
        masks[type]! |= 1 << bit;
        able[type] = makeable(masks[type]!, others[type]!);
        spare += able[type]! - before;
        left[type]! -= 1;
        codes[bit] = type + 2;
        if (spare >= 0 && fill(index + 1, rest)) return true;
        left[type]! += 1;
        spare += before - able[type]!;
        able[type] = before;
        masks[type]! &= ~(1 << bit);
      }
      return false;
    }

    function makes(): boolean {
      let p0 = 0;
      let p1 = 0;
      let p2 = 0;
      let p3 = 0;
      for (let bit = 0; bit < size; bit++) {
        const code = (mask >>> bit) & 1 ? 1 : codes[bit]!;
        p0 |= (code & 1) << bit;
        p1 |= ((code >> 1) & 1) << bit;
        p2 |= ((code >> 2) & 1) << bit;
        p3 |= ((code >> 3) & 1) << bit;
      }
      if (resolve(p0, p1, p2, p3) < target) return false;
      for (let bit = 0; bit < size; bit++) if ((mask >>> bit) & 1) codes[bit] = 1;
      return true;
    }

    function endsRun(bit: number): boolean {
      const down = mask & (mask << 1) & (mask << 2) & ~lowRows;
      const aside = mask & (mask << rows) & (mask << (2 * rows));
      return (((down | aside) >>> bit) & 1) === 1;
    }
  }

  /** The combos that so many orbs of a type can still make, after the waste of the runs that stand and by their columns. */
  function makeable(cells: number, count: number): number {
    const up = cells & (cells >>> 1) & (cells >>> 2) & shape.runStart;
    const aside = cells & (cells >>> rows) & (cells >>> (2 * rows));
    let makes = Math.floor(count / 3);
    if ((up | aside) !== 0) {
      const runs = up | (up << 1) | (up << 2) | aside | (aside << rows) | (aside << (2 * rows));
      makes = Math.floor((count - countBits(runs) + 3 * countGroups(runs, shape)) / 3);
    }
    return makes * 3 === count && !canBeThrees(cells, count) ? makes - 1 : makes;
  }

  /**
   * Can the orbs of a type all go in threes? They never leave their columns, so what stands in the first column beyond
   * threes must go in rows of three with orbs of the next two columns, and so on.
   */
  function canBeThrees(cells: number, count: number): boolean {
    const placed = countBits(cells);
    if (placed < count) return count > 3 || placed < 2 || isNear(cells);
    let next = 0;
    let afterNext = 0;
    for (let col = 0; col < cols; col++) {
      const left = countBits((cells >>> (col * rows)) & column) - next;
      if (left < 0) return false;
      const over = left % 3;
      if (over > 0 && col + 2 >= cols) return false;
      next = afterNext + over;
      afterNext = over;
    }
    return true;
  }

  /** Do two orbs stand in one column, or at most two columns apart? */
  function isNear(cells: number): boolean {
    const first = Math.floor((31 - Math.clz32(cells & -cells)) / rows);
    return Math.floor((31 - Math.clz32(cells)) / rows) - first <= 2;
  }

  function mirrored(cells: number): number {
    let mirror = 0;
    for (let col = 0; col < cols; col++) mirror |= ((cells >>> (col * rows)) & column) << ((cols - 1 - col) * rows);
    return mirror;
  }
}
