import { applyStep, type Position, parsePuzzle, solve, type TechniqueId, verifyStep } from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { exoticChecks } from '../../../src/techniques/exotic/verify-exotic.js';
import { templatesChecks } from '../../../src/techniques/templates/verify-templates.js';

const checksOfExotic = { ...exoticChecks, ...templatesChecks };

/** Hard puzzles that fall without a net, and the patterns that it takes; Loki is of the Players' Forum. */
const withoutNets: readonly (readonly [name: string, puzzle: string, patterns: readonly TechniqueId[]])[] = [
  ['Loki', '57....9..........8.1.........168..4......28.9..2.9416.....2.....6.9.82.4...41.6..', ['tridagon']],
];

describe('hard puzzles that exotic patterns solve', () => {
  test.each(withoutNets)('%s', (_, puzzle, patterns) => {
    let position: Position = parsePuzzle(puzzle);
    const { status, steps } = solve(position);
    expect(status).toBe('solved');
    const used = new Set(steps.map(({ technique }) => technique));
    expect(used).not.toContain('forcing-net');
    for (const pattern of patterns) expect(used).toContain(pattern);
    for (const step of steps) {
      if (step.technique in checksOfExotic) expect(verifyStep(position, step)).toEqual({ valid: true });
      position = applyStep(position, step);
    }
  });
});
