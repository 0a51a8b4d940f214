import { expect, test } from 'vitest';
import { findSteps, forcingNet } from '../../src/index.js';
import { late } from './late.js';

test('contradictions come by what they take to see, then by what goes', () => {
  let ties = 0;
  for (const position of late) {
    const refuted = findSteps(position, [forcingNet]).filter(({ message }) => message.key === 'forcing-net');
    const ranks = refuted.map(({ eliminations: [{ cell, digit }], pattern: { branches = [] } }) => ({
      inferences: branches.reduce(
        (sum, links) => sum + new Set(links.map(({ to }) => `${to.cells},${to.digit}`)).size,
        0,
      ),
      target: cell * 9 + digit,
    }));
    expect(ranks).toEqual([...ranks].sort((a, b) => a.inferences - b.inferences || a.target - b.target));
    ties += ranks.filter(({ inferences }, i) => inferences === ranks[i + 1]?.inferences).length;
  }
  expect(ties).toBeGreaterThan(20);
});
