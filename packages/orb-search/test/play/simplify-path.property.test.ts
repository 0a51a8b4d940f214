import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { applyPath, simplifyPath } from '../../src/index.js';
import { walks } from '../support.js';

prop([walks])('simplifying never changes the board, and never makes a path longer', ({ board, path }) => {
  const simple = simplifyPath(board, path);
  expect(applyPath(board, simple)).toEqual(applyPath(board, path));
  expect(simple.moves.length).toBeLessThanOrEqual(path.moves.length);
  expect(simplifyPath(board, simple)).toEqual(simple);
});
