import { describe, expect, test } from 'vitest';
import { findPath, type Goal, parseOrbs, type ShapeWanted } from '../../src/index.js';

describe('what the orbs exclude is unreachable, and nothing else', () => {
  const status = (text: string, goal: Goal) => findPath(parseOrbs(text), { goal, maxMoves: 6, beam: 4 }).status;
  test.each<[ShapeWanted, string, string]>([
    [{ type: 0, shape: 'row' }, '0001\n0212\n1212', '0001\n1212\n2121'],
    [{ type: 0, shape: 'column' }, '010\n212\n021\n102', '010\n212\n121\n202'],
    [{ type: 0, shape: 'plus' }, '001\n100\n210', '001\n100\n212'],
    [{ type: 0, shape: 'L' }, '001\n100\n210', '001\n100\n212'],
    [{ type: 0, shape: 'box' }, '0001\n0002\n0010', '0001\n0002\n0011'],
    [{ type: 0, shape: 'connected' }, '001\n102\n021', '001\n102\n121'],
    [{ type: 0, shape: 'connected', size: 5 }, '001\n100\n210', '001\n100\n212'],
  ])('%j with just enough orbs, and with one less', (shape, enough, less) => {
    const hopeless = (text: string) => status(text, { kind: 'shapes', shapes: [shape] }) === 'unreachable';
    expect([hopeless(enough), hopeless(less)]).toEqual([false, true]);
    expect(status(less, { kind: 'shapes', shapes: [shape] })).toBe('unreachable');
  });
  test('a shape of any type needs enough orbs of some type', () => {
    const hopeless = (text: string, wanted: ShapeWanted) =>
      status(text, { kind: 'shapes', shapes: [wanted] }) === 'unreachable';
    expect(hopeless('0001\n1122', { shape: 'connected', size: 3 })).toBe(false);
    expect(hopeless('0001\n1122', { shape: 'connected' })).toBe(true);
    expect(hopeless('0001\n1112', { shape: 'connected' })).toBe(false);
  });
  test('colours need three orbs', () => {
    expect(status('0012\n1201\n2121', { kind: 'colours', types: [0] })).not.toBe('unreachable');
    expect(status('0012\n1211\n2121', { kind: 'colours', types: [0] })).toBe('unreachable');
  });
  test('orbs of types that have too few must stay', () => {
    expect(status('0001\n1222', { kind: 'orbs-left', atMost: 2 })).toBe('reached');
    expect(status('0001\n1222', { kind: 'orbs-left', atMost: 1 })).toBe('unreachable');
  });
  test('what is exactly enough is not excluded', () => {
    const hopeless = (text: string, goal: Goal) => status(text, goal) === 'unreachable';
    expect([2, 1].map((atMost) => hopeless('0001\n1222', { kind: 'orbs-left', atMost }))).toEqual([false, true]);
    expect([2, 3].map((combos) => hopeless('000\n111', { kind: 'at-least', combos }))).toEqual([false, true]);
    expect([0, 1].map((type) => hopeless('0001\n1222', { kind: 'colours', types: [type] }))).toEqual([false, true]);
  });
  test('more damage and more combos are never excluded', () => {
    const hopeless = (goal: Goal) => status('0011\n2233', goal) === 'unreachable';
    expect(hopeless({ kind: 'damage', atLeast: 9 })).toBe(false);
    expect(hopeless({ kind: 'max-combos' })).toBe(false);
    expect(hopeless({ kind: 'at-least', combos: 1 })).toBe(true);
  });
  test('combos beyond the sum', () => {
    expect(status('000\n111', { kind: 'at-least', combos: 2 })).toBe('reached');
    expect(status('000\n111', { kind: 'at-least', combos: 3 })).toBe('unreachable');
  });
});
