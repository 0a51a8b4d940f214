import { expect, test } from 'vitest';
import { findSteps, medusa3d } from '../../../src/index.js';
import { board, candidates } from '../../verify/draw.js';

// A 1 in r1c5 and a 2 in r5c1 come together, by way of r5c5; so r1c1 keeps neither.
const column = '* * * * !4 * * * *';

function withCorner(digits: string) {
  return board(`
    ${digits} * * * 14 * * * *
    ${column}
    ${column}
    ${column}
    * !2 !2 !2 24 !2 !2 !2 !2
    ${column}
    ${column}
    ${column}
    ${column}`);
}

test('a colour that leaves a cell without a candidate is false', () => {
  const [step] = findSteps(withCorner('12'), [medusa3d]);
  expect(step?.eliminations).toEqual(candidates('1 r1c5; 2 r5c1; 4 r5c5'));
});

test('one that leaves it a candidate may be true', () => {
  expect(findSteps(withCorner('123'), [medusa3d])).toEqual([]);
});
