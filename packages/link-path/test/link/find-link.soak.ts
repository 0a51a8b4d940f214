import { expect, test } from 'vitest';
import { hasCorpora, reportCases } from '../../../../config/corpora.js';
import { checkKnownTurns } from './known-turns.js';

test.runIf(hasCorpora)('every pair of the corpus needs the known number of turns, with and without the margin', () => {
  const checked = checkKnownTurns(1);
  expect(checked).toBeGreaterThan(4000);
  reportCases('link-path', 'turns.tsv', checked);
});
