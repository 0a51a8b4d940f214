import { expect, test } from 'vitest';
import { isMinimal, isMinimalSearch, parsePuzzle } from '../../src/index.js';
import { fixture } from '../text/support.js';

test('as a search, it tells of each given that was tried', () => {
  const puzzle = parsePuzzle(fixture('few-clues')[0]);
  const total = puzzle.givens.filter(Boolean).length;
  const told = [...isMinimalSearch(puzzle)];
  expect(isMinimal(puzzle)).toBe(true);
  expect(new Set(told.map((progress) => progress.total))).toEqual(new Set([total]));
  expect(Math.max(...told.map(({ nodes }) => nodes))).toBe(total);
});

test('a given that only repeats what the others say is noticed, the first as well as the last', () => {
  const puzzle = parsePuzzle('800010000520900080076002000009500600340090025005008400000200540010009037000080006');
  const solution = '894315762523976184176842359289534671341697825765128493937261548618459237452783916';
  for (const cell of [1, 79]) {
    const more = parsePuzzle(puzzle.values.with(cell, Number(solution[cell])).join(''));
    expect(isMinimal(more)).toBe(false);
  }
});
