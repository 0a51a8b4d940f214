/** The whole corpus; the tests take a sample of it. */
import { describe, expect, test } from 'vitest';
import { hasCorpora } from '../../../config/corpora.js';
import { readCorpus } from './corpus.js';
import { hasCertificates, hasKnownAnswer } from './corpus-laws.js';
import { namesCulprits } from './fits.js';

describe.runIf(hasCorpora)('the whole corpus', () => {
  test.each(['natural', 'flagged', 'check', 'hard', 'huge'] as const)('%s has the known answers', (name) => {
    const positions = readCorpus(name, 1);
    for (const position of positions) hasKnownAnswer(position);
    expect(positions.length).toBeGreaterThan(9);
  });

  test.each(['natural', 'flagged', 'check'] as const)('%s: every certificate is verified', (name) => {
    const positions = readCorpus(name, 1);
    for (const position of positions) hasCertificates(position);
    expect(positions.length).toBeGreaterThan(9);
  });

  test('the 33 spoilt positions: what is named contradicts by itself, and none of it is idle', () => {
    const positions = readCorpus('check', 1, ({ status }) => status === 'inconsistent');
    for (const position of positions) namesCulprits(position.board);
    expect(positions).toHaveLength(33);
  });
});
