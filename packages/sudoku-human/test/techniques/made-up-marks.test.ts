/**
 * Positions that no puzzle has, on which patterns abound: what is found there follows from the marks, whether or not the
 * marks have a solution. They are also where the finders have so much to do that they pause in the middle of their work.
 */

import { expect, test } from 'vitest';
import { isQuick, some } from '../../../../config/runs.js';
import * as kit from '../../src/index.js';
import { everyTechnique, nasty, widest } from '../hard-searches.js';

/** How many pauses a search gets, and how many of its steps are checked. */
const PAUSES = isQuick ? 60 : 400;
const CHECKED = 2;

/** The techniques whose tables grow with the marks, and patterns that are rare in puzzles. */
const ids: readonly kit.TechniqueId[] = [
  'als-xz',
  'als-xy-chain',
  'death-blossom',
  'aic',
  'grouped-aic',
  'grouped-continuous-nice-loop',
  'empty-rectangle',
  'forcing-net',
  'kraken-fish',
  'firework',
  '3d-medusa',
];

const checkedOf = new Map<string, number>();

test.each(ids)('%s: what is found on made-up marks passes the checker', (id) => {
  const technique = everyTechnique.find((one) => one.id === id) as kit.Technique;
  let checked = 0;
  for (const [, position] of some(nasty.slice(1, 5), 3)) {
    const search = kit.findStepsSearch(position, [technique], widest);
    let step = search.next();
    for (let i = 0; i < PAUSES && !step.done; i++) step = search.next();
    const isWhole = step.done;
    if (!step.done) step = search.next('stop');
    const { status, steps } = step.value as kit.FoundSteps;
    expect(status).toBe(isWhole ? 'complete' : 'limit');
    for (const found of [...steps.slice(0, CHECKED), ...steps.slice(CHECKED).slice(-CHECKED)]) {
      expect([found, kit.verifyStep(position, found)]).toEqual([found, { valid: true }]);
      checked++;
    }
    // Asked for the next step, the technique stops at the first.
    if (isWhole) expect(kit.createSolver([technique]).nextStep(position, widest)).toEqual(steps[0]);
  }
  checkedOf.set(id, checked);
});

test('most techniques find something there', () => {
  expect([...checkedOf.values()].filter((checked) => checked > 0).length).toBeGreaterThanOrEqual(isQuick ? 5 : 8);
});
