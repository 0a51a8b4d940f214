import { expect, test } from 'vitest';
import { reportCases } from '../../../../config/corpora.js';
import { checkKnownTurns } from './known-turns.js';

test('every tenth pair of the corpus needs the known number of turns, with and without the margin', () => {
  const checked = checkKnownTurns(10);
  expect(checked).toBeGreaterThan(1000);
  reportCases('link-path', 'turns.tsv', checked);
});
