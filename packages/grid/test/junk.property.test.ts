import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as kit from '../src/index.js';

const { isInvalidInputError } = kit;

// Junk that looks right in places, so that it gets past the first check.
const number = fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double(), fc.constantFrom(2 ** 53, 2 ** 31, -1e300));
const cells = fc.oneof(
  fc.array(fc.integer({ min: -2, max: 9 }), { maxLength: 6 }),
  fc.array(number, { maxLength: 6 }),
  fc.uint8Array({ maxLength: 6 }),
);
const grid = fc.record(
  {
    rows: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(1, 2, 3) }, fc.anything()),
    cols: fc.constantFrom(1, 2, 3),
    cells,
  },
  { requiredKeys: [] },
);
const layout = fc.record({ x: number, y: number, cellWidth: number, cellHeight: number, rows: number, cols: number });
const rect = fc.record({ x: number, y: number, width: number, height: number });
const options = fc.record(
  { isEmpty: fc.func(fc.boolean()), isFixed: fc.oneof(fc.func(fc.boolean()), fc.anything()), seed: number },
  { requiredKeys: [] },
);
const word = fc.constantFrom(...kit.gravityModes, ...kit.symmetries, '1 2\n3 4', '.A', 'name');
const offsets = fc.array(fc.record({ row: number, col: number }), { maxLength: 3 });
const junk = fc.oneof(fc.anything(), number, cells, grid, layout, rect, options, word, offsets, fc.func(fc.boolean()));

const none = 'no error but InvalidInputError';

function otherError(call: () => unknown): unknown {
  try {
    call();
    return none;
  } catch (error) {
    return isInvalidInputError(error) ? none : error;
  }
}

type Callable = [name: string, call: (...args: unknown[]) => unknown];

const functions = Object.entries<unknown>(kit).filter(
  (entry): entry is Callable =>
    typeof entry[1] === 'function' &&
    !/^(InvalidInputError|runSync|runAsync|callSearch|cellPlace|cellSubject|countBits|createPace|defineSearch|escapeXml|fifthsOf|fillTemplate|joinNames|levelOf|runSlices|shareSlices|spend|unexpected|check.*)$/.test(
      entry[0],
    ),
);

test.each(functions)('%s takes junk or refuses it as malformed', (_, call) => {
  fc.assert(
    fc.property(fc.array(junk, { maxLength: 5 }), (args) => {
      expect(otherError(() => call(...args))).toBe(none);
    }),
    { numRuns: 120 },
  );
});

// What a check is asked about comes from outside, how it is asked comes from the package that asks.
const checks: Callable[] = [
  ['checkCell', (value) => kit.checkCell({ rows: 2, cols: 2 }, value)],
  ['checkChoice', (value) => kit.checkChoice(value, 'value', ['down', 'up'])],
  ['checkDifficulty', (value) => kit.checkDifficulty(value)],
  ['checkFlag', (value) => kit.checkFlag(value, 'value')],
  ['checkFunction', (value) => kit.checkFunction(value as never, 'value')],
  ['checkGrid', (value) => kit.checkGrid(value, 'value', { max: 5 })],
  ['checkGridShape', (value) => kit.checkGridShape(value, 'value')],
  ['checkInteger', (value) => kit.checkInteger(value, 'value', 0, 4)],
  ['checkList', (value) => kit.checkList(value as never, 'value')],
  ['checkNumber', (value) => kit.checkNumber(value, 'value')],
  ['checkObject', (value) => kit.checkObject(value as never, 'value')],
  ['checkOptions', (value) => kit.checkOptions(value as never, ['seed' as never])],
  ['checkRandomState', (value) => kit.checkRandomState(value)],
  ['checkSeed', (value) => kit.checkSeed(value)],
  ['checkShape', (value) => kit.checkShape(value, 'value')],
  ['checkText', (value) => kit.checkText(value)],
];

test('every check is tried', () => {
  expect(checks.map(([name]) => name)).toEqual(
    Object.keys(kit)
      .filter((name) => name.startsWith('check'))
      .toSorted(),
  );
});

test.each(checks)('%s takes junk or refuses it as malformed', (_, check) => {
  fc.assert(
    fc.property(junk, (value) => {
      expect(otherError(() => check(value))).toBe(none);
    }),
    { numRuns: 120 },
  );
});

test('the sentence about a bad value stands whatever the value is', () => {
  fc.assert(
    fc.property(junk, (value) => {
      const error = kit.unexpected('bad-thing', 'thing', value, 'another');
      expect(isInvalidInputError(error)).toBe(true);
      expect(error.message).toBe(`thing is ${kit.describeValue(value)}: expected another`);
      expect(error.at).toEqual({ name: 'thing' });
    }),
    { numRuns: 120 },
  );
});

test('the draws of a stream take junk or refuse it as malformed', () => {
  fc.assert(
    fc.property(fc.constantFrom('int', 'shuffle', 'pick'), junk, (name, argument) => {
      expect(otherError(() => kit.createRandom(1)[name](argument as never))).toBe(none);
    }),
    { numRuns: 100 },
  );
});

const promising: Callable[] = [
  ['callSearch', kit.callSearch as Callable[1]],
  ['runAsync', kit.runAsync as Callable[1]],
];

test.each(promising)('%s takes junk or refuses it as malformed', async (_, call) => {
  await fc.assert(
    fc.asyncProperty(fc.array(junk, { maxLength: 4 }), async (args) => {
      const error: unknown = await (call(...args) as Promise<unknown>).catch((reason: unknown) => reason);
      expect(isInvalidInputError(error) || error).toBe(true);
    }),
    { numRuns: 100 },
  );
});
