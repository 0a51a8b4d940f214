import { type WorkedStep, worked } from './worked.js';

export const fish: readonly WorkedStep[] = [
  worked(
    'x-wing',
    'two rows',
    { 2: '!5 !5 * !5 !5 !5 !5 * !5', 7: '!5 !5 * !5 !5 !5 !5 * !5' },
    { strikes: '5 r1345689c38', candidates: { base: '5 r27c38' }, houses: { base: 'r2 r7', cover: 'c3 c8' } },
  ),
  worked(
    'x-wing',
    'two columns',
    {
      2: '!1 * * * * * * * !1',
      3: '!1 * * * * * * * !1',
      4: '!1 * * * * * * * !1',
      6: '!1 * * * * * * * !1',
      7: '!1 * * * * * * * !1',
      8: '!1 * * * * * * * !1',
      9: '!1 * * * * * * * !1',
    },
    { strikes: '1 r15c2345678', candidates: { base: '1 r15c19' }, houses: { base: 'c1 c9', cover: 'r1 r5' } },
  ),
  worked(
    'swordfish',
    'three rows with two places each',
    { 1: '!5 * !5 !5 * !5 !5 !5 !5', 5: '!5 !5 !5 !5 * !5 !5 * !5', 9: '!5 * !5 !5 !5 !5 !5 * !5' },
    {
      strikes: '5 r234678c258',
      candidates: { base: '5 r1c25 r5c58 r9c28' },
      houses: { base: 'r1 r5 r9', cover: 'c2 c5 c8' },
    },
  ),
  worked(
    'swordfish',
    'three columns with three places each',
    {
      2: '!8 !8 !8 * * * * * *',
      3: '!8 !8 !8 * * * * * *',
      5: '!8 !8 !8 * * * * * *',
      6: '!8 !8 !8 * * * * * *',
      8: '!8 !8 !8 * * * * * *',
      9: '!8 !8 !8 * * * * * *',
    },
    { strikes: '8 r147c456789', candidates: { base: '8 r147c123' }, houses: { base: 'c1 c2 c3', cover: 'r1 r4 r7' } },
  ),
  worked(
    'jellyfish',
    'four rows',
    {
      1: '* !3 !3 * !3 !3 !3 !3 !3',
      3: '!3 !3 !3 * !3 * !3 !3 !3',
      6: '!3 !3 !3 !3 !3 * !3 !3 *',
      8: '* !3 !3 !3 !3 !3 !3 !3 *',
    },
    {
      strikes: '3 r24579c1469',
      candidates: { base: '3 r1c14 r3c46 r6c69 r8c19' },
      houses: { base: 'r1 r3 r6 r8', cover: 'c1 c4 c6 c9' },
    },
  ),
  worked(
    'jellyfish',
    'four columns',
    {
      1: '* !6 !6 * * * !6 * !6',
      3: '* !6 !6 * * * !6 * !6',
      6: '* !6 !6 * * * !6 * !6',
      7: '* !6 !6 * * * !6 * !6',
      8: '* !6 !6 * * * !6 * !6',
    },
    {
      strikes: '6 r2459c14568',
      candidates: { base: '6 r2459c2379' },
      houses: { base: 'c2 c3 c7 c9', cover: 'r2 r4 r5 r9' },
    },
  ),
  worked(
    'finned-x-wing',
    'two rows and a fin',
    { 2: '!5 !5 * !5 !5 !5 !5 * *', 7: '!5 !5 * !5 !5 !5 !5 * !5' },
    { strikes: '5 r13c8', candidates: { base: '5 r27c38', fin: '5 r2c9' }, houses: { base: 'r2 r7', cover: 'c3 c8' } },
  ),
  worked(
    'finned-x-wing',
    'two columns and two fins',
    {
      2: '* !4 * * * !4 * * *',
      3: '* !4 * * * !4 * * *',
      4: '* !4 * * * !4 * * *',
      5: '* !4 * * * !4 * * *',
      6: '* !4 * * * !4 * * *',
      7: '* !4 * * * * * * *',
      8: '* !4 * * * * * * *',
    },
    {
      strikes: '4 r9c45',
      candidates: { base: '4 r19c26', fin: '4 r78c6' },
      houses: { base: 'c2 c6', cover: 'r1 r9' },
    },
  ),
];
