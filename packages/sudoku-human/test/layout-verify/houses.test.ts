import { createLayout, type PatternCandidate, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { as, drawn, marks, type StepParts, stepOf } from './hand-made.js';

const layout = createLayout({ size: 4 });
const ALL = '1234 1234 1234 1234';

test.each([
  ['holds its last digit in its last cell', '=2 =3 =4 1', true],
  ['has one open cell, not two', '=2 =3 1 4', false],
  ['leaves one digit, not two', '=2 =4 =4 13', false],
])('a full house %s: %s', (_, row, valid) => {
  const position = drawn(layout, `${row} | ${ALL} | ${ALL} | ${ALL}`);
  const cell = row.split(' ').findIndex((word) => /^1/.test(word));
  const step = stepOf({
    technique: 'full-house',
    placements: marks(`${cell}:1`),
    candidates: as('single', `${cell}:1`),
    houses: [{ house: 0, role: 'house' }],
  });
  expect(verifyStep(position, step)).toEqual(valid ? { valid } : { valid, reason: 'not-a-single' });
});

const houses = (role: 'base' | 'cover' | 'house', ...list: readonly number[]) => list.map((house) => ({ house, role }));

function reasonOf(text: string, parts: StepParts, at = layout): unknown {
  const verdict = verifyStep(drawn(at, text), stepOf(parts));
  return verdict.valid || verdict.reason;
}

test('neither the base nor the cover of locked candidates is a cage', () => {
  const caged = createLayout({ size: 4, cages: [{ cells: [0, 1, 4] }] });
  const text = `1234 1234 234 234 | ${ALL} | ${ALL} | ${ALL}`;
  const technique = 'locked-candidates';
  const over = { candidates: as('locked', '0:1 1:1'), houses: [...houses('base', 0), ...houses('cover', 12)] };
  expect(reasonOf(text, { technique, ...over, eliminations: marks('4:1') }, caged)).toBe('wrong-houses');
  const from = { candidates: as('locked', '0:1 1:1 4:1'), houses: [...houses('base', 12), ...houses('cover', 8)] };
  expect(reasonOf(text, { technique, ...from, eliminations: marks('5:1') }, caged)).toBe('wrong-houses');
});

test('locked candidates have one base and one cover, and draw all places of the base', () => {
  const text = `1234 1234 234 234 | ${ALL} | ${ALL} | ${ALL}`;
  const right: StepParts = {
    technique: 'claiming',
    candidates: as('locked', '0:1 1:1'),
    houses: [...houses('base', 0), ...houses('cover', 8)],
    eliminations: marks('4:1'),
  };
  expect(reasonOf(text, right)).toBe(true);
  for (const [bases, covers] of [
    [[], [8]],
    [[0], []],
    [[0, 1], [8]],
    [[0], [8, 9]],
  ]) {
    const other = { ...right, houses: [...houses('base', ...bases), ...houses('cover', ...covers)] };
    expect([bases, covers, reasonOf(text, other)]).toEqual([bases, covers, 'wrong-houses']);
  }
  for (const candidates of [as('locked', '0:1'), as('base', '0:1 1:1'), []])
    expect(reasonOf(text, { ...right, candidates })).toBe('wrong-candidates');
});

test('from a box to a line they point, from a line to a box they claim, and are just locked between other houses', () => {
  // House 12 is of neither kind.
  const extra = createLayout({ size: 4, extraHouses: [[0, 1, 10, 15]] });
  const inRow = `1234 1234 234 234 | ${ALL} | ${ALL} | ${ALL}`;
  const inBox = `1234 1234 1234 1234 | 234 234 1234 1234 | ${ALL} | ${ALL}`;
  const inExtra = `${ALL} | ${ALL} | 1234 1234 234 1234 | 1234 1234 1234 234`;
  const cases = [
    ['pointing', inBox, 8, 0, '2:1'],
    ['claiming', inRow, 0, 8, '4:1'],
    ['locked-candidates', inRow, 0, 12, '10:1'],
    ['locked-candidates', inBox, 8, 12, '15:1'],
    ['locked-candidates', inExtra, 12, 0, '2:1'],
    ['locked-candidates', inExtra, 12, 8, '4:1'],
  ] as const;
  for (const [technique, text, base, cover, struck] of cases) {
    const parts: StepParts = {
      candidates: as('locked', '0:1 1:1'),
      houses: [...houses('base', base), ...houses('cover', cover)],
      eliminations: marks(struck),
    };
    const names = ['pointing', 'claiming', 'locked-candidates'] as const;
    const taken = names.filter((name) => reasonOf(text, { technique: name, ...parts }, extra) === true);
    expect([base, cover, taken]).toEqual([base, cover, [technique]]);
  }
});

test('cells of a naked set may lie apart where they share no digit', () => {
  const text = `1 1234 1234 1234 | 1234 1234 2 1234 | ${ALL} | ${ALL}`;
  const set: StepParts = {
    technique: 'naked-set',
    candidates: as('subset', '0:1 6:2'),
    eliminations: marks('1:1 7:2'),
  };
  expect(reasonOf(text, set)).toBe(true);
  expect(reasonOf(text, { ...set, eliminations: marks('1:2') })).toBe('elimination-does-not-follow');
});

test('a hidden pair has two cells and two digits', () => {
  const pair = (candidates: readonly PatternCandidate[], struck: string): StepParts => ({
    technique: 'hidden-pair',
    candidates,
    houses: houses('house', 0),
    eliminations: marks(struck),
  });
  expect(reasonOf(`12 12 1234 1234 | ${ALL} | ${ALL} | ${ALL}`, pair(as('subset', '2:34 3:34'), '2:1'))).toBe(true);
  const wide = `12 1234 1234 1234 | ${ALL} | ${ALL} | ${ALL}`;
  expect(reasonOf(wide, pair(as('subset', '1:34 2:34 3:34'), '2:1'))).toBe('not-a-subset');
  const full = `1 1 1234 1234 | ${ALL} | ${ALL} | ${ALL}`;
  expect(reasonOf(full, pair(as('subset', '2:234 3:234'), '2:1'))).toBe('not-a-subset');
});

test('a hidden pair strikes the other digits out of its cells, and names one house', () => {
  const text = `12 12 1234 1234 | ${ALL} | ${ALL} | ${ALL}`;
  const right: StepParts = {
    technique: 'hidden-pair',
    candidates: as('subset', '2:34 3:34'),
    houses: houses('house', 0),
    eliminations: marks('2:1 3:2'),
  };
  expect(reasonOf(text, right)).toBe(true);
  for (const struck of ['2:3', '6:1', '6:3'])
    expect(reasonOf(text, { ...right, eliminations: marks(struck) })).toBe('elimination-does-not-follow');
  for (const own of [[], [0, 9]])
    expect(reasonOf(text, { ...right, houses: houses('house', ...own) })).toBe('wrong-houses');
});

test('each digit of a naked triple goes where its own places are all seen', () => {
  // 2 is in cells 1 and 4 of the box only, which cell 5 sees, and 1 in cells 0 and 1, which cell 2 sees.
  const text = `13 12 1234 1234 | 23 1234 1234 1234 | ${ALL} | ${ALL}`;
  const triple: StepParts = { technique: 'naked-triple', candidates: as('subset', '0:13 1:12 4:23') };
  const inBox = { ...triple, houses: houses('house', 8) };
  expect(reasonOf(text, { ...inBox, eliminations: marks('5:123') })).toBe(true);
  expect(reasonOf(text, { ...inBox, eliminations: marks('5:4') })).toBe('elimination-does-not-follow');
  const set: StepParts = { ...triple, technique: 'naked-set' };
  expect(reasonOf(text, { ...set, eliminations: marks('2:1') })).toBe(true);
  expect(reasonOf(text, { ...set, eliminations: marks('2:2') })).toBe('elimination-does-not-follow');
});

test('leftovers compare as many houses, and strike out in the covers alone', () => {
  const text = `1234 1234 23 23 | ${ALL} | ${ALL} | ${ALL}`;
  const step = (struck: string, bases: readonly number[] = [0], covers: readonly number[] = [8]): StepParts => ({
    technique: 'leftovers',
    candidates: bases.length === 1 && covers.length === 1 ? as('innie', '2:23 3:23') : [],
    houses: [...houses('base', ...bases), ...houses('cover', ...covers)],
    eliminations: marks(struck),
  });
  expect(reasonOf(text, step('4:1 5:4'))).toBe(true);
  for (const struck of ['8:1', '0:1', '4:2']) expect(reasonOf(text, step(struck))).toBe('elimination-does-not-follow');
  expect(reasonOf(text, step('4:1', [0], [8, 9]))).toBe('wrong-houses');
  expect(reasonOf(text, step('4:1', [], []))).toBe('wrong-houses');
});
