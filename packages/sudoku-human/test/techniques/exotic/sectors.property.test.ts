import { describe, expect, test } from 'vitest';
import * as kit from '../../../src/index.js';
import { cells, colOf, digits, fixture, keyOf, puzzle, rowOf } from '../positions.js';
import { techniqueCases } from '../technique-cases.js';
import { countSets } from './count-sets.js';

const easterMonster = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1';

describe('SK-Loop', () => {
  test('strikes thirteen candidates out of Easter Monster, as published', () => {
    const steps = kit.findSteps(kit.parsePuzzle(easterMonster), [kit.skLoop]);
    expect(steps.map(({ eliminations }) => keyOf(eliminations))).toEqual([
      '1r7c3 2r3c1 3r2c5 3r5c8 4r5c2 4r8c5 5r8c4 6r9c1 7r1c3 8r2c5 8r2c6 8r5c2 9r5c8',
    ]);
  });

  test('concludes nothing where all that it rules out is gone already', () => {
    const position = kit.parsePuzzle(easterMonster);
    const [step] = kit.findSteps(position, [kit.skLoop]);
    expect(kit.findSteps(kit.applyStep(position, step), [kit.skLoop])).toEqual([]);
  });

  test('needs each of its four filled corners', () => {
    const position = kit.parsePuzzle(easterMonster);
    for (const corner of [10, 16, 64, 70]) {
      const bare = {
        ...position,
        givens: position.givens.with(corner, 0),
        values: position.values.with(corner, 0),
        candidates: position.candidates.with(corner, 1 << (position.values[corner] - 1)),
      };
      expect(kit.findSteps(bare, [kit.skLoop])).toEqual([]);
    }
  });

  test('tells the digits that are to come in its cells, be they only four', () => {
    // Each of the digits 1 to 4 can be in four of the eight pairs, so that they just fill the sixteen cells.
    const corners = [10, 16, 64, 70];
    const boxOf = (cell: number) => Math.floor(rowOf(cell) / 3) * 3 + Math.floor(colOf(cell) / 3);
    const isInLoop = (cell: number) =>
      corners.some((at) => boxOf(at) === boxOf(cell) && (rowOf(at) === rowOf(cell)) !== (colOf(at) === colOf(cell)));
    const position = {
      ...kit.parsePuzzle('.'.repeat(81)),
      values: cells.map((cell) => (corners.includes(cell) ? 5 : 0)),
      candidates: cells.map((cell) => (corners.includes(cell) ? 0 : isInLoop(cell) ? 0b1111 : 0b111111111)),
    };
    const [{ message }] = kit.findSteps(position, [kit.skLoop]);
    expect(message.params).toMatchObject({
      cells: { cells: cells.filter(isInLoop) },
      digits: { digits: [1, 2, 3, 4] },
    });
  });
});

/** What follows from counting: row digits leave the rest of the rows, and the others that are counted that of the columns. */
function oracle(position: kit.Position): Set<string> {
  const gone = new Set<string>();
  for (const { rows, rowDigits, cols, inRows } of countSets(position)) {
    for (const cell of cells) {
      const isInRows = (rows & (1 << rowOf(cell))) !== 0;
      if (isInRows === cols.includes(colOf(cell))) continue;
      const struck = isInRows ? rowDigits : inRows[colOf(cell)] & ~rowDigits;
      for (const digit of digits) {
        if (position.candidates[cell] & struck & (1 << (digit - 1))) gone.add(keyOf([{ cell, digit }]));
      }
    }
  }
  return gone;
}

describe('multi-sector locked sets', () => {
  test('find all that counting by rows and columns finds', () => {
    // Some of the cases are on the way through the same puzzle.
    const positions = [
      ...techniqueCases('multi-sector-locked-sets')
        .slice(0, 1)
        .map(({ position }) => position),
      ...fixture('hardest.txt').slice(0, 1).map(puzzle),
    ];
    let total = 0;
    for (const position of positions) {
      const listed = new Set(
        kit
          .findSteps(position, [kit.multiSectorLockedSets])
          .flatMap(({ eliminations }) => eliminations.map((one) => keyOf([one]))),
      );
      const expected = oracle(position);
      expect([...expected].filter((candidate) => !listed.has(candidate))).toEqual([]);
      total += expected.size;
    }
    expect(total).toBeGreaterThan(15);
  });

  test('are those that a fresh look finds when they are asked for again after other steps', () => {
    // What one step was looked for in vain is remembered while its rows stay as they were.
    const list = [
      kit.nakedSingle,
      kit.hiddenSingle,
      kit.multiSectorLockedSets,
      kit.pointing,
      kit.claiming,
      kit.nakedPair,
      kit.xWing,
    ];
    const solver = kit.createSolver(list);
    let position: kit.Position = puzzle(fixture('hard.txt')[0]);
    const { steps } = solver.solve(position);
    expect(steps.length).toBeGreaterThan(3);
    for (const step of steps) {
      expect(solver.nextStep(position)).toEqual(step);
      position = kit.applyStep(position, step);
    }
    expect(solver.nextStep(position)).toBeUndefined();
  });

  test('are at least three rows and three columns, and none rules out only what smaller ones do', () => {
    const known = new Set<string>();
    let size = 0;
    for (const { pattern, eliminations } of kit.findSteps(kit.parsePuzzle(easterMonster), [
      kit.multiSectorLockedSets,
    ])) {
      const own = new Set(pattern.candidates.map(({ cell }) => cell));
      expect(pattern.houses.filter(({ house }) => house < 9).length).toBeGreaterThanOrEqual(3);
      expect(pattern.houses.filter(({ house }) => house >= 9).length).toBeGreaterThanOrEqual(3);
      expect(own.size).toBeGreaterThanOrEqual(size);
      size = own.size;
      const fresh = eliminations.map((one) => keyOf([one])).filter((key) => !known.has(key));
      expect(fresh.length).toBeGreaterThan(0);
      for (const key of fresh) known.add(key);
    }
    expect(size).toBeGreaterThan(0);
  });
});
