/**
 * How much work a search does between two yields, for the tests called `*.slices.test.ts` (see count-work.ts).
 */
import { expect, test } from 'vitest';

declare global {
  var kitWork: number;
}

globalThis.kitWork = 0;

/**
 * The most units of work between two yields. A unit takes from one nanosecond (a turn of an inner loop) to about ten
 * (a call that allocates), so that this many stay below the promised ten milliseconds.
 */
export const mostWorkASlice = 1_500_000;

/** The most units for each cell or item of the input in work that is linear in it, which is done in one piece. */
export const mostWorkACell = 16;

/** The most units of work of the call, which checks the whole input in one piece: sixteen for each of 2²⁰ cells. */
export const mostWorkACall = 16_777_216;

/** A search on one of the largest or nastiest inputs that its package takes. */
export type HardSearch = {
  /** The exported search. */
  readonly name: string;
  /** What is hard about the input. */
  readonly input: string;
  /** Starts it afresh. */
  readonly start: () => Generator<unknown, unknown, 'stop' | undefined>;
  /** How many cells or items the input has, where a slice goes over all of them. */
  readonly cells?: number | undefined;
  /** After how many yields it is stopped, where its end is too far. */
  readonly stopAfter?: number | undefined;
};

/** Holds every search that a package exports to the promise about slices, on inputs that the package names. */
export function sliceLaws(kit: Readonly<Record<string, unknown>>, hardSearches: readonly HardSearch[]): void {
  test('every search that the package exports is among the hard ones', () => {
    const exported = Object.keys(kit).filter((name) => name.endsWith('Search'));
    expect(exported.filter((name) => !hardSearches.some((hard) => hard.name === name))).toEqual([]);
  });

  test.each(hardSearches)('$name yields in time: $input', ({ start, cells = 0, stopAfter }) => {
    const { called, longest, total } = measureSlices(start, { stopAfter });
    expect(total, 'the sources did not count').toBeGreaterThan(0);
    expect(called, 'the call').toBeLessThanOrEqual(mostWorkACall);
    expect(longest).toBeLessThanOrEqual(mostWorkASlice + mostWorkACell * cells);
  });
}

/** What the search of a slices test did. */
export type Slices<R> = {
  /** The units of the call that starts the search. */
  readonly called: number;
  /** The most units between two yields, or before the first or after the last. */
  readonly longest: number;
  /** How many times it yielded. */
  readonly yields: number;
  /** All units. */
  readonly total: number;
  /** What the search answered. */
  readonly answer: R;
};

/** Runs a search, or the first slices of it and then stops it, and counts the work of the call and of each slice. */
export function measureSlices<P, R>(
  start: () => Generator<P, R, 'stop' | undefined>,
  { stopAfter = Number.POSITIVE_INFINITY }: { readonly stopAfter?: number | undefined } = {},
): Slices<R> {
  let longest = 0;
  let yields = 0;
  let total = 0;
  let before = globalThis.kitWork;
  const lap = () => {
    const units = globalThis.kitWork - before;
    before = globalThis.kitWork;
    total += units;
    return units;
  };
  const search = start();
  const called = lap();
  for (;;) {
    const step = search.next(yields >= stopAfter ? 'stop' : undefined);
    longest = Math.max(longest, lap());
    if (step.done) return { called, longest, yields, total, answer: step.value };
    if (yields > stopAfter) throw new Error(`told to stop, the search yielded again (after ${yields} yields)`);
    yields++;
  }
}

/** Counts what a bulk operation costs as well: a sixteenth of a unit for each member it copies, more where it compares. */
function countBulk(): void {
  const typed: object = Object.getPrototypeOf(Int8Array.prototype);
  const whole = ['concat', 'join', 'with', 'reverse', 'toReversed', 'splice', 'shift', 'unshift'];
  for (const prototype of [Array.prototype, typed]) {
    for (const name of whole) weigh(prototype, name, (length) => length / 16);
    weigh(prototype, 'copyWithin', (length, [, from, to]) => spanOf(length, from, to) / 16);
    weigh(prototype, 'slice', (length, [from, to]) => spanOf(length, from, to) / 16);
    weigh(prototype, 'fill', (length, [, from, to]) => spanOf(length, from, to) / 16);
    weigh(prototype, 'set', (_, [source]) => (source as ArrayLike<unknown>).length / 16);
    for (const name of ['lastIndexOf', 'includes']) weigh(prototype, name, (length) => length / 4);
    // A search from one hit to the next looks at what lies between.
    weigh(
      prototype,
      'indexOf',
      (length, [, from], found) => spanOf(length, from, Number(found) < 0 ? length : found) / 4,
    );
    for (const name of ['sort', 'toSorted']) weigh(prototype, name, (length) => length * Math.log2(length + 1));
  }
}

/** How many members lie between two places, which may count from the end. */
function spanOf(length: number, from: unknown, to: unknown): number {
  const place = (at: unknown, usual: number) =>
    at === undefined ? usual : Math.max(0, Math.min(length, Number(at) < 0 ? length + Number(at) : Number(at)));
  return Math.max(0, place(to, length) - place(from, 0));
}

function weigh(
  prototype: object,
  name: string,
  units: (length: number, args: readonly unknown[], result: unknown) => number,
): void {
  const original: unknown = (prototype as Record<string, unknown>)[name];
  if (typeof original !== 'function') return;
  Object.defineProperty(prototype, name, {
    configurable: true,
    writable: true,
    value(this: ArrayLike<unknown>, ...args: unknown[]): unknown {
      const { length } = this;
      const result: unknown = Reflect.apply(original, this, args);
      globalThis.kitWork += Math.floor(units(length, args, result));
      return result;
    },
  });
}

countBulk();
