import { expect, test } from 'vitest';
import { moveOfKey, travelOfKey } from '../../src/frame/keys.js';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test('arrow keys move by a cell or by a row', () => {
  expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'a'].map((key) => moveOfKey(press(key), 9))).toEqual([
    -9,
    9,
    -1,
    1,
    undefined,
  ]);
});

test('on a turned board they go where they point', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
  expect(keys.map((key) => moveOfKey(press(key), 9, true))).toEqual([-1, 1, -9, 9]);
});

test('undo and redo have the keys of every system', () => {
  expect(travelOfKey(press('z'))).toBeUndefined();
  expect(travelOfKey(press('z', { ctrlKey: true }))).toEqual({ type: 'undo' });
  expect(travelOfKey(press('z', { metaKey: true }))).toEqual({ type: 'undo' });
  expect(travelOfKey(press('Z', { metaKey: true, shiftKey: true }))).toEqual({ type: 'redo' });
  expect(travelOfKey(press('y', { ctrlKey: true }))).toEqual({ type: 'redo' });
  expect(travelOfKey(press('x', { ctrlKey: true }))).toBeUndefined();
});
