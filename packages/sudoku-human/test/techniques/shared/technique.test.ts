import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { readPosition } from '../../../src/board/read-position.js';
import { parsePuzzle, type Step, type Technique, xChain } from '../../../src/index.js';
import { defaultContext } from '../../../src/solver/context-of.js';
import { adapted, findersOf, slicesOf } from '../../../src/techniques/shared/technique.js';

const board = readPosition(
  parsePuzzle('000010045700320010005008600000000000070600000008003170082001000000000300056000008'),
);

test('a technique that is adapted does the same in one go and in slices', () => {
  const [finder] = findersOf([xChain as Technique]);
  const doubled = adapted(finder, (context, emit) => [
    context,
    (step) => emit({ ...step, placements: step.eliminations }),
  ]);
  const whole: Step[] = [];
  doubled.find(defaultContext(board), (step) => whole.push(step) < 0);
  const sliced: Step[] = [];
  runSlices(slicesOf(doubled, defaultContext(board), (step) => sliced.push(step) < 0));
  expect(whole.map(({ placements }) => placements)).toEqual([[{ cell: 28, digit: 1 }]]);
  expect(sliced).toEqual(whole);
});
