import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { layoutFinders, layoutFindersOf } from '../../src/layout-logic/finders.js';
import { ownPuzzles } from '../layouts/own-layouts.js';
import { drawn } from '../verify/hand-made.js';

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

describe('where neighbours are not consecutive', () => {
  test('all candidates of a cell rule out what is next to each of them', () => {
    const steps = stepsOf(drawn(apart, `${ALL} | 1234 13 1234 1234 | ${ALL} | ${ALL}`), kit.commonPeers);
    const board = drawn(apart, `${ALL} | 1234 13 1234 1234 | ${ALL} | ${ALL}`);
    expect(kit.createSolver([kit.commonPeers]).nextStep(board)).toEqual(steps[0]);
    // 2 is next to 1 and to 3.
    expect(steps.filter(({ pattern }) => pattern.houses.length === 0).map(gone)).toEqual(['1:2 4:2 6:2 9:2']);
  });

  test('a chain strikes its own digit out only', () => {
    const board = drawn(apart, `12 1234 1234 13 | 23 1234 1234 1234 | ${ALL} | ${ALL}`);
    for (const step of stepsOf(board, kit.xChain, kit.xyChain)) {
      const ends = new Set(
        step.pattern.candidates.filter((_, at, all) => at === 0 || at === all.length - 1).map(({ digit }) => digit),
      );
      expect(step.eliminations.every(({ digit }) => ends.has(digit))).toBe(true);
    }
  });
});

describe('boards that contradict themselves', () => {
  test('two cells with one digit are no pair', () => {
    expect(stepsOf(drawn(plain, `1 1 1234 1234 | ${ALL} | ${ALL} | ${ALL}`), kit.nakedPair)).toEqual([]);
  });

  test('three digits with two places are no triple', () => {
    const steps = stepsOf(drawn(plain, `1234 1234 4 4 | ${ALL} | ${ALL} | ${ALL}`), kit.hiddenTriple);
    // The columns of the two fours have theirs.
    expect(steps.map(({ pattern }) => pattern.houses)).toEqual([6, 7].map((house) => [{ house, role: 'house' }]));
  });

  test('three rows over two columns are no Swordfish', () => {
    const row = '1234 234 1234 234';
    expect(stepsOf(drawn(plain, `${row} | ${row} | ${row} | ${ALL}`), kit.swordfish)).toEqual([]);
  });

  test('two houses with one box for a digit are no fish over that box alone', () => {
    const layout = kit.createLayout({ size: 4, diagonals: true, extraHouses: [[8, 13, 2, 7]] });
    // The diagonal and the further house have all their places for 1 in the box of cell 8.
    const board = drawn(layout, `${ALL.slice(0, 10)}234 234 | 1234 1234 234 234 | ${ALL} | ${ALL}`);
    const named = stepsOf(board, kit.mutantXWing).map(({ pattern }) =>
      pattern.houses.map(({ house }) => house).join(' '),
    );
    // Only houses that each have some of the places are covers.
    expect(named.filter((houses) => houses.startsWith('13 14 '))).toEqual(['4 5', '2 3'].map((two) => `13 14 ${two}`));
  });

  test('a cage that nothing fills keeps no candidate', () => {
    const layout = kit.createLayout({ size: 4, cages: [{ cells: [0, 1], sum: 3 }] });
    const board = drawn(layout, `34 34 1234 1234 | ${ALL} | ${ALL} | ${ALL}`);
    expect(stepsOf(board, kit.cageCombinations).map(gone)).toEqual(['0:3 0:4 1:3 1:4']);
  });
});

test('leftovers come in order of cell and digit', () => {
  const [first] = stepsOf(drawn(plain, `1234 1234 23 23 | ${ALL} | ${ALL} | ${ALL}`), kit.leftovers);
  expect(gone(first)).toBe('4:1 4:4 5:1 5:4');
});

test('wings are asked for one by one', () => {
  const board = drawn(plain, `12 1234 1234 13 | 23 1234 1234 1234 | ${ALL} | ${ALL}`);
  expect(stepsOf(board, kit.xyWing).map(gone)).toEqual(['1:3 6:3 7:3']);
  expect(stepsOf(board, kit.xyzWing)).toEqual([]);
});

test('sets of cells strike out in order of cell and digit', () => {
  for (const { name, position } of ownPuzzles) {
    if (!['small', 'six'].includes(name)) continue;
    for (const { eliminations } of stepsOf(position, kit.nakedSet)) {
      const places = eliminations.map(({ cell, digit }) => cell * 16 + digit);
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }
  }
});

test('the next set of cells is the first of all', () => {
  const board = drawn(
    kit.createLayout({ size: 4, antiKnight: true }),
    `12 ${ALL.slice(5)} | 1234 1234 12 1234 | ${ALL} | ${ALL}`,
  );
  const [first] = stepsOf(board, kit.nakedSet);
  expect(gone(first)).not.toBe('');
  expect(kit.createSolver([kit.nakedSet]).nextStep(board)).toEqual(first);
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

  test('without a sum are nothing to nets either', () => {
    const free = drawn(caged, `${ALL} | ${ALL} | ${ALL} | ${ALL}`);
    const step = kit.createSolver([kit.forcingNet]).nextStep(free) as kit.Step;
    expect(kit.verifyStep(free, step)).toEqual({ valid: true });
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

describe('forcing nets', () => {
  test('have nets inside where a puzzle asks for that', () => {
    // One of the hardest there are (Easter Monster): no plain net refutes anything in it.
    const line = '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1';
    const position = kit.parsePuzzle(line, { layout: kit.createLayout() });
    const step = kit.createSolver([kit.forcingNet]).nextStep(position) as kit.Step;
    expect(step.pattern.branches?.length).toBeGreaterThan(1);
    expect(kit.verifyStep(position, step)).toEqual({ valid: true });
    const [{ cell, digit }] = step.eliminations;
    expect(kit.findSolution(position)?.[cell]).not.toBe(digit);
  });

  test('refute nothing that has a solution', () => {
    expect(stepsOf(drawn(plain, `${ALL} | ${ALL} | ${ALL} | ${ALL}`), kit.forcingNet)).toEqual([]);
  });
});

test('techniques of layouts find nothing on the classic one', () => {
  const line = '800010000520900080076002000009500600340090025005008400000200540010009037000080006';
  expect(kit.findSteps(kit.parsePuzzle(line), [kit.leftovers, kit.commonPeers])).toEqual([]);
});

test('a technique has the finders that name it, in their order', () => {
  for (const id of layoutFinders().flatMap(({ ids }) => ids)) {
    expect(layoutFindersOf(id)).toEqual(layoutFinders().filter(({ ids }) => ids.includes(id)));
    expect(layoutFindersOf(id).length).toBeGreaterThan(0);
  }
});

test('a technique that no finder has finds nothing on a layout', () => {
  expect(layoutFindersOf('exocet')).toEqual([]);
  expect(stepsOf(drawn(plain, `1 ${ALL.slice(5)} | ${ALL} | ${ALL} | ${ALL}`), kit.exocet)).toEqual([]);
});
