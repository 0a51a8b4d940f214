import { expect, test } from 'vitest';
import { readCorpus } from '../corpus.js';
import { hasCertificates } from '../corpus-laws.js';

test.each(['natural', 'flagged', 'check'] as const)('%s, every 15: every certificate is verified', (name) => {
  const positions = readCorpus(name, 15);
  for (const position of positions) hasCertificates(position);
  expect(positions.length).toBeGreaterThan(1);
});
