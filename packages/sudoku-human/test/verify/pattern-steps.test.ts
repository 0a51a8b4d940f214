/** One step of every technique, found where it occurs: it is true as it is, and not with any one change. */

import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { isQuick } from '../runs.js';
import { onLayouts } from '../techniques/families.js';
import { isLeftToSoak, techniqueById, techniqueCases } from '../techniques/technique-cases.js';
import { mutations } from './mutations.js';

type Found = { readonly id: kit.TechniqueId; readonly position: kit.Position; readonly step: kit.Step };

/** The first step on one of the positions on which the technique occurs. */
function found(id: kit.TechniqueId, at = 0): Found {
  const { position, options } = techniqueCases(id)[at];
  return { id, position, step: kit.findSteps(position, [techniqueById[id]], options)[0] };
}

const ids = Object.keys(techniqueById) as kit.TechniqueId[];
const steps = ids.filter((id) => !onLayouts.includes(id) && !isLeftToSoak(id)).map((id) => found(id));
/** Steps of one technique that are always steps of another one, too. */
const alsoCalled: Readonly<Partial<Record<kit.TechniqueId, kit.TechniqueId>>> = {
  'naked-single': 'brute-force',
  'multi-colors-2': 'multi-colors-1',
  'remote-pair': 'xy-chain',
  'forcing-chain': 'forcing-net',
  'forcing-net': 'forcing-chain',
};

describe.each(steps)('$id', ({ id, position, step }) => {
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
      if (/^(moves|makes|adds|strikes|sets|widens)/.test(what) && kinds.has(kind) && index++ % (isQuick ? 397 : 97) > 0)
        continue;
      kinds.add(kind);
      if (what !== `called ${alsoCalled[id]}` && kit.verifyStep(position, changed).valid) accepted.push(what);
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
  const all = techniqueCases('tridagon').map((_, at) => found('tridagon', at));
  const single = all.filter(({ step }) => step.placements.length > 0);
  expect(single.length).toBeGreaterThan(0);
  for (const { position, step } of single) {
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
  test('a rectangle proves nothing where the digits on the board allow several solutions', () => {
    const { position, step } = found('unique-rectangle-1');
    // The candidates keep the position unique, but not the puzzle: marks that were struck out are no proof.
    const blank = position.values.map(() => 0);
    const marks = position.candidates.map((mask, cell) => mask || 1 << (position.values[cell] - 1));
    const bare = { givens: blank, values: blank, candidates: marks };
    expect(kit.findSteps(bare, [techniqueById['unique-rectangle-1']])).toEqual([]);
    expect(kit.verifyStep(bare, step)).toEqual({ valid: false, reason: 'uniqueness-not-known' });
  });

  test('a digit of the solution is none where there are several', () => {
    const guess = found('brute-force');
    const { step } = guess;
    expect(kit.verifyStep(guess.position, step)).toEqual({ valid: true });
    const open = guess.position.values.map(() => 0);
    const empty = { givens: open, values: open, candidates: open.map(() => 0x1ff) };
    expect(kit.verifyStep(empty, step)).toEqual({ valid: false, reason: 'uniqueness-not-known' });
  });

  test('an avoidable rectangle needs givens with one solution', () => {
    const { position, step } = found('avoidable-rectangle-1');
    const noGivens = { ...position, givens: position.givens.map(() => 0) };
    expect(kit.findSteps(noGivens, [techniqueById['avoidable-rectangle-1']])).toEqual([]);
    expect(kit.verifyStep(noGivens, step)).toEqual({ valid: false, reason: 'uniqueness-not-known' });
    const printed = { ...position, givens: position.values };
    expect(kit.findSteps(printed, [techniqueById['avoidable-rectangle-1']])).toEqual([]);
  });
});
