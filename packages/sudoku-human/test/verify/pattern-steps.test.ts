import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { isQuick } from '../runs.js';
import { isLeftToSoak, techniqueById } from '../techniques/technique-cases.js';
import { mutations } from './mutations.js';
import { fromPuzzles, patternSteps } from './pattern-steps.js';

test('every such technique has a position', () => {
  const seen = new Set(patternSteps.map(({ id }) => id));
  expect([...fromPuzzles].filter((id) => !seen.has(id) && !isLeftToSoak(id))).toEqual([]);
});

const firsts = patternSteps.filter(({ id }, at) => patternSteps.findIndex((other) => other.id === id) === at);

describe.each(firsts)('$id', ({ id, position, steps: [step] }) => {
  test('is accepted and can be put in words, and is rejected with one change, of each kind of change', () => {
    expect(kit.verifyStep(position, step)).toEqual({ valid: true });
    for (const text of [kit.explainStep(step, kit.en), kit.explainStep(step, kit.zhHant)])
      expect(text).not.toMatch(/[{}]|undefined/);
    const accepted: string[] = [];
    const kinds = new Set<string>();
    let index = 0;
    for (const { what, step: changed } of mutations(position, step)) {
      // There are thousands of ways to misplace a candidate or a house, or to strike out one more: some of each.
      const kind = what.split(' ')[0];
      if (/^(moves|makes|adds|strikes|sets)/.test(what) && kinds.has(kind) && index++ % (isQuick ? 397 : 97) > 0)
        continue;
      kinds.add(kind);
      // Colours of which one sees both of the others are of the first type, too.
      const isAlso = id === 'multi-colors-2' && what === 'called multi-colors-1';
      if (kit.verifyStep(position, changed).valid && !isAlso) accepted.push(what);
    }
    expect(accepted).toEqual([]);
    expect(kinds.size).toBeGreaterThan(8);
  });

  test('is rejected without its pattern', () => {
    const bare: kit.Step = { ...step, pattern: { candidates: [], houses: [], links: [] } };
    expect(kit.verifyStep(position, bare).valid).toBe(false);
  });
});

test('a tridagon with a single guardian sets it and does nothing else', () => {
  const single = patternSteps.filter(
    ({ steps: [{ technique, placements }] }) => technique === 'tridagon' && placements.length > 0,
  );
  expect(single.length).toBeGreaterThan(0);
  for (const {
    position,
    steps: [step],
  } of single) {
    const [{ cell, digit }] = step.placements;
    const other = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
      (one) => one !== digit && position.candidates[cell] & (1 << (one - 1)),
    ) as number;
    const more = { ...step, eliminations: [{ cell, digit: other }] };
    expect(kit.verifyStep(position, more)).toEqual({ valid: false, reason: 'wrong-kind-of-conclusion' });
    expect(kit.verifyStep(position, { ...more, placements: [] })).toEqual({ valid: true });
  }
});

describe('uniqueness that is not known', () => {
  const rectangle = patternSteps.find(({ id }) => id === 'unique-rectangle-1') as (typeof patternSteps)[number];
  const avoidable = patternSteps.find(({ id }) => id === 'avoidable-rectangle-1') as (typeof patternSteps)[number];

  test('a rectangle proves nothing where the digits on the board allow several solutions', () => {
    const { position, steps } = rectangle;
    // The candidates keep the position unique, but not the puzzle: marks that were struck out are no proof.
    const blank = position.values.map(() => 0);
    const marks = position.candidates.map((mask, cell) => mask || 1 << (position.values[cell] - 1));
    const bare = { givens: blank, values: blank, candidates: marks };
    expect(kit.findSteps(bare, [techniqueById['unique-rectangle-1']])).toEqual([]);
    expect(kit.verifyStep(bare, steps[0])).toEqual({ valid: false, reason: 'uniqueness-not-known' });
  });

  test('a digit of the solution is none where there are several', () => {
    const guess = patternSteps.find(({ id }) => id === 'brute-force') as (typeof patternSteps)[number];
    const [step] = guess.steps;
    expect(kit.verifyStep(guess.position, step)).toEqual({ valid: true });
    const open = guess.position.values.map(() => 0);
    const empty = { givens: open, values: open, candidates: open.map(() => 0x1ff) };
    expect(kit.verifyStep(empty, step)).toEqual({ valid: false, reason: 'uniqueness-not-known' });
  });

  test('an avoidable rectangle needs givens with one solution', () => {
    const { position, steps } = avoidable;
    const noGivens = { ...position, givens: position.givens.map(() => 0) };
    expect(kit.findSteps(noGivens, [techniqueById['avoidable-rectangle-1']])).toEqual([]);
    expect(kit.verifyStep(noGivens, steps[0])).toEqual({ valid: false, reason: 'uniqueness-not-known' });
    const printed = { ...position, givens: position.values };
    expect(kit.findSteps(printed, [techniqueById['avoidable-rectangle-1']])).toEqual([]);
  });
});
