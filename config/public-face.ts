/**
 * Laws of everything that a package exports, so that a new export keeps them too: `publicFaceLaws(kit, calls)` in a
 * test file of each package, with one working call for each exported function.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type InvalidInputError, isInvalidInputError } from '../packages/grid/src/index.js';
import { refusalOf } from './refusal-of.js';

/** One call of an exported function that works. */
export type PublicCall = {
  /** The arguments before the options. */
  readonly args: readonly unknown[];
  /** If the function takes options: each of them, with a value that works. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The options without which the call is refused. */
  readonly required?: readonly string[];
};

/** A call for each exported function, or the reason why it has none. */
export type PublicCalls = Readonly<Record<string, PublicCall | { readonly exempt: string }>>;

/** Values that look right in places or defend themselves, for any argument or option. */
export function junkValues(): unknown[] {
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  return [
    null,
    Symbol('junk'),
    Object.create(null),
    revoked.proxy,
    [Symbol('junk')],
    [Object.create(null)],
    { rows: 2, cols: 2, cells: [Symbol('junk'), Object.create(null), 1n, {}] },
    10n,
    Number.NaN,
    -0.5,
    2 ** 53,
    Number.POSITIVE_INFINITY,
    '',
    'junk',
    '\\u0000',
    [],
    {},
    () => 0,
    new Date(0),
    new Map(),
  ];
}

/** What no arithmetic takes. */
const bareJunk = (): unknown[] => [Symbol('junk'), 10n, Object.create(null), {}];

/** Copies of a value with one thing within it replaced by junk, each with where: the first of lists, all of records. */
function* spoiltWithin(value: unknown, junk = bareJunk, depth = 3): Generator<readonly [path: string, unknown]> {
  if (depth === 0 || typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return;
  for (const key of Object.keys(value).slice(0, isList ? 2 : 12)) {
    const put = (within: unknown): unknown => (isList ? value.with(Number(key), within) : { ...value, [key]: within });
    const here = isList ? `[${key}]` : `.${key}`;
    for (const within of junk()) yield [here, put(within)];
    for (const [path, spoilt] of spoiltWithin((value as Record<string, unknown>)[key], junk, depth - 1)) {
      yield [`${here}${path}`, put(spoilt)];
    }
  }
}

/** What a call says to malformed arguments and options: for each code and place the first sentence that is heard. */
function refusalsOf(call: (...args: unknown[]) => unknown, { args, options, required = [] }: PublicCall): string[] {
  const base = Object.fromEntries(required.map((name) => [name, options?.[name]]));
  const lines = new Map<string, string>();
  const hear = (...given: unknown[]) => {
    const error = refusalBy(() => call(...given));
    if (!error) return;
    const about = `${error.code} ${JSON.stringify(error.at)}`;
    if (!lines.has(about)) lines.set(about, `${about}: ${error.message}`);
  };
  const all = options ? [...args, base] : args;
  for (const [place, arg] of args.entries()) {
    for (const junk of [null, -0.5, 'junk', [null]]) hear(...all.with(place, junk));
    for (const [, spoilt] of spoiltWithin(arg, () => [null, -0.5])) hear(...all.with(place, spoilt));
  }
  for (const [name, value] of Object.entries(options ?? {})) {
    for (const junk of [null, -0.5, 'junk', [null]]) hear(...args, { ...base, [name]: junk });
    for (const [, spoilt] of spoiltWithin(value, () => [null, -0.5])) hear(...args, { ...base, [name]: spoilt });
  }
  return [...lines.values()];
}

/** Holds every export of a package to the family's promises about calls. */
export function publicFaceLaws(kit: Readonly<Record<string, unknown>>, calls: PublicCalls): void {
  const functions = Object.entries(kit)
    .filter((entry): entry is [string, (...args: unknown[]) => unknown] => typeof entry[1] === 'function')
    .filter(([name]) => name !== 'InvalidInputError')
    .sort(([a], [b]) => (a < b ? -1 : 1));

  test('every exported function has a call in the laws', () => {
    const named = functions.map(([name]) => name);
    expect(named.filter((name) => !(name in calls))).toEqual([]);
    expect(Object.keys(calls).filter((name) => !named.includes(name))).toEqual([]);
  });

  const tried = functions.flatMap(([name, call]) => {
    const example = calls[name];
    return example && 'args' in example ? [{ name, call, example: deepFreeze(example) }] : [];
  });

  // A sentence that changes is seen by who reads the change, as a program may show it.
  test('says what is wrong in the words of refusals.txt', async () => {
    const said = tried.map(({ name, call, example }) => [name, ...refusalsOf(call, example)].join('\n  '));
    await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('refusals.txt');
  });

  describe.each(tried)('$name', ({ call, example }) => {
    const { args, options, required = [] } = example;
    const base = Object.fromEntries(required.map((name) => [name, options?.[name]]));
    const withOptions = (given: object) => run(call(...args, given));

    test('takes frozen input', () => {
      const withBase = options && required.length > 0;
      expect(() => run(withBase ? call(...args, Object.freeze(base)) : call(...args))).not.toThrow();
    });

    test('takes junk for any argument, or refuses it as malformed', () => {
      const places = args.length + (options ? 1 : 0);
      // What goes wrong is gathered: to expect something of each of many thousand calls takes longer than the calls.
      const wrong: unknown[] = [];
      const hold = (...given: unknown[]) => {
        const error = otherError(() => call(...given));
        if (error !== none) wrong.push(error);
      };
      for (let place = 0; place < places; place++) {
        for (const junk of junkValues()) hold(...[...args, base].with(place, junk));
      }
      // What works but for a value deep within; a call without options may go another way.
      for (const [place, arg] of args.entries()) {
        for (const [, spoilt] of spoiltWithin(arg)) {
          const all = args.with(place, spoilt);
          hold(...all, base);
          if (required.length === 0) hold(...all);
        }
      }
      expect(wrong).toEqual([]);
      fc.assert(
        fc.property(fc.array(fc.anything(), { maxLength: 4 }), (all) => {
          expect(otherError(() => call(...all))).toBe(none);
        }),
        { numRuns: 30 },
      );
    });

    if (!options) return;

    test('knows each of its options, and that undefined is as good as left out', () => {
      for (const [name, value] of Object.entries(options)) {
        withOptions({ ...base, [name]: value });
        if (!required.includes(name)) expect(withOptions({ ...base, [name]: undefined })).toEqual(withOptions(base));
      }
    });

    test('refuses an option that there is none of, with the nearest name and with all names', () => {
      const all = /Known are (.*)$/.exec(refusal(() => call(...args, { ...base, zzzz: 1 })).message)?.[1]?.split(', ');
      expect(all?.toSorted()).toEqual(Object.keys(options).toSorted());
      for (const name of Object.keys(options)) {
        if (name.length < 4) continue;
        const slip = `${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4)}`;
        if (slip === name || slip in options) continue;
        const { code, message } = refusal(() => call(...args, { ...base, [slip]: options[name] }));
        expect({ code, message }).toEqual({
          code: 'unknown-option',
          message: expect.stringContaining(`did you mean ${name}?`),
        });
      }
    });

    test('takes junk for any option, or refuses it as malformed', () => {
      const errors = Object.keys(options).flatMap((name) =>
        junkValues().map((junk) => otherError(() => call(...args, { ...base, [name]: junk }))),
      );
      expect(errors.filter((error) => error !== none)).toEqual([]);
    });
  });
}

/**
 * Holds every search that a package exports to check its input when it is called: no step refuses anything, but for the codes
 * in `found`, of what only the work can find.
 */
export function refusesAtOnce(
  kit: Readonly<Record<string, unknown>>,
  calls: PublicCalls,
  found: readonly string[] = [],
): void {
  const searches = Object.keys(kit).filter((name) => name.endsWith('Search'));

  test.each(searches)('%s refuses malformed input when it is called, not at a step', (name) => {
    const call = kit[name] as (...given: unknown[]) => Generator<unknown, unknown, 'stop' | undefined>;
    const { args, options, required = [] } = calls[name] as PublicCall;
    const base = Object.fromEntries(required.map((option) => [option, options?.[option]]));
    const all = options ? [...args, base] : args;
    let refused = 0;
    const wrong: unknown[] = [];
    const hold = (...given: unknown[]) => {
      let search: ReturnType<typeof call> | undefined;
      try {
        search = call(...given);
      } catch {
        refused++;
        return;
      }
      try {
        for (let step = 0; step < 20 && !search.next().done; step++);
        search.next('stop');
      } catch (error) {
        if (!isInvalidInputError(error) || !found.includes(error.code)) wrong.push(error);
      }
    };
    const junk = () => [...bareJunk(), null, -0.5];
    for (const [place, arg] of args.entries()) {
      for (const value of [...junkValues(), -0.5]) hold(...all.with(place, value));
      for (const [, spoilt] of spoiltWithin(arg, junk)) hold(...all.with(place, spoilt));
    }
    for (const [option, value] of Object.entries(options ?? {})) {
      for (const other of [...junkValues(), -0.5]) hold(...args, { ...base, [option]: other });
      for (const [, spoilt] of spoiltWithin(value, junk)) hold(...args, { ...base, [option]: spoilt });
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  });
}

/** What a call gives: a search is stopped at its first yield, which it must hear. */
function run(value: unknown): unknown {
  if (!isSearch(value)) return value;
  const first = value.next();
  if (first.done) return first.value;
  const last = value.next('stop');
  expect(last.done, 'a search that was told to stop yielded again').toBe(true);
  return last.value;
}

function isSearch(value: unknown): value is Generator<unknown, unknown, 'stop' | undefined> {
  return Object.prototype.toString.call(value) === '[object Generator]';
}

const none = 'no error but InvalidInputError';

/** What a call throws that no call may throw; {@link none} where it takes its input or refuses it as malformed. */
function otherError(call: () => unknown): unknown {
  try {
    run(call());
    return none;
  } catch (error) {
    return isInvalidInputError(error) ? none : error;
  }
}

function refusal(call: () => unknown): InvalidInputError {
  const error = refusalBy(call);
  if (!error) throw new Error('the call was not refused');
  return error;
}

function refusalBy(call: () => unknown): InvalidInputError | undefined {
  return refusalOf(() => run(call()));
}

/** The same value, with all that can be frozen in it frozen. */
function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !Object.isFrozen(value)) {
    if (value.constructor !== Object && value.constructor !== Array) return value;
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}
