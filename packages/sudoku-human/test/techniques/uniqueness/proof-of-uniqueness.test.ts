import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { parsePuzzle, positionFromValues, setValue } from '../../../src/index.js';
import { readQuestion } from '../../../src/solver/context-of.js';
import { provenByGivens, provenByValues } from '../../../src/techniques/uniqueness/proof-of-uniqueness.js';

const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
const two = positionFromValues(puzzle.values.with(0, 0));

test.each([
  ['a puzzle', puzzle, [true, true]],
  ['two solutions', two, [false, false]],
  ['no solution', parsePuzzle('?p=1,1'), [false, false]],
  ['two solutions, and a digit of the player that decides', setValue(two, 0, 8), [true, false]],
  ['a puzzle, and a wrong digit of the player', setValue(puzzle, 1, 4), [false, true]],
])('%s', (_, position, expected) => {
  const { context } = readQuestion(position, {});
  const asked = () => [provenByValues, provenByGivens].map((proof) => runSlices(proof(context)));
  expect(asked()).toEqual(expected);
  expect(asked()).toEqual(expected);
});
