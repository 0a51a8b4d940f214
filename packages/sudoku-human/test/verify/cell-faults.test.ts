/** Singles, subsets, wings and templates, each once as it should be, and then with one house, cell or digit that isn't. */

import { findSteps, type Rejection, type Step, verifyStep } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { techniqueById, techniqueCases } from '../techniques/technique-cases.js';
import { board, type Drawing, drawStep } from './draw.js';
import { reasonOf } from './reason-of.js';

/** The verdict on a board whose first rows are drawn, with any digit in the others. */
function judge(drawn: readonly string[], technique: Step['technique'], drawing: Drawing): Rejection | 'valid' {
  const position = board([...drawn, ...Array.from({ length: 9 - drawn.length }, () => '*')].join('\n'));
  const step = { ...drawStep(technique, drawing), message: { key: technique, params: {} } };
  return reasonOf(position, step);
}

describe('singles', () => {
  test('a naked single has one candidate and no house', () => {
    const naked = (cell: string, parts: Drawing = {}) =>
      judge([`${cell} * * * * * * * *`], 'naked-single', {
        sets: '5 r1c1',
        candidates: { single: '5 r1c1' },
        ...parts,
      });
    expect(naked('5')).toBe('valid');
    expect(naked('57')).toBe('not-a-single');
    expect(naked('5', { houses: { house: 'r1' } })).toBe('wrong-houses');
    expect(naked('5', { strikes: '5 r1c2' })).toBe('wrong-kind-of-conclusion');
    expect(naked('5', { sets: '5 r1c1 r2c4' })).toBe('wrong-kind-of-conclusion');
    expect(naked('5', { sets: undefined, strikes: '5 r1c1' })).toBe('wrong-kind-of-conclusion');
    expect(naked('5', { candidates: { single: '5 r1c2' } })).toBe('wrong-candidates');
  });

  test('a hidden single is in one house, which is named alone', () => {
    const hidden = (houses: Drawing['houses'], row = '* !5 !5 !5 !5 !5 !5 !5 !5') =>
      judge([row], 'hidden-single', { sets: '5 r1c1', candidates: { single: '5 r1c1' }, houses });
    expect(hidden({ house: 'r1' })).toBe('valid');
    expect(hidden({ house: 'r1' }, '* !5 !5 !5 !5 !5 !5 !5 *')).toBe('not-a-single');
    expect(hidden({ house: 'r1', base: 'c1' })).toBe('wrong-houses');
    expect(hidden({ base: 'r1' })).toBe('wrong-houses');
    expect(hidden({ house: 'r1 b1' })).toBe('wrong-houses');
    expect(hidden({ house: 'r2' })).toBe('wrong-houses');
  });
});

test('a full house is the last cell of the house that is named', () => {
  const full = (row: string, houses: Drawing['houses']) =>
    judge([row], 'full-house', { sets: '5 r1c5', candidates: { single: '5 r1c5' }, houses });
  const row = '=1 =2 =3 =4 5 =6 =7 =8 =9';
  expect(full(row, { house: 'r1' })).toBe('valid');
  expect(full(row, { house: 'c5' })).toBe('not-a-single');
  expect(full('=1 =2 =3 =4 5 =6 =7 =8 59', { house: 'r1' })).toBe('not-a-single');
});

describe('subsets', () => {
  test('the digits of a naked pair go from the other cells of its houses', () => {
    const naked = (strikes: string, houses = 'r1 b1') =>
      judge(['12 12 * * * * * * *'], 'naked-pair', {
        strikes,
        candidates: { subset: '12 r1c12' },
        houses: { house: houses },
      });
    expect(naked('1 r1c9; 2 r2c1')).toBe('valid');
    for (const strikes of ['3 r1c9', '1 r1c1', '1 r5c1', '1 r1c9; 3 r1c9', '1 r1c9 r1c1', '1 r1c9 r5c5'])
      expect([strikes, naked(strikes)]).toEqual([strikes, 'elimination-does-not-follow']);
    expect(naked('1 r1c9', 'r1')).toBe('wrong-houses');
    const locked = (house: string, strikes = '1 r1c9') =>
      judge(['12 12 * * * * * * *'], 'locked-pair', { strikes, candidates: { locked: '12 r1c12' }, houses: { house } });
    expect(locked('r1 b1')).toBe('valid');
    expect(locked('r1')).toBe('wrong-houses');
    const others = (row: string, subset: string) =>
      judge([row], 'naked-pair', { strikes: '1 r1c9', candidates: { subset }, houses: { house: 'r1 b1' } });
    expect(others('12 13 * * * * * * *', '12 r1c1; 13 r1c2')).toBe('not-a-subset');
    expect(others('12 12 12 * * * * * *', '12 r1c123')).toBe('not-a-subset');
  });

  test('a hidden pair has two digits, two cells and one house', () => {
    const row = '* * !12 !12 !12 !12 !12 !12 !12';
    const hidden = (strikes: string, houses: Drawing['houses'] = { house: 'r1' }, drawn = row, subset = '12 r1c12') =>
      judge([drawn], 'hidden-pair', { strikes, houses, candidates: { subset } });
    expect(hidden('3 r1c1; 4 r1c2')).toBe('valid');
    for (const strikes of ['1 r1c1', '3 r1c3', '3 r1c1 r1c3', '3 r1c1; 2 r1c1'])
      expect([strikes, hidden(strikes)]).toEqual([strikes, 'elimination-does-not-follow']);
    expect(hidden('3 r1c1', { house: 'r1', base: 'b1' })).toBe('wrong-houses');
    expect(hidden('3 r1c1', { base: 'r1' })).toBe('wrong-houses');
    expect(hidden('3 r1c1', { house: 'r1 b1' })).toBe('wrong-houses');
    const three = '* * * !12 !12 !12 !12 !12 !12';
    expect(hidden('3 r1c1', undefined, three, '12 r1c123')).toBe('not-a-subset');
    const digits = '* * !123 !123 !123 !123 !123 !123 !123';
    expect(hidden('4 r1c1', undefined, digits, '123 r1c12')).toBe('not-a-subset');
    const sets = { sets: '1 r1c1', houses: { house: 'r1' }, candidates: { subset: '12 r1c12' } };
    expect(judge([row], 'hidden-pair', sets)).toBe('wrong-kind-of-conclusion');
  });
});

describe('wings', () => {
  const wing = (technique: Step['technique'], row: string, pivot: string, wings: string, strikes = '3 r1c2') =>
    judge([row], technique, { strikes, candidates: { pivot, wing: wings } });

  test('the pivot of an XYZ-Wing has the digit, that of an XY-Wing has not', () => {
    expect(wing('xy-wing', '12 * * 13 23 * * * *', '12 r1c1', '13 r1c4; 23 r1c5')).toBe('valid');
    expect(wing('xyz-wing', '123 * * 13 23 * * * *', '123 r1c1', '13 r1c4; 23 r1c5')).toBe('valid');
    expect(wing('xyz-wing', '12 * * 13 23 * * * *', '12 r1c1', '13 r1c4; 23 r1c5')).toBe('not-a-wing');
    expect(wing('xy-wing', '123 * * 13 23 * * * *', '123 r1c1', '13 r1c4; 23 r1c5')).toBe('not-a-wing');
    expect(wing('xyz-wing', '13 * * 13 13 * * * *', '13 r1c1', '13 r1c4; 13 r1c5')).toBe('not-a-wing');
    expect(wing('xy-wing', '1 * * 13 13 * * * *', '1 r1c1', '13 r1c4; 13 r1c5')).toBe('not-a-wing');
  });

  test('a wing has the digit and one more', () => {
    expect(wing('xy-wing', '12 * * 13 24 * * * *', '12 r1c1', '13 r1c4; 24 r1c5')).toBe('not-a-wing');
    expect(wing('xy-wing', '12 * * 13 234 * * * *', '12 r1c1', '13 r1c4; 234 r1c5')).toBe('not-a-wing');
    expect(wing('xy-wing', '12 * * 13 123 * * * *', '12 r1c1', '13 r1c4; 123 r1c5')).toBe('not-a-wing');
    for (const strikes of ['4 r1c2', '3 r1c2; 4 r1c2', '3 r9c9', '3 r2c1', '3 r1c2 r2c1'])
      expect([strikes, wing('xy-wing', '12 * * 13 23 * * * *', '12 r1c1', '13 r1c4; 23 r1c5', strikes)]).toEqual([
        strikes,
        strikes.startsWith('4') ? 'not-a-wing' : 'elimination-does-not-follow',
      ]);
  });

  test('a W-Wing has two wings of the same two digits, and one house', () => {
    // Row 9 has 2 in columns 1 and 9 alone.
    const w = (
      first: string,
      last: string,
      wings: string,
      houses: Drawing['houses'] = { house: 'r9' },
      strikes = '1 r1c5',
    ) =>
      judge(
        [`${first} * * * * * * * ${last}`, '*', '*', '*', '*', '*', '*', '*', '* !2 !2 !2 !2 !2 !2 !2 *'],
        'w-wing',
        { strikes, houses, candidates: { wing: wings, bridge: '2 r9c19' } },
      );
    expect(w('12', '12', '12 r1c19')).toBe('valid');
    expect(w('12', '13', '12 r1c1; 13 r1c9')).toBe('not-a-wing');
    expect(w('123', '123', '123 r1c19')).toBe('not-a-wing');
    expect(w('12', '123', '12 r1c1; 123 r1c9')).toBe('not-a-wing');
    expect(w('12', '12', '12 r1c1')).toBe('not-a-wing');
    expect(w('12', '12', '12 r1c19', { house: 'r9', base: 'r1' })).toBe('wrong-houses');
    expect(w('12', '12', '12 r1c19', { base: 'r9' })).toBe('wrong-houses');
    expect(w('12', '12', '12 r1c19', { house: 'r9 c1' })).toBe('wrong-houses');
    const third = judge(
      ['12 * * 12 * * * * 12', '*', '*', '*', '*', '*', '*', '*', '* !2 !2 !2 !2 !2 !2 !2 *'],
      'w-wing',
      { strikes: '1 r1c5', houses: { house: 'r9' }, candidates: { wing: '12 r1c149', bridge: '2 r9c19' } },
    );
    expect(third).toBe('not-a-wing');
    for (const strikes of ['1 r2c1', '1 r1c5; 4 r1c5', '1 r1c5 r9c5'])
      expect([strikes, w('12', '12', '12 r1c19', undefined, strikes)]).toEqual([
        strikes,
        'elimination-does-not-follow',
      ]);
  });
});

test('templates name all places of their digit that are in one of them, in the role of templates', () => {
  const [{ position, options }] = techniqueCases('template-delete');
  const [step] = findSteps(position, [techniqueById['template-delete']], options);
  expect(verifyStep(position, step)).toEqual({ valid: true });
  const { candidates } = step.pattern;
  const [first] = candidates;
  for (const wrong of [
    candidates.slice(1),
    candidates.with(0, { ...first, role: 'single' }),
    [...candidates, { ...step.eliminations[0], role: 'template' as const }],
  ]) {
    const changed = { ...step, pattern: { ...step.pattern, candidates: wrong } };
    expect(verifyStep(position, changed)).toEqual({ valid: false, reason: 'wrong-candidates' });
  }
  const kept = { ...step, eliminations: [{ cell: first.cell, digit: first.digit }] };
  expect(verifyStep(position, kept)).toEqual({ valid: false, reason: 'elimination-does-not-follow' });
});
