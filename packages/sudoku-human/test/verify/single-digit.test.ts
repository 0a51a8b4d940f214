/** How many chains a step of one digit may draw: only the two-string kite is ever two. */

import { type Step, type TechniqueId, verifyStep } from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { board, chain, drawStep } from './draw.js';

const full = '* * * * * * * * *\n';

function branched(technique: TechniqueId, houses: string, end: string, joint: string, chains: readonly string[]): Step {
  const step = drawStep(technique, { strikes: '5 r3c3', houses: { house: houses }, candidates: { end, joint } });
  return { ...step, pattern: { ...step.pattern, links: [], branches: chains.map(chain) } };
}

test('two skyscrapers are two steps', () => {
  // Rows 1 and 2 hold 5 in columns 1 and 3 or 2, rows 8 and 9 in columns 1 and 2 or 3.
  const row = (...open: number[]) =>
    `${Array.from({ length: 9 }, (_, at) => (open.includes(at + 1) ? '*' : '!5')).join(' ')}\n`;
  const position = board(`${row(1, 2)}${full.repeat(3)}${row(1, 3)}${full.repeat(4)}`);
  const one = '5 r1c2 = 5 r1c1 - 5 r5c1 = 5 r5c3';
  const judged = (...chains: string[]) =>
    verifyStep(position, branched('skyscraper', 'r1 r5', '5 r1c2 r5c3', '5 r15c1', chains));
  expect(judged(one)).toEqual({ valid: true });
  // The same, read from its other end.
  const other = '5 r5c3 = 5 r5c1 - 5 r1c1 = 5 r1c2';
  expect(judged(other)).toEqual({ valid: true });
  expect(judged(one, other)).toEqual({ valid: false, reason: 'unexpected-links' });
  // Nor is one told twice, in a branch and beside it.
  const twice = branched('skyscraper', 'r1 r5', '5 r1c2 r5c3', '5 r15c1', [one]);
  expect(verifyStep(position, { ...twice, pattern: { ...twice.pattern, links: chain(one) } })).toEqual({
    valid: false,
    reason: 'unexpected-links',
  });
});

test('a skyscraper has three links, also where one more pair of them would be right', () => {
  const row = (...open: number[]) =>
    `${Array.from({ length: 9 }, (_, at) => (open.includes(at + 1) ? '*' : '!5')).join(' ')}\n`;
  const position = board(`${row(1, 2)}${full.repeat(3)}${row(1, 3)}${full.repeat(3)}${row(3, 4)}`);
  const judged = (links: string) =>
    verifyStep(position, branched('skyscraper', 'r1 r5', '5 r1c2 r5c3', '5 r15c1', [links]));
  const right = '5 r1c2 = 5 r1c1 - 5 r5c1 = 5 r5c3';
  expect(judged(right)).toEqual({ valid: true });
  for (const links of [`${right} - 5 r9c3 = 5 r9c4`, `${right} - 5 r9c3`, '5 r1c2 = 5 r1c1'])
    expect([links, judged(links)]).toEqual([links, { valid: false, reason: 'wrong-chain-length' }]);
});
