/** Laws of all that stands within what a call is given: a list is anything with a length and entries, and −0 is 0. */
import { describe, expect, test } from 'vitest';
import { bareJunk, innerPlaces, otherLists, withMinusZeros } from './inner-places.js';
import { isSame, outcomeOf, whereNotJson } from './outcomes.js';
import { isQuick } from './runs.js';

/** One thing that a call is given: how to give something else. */
export type Input = {
  readonly name: string;
  readonly value: unknown;
  readonly give: (other: unknown) => unknown;
};

/**
 * The laws of one call, within its `describe`.
 *
 * @param inputs - what the call is given
 * @param mayRefuse - whether it may refuse a list that is no array
 */
export function innerLaws(inputs: readonly Input[], mayRefuse: boolean): void {
  test('takes any list as an array, in every place', () => {
    const wrong = inputs.flatMap(({ name, value, give }) => {
      const expected = outcomeOf(() => give(value));
      return [...innerPlaces(value, !isQuick)].flatMap(({ path, held, put }) =>
        otherLists(held).flatMap((list) => {
          const outcome = outcomeOf(() => give(put(list)));
          if (isSame(outcome, expected) || (mayRefuse && 'refused' in outcome)) return [];
          return [`${name}${path}: ${JSON.stringify(outcome).slice(0, 300)}`];
        }),
      );
    });
    expect(wrong).toEqual([]);
  });

  test('takes −0 as 0 in every place, and gives plain JSON', () => {
    const wrong = inputs.flatMap(({ name, value, give }) => {
      const faults: string[] = [];
      const compare = (where: string, minus: unknown, plus: unknown): void => {
        const [outcome, expected] = [outcomeOf(() => give(minus)), outcomeOf(() => give(plus))];
        const fault = 'value' in outcome ? whereNotJson(outcome.value) : undefined;
        if (fault) faults.push(`${where}: ${fault}`);
        else if (!isSame(outcome, expected)) faults.push(`${where}: another result`);
      };
      compare(name, withMinusZeros(value), value);
      // A number that is not 0 may make a long search of it: one of each kind stands for the others.
      for (const { path, held, put } of innerPlaces(value, false)) {
        // What a caller's own `data` holds is carried as it is.
        if (typeof held !== 'number' || held === 0 || path.endsWith('.data')) continue;
        compare(`${name}${path}`, put(-0), put(0));
      }
      return faults;
    });
    expect(wrong).toEqual([]);
  });
}

/** A call for `innerCallLaws`. */
export type InnerCall = {
  readonly call: (...args: never[]) => unknown;
  readonly args: readonly unknown[];
};

/** A call, with its arguments held to the types of its function. */
export function innerCall<Args extends readonly unknown[]>(call: (...args: Args) => unknown, ...args: Args): InnerCall {
  return { call, args };
}

/** Holds calls that work to the laws of inner values: those with input that no single call of `publicFaceLaws` has. */
export function innerCallLaws(calls: readonly InnerCall[], mayRefuse = true): void {
  describe.each(calls.map((one, at) => [`${one.call.name} ${at}`, one] as const))('%s', (_, { call, args }) => {
    const run = call as (...args: unknown[]) => unknown;

    test('works, and gives plain JSON', () => {
      const outcome = outcomeOf(() => run(...args));
      expect(outcome).toHaveProperty('value');
      expect('value' in outcome && whereNotJson(outcome.value)).toBe(undefined);
    });

    innerLaws(inputsOf(run, args), mayRefuse);
  });
}

/** Holds the same calls to take junk in every place, or to refuse it as malformed. */
export function innerJunkLaws(calls: readonly InnerCall[]): void {
  test.each(calls.map((one, at) => [`${one.call.name} ${at}`, one] as const))(
    '%s takes junk or refuses it',
    (_, { call, args }) => {
      const wrong = inputsOf(call as (...args: unknown[]) => unknown, args).flatMap(({ name, value, give }) =>
        [...innerPlaces(value, !isQuick)].flatMap(({ path, put }) =>
          bareJunk().flatMap((junk) => {
            const outcome = outcomeOf(() => give(put(junk)));
            return 'error' in outcome ? [`${name}${path}: ${outcome.error}`] : [];
          }),
        ),
      );
      expect([...new Set(wrong)]).toEqual([]);
    },
  );
}

function inputsOf(run: (...args: unknown[]) => unknown, args: readonly unknown[]): Input[] {
  return args.map((value, place) => ({
    name: `argument ${place}`,
    value,
    give: (other) => run(...args.with(place, other)),
  }));
}
