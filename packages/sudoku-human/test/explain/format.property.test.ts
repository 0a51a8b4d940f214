import type { CellNotation } from '@kit/sudoku-human';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { saidCells } from './said.js';

const notations: readonly CellNotation[] = ['r1c1', 'A1', 'a1'];
const cellSet = fc.uniqueArray(fc.nat(80), { maxLength: 20 });

const wordsOf = (cells: readonly number[], notation: CellNotation) =>
  saidCells(cells, notation).split(' ').filter(Boolean);

/** Reads a word back, one crossing at a time. */
function read(word: string, notation: CellNotation): number[] {
  const pattern = { r1c1: /^r([1-9]+)c([1-9]+)$/, A1: /^([A-I]+)([1-9]+)$/, a1: /^([a-i]+)([1-9]+)$/ }[notation];
  const [, first, second] = pattern.exec(word) as RegExpExecArray;
  const indexOf = (sign: string): number => Number.parseInt(sign, 36) - (sign <= '9' ? 1 : 10);
  const [rows, columns] = notation === 'a1' ? [second, first] : [first, second];
  return [...rows].flatMap((row) => [...columns].map((column) => 9 * indexOf(row) + indexOf(column)));
}

describe('cells in words', () => {
  test('say exactly the cells, each once, in any notation', () => {
    fc.assert(
      fc.property(cellSet, fc.constantFrom(...notations), (cells, notation) => {
        const said = wordsOf(cells, notation).flatMap((word) => read(word, notation));
        expect(said.sort((a, b) => a - b)).toEqual([...cells].sort((a, b) => a - b));
      }),
    );
  });

  test('do not depend on the order of the cells', () => {
    fc.assert(
      fc.property(cellSet, (cells) => {
        expect(saidCells(cells.toReversed())).toBe(saidCells(cells));
      }),
    );
  });
});
