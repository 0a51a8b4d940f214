import { expect, test } from 'vitest';
import { findSolution, parsePuzzle } from '../../src/index.js';

// Which cell is guessed first, and with which digit, shows in nothing else.
test.each([
  ['an empty grid', '', '123458679679123458458679123214835796967214835835796214341582967796341582582967341'],
  ['a row', '123456789', '123456789546978321879321645231564897798132456465789132312897564654213978987645213'],
  [
    'a few digits',
    '8,,,,1,,,,,5,2,,9,,,,8,,,7,6',
    '834215769521967384976348215248531697657894123319672458465729831192483576783156942',
  ],
])('of many solutions always the same one is found: %s', (_, digits, solution) => {
  expect(findSolution(parsePuzzle(`?p=${digits}`))?.join('')).toBe(solution);
});
