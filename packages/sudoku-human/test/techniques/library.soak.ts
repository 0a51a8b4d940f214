/** The whole library, where it is: the quick tests take an eighth of its cases. */

import { expect, test } from 'vitest';
import { hasCorpora } from '../../../../config/corpora.js';
import { sample } from '../runs.js';

if (hasCorpora) await import('./library.corpus.test.js');

test('where all are asked, every case is in the sample', () => {
  expect([...sample(['a', 'b', 'c'], 4)]).toEqual(['a', 'b', 'c']);
});
