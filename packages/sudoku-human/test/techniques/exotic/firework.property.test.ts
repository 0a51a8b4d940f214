import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLayout, createSolver, findSteps, firework, type Position } from '../../../src/index.js';
import { scatteredMarks } from '../../layout/boards.js';
import { ownLayout } from '../../layout/own-layouts.js';
import { isQuick, runs } from '../../runs.js';
import { has } from '../oracles.js';
import { choose, keyOf, patternKey, solvedPosition } from '../positions.js';
import { techniqueCases } from '../technique-cases.js';

/** The rows, columns and regions of a position, and its digits. */
function shapeOf({ values, layout = createLayout() }: Position) {
  const { size, regions } = layout;
  const cells = [...values.keys()];
  return {
    cells,
    digits: Array.from({ length: size }, (_, i) => i + 1),
    rowOf: (cell: number) => Math.floor(cell / size),
    colOf: (cell: number) => cell % size,
    boxOf: (cell: number) => regions[cell],
    lines: [
      (pivot: number) => cells.filter((cell) => Math.floor(cell / size) === Math.floor(pivot / size)),
      (pivot: number) => cells.filter((cell) => cell % size === pivot % size),
    ],
    cellAt: (row: number, col: number) => row * size + col,
  };
}

/** Every firework by trying all pivots, wings and digits: `pivot candidates | wing candidates | what goes`. */
function oracle(position: Position): string[] {
  const { cells, digits, rowOf, colOf, boxOf, lines, cellAt } = shapeOf(position);
  const found = new Set<string>();
  const open = (cell: number) => position.values[cell] === 0;
  const inCells = (list: readonly number[], which: readonly number[]) =>
    list.flatMap((cell) => which.filter((digit) => has(position, cell, digit)).map((digit) => ({ cell, digit })));
  /** Are the digit's candidates in the row and in the column of the pivot all in its box or at the wings, and are there any? */
  const isConfined = (pivot: number, wings: readonly number[], digit: number): boolean =>
    lines.every((line) => {
      const places = line(pivot).filter((cell) => has(position, cell, digit));
      const stands = line(pivot).some((cell) => position.values[cell] === digit);
      return (
        !stands && places.length > 0 && places.every((cell) => boxOf(cell) === boxOf(pivot) || wings.includes(cell))
      );
    });
  /** The digits that each have a place in the cells, and the cells that each have one of their digits. */
  const areHeld = (shares: [number, number[]][], wings: number[], kept: number[]): boolean =>
    [...shares, ...wings.map((wing): [number, number[]] => [wing, kept])].every(
      ([cell, share]) => inCells([cell], share).length > 0,
    ) &&
    kept.every(
      (digit) =>
        inCells([...shares.filter(([, share]) => share.includes(digit)).map(([cell]) => cell), ...wings], [digit])
          .length > 0,
    );
  const note = (shares: [number, number[]][], wings: number[]) => {
    const kept = [...new Set(shares.flatMap(([, share]) => share))];
    const rest = (share: readonly number[]) => digits.filter((digit) => !share.includes(digit));
    const gone = [...shares.flatMap(([pivot, share]) => inCells([pivot], rest(share))), ...inCells(wings, rest(kept))];
    if (gone.length === 0 || !areHeld(shares, wings, kept)) return;
    const pivots = shares.flatMap(([pivot, share]) => inCells([pivot], share));
    found.add([pivots, inCells(wings, kept), gone].map(keyOf).join(' | '));
  };
  const isWing = (pivot: number, cell: number) => open(cell) && boxOf(cell) !== boxOf(pivot);
  for (const pivot of cells.filter(open)) {
    for (const a of lines[0](pivot).filter((cell) => isWing(pivot, cell))) {
      for (const b of lines[1](pivot).filter((cell) => isWing(pivot, cell))) {
        const confined = digits.filter((digit) => isConfined(pivot, [a, b], digit));
        if (confined.length === 3) note([[pivot, confined]], [a, b]);
        const opposite = cellAt(rowOf(b), colOf(a));
        if (opposite < pivot || !open(opposite) || ![a, b].every((wing) => isWing(opposite, wing))) continue;
        const there = digits.filter((digit) => isConfined(opposite, [a, b], digit));
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

/** How many fireworks there are: those of the definition, each once. */
function compare(position: Position): number {
  const all = findSteps(position, [firework]);
  expect(createSolver([firework]).nextStep(position)).toEqual(all[0]);
  const steps = all.map((step) => patternKey(step, ['pivot', 'wing']));
  expect([...steps].sort()).toEqual(oracle(position));
  for (const { pattern } of all) {
    const pivots = pattern.candidates.flatMap(({ role, cell }) => (role === 'pivot' ? [cell] : []));
    const { rowOf, colOf, digits } = shapeOf(position);
    const lines = new Set(pivots.flatMap((cell) => [rowOf(cell), digits.length + colOf(cell)]));
    expect(pattern.houses.map(({ house }) => house)).toEqual([...lines].sort((a, b) => a - b));
  }
  return steps.length;
}

describe('fireworks', () => {
  test('are those of the definition, each once', () => {
    let count = 0;
    fc.assert(
      fc.property(solvedPosition(), ({ position }) => {
        count += compare(position);
      }),
      { numRuns: runs(12, 2) },
    );
    // Random marks seldom have one.
    for (const { position } of techniqueCases('firework')) count += compare(position);
    expect(count).toBeGreaterThan(isQuick ? 2 : 3);
  });

  test('on boards of other sizes and regions too, whatever the marks', () => {
    let count = 0;
    for (const [name, share] of [
      ['six', 0.45],
      ['eight', 0.3],
      ['jigsaw-5', 0.5],
      ['jigsaw', 0.25],
      ['x', 0.25],
    ] as const) {
      for (let seed = 0; seed < runs(4, 1); seed++) count += compare(scatteredMarks(ownLayout(name), seed, share));
    }
    expect(count).toBeGreaterThan(isQuick ? 0 : 2);
  });
});
