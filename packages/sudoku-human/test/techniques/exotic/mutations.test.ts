import { type Step, verifyStep } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { exoticChecks } from '../../../src/techniques/exotic/verify-exotic.js';
import { templatesChecks } from '../../../src/techniques/templates/verify-templates.js';
import { isQuick } from '../../runs.js';
import { mutations } from '../../verify/mutations.js';
import { patternSteps } from '../../verify/pattern-steps.js';

const checksOfExotic = { ...exoticChecks, ...templatesChecks };

const exotic = patternSteps.filter(({ id }) => id in checksOfExotic);
const firsts = exotic.filter(({ id }, at) => exotic.findIndex((other) => other.id === id) === at);

describe.each(firsts)('$id', ({ position, steps: [step] }) => {
  test('is rejected with one change, of each kind of change', () => {
    const accepted: string[] = [];
    const kinds = new Set<string>();
    let index = 0;
    for (const { what, step: changed } of mutations(position, step)) {
      // There are thousands of ways to misplace a candidate or a house, or to strike out one more: some of each.
      const kind = what.split(' ')[0];
      if (/^(moves|makes|adds|strikes|sets)/.test(what) && kinds.has(kind) && index++ % (isQuick ? 397 : 97) > 0)
        continue;
      kinds.add(kind);
      if (verifyStep(position, changed).valid) accepted.push(what);
    }
    expect(accepted).toEqual([]);
    expect(kinds.size).toBeGreaterThan(8);
  });

  test('is rejected without its pattern', () => {
    const bare: Step = { ...step, pattern: { candidates: [], houses: [], links: [] } };
    expect(verifyStep(position, bare).valid).toBe(false);
  });
});

test('each exotic technique is among them', () => {
  expect(firsts.length).toBe(Object.keys(checksOfExotic).length);
});

test('a tridagon with a single guardian sets it and does nothing else', () => {
  const found = exotic.filter(
    ({ steps: [{ technique, placements }] }) => technique === 'tridagon' && placements.length > 0,
  );
  expect(found.length).toBeGreaterThan(0);
  for (const {
    position,
    steps: [step],
  } of found) {
    const [{ cell, digit }] = step.placements;
    const other = [1, 2, 3, 4, 5, 6, 7, 8, 9].find(
      (one) => one !== digit && position.candidates[cell] & (1 << (one - 1)),
    ) as number;
    const more = { ...step, eliminations: [{ cell, digit: other }] };
    expect(verifyStep(position, more)).toEqual({ valid: false, reason: 'wrong-kind-of-conclusion' });
    expect(verifyStep(position, { ...more, placements: [] })).toEqual({ valid: true });
  }
});
