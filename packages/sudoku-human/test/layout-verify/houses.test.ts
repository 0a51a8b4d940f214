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
