import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { countSteps } from '../layouts/all-steps.js';
import { digitsIn, marksAndValues, scatteredMarks } from '../layouts/boards.js';
import { sightIn } from '../layouts/oracle.js';
import { ownLayout } from '../layouts/own-layouts.js';
import { drawn } from '../verify/hand-made.js';

const layouts: readonly [string, kit.Layout][] = [
  ['4×4', kit.createLayout({ size: 4 })],
  ['4×4 with knight’s moves', kit.createLayout({ size: 4, antiKnight: true })],
  ['4×4 with neighbours apart', kit.createLayout({ size: 4, nonConsecutive: true })],
  ['a jigsaw of 5×5', ownLayout('jigsaw-5')],
];

/** What a wing is, from the rules alone: `pivot wing wing digit: cells`, each once. */
function wingsOf({ layout, candidates }: kit.Position, digits: 2 | 3): string[] {
  if (!layout) throw new Error('no layout');
  const cells = [...candidates.keys()];
  const sees = sightIn(layout);
  const found: string[] = [];
  for (const pivot of cells) {
    const own = digitsIn(candidates[pivot]);
    if (own.length !== digits) continue;
    for (const one of cells.filter((cell) => sees(pivot, cell))) {
      for (const two of cells.filter((cell) => cell > one && sees(pivot, cell))) {
        const [first, second] = [one, two].map((cell) => digitsIn(candidates[cell]));
        // The wings are xz and yz; the pivot is xy, or xyz.
        for (const z of first.filter((digit) => second.includes(digit))) {
          const xy = [...first, ...second].filter((digit) => digit !== z);
          const isWing = first.length === 2 && second.length === 2 && xy[0] !== xy[1];
          const expected = digits === 2 ? xy : [...xy, z];
          if (!isWing || `${expected.toSorted()}` !== `${own}`) continue;
          const holders = digits === 2 ? [one, two] : [pivot, one, two];
          const gone = cells.filter(
            (cell) =>
              cell !== pivot && digitsIn(candidates[cell]).includes(z) && holders.every((holder) => sees(holder, cell)),
          );
          if (gone.length > 0) found.push(`${pivot} ${one} ${two} ${z}: ${gone}`);
        }
      }
    }
  }
  return found;
}

function nameOf({ pattern, eliminations }: kit.Step): string {
  const cells = [...new Set(pattern.candidates.map(({ cell }) => cell))];
  return `${cells.join(' ')} ${eliminations[0].digit}: ${eliminations.map(({ cell }) => cell)}`;
}

describe.each(layouts)('%s', (_, layout) => {
  test.each([
    [kit.xyWing, 2],
    [kit.xyzWing, 3],
  ] as const)('all wings are found, in order of pivot and wings', (technique, digits) => {
    const boards = Array.from({ length: 40 }, (__, seed) =>
      (seed % 2 === 0 ? scatteredMarks : marksAndValues)(layout, seed, 0.45),
    );
    expect(countSteps(boards, technique, nameOf, (board) => wingsOf(board, digits))).toBeGreaterThan(0);
  });
});

test('the next wing is the first of all', () => {
  const board = drawn(
    kit.createLayout({ size: 4 }),
    '12 13 1234 1234 | 23 13 1234 1234 | 1234 1234 1234 1234 | 1234 1234 1234 1234',
  );
  const steps = kit.findSteps(board, [kit.xyWing]);
  expect(steps.length).toBeGreaterThan(1);
  expect(kit.createSolver([kit.xyWing]).nextStep(board)).toEqual(steps[0]);
});
