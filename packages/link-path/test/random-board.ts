import { createRandom, type Grid, gravityModes } from '@kit/grid';
import type { Gravity, PairGravity } from '@kit/link-path';
import fc from 'fast-check';

/** Small boards with tiles, gaps and stones. */
export const boards: fc.Arbitrary<Grid> = fc
  .record({
    rows: fc.integer({ min: 1, max: 7 }),
    cols: fc.integer({ min: 1, max: 7 }),
    kinds: fc.integer({ min: 1, max: 6 }),
  })
  .chain(({ rows, cols, kinds }) =>
    fc.record({
      rows: fc.constant(rows),
      cols: fc.constant(cols),
      cells: fc.array(
        fc.oneof(
          { weight: 3, arbitrary: fc.integer({ min: 1, max: kinds }) },
          { weight: 3, arbitrary: fc.constant(0) },
          { weight: 1, arbitrary: fc.constant(-1) },
        ),
        { minLength: rows * cols, maxLength: rows * cols },
      ),
    }),
  );

/** How tiles may be linked. */
export const rules = fc.record({
  maxTurns: fc.integer({ min: 0, max: 6 }),
  margin: fc.boolean(),
  adjacent: fc.boolean(),
  groups: fc.constantFrom(
    undefined,
    [
      [1, 2],
      [3, 4],
    ],
    [[1, 2, 3, 4, 5, 6]],
  ),
});

const afterPairs: fc.Arbitrary<PairGravity> = fc.oneof(
  fc.constantFrom('none' as const, ...gravityModes),
  fc.array(fc.constantFrom(...gravityModes), { maxLength: 3 }),
);

/** Every rule of gravity, some lists of rules, and some that change from pair to pair. */
export const gravities: fc.Arbitrary<Gravity> = fc.oneof(
  { weight: 2, arbitrary: afterPairs },
  fc.record({
    cycle: fc.array(afterPairs, { minLength: 1, maxLength: 3 }),
    played: fc.option(fc.nat({ max: 5 }), { nil: undefined }),
  }),
);

/** A full board of so many kinds, two by two, in random order. */
export function dealt(rows: number, cols: number, kinds: number, seed = 1): Grid {
  const tiles = Array.from({ length: rows * cols }, (_, index) => ((index >> 1) % kinds) + 1);
  return { rows, cols, cells: createRandom(seed).shuffle(tiles) };
}
