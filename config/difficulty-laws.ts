/** Laws of every dealer's option `difficulty`: level n is the n-th fifth of plain deals by a score. */
import { expect, test } from 'vitest';
import { refusalOf } from './refusal-of.js';
import { some } from './runs.js';

/** A dealer at some options, and the score of what it deals, undefined where it deals nothing. */
export type Dealer = {
  readonly name: string;
  readonly deal: (options: { readonly seed: number; readonly difficulty?: 1 | 2 | 3 | 4 | 5 }) => unknown;
  readonly scoreOf: (dealt: never) => number | undefined;
};

const levels = [1, 2, 3, 4, 5] as const;
/** Seeds that no dealer measures its levels on. */
const first = 50_000;

/** Holds dealers to the laws; of so many plain deals a level may have so much more or less than a fifth. */
export function difficultyLaws(dealers: readonly Dealer[], { plain = 300, seeds = 10, slack = 0.09 } = {}): void {
  test.each(some(dealers, 4))('every level of $name is a fifth of plain deals by the score', ({ deal, scoreOf }) => {
    const score = (options: Parameters<typeof deal>[0]) => scoreOf(deal(options) as never);
    const scores: number[] = [];
    for (let seed = first; scores.length < plain; seed++)
      scores.push(...[score({ seed })].filter((one) => one !== undefined));
    const share = (isIn: (other: number) => boolean) => scores.filter(isIn).length / plain;
    let hardest = Number.NEGATIVE_INFINITY;
    for (const difficulty of levels) {
      const found: number[] = [];
      for (let seed = first; seed < first + seeds; seed++) {
        const one = score({ seed, difficulty });
        if (one !== undefined) found.push(one);
      }
      expect(found.length, `level ${difficulty}`).toBeGreaterThanOrEqual(0.9 * seeds);
      // Levels don't overlap, and each lies where its fifth does.
      expect(Math.min(...found)).toBeGreaterThan(hardest);
      hardest = Math.max(...found);
      for (const one of found) {
        expect(share((other) => other < one)).toBeLessThan(difficulty / 5 + slack);
        expect(share((other) => other <= one)).toBeGreaterThan((difficulty - 1) / 5 - slack);
      }
    }
  });

  test.each(some(dealers, 4))('equal seeds give equal deals of $name, and others than the plain one', ({ deal }) => {
    let same = 0;
    for (const difficulty of levels) {
      const once = JSON.stringify(deal({ seed: 7, difficulty }));
      expect(JSON.stringify(deal({ seed: 7, difficulty }))).toBe(once);
      if (once === JSON.stringify(deal({ seed: 7 }))) same++;
    }
    expect(same).toBeLessThan(2);
  });

  test.each(dealers)('a difficulty of $name that is none is refused', ({ deal }) => {
    for (const difficulty of [0, 6, 1.5, '3', null]) {
      const refusal = refusalOf(() => deal({ seed: 1, difficulty: difficulty as 1 }));
      expect(refusal?.message).toMatch(/^options\.difficulty is .*: expected one of 1, 2, 3, 4, 5$/);
      expect(refusal).toMatchObject({ code: 'bad-choice', at: { name: 'options.difficulty' } });
    }
  });
}

/** Holds dealers to the work of twenty plain deals, once their levels are measured; for the tests called `*.slices.test.ts`. */
export function difficultyWorkLaw(dealers: readonly Dealer[]): void {
  const workOf = (call: () => unknown): number => {
    const before = globalThis.kitWork;
    call();
    return globalThis.kitWork - before;
  };
  test.each(dealers)('9 of 10 seeds find a level of $name in the work of 20 plain deals', ({ deal, scoreOf }) => {
    const count = 40;
    let plain = 0;
    for (let seed = first; seed < first + count; seed++) plain += workOf(() => deal({ seed })) / count;
    expect(plain).toBeGreaterThan(0);
    for (const difficulty of levels) {
      deal({ seed: 0, difficulty });
      let quick = 0;
      for (let seed = first; seed < first + count; seed++) {
        let dealt: unknown;
        const work = workOf(() => {
          dealt = deal({ seed, difficulty });
        });
        if (work <= 20 * plain && scoreOf(dealt as never) !== undefined) quick++;
      }
      expect(quick / count, `level ${difficulty}`).toBeGreaterThanOrEqual(0.9);
    }
  });
}
