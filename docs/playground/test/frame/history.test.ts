import { expect, test } from 'vitest';
import { begin, push, travel } from '../../src/frame/history.js';

const [undo, redo] = [{ type: 'undo' }, { type: 'redo' }] as const;

test('goes back and forth over the values, in their order', () => {
  const all = push(push(begin('a'), 'b'), 'c');
  expect(travel(all, undo)).toEqual({ past: ['a'], present: 'b', future: ['c'] });
  expect(travel(travel(all, undo), undo)).toEqual({ past: [], present: 'a', future: ['b', 'c'] });
  expect(travel(travel(all, undo), redo)).toEqual(all);
});

test('a new value forgets what was undone', () => {
  expect(push(travel(push(begin('a'), 'b'), undo), 'c')).toEqual({ past: ['a'], present: 'c', future: [] });
});

test('beyond the ends the history stays the same value', () => {
  const history = begin('a');
  expect(travel(history, undo)).toBe(history);
  expect(travel(history, redo)).toBe(history);
});
