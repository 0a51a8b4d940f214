/** Almost locked sets and bent sets, each once as it should be, and then with one cell, link or digit that isn't. */

import type { Link, Rejection, Step } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { board, chain, drawStep, rows } from './draw.js';
import { reasonOf } from './reason-of.js';

type Sets = { strikes: string; sets: Record<string, string>; links?: readonly string[]; type?: Link['type'] };

function judge(text: string, step: Step): Rejection | 'valid' {
  return reasonOf(board(text), step);
}

function judgeSets(text: string, technique: Step['technique'], { strikes, sets, links = [], type = 'weak' }: Sets) {
  const step = drawStep(technique, { strikes, candidates: sets });
  const drawn = links.flatMap(chain).map((link) => ({ ...link, type }));
  return judge(text, { ...step, pattern: { ...step.pattern, links: drawn } });
}

describe('two sets', () => {
  // 2 joins them in column 1; 1 is in the first alone, 4 in the second, and 3 in both.
  const text = rows({ 1: '12 13 * * * * * * *', 5: '24 * 34 * * * * * *' });
  const sets = { 'set-1': '12 r1c1; 13 r1c2', 'set-2': '24 r5c1; 34 r5c3' };
  const xz = (parts: Partial<Sets>, on = text) =>
    judgeSets(on, 'als-xz', { sets, strikes: '3 r1c3', links: ['2 r1c1 - 2 r5c1'], ...parts });

  test('strike out what both have and what sees it in both', () => {
    expect(xz({ strikes: '3 r1c3 r2c3 r3c3 r5c2 r4c2 r6c2' })).toBe('valid');
    for (const strikes of ['2 r3c1', '1 r1c5', '1 r2c3', '4 r5c5', '4 r4c1', '9 r1c3', '3 r1c9', '3 r5c9', '3 r9c9']) {
      expect([strikes, xz({ strikes })]).toEqual([strikes, 'elimination-does-not-follow']);
    }
  });

  test('each lies in one house', () => {
    const apart = rows({ 1: '12 * * * * * * * *', 5: '24 * 34 * * * * * *', 6: '* 13 * * * * * * *' });
    const bent = { 'set-1': '12 r1c1; 13 r6c2', 'set-2': sets['set-2'] };
    expect(xz({ sets: bent, strikes: '3 r4c2' }, apart)).toBe('not-almost-locked');
  });

  test('the link is weak, and between all places of its digit', () => {
    expect(xz({ type: 'strong' })).toBe('not-a-restricted-common');
    expect(xz({ links: ['2 r2c1 - 2 r5c1'] })).toBe('not-a-restricted-common');
    expect(xz({ links: ['2 r1c1 - 2 r6c1'] })).toBe('not-a-restricted-common');
    expect(xz({ links: ['3 r1c2 - 3 r5c3'] })).toBe('not-a-restricted-common');
    expect(xz({ links: [] })).toBe('wrong-chain-length');
    expect(xz({ links: ['2 r1c1 - 2 r5c1', '2 r1c1 - 2 r5c1'] })).toBe('links-do-not-join');
    expect(xz({ links: Array.from({ length: 3 }, () => '2 r1c1 - 2 r5c1') })).toBe('wrong-chain-length');
  });

  test('with two links each set keeps its other digits', () => {
    const twice = rows({ 1: '12 13 * * * * * * *', 5: '24 34 * * * * * * *' });
    const both = { 'set-1': '12 r1c1; 13 r1c2', 'set-2': '24 r5c1; 34 r5c2' };
    const judged = (strikes: string) =>
      xz({ sets: both, strikes, links: ['2 r1c1 - 2 r5c1', '3 r1c2 - 3 r5c2'] }, twice);
    expect(judged('2 r9c1; 3 r9c2; 1 r1c5 r2c1; 4 r5c5 r4c1')).toBe('valid');
    for (const strikes of ['2 r1c5', '2 r5c5', '3 r1c5', '1 r4c1', '4 r1c5', '4 r2c1', '9 r1c5', '9 r5c5']) {
      expect([strikes, judged(strikes)]).toEqual([strikes, 'elimination-does-not-follow']);
    }
  });
});

describe('three sets and more', () => {
  const text = rows({ 1: '12 * * * * * * * 23', 5: '14 * * * * * * * 13', 9: '*' });
  const three = { 'set-1': '12 r1c1', 'set-2': '23 r1c9', 'set-3': '13 r5c9' };
  const links = ['2 r1c1 - 2 r1c9', '3 r1c9 - 3 r5c9'];

  test('an XY-Wing has three, a chain four or more, and the XZ-rule two', () => {
    expect(judgeSets(text, 'als-xy-wing', { sets: three, links, strikes: '1 r5c1' })).toBe('valid');
    expect(judgeSets(text, 'als-xz', { sets: three, links, strikes: '1 r5c1' })).toBe('wrong-candidates');
    expect(judgeSets(text, 'als-xy-chain', { sets: three, links, strikes: '1 r5c1' })).toBe('wrong-candidates');
    expect(judgeSets(text, 'als-xz', { sets: { 'set-1': '12 r1c1' }, strikes: '1 r5c1' })).toBe('wrong-candidates');
    const two = { sets: { 'set-1': '12 r1c1', 'set-2': '23 r1c9' }, links: links.slice(0, 1), strikes: '3 r1c5' };
    expect(judgeSets(text, 'als-xy-wing', two)).toBe('wrong-candidates');
    const onFour = rows({ 1: '24 * * * * * * * 23', 5: '14 * * * * * * * 13' });
    const whole = {
      sets: { ...three, 'set-1': '24 r1c1', 'set-4': '14 r5c1' },
      links: [...links, '1 r5c9 - 1 r5c1'],
      strikes: '4 r9c1',
    };
    expect(judgeSets(onFour, 'als-xy-chain', whole)).toBe('valid');
    expect(judgeSets(onFour, 'als-xy-wing', whole)).toBe('wrong-candidates');
    expect(judgeSets(onFour, 'als-xy-chain', { ...whole, links: whole.links.slice(1) })).toBe('wrong-chain-length');
  });

  test('the digits of links that follow each other differ', () => {
    const same = rows({ 1: '12 * * * * * * * 23', 5: '* * * * * * * * 12' });
    const sets = { ...three, 'set-3': '12 r5c9' };
    const judged = judgeSets(same, 'als-xy-wing', {
      sets,
      links: ['2 r1c1 - 2 r1c9', '2 r1c9 - 2 r5c9'],
      strikes: '1 r5c1',
    });
    expect(judged).toBe('links-do-not-join');
  });

  test('the digits of the first and the last link are not struck out', () => {
    // Both end sets have 1, 2 and 3.
    const wide = rows({ 1: '12 13 * * * * * * 23', 5: '* * * * * * * 12 13' });
    const sets = { 'set-1': '12 r1c1; 13 r1c2', 'set-2': '23 r1c9', 'set-3': '12 r5c8; 13 r5c9' };
    const judged = (strikes: string) => judgeSets(wide, 'als-xy-wing', { sets, links, strikes });
    expect(judged('2 r5c1')).toBe('elimination-does-not-follow');
    expect(judged('3 r5c2')).toBe('elimination-does-not-follow');
  });
});

describe('a Death Blossom', () => {
  const text = rows({ 1: '123 14 24 34 * * * * *' });
  const petals = { 'petal-1': '14 r1c2', 'petal-2': '24 r1c3', 'petal-3': '34 r1c4' };
  const links = ['1 r1c1 - 1 r1c2', '2 r1c1 - 2 r1c3', '3 r1c1 - 3 r1c4'];
  const blossom = (parts: Partial<Sets>, on = text) =>
    judgeSets(on, 'death-blossom', { sets: { stem: '123 r1c1', ...petals }, links, strikes: '4 r1c6', ...parts });

  test('has a petal and a weak link for each digit of its stem', () => {
    expect(blossom({})).toBe('valid');
    expect(blossom({ type: 'strong' })).toBe('not-a-restricted-common');
    expect(blossom({ links: links.slice(1) })).toBe('wrong-chain-length');
    expect(blossom({ links: ['1 r2c1 - 1 r1c2', ...links.slice(1)] })).toBe('not-a-restricted-common');
    expect(blossom({ links: ['1 r1c1 - 1 r2c2', ...links.slice(1)] })).toBe('not-a-restricted-common');
    const { 'petal-3': last, ...two } = petals;
    expect(last).toBe('34 r1c4');
    expect(blossom({ sets: { stem: '123 r1c1', ...two } })).toBe('not-almost-locked');
    const pair = rows({ 1: '12 14 24 34 * * * * *' });
    expect(blossom({ sets: { stem: '12 r1c1', ...two }, links: links.slice(0, 2) }, pair)).toBe('wrong-candidates');
    expect(blossom({ sets: { stem: '123 r1c1', ...petals, 'petal-4': '34 r1c4' } })).toBe('wrong-candidates');
  });

  test('strikes out what all petals have, and what sees it in all of them', () => {
    for (const strikes of ['4 r2c1', '4 r2c5', '1 r1c6', '9 r1c6']) {
      expect([strikes, blossom({ strikes })]).toEqual([strikes, 'elimination-does-not-follow']);
    }
    // The digit of a petal's link, though every petal has it.
    const shared = rows({ 1: '123 14 * 134 14 * * * *', 2: '* * 12 * * * * * *' });
    const judged = blossom(
      {
        sets: { stem: '123 r1c1', 'petal-1': '14 r1c2', 'petal-2': '12 r2c3', 'petal-3': '134 r1c4; 14 r1c5' },
        links: ['1 r1c1 - 1 r1c2', '2 r1c1 - 2 r2c3', '3 r1c1 - 3 r1c4'],
        strikes: '1 r1c3',
      },
      shared,
    );
    expect(judged).toBe('elimination-does-not-follow');
  });
});

describe('an aligned pair', () => {
  // 3 in r1c1 would leave r1c2 neither 1 nor 2: the sets r1c4 and r1c5 would have no digit for one of their cells.
  const text = rows({ 1: '34 12 37 13 23 * * * *' });
  const pair = (parts: Partial<Sets>, on = text) =>
    judgeSets(on, 'aligned-pair-exclusion', {
      sets: { pair: '34 r1c1; 12 r1c2', 'set-1': '13 r1c4', 'set-2': '23 r1c5' },
      strikes: '3 r1c1',
      ...parts,
    });

  test('loses what goes with no digit of the other cell', () => {
    expect(pair({})).toBe('valid');
    expect(pair({ strikes: '4 r1c1' })).toBe('elimination-does-not-follow');
    expect(pair({ strikes: '1 r1c2' })).toBe('elimination-does-not-follow');
    // It would go from the cell beside them as well, but that is another pair.
    expect(pair({ strikes: '3 r1c3' })).toBe('elimination-does-not-follow');
    // Of one set alone.
    const one = { pair: '34 r1c1; 12 r1c2', 'set-1': '13 r1c4' };
    expect(pair({ sets: one })).toBe('elimination-does-not-follow');
  });

  test('is of two cells, with a set or more', () => {
    expect(pair({ sets: { pair: '34 r1c1; 12 r1c2; 37 r1c3', 'set-1': '13 r1c4', 'set-2': '23 r1c5' } })).toBe(
      'wrong-candidates',
    );
    const alone = rows({ 1: '34 3 * * * * * * *' });
    expect(pair({ sets: { pair: '34 r1c1; 3 r1c2' } }, alone)).toBe('wrong-candidates');
    expect(pair({ sets: { 'set-1': '13 r1c4' } })).toBe('wrong-candidates');
  });

  test('has a digit once only where its cells see each other', () => {
    // r1c1 and r5c5 are apart: both may be 3. The sets see both places.
    const apart = rows({ 1: '34 * * * 13 * * * *', 5: '23 * * * 123 * * * *' });
    const judged = (strikes: string) =>
      judgeSets(apart, 'aligned-pair-exclusion', {
        sets: { pair: '34 r1c1; 123 r5c5', 'set-1': '13 r1c5', 'set-2': '23 r5c1' },
        strikes,
      });
    expect(judged('3 r1c1')).toBe('elimination-does-not-follow');
    const near = rows({ 1: '34 123 * 13 23 * * * *' });
    expect(pair({ sets: { pair: '34 r1c1; 123 r1c2', 'set-1': '13 r1c4', 'set-2': '23 r1c5' } }, near)).toBe('valid');
    // The same digit twice takes one digit of a set, not two.
    const two = rows({ 1: '34 * * * 13 * * * *', 5: '23 * * * 12 * * * *' });
    expect(
      judgeSets(two, 'aligned-pair-exclusion', {
        sets: { pair: '34 r1c1; 12 r5c5', 'set-1': '13 r1c5', 'set-2': '23 r5c1' },
        strikes: '3 r1c1',
      }),
    ).toBe('valid');
    // A set that lacks one of the digits loses one at most.
    const lacks = rows({ 1: '34 12 * 15 23 * * * *' });
    expect(pair({ sets: { pair: '34 r1c1; 12 r1c2', 'set-1': '15 r1c4', 'set-2': '23 r1c5' } }, lacks)).toBe(
      'elimination-does-not-follow',
    );
    // One that sees a place alone doesn't take the digit from the set: r1c4 and r2c4 may both be 1.
    const wide = rows({ 1: '34 12 * 13 23 * * * *', 2: '* * * 16 * * * * *' });
    expect(pair({ sets: { pair: '34 r1c1; 12 r1c2', 'set-1': '13 r1c4; 16 r2c4', 'set-2': '23 r1c5' } }, wide)).toBe(
      'elimination-does-not-follow',
    );
  });
});

describe('a Sue de Coq', () => {
  // Four digits in two cells of the crossing; one pair takes two of them in the row, the other two in the box.
  const text = rows({ 1: '1234 1234 * * 12 * * * *', 2: '34 * * * * * * * *' });
  const parts = { crossing: '1234 r1c12', line: '12 r1c5', box: '34 r2c1' };
  const coq = (candidates: Record<string, string>, houses = 'r1 b1', strikes = '1 r1c9', on = text) => {
    const step = drawStep('sue-de-coq', { strikes, candidates, houses: { house: houses } });
    return judge(on, { ...step, message: { key: 'sue-de-coq', params: {} } });
  };

  test('is where a line and a box cross, and nowhere else', () => {
    expect(coq(parts)).toBe('valid');
    expect(coq(parts, 'b1 r1')).toBe('valid');
    expect(coq(parts, 'r1')).toBe('wrong-houses');
    expect(coq(parts, 'b1')).toBe('wrong-houses');
    expect(coq(parts, 'r1 b1 c1')).toBe('wrong-houses');
    expect(coq(parts, 'r1 b1 b2')).toBe('wrong-houses');
  });

  test('strikes out the digits of each side from what sees them', () => {
    expect(coq(parts, 'r1 b1', '1 r1c9; 2 r1c3; 3 r3c3; 4 r2c2; 3 r1c3')).toBe('valid');
    for (const strikes of ['3 r1c9', '1 r2c2', '5 r1c9', '1 r2c5', '3 r2c5', '1 r9c1']) {
      expect([strikes, coq(parts, 'r1 b1', strikes)]).toEqual([strikes, 'elimination-does-not-follow']);
    }
  });

  test('has as many cells as digits', () => {
    const more = rows({ 1: '12345 12345 * * 12 * * * *', 2: '34 * * * * * * * *' });
    expect(coq({ ...parts, crossing: '12345 r1c12' }, 'r1 b1', '1 r1c9', more)).toBe('not-a-subset');
  });

  test('has cells of the crossing, of the line and of the box, each in its part', () => {
    expect(coq({ crossing: parts.crossing, line: '12 r1c5; 34 r2c1' })).toBe('wrong-candidates');
    expect(coq({ crossing: parts.crossing, box: parts.box })).toBe('wrong-candidates');
    expect(coq({ line: parts.line, box: parts.box })).toBe('wrong-candidates');
    // A cell of the row in the crossing, one off the row on the line, and one off the box in the box.
    const row = { crossing: '1234 r1c15', line: '12 r1c6', box: '34 r2c1' };
    const off = rows({ 1: '1234 * * * 1234 12 * * *', 2: '34 * * * * * * * *' });
    expect(coq(row, 'r1 b1', '1 r1c9', off)).toBe('wrong-candidates');
    const onLine = rows({ 1: '1234 1234 * * * * * * *', 2: '34 * * * 12 * * * *' });
    expect(coq({ ...parts, line: '12 r2c5' }, 'r1 b1', '3 r3c3', onLine)).toBe('wrong-candidates');
    const inBox = rows({ 1: '1234 1234 * * 12 * * * *', 5: '34 * * * * * * * *' });
    expect(coq({ ...parts, box: '34 r5c1' }, 'r1 b1', '1 r1c9', inBox)).toBe('wrong-candidates');
    expect(coq({ ...parts, box: '34 r2c1; 12 r1c5' })).toBe('wrong-candidates');
  });
});

describe('a WXYZ-Wing', () => {
  // All of 1, 2 and 3 see each other; 4 has r1c5 and r2c2.
  const text = rows({ 1: '1234 13 * * 14 * * * *', 2: '* 24 * * * * * * *' });
  const wing = (pivot: string, wings: string, on = text, strikes = '4 r1c3') =>
    judge(on, drawStep('wxyz-wing', { strikes, candidates: { pivot, wing: wings } }));

  test('has one digit with places apart, which goes where it would see all of them', () => {
    expect(wing('1234 r1c1', '13 r1c2; 14 r1c5; 24 r2c2')).toBe('not-a-wing');
    const bent = rows({ 1: '1234 * * 13 14 * * * *', 2: '* 24 * * * * * * *' });
    const judged = (strikes: string) => wing('1234 r1c1', '13 r1c4; 14 r1c5; 24 r2c2', bent, strikes);
    expect(judged('4 r1c3')).toBe('valid');
    for (const strikes of ['4 r1c9', '4 r3c1', '1 r1c3', '1 r1c9', '9 r1c3'])
      expect([strikes, judged(strikes)]).toEqual([strikes, 'elimination-does-not-follow']);
  });

  test('has four cells, one of them a pivot, on a line and in a box', () => {
    const bent = rows({ 1: '1234 * * 13 14 13 * * *', 2: '* 24 * * * * * * *' });
    expect(wing('1234 r1c1', '13 r1c4; 14 r1c5; 24 r2c2; 13 r1c6', bent)).toBe('not-a-wing');
    const few = rows({ 1: '1234 * * * 14 * * * *', 2: '* 24 * * * * * * *' });
    expect(wing('1234 r1c1', '14 r1c5; 24 r2c2', few)).toBe('not-a-wing');
    expect(
      judge(
        bent,
        drawStep('wxyz-wing', { strikes: '4 r1c3', candidates: { wing: '1234 r1c1; 13 r1c4; 14 r1c5; 24 r2c2' } }),
      ),
    ).toBe('not-a-wing');
    const three = rows({ 1: '* * * 123 12 14 * * *', 2: '* 4 * * * * * * *' });
    const without = drawStep('wxyz-wing', {
      strikes: '4 r1c3',
      candidates: { wing: '123 r1c4; 12 r1c5; 14 r1c6; 4 r2c2' },
    });
    expect(judge(three, without)).toBe('not-a-wing');
    // Two wings on the row and one on the column, beyond the box: one digit has places apart, but the cells bend twice.
    const cross = rows({ 1: '1234 * * * 13 14 * * *', 5: '24 * * * * * * * *' });
    expect(wing('1234 r1c1', '13 r1c5; 14 r1c6; 24 r5c1', cross, '4 r5c5')).toBe('not-a-wing');
  });
});
