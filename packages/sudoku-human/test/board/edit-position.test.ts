import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { ownLayout, ownPuzzles } from '../layout/own-layouts.js';

const { position } = ownPuzzles[0];
const layout = ownLayout('small');

describe('a player on a layout', () => {
  test('sets a digit, whose mark leaves what it sees, and takes it back', () => {
    const empty = kit.positionFromValues(new Uint8Array(16), undefined, { layout });
    const set = kit.setValue(empty, 5, 3);
    expect(kit.candidatesOf(set, 0)).toEqual([1, 2, 4]);
    expect(kit.candidatesOf(set, 15)).toEqual([1, 2, 3, 4]);
    expect(kit.setValue(set, 5, 0)).toEqual(empty);
    expect(kit.setValue(set, 5, 4)).toEqual(kit.setValue(empty, 5, 4));
    expect(kit.setValue(empty, 5, 0)).toEqual(empty);
  });

  test('keeps what was struck out before, and gets back only what the old digit ruled out', () => {
    const empty = kit.positionFromValues(new Uint8Array(16), undefined, { layout });
    const struck = kit.toggleCandidate(empty, 4, 1);
    const moved = kit.setValue(kit.setValue(struck, 5, 3), 5, 2);
    expect(kit.candidatesOf(moved, 4)).toEqual([3, 4]);
  });

  test('neighbouring digits go and conflict where they may not stand side by side', () => {
    const apart = kit.createLayout({ size: 6, nonConsecutive: true });
    const empty = kit.positionFromValues(new Uint8Array(36), undefined, { layout: apart });
    const set = kit.setValue(empty, 0, 3);
    expect(kit.candidatesOf(set, 1)).toEqual([1, 5, 6]);
    expect(kit.candidatesOf(set, 2)).toEqual([1, 2, 4, 5, 6]);
    expect(kit.findConflicts(kit.setValue(set, 6, 4))).toEqual([0, 6]);
  });

  test('may ask for the marks that the values leave', () => {
    const noted = kit.toggleCandidate(position, 0, 2);
    expect(kit.candidatesOf(noted, 0, { marks: 'ignore' })).toEqual(kit.candidatesOf(position, 0));
  });

  test('names of cells and houses', () => {
    const large = kit.createLayout({ size: 16, diagonals: true });
    expect(kit.formatCell(255, 'r1c1', { layout: large })).toBe('r16c16');
    expect(kit.formatCell(17, 'A1', { layout: large })).toBe('B2');
    expect(kit.formatCell(17, 'a1', { layout: large })).toBe('b2');
    expect(kit.cellsOfHouse(4, { layout })).toEqual([0, 4, 8, 12]);
    expect(kit.houseName(48, kit.en, { layout: large })).toBe('diagonal 1');
    expect(kit.houseName(0, kit.en, { layout, notation: 'A1' })).toBe('row A');
    expect(kit.houseName(4, kit.en, { layout, notation: 'a1' })).toBe('column a');
    const caged = kit.createLayout({ size: 4, cages: [{ cells: [0, 1], sum: 5 }, { cells: [2, 3] }] });
    expect(kit.houseName(12, kit.en, { layout: caged })).toBe('the cage r1c12 (5)');
    expect(kit.houseName(13, kit.zhHant, { layout: caged, notation: 'a1' })).toBe('籠 cd1');
  });
});

describe('what is refused, with the place', () => {
  const message = (act: () => unknown): string => {
    try {
      act();
    } catch (error) {
      return kit.isInvalidInputError(error) ? `${error.code}: ${error.message}` : 'other';
    }
    return 'none';
  };
  const with_ = (parts: object) => ({ ...position, ...parts }) as kit.Position;

  test.each<[string, () => unknown]>([
    ['given-cell: cell is 1: the given 3 stands there and can’t be changed', () => kit.setValue(position, 1, 2)],
    ['bad-cell: cell is 16: expected an integer from 0 to 15', () => kit.setValue(position, 16, 2)],
    ['bad-digit: digit is 5: expected an integer from 0 to 4', () => kit.setValue(position, 0, 5)],
    [
      'filled-cell: cell is 1: the value 3 stands there, so it takes no marks',
      () => kit.toggleCandidate(position, 1, 2),
    ],
    ['bad-list: position.values is 7: expected a list of 16 numbers', () => kit.countSolutions(with_({ values: 7 }))],
    ['bad-length: position.values has length 1: expected 16', () => kit.countSolutions(with_({ values: [1] }))],
    [
      'bad-digit: position.values[0] (row 0, column 0) is 5: expected an integer from 0 to 4',
      () => kit.countSolutions(with_({ values: position.values.with(0, 5) })),
    ],
    [
      'given-mismatch: position.values[1] (row 0, column 1) is 0: the given there is 3',
      () => kit.countSolutions(with_({ values: position.values.with(1, 0) })),
    ],
    [
      'bad-candidates: position.candidates[1] (row 0, column 1) is 1: the value 3 stands there',
      () => kit.countSolutions(with_({ candidates: position.candidates.with(1, 1) })),
    ],
    [
      'given-mismatch: givens[0] is 1, but the value there is 0',
      () => kit.positionFromValues(new Uint8Array(16), position.givens.with(0, 1), { layout }),
    ],
    [
      'puzzle-mismatch: after.layout is another: expected that of before',
      () => kit.techniqueOf(kit.parsePuzzle('.'.repeat(81)), position),
    ],
    ['bad-step: step is null: expected an object', () => kit.applyStep(position, null as never)],
    [
      'bad-step: step.placements is 1: expected a list',
      () => kit.applyStep(position, { placements: 1, eliminations: [] } as never),
    ],
    [
      'bad-step: step.placements[0] has the cell 16 and the digit 1: expected 0 to 15 and 1 to 4',
      () => kit.applyStep(position, { placements: [{ cell: 16, digit: 1 }], eliminations: [] }),
    ],
    [
      'cell-taken: step.placements has 1 in cell 1: the cell holds 3',
      () => kit.applyStep(position, { placements: [{ cell: 1, digit: 1 }], eliminations: [] }),
    ],
    [
      'puzzle-mismatch: after.layout is another: expected that of before',
      () => kit.techniqueOf(position, { ...position, layout: kit.createLayout({ size: 4, diagonals: true }) }),
    ],
    [
      'puzzle-mismatch: after.givens[1] (row 0, column 1) is 0: before has 3 there',
      () => kit.techniqueOf(position, with_({ givens: position.givens.with(1, 0) })),
    ],
  ])('%s', (expected, act) => {
    expect(message(act)).toBe(expected.replace('’', "'"));
  });
});
