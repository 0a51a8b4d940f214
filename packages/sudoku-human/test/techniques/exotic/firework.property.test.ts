import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSolver, findSteps, firework, type Position } from '../../../src/index.js';
import { runs } from '../../runs.js';
import { has, placesFor } from '../oracles.js';
import { boxOf, cells, choose, colOf, digits, houses, keyOf, patternKey, rowOf, solvedPosition } from '../positions.js';
import { techniqueCases } from '../technique-cases.js';

/** Are the digit's candidates in the row and in the column of the pivot all in its box or at the wings, and are there any? */
function isConfined(position: Position, pivot: number, wings: readonly number[], digit: number): boolean {
  return [rowOf(pivot), 9 + colOf(pivot)].every((line) => {
    const places = placesFor(position, line, digit);
    const stands = houses[line].some((cell) => position.values[cell] === digit);
    return !stands && places.length > 0 && places.every((cell) => boxOf(cell) === boxOf(pivot) || wings.includes(cell));
  });
}

/** Every firework by trying all pivots, wings and digits: `pivot candidates | wing candidates | what goes`. */
function oracle(position: Position): string[] {
  const found = new Set<string>();
  const open = (cell: number) => position.values[cell] === 0;
  const inCells = (list: readonly number[], which: readonly number[]) =>
    list.flatMap((cell) => which.filter((digit) => has(position, cell, digit)).map((digit) => ({ cell, digit })));
  const note = (shares: [number, number[]][], wings: number[]) => {
    const kept = [...new Set(shares.flatMap(([, share]) => share))];
    const rest = (share: readonly number[]) => digits.filter((digit) => !share.includes(digit));
    const gone = [...shares.flatMap(([pivot, share]) => inCells([pivot], rest(share))), ...inCells(wings, rest(kept))];
    if (gone.length === 0) return;
    const pivots = shares.flatMap(([pivot, share]) => inCells([pivot], share));
    found.add([pivots, inCells(wings, kept), gone].map(keyOf).join(' | '));
  };
  for (const pivot of cells.filter(open)) {
    for (const a of houses[rowOf(pivot)].filter((cell) => open(cell) && boxOf(cell) !== boxOf(pivot))) {
      for (const b of houses[9 + colOf(pivot)].filter((cell) => open(cell) && boxOf(cell) !== boxOf(pivot))) {
        const confined = digits.filter((digit) => isConfined(position, pivot, [a, b], digit));
        if (confined.length === 3) note([[pivot, confined]], [a, b]);
        const opposite = rowOf(b) * 9 + colOf(a);
        if (opposite < pivot || !open(opposite)) continue;
        const there = digits.filter((digit) => isConfined(position, opposite, [a, b], digit));
        for (const pair of choose(confined, 2)) {
          for (const other of choose(
            there.filter((digit) => !pair.includes(digit)),
            2,
          )) {
            note(
              [
                [pivot, pair],
                [opposite, other],
              ],
              [a, b],
            );
          }
        }
      }
    }
  }
  return [...found].sort();
}

describe('fireworks', () => {
  test('are those of the definition, each once', () => {
    let count = 0;
    const compare = (position: Position) => {
      const all = findSteps(position, [firework]);
      expect(createSolver([firework]).nextStep(position)).toEqual(all[0]);
      const steps = all.map((step) => patternKey(step, ['pivot', 'wing']));
      expect([...steps].sort()).toEqual(oracle(position));
      for (const { pattern } of all) {
        const pivots = pattern.candidates.flatMap(({ role, cell }) => (role === 'pivot' ? [cell] : []));
        const lines = new Set(pivots.flatMap((cell) => [rowOf(cell), 9 + colOf(cell)]));
        expect(pattern.houses.map(({ house }) => house)).toEqual([...lines].sort((a, b) => a - b));
      }
      count += steps.length;
    };
    fc.assert(
      fc.property(solvedPosition(), ({ position }) => compare(position)),
      { numRuns: runs(12) },
    );
    // Random marks seldom have one.
    for (const { position } of techniqueCases('firework')) compare(position);
    expect(count).toBeGreaterThan(3);
  });
});
