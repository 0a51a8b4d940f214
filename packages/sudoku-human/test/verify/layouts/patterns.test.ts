import { createLayout, type Position, type Rejection, verifyStep } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { drawn, readParts, stepOf } from '../hand-made.js';

// Rows are 0 to 3, columns 4 to 7, boxes 8 to 11, cages 12 to 14; the cells of a row are 0 1 2 3, 4 5 6 7 …
const layout = createLayout({
  size: 4,
  cages: [{ cells: [0, 1], sum: 3 }, { cells: [14, 15] }, { cells: [3, 7], sum: 5 }],
});
const ALL = '1234 1234 1234 1234';
const free = drawn(layout, `${ALL} | ${ALL} | ${ALL} | ${ALL}`);

type Case = {
  readonly what: string;
  readonly position: Position;
  /** The step, as `readParts` reads it. */
  readonly right: string;
  /** What is wrong, why, and with which parts instead. */
  readonly wrong: readonly (readonly [string, Rejection, string])[];
};

const inRow = drawn(layout, `1234 1234 234 234 | ${ALL} | ${ALL} | ${ALL}`);
const pair = drawn(layout, `12 12 1234 1234 | 1234 1234 12 1234 | ${ALL} | ${ALL}`);
const xWing = drawn(layout, `1234 234 1234 234 | ${ALL} | 1234 234 1234 234 | ${ALL}`);
const wing = drawn(layout, `12 1234 1234 13 | 23 1234 1234 1234 | ${ALL} | ${ALL}`);

const cases: readonly Case[] = [
  {
    what: 'a naked single',
    position: drawn(layout, `1 234 234 234 | ${ALL} | ${ALL} | ${ALL}`),
    right: 'naked-single; sets 0:1; as single 0:1',
    wrong: [
      ['with a house', 'wrong-houses', 'in 0'],
      ['of two digits', 'not-a-single', 'sets 1:2; as single 1:2'],
      ['that strikes out', 'wrong-kind-of-conclusion', 'strikes 4:1'],
      ['without its candidate', 'wrong-candidates', 'as nothing'],
    ],
  },
  {
    what: 'a hidden single',
    position: drawn(layout, `1234 234 234 234 | ${ALL} | ${ALL} | ${ALL}`),
    right: 'hidden-single; sets 0:1; as single 0:1; in 0',
    wrong: [
      ['where there is another place', 'not-a-single', 'in 4'],
      ['in a house that is not full', 'not-a-single', 'full-house'],
      ['in a cage, which need not have it', 'not-a-single', 'in 12'],
    ],
  },
  {
    what: 'a claiming row',
    position: inRow,
    right: 'claiming; strikes 4:1 5:1; as locked 0:1 1:1; base 0; cover 8',
    wrong: [
      ['that sets a digit', 'wrong-kind-of-conclusion', 'sets 0:1'],
      ['over a cage', 'wrong-houses', 'base 0; cover 12'],
      ['as pointing', 'wrong-houses', 'pointing'],
      ['with places outside', 'not-locked', 'strikes 0:1; as locked 4:1 5:1 6:1 7:1; base 1; cover 8'],
      ['out of the cover', 'elimination-does-not-follow', 'strikes 8:1'],
    ],
  },
  {
    what: 'common peers',
    position: inRow,
    right: 'common-peers; strikes 4:1; as locked 0:1 1:1; in 0',
    wrong: [
      ['of two houses', 'wrong-houses', 'in 0 8'],
      ['of no places', 'wrong-candidates', 'as nothing'],
      ['of a cage, which need not have it', 'wrong-candidates', 'in 12'],
    ],
  },
  {
    what: 'common peers of a cell, where neighbours may not be consecutive',
    position: drawn(createLayout({ size: 4, nonConsecutive: true }), `13 1234 1234 1234 | ${ALL} | ${ALL} | ${ALL}`),
    right: 'common-peers; strikes 1:2 4:2; as locked 0:13',
    wrong: [
      ['without one of its digits', 'wrong-candidates', 'as locked 0:1'],
      ['that strike out what goes with a digit', 'elimination-does-not-follow', 'strikes 1:1'],
      ['with a base', 'wrong-houses', 'base 0'],
    ],
  },
  {
    what: 'a naked pair',
    position: pair,
    right: 'naked-pair; strikes 2:1 4:2; as subset 0:12 1:12; in 0 8 12',
    wrong: [
      ['as a triple', 'not-a-subset', 'naked-triple'],
      ['as a naked set, as it lies in a house', 'wrong-houses', 'naked-set'],
      ['as a naked set without houses', 'not-a-subset', 'naked-set; in nothing'],
      ['of three cells with four digits', 'not-a-subset', 'as subset 0:12 1:12 2:1234'],
      ['of cells that can be equal', 'not-a-subset', 'as subset 0:12 6:12'],
      ['in a house without them', 'wrong-houses', 'in 1'],
      ['without the cage that holds it too', 'wrong-houses', 'in 0 8'],
      ['out of what sees one cell', 'elimination-does-not-follow', 'strikes 8:1'],
    ],
  },
  {
    what: 'a hidden pair',
    position: drawn(layout, `12 12 1234 1234 | ${ALL} | ${ALL} | ${ALL}`),
    right: 'hidden-pair; strikes 2:1 3:2; as subset 2:34 3:34; in 0',
    wrong: [
      ['as a triple', 'not-a-subset', 'hidden-triple'],
      ['of a cage', 'digit-not-needed', 'in 14'],
    ],
  },
  {
    what: 'an X-Wing',
    position: xWing,
    right: 'x-wing; strikes 4:1 14:1; as base 0:1 2:1 8:1 10:1; base 0 2; cover 4 6',
    wrong: [
      ['with a base twice', 'wrong-houses', 'base 0 2 2; cover 4 6'],
      ['over a cage', 'wrong-houses', 'base 0 2; cover 4 12'],
      ['over boxes', 'wrong-houses', 'base 0 2; cover 8 9'],
      ['over other columns', 'wrong-candidates', 'base 0 2; cover 4 5'],
      ['of a row and a column that cross at a place', 'base-houses-overlap', 'mutant-x-wing; base 0 4; cover 8 6'],
    ],
  },
  {
    what: 'an X-Wing beside a row that has the digit',
    position: drawn(layout, `1234 234 1234 234 | 1234 234 1234 234 | ${ALL} | 234 =1 234 234`),
    right: 'x-wing; strikes 10:1; as base 0:1 2:1 4:1 6:1; base 0 1; cover 4 6',
    wrong: [['of that row', 'digit-not-needed', 'as base 0:1 2:1; base 0 3; cover 4 6']],
  },
  {
    what: 'an XY-Wing',
    position: wing,
    right: 'xy-wing; strikes 1:3 7:3; as pivot 0:12; as wing 3:13 4:23',
    wrong: [
      ['with one wing', 'not-a-wing', 'as pivot 0:12; as wing 3:13'],
      ['with two pivots', 'not-a-wing', 'as pivot 0:12 3:13; as wing 3:13 4:23'],
      ['with a house', 'wrong-houses', 'in 0'],
      ['with a pivot that sees one wing only', 'not-a-wing', 'as pivot 3:13; as wing 0:12 4:23'],
      ['with its pivot as a wing', 'not-a-wing', 'as pivot 0:12; as wing 0:12 4:23'],
    ],
  },
  {
    what: 'leftovers',
    position: drawn(layout, `1234 1234 23 23 | ${ALL} | ${ALL} | ${ALL}`),
    right: 'leftovers; strikes 4:1 5:4; as innie 2:23 3:23; base 0; cover 8',
    wrong: [
      ['of a cage', 'wrong-houses', 'base 12; cover 8'],
      ['of houses that cross', 'wrong-houses', 'base 0 4; cover 8 9'],
      ['of a digit that the innies can have', 'elimination-does-not-follow', 'strikes 4:2'],
    ],
  },
  {
    what: 'the combinations of a cage',
    position: free,
    right: 'cage-combinations; strikes 0:34 1:34; as filling 0:1234 1:1234; in 12',
    wrong: [
      ['of a row', 'wrong-houses', 'in 0'],
      ['of no cage', 'wrong-houses', 'in nothing'],
      ['of a cage without a sum', 'wrong-houses', 'in 13'],
      ['of two cages', 'wrong-houses', 'in 12 14'],
      ['without a cell', 'wrong-candidates', 'as filling 0:1234'],
      ['that strike out what one has', 'sum-allows-it', 'strikes 0:1'],
      ['that set one of two digits', 'sum-allows-it', 'sets 0:1; strikes nothing'],
      ['that set a digit elsewhere', 'sum-allows-it', 'sets 2:3; strikes nothing'],
    ],
  },
  {
    what: 'a digit of all combinations of a cage',
    position: free,
    right: 'cage-digit; strikes 2:1 4:1; as locked 0:1 1:1; in 12',
    wrong: [
      ['of a cage without a sum', 'wrong-houses', 'in 13'],
      ['without one of its places', 'wrong-candidates', 'as locked 0:1'],
      ['without places', 'wrong-candidates', 'as nothing'],
      ['that some combination lacks', 'sum-allows-it', 'strikes 2:3; as locked 0:3 1:3'],
    ],
  },
  {
    what: 'innies of a row',
    position: free,
    right: 'innies-outies; strikes 2:12 3:12; as innie 2:1234 3:1234; base 0; cover 12',
    wrong: [
      ['of no house', 'wrong-houses', 'cover 12'],
      ['of a cage', 'wrong-houses', 'base 14; cover 12'],
      ['of houses that cross', 'wrong-houses', 'base 0 4; cover 12'],
      ['with a cage twice', 'wrong-houses', 'base 0; cover 12 12'],
      ['with a cage without a sum', 'wrong-houses', 'base 3; cover 13'],
      ['without an innie', 'wrong-candidates', 'as innie 2:1234'],
      ['that strike out what a filling has', 'sum-allows-it', 'strikes 2:3'],
    ],
  },
  // 10 - 3 - 5: the innie is two more than the outie.
  {
    what: 'an innie and an outie',
    position: free,
    right: 'innies-outies; strikes 2:12 7:34; as innie 2:1234; as outie 7:1234; base 0; cover 12 14',
    wrong: [['without the outie', 'wrong-candidates', 'as innie 2:1234']],
  },
  {
    what: 'the fillings of a row with a cage',
    position: free,
    right: 'house-fillings; strikes 2:12 3:12; as filling 0:1234 1:1234 2:1234 3:1234; in 0',
    wrong: [
      ['without the house', 'wrong-houses', 'in nothing'],
      ['of two houses', 'wrong-houses', 'in 0 1'],
      ['of a cage', 'wrong-houses', 'in 12'],
      ['without a cell', 'wrong-candidates', 'as filling 0:1234 1:1234 2:1234'],
      ['that strike out what a filling has', 'elimination-does-not-follow', 'strikes 2:3'],
      ['that strike out beside the house', 'elimination-does-not-follow', 'strikes 4:1'],
      ['that set a digit', 'wrong-kind-of-conclusion', 'sets 2:3'],
    ],
  },
  // Only 2 4 1 3 begins with a 2.
  {
    what: 'the fillings of a row of digits that are not consecutive',
    position: drawn(createLayout({ size: 4, nonConsecutive: true }), `=2 1234 1234 1234 | ${ALL} | ${ALL} | ${ALL}`),
    right: 'house-fillings; strikes 2:34 3:14; as filling 1:4 2:134 3:134; in 0',
    wrong: [['that strike out what is left', 'elimination-does-not-follow', 'strikes 3:3']],
  },
];

test('a 1 may be set beside an open cell where neighbours may not be consecutive', () => {
  const rule = createLayout({ size: 4, nonConsecutive: true });
  const position = drawn(rule, `1 1234 1234 1234 | ${ALL} | ${ALL} | ${ALL}`);
  const step = stepOf(readParts('naked-single; sets 0:1; as single 0:1'));
  expect(verifyStep(position, step)).toEqual({ valid: true });
});

describe.each(cases)('$what', ({ position, right, wrong }) => {
  test('is accepted', () => {
    expect(verifyStep(position, stepOf(readParts(right)))).toEqual({ valid: true });
  });

  test.each(wrong)('%s is refused: %s', (_, reason, parts) => {
    expect(verifyStep(position, stepOf({ ...readParts(right), ...readParts(parts) }))).toEqual({
      valid: false,
      reason,
    });
  });
});
