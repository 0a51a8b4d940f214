import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../config/runs.js';
import { hiddenSubset, lockedSubset, nakedSubset } from '../../../src/rating/hodoku/subsets.js';
import { boxOf, choose, houses } from '../../techniques/positions.js';
import { housesOf, nine, type PlainBoard, union } from '../explainer/plain-explainer.js';
import { plainOf, soundPaths } from './drawn-paths.js';

const boxes = nine.map((i) => 18 + i);
const order = [...boxes, ...nine, ...nine.map((i) => 9 + i)];
const names = ['', '', 'pair', 'triple', 'quad'];
const maskOf = (digits: readonly number[]) => digits.reduce((mask, digit) => mask | (1 << digit), 0);

/** Rows, then columns, then boxes in which all the cells lie. */
function shared(list: readonly number[]): number[] {
  const all = housesOf[list[0]].filter((house) => list.every((cell) => housesOf[cell].includes(house)));
  return all.sort((a, b) => a - b);
}

/** So many cells with as many digits, of which one strikes something out: in its box and beyond it, or not so. */
function firstNaked({ digits }: PlainBoard, size: number, locked: boolean) {
  for (const house of locked ? boxes : order) {
    const few = houses[house].filter((cell) => digits[cell].length > 0 && digits[cell].length <= size);
    for (const subset of choose(few, size)) {
      const held = union(subset.map((cell) => digits[cell]));
      if (held.length !== size) continue;
      const all = shared(subset);
      const effects = all.flatMap((own) =>
        houses[own]
          .filter((cell) => !subset.includes(cell))
          .flatMap((cell) => digits[cell].filter((digit) => held.includes(digit)).map((digit) => cell * 9 + digit)),
      );
      const isInBox = (effect: number) => boxOf(Math.floor(effect / 9)) === boxOf(subset[0]);
      const isLocked = all.length === 2 && effects.some(isInBox) && effects.some((effect) => !isInBox(effect));
      if (effects.length === 0 || isLocked !== locked) continue;
      const shape = { form: 'naked', cells: subset, houses: all, digits: maskOf(held) };
      return { technique: `${locked ? 'locked' : 'naked'}-${names[size]}`, placed: -1, effects, shape };
    }
  }
  return undefined;
}

/** So many digits with as many places in a house, where other digits stand too. */
function firstHidden({ digits, places }: PlainBoard, size: number) {
  for (const house of order) {
    const few = nine.filter((digit) => places[house][digit].length > 0 && places[house][digit].length <= size);
    for (const kept of choose(few, size)) {
      const where = union(kept.map((digit) => places[house][digit]));
      if (where.length !== size) continue;
      const others = (cell: number) => digits[cell].filter((digit) => !kept.includes(digit));
      const effects = where.flatMap((cell) => others(cell).map((digit) => cell * 9 + digit));
      if (effects.length === 0) continue;
      const shape = { form: 'hidden', cells: where, house, digits: maskOf(kept) };
      return { technique: `hidden-${names[size]}`, placed: -1, effects, shape };
    }
  }
  return undefined;
}

describe('the first subset of boxes, rows and columns', () => {
  const seen = new Map<string, number>();
  const note = (found: { readonly technique: string } | undefined) =>
    found && seen.set(found.technique, (seen.get(found.technique) ?? 0) + 1);

  test('with each of its effects in its place, is that of its definition', () => {
    fc.assert(
      fc.property(soundPaths(5, 20), (path) => {
        const plain = plainOf(path);
        for (const size of [2, 3, 4]) {
          const expected = [firstNaked(plain, size, true), firstNaked(plain, size, false), firstHidden(plain, size)];
          const { board } = path;
          expect([lockedSubset(board, size), nakedSubset(board, size), hiddenSubset(board, size)]).toEqual(expected);
          for (const found of expected) note(found);
        }
      }),
      { numRuns: runs(60, 3000, 15), endOnFailure: true },
    );
    expect(seen.size).toBe(8);
  });
});
