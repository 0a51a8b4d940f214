/** Long lists in pieces: whatever the size of a piece, the list is the same, and a pause follows each. */
import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { createPace, filledInts, refill, spend, toInts, withRoom } from '../../src/kernel/pace.js';
import { smallRoom } from '../small-room.js';

test.each([0, 1, 3, 4, 5, 11])('%i members, in pieces of four and in one go', (length) => {
  const list = Array.from({ length }, (_, at) => at * at - 3);
  for (const room of [smallRoom, { ...smallRoom, chunk: 100 }]) {
    const pace = createPace(room);
    expect([...runSlices(toInts(list, pace))]).toEqual(list);
    expect([...runSlices(filledInts(length, 7, pace))]).toEqual(list.map(() => 7));
    const larger = runSlices(withRoom(new Int32Array(list), length + 1, pace));
    expect([...larger.subarray(0, length)]).toEqual(list);
    expect(larger.length).toBe(Math.max(16, length + 1 + ((length + 1) >> 1)));
    const some = new Int32Array(list);
    runSlices(refill(some, 9, Math.max(0, length - 1), pace));
    expect([...some]).toEqual(list.map((value, at) => (at < length - 1 ? 9 : value)));
  }
});

test('a pace pauses when its steps are spent, not before, and counts them', () => {
  const pace = createPace();
  const { left } = pace;
  expect(spend(pace, left - 1)).toBe(false);
  expect(pace).toMatchObject({ left: 1, steps: 0 });
  expect(spend(pace, 1)).toBe(true);
  expect(pace).toMatchObject({ left, steps: left });
  expect(spend(pace, left + 5)).toBe(true);
  expect(pace).toMatchObject({ left, steps: 2 * left + 5 });
});

test('every piece of a long list may be followed by a pause', () => {
  const pauses = (start: (pace: ReturnType<typeof createPace>) => Iterator<unknown>): number => {
    const pace = Object.defineProperty(createPace(smallRoom), 'left', { get: () => 0, set: () => {} });
    const work = start(pace);
    let count = 0;
    while (!work.next().done) count++;
    return count;
  };
  const list = new Array<number>(11).fill(1);
  expect(pauses((pace) => toInts(list, pace))).toBe(3);
  expect(pauses((pace) => toInts(list.slice(0, 4), pace))).toBe(1);
  expect(pauses((pace) => filledInts(11, 1, pace))).toBe(3);
  expect(pauses((pace) => withRoom(new Int32Array(list), 12, pace))).toBe(3);
});
