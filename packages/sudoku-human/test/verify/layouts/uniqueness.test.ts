import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { isDeadly } from '../../../src/techniques/uniqueness/verify-uniqueness.js';
import { factsOf } from '../../../src/verify/facts.js';
import { choices } from '../../layout/boards.js';
import { countPlainly } from '../../layout/oracle.js';
import { some } from '../../runs.js';
import { techniqueCases } from '../../techniques/technique-cases.js';
import { as, drawn, marks, type StepParts, stepOf } from '../hand-made.js';
import { reasonOf } from '../reason-of.js';

/**
 * 1 and 3 at the corners of a rectangle, and in some of them 2. The digits have one solution, 1234 3421 2143 4312. Rows are 0
 * to 3, columns 4 to 7, boxes 8 to 11.
 */
const board = ([first, second, third]: readonly string[], options: kit.LayoutOptions = {}) =>
  drawn(
    kit.createLayout({ size: 4, ...options }),
    `${first} 2 13 =4 | ${second} 24 ${third} 1 | 2 =1 =4 =3 | =4 =3 1 =2`,
  );
const deadly = as('deadly', '0:13 2:13 4:13 6:13');
const one = ['13', '13', '123'];
const side = ['13', '123', '123'];
const across = ['123', '13', '123'];
const row: readonly kit.PatternHouse[] = [{ house: 1, role: 'house' }];

const steps = {
  1: { technique: 'unique-rectangle-1', candidates: [...deadly, ...as('extra', '6:2')], eliminations: marks('6:13') },
  2: {
    technique: 'unique-rectangle-2',
    candidates: [...deadly, ...as('extra', '4:2 6:2')],
    eliminations: marks('5:2'),
  },
  4: {
    technique: 'unique-rectangle-4',
    candidates: [...deadly, ...as('extra', '4:2 6:2')],
    eliminations: marks('4:1 6:1'),
    houses: row,
  },
  5: {
    technique: 'unique-rectangle-5',
    candidates: [...deadly, ...as('extra', '0:2 6:2')],
    eliminations: marks('5:2'),
  },
} as const satisfies Record<number, StepParts>;

function reason(at: readonly string[], parts: StepParts, options?: kit.LayoutOptions): unknown {
  const verdict = kit.verifyStep(board(at, options), stepOf(parts));
  return verdict.valid || verdict.reason;
}

const no = 'elimination-does-not-follow';

test('one corner with more digits has one of them', () => {
  expect(reason(one, steps[1])).toBe(true);
  for (const struck of ['6:2', '0:1', '5:2'])
    expect(reason(one, { ...steps[1], eliminations: marks(struck) })).toBe(no);
  const none = { ...steps[1], technique: 'unique-rectangle-5', eliminations: marks('5:2') } as const;
  expect(reason(one, none)).toBe(no);
});

test('corners of one side, or across, with the same digit more have it in one of them', () => {
  expect(reason(side, steps[2])).toBe(true);
  expect(reason(across, steps[5])).toBe(true);
  expect(reason(side, { ...steps[2], technique: 'unique-rectangle-5' })).toBe(no);
  expect(reason(across, { ...steps[5], technique: 'unique-rectangle-2' })).toBe(no);
  for (const struck of ['8:2', '5:4', '6:1', '4:2']) {
    expect(reason(side, { ...steps[2], eliminations: marks(struck) })).toBe(no);
  }
  const three = [...deadly, ...as('extra', '0:2 4:2 6:2')];
  expect(reason(['123', '123', '123'], { ...steps[5], candidates: three })).toBe(true);
  expect(reason(['123', '123', '123'], { ...steps[2], candidates: three })).toBe(no);
});

test('a digit that a house has only in the corners of one side leaves them without the other', () => {
  expect(reason(side, steps[4])).toBe(true);
  for (const struck of ['4:3', '2:1', '4:2']) {
    expect(reason(side, { ...steps[4], eliminations: marks(struck) })).toBe(no);
  }
  const three = [...deadly, ...as('extra', '0:2 4:2 6:2')];
  const column: StepParts = { ...steps[4], candidates: three, houses: [{ house: 4, role: 'house' }] };
  expect(reason(['123', '123', '123'], { ...column, eliminations: marks('0:1') })).toBe(no);
  // A cage need not have the digit.
  const caged = { ...steps[4], houses: [{ house: 12, role: 'house' }] } as const;
  expect(reason(side, caged, { cages: [{ cells: [4, 6] }] })).toBe(no);
  expect(reason(side, { ...steps[4], houses: [] })).toBe(no);
  expect(reason(side, { ...steps[4], houses: [...row, { house: 4, role: 'base' }] })).toBe('wrong-houses');
  expect(reason(side, { ...steps[2], houses: row })).toBe(no);
});

test('four cells in pairs, one of each class in every house, and two digits', () => {
  for (const cells of ['0:13 2:13 4:13', '0:13 6:13', '0:13 2:13 4:13 7:1', '0:13 4:13', '0:13 2:13 4:13 6:123']) {
    const candidates = [...as('deadly', cells), ...as('extra', '6:2')];
    expect(reason(one, { ...steps[1], candidates })).toBe('not-a-deadly-pattern');
  }
});

describe('no rule tells the two ways apart', () => {
  const rowsOf4 = Array.from({ length: 256 }, (_, i) => [i >> 6, i >> 4, i >> 2, i].map((bits) => (bits & 3) + 1));
  const squares = (rows: readonly (readonly number[])[]): number[][] =>
    rows.length === 4
      ? [rows.flat()]
      : rowsOf4
          .filter(
            (row) => new Set(row).size === 4 && rows.every((other) => other.every((digit, i) => digit !== row[i])),
          )
          .flatMap((row) => squares([...rows, row]));
  const latin = squares([]);
  const lines = choices([0, 1, 2, 3], 2);
  const corners = lines.flatMap((rows) => lines.map((columns) => rows.flatMap((r) => columns.map((c) => 4 * r + c))));
  const layouts: readonly kit.LayoutOptions[] = [
    {},
    { diagonals: true },
    { windows: true },
    { disjointGroups: true },
    { antiKnight: true },
    { antiKing: true },
    { nonConsecutive: true },
    { regions: [0, 0, 0, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3] },
    { regions: [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3], extraHouses: [[0, 2, 9, 11]] },
    { cages: [{ cells: [0, 4], sum: 4 }, { cells: [1, 2, 3], sum: 9 }, { cells: [10, 14] }] },
    { cages: [{ cells: [0, 2, 4, 6] }, { cells: [9, 13], sum: 5 }] },
  ];

  test.each(some(layouts, 3))('on %j', (options) => {
    const layout = kit.createLayout({ size: 4, ...options });
    const facts = factsOf(kit.positionFromValues(new Uint8Array(16), undefined, { layout }));
    const grids = latin.filter((grid) => countPlainly(layout, grid, 1) === 1);
    const deadly = corners.flatMap((cells) => choices([1, 2, 3, 4], 2).map((pair) => ({ cells, pair })));
    const found = deadly.filter(({ cells, pair }) => isDeadly(facts, cells, pair));
    for (const { cells, pair } of found) {
      const holding = grids.filter((grid) => cells.every((cell) => pair.includes(grid[cell])));
      for (const grid of holding) {
        const swapped = grid.map((digit, cell) => (cells.includes(cell) ? pair[0] + pair[1] - digit : digit));
        expect([grid, cells, countPlainly(layout, swapped, 1)]).toEqual([grid, cells, 1]);
      }
    }
    // Of 36 rectangles 16 lie in two boxes, and there are six pairs.
    const isPlain = Object.keys(options).length === 0;
    if (isPlain) expect(found.length).toBe(16 * 6);
    else expect(found.length).toBeLessThan(16 * 6);
  });
});

test('cells of one class may not see each other, as then the digits fit no way', () => {
  const facts = (options: kit.LayoutOptions) =>
    factsOf(
      kit.positionFromValues(new Uint8Array(16), undefined, { layout: kit.createLayout({ size: 4, ...options }) }),
    );
  // The corners across are a cage, which no other cell is in.
  for (const [cells, expected] of [
    [[0, 6], false],
    [[2, 4], false],
    [[0, 2], true],
  ] as const)
    expect(isDeadly(facts({ cages: [{ cells }] }), [0, 2, 4, 6], [1, 3])).toBe(expected);
  expect(isDeadly(facts({}), [0, 2, 4, 6], [1, 1])).toBe(false);
});

test('an all but deadly board says nothing where there are cages', () => {
  const [{ position }] = techniqueCases('bug-plus-1');
  const [step] = kit.findSteps(position, [kit.bugPlus1]);
  const under = (options: kit.LayoutOptions) => reasonOf({ ...position, layout: kit.createLayout(options) }, step);
  expect(under({})).toBe('valid');
  expect(under({ cages: [{ cells: [0, 1] }] })).toBe('not-a-deadly-pattern');
});

test('all candidates of the corners are drawn and nothing else', () => {
  const { candidates } = steps[1];
  for (const wrong of [
    candidates.slice(1),
    candidates.slice(0, -1),
    [...candidates, ...as('extra', '5:2')],
    [...candidates, ...as('fin', '5:2')],
    [...candidates.slice(0, -1), ...as('fin', '6:2')],
    [...candidates.slice(1), ...as('fin', '0:1')],
  ]) {
    expect(reason(one, { ...steps[1], candidates: wrong })).toBe('wrong-candidates');
  }
});
