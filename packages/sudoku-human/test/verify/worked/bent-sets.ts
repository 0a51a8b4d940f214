import { type WorkedStep, worked } from './worked.js';

export const bentSets: readonly WorkedStep[] = [
  worked(
    'sue-de-coq',
    'basic, in a row',
    { 1: '1234 1234 * * * * * * 12', 3: '* * 34 * * * * * *' },
    {
      strikes: '12 r1c345678; 34 r1c3 r2c123 r3c12',
      candidates: { crossing: '1234 r1c12', line: '12 r1c9', box: '34 r3c3' },
      houses: { house: 'r1 b1' },
    },
  ),
  worked(
    'sue-de-coq',
    'extended, in a column, with a digit that the crossing lacks',
    {
      1: '* * * 34 123 * * * *',
      2: '* * * * 345 * * * *',
      3: '* * * * * 45 * * *',
      7: '* * * * 16 * * * *',
      8: '* * * * 26 * * * *',
    },
    {
      strikes: '126 r34569c5; 345 r1c6 r2c46 r3c45',
      candidates: { crossing: '123 r1c5; 345 r2c5', line: '16 r7c5; 26 r8c5', box: '34 r1c4; 45 r3c6' },
      houses: { house: 'c5 b2' },
    },
  ),
  worked(
    'wxyz-wing',
    'one pivot with all four digits',
    { 1: '1234 * * 14 * * * * 24', 2: '* 34 * * * * * * *' },
    { strikes: '4 r1c23', candidates: { pivot: '1234 r1c1', wing: '14 r1c4; 24 r1c9; 34 r2c2' } },
  ),
  worked(
    'wxyz-wing',
    'two pivots without the digit',
    { 1: '123 * * * * * * * *', 2: '12 * * * * * * * *', 3: '* 39 * * * * * * *', 7: '19 * * * * * * * *' },
    { strikes: '9 r3c1 r789c2', candidates: { pivot: '123 r1c1; 12 r2c1', wing: '19 r7c1; 39 r3c2' } },
  ),
  worked(
    'aligned-pair-exclusion',
    'with cells that have two digits',
    { 1: '12 * 25 * * * * * *', 2: '* 256 * * * * * * *', 3: '26 * * * * * * * *' },
    { strikes: '2 r1c1', candidates: { pair: '12 r1c1; 256 r2c2', 'set-1': '25 r1c3', 'set-2': '26 r3c1' } },
  ),
  worked(
    'aligned-pair-exclusion',
    'with a set of two cells',
    { 1: '12 * * 127 127 25 * * 15' },
    {
      strikes: '2 r1c1; 1 r1c9',
      candidates: { pair: '12 r1c1; 15 r1c9', 'set-1': '25 r1c6', 'set-2': '127 r1c45' },
    },
  ),
];
