/**
 * Fish with fins on any layout, found from what they strike out.
 *
 *          c2  c5  c8        Suppose r8c5 were the digit. It sees r2c5, r2c6 (a knight's move away, say) and r5c5, so rows
 *     r2   x   x   .  x      2 and 5 keep c2 alone, which is too few places for two rows. So it is not. With the column of
 *     r5   x   x             the candidate that is a fish of two rows and two columns; what lies outside of these is the fin.
 *     r8       ?
 *
 * In general: the houses (bases) share none of what is left to them, and it lies in fewer houses (covers) than they are.
 */

import { countBits } from '../kernel/bits.js';
import { hasAt } from '../kernel/cell-sets.js';
import type { Tables } from '../kernel/tables.js';
import type { FishId } from '../types.js';
import { finnedFish, fishName } from './fish-steps.js';
import type { LayoutFinder } from './steps.js';
import { unionsOf } from './unions.js';
import type { View } from './view.js';

/** How many candidates are supposed to be true between two yields. */
const SUPPOSED_A_SLICE = 16;

/** So many rows across columns, and columns across rows, with fins. */
export function finnedLines(count: number): LayoutFinder {
  const ids: readonly FishId[] = [`finned-${fishName(count)}`, `sashimi-${fishName(count)}`];
  return {
    ids,
    *run(view, emit, wanted) {
      const { masks, tables } = view;
      const { size, cells } = tables;
      let supposed = 0;
      for (let digit = 0; digit < size; digit++) {
        const known = new Set<string>();
        for (let cell = 0; cell < cells; cell++) {
          if ((masks[cell] & (1 << digit)) === 0) continue;
          if (++supposed % SUPPOSED_A_SLICE === 0) yield;
          for (const [start, own, across] of [
            [0, Math.floor(cell / size), size + (cell % size)],
            [size, size + (cell % size), Math.floor(cell / size)],
          ]) {
            for (const [bases, covers] of tooFew(view, { digit, cell, count, start, own, across })) {
              const name = `${bases} ${covers}`;
              if (known.has(name)) continue;
              known.add(name);
              const step = finnedFish(view, digit, bases, covers);
              if (step !== undefined && ids.includes(step.technique as FishId) && wanted(step.technique)) {
                if (emit(step)) return true;
              }
            }
          }
        }
      }
      return false;
    },
  };
}

type Supposed = Readonly<Record<'digit' | 'cell' | 'count' | 'start' | 'own' | 'across', number>>;

const unseenIn = /* @__PURE__ */ new WeakMap<Tables, Uint16Array>();

/** By cell and line: which of the line's cells it doesn't see. */
function unseenOf(tables: Tables): Uint16Array {
  let unseen = unseenIn.get(tables);
  if (unseen === undefined) {
    const { size, cells, words, houseCells, peerSets } = tables;
    unseen = new Uint16Array(cells * 2 * size);
    for (let cell = 0; cell < cells; cell++) {
      for (let at = 0; at < 2 * size * size; at++) {
        const isSeen = hasAt(peerSets, cell, houseCells[at], words) || houseCells[at] === cell;
        if (!isSeen) unseen[cell * 2 * size + Math.floor(at / size)] |= 1 << (at % size);
      }
    }
    unseenIn.set(tables, unseen);
  }
  return unseen;
}

/** Lines that keep too few places if the cell has the digit, and the lines across them, with that of the cell. */
function tooFew(view: View, { digit, cell, count, start, own, across }: Supposed): [number[], number[]][] {
  const { places, tables } = view;
  const { size } = tables;
  const unseen = unseenOf(tables);
  const left = new Map<number, number>();
  for (let line = start; line < start + size; line++) {
    const bits = places[line * size + digit];
    if (line === own || countBits(bits) < 2) continue;
    const kept = bits & unseen[cell * 2 * size + line];
    if (kept !== 0 && countBits(kept) < count) left.set(line, kept);
  }
  if (left.size < count) return [];
  const keptBy = (line: number): number => left.get(line) as number;
  return unionsOf([...left.keys()], count, keptBy, count - 1)
    .filter((bases) => isTight(bases.map(keptBy)))
    .map((bases) => {
      const union = bases.reduce((bits, line) => bits | keptBy(line), 0);
      const covers = Array.from({ length: size }, (_, i) => i).filter((i) => (union & (1 << i)) !== 0);
      return [bases, [...covers.map((i) => (start === 0 ? size : 0) + i), across].sort((a, b) => a - b)];
    });
}

/** Do any fewer of the lines keep places enough? Else they are a smaller fish. */
function isTight(kept: readonly number[]): boolean {
  for (let some = 1; some < (1 << kept.length) - 1; some++) {
    const union = kept.reduce((bits, line, i) => ((some & (1 << i)) === 0 ? bits : bits | line), 0);
    if (countBits(union) < countBits(some)) return false;
  }
  return true;
}
