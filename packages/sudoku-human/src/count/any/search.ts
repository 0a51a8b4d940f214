/**
 * Counts the solutions on a layout by guessing where propagation stops.
 *
 * A guess is a digit in a cell of few digits, or one of the two places of a digit in a house, in either case where many
 * contradictions have shown: what is tight is tried first. One level of the stack tries
 * it, the level below keeps the same state without it, so nothing is ever taken back; a guess settles a cell at least, so
 * that there are no more levels than cells and one.
 */

import { createPace, type Slices, spend } from '@kit/grid';
import { countBits } from '../../kernel/bits.js';
import type { Tables } from '../../kernel/tables.js';
import { equationsOf } from '../../layout/equations.js';
import { type Counting, newCount } from '../counted.js';
import { createPropagation, type Propagation } from './propagate.js';

/** Units of work of a state. */
const STATE_WORK = 2_500;

/** By layout a stack that no search uses: most searches end within a few states, and a new stack costs as much as those. */
const spare = /* @__PURE__ */ new WeakMap<Tables, Propagation>();

/** How many solutions the masks have, at most `limit`; hands each on. After `maxStates` states it is open: −1. */
export function* layoutSolutions(
  tables: Tables,
  start: ArrayLike<number>,
  limit: number,
  onSolution?: (digits: number[]) => void,
  counting?: Counting,
): Slices<number> {
  const net = spare.get(tables) ?? createPropagation(tables, equationsOf(tables), tables.cells + 2);
  spare.delete(tables);
  net.blamed.fill(1);
  const found = yield* solutionsOn(tables, net, start, limit, onSolution, counting);
  spare.set(tables, net);
  return found;
}

function* solutionsOn(
  tables: Tables,
  net: Propagation,
  start: ArrayLike<number>,
  limit: number,
  onSolution?: (digits: number[]) => void,
  { counted = newCount(), pace = createPace(), maxStates = Number.POSITIVE_INFINITY }: Counting = {},
): Slices<number> {
  const { cells, size, full } = tables;
  const { masks } = net;
  for (let cell = 0; cell < cells; cell++) masks[cell] = start[cell];
  let level = 0;
  if (!net.settle()) return 0;
  while (level >= 0) {
    if (++counted.states > maxStates) return -1;
    if (spend(pace, STATE_WORK)) yield;
    const guess = choose(tables, net, level);
    if (guess < 0) {
      onSolution?.(Array.from({ length: cells }, (_, cell) => 32 - Math.clz32(masks[level * cells + cell])));
      if (++counted.solutions >= limit) return limit;
      level--;
      continue;
    }
    const [cell, bit] = [Math.floor(guess / size), 1 << (guess % size)];
    copyUp(tables, net, level);
    // The level below goes on without the guess; where that is impossible its room is taken by the level above.
    const otherwise = net.strike(level, cell, bit);
    if (net.strike(level + 1, cell, full & ~bit)) {
      if (otherwise) level++;
      else copyDown(tables, net, level);
    } else if (!otherwise) level--;
  }
  return counted.solutions;
}

/** The candidate to guess, `cell * size + digit`; negative if every cell has one digit. */
function choose(
  { cells, size, houses, houseCells }: Tables,
  { masks, counts, blamed }: Propagation,
  level: number,
): number {
  const base = level * cells;
  let [best, least] = [-1, size];
  for (let cell = 0; cell < cells; cell++) {
    const mask = masks[base + cell];
    if ((mask & (mask - 1)) === 0) continue;
    const score = countBits(mask) / blamed[cell];
    if (best >= 0 && score >= least) continue;
    best = cell * size + 31 - Math.clz32(mask & -mask);
    least = score;
  }
  if (best < 0) return best;
  for (let slot = 0, at = level * houses * size; slot < houses * size; slot++, at++) {
    if (counts[at] !== 2) continue;
    const bit = 1 << (slot % size);
    for (let i = slot - (slot % size), left = 2; left > 0; i++) {
      const cell = houseCells[i];
      if ((masks[base + cell] & bit) === 0) continue;
      left--;
      const score = 2 / blamed[cell];
      if (score >= least) continue;
      best = cell * size + (slot % size);
      least = score;
    }
  }
  return best;
}

function copyUp({ cells, houses, size }: Tables, { masks, counts }: Propagation, level: number): void {
  masks.copyWithin((level + 1) * cells, level * cells, (level + 1) * cells);
  counts.copyWithin((level + 1) * houses * size, level * houses * size, (level + 1) * houses * size);
}

function copyDown({ cells, houses, size }: Tables, { masks, counts }: Propagation, level: number): void {
  masks.copyWithin(level * cells, (level + 1) * cells, (level + 2) * cells);
  counts.copyWithin(level * houses * size, (level + 1) * houses * size, (level + 2) * houses * size);
}
