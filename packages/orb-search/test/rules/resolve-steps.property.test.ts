import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { resolve, resolveSteps } from '../../src/index.js';
import { boards } from '../support.js';

prop([boards(7, 7, 4, true)])('the steps of an animation are the waves', (board) => {
  const { waves, board: end } = resolve(board);
  const steps = resolveSteps(board);
  expect(steps.map(({ matches }) => matches)).toEqual(waves);
  if (steps.length > 0) expect(steps.at(-1)?.board).toEqual(end);
});
