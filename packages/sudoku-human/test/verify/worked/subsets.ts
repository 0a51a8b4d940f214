import { type WorkedStep, worked } from './worked.js';

export const subsets: readonly WorkedStep[] = [
  worked(
    'naked-pair',
    'two cells of a row and a box',
    { 1: '12 12 * * * * * * *' },
    { strikes: '12 r1c3456789 r23c123', candidates: { subset: '12 r1c12' }, houses: { house: 'r1 b1' } },
  ),
  worked(
    'naked-pair',
    'two cells of a column',
    { 1: '* * * * * * * * 89', 9: '* * * * * * * * 89' },
    { strikes: '89 r2345678c9', candidates: { subset: '89 r19c9' }, houses: { house: 'c9' } },
  ),
  worked(
    'naked-triple',
    'three cells of a row, each with two of three digits',
    { 5: '12 * * * 23 * * * 13' },
    { strikes: '123 r5c234678', candidates: { subset: '12 r5c1; 23 r5c5; 13 r5c9' }, houses: { house: 'r5' } },
  ),
  worked(
    'naked-triple',
    'three cells of a box',
    { 4: '* * * 456 * * * * *', 5: '* * * * 45 * * * *', 6: '* * * * * 56 * * *' },
    { strikes: '456 r4c56 r5c46 r6c45', candidates: { subset: '456 r4c4; 45 r5c5; 56 r6c6' }, houses: { house: 'b5' } },
  ),
  worked(
    'naked-quad',
    'four cells of a column',
    { 1: '12 * * * * * * * *', 3: '23 * * * * * * * *', 5: '34 * * * * * * * *', 9: '14 * * * * * * * *' },
    { strikes: '1234 r24678c1', candidates: { subset: '12 r1c1; 23 r3c1; 34 r5c1; 14 r9c1' }, houses: { house: 'c1' } },
  ),
  worked(
    'naked-quad',
    'four cells of a box',
    { 1: '* * * * * * 1234 1234 *', 2: '* * * * * * * * 12', 3: '* * * * * * 34 * *' },
    {
      strikes: '1234 r1c9 r2c78 r3c89',
      candidates: { subset: '1234 r1c78; 12 r2c9; 34 r3c7' },
      houses: { house: 'b3' },
    },
  ),
  worked(
    'hidden-pair',
    'two digits of a row',
    { 6: '!12 * !12 !12 !12 !12 * !12 !12' },
    { strikes: '3456789 r6c27', candidates: { subset: '12 r6c27' }, houses: { house: 'r6' } },
  ),
  worked(
    'hidden-pair',
    'two digits of a box',
    { 7: '* !89 !89 * * * * * *', 8: '!89 !89 !89 * * * * * *', 9: '!89 !89 189 * * * * * *' },
    { strikes: '1234567 r7c1; 1 r9c3', candidates: { subset: '89 r7c1 r9c3' }, houses: { house: 'b7' } },
  ),
  worked(
    'hidden-triple',
    'three digits of a column, each in two of three cells',
    {
      1: '* * 146 * * * * * *',
      2: '* * !456 * * * * * *',
      3: '* * !456 * * * * * *',
      4: '* * 459 * * * * * *',
      5: '* * !456 * * * * * *',
      6: '* * !456 * * * * * *',
      7: '* * !456 * * * * * *',
      8: '* * 567 * * * * * *',
      9: '* * !456 * * * * * *',
    },
    { strikes: '1 r1c3; 9 r4c3; 7 r8c3', candidates: { subset: '46 r1c3; 45 r4c3; 56 r8c3' }, houses: { house: 'c3' } },
  ),
  worked(
    'hidden-triple',
    'three digits of a row',
    { 9: '* * 12 !123 !123 !123 !123 !123 !123' },
    { strikes: '456789 r9c12', candidates: { subset: '123 r9c12; 12 r9c3' }, houses: { house: 'r9' } },
  ),
  worked(
    'hidden-quad',
    'four digits of a row',
    { 1: '* * * * !1234 !1234 !1234 !1234 !1234' },
    { strikes: '56789 r1c1234', candidates: { subset: '1234 r1c1234' }, houses: { house: 'r1' } },
  ),
  worked(
    'hidden-quad',
    'four digits of a box',
    { 4: '* * * 128 !1234 239 * * *', 5: '* * * !1234 !1234 !1234 * * *', 6: '* * * 34 !1234 145 * * *' },
    {
      strikes: '8 r4c4; 9 r4c6; 5 r6c6',
      candidates: { subset: '12 r4c4; 23 r4c6; 34 r6c4; 14 r6c6' },
      houses: { house: 'b5' },
    },
  ),
];
