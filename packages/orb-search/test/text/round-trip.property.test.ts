import { expect } from 'vitest';
import { prop } from '../../../../config/prop.js';
import { formatOrbs, formatPath, parseOrbs, parsePath } from '../../src/index.js';
import { walks } from '../support.js';

prop([walks])('paths and boards survive their text forms', ({ board, path }) => {
  expect(parsePath(formatPath(path, board), board)).toEqual(path);
  expect(parsePath(formatPath(path, board, 'arrows'), board)).toEqual(path);
  expect(parseOrbs(formatOrbs(board))).toEqual(board);
  expect(parseOrbs(formatOrbs(board, 'letters-line'), board)).toEqual(board);
});
