import { type WorkedStep, worked } from './worked.js';

export const singlesAndLocked: readonly WorkedStep[] = [
  worked(
    'full-house',
    'a row lacks one digit',
    { 1: '=1 =2 =3 =4 5 =6 =7 =8 =9' },
    { sets: '5 r1c5', candidates: { single: '5 r1c5' }, houses: { house: 'r1' } },
  ),
  worked(
    'full-house',
    'a box lacks one digit, though the pencil marks are behind',
    { 4: '* * * =1 =2 =3 * * *', 5: '* * * =4 79 =5 * * *', 6: '* * * =6 =8 =9 * * *' },
    { sets: '7 r5c5', candidates: { single: '7 r5c5' }, houses: { house: 'b5' } },
  ),
  worked(
    'naked-single',
    'a cell has one candidate',
    { 1: '4 * * * * * * * *' },
    { sets: '4 r1c1', candidates: { single: '4 r1c1' } },
  ),
  worked(
    'naked-single',
    'the last cell has one candidate',
    { 9: '98 * * * * * * * 9' },
    { sets: '9 r9c9', candidates: { single: '9 r9c9' } },
  ),
  worked(
    'hidden-single',
    'a column has one place for 7',
    {
      1: '* * * !7 * * * * *',
      2: '* * * !7 * * * * *',
      3: '* * * !7 * * * * *',
      4: '* * * !7 * * * * *',
      5: '* * * !7 * * * * *',
      7: '* * * !7 * * * * *',
      8: '* * * !7 * * * * *',
      9: '* * * !7 * * * * *',
    },
    { sets: '7 r6c4', candidates: { single: '7 r6c4' }, houses: { house: 'c4' } },
  ),
  worked(
    'hidden-single',
    'a box has one place for 1',
    { 7: '* * * * * * !1 !1 !1', 8: '* * * * * * * !1 !1', 9: '* * * * * * !1 !1 !1' },
    { sets: '1 r8c7', candidates: { single: '1 r8c7' }, houses: { house: 'b9' } },
  ),
  worked(
    'pointing',
    'a box keeps its 5 in a row',
    { 1: '!5 !5 !5 * * * * * *', 2: '* * !5 * * * * * *', 3: '!5 !5 !5 * * * * * *' },
    { strikes: '5 r2c456789', candidates: { locked: '5 r2c12' }, houses: { base: 'b1', cover: 'r2' } },
  ),
  worked(
    'pointing',
    'a box keeps its 2 in a column',
    { 7: '* * * * * * !2 * !2', 8: '* * * * * * !2 * !2', 9: '* * * * * * !2 * !2' },
    { strikes: '2 r123456c8', candidates: { locked: '2 r789c8' }, houses: { base: 'b9', cover: 'c8' } },
  ),
  worked(
    'claiming',
    'a row keeps its 5 in a box',
    { 4: '!5 !5 !5 !5 !5 !5 * * *' },
    { strikes: '5 r56c789', candidates: { locked: '5 r4c789' }, houses: { base: 'r4', cover: 'b6' } },
  ),
  worked(
    'claiming',
    'a column keeps its 9 in a box',
    {
      2: '* * * * !9 * * * *',
      4: '* * * * !9 * * * *',
      5: '* * * * !9 * * * *',
      6: '* * * * !9 * * * *',
      7: '* * * * !9 * * * *',
      8: '* * * * !9 * * * *',
      9: '* * * * !9 * * * *',
    },
    { strikes: '9 r123c46', candidates: { locked: '9 r13c5' }, houses: { base: 'c5', cover: 'b2' } },
  ),
];
