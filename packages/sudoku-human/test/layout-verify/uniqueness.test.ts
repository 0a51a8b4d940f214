import { createLayout, type LayoutOptions, type PatternHouse, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { as, drawn, marks, type StepParts, stepOf } from './hand-made.js';

/**
 * 1 and 3 at the corners of a rectangle, and in some of them 2. The digits have one solution, 1234 3421 2143 4312. Rows are 0
 * to 3, columns 4 to 7, boxes 8 to 11.
 */
const board = ([first, second, third]: readonly string[], options: LayoutOptions = {}) =>
  drawn(createLayout({ size: 4, ...options }), `${first} 2 13 =4 | ${second} 24 ${third} 1 | 2 =1 =4 =3 | =4 =3 1 =2`);
const deadly = as('deadly', '0:13 2:13 4:13 6:13');
const one = ['13', '13', '123'];
const side = ['13', '123', '123'];
const across = ['123', '13', '123'];
const row: readonly PatternHouse[] = [{ house: 1, role: 'house' }];

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

function reason(at: readonly string[], parts: StepParts, options?: LayoutOptions): unknown {
  const verdict = verifyStep(board(at, options), stepOf(parts));
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
  expect(reason(side, { ...steps[4], houses: [] })).toBe('wrong-houses');
  expect(reason(side, { ...steps[4], houses: [...row, { house: 4, role: 'base' }] })).toBe('wrong-houses');
  expect(reason(side, { ...steps[2], houses: row })).toBe('wrong-houses');
});

test('where other cells could tell the two ways apart there is no rectangle', () => {
  const [rest, open] = ['1234', '1234 1234 1234 1234'];
  const under = (options: LayoutOptions) => {
    const layout = createLayout({ size: 4, ...options });
    const position = drawn(layout, `13 ${rest} 13 ${rest} | 13 ${rest} 123 ${rest} | ${open} | ${open}`);
    const verdict = verifyStep(position, stepOf(steps[1]));
    return verdict.valid || verdict.reason;
  };
  expect(under({})).toBe('uniqueness-not-known');
  for (const rule of ['antiKnight', 'antiKing', 'nonConsecutive', 'diagonals']) {
    expect([rule, under({ [rule]: true })]).toEqual([rule, 'not-a-deadly-pattern']);
  }
  for (const cells of ['0:13 2:13 4:13', '0:13 6:13', '0:13 2:13 4:13 7:1', '0:13 4:13']) {
    const candidates = [...as('deadly', cells), ...as('extra', '6:2')];
    expect(reason(one, { ...steps[1], candidates })).toBe('not-a-deadly-pattern');
  }
  const many = [...as('deadly', '0:13 2:13 4:13 6:123')];
  expect(reason(one, { ...steps[1], candidates: many })).toBe('not-a-deadly-pattern');
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
