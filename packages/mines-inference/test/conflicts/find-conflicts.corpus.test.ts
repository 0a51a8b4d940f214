import { expect, test } from 'vitest';
import { readCorpus } from '../corpus.js';
import { namesCulprits } from '../fits.js';

test('the spoilt positions of real games, every 4: what is named contradicts by itself, and none of it is idle', () => {
  const positions = readCorpus('check', 4, ({ status }) => status === 'inconsistent');
  for (const position of positions) namesCulprits(position.board);
  expect(positions.length).toBeGreaterThan(4);
});
