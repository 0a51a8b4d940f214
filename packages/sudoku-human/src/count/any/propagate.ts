/**
 * Follows what is certain: a cell's only digit leaves its peers, a house's only place for a digit takes it, and equations
 * drop what no combination has.
 *
 * By house and digit it is counted how many places are left, so that the last one is noticed when the last but one goes.
 * The state of a level is a row of masks and a row of counts; see `search.ts` for the levels.
 */

import type { Tables } from '../../kernel/tables.js';
import type { Equation } from '../../layout/equations.js';
import { allowedDigits, between } from './filter-equation.js';

/** The propagation over one stack of states. */
export type Propagation = {
  /** By level and cell: the digits left. */
  readonly masks: Uint16Array;
  /** By level, house and digit: the places left. */
  readonly counts: Uint8Array;
  /** By cell: how often a contradiction showed there, and one. */
  readonly blamed: Uint32Array;
  /** Takes digits out of a cell of a level and follows what is certain then; false at a contradiction. */
  readonly strike: (level: number, cell: number, digits: number) => boolean;
  /** Follows all that is certain on the first level; false at a contradiction. */
  readonly settle: () => boolean;
};

/** So many digits in a row have some beside them that are next to all. */
const NARROW = 3;

/**
 * A propagation with room for so many levels. Where neighbours can't hold digits in a row, it follows cells whose digits
 * span at most `span`: with 1 only what is placed.
 */
export function createPropagation(
  tables: Tables,
  equations: readonly Equation[],
  levels: number,
  span: number = NARROW,
): Propagation {
  const { cells, size, houses, houseCells, housesOf, peers, neighbors, full } = tables;
  const masks = new Uint16Array(levels * cells);
  const counts = new Uint8Array(levels * houses * size);
  const blamed = new Uint32Array(cells).fill(1);
  const singles = new Uint16Array(cells);
  const isFollowed = new Uint8Array(cells);
  const narrow = new Uint16Array(3 * cells);
  const hidden = new Uint16Array(houses * size);
  const isDirty = new Uint8Array(equations.length);
  const equationsAt = Array.from({ length: cells }, (_, cell) =>
    equations.flatMap(({ plus, minus }, index) => (plus.includes(cell) || minus.includes(cell) ? [index] : [])),
  );
  const followsOn = tables.nonConsecutive;
  let [singleCount, narrowCount, hiddenCount, anyDirty] = [0, 0, 0, false];

  function blame(cell: number): false {
    blamed[cell]++;
    return false;
  }

  /** Takes digits out and notes what has become certain. */
  function take(level: number, cell: number, digits: number): boolean {
    const at = level * cells + cell;
    const gone = masks[at] & digits;
    if (gone === 0) return true;
    const left = masks[at] & ~gone;
    if (left === 0) return blame(cell);
    masks[at] = left;
    if ((left & (left - 1)) === 0) singles[singleCount++] = cell;
    if (followsOn && highest(left) < lowest(left) + span) narrow[narrowCount++] = cell;
    for (const index of equationsAt[cell]) {
      isDirty[index] = 1;
      anyDirty = true;
    }
    const base = level * houses * size;
    for (let i = housesOf.first[cell]; i < housesOf.first[cell + 1]; i++) {
      const row = housesOf.items[i] * size;
      for (let rest = gone; rest !== 0; rest &= rest - 1) {
        const slot = row + 31 - Math.clz32(rest & -rest);
        const count = --counts[base + slot];
        if (count === 0) return blame(cell);
        if (count === 1) hidden[hiddenCount++] = slot;
      }
    }
    return true;
  }

  function followSingle(level: number, cell: number): boolean {
    const bit = masks[level * cells + cell];
    for (let i = peers.first[cell]; i < peers.first[cell + 1]; i++) if (!take(level, peers.items[i], bit)) return false;
    return true;
  }

  /** Each of up to three digits in a row rules out the digits that are next to all of them from the cells beside. */
  function followNarrow(level: number, cell: number): boolean {
    const mask = masks[level * cells + cell];
    const next = between(highest(mask) - 1, lowest(mask) + 1, size);
    for (let i = neighbors.first[cell]; i < neighbors.first[cell + 1]; i++) {
      if (!take(level, neighbors.items[i], next)) return false;
    }
    return true;
  }

  /** The last place of a digit in a house takes it. */
  function followHidden(level: number, slot: number): boolean {
    const house = Math.floor(slot / size);
    const bit = 1 << (slot % size);
    let i = house * size;
    while ((masks[level * cells + houseCells[i]] & bit) === 0) i++;
    return take(level, houseCells[i], full & ~bit);
  }

  function followEquation(level: number, equation: Equation): boolean {
    const base = level * cells;
    const { plus, minus, differ, total } = equation;
    if (differ) {
      const allowed = allowedDigits(equation, masks, base, size);
      if (allowed === 0) return false;
      for (const cell of plus) if (!take(level, cell, full & ~allowed)) return false;
      return true;
    }
    let [least, most] = [-total, -total];
    for (const cell of plus) {
      least += lowest(masks[base + cell]);
      most += highest(masks[base + cell]);
    }
    for (const cell of minus) {
      least -= highest(masks[base + cell]);
      most -= lowest(masks[base + cell]);
    }
    // A sum out of reach leaves some cell without a digit below.
    for (const cell of plus) {
      const mask = masks[base + cell];
      if (!take(level, cell, full & ~between(highest(mask) - most, lowest(mask) - least, size))) return false;
    }
    for (const cell of minus) {
      const mask = masks[base + cell];
      if (!take(level, cell, full & ~between(highest(mask) + least, lowest(mask) + most, size))) return false;
    }
    return true;
  }

  function follow(level: number): boolean {
    for (;;) {
      if (singleCount > 0) {
        if (!followSingle(level, singles[--singleCount])) return false;
      } else if (narrowCount > 0) {
        if (!followNarrow(level, narrow[--narrowCount])) return false;
      } else if (hiddenCount > 0) {
        if (!followHidden(level, hidden[--hiddenCount])) return false;
      } else if (anyDirty) {
        anyDirty = false;
        for (let index = 0; index < equations.length; index++) {
          if (isDirty[index] === 0) continue;
          isDirty[index] = 0;
          if (!followEquation(level, equations[index])) return false;
        }
      } else return true;
    }
  }

  /** After a contradiction nothing that was noted counts any more. */
  function followOrForget(level: number, isOpen: boolean): boolean {
    if (isOpen && follow(level)) return true;
    [singleCount, narrowCount, hiddenCount, anyDirty] = [0, 0, 0, false];
    isDirty.fill(0);
    return false;
  }

  return {
    masks,
    counts,
    blamed,
    strike: (level, cell, digits) => followOrForget(level, take(level, cell, digits)),
    settle() {
      counts.fill(0, 0, houses * size);
      isFollowed.fill(0);
      // What stands at the start leaves its peers before anything is counted: that is most of the work.
      for (let cell = 0; cell < cells; cell++) {
        const mask = masks[cell];
        if ((mask & (mask - 1)) !== 0) continue;
        isFollowed[cell] = 1;
        for (let i = peers.first[cell]; i < peers.first[cell + 1]; i++) masks[peers.items[i]] &= ~mask;
      }
      for (let cell = 0; cell < cells; cell++) {
        const mask = masks[cell];
        if (mask === 0) return followOrForget(0, false);
        if (isFollowed[cell] === 0 && (mask & (mask - 1)) === 0) singles[singleCount++] = cell;
        if (followsOn && highest(mask) < lowest(mask) + span) narrow[narrowCount++] = cell;
        for (let i = housesOf.first[cell]; i < housesOf.first[cell + 1]; i++) {
          const row = housesOf.items[i] * size;
          for (let rest = mask; rest !== 0; rest &= rest - 1) counts[row + 31 - Math.clz32(rest & -rest)]++;
        }
      }
      for (let slot = 0; slot < houses * size; slot++) {
        const count = counts[slot];
        if (count === 0) return followOrForget(0, false);
        if (count === 1) hidden[hiddenCount++] = slot;
      }
      isDirty.fill(1);
      anyDirty = equations.length > 0;
      return followOrForget(0, true);
    },
  };
}

function lowest(mask: number): number {
  return 32 - Math.clz32(mask & -mask);
}

function highest(mask: number): number {
  return 32 - Math.clz32(mask);
}
