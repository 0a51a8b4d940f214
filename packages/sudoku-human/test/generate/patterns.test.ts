import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { some } from '../../../../config/runs.js';
import { lcg } from '../lcg.js';
import { countByFewest } from './plain-count.js';

/** The puzzle with a step of the technique, found within so many tries. */
function madeWith(technique: kit.TechniqueId, seed: number, maxTries: number) {
  const made = kit.generatePuzzle({ technique, seed, maxTries });
  if (made.status !== 'found') throw new Error(`${technique}, seed ${seed}: ${made.status}`);
  return made;
}

describe('a puzzle with a pattern that hardly ever comes by itself', () => {
  test.each(
    some([['tridagon', 4], ['sk-loop', 4], ['tridagon', 2]] as const, 2), // biome-ignore format: techniques and seeds
  )('of a %s, seed %i, has one solution, and logic comes to the pattern', (technique, seed) => {
    // Without the pattern laid first none comes in a thousand tries.
    const { position, solution } = madeWith(technique, seed, 20);
    expect(countByFewest(kit.createLayout(), position.givens, 2)).toBe(1);
    expect(position.givens.every((digit, cell) => digit === 0 || digit === solution[cell])).toBe(true);
    const { status, steps } = kit.solve(position);
    expect(status).toBe('solved');
    const at = steps.findIndex((step) => step.technique === technique);
    expect(at).toBeGreaterThan(-1);
    const before = steps.slice(0, at).reduce(kit.applyStep, position);
    expect(kit.nextStep(before)).toEqual(steps[at]);
    expect(kit.verifyStep(before, steps[at])).toEqual({ valid: true });
    expect(madeWith(technique, seed, 20)).toEqual({ status: 'found', position, solution });
  });

  test('may come with a wish for its stars, and is no other if the wishes leave it to chance', () => {
    const made = kit.generatePuzzle({ technique: 'tridagon', stars: 5, seed: 4, maxTries: 20 });
    expect(made).toEqual(madeWith('tridagon', 4, 20));
    expect(kit.generatePuzzle({ technique: 'tridagon', symmetry: 'rotate180', maxTries: 1 }).status).toBe('limit');
  });
});

describe('what another technique always finds first', () => {
  const shadows = [
    [kit.deathBlossom, kit.alignedPairExclusion],
    [kit.wxyzWing, kit.alsXz],
  ] as const;

  test('strikes out nothing that the other one does not: death blossoms and WXYZ-Wings', () => {
    const basics = kit.createSolver(kit.starTechniques(3));
    const seen = [0, 0];
    for (const seed of some([1, 2], 1)) {
      const { position, solution } = madeWith('als-xz', seed, 1000);
      const random = lcg(seed);
      const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
      let now = basics.solve(position).position;
      // False candidates go one by one: so the boards have ever more almost locked sets.
      for (let struck = 0; struck < 12; struck++) {
        const open = [...now.values.keys()].filter((cell) => kit.candidatesOf(now, cell).length > 2);
        if (open.length === 0) break;
        const cell = pick(open);
        const digit = pick(kit.candidatesOf(now, cell).filter((other) => other !== solution[cell]));
        now = kit.toggleCandidate(now, cell, digit);
        for (const [at, [technique, other]] of shadows.entries()) {
          const steps = kit.findSteps(now, [technique]);
          if (steps.length === 0) continue;
          seen[at]++;
          const excluded = kit.findSteps(now, [other]).flatMap(({ eliminations }) => eliminations);
          for (const { eliminations } of steps) expect(excluded).toEqual(expect.arrayContaining([...eliminations]));
        }
      }
    }
    expect(Math.min(...seen)).toBeGreaterThan(1);
  });

  test.each(shadows)('is impossible to deal for a list where that comes before it', (technique, other) => {
    expect(kit.generatePuzzleSearch({ technique: technique.id }).next().value).toEqual({ status: 'impossible' });
    const { generatePuzzleSearch } = kit.createGenerator([kit.nakedSingle, technique, other]);
    expect(generatePuzzleSearch({ technique: technique.id }).next().value).toEqual({ nodes: 0 });
  });

  test('may come on a layout with other rules', () => {
    const layout = kit.createLayout({ diagonals: true });
    expect(kit.generatePuzzleSearch({ technique: 'wxyz-wing', layout }).next().value).toEqual({ nodes: 0 });
  });
});
