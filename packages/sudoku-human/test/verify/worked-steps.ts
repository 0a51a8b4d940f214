/** Two steps or more for each technique, drawn by hand, each with everything that its pattern rules out. */

import type { Position, Step, TechniqueId } from '@kit/sudoku-human';
import { board, type Drawing, drawStep } from './draw.js';

export type WorkedStep = { readonly name: string; readonly position: Position; readonly step: Step };

export const workedSteps: readonly WorkedStep[] = [
  worked(
    'full-house',
    'a row lacks one digit',
    `
      =1 =2 =3 =4 5 =6 =7 =8 =9
      *
      *
      *
      *
      *
      *
      *
      *
    `,
    { sets: '5 r1c5', candidates: { single: '5 r1c5' }, houses: { house: 'r1' } },
  ),
  worked(
    'full-house',
    'a box lacks one digit, though the pencil marks are behind',
    `
      *
      *
      *
      * * * =1 =2 =3 * * *
      * * * =4 79 =5 * * *
      * * * =6 =8 =9 * * *
      *
      *
      *
    `,
    { sets: '7 r5c5', candidates: { single: '7 r5c5' }, houses: { house: 'b5' } },
  ),
  worked(
    'naked-single',
    'a cell has one candidate',
    `
      4 * * * * * * * *
      *
      *
      *
      *
      *
      *
      *
      *
    `,
    { sets: '4 r1c1', candidates: { single: '4 r1c1' } },
  ),
  worked(
    'naked-single',
    'the last cell has one candidate',
    `
      *
      *
      *
      *
      *
      *
      *
      *
      98 * * * * * * * 9
    `,
    { sets: '9 r9c9', candidates: { single: '9 r9c9' } },
  ),
  worked(
    'hidden-single',
    'a column has one place for 7',
    `
      * * * !7 * * * * *
      * * * !7 * * * * *
      * * * !7 * * * * *
      * * * !7 * * * * *
      * * * !7 * * * * *
      *
      * * * !7 * * * * *
      * * * !7 * * * * *
      * * * !7 * * * * *
    `,
    { sets: '7 r6c4', candidates: { single: '7 r6c4' }, houses: { house: 'c4' } },
  ),
  worked(
    'hidden-single',
    'a box has one place for 1',
    `
      *
      *
      *
      *
      *
      *
      * * * * * * !1 !1 !1
      * * * * * * *  !1 !1
      * * * * * * !1 !1 !1
    `,
    { sets: '1 r8c7', candidates: { single: '1 r8c7' }, houses: { house: 'b9' } },
  ),
  worked(
    'pointing',
    'a box keeps its 5 in a row',
    `
      !5 !5 !5 * * * * * *
      *  *  !5 * * * * * *
      !5 !5 !5 * * * * * *
      *
      *
      *
      *
      *
      *
    `,
    { strikes: '5 r2c456789', candidates: { locked: '5 r2c12' }, houses: { base: 'b1', cover: 'r2' } },
  ),
  worked(
    'pointing',
    'a box keeps its 2 in a column',
    `
      *
      *
      *
      *
      *
      *
      * * * * * * !2 * !2
      * * * * * * !2 * !2
      * * * * * * !2 * !2
    `,
    { strikes: '2 r123456c8', candidates: { locked: '2 r789c8' }, houses: { base: 'b9', cover: 'c8' } },
  ),
  worked(
    'claiming',
    'a row keeps its 5 in a box',
    `
      *
      *
      *
      !5 !5 !5 !5 !5 !5 * * *
      *
      *
      *
      *
      *
    `,
    { strikes: '5 r56c789', candidates: { locked: '5 r4c789' }, houses: { base: 'r4', cover: 'b6' } },
  ),
  worked(
    'claiming',
    'a column keeps its 9 in a box',
    `
      *
      * * * * !9 * * * *
      *
      * * * * !9 * * * *
      * * * * !9 * * * *
      * * * * !9 * * * *
      * * * * !9 * * * *
      * * * * !9 * * * *
      * * * * !9 * * * *
    `,
    { strikes: '9 r123c46', candidates: { locked: '9 r13c5' }, houses: { base: 'c5', cover: 'b2' } },
  ),
  worked(
    'naked-pair',
    'two cells of a row and a box',
    `
      12 12 * * * * * * *
      *
      *
      *
      *
      *
      *
      *
      *
    `,
    { strikes: '12 r1c3456789 r23c123', candidates: { subset: '12 r1c12' }, houses: { house: 'r1 b1' } },
  ),
  worked(
    'naked-pair',
    'two cells of a column',
    `
      * * * * * * * * 89
      *
      *
      *
      *
      *
      *
      *
      * * * * * * * * 89
    `,
    { strikes: '89 r2345678c9', candidates: { subset: '89 r19c9' }, houses: { house: 'c9' } },
  ),
  worked(
    'naked-triple',
    'three cells of a row, each with two of three digits',
    `
      *
      *
      *
      *
      12 * * * 23 * * * 13
      *
      *
      *
      *
    `,
    { strikes: '123 r5c234678', candidates: { subset: '12 r5c1; 23 r5c5; 13 r5c9' }, houses: { house: 'r5' } },
  ),
  worked(
    'naked-triple',
    'three cells of a box',
    `
      *
      *
      *
      * * * 456 *  *  * * *
      * * * *   45 *  * * *
      * * * *   *  56 * * *
      *
      *
      *
    `,
    { strikes: '456 r4c56 r5c46 r6c45', candidates: { subset: '456 r4c4; 45 r5c5; 56 r6c6' }, houses: { house: 'b5' } },
  ),
  worked(
    'naked-quad',
    'four cells of a column',
    `
      12 * * * * * * * *
      *
      23 * * * * * * * *
      *
      34 * * * * * * * *
      *
      *
      *
      14 * * * * * * * *
    `,
    { strikes: '1234 r24678c1', candidates: { subset: '12 r1c1; 23 r3c1; 34 r5c1; 14 r9c1' }, houses: { house: 'c1' } },
  ),
  worked(
    'naked-quad',
    'four cells of a box',
    `
      * * * * * * 1234 1234 *
      * * * * * * *    *    12
      * * * * * * 34   *    *
      *
      *
      *
      *
      *
      *
    `,
    {
      strikes: '1234 r1c9 r2c78 r3c89',
      candidates: { subset: '1234 r1c78; 12 r2c9; 34 r3c7' },
      houses: { house: 'b3' },
    },
  ),
  worked(
    'hidden-pair',
    'two digits of a row',
    `
      *
      *
      *
      *
      *
      !12 * !12 !12 !12 !12 * !12 !12
      *
      *
      *
    `,
    { strikes: '3456789 r6c27', candidates: { subset: '12 r6c27' }, houses: { house: 'r6' } },
  ),
  worked(
    'hidden-pair',
    'two digits of a box',
    `
      *
      *
      *
      *
      *
      *
      *   !89 !89 * * * * * *
      !89 !89 !89 * * * * * *
      !89 !89 189 * * * * * *
    `,
    { strikes: '1234567 r7c1; 1 r9c3', candidates: { subset: '89 r7c1 r9c3' }, houses: { house: 'b7' } },
  ),
  worked(
    'hidden-triple',
    'three digits of a column, each in two of three cells',
    `
      * * 146  * * * * * *
      * * !456 * * * * * *
      * * !456 * * * * * *
      * * 459  * * * * * *
      * * !456 * * * * * *
      * * !456 * * * * * *
      * * !456 * * * * * *
      * * 567  * * * * * *
      * * !456 * * * * * *
    `,
    { strikes: '1 r1c3; 9 r4c3; 7 r8c3', candidates: { subset: '46 r1c3; 45 r4c3; 56 r8c3' }, houses: { house: 'c3' } },
  ),
  worked(
    'hidden-triple',
    'three digits of a row',
    `
      *
      *
      *
      *
      *
      *
      *
      *
      * * 12 !123 !123 !123 !123 !123 !123
    `,
    { strikes: '456789 r9c12', candidates: { subset: '123 r9c12; 12 r9c3' }, houses: { house: 'r9' } },
  ),
  worked(
    'hidden-quad',
    'four digits of a row',
    `
      * * * * !1234 !1234 !1234 !1234 !1234
      *
      *
      *
      *
      *
      *
      *
      *
    `,
    { strikes: '56789 r1c1234', candidates: { subset: '1234 r1c1234' }, houses: { house: 'r1' } },
  ),
  worked(
    'hidden-quad',
    'four digits of a box',
    `
      *
      *
      *
      * * * 128   !1234 239   * * *
      * * * !1234 !1234 !1234 * * *
      * * * 34    !1234 145   * * *
      *
      *
      *
    `,
    {
      strikes: '8 r4c4; 9 r4c6; 5 r6c6',
      candidates: { subset: '12 r4c4; 23 r4c6; 34 r6c4; 14 r6c6' },
      houses: { house: 'b5' },
    },
  ),
  worked(
    'x-wing',
    'two rows',
    `
      *
      !5 !5 * !5 !5 !5 !5 * !5
      *
      *
      *
      *
      !5 !5 * !5 !5 !5 !5 * !5
      *
      *
    `,
    { strikes: '5 r1345689c38', candidates: { base: '5 r27c38' }, houses: { base: 'r2 r7', cover: 'c3 c8' } },
  ),
  worked(
    'x-wing',
    'two columns',
    `
      *
      !1 * * * * * * * !1
      !1 * * * * * * * !1
      !1 * * * * * * * !1
      *
      !1 * * * * * * * !1
      !1 * * * * * * * !1
      !1 * * * * * * * !1
      !1 * * * * * * * !1
    `,
    { strikes: '1 r15c2345678', candidates: { base: '1 r15c19' }, houses: { base: 'c1 c9', cover: 'r1 r5' } },
  ),
  worked(
    'swordfish',
    'three rows with two places each',
    `
      !5 *  !5 !5 *  !5 !5 !5 !5
      *
      *
      *
      !5 !5 !5 !5 *  !5 !5 *  !5
      *
      *
      *
      !5 *  !5 !5 !5 !5 !5 *  !5
    `,
    {
      strikes: '5 r234678c258',
      candidates: { base: '5 r1c25 r5c58 r9c28' },
      houses: { base: 'r1 r5 r9', cover: 'c2 c5 c8' },
    },
  ),
  worked(
    'swordfish',
    'three columns with three places each',
    `
      *
      !8 !8 !8 * * * * * *
      !8 !8 !8 * * * * * *
      *
      !8 !8 !8 * * * * * *
      !8 !8 !8 * * * * * *
      *
      !8 !8 !8 * * * * * *
      !8 !8 !8 * * * * * *
    `,
    { strikes: '8 r147c456789', candidates: { base: '8 r147c123' }, houses: { base: 'c1 c2 c3', cover: 'r1 r4 r7' } },
  ),
  worked(
    'jellyfish',
    'four rows',
    `
      *  !3 !3 *  !3 !3 !3 !3 !3
      *
      !3 !3 !3 *  !3 *  !3 !3 !3
      *
      *
      !3 !3 !3 !3 !3 *  !3 !3 *
      *
      *  !3 !3 !3 !3 !3 !3 !3 *
      *
    `,
    {
      strikes: '3 r24579c1469',
      candidates: { base: '3 r1c14 r3c46 r6c69 r8c19' },
      houses: { base: 'r1 r3 r6 r8', cover: 'c1 c4 c6 c9' },
    },
  ),
  worked(
    'jellyfish',
    'four columns',
    `
      * !6 !6 * * * !6 * !6
      *
      * !6 !6 * * * !6 * !6
      *
      *
      * !6 !6 * * * !6 * !6
      * !6 !6 * * * !6 * !6
      * !6 !6 * * * !6 * !6
      *
    `,
    {
      strikes: '6 r2459c14568',
      candidates: { base: '6 r2459c2379' },
      houses: { base: 'c2 c3 c7 c9', cover: 'r2 r4 r5 r9' },
    },
  ),
  worked(
    'finned-x-wing',
    'two rows and a fin',
    `
      *
      !5 !5 * !5 !5 !5 !5 * *
      *
      *
      *
      *
      !5 !5 * !5 !5 !5 !5 * !5
      *
      *
    `,
    { strikes: '5 r13c8', candidates: { base: '5 r27c38', fin: '5 r2c9' }, houses: { base: 'r2 r7', cover: 'c3 c8' } },
  ),
  worked(
    'finned-x-wing',
    'two columns and two fins where a corner is missing (sashimi)',
    `
      *
      * !4 * * * !4 * * *
      * !4 * * * !4 * * *
      * !4 * * * !4 * * *
      * !4 * * * !4 * * *
      * !4 * * * !4 * * *
      * !4 * * * *  * * *
      * !4 * * * *  * * *
      * *  * * * !4 * * *
    `,
    {
      strikes: '4 r9c45',
      candidates: { base: '4 r1c26 r9c2', fin: '4 r78c6' },
      houses: { base: 'c2 c6', cover: 'r1 r9' },
    },
  ),
  worked(
    'xy-wing',
    'along a row and a column',
    `
      *  * * * 23 * * * *
      *
      *
      *
      13 * * * 12 * * * *
      *
      *
      *
      *
    `,
    { strikes: '3 r1c1', candidates: { pivot: '12 r5c5', wing: '13 r5c1; 23 r1c5' } },
  ),
  worked(
    'xy-wing',
    'along a row and in a box',
    `
      12 *  * * * * * * 13
      *  23 * * * * * * *
      *
      *
      *
      *
      *
      *
      *
    `,
    { strikes: '3 r1c23 r2c789', candidates: { pivot: '12 r1c1', wing: '13 r1c9; 23 r2c2' } },
  ),
  worked(
    'xyz-wing',
    'along a row and in a box',
    `
      123 *  * * * * * * 13
      *   23 * * * * * * *
      *
      *
      *
      *
      *
      *
      *
    `,
    { strikes: '3 r1c23', candidates: { pivot: '123 r1c1', wing: '13 r1c9; 23 r2c2' } },
  ),
  worked(
    'xyz-wing',
    'in the middle',
    `
      *
      *
      *
      *  * * 89 *   * * * *
      79 * * *  789 * * * *
      *
      *
      *
      *
    `,
    { strikes: '9 r5c46', candidates: { pivot: '789 r5c5', wing: '79 r5c1; 89 r4c4' } },
  ),
  worked(
    'w-wing',
    'two cells joined by a row',
    `
      12 *  *  *  *  *  *  *  *
      *
      *
      *
      *  *  *  *  *  *  *  *  12
      *
      *
      *
      *  !2 !2 !2 !2 !2 !2 !2 *
    `,
    { strikes: '1 r1c9 r5c1', candidates: { wing: '12 r1c1 r5c9', bridge: '2 r9c19' }, houses: { house: 'r9' } },
  ),
  worked(
    'w-wing',
    'two cells joined by a box with three places',
    `
      89 * * *  !9 !9 * * *
      *  * * !9 *  !9 * * *
      *  * * !9 *  !9 * * *
      *  * * *  89 *  * * *
      *
      *
      *
      *
      *
    `,
    { strikes: '8 r1c5 r4c1', candidates: { wing: '89 r1c1 r4c5', bridge: '9 r1c4 r23c5' }, houses: { house: 'b2' } },
  ),
  worked(
    'x-chain',
    'a skyscraper',
    `
      !5 *  !5 !5 !5 !5 !5 * !5
      *
      *
      *
      !5 !5 *  !5 !5 !5 !5 * !5
      *
      *
      *
      *
    `,
    { strikes: '5 r23c3 r46c2', chain: '5 r1c2 = 5 r1c8 - 5 r5c8 = 5 r5c3' },
  ),
  worked(
    'x-chain',
    'three rows',
    `
      *  !5 !5 !5 *  !5 !5 !5 !5
      *
      *
      !5 !5 !5 !5 *  !5 !5 !5 *
      *
      *
      *
      !5 !5 *  !5 !5 !5 !5 !5 *
      *
    `,
    { strikes: '5 r79c1 r23c3', chain: '5 r1c1 = 5 r1c5 - 5 r4c5 = 5 r4c9 - 5 r8c9 = 5 r8c3' },
  ),
  worked(
    'xy-chain',
    'three cells',
    `
      12 * * * * * * * 23
      *
      *
      *
      *
      *
      *
      *
      *  * * * * * * * 13
    `,
    { strikes: '1 r9c1', chain: '1 r1c1 = 2 r1c1 - 2 r1c9 = 3 r1c9 - 3 r9c9 = 1 r9c9' },
  ),
  worked(
    'xy-chain',
    'four cells',
    `
      *
      * 15 *  * * * * 16 *
      *
      *
      *
      *
      *
      *
      * *  58 * * * * 68 *
    `,
    { strikes: '5 r789c2 r123c3', chain: '5 r2c2 = 1 r2c2 - 1 r2c8 = 6 r2c8 - 6 r9c8 = 8 r9c8 - 8 r9c3 = 5 r9c3' },
  ),
];

function worked(technique: TechniqueId, says: string, drawn: string, drawing: Drawing): WorkedStep {
  return { name: `${technique}: ${says}`, position: board(drawn), step: drawStep(technique, drawing) };
}
