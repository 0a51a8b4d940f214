import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as kit from '../src/index.js';

// Junk that looks right in places, so that it gets past the first check.
const number = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double(), fc.constantFrom(2 ** 53, 2 ** 31, -1e300));
const list = fc.oneof(
  fc.array(fc.integer({ min: -2, max: 9 }), { maxLength: 8 }),
  fc.array(number, { maxLength: 8 }),
  fc.uint8Array({ maxLength: 8 }),
);
const junk = fc.oneof(fc.anything(), number, list, fc.func(fc.boolean()));

const none = 'no error but InvalidInputError';

function otherError(call: () => unknown): unknown {
  try {
    call();
    return none;
  } catch (error) {
    return kit.isInvalidInputError(error) ? none : error;
  }
}

type Callable = [name: string, call: (...args: unknown[]) => unknown];

function callables(value: Readonly<Record<string, unknown>>): Callable[] {
  return Object.entries(value).filter(
    (entry): entry is Callable => typeof entry[1] === 'function' && entry[0] !== 'InvalidInputError',
  );
}

function expectTakenOrRefused(call: (...args: unknown[]) => unknown): void {
  fc.assert(
    fc.property(fc.array(junk, { maxLength: 5 }), (args) => {
      expect(otherError(() => call(...args))).toBe(none);
    }),
    { numRuns: 120 },
  );
}

test.each(callables(kit))('%s takes junk or refuses it as malformed', (_, call) => expectTakenOrRefused(call));

test.each(callables(kit.createBoxIndex([0, 0, 1, 1])))(
  'an index’s %s takes junk or refuses it as malformed',
  (_, call) => expectTakenOrRefused(call),
);

test.each(
  callables(kit.createMovingIndex()).concat(callables(kit.createMovingIndex({ kind: 'points', wrap: { width: 9 } }))),
)('a moving index’s %s takes junk or refuses it as malformed', (_, call) => expectTakenOrRefused(call));
