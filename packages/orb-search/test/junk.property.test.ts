import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as kit from '../src/index.js';

const { isInvalidInputError } = kit;

// Junk that looks right in places, so that it gets past the first check.
const number = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double(), fc.constantFrom(2 ** 53, 2 ** 31, -1e300));
const cells = fc.oneof(
  fc.array(fc.integer({ min: -1, max: 3 }), { minLength: 4, maxLength: 9 }),
  fc.array(number, { maxLength: 9 }),
  fc.uint8Array({ maxLength: 6 }),
);
const board = fc.record({
  rows: fc.oneof(fc.constantFrom(1, 2, 3), fc.anything()),
  cols: fc.constantFrom(1, 2, 3),
  cells,
});
const list = fc.oneof(number, fc.array(number, { maxLength: 4 }), fc.anything());
const rules = fc.record(
  {
    directions: fc.oneof(fc.constantFrom(4, 8), number),
    minRun: list,
    minGroup: list,
    unmatchable: list,
    firstWaveOnly: fc.oneof(fc.boolean(), fc.anything()),
    locked: list,
    blocked: list,
    recolouring: fc.oneof(fc.array(fc.record({ cell: number, type: number }), { maxLength: 3 }), fc.anything()),
    burning: fc.oneof(fc.array(fc.record({ cell: number, cost: number }), { maxLength: 3 }), fc.anything()),
  },
  { requiredKeys: [] },
);
const goal = fc.record(
  {
    kind: fc.constantFrom('max-combos', 'at-least', 'damage', 'shapes', 'colours', 'orbs-left', 'other'),
    combos: number,
    atLeast: number,
    atMost: number,
    types: list,
    weights: fc.record({ normal: list, mass: list, comboBonus: number }, { requiredKeys: [] }),
    shapes: fc.oneof(fc.array(fc.record({ shape: fc.constantFrom('row', 'L', 'connected', 'x'), size: number })), list),
  },
  { requiredKeys: ['kind'] },
);
const path = fc.record({ start: number, moves: list });
const options = fc.record(
  {
    rules: fc.oneof(rules, fc.anything()),
    goal: fc.oneof(goal, fc.array(goal, { maxLength: 3 }), fc.anything()),
    maxMoves: fc.oneof(fc.constantFrom(0, 3, 6), number),
    beam: fc.oneof(fc.constantFrom(1, 20), number),
    maxEvaluations: fc.constantFrom(10, 300),
    maxProofNodes: fc.constantFrom(0, 100),
    maxNodes: fc.constantFrom(1, 500),
    maxTries: fc.constantFrom(1, 20),
    samples: fc.constantFrom(1, 3),
    start: list,
    end: list,
    count: number,
    seed: number,
    refillSeed: number,
    maxWaves: fc.constantFrom(0, 5),
    lookAhead: fc.constantFrom(1, 2, 9),
    rows: number,
    cols: number,
    types: list,
    standing: fc.constantFrom('any', 'none', 'x'),
  },
  { requiredKeys: [] },
);
const word = fc.constantFrom('06,44', 'r1c1 →', '012\n345', 'RGB', 'route', 'digits', 'x');
const junk = fc.oneof(fc.anything(), number, board, rules, options, path, word, cells);

const functions = Object.entries(kit).filter(
  ([name, value]) => typeof value === 'function' && !/^(InvalidInputError|runAsync)$/.test(name),
) as unknown as [name: string, call: (...args: unknown[]) => unknown][];

test.each(functions)('%s takes junk or refuses it as malformed', (_, call) => {
  const likely = fc.tuple(
    fc.oneof(board, word, options),
    fc.oneof(options, rules, path, number),
    fc.oneof(options, number),
  );
  fc.assert(
    fc.property(fc.oneof(fc.array(junk, { maxLength: 4 }), likely), (args) => {
      expect(wrongError(() => call(...args))).toBe(none);
    }),
    { numRuns: 40 },
  );
});

const none = 'no error but InvalidInputError';

/** What a call throws that no call may throw. */
function wrongError(call: () => unknown): unknown {
  try {
    const answer = call();
    // A search starts when it is asked.
    if (typeof answer === 'object' && answer !== null && 'next' in answer) {
      const search = answer as Generator<unknown, unknown, 'stop' | undefined>;
      search.next();
      search.next('stop');
    }
    return none;
  } catch (error) {
    return isInvalidInputError(error) ? none : error;
  }
}
