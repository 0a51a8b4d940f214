import { type WorkedStep, worked } from './worked.js';

export const wingsAndChains: readonly WorkedStep[] = [
  worked(
    'xy-wing',
    'along a row and a column',
    { 1: '* * * * 23 * * * *', 5: '13 * * * 12 * * * *' },
    { strikes: '3 r1c1', candidates: { pivot: '12 r5c5', wing: '13 r5c1; 23 r1c5' } },
  ),
  worked(
    'xy-wing',
    'along a row and in a box',
    { 1: '12 * * * * * * * 13', 2: '* 23 * * * * * * *' },
    { strikes: '3 r1c23 r2c789', candidates: { pivot: '12 r1c1', wing: '13 r1c9; 23 r2c2' } },
  ),
  worked(
    'xyz-wing',
    'along a row and in a box',
    { 1: '123 * * * * * * * 13', 2: '* 23 * * * * * * *' },
    { strikes: '3 r1c23', candidates: { pivot: '123 r1c1', wing: '13 r1c9; 23 r2c2' } },
  ),
  worked(
    'xyz-wing',
    'in the middle',
    { 4: '* * * 89 * * * * *', 5: '79 * * * 789 * * * *' },
    { strikes: '9 r5c46', candidates: { pivot: '789 r5c5', wing: '79 r5c1; 89 r4c4' } },
  ),
  worked(
    'w-wing',
    'two cells joined by a row',
    { 1: '12 * * * * * * * *', 5: '* * * * * * * * 12', 9: '* !2 !2 !2 !2 !2 !2 !2 *' },
    { strikes: '1 r1c9 r5c1', candidates: { wing: '12 r1c1 r5c9', bridge: '2 r9c19' }, houses: { house: 'r9' } },
  ),
  worked(
    'w-wing',
    'two cells joined by a box with three places',
    { 1: '89 * * * !9 !9 * * *', 2: '* * * !9 * !9 * * *', 3: '* * * !9 * !9 * * *', 4: '* * * * 89 * * * *' },
    { strikes: '8 r1c5 r4c1', candidates: { wing: '89 r1c1 r4c5', bridge: '9 r1c4 r23c5' }, houses: { house: 'b2' } },
  ),
  worked(
    'x-chain',
    'a skyscraper',
    { 1: '!5 * !5 !5 !5 !5 !5 * !5', 5: '!5 !5 * !5 !5 !5 !5 * !5' },
    { strikes: '5 r23c3 r46c2', chain: '5 r1c2 = 5 r1c8 - 5 r5c8 = 5 r5c3' },
  ),
  worked(
    'x-chain',
    'three rows',
    { 1: '* !5 !5 !5 * !5 !5 !5 !5', 4: '!5 !5 !5 !5 * !5 !5 !5 *', 8: '!5 !5 * !5 !5 !5 !5 !5 *' },
    { strikes: '5 r79c1 r23c3', chain: '5 r1c1 = 5 r1c5 - 5 r4c5 = 5 r4c9 - 5 r8c9 = 5 r8c3' },
  ),
  worked(
    'xy-chain',
    'three cells',
    { 1: '12 * * * * * * * 23', 9: '* * * * * * * * 13' },
    { strikes: '1 r9c1', chain: '1 r1c1 = 2 r1c1 - 2 r1c9 = 3 r1c9 - 3 r9c9 = 1 r9c9' },
  ),
  worked(
    'xy-chain',
    'four cells',
    { 2: '* 15 * * * * * 16 *', 9: '* * 58 * * * * 68 *' },
    { strikes: '5 r789c2 r123c3', chain: '5 r2c2 = 1 r2c2 - 1 r2c8 = 6 r2c8 - 6 r9c8 = 8 r9c8 - 8 r9c3 = 5 r9c3' },
  ),
];
