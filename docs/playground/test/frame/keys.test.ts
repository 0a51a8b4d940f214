import { expect, test } from 'vitest';
import { type Focus, isForGame, moveOfKey, stepOfKey, travelOfKey } from '../../src/frame/keys.js';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {}) => ({
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

test('arrow keys step, and digits step slantwise where that is allowed', () => {
  expect(['ArrowUp', 'ArrowRight', '7', 'a'].map((key) => stepOfKey(press(key)))).toEqual([
    [-1, 0],
    [0, 1],
    undefined,
    undefined,
  ]);
  expect(['7', '9', '1', '3', '5'].map((key) => stepOfKey(press(key), true))).toEqual([
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
    undefined,
  ]);
});

test('undo and redo have the keys of every system', () => {
  expect(travelOfKey(press('z'))).toBeUndefined();
  expect(travelOfKey(press('z', { ctrlKey: true }))).toEqual({ type: 'undo' });
  expect(travelOfKey(press('z', { metaKey: true }))).toEqual({ type: 'undo' });
  expect(travelOfKey(press('Z', { metaKey: true, shiftKey: true }))).toEqual({ type: 'redo' });
  expect(travelOfKey(press('y', { ctrlKey: true }))).toEqual({ type: 'redo' });
  expect(travelOfKey(press('x', { ctrlKey: true }))).toBeUndefined();
});

test('keys belong to the game unless what has the focus uses them', () => {
  const game = (key: string, ...focuses: Focus[]) => focuses.map((focus) => isForGame(press(key), focus));
  for (const key of ['ArrowUp', '5', 'h', 'Backspace']) {
    expect(game(key, 'board', 'page', 'list', 'text', 'elsewhere')).toEqual([true, true, false, false, false]);
  }
  // These press the button that has the focus, or scroll.
  for (const key of ['Enter', ' '])
    expect(game(key, 'board', 'page', 'list', 'text')).toEqual([true, false, false, false]);
});

test('the browser’s own keys stay the browser’s', () => {
  expect(isForGame(press('Tab'), 'board')).toBe(false);
  expect(isForGame(press('Tab', { shiftKey: true }), 'page')).toBe(false);
  expect(isForGame(press('ArrowLeft', { altKey: true }), 'board')).toBe(false);
  for (const key of ['f', 'h', '1', 'ArrowLeft']) expect(isForGame(press(key, { ctrlKey: true }), 'board')).toBe(false);
  expect(isForGame(press('p', { metaKey: true }), 'page')).toBe(false);
});

test('undo and redo work from everywhere but from a text, which has its own', () => {
  const focuses: Focus[] = ['board', 'page', 'list', 'text', 'elsewhere'];
  for (const undo of [press('z', { ctrlKey: true }), press('Z', { metaKey: true, shiftKey: true })]) {
    expect(focuses.map((focus) => isForGame(undo, focus))).toEqual([true, true, true, false, false]);
  }
});
