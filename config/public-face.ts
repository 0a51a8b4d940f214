/**
 * Laws of everything that a package exports, so that a new export keeps them too: `publicFaceLaws(kit, calls)` in a
 * test file of each package, with one working call for each exported function.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInvalidInputError } from '../packages/grid/src/index.js';
import { type Input, innerLaws } from './inner-laws.js';
import { bareJunk, innerPlaces } from './inner-places.js';
import { outcomeOf, run } from './outcomes.js';
import { refusal, refusalBy, refusalsOf, spoiltWithin } from './refusals.js';
import { isQuick } from './runs.js';

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
function junkValues(): unknown[] {
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

/** Of the values for a place: in a quick run every fourth, from another one on in the next place, so that each is tried. */
function thinned(values: readonly unknown[], place: number): readonly unknown[] {
  return isQuick ? values.filter((_, at) => (at + place) % 4 === 0) : values;
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

    // Options that may be left out are left out: to give none may go another way than to give an empty object.
    const inputs: Input[] = args.map((value, place) => ({
      name: `argument ${place}`,
      value,
      give: (other) => call(...args.with(place, other), ...(required.length > 0 ? [base] : [])),
    }));
    for (const [name, value] of Object.entries(options ?? {})) {
      inputs.push({ name, value, give: (other) => call(...args, { ...base, [name]: other }) });
    }

    test('takes junk for any argument and option, or refuses it as malformed', () => {
      // What goes wrong is gathered: to expect something of each of many thousand calls takes longer than the calls.
      const wrong = inputs.flatMap(({ name, value, give }, input) => {
        const junk = [...innerPlaces(value, !isQuick)].flatMap(({ path, put }, place) =>
          thinned(path === '' ? junkValues() : bareJunk(), input + place).map((other) => ({
            where: `${name}${path}`,
            other: put(other),
          })),
        );
        return junk.flatMap(({ where, other }) => {
          const outcome = outcomeOf(() => give(other));
          return 'error' in outcome ? [`${where}: ${outcome.error}`] : [];
        });
      });
      if (options) {
        for (const junk of junkValues()) {
          const outcome = outcomeOf(() => withOptions(junk as object));
          if ('error' in outcome) wrong.push(`options: ${outcome.error}`);
        }
      }
      expect([...new Set(wrong)]).toEqual([]);
      fc.assert(
        fc.property(fc.array(fc.anything(), { maxLength: 4 }), (all) => {
          expect(outcomeOf(() => call(...all))).not.toHaveProperty('error');
        }),
        { numRuns: 30 },
      );
    });

    innerLaws(inputs, true);

    test('names whole characters where it refuses a text', () => {
      const wrong = inputs.flatMap(({ name, value, give }) =>
        [...innerPlaces(value, false)].flatMap(({ path, held, put }) => {
          if (typeof held !== 'string') return [];
          // At the beginning, in the middle, and where a long text is cut.
          const texts = [
            '🚩',
            `${held.slice(0, 1)}🚩${held.slice(1)}`,
            `${'x'.repeat(35)}🚩🚩`,
            `${'x'.repeat(23)}🚩🚩`,
          ];
          return texts.flatMap((text) => {
            const said = refusalBy(() => give(put(text)))?.message ?? '';
            return /\\ud[89a-f]|\p{Surrogate}/iu.test(said) ? [`${name}${path}: ${said}`] : [];
          });
        }),
      );
      expect(wrong).toEqual([]);
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
    const junk = () => [...bareJunk(), -0.5];
    const spoil = (value: unknown, place: number) => [
      ...thinned([...junkValues(), ...spoiltWithin(value, junk())], place),
    ];
    for (const [place, arg] of args.entries()) {
      for (const other of spoil(arg, place)) hold(...all.with(place, other));
    }
    for (const [place, [option, value]] of Object.entries(options ?? {}).entries()) {
      for (const other of spoil(value, place)) hold(...args, { ...base, [option]: other });
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  });
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
