import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { isQuick, some } from '../../../../config/runs.js';
import { records } from '../../src/techniques/technique-records.js';
import { countByFewest } from '../generate/plain-count.js';
import { countPlainly } from '../layout/oracle.js';

/** What always comes first, and so is left out. */
const shadows: Readonly<Record<string, readonly string[]>> = {
  'remote-pair': ['x-chain'],
  'multi-colors-2': ['multi-colors-1'],
  'discontinuous-nice-loop': ['aic'],
  'grouped-discontinuous-nice-loop': ['aic', 'grouped-aic'],
  'death-blossom': ['aligned-pair-exclusion'],
};

const exempt = ['template-set', 'template-delete', 'forcing-net', 'franken-x-wing'];

/** The techniques in whose company the technique shall be next. */
function listFor(id: kit.TechniqueId): kit.Technique[] {
  const families = ['singles', 'locked', 'subsets', 'layout-logic', id === 'wxyz-wing' ? 'wings' : records[id].family];
  return kit.techniques.filter((one) => {
    return one.id === id || (families.includes(records[one.id].family) && !shadows[id]?.includes(one.id));
  });
}

function expectPractice(id: kit.TechniqueId, options: kit.PracticeOptions): void {
  const found = kit.practicePosition(id, options);
  if (found.status !== 'found') throw new Error(`${id}: ${found.status}`);
  const { position, solution, step } = found;
  expect(countOf(position)).toBe(1);
  for (const [cell, digit] of solution.entries()) {
    if (position.values[cell] !== 0) expect(position.values[cell]).toBe(digit);
    else expect(position.candidates[cell] & (1 << (digit - 1))).not.toBe(0);
  }
  expect(kit.countSolutions(position)).toBe(1);
  expect(step.technique).toBe(id);
  expect(kit.createSolver(listFor(id)).nextStep(position)).toEqual(step);
  expect(kit.verifyStep(position, step)).toEqual({ valid: true });
  expect(kit.practicePosition(id, options)).toEqual(found);
}

const countOf = ({ layout, givens }: kit.Position) =>
  layout === undefined ? countByFewest(kit.createLayout(), givens, 2) : countPlainly(layout, givens, 2);

const classic = kit.classicTechniques.map(({ id }) => id).filter((id) => !exempt.includes(id));

describe('a position to practise on', () => {
  // A quick run takes those that are soon found.
  const quick: readonly kit.TechniqueId[] = [
    'full-house',
    'claiming',
    'x-wing',
    'multi-sector-locked-sets',
    'remote-pair',
  ];

  // These take seconds, on some seeds many.
  const slow: readonly kit.TechniqueId[] = [
    'hidden-quad',
    'unique-rectangle-5',
    'avoidable-rectangle-2',
    'bug-2',
    'bug-4',
    'aligned-pair-exclusion',
    'death-blossom',
    'kraken-fish',
  ];

  test.each(isQuick ? quick : classic.filter((id) => !slow.includes(id)))('has %s as its next step', (id) => {
    expectPractice(id, { seed: 2 });
  });

  test.each(slow)('is given up for %s after as many tries as may be', (id) => {
    expect(kit.practicePosition(id, { seed: 2, maxTries: 1 }).status).toMatch(/^(found|limit)$/);
  });

  test('is one of a layout', () => {
    const layout = kit.createLayout({ size: 6, diagonals: true });
    for (const id of some(['pointing', 'locked-candidates', 'naked-pair', 'skyscraper'] as const, 2)) {
      expectPractice(id, { seed: 1, layout });
    }
  });

  test('differs by the seed', () => {
    const positions = [0, 1, 2, 3].map((seed) => JSON.stringify(kit.practicePosition('pointing', { seed })));
    expect(new Set(positions).size).toBe(4);
    expect(positions[0]).toBe(JSON.stringify(kit.practicePosition('pointing')));
  });
});

test('what is never next is impossible at once', () => {
  const none = { done: true, value: { status: 'impossible' } };
  expect(kit.practicePositionSearch('franken-x-wing').next()).toEqual(none);
  expect(kit.practicePositionSearch('cage-combinations').next()).toEqual(none);
  const layout = kit.createLayout({ size: 4, antiKing: true, antiKnight: true });
  expect(kit.practicePosition('naked-single', { layout })).toEqual({ status: 'impossible' });
});

test('the search counts puzzles, ends at its limit, and can be stopped', () => {
  expect(kit.practicePosition('tridagon', { maxTries: 1, seed: 1 })).toEqual({ status: 'limit' });
  const search = kit.practicePositionSearch('exocet', { seed: 4 });
  expect(search.next().value).toEqual({ nodes: 0 });
  expect(search.next('stop')).toEqual({ done: true, value: { status: 'limit' } });
});

test('malformed questions are refused', () => {
  const codeOf = (technique: unknown, options?: unknown): unknown => {
    try {
      return kit.practicePosition(technique as kit.TechniqueId, options as kit.PracticeOptions).status;
    } catch (error) {
      return kit.isInvalidInputError(error) && error.code;
    }
  };
  expect(codeOf('guess')).toBe('unknown-technique');
  expect(codeOf(undefined)).toBe('unknown-technique');
  expect(codeOf('x-wing', { seed: 0.5 })).toBe('bad-seed');
  expect(codeOf('x-wing', { maxTries: 0 })).toBe('bad-number');
  expect(codeOf('x-wing', { stars: 3 })).toBe('unknown-option');
  expect(codeOf('x-wing', { layout: 7 })).toBe('bad-options');
});
