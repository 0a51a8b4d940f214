import { expect, test } from 'vitest';
import { findSolution, parsePuzzle } from '../../src/index.js';

// Which cell is guessed first, and with which digit, shows in nothing else.
test.each([
  ['an empty grid', '', '123457896698123457457896123214538769769214538835769214341972685586341972972685341'],
  ['a row', '123456789', '123456789546987321879321546231598674467132895985674132312745968698213457754869213'],
  [
    'a few digits',
    '8,,,,1,,,,,5,2,,9,,,,8,,,7,6',
    '843617925521934786976258413467381259239576148185492367752849631698123574314765892',
  ],
])('of many solutions always the same one is found: %s', (_, digits, solution) => {
  expect(findSolution(parsePuzzle(`?p=${digits}`))?.join('')).toBe(solution);
});
