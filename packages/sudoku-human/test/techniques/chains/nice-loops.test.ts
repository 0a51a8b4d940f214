import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { keyOf, sees } from '../positions.js';
import { techniqueById, techniqueCases } from '../technique-cases.js';

function excludes({ cells, digit }: kit.ChainNode, struck: kit.Candidate): boolean {
  if (digit === struck.digit) return cells.every((cell) => sees(cell, struck.cell));
  return cells.length === 1 && cells[0] === struck.cell;
}

test('a loop counts, too, if only its almost locked sets strike something out', () => {
  const position = kit.parsePuzzle(
    ':0000:x:+7.4.1.........8+47.....+74..24+7+23.+1..6+3856.2+7.1+169.87+2..24.7.+9.6.9.....3.+7..7...9.+4:132 133 837 838 918 925 938:::',
  );
  const steps = kit.findSteps(position, [kit.groupedContinuousNiceLoop], { alsNodes: true, maxChainLength: 4 });
  const bySets = steps.filter(({ eliminations, pattern }) =>
    eliminations.every(
      (struck) =>
        !pattern.links.some(
          ({ from, to, type }) => type === 'weak' && [from, to].every((end) => excludes(end, struck)),
        ),
    ),
  );
  expect(bySets.map(({ eliminations }) => keyOf(eliminations))).toContain('2r2c5 5r1c6 5r2c5');
  for (const step of bySets) expect(kit.verifyStep(position, step)).toEqual({ valid: true });
});

test.each(['discontinuous-nice-loop', 'grouped-discontinuous-nice-loop'] as const)(
  '%s: the shortest come first, of equals the one that decides the first candidate',
  (id) => {
    const [{ position }] = techniqueCases(id);
    const ranks = kit.findSteps(position, [techniqueById[id]]).map(({ placements, eliminations, pattern }) => {
      const [{ cell, digit }] = [...placements, ...eliminations];
      return [pattern.links.length, cell * 9 + digit] as const;
    });
    expect(ranks).toEqual([...ranks].sort((a, b) => a[0] - b[0] || a[1] - b[1]));
    expect(new Set(ranks.map(([links]) => links)).size).toBeGreaterThan(1);
  },
);
