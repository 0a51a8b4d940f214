/** Sets of cells on layouts: where cells only have to differ, cages serve as houses do. */

import { createLayout, type LayoutOptions, type Link, type PatternHouse, type Position } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { as, drawn, links, marks, type StepParts, stepOf } from '../hand-made.js';
import { reasonOf } from '../reason-of.js';

// Rows are 0 to 3, columns 4 to 7, boxes 8 to 11, cages from 12 on.
const ALL = '1234 1234 1234 1234';
const houses = (role: PatternHouse['role'], ...list: readonly number[]): PatternHouse[] =>
  list.map((house) => ({ house, role }));
const no = 'elimination-does-not-follow';

function on(text: string, options: LayoutOptions = {}): Position {
  return drawn(createLayout({ size: 4, ...options }), text);
}

test('a naked pair of a cage leaves what sees both its cells, by a move too', () => {
  const text = `1234 1234 12 1234 | ${ALL} | 1234 12 1234 1234 | ${ALL}`;
  const reason = (struck: string, options: LayoutOptions, own: readonly number[] = [12]) =>
    reasonOf(
      on(text, options),
      stepOf({
        technique: 'naked-pair',
        candidates: as('subset', '2:12 9:12'),
        houses: houses('house', ...own),
        eliminations: marks(struck),
      }),
    );
  const caged = { cages: [{ cells: [2, 6, 9] }] };
  expect(reason('1:1 6:2 10:1', caged)).toBe('valid');
  expect(reason('3:1', caged)).toBe(no);
  expect(reason('1:1', {}, [])).toBe('not-a-subset');
  // A king on cell 5 attacks both.
  expect(reason('5:1', caged)).toBe(no);
  expect(reason('5:1', { ...caged, antiKing: true })).toBe('valid');
});

test('cells of a naked set share no house, and see each other where they share a digit', () => {
  const set = (subset: string, struck: string, technique: 'naked-set' | 'naked-pair' = 'naked-set') =>
    stepOf({ technique, candidates: as('subset', subset), eliminations: marks(struck) });
  const apart = on(`1 1234 1234 1234 | 1234 1234 2 1234 | ${ALL} | ${ALL}`);
  expect(reasonOf(apart, set('0:1 6:2', '1:1 7:2'))).toBe('valid');
  expect(reasonOf(apart, set('0:1 6:2', '1:2'))).toBe(no);
  expect(reasonOf(apart, set('0:1 6:2', '1:1 7:2', 'naked-pair'))).toBe('not-a-subset');
  const text = `12 1234 1234 1234 | 1234 1234 12 1234 | ${ALL} | ${ALL}`;
  expect(reasonOf(on(text), set('0:12 6:12', '2:1'))).toBe('not-a-subset');
  expect(reasonOf(on(text, { antiKnight: true }), set('0:12 6:12', '2:1 4:2'))).toBe('valid');
  expect(reasonOf(on(text, { antiKnight: true }), set('0:12 6:12', '1:1'))).toBe(no);
  const inRow = on(`12 12 1234 1234 | ${ALL} | ${ALL} | ${ALL}`);
  expect(reasonOf(inRow, set('0:12 1:12', '2:1'))).toBe('not-a-subset');
});

test('cells of a cage may be almost locked', () => {
  const text = `12 1234 1234 1234 | ${ALL} | 1234 23 1234 1234 | 1234 1234 13 1234`;
  const common: Link[] = links('0:1-14:1');
  const reason = (struck: string, options: LayoutOptions) => {
    const candidates = [...as('set-1', '0:12 9:23'), ...as('set-2', '14:13')];
    const parts = { candidates, links: common, eliminations: marks(struck) };
    return reasonOf(on(text, options), stepOf({ technique: 'als-xz', ...parts }));
  };
  const extra = { extraHouses: [[0, 14, 5, 11]] };
  expect(reason('13:3', { ...extra, cages: [{ cells: [0, 9] }] })).toBe('valid');
  expect(reason('12:3', { ...extra, cages: [{ cells: [0, 9] }] })).toBe('valid');
  expect(reason('10:3', { ...extra, cages: [{ cells: [0, 9] }] })).toBe('valid');
  expect(reason('1:3', { ...extra, cages: [{ cells: [0, 9] }] })).toBe(no);
  expect(reason('13:3', extra)).toBe('not-almost-locked');
  expect(reason('13:3', { cages: [{ cells: [0, 9] }] })).toBe('not-a-restricted-common');
});

test('a WXYZ-Wing bends where two houses or cages cross, but not a row and a column', () => {
  const rest = (many: number) => Array.from({ length: many }, () => '123456').join(' ');
  const reason = (text: string, wings: string, struck: string, options: LayoutOptions = {}) =>
    reasonOf(
      drawn(createLayout({ size: 6, ...options }), text),
      stepOf({
        technique: 'wxyz-wing',
        candidates: [...as('pivot', '0:1234'), ...as('wing', wings)],
        eliminations: marks(struck),
      }),
    );
  // Boxes of two rows and three columns: 0, 3 and 4 in a row, 7 in the box.
  const bent = `1234 123456 123456 14 24 123456 123456 34 123456 ${rest(27)}`;
  expect(reason(bent, '3:14 4:24 7:34', '1:4')).toBe('valid');
  expect(reason(bent, '3:14 4:24 7:34', '1:5')).toBe(no);
  // Four cells of a row have four digits, of which none can stand twice.
  expect(reason(`1234 14 24 34 123456 123456 ${rest(30)}`, '1:14 2:24 3:34', '4:4')).toBe('not-a-wing');
  // Cell 18 is in the column only, or in a cage that crosses the row.
  const far = `1234 123456 123456 14 24 123456 ${rest(12)} 34 ${rest(17)}`;
  expect(reason(far, '3:14 4:24 18:34', '21:4')).toBe('not-a-wing');
  const caged = { cages: [{ cells: [0, 18, 5, 11] }] };
  expect(reason(far, '3:14 4:24 18:34', '5:4', caged)).toBe('valid');
  expect(reason(far, '3:14 4:24 18:34', '1:4', caged)).toBe(no);
});

test('a Sue de Coq has two houses or cages that cross in several cells, not two lines or two boxes', () => {
  // Cells 0 and 1 are in the row and the box; with the cage below, in that and the row.
  const reason = (own: readonly number[], box: string, struck: string, options: LayoutOptions = {}) =>
    reasonOf(
      on(`1234 1234 12 1234 | 34 1234 1234 1234 | 1234 34 1234 1234 | ${ALL}`, options),
      stepOf({
        technique: 'sue-de-coq',
        candidates: [...as('crossing', '0:1234 1:1234'), ...as('line', '2:12'), ...as('box', box)],
        houses: houses('house', ...own),
        eliminations: marks(struck),
      }),
    );
  expect(reason([0, 8], '4:34', '3:1 5:3')).toBe('valid');
  expect(reason([8, 0], '4:34', '3:1 5:3')).toBe('valid');
  const caged = { cages: [{ cells: [0, 1, 9, 13] }] };
  expect(reason([0, 12], '9:34', '3:1 13:3', caged)).toBe('valid');
  expect(reason([12, 0], '9:34', '13:3', caged)).toBe('valid');
  expect(reason([0, 12], '9:34', '13:1', caged)).toBe(no);
  for (const own of [[0, 1], [0, 4], [8, 9], [0], [0, 8, 12], [0, 0]])
    expect([own, reason(own, '4:34', '3:1', caged)]).toEqual([own, 'wrong-houses']);
});

test('leftovers compare as many houses, and strike out in the covers alone', () => {
  const text = `1234 1234 23 23 | ${ALL} | ${ALL} | ${ALL}`;
  const step = (struck: string, bases: readonly number[] = [0], covers: readonly number[] = [8]): StepParts => ({
    technique: 'leftovers',
    candidates: bases.length === 1 && covers.length === 1 ? as('innie', '2:23 3:23') : [],
    houses: [...houses('base', ...bases), ...houses('cover', ...covers)],
    eliminations: marks(struck),
  });
  const reason = (parts: StepParts) => reasonOf(on(text), stepOf(parts));
  expect(reason(step('4:1 5:4'))).toBe('valid');
  for (const struck of ['8:1', '0:1', '4:2']) expect(reason(step(struck))).toBe(no);
  expect(reason(step('4:1', [0], [8, 9]))).toBe('wrong-houses');
  expect(reason(step('4:1', [], []))).toBe('wrong-houses');
  const more = step('4:1');
  expect(reason({ ...more, houses: [...(more.houses ?? []), ...houses('house', 0)] })).toBe('wrong-houses');
});
