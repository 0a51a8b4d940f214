import { claiming, findSteps, type Position, pointing, verifyStep } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { board, drawStep, rows } from './draw.js';
import { workedSteps } from './worked-steps.js';

/** The position with a digit set in a cell, and no pencil mark rubbed out elsewhere. */
function withValue(position: Position, cell: number, digit: number): Position {
  return {
    ...position,
    values: position.values.map((value, at) => (at === cell ? digit : value)),
    candidates: position.candidates.map((mask, at) => (at === cell ? 0 : mask)),
  };
}

describe('where a house has the digit already, the marks that are left over are none', () => {
  // The cell is in a house that the argument needs, but not in the pattern.
  test.each([
    ['hidden-single: a column has one place for 7', 75, 7, 'digit-already-placed'],
    ['pointing: a box keeps its 5 in a row', 0, 5, 'pattern-not-on-board'],
    ['claiming: a row keeps its 5 in a box', 27, 5, 'pattern-not-on-board'],
    ['hidden-pair: two digits of a row', 45, 1, 'pattern-not-on-board'],
    ['swordfish: three rows with two places each', 0, 5, 'not-a-candidate'],
    ['w-wing: two cells joined by a row', 76, 2, 'pattern-not-on-board'],
    ['x-chain: a skyscraper', 4, 5, 'pattern-not-on-board'],
  ])('%s', (name, cell, digit, reason) => {
    const { position, step } = workedSteps.find((worked) => worked.name === name) as (typeof workedSteps)[number];
    expect(verifyStep(withValue(position, cell, digit), step)).toEqual({ valid: false, reason });
  });
});

describe('near misses', () => {
  test('a house that holds a digit twice lacks two: no full house', () => {
    const position = board(rows({ 1: '=1 =1 =3 =4 5 =6 =7 =8 =9' }));
    const step = drawStep('full-house', {
      sets: '5 r1c5',
      candidates: { single: '5 r1c5' },
      houses: { house: 'r1' },
    });
    expect(verifyStep(position, step)).toEqual({ valid: false, reason: 'not-a-single' });
  });

  test('a house with two open cells lacks two digits: no full house', () => {
    const position = board(rows({ 1: '=1 24 =3 =5 24 =6 =7 =8 =9' }));
    const step = drawStep('full-house', {
      sets: '2 r1c2',
      candidates: { single: '2 r1c2' },
      houses: { house: 'r1' },
    });
    expect(verifyStep(position, step)).toEqual({ valid: false, reason: 'not-a-single' });
  });

  test('a house that holds the digit already, or has no place for it, locks nothing', () => {
    const holding = board(rows({ 2: '* =5 * * * * * * *' }));
    const without = board(rows({ 1: '!5 !5 !5 * * * * * *', 2: '!5 !5 !5 * * * * * *', 3: '!5 !5 !5 * * * * * *' }));
    const step = drawStep('pointing', { strikes: '5 r1c456789', houses: { base: 'b1', cover: 'r1' } });
    expect(verifyStep(holding, step)).toEqual({ valid: false, reason: 'digit-not-needed' });
    expect(verifyStep(without, step)).toEqual({ valid: false, reason: 'not-locked' });
    const line = drawStep('claiming', { strikes: '5 r1c456', houses: { base: 'r2', cover: 'b2' } });
    expect(verifyStep(holding, line)).toEqual({ valid: false, reason: 'digit-not-needed' });
    for (const position of [holding, without]) {
      const ofFive = findSteps(position, [pointing, claiming]).filter(({ pattern }) => pattern.houses[0].house === 18);
      expect(ofFive).toEqual([]);
    }
  });

  test('two digits of a cell with three are no strong link', () => {
    const position = board(rows({ 1: '124 * * * * * * * 23', 9: '* * * * * * * * 13' }));
    const step = drawStep('xy-chain', {
      strikes: '1 r9c1',
      chain: '1 r1c1 = 2 r1c1 - 2 r1c9 = 3 r1c9 - 3 r9c9 = 1 r9c9',
    });
    expect(verifyStep(position, step)).toEqual({ valid: false, reason: 'not-a-strong-link' });
  });

  test('one strong link is no chain yet', () => {
    const position = board(rows({ 1: '* * !5 !5 !5 !5 !5 !5 !5' }));
    const step = drawStep('x-chain', { strikes: '5 r2c1', chain: '5 r1c1 = 5 r1c2' });
    expect(verifyStep(position, step)).toEqual({ valid: false, reason: 'wrong-chain-length' });
  });

  const firstRows = (...drawn: string[]): Position =>
    board([...drawn, ...Array.from({ length: 9 - drawn.length }, () => '*')].join('\n'));

  test('two wings that share the same digit with the pivot are no wings', () => {
    const position = firstRows('12 * * * 13 * * * 13');
    const step = drawStep('xy-wing', { strikes: '3 r1c2', candidates: { pivot: '12 r1c1', wing: '13 r1c59' } });
    expect(verifyStep(position, step)).toEqual({ valid: false, reason: 'not-a-wing' });
  });

  test('an XY-Chain has the same digit at both ends', () => {
    const position = firstRows('12 * * * 12 * * * 14');
    const step = drawStep('xy-chain', {
      strikes: '1 r1c9',
      chain: '1 r1c1 = 2 r1c1 - 2 r1c5 = 1 r1c5 - 1 r1c9 = 4 r1c9',
    });
    expect(verifyStep(position, step)).toEqual({ valid: false, reason: 'wrong-kind-of-chain' });
  });

  test.each([
    ['a fifth digit', '1234 * * 15 * * * * 24', '15 r1c4'],
    ['two digits that can be true twice', '1234 * * 134 * * * * 24', '134 r1c4'],
  ])('four bent cells with %s are no WXYZ-Wing', (_, row, wing) => {
    const position = firstRows(row, '* 34 * * * * * * *');
    const step = drawStep('wxyz-wing', {
      strikes: '4 r1c23',
      candidates: { pivot: '1234 r1c1', wing: `${wing}; 24 r1c9; 34 r2c2` },
    });
    expect(verifyStep(position, step)).toEqual({ valid: false, reason: 'not-a-wing' });
  });

  test('two cells that share no house are no pair', () => {
    const position = firstRows('12 * * * * * * * *', '* * * 12 * * * * *');
    const step = drawStep('naked-pair', { strikes: '1 r1c4', candidates: { subset: '12 r1c1 r2c4' } });
    expect(verifyStep(position, step)).toEqual({ valid: false, reason: 'not-a-subset' });
  });
});

describe('one part too many, or of the wrong form', () => {
  test('a pivot with three wings is no XY-wing', () => {
    const position = board(rows({ 1: '12 13 * * * * * * *', 2: '23 * * * * * * * *', 3: '* * 13 * * * * * *' }));
    const two = drawStep('xy-wing', { strikes: '3 r2c2', candidates: { pivot: '12 r1c1', wing: '13 r1c2; 23 r2c1' } });
    const three = drawStep('xy-wing', {
      strikes: '3 r2c2',
      candidates: { pivot: '12 r1c1', wing: '13 r1c2 r3c3; 23 r2c1' },
    });
    expect(verifyStep(position, two)).toEqual({ valid: true });
    expect(verifyStep(position, three)).toEqual({ valid: false, reason: 'not-a-wing' });
  });

  test('a locked set whose crossing has one digit more than cells is no Sue de Coq', () => {
    const position = board(rows({ 1: '123 123 * * 14 * * * *', 2: '23 * * * * * * * *' }));
    const step = drawStep('sue-de-coq', {
      strikes: '1 r1c346789',
      candidates: { crossing: '123 r1c12', line: '14 r1c5', box: '23 r2c1' },
      houses: { house: 'r1 b1' },
    });
    expect(verifyStep(position, step)).toEqual({ valid: false, reason: 'not-a-subset' });
  });

  test('a box whose places lie on one line is no empty rectangle, and two boxes are one too many', () => {
    // Box 1 keeps its 5 in row 1, or in row 1 and column 3; column 5 has two places.
    const inOneRow = board(`
      *  * !5 * * * * * *
      !5 !5 !5 * !5 * * * *
      !5 !5 !5 * !5 * * * *
      *  *  *  * *  * * * *
      *  *  *  * !5 * * * *
      *  *  *  * !5 * * * *
      *  *  *  * !5 * * * *
      *  *  *  * !5 * * * *
      *  *  *  * !5 * * * *
    `);
    const onBoth = { ...inOneRow, candidates: inOneRow.candidates.map((mask, cell) => (cell === 11 ? 511 : mask)) };
    const draw = (box: string, houses: string) =>
      drawStep('empty-rectangle', {
        strikes: '5 r4c3',
        candidates: { box, link: '5 r14c5' },
        houses: { house: houses },
      });
    expect(verifyStep(onBoth, draw('5 r1c12 r2c3', 'b1 c5'))).toEqual({ valid: true });
    expect(verifyStep(onBoth, draw('5 r1c12 r2c3', 'b1 c5 b9'))).toEqual({ valid: false, reason: 'wrong-houses' });
    const oneRow = { valid: false, reason: 'not-an-empty-rectangle' };
    expect(verifyStep(inOneRow, draw('5 r1c12', 'b1 c5'))).toEqual(oneRow);
  });

  test('places on two rows that no column joins are no empty rectangle, though the argument is the same', () => {
    // With 5 in r1c9 column 5 would need its 5 in row 2, and box 1 would have no place.
    const position = board(`
      *  *  !5 * *  * * * *
      !5 *  *  * *  * * * *
      !5 !5 !5 * !5 * * * *
      *  *  *  * !5 * * * *
      *  *  *  * !5 * * * *
      *  *  *  * !5 * * * *
      *  *  *  * !5 * * * *
      *  *  *  * !5 * * * *
      *  *  *  * !5 * * * *
    `);
    const step = drawStep('empty-rectangle', {
      strikes: '5 r1c9',
      candidates: { box: '5 r1c12 r2c23', link: '5 r12c5' },
      houses: { house: 'b1 c5' },
    });
    expect(verifyStep(position, step)).toEqual({ valid: false, reason: 'not-an-empty-rectangle' });
  });
});
