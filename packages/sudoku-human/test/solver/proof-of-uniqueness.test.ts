import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { readPosition } from '../../src/board/read-position.js';
import { countInSlices } from '../../src/count/solutions.js';
import { parsePuzzle, positionFromValues, setValue } from '../../src/index.js';
import { proofOfUniqueness } from '../../src/solver/proof-of-uniqueness.js';

const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
const two = positionFromValues(puzzle.values.with(0, 0));

test.each([
  ['a puzzle', puzzle, [true, true]],
  ['two solutions', two, [false, false]],
  ['no solution', parsePuzzle('?p=1,1'), [false, false]],
  ['two solutions, and a digit of the player that decides', setValue(two, 0, 8), [true, false]],
  ['a puzzle, and a wrong digit of the player', setValue(puzzle, 1, 4), [false, true]],
])('%s', (_, position, [byValues, byGivens]) => {
  const board = readPosition(position);
  const atOnce = proofOfUniqueness(board);
  expect([atOnce.isProven(), atOnce.isProvenByGivens()]).toEqual([byValues, byGivens]);
  const before = proofOfUniqueness(board);
  runSlices(before.prove((masks, limit) => countInSlices(board.tables, masks, limit)));
  expect([before.isProven(), before.isProvenByGivens()]).toEqual([byValues, byGivens]);
});
