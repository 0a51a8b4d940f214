/** What chains and loops strike out is in no grid that the marks leave, and the checker accepts each of them. */

import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { gridsOf, marksOfGrid } from '../../layout/grids.js';
import { ownOptions } from '../../layout/own-layouts.js';
import { isQuick, runs, sample, some } from '../../runs.js';

const boards: readonly [name: string, options: kit.LayoutOptions, share: number][] = [
  ['4×4', { size: 4 }, 0.5],
  ['4×4 with diagonals', { size: 4, diagonals: true }, 0.5],
  ['a jigsaw of 5×5', ownOptions['jigsaw-5'], 0.35],
  ['4×4 with a cage', { size: 4, cages: [{ cells: [1, 5, 6, 10] }] }, 0.5],
  ['4×4 with a further house', { size: 4, extraHouses: [[0, 6, 9, 15]] }, 0.5],
  ['6×6', { size: 6 }, 0.3],
  ['6×6 with knight’s moves', { size: 6, antiKnight: true }, 0.3],
  ['6×6 with king’s moves', { size: 6, antiKing: true }, 0.3],
  ['6×6 with neighbours apart', { size: 6, nonConsecutive: true }, 0.25],
  ['6×6 with cages', { size: 6, cages: ownOptions['killer']?.cages?.map(({ cells }) => ({ cells })) }, 0.3],
  ['6×6 with groups', { size: 6, disjointGroups: true }, 0.3],
];

const techniques = [
  ...[kit.xChain, kit.xyChain, kit.aic, kit.groupedXChain, kit.groupedAic],
  ...[kit.continuousNiceLoop, kit.groupedContinuousNiceLoop],
  ...[kit.discontinuousNiceLoop, kit.groupedDiscontinuousNiceLoop],
];

const found = new Map<string, number>();
let many = 0;

test.each(some(boards, 2))('%s', (_, options, share) => {
  const layout = kit.createLayout(options);
  for (let seed = 0; seed < runs(2, 1); seed++) {
    // The more marks, the more grids and the fewer chains.
    const board = marksOfGrid(layout, seed, share + 0.15 * (seed % 2));
    const grids = gridsOf(layout, board.candidates, 5000);
    expect(grids.length).toBeLessThan(5000);
    const isWrong = ({ placements, eliminations }: kit.Step) =>
      grids.some(
        (grid) =>
          eliminations.some(({ cell, digit }) => grid[cell] === digit) ||
          placements.some(({ cell, digit }) => grid[cell] !== digit),
      );
    for (const technique of techniques) {
      const steps = kit.findSteps(board, [technique], { maxChainLength: 6 });
      if (seed === 0) expect(kit.createSolver([technique]).nextStep(board, { maxChainLength: 6 })).toEqual(steps[0]);
      found.set(technique.id, (found.get(technique.id) ?? 0) + steps.length);
      expect(steps.filter(isWrong)).toEqual([]);
      for (const step of sample(steps, 10, seed)) {
        expect({ step, ...kit.verifyStep(board, step) }).toEqual({ step, valid: true });
      }
    }
    many += grids.length;
  }
});

test('each technique was found', () => {
  for (const { id } of techniques) expect([id, (found.get(id) ?? 0) > (isQuick ? 2 : 10)]).toEqual([id, true]);
  expect(many).toBeGreaterThan(isQuick ? 5 : 20);
});
