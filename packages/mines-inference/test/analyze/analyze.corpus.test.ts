import { expect, test } from 'vitest';
import { readCorpus } from '../corpus.js';
import { hasKnownAnswer } from '../corpus-laws.js';

test.each([
  ['natural', 5],
  ['flagged', 5],
  ['check', 5],
  ['hard', 2],
  ['huge', 3],
] as const)('%s, every %i: status, proofs, chances and the number of layouts are the known ones', (name, every) => {
  const positions = readCorpus(name, every);
  for (const position of positions) hasKnownAnswer(position);
  expect(positions.length).toBeGreaterThan(1);
});
