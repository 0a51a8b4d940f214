import { expect, test } from 'vitest';
import { FrameBudget, type Step } from '../../src/atlas/frame-budget.js';
import { LiveState } from '../../src/atlas/live-state.js';
import { Rise } from '../../src/atlas/rise.js';

type Place = readonly [id: string, page: number, x: number, y: number, width: number, height: number];

/** Pages of 12 × 12 with these rectangles. */
function stateOf(places: readonly Place[]): LiveState {
  const state = new LiveState(12, 12, 3);
  state.open(2);
  for (const [id, page, x, y, width, height] of places)
    state.put({ id, page, x, y, width, height, rotated: false }, { x, y, endX: x + width, endY: y + height });
  return state;
}

/** Who goes to which page and corner; what is no move is told as it is. */
const targetOf = (step: Step): readonly unknown[] => {
  if (typeof step === 'string' || 'redrawn' in step) return [step];
  const { entry, page, box } = step;
  return [entry.placed.id, page, box.x, box.y];
};

/** The first step of the pass. */
const firstStep = (...places: Place[]) => targetOf(new Rise(stateOf(places)).next(new FrameBudget(1000, false)));

test('a pass begins with the last page, on a page with what ends lowest, and of those with what ends farthest right', () => {
  const rise = new Rise(
    stateOf([
      ['low, right', 1, 8, 6, 2, 4],
      ['last page, high', 2, 0, 1, 1, 1],
      ['low, left', 1, 3, 7, 2, 3],
      ['last page, low', 2, 0, 4, 1, 1],
      ['high, right', 1, 9, 2, 2, 3],
      ['high, left', 1, 0, 0, 6, 5],
    ]),
  );
  // All of them could go to the first page, and none is moved, so each is named once.
  const budget = new FrameBudget(1000, false);
  const ids = Array.from({ length: 6 }, () => targetOf(rise.next(budget))[0]);
  expect(ids).toEqual(['last page, low', 'last page, high', 'low, right', 'low, left', 'high, right', 'high, left']);
  expect(rise.next(budget)).toBe('done');
});

test('on its own page a rectangle goes where it ends highest, and there as far left as it can', () => {
  // Above it the page is free, and the hole beside it would fit exactly.
  expect(firstStep(['a', 0, 10, 8, 2, 4], ['left', 0, 0, 8, 2, 4], ['beyond the hole', 0, 4, 8, 6, 4])).toEqual([
    'a',
    0,
    0,
    0,
  ]);
  // In its own row there is only room farther left.
  expect(firstStep(['a', 0, 8, 8, 4, 4], ['roof', 0, 0, 0, 12, 8])).toEqual(['a', 0, 0, 8]);
});

test('on an earlier page it goes where it fits best, even if it ends lower there', () => {
  const pocket: Place[] = [
    ['left of it', 0, 0, 8, 5, 4],
    ['right of it', 0, 7, 8, 5, 4],
    ['above it', 0, 5, 7, 2, 1],
  ];
  expect(firstStep(['a', 1, 0, 0, 2, 4], ...pocket)).toEqual(['a', 0, 5, 8]);
});

test('where no place is better it stays', () => {
  expect(firstStep(['a', 0, 0, 4, 4, 4], ['roof', 0, 0, 0, 12, 4])).toEqual(['looked']);
  expect(firstStep(['a', 0, 3, 0, 3, 12], ['left', 0, 0, 0, 3, 12])).toEqual(['looked']);
});

test('what a call cannot pay any more is asked again in the next, and what costs more than a call is left', () => {
  const state = stateOf([
    ['small', 1, 0, 0, 2, 2],
    ['large', 1, 0, 4, 3, 3],
  ]);
  const rise = new Rise(state);
  const spent = new FrameBudget(9, false);
  spent.left = 8;
  expect([rise.next(spent), rise.next(spent)]).toEqual(['later', 'later']);
  expect(targetOf(rise.next(new FrameBudget(9, false)))).toEqual(['large', 0, 0, 0]);
  const few = new Rise(state);
  const poor = new FrameBudget(8, false);
  expect(few.next(poor)).toBe('looked');
  expect(targetOf(few.next(poor))).toEqual(['small', 0, 0, 0]);
});
