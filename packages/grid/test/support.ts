import fc from 'fast-check';
import type { Grid } from '../src/index.js';

/** Boards up to 8 × 8; few different values, so that equal neighbours are common. */
export const boards: fc.Arbitrary<Grid> = boardsOf(fc.integer({ min: -1, max: 3 }));

/** Boards with any values that a board may hold. */
export const wideBoards: fc.Arbitrary<Grid> = boardsOf(fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -9, max: 99 })));

function boardsOf(values: fc.Arbitrary<number>): fc.Arbitrary<Grid> {
  return fc
    .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }))
    .chain(([rows, cols]) =>
      fc.array(values, { minLength: rows * cols, maxLength: rows * cols }).map((cells) => ({ rows, cols, cells })),
    );
}

/** The same value, with everything in it frozen. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
    for (const member of Object.values(value)) deepFreeze(member);
    Object.freeze(value);
  }
  return value;
}
