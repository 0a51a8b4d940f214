import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { records } from '../../src/techniques/technique-records.js';

test('the techniques of so many stars are those of the default list that need no more, in its order', () => {
  for (const stars of [1, 2, 3, 4, 5] as const) {
    const ids = kit.starTechniques(stars).map(({ id }) => id);
    expect(ids).toEqual(kit.techniques.map(({ id }) => id).filter((id) => records[id].stars <= stars));
  }
  expect(kit.starTechniques(1).map(({ id }) => id)).toEqual(['full-house', 'naked-single', 'hidden-single']);
  expect(kit.starTechniques(5)).toEqual(kit.techniques);
});

test('the basic techniques are those of three stars on the classic board', () => {
  const classic = kit.classicTechniques.filter(({ id }) => records[id].stars <= 3);
  expect(kit.basicTechniques).toEqual(classic);
});

test('other numbers of stars are refused', () => {
  for (const stars of [0, 6, 2.5, '3']) expect(() => kit.starTechniques(stars as kit.Stars)).toThrow('from 1 to 5');
});
