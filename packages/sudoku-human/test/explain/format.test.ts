import { describe, expect, test } from 'vitest';
import { candidates, cells, chain } from '../verify/draw.js';
import { said, saidCells } from './said.js';

describe('cells are written together as people do', () => {
  test.each([
    ['r1c1', 'r1c1', 'A1', 'a1'],
    ['r1c1 r1c2 r1c3', 'r1c123', 'A123', 'abc1'],
    ['r1c4 r2c4', 'r12c4', 'AB4', 'd12'],
    ['r2c3 r2c8 r7c3 r7c8', 'r27c38', 'BG38', 'ch27'],
    ['r9c9 r1c2 r1c2', 'r1c2 r9c9', 'A2 I9', 'b1 i9'],
    ['r1c4 r2c4 r3c4 r3c5', 'r12c4 r3c45', 'AB4 C45', 'd12 de3'],
    ['r123c1 r14c2', 'r123c1 r14c2', 'ABC1 AD2', 'a123 b14'],
  ])('%s', (list, rowsAndColumns, rowLetters, columnLetters) => {
    expect(saidCells(cells(list), 'r1c1')).toBe(rowsAndColumns);
    expect(saidCells(cells(list), 'A1')).toBe(rowLetters);
    expect(saidCells(cells(list), 'a1')).toBe(columnLetters);
  });
});

describe('boards of other sizes', () => {
  test('small ones are written as closely as the classic one', () => {
    expect(saidCells([0, 1, 6, 7, 35], 'r1c1', 6)).toBe('r12c12 r6c6');
    expect(saidCells([0, 6], 'A1', 6)).toBe('AB1');
  });

  test('where lines have two characters each cell is a word, and digits from ten on are letters', () => {
    expect(saidCells([12, 1, 0], 'r1c1', 12)).toBe('r1c1 r1c2 r2c1');
    expect(saidCells([143], 'a1', 12)).toBe('l12');
    const twelve = [0, 1].map((cell) => ({ cell, digit: 12 }));
    expect(said({ type: 'candidates', candidates: twelve }, 'r1c1', 12)).toBe('r1c1≠C r1c2≠C');
    const [from, to] = [10, 11].map((digit) => ({ cells: [0], digit }));
    expect(said({ type: 'links', links: [{ from, to, type: 'strong' }] }, 'r1c1', 12)).toBe('(A=B)r1c1');
  });
});

describe('struck candidates', () => {
  test.each([
    ['5 r1c2 r3c4', 'r1c2≠5 r3c4≠5'],
    ['5 r1c23', 'r1c23≠5'],
    ['21 r7c1; 3 r9c3; 12 r7c2', 'r7c12≠12 r9c3≠3'],
  ])('%s', (list, text) => {
    expect(said({ type: 'candidates', candidates: candidates(list) })).toBe(text);
  });
});

describe('chains in Eureka notation', () => {
  test.each([
    ['5 r1c2 = 5 r1c7 - 5 r3c9 = 5 r8c9', '(5)r1c2 = r1c7 - r3c9 = r8c9'],
    ['1 r1c1 = 2 r1c1 - 2 r1c9 = 3 r1c9 - 3 r9c9 = 1 r9c9', '(1=2)r1c1 - (2=3)r1c9 - (3=1)r9c9'],
    ['5 r1c2 = 5 r1c7 - 6 r1c7 = 6 r4c7', '(5)r1c2 = (5-6)r1c7 = (6)r4c7'],
    ['5 r1c23 = 5 r23c1 - 5 r9c1 = 5 r9c8', '(5)r1c23 = r23c1 - r9c1 = r9c8'],
  ])('%s', (links, text) => {
    expect(said({ type: 'links', links: chain(links) })).toBe(text);
  });

  test('starts anew where a link does not join', () => {
    const [first] = chain('5 r1c2 = 5 r1c7');
    const [second] = chain('5 r3c2 = 5 r3c7');
    expect(said({ type: 'links', links: [first, second] }, 'A1')).toBe('(5)A2 = A7; (5)C2 = C7');
    expect(said({ type: 'links', links: [] })).toBe('');
  });
});
