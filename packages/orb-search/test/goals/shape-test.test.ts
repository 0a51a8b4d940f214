import { describe, expect, test } from 'vitest';
import { findPath, type Goal, parseOrbs, type Rules, type ShapeWanted } from '../../src/index.js';

/** Is a goal met by the board as it stands? With no move allowed that is all that counts. */
function isMetBy(text: string, goal: Goal, rules: Rules = {}): boolean {
  return findPath(parseOrbs(text), { goal, rules, maxMoves: 0 }).status === 'reached';
}

function has(text: string, shape: ShapeWanted['shape'], more: Omit<ShapeWanted, 'shape'> = {}): boolean {
  return isMetBy(text, { kind: 'shapes', shapes: [{ shape, ...more }] });
}

describe('shapes of a match', () => {
  test('a row goes from side to side', () => {
    expect(has('0000\n1212', 'row')).toBe(true);
    expect(has('1212\n0000', 'row')).toBe(true);
    expect(has('0001\n1212', 'row')).toBe(false);
    expect(has('1000\n2121', 'row')).toBe(false);
    // As wide as the board, and no row of it.
    expect(has('000121\n120121\n120000', 'row')).toBe(false);
  });
  test('a column goes from top to bottom', () => {
    expect(has('01\n02\n01\n02', 'column')).toBe(true);
    expect(has('10\n20\n10\n20', 'column')).toBe(true);
    expect(has('01\n02\n01\n12', 'column')).toBe(false);
    expect(has('11\n02\n01\n02', 'column')).toBe(false);
  });
  test('a plus is five orbs', () => {
    expect(has('102\n000\n201', 'plus')).toBe(true);
    expect(has('1022\n0000\n2011', 'plus')).toBe(false);
    expect(has('101\n000\n000', 'plus')).toBe(false);
    // Five orbs in 3 × 3 that are none.
    expect(has('000\n102\n201', 'plus')).toBe(false);
    expect(has('011\n022\n000', 'plus')).toBe(false);
  });
  test('an L is two runs of three that share their ends, in all four ways', () => {
    expect(has('011\n022\n000', 'L')).toBe(true);
    expect(has('110\n220\n000', 'L')).toBe(true);
    expect(has('000\n022\n011', 'L')).toBe(true);
    expect(has('000\n220\n110', 'L')).toBe(true);
    expect(has('000\n101\n202', 'L')).toBe(false);
    expect(has('101\n000\n202', 'L')).toBe(false);
    expect(has('0112\n0221\n0000', 'L')).toBe(false);
    // A T lying on its side, both ways, and upright.
    expect(has('012\n000\n021', 'L')).toBe(false);
    expect(has('210\n000\n120', 'L')).toBe(false);
    expect(has('000\n102\n201', 'L')).toBe(false);
  });
  test('five orbs side by side are no L', () => {
    const isL = (text: string) => isMetBy(text, { kind: 'shapes', shapes: [{ shape: 'L' }] }, { minRun: [2] });
    expect(isL('011\n022\n000')).toBe(true);
    expect(isL('000\n001\n121')).toBe(false);
    expect(isL('001\n002\n012')).toBe(false);
    expect(isL('100\n200\n120')).toBe(false);
  });
  test('a box is nine orbs', () => {
    expect(has('000\n000\n000', 'box')).toBe(true);
    expect(has('0001\n0002\n0001', 'box')).toBe(true);
    expect(has('000\n000\n001', 'box')).toBe(false);
    expect(has('000\n000\n000\n000', 'box')).toBe(false);
    expect(has('0000\n0001\n0002', 'box')).toBe(false);
  });
  test('a match is connected in so many orbs or more, four if nothing is said', () => {
    expect(has('00001\n12121', 'connected')).toBe(true);
    expect(has('00011\n12121', 'connected')).toBe(false);
    expect(has('00011\n12121', 'connected', { size: 3 })).toBe(true);
    expect(has('00001\n12121', 'connected', { size: 5 })).toBe(false);
    expect(has('00000\n12121', 'connected', { size: 5 })).toBe(true);
  });
  test('of a type, if that is asked', () => {
    expect(has('0000\n1212', 'row', { type: 0 })).toBe(true);
    expect(has('0000\n1212', 'row', { type: 1 })).toBe(false);
  });
  test('each by a match of its own, whatever the order', () => {
    const both: ShapeWanted[] = [{ shape: 'connected', size: 3 }, { shape: 'row' }];
    expect(isMetBy('0000\n1212', { kind: 'shapes', shapes: both })).toBe(false);
    expect(isMetBy('0000\n1112', { kind: 'shapes', shapes: both })).toBe(true);
    expect(isMetBy('0000\n1112', { kind: 'shapes', shapes: both.toReversed() })).toBe(true);
  });
});
