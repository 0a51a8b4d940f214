import { expect, test } from 'vitest';
import { begin, keepHistory, push, restoreHistory, travel } from '../../src/frame/history.js';

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

test('what is kept is a bounded number of steps on either side, the nearest ones', () => {
  const long = Array.from({ length: 500 }, (_, value) => value + 1).reduce(push<number>, begin(0));
  const middle = Array.from({ length: 250 }).reduce<typeof long>((history) => travel(history, undo), long);
  const { past, future } = keepHistory(middle, (value) => value);
  expect(past).toEqual(Array.from({ length: 200 }, (_, at) => 50 + at));
  expect(future).toEqual(Array.from({ length: 200 }, (_, at) => 251 + at));
  const back = restoreHistory({ past, future }, 250, Number);
  expect(travel(back, undo).present).toBe(249);
  expect(travel(back, redo).present).toBe(251);
});
