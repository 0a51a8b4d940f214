import { createLayout, type PatternHouse, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { as, drawn, links, marks, type StepParts, stepOf } from './hand-made.js';

// Rows are 0 to 3, columns 4 to 7, boxes 8 to 11; the cage is no line.
const layout = createLayout({ size: 4, cages: [{ cells: [0, 4] }] });
const ALL = '1234 1234 1234 1234';
const houses = (...list: readonly number[]): PatternHouse[] => list.map((house) => ({ house, role: 'house' }));

function reasonOf(text: string, parts: StepParts): unknown {
  const verdict = verifyStep(drawn(layout, text), stepOf(parts));
  return verdict.valid || verdict.reason;
}

const no = 'elimination-does-not-follow';

test('an empty rectangle has places beside its row and its column, and strikes out where both meet', () => {
  // 1 is in cells 1 and 4 of the first box, and twice in row 2, in the columns of cell 1 and cell 6.
  const box = (first: string, second: string) =>
    `${first} 1234 1234 | ${second} 1234 1234 | 234 1234 1234 234 | ${ALL}`;
  const link = as('link', '9:1 10:1');
  const right: StepParts = {
    technique: 'empty-rectangle',
    eliminations: marks('6:1'),
    candidates: [...as('box', '1:1 4:1'), ...link],
    houses: houses(8, 2),
  };
  const crossed = box('234 1234', '1234 234');
  expect(reasonOf(crossed, right)).toBe(true);
  expect(reasonOf(crossed, { ...right, houses: houses(8, 2, 3) })).toBe('wrong-houses');
  expect(
    reasonOf(crossed, {
      ...right,
      houses: [
        { house: 8, role: 'house' },
        { house: 2, role: 'base' },
      ],
    }),
  ).toBe('wrong-houses');
  for (const struck of ['7:1', '2:1', '6:2', '9:1', '10:1', '1:1']) {
    expect([struck, reasonOf(crossed, { ...right, eliminations: marks(struck) })]).toEqual([struck, no]);
  }
  for (const candidates of [
    [...as('box', '1:1'), ...link],
    [...as('box', '1:1 4:1'), ...as('link', '9:1')],
  ]) {
    expect(reasonOf(crossed, { ...right, candidates })).toBe('wrong-candidates');
  }
  const three = { ...right, candidates: [...as('box', '1:1 4:1 5:1'), ...link] };
  expect(reasonOf(box('234 1234', '1234 1234'), three)).toBe(true);
  const boxes: readonly [string, string, string][] = [
    ['1234 1234', '234 234', '0:1 1:1'],
    ['1234 234', '1234 234', '0:1 4:1'],
    ['1234 1234', '1234 1234', '0:1 1:1 4:1 5:1'],
    ['234 1234', '234 234', '1:1'],
  ];
  for (const [first, second, places] of boxes) {
    const other = { ...right, candidates: [...as('box', places), ...link] };
    expect([places, reasonOf(box(first, second), other)]).toEqual([places, 'not-an-empty-rectangle']);
  }
});

test('a skyscraper draws its ends and joints, each by its role', () => {
  const text = `1234 234 1234 234 | ${ALL} | 1234 234 234 1234 | ${ALL}`;
  const right: StepParts = {
    technique: 'skyscraper',
    eliminations: marks('6:1 15:1'),
    candidates: [...as('end', '2:1 11:1'), ...as('joint', '0:1 8:1')],
    links: links('2:1=0:1 0:1-8:1 8:1=11:1'),
    houses: houses(0, 2),
  };
  expect(reasonOf(text, { ...right, eliminations: marks('7:1 14:1') })).toBe(true);
  for (const struck of ['4:1', '6:1', '7:2'])
    expect(reasonOf(text, { ...right, eliminations: marks(struck) })).toBe(no);
  const wrong = [
    [...as('fin', '2:1 11:1'), ...as('joint', '0:1 8:1')],
    [...as('end', '2:1 11:1'), ...as('fin', '0:1 8:1')],
    [...as('end', '2:1 11:1'), ...as('joint', '0:1 8:1'), ...as('fin', '4:1')],
    as('end', '2:1 11:1'),
  ];
  for (const candidates of wrong) expect(reasonOf(text, { ...right, candidates })).toBe('wrong-candidates');
});

test('the wings of a W-Wing are equal pairs with the digit of the bridge, each beside one of its places', () => {
  const board = (one: string, two: string) =>
    `${one} 1234 1234 1234 | 1234 234 1234 234 | 1234 1234 ${two} 12 | ${ALL}`;
  const bridge = as('bridge', '4:1 6:1');
  const right: StepParts = {
    technique: 'w-wing',
    eliminations: marks('2:2 8:2'),
    candidates: [...as('wing', '0:12 10:12'), ...bridge],
    houses: houses(1),
  };
  const pairs = board('12', '12');
  expect(reasonOf(pairs, right)).toBe(true);
  expect(reasonOf(pairs, { ...right, candidates: [...as('wing', '10:12 0:12'), ...bridge] })).toBe(true);
  // The cage is no house that has the digit.
  for (const own of [[], [1, 0], [12]])
    expect([own, reasonOf(pairs, { ...right, houses: houses(...own) })]).toEqual([own, 'wrong-houses']);
  for (const struck of ['2:1', '2:3', '1:2', '5:2']) {
    expect([struck, reasonOf(pairs, { ...right, eliminations: marks(struck) })]).toEqual([struck, no]);
  }
  const wings = (text: string, ...by: readonly [string, string]) =>
    reasonOf(board(...by), { ...right, candidates: [...as('wing', text), ...bridge], eliminations: marks('1:2') });
  expect(wings('0:123 10:123', '123', '123')).toBe('not-a-wing');
  expect(wings('0:12 10:13', '12', '13')).toBe('not-a-wing');
  // Cell 11 is beside neither place.
  expect(wings('0:12 11:12', '12', '1234')).toBe('not-a-wing');
  expect(wings('11:12 0:12', '12', '1234')).toBe('not-a-wing');
  expect(wings('0:23 10:23', '23', '23')).toBe('not-a-wing');
  // A wing is no place of the bridge.
  const inBridge = `12 12 1234 1234 | 234 1234 1234 1234 | 1234 1234 1234 1234 | 234 1234 1234 1234`;
  const own = { ...right, candidates: [...as('wing', '0:12 1:12'), ...as('bridge', '0:1 8:1')], houses: houses(4) };
  expect(reasonOf(inBridge, { ...own, eliminations: marks('2:2') })).toBe('not-a-wing');
});
