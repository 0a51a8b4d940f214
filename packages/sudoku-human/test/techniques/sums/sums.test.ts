import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { drawn } from '../../verify/hand-made.js';

const plain = kit.createLayout({ size: 4 });
const apart = kit.createLayout({ size: 4, nonConsecutive: true });
const caged = kit.createLayout({
  size: 4,
  cages: [{ cells: [0, 1], sum: 3 }, { cells: [14, 15] }, { cells: [3, 7], sum: 5 }],
});
const ALL = '1234 1234 1234 1234';

/** The steps of a technique; the checker, which works from the rules, accepts each. */
function stepsOf(position: kit.Position, ...techniques: kit.Technique[]): kit.Step[] {
  const steps = kit.findSteps(position, techniques);
  for (const step of steps) expect({ step, ...kit.verifyStep(position, step) }).toEqual({ step, valid: true });
  return steps;
}

const gone = ({ eliminations }: kit.Step): string =>
  eliminations.map(({ cell, digit }) => `${cell}:${digit}`).join(' ');

test('a cage that nothing fills keeps no candidate', () => {
  const layout = kit.createLayout({ size: 4, cages: [{ cells: [0, 1], sum: 3 }] });
  const board = drawn(layout, `34 34 1234 1234 | ${ALL} | ${ALL} | ${ALL}`);
  expect(stepsOf(board, kit.cageCombinations).map(gone)).toEqual(['0:3 0:4 1:3 1:4']);
});

test('leftovers come in order of cell and digit', () => {
  const layout = kit.createLayout({ size: 4, cages: [{ cells: [0, 1] }] });
  const [first] = stepsOf(drawn(layout, `1234 1234 23 23 | ${ALL} | ${ALL} | ${ALL}`), kit.leftovers);
  expect(gone(first)).toBe('4:1 4:4 5:1 5:4');
});

describe('cages', () => {
  const board = drawn(caged, `12 12 1234 1234 | 34 1234 1234 1234 | ${ALL} | ${ALL}`);

  test('without a sum say nothing, and the others as much as is asked for', () => {
    const free = drawn(caged, `${ALL} | ${ALL} | ${ALL} | ${ALL}`);
    expect(stepsOf(free, kit.cageCombinations).map(gone)).toEqual(['0:3 0:4 1:3 1:4']);
    expect(stepsOf(board, kit.cageCombinations)).toEqual([]);
    for (const technique of [kit.cageCombinations, kit.cageDigit, kit.inniesOuties]) {
      expect(kit.createSolver([technique]).nextStep(free)).toEqual(stepsOf(free, technique)[0]);
    }
  });

  test('that their values overfill keep no candidate', () => {
    const over = drawn(caged, `=3 1234 1234 1234 | ${ALL} | ${ALL} | ${ALL}`);
    // The row has its 3, so the cage of 5 beside it has no 2.
    expect(stepsOf(over, kit.cageCombinations).map(gone)).toEqual(['1:1 1:2 1:4', '7:2']);
  });

  test('innies that have too many fillings are not tried', () => {
    // The cage has 6 to 9, so the other five cells of the row have 1 to 5: 59,049 fillings, but 6,561 where one cell has a 6.
    const layout = kit.createLayout({ cages: [{ cells: [0, 1, 2, 3], sum: 30 }] });
    const free = kit.parsePuzzle('.'.repeat(81), { layout });
    expect(stepsOf(free, kit.inniesOuties)).toEqual([]);
    const six = { ...free, candidates: free.candidates.with(4, 1 << 5) };
    expect(stepsOf(six, kit.inniesOuties).map(({ eliminations }) => eliminations[0])).toEqual([{ cell: 4, digit: 6 }]);
  });

  test('a digit that all fillings have is told where it strikes something out', () => {
    const done = drawn(caged, `12 12 34 34 | 34 34 1234 1234 | ${ALL} | ${ALL}`);
    const ofFirst = stepsOf(done, kit.cageDigit).filter(({ pattern }) => pattern.houses[0].house === 12);
    expect(ofFirst).toEqual([]);
    expect(stepsOf(board, kit.cageDigit).map(gone)).toEqual(['2:1 3:1 5:1', '2:2 3:2 5:2']);
  });
});

describe('fillings of houses', () => {
  test('keep neighbours apart', () => {
    const board = drawn(apart, `=2 1234 1234 1234 | ${ALL} | ${ALL} | ${ALL}`);
    const steps = stepsOf(board, kit.houseFillings);
    expect(gone(steps[0])).toBe('2:3 2:4 3:1 3:4');
    expect(kit.createSolver([kit.houseFillings]).nextStep(board)).toEqual(steps[0]);
  });

  test('have the cages in a house add up', () => {
    const steps = stepsOf(drawn(caged, `${ALL} | ${ALL} | ${ALL} | ${ALL}`), kit.houseFillings);
    // The first row with the cage of 3; the column and the box have no cage with a sum inside but that.
    expect(steps.map(gone)).toContain('0:3 0:4 1:3 1:4 2:1 2:2 3:1 3:2');
    expect(stepsOf(drawn(plain, `12 12 1234 1234 | ${ALL} | ${ALL} | ${ALL}`), kit.houseFillings)).toEqual([]);
  });
});
