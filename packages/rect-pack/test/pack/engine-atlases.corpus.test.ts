import { expect, test } from 'vitest';
import { atlasFaults } from './engine-atlases.js';

test('no page of up to 12 frames is larger than the one that an atlas tool made of them', () => {
  expect(atlasFaults(12)).toEqual([]);
});
