import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../../config/refusal-of.js';
import * as kit from '../../src/index.js';
import { houses } from '../techniques/positions.js';

const puzzle = kit.parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
const solution = kit.findSolution(puzzle) as readonly number[];
/** As a player has it who keeps no notes. */
const withoutNotes: kit.Position = { ...puzzle, candidates: new Array<number>(81).fill(0) };

describe('a player who keeps no notes', () => {
  const marks = 'ignore';

  test('is told no mistake, and gets the hint of the values', () => {
    for (const level of ['where', 'which', 'why', 'full'] as const) {
      expect(kit.hint(withoutNotes, { level, marks })).toEqual(kit.hint(puzzle, { level }));
    }
    expect(kit.checkProgress(withoutNotes, { marks })).toEqual({ status: 'correct', wrong: [], lost: [] });
  });

  test('gets the next step, all steps and the solution of the values', () => {
    expect(kit.nextStep(withoutNotes, { marks })).toEqual(kit.nextStep(puzzle));
    expect(kit.findSteps(withoutNotes, [kit.nakedSingle], { marks })).toEqual(kit.findSteps(puzzle, [kit.nakedSingle]));
    expect(kit.solve(withoutNotes, { marks })).toEqual(kit.solve(puzzle));
    const played = { ...kit.setValue(puzzle, 28, 8), candidates: new Array<number>(81).fill(0) };
    expect(kit.techniqueOf(withoutNotes, played, undefined, { marks })).toMatchObject({ technique: 'naked-single' });
  });

  test('is told of wrong digits all the same', () => {
    const slip = { ...kit.setValue(puzzle, 1, 4), candidates: new Array<number>(81).fill(0) };
    expect(kit.checkProgress(slip, { marks }).wrong).toEqual([{ cell: 1, digit: 4 }]);
    expect(kit.hint(slip, { marks, level: 'where' })).toMatchObject({ kind: 'mistake', cells: [1] });
  });

  test('is believed if the marks are trusted, which is the default', () => {
    expect(kit.hint(withoutNotes)).toEqual(kit.hint(withoutNotes, { marks: 'trust' }));
    expect(kit.hint(withoutNotes)).toMatchObject({ kind: 'mistake' });
    expect(kit.nextStep(withoutNotes)).toBeUndefined();
    expect(kit.checkProgress(withoutNotes).lost).toHaveLength(puzzle.values.filter((value) => value === 0).length);
  });

  test('a choice that is none is refused with the choices', () => {
    const refused = (call: () => unknown): string => {
      const error = refusalOf(call);
      return error ? `${error.code}: ${error.message}` : 'not refused';
    };
    for (const call of [kit.hint, kit.nextStep, kit.solve, kit.checkProgress]) {
      expect(refused(() => call(puzzle, { marks: 'none' as never }))).toBe(
        'bad-choice: options.marks is "none": expected one of "trust", "partial", "ignore"',
      );
    }
  });
});

describe('a wrong digit’s right value', () => {
  const slip = [1, 2].reduce((position, cell) => kit.setValue(position, cell, (solution[cell] % 9) + 1), puzzle);

  test('is told at level full, cell by cell, and no earlier', () => {
    const { wrong } = kit.checkProgress(slip);
    expect(wrong.length).toBeGreaterThan(1);
    expect(kit.hint(slip)).toMatchObject({ wrong, right: wrong.map(({ cell }) => ({ cell, digit: solution[cell] })) });
    for (const level of ['where', 'which', 'why'] as const)
      expect(kit.hint(slip, { level })).not.toHaveProperty('right');
  });
});

describe('what a board needs to show hints', () => {
  test('the pencil marks of a cell, noted or of the values', () => {
    expect(kit.candidatesOf(puzzle, 1)).toEqual([3, 9]);
    expect(kit.candidatesOf(kit.toggleCandidate(puzzle, 1, 3), 1)).toEqual([9]);
    expect(kit.candidatesOf(withoutNotes, 1)).toEqual([]);
    for (let cell = 0; cell < 81; cell++) {
      expect(kit.candidatesOf(withoutNotes, cell, { marks: 'ignore' })).toEqual(kit.candidatesOf(puzzle, cell));
    }
    expect(kit.candidatesOf(puzzle, 0)).toEqual([]);
  });

  test('the cells of a house', () => {
    expect(houses.map((_, house) => kit.cellsOfHouse(house))).toEqual(houses);
    expect(kit.cellsOfHouse(26).map((cell) => kit.formatCell(cell))).toEqual([
      'r7c7',
      'r7c8',
      'r7c9',
      'r8c7',
      'r8c8',
      'r8c9',
      'r9c7',
      'r9c8',
      'r9c9',
    ]);
    for (const house of [-1, 27, 0.5, Number.NaN, '3' as never]) {
      expect(() => kit.cellsOfHouse(house)).toThrow(/house is .*: expected an integer from 0 to 26/);
      expect(() => kit.houseName(house, kit.en)).toThrow(/house is .*: expected an integer from 0 to 26/);
    }
  });

  test('the name of a house in each language', () => {
    const names = [kit.en, kit.de, kit.vi, kit.zhHant].map((catalogue) =>
      [0, 8, 9, 17, 18, 26].map((house) => kit.houseName(house, catalogue)),
    );
    expect(names).toEqual([
      ['row 1', 'row 9', 'column 1', 'column 9', 'box 1', 'box 9'],
      ['Zeile 1', 'Zeile 9', 'Spalte 1', 'Spalte 9', 'Block 1', 'Block 9'],
      ['hàng 1', 'hàng 9', 'cột 1', 'cột 9', 'khối 1', 'khối 9'],
      ['第 1 列', '第 9 列', '第 1 行', '第 9 行', '第 1 宮', '第 9 宮'],
    ]);
    expect(kit.houseName(8, kit.en, { notation: 'A1' })).toBe('row I');
    expect(kit.houseName(17, kit.en, { notation: 'a1' })).toBe('column i');
  });
});
