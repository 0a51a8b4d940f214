import { findSteps, type Position, type Step, type TechniqueId, verifyStep } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { alsChecks } from '../../src/techniques/als/verify-als.js';
import { chainsChecks } from '../../src/techniques/chains/verify-chains.js';
import { netsChecks } from '../../src/techniques/nets/verify-nets.js';
import { isQuick } from '../runs.js';
import { sees } from '../techniques/positions.js';
import { techniqueById, techniqueCases } from '../techniques/technique-cases.js';

const { 'x-chain': _x, 'xy-chain': _xy, ...chainChecks } = { ...chainsChecks, ...netsChecks };

/** These are drawn by hand, or have a test of their own. */
const rare = ['remote-pair', 'wxyz-wing'];

const techniques = [...Object.keys(chainChecks), ...Object.keys(alsChecks)].filter((id) => !rare.includes(id));

/** Real steps of a deep technique: the first of those on the first positions of its cases. */
function stepsOf(technique: string): [Position, Step][] {
  return techniqueCases(technique as TechniqueId)
    .slice(0, isQuick ? 1 : 2)
    .flatMap(({ position }) =>
      findSteps(position, [techniqueById[technique]], { loopCells: true })
        .slice(0, 4)
        .map((step): [Position, Step] => [position, step]),
    );
}

/**
 * Two sets with two restricted commons that strike out nothing but places of digits that both share, seen by all of those
 * places in both: with one of its commons, which isn't such a digit, that is a plain ALS-XZ, and so a true step.
 */
function isPlainXz(position: Position, { technique, pattern, eliminations }: Step, common: number): boolean {
  if (technique !== 'als-xz' || pattern.links.length !== 2) return false;
  const sets = ['set-1', 'set-2'].map((role) => pattern.candidates.filter((candidate) => candidate.role === role));
  expect(sets.flat().every(({ cell, digit }) => position.candidates[cell] & (1 << (digit - 1)))).toBe(true);
  return eliminations.every(({ cell, digit }) => {
    const places = sets.map((set) => set.filter((candidate) => candidate.digit === digit));
    return digit !== common && places.every((some) => some.length > 0 && some.every((place) => sees(place.cell, cell)));
  });
}

describe.each(techniques)('%s', (technique) => {
  const some = stepsOf(technique);

  test('is found on real puzzles, and passes the checker', () => {
    expect(some.length).toBeGreaterThan(0);
    for (const [position, step] of some) expect([step, verifyStep(position, step)]).toEqual([step, { valid: true }]);
  });

  test('is rejected with a link less, a link turned into the other type, or nothing to begin from', () => {
    const accepted: string[] = [];
    for (const [position, step] of some) {
      const { pattern } = step;
      const judge = (what: string, changed: Step['pattern']) => {
        if (verifyStep(position, { ...step, pattern: changed }).valid)
          accepted.push(`${what}: ${JSON.stringify(step)}`);
      };
      for (const [i, link] of pattern.links.entries()) {
        const fewer = { ...pattern, links: pattern.links.toSpliced(i, 1) };
        if (fewer.links.length === 1 && isPlainXz(position, step, fewer.links[0].from.digit)) {
          expect(verifyStep(position, { ...step, pattern: fewer })).toEqual({ valid: true });
        } else judge(`drops link ${i}`, fewer);
        const type = link.type === 'weak' ? 'strong' : 'weak';
        judge(`flips link ${i}`, { ...pattern, links: pattern.links.with(i, { ...link, type }) });
      }
      const branches = pattern.branches ?? [];
      for (const [b, branch] of branches.entries()) {
        judge(`drops branch ${b}`, { ...pattern, branches: branches.toSpliced(b, 1) });
        for (const [i] of branch.entries()) {
          judge(`drops link ${i} of branch ${b}`, { ...pattern, branches: branches.with(b, branch.toSpliced(i, 1)) });
        }
      }
      judge('has no candidates', { ...pattern, candidates: [] });
    }
    expect(accepted).toEqual([]);
  });

  test('is rejected with a conclusion more', () => {
    const accepted: string[] = [];
    let count = 0;
    for (const [position, step] of some.slice(0, 3)) {
      for (let cell = 0; cell < 81; cell++) {
        for (let digit = 1; digit <= 9; digit++) {
          const isThere = position.candidates[cell] & (1 << (digit - 1));
          const isListed = [...step.eliminations, ...step.placements].some((c) => c.cell === cell && c.digit === digit);
          if (!isThere || isListed) continue;
          const more = { ...step, eliminations: [...step.eliminations, { cell, digit }] };
          if (verifyStep(position, more).valid) accepted.push(`${digit} in cell ${cell}: ${JSON.stringify(step)}`);
          count++;
        }
      }
    }
    expect(accepted).toEqual([]);
    expect(count).toBeGreaterThan(isQuick ? 20 : 50);
  });
});
