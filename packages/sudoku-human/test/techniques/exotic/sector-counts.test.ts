import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isQuick, some } from '../../../../../config/runs.js';
import { readPosition } from '../../../src/board/read-position.js';
import * as kit from '../../../src/index.js';
import { addAt } from '../../../src/kernel/cell-sets.js';
import { stateOf } from '../../../src/solver/step-state.js';
import { sectorCounts } from '../../../src/techniques/exotic/sector-counts.js';
import { fixture, puzzle, solvedPosition } from '../positions.js';
import { techniqueCases } from '../technique-cases.js';
import { countSets, lines, sizeOf } from './count-sets.js';

/** What is found, as `rows × columns`; without a word about the solution, unless it is given. */
function found(
  position: kit.Position,
  memory = new Map<string, unknown>(),
  solution: readonly number[] = [],
): string[] {
  const truths = new Int32Array(27);
  for (const [cell, digit] of solution.entries()) addAt(truths, digit - 1, cell);
  const search = sectorCounts({ state: stateOf(readPosition(position)), memory, solution: truths });
  for (;;) {
    const { done, value } = search.next();
    if (done) return value.map(({ rows, cols }) => `${rows} × ${cols}`).sort();
  }
}

/** The sets that counting finds, if they strike out something. */
function counted(position: kit.Position): string[] {
  const all = new Set<string>();
  for (const { rows, rowDigits, cols, inRows, outside } of countSets(position)) {
    const strikes = lines.some((col) => (cols.includes(col) ? outside[col] & ~rowDigits : inRows[col] & rowDigits));
    if (strikes) all.add(`${rows} × ${cols.reduce((mask, col) => mask | (1 << col), 0)}`);
  }
  return [...all].sort();
}

describe('sets of rows and columns that can just be filled', () => {
  const cases = techniqueCases('multi-sector-locked-sets').map(({ position }) => position);
  const easterMonster = kit.parsePuzzle(
    '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1',
  );

  test('are those that counting finds, and where they struck out all there was they are none', () => {
    const positions = [...cases.slice(0, 1), easterMonster, puzzle(fixture('hard.txt')[0])];
    const [step] = kit.findSteps(easterMonster, [kit.multiSectorLockedSets]);
    const drawn = fc.sample(solvedPosition(60, 25), { numRuns: 3, seed: 3 }).map(({ position }) => position);
    const widths = new Set<number>();
    for (const position of some([...positions, kit.applyStep(easterMonster, step), ...drawn], 6)) {
      const expected = counted(position);
      expect(found(position)).toEqual(expected);
      // Who knows the solution sees of many rows that only all digits can fill them.
      expect(found(position, undefined, kit.findSolution(position))).toEqual(expected);
      for (const one of expected) widths.add(sizeOf[Number(one.split(' × ')[1])]);
    }
    if (isQuick) expect(widths.size).toBeGreaterThan(1);
    else expect([...widths].sort()).toEqual([3, 4, 5, 6]);
  });

  test('may be filled by all digits that are to come, if these are not all nine', () => {
    // What is filled of the first three rows lies in three columns: with a 1 in each row, or with nine digits.
    for (const [rows, isFilled] of [
      ['.1..2..3..4..1..5..6..7..1.', true],
      ['.1..2..3..4..5..6..7..8..9.', false],
    ] as const) {
      const position = puzzle(rows.padEnd(81, '.'));
      const expected = counted(position);
      expect(expected.includes(`7 × ${0b101101101}`)).toBe(isFilled);
      expect(found(position)).toEqual(expected);
      expect(found(position, undefined, kit.findSolution(position))).toEqual(expected);
    }
  });

  test('are the same for a search that remembers what it looked for in vain', () => {
    const memory = new Map<string, unknown>();
    let position = puzzle(fixture('hard.txt')[0]);
    const solver = kit.createSolver([kit.nakedSingle, kit.hiddenSingle, kit.pointing, kit.claiming, kit.nakedPair]);
    for (let step = solver.nextStep(position); step !== undefined; step = solver.nextStep(position)) {
      expect(found(position, memory)).toEqual(found(position));
      position = kit.applyStep(position, step);
    }
  });
});
