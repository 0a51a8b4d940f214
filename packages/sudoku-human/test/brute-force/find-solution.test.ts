import { expect, test } from 'vitest';
import { findSolution, parsePuzzle } from '../../src/index.js';

// Which cell is guessed first, and with which digit, shows in nothing else.
test.each([
  ['an empty grid', '', '123458679679123458458697123214739865865214937937586214341872596596341782782965341'],
  ['a row', '123456789', '123456789546789321789321456231564897897132564465978132312897645654213978978645213'],
  [
    'a few digits',
    '8,,,,1,,,,,5,2,,9,,,,8,,,7,6',
    '834215679521967384976348215248631597359874126617592438485723961162489753793156842',
  ],
])('of many solutions always the same one is found: %s', (_, digits, solution) => {
  expect(findSolution(parsePuzzle(`?p=${digits}`))?.join('')).toBe(solution);
});
