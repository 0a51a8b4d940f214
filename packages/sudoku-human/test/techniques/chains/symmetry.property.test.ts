import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as kit from '../../../src/index.js';
import { runs } from '../../runs.js';
import { type Relabelling, relabelling, relabelPosition, relabelStep } from '../../verify/relabel.js';
import { keyOf, type SolvedPosition, solvedPosition } from '../positions.js';

/** Of chains with the same ends and length one is listed, so that its name may be another's of the same family. */
const families: readonly (readonly kit.Technique[])[] = [
  [kit.xChain, kit.xyChain, kit.aic],
  [kit.groupedXChain, kit.groupedAic],
  [kit.discontinuousNiceLoop],
  [kit.groupedDiscontinuousNiceLoop],
];
/** What follows from these depends on which of several almost locked sets a link is taken from. */
const continuous: readonly (readonly kit.Technique[])[] = [[kit.continuousNiceLoop], [kit.groupedContinuousNiceLoop]];

/** What a chain is whatever the cells are called: its ends, its length, what follows. A loop may be read from any node. */
function instance({ technique, pattern: { links }, placements, eliminations }: kit.Step): string {
  const ends = [links[0].from, links[links.length - 1].to]
    .map(({ cells, digit }) => keyOf(cells.map((cell) => ({ cell, digit }))))
    .sort();
  const isLoop = technique.includes('loop');
  return [isLoop ? technique : ends.join('–'), links.length, keyOf(placements), keyOf(eliminations)].join(' | ');
}

/** Rows for columns, the last cell first, the highest digit first: whatever is numbered is numbered the other way. */
const turnedRound: Relabelling = {
  digitOf: [0, 9, 8, 7, 6, 5, 4, 3, 2, 1],
  cellOf: Array.from({ length: 81 }, (_, cell) => 80 - (9 * (cell % 9) + Math.floor(cell / 9))),
};

test('the same chains are found whatever cells and digits are called', () => {
  let found = 0;
  const same = (
    { position }: SolvedPosition,
    naming: Relabelling,
    family: readonly kit.Technique[],
    alsNodes: boolean,
  ): void => {
    const options = { maxChainLength: 7, alsNodes };
    const here = kit.findSteps(position, family, options);
    const there = kit.findSteps(relabelPosition(position, naming), family, options);
    const renamed = new Set(here.map((step) => instance(relabelStep(step, naming))));
    expect(new Set(there.map(instance))).toEqual(renamed);
    found += here.length;
  };
  fc.assert(
    fc.property(
      solvedPosition(60, 45),
      fc.oneof(fc.constant(turnedRound), relabelling),
      fc.boolean(),
      (solved, naming, alsNodes) => {
        for (const family of alsNodes ? families : [...families, ...continuous]) same(solved, naming, family, alsNodes);
      },
    ),
    { numRuns: runs(5, 2) },
  );
  expect(found).toBeGreaterThan(50);
});

test('chains come by length and then by their ends, off and on in turn', () => {
  const number = ({ cells, digit }: kit.Step['pattern']['links'][number]['from']): number => cells[0] * 9 + digit;
  fc.assert(
    fc.property(solvedPosition(60, 25), ({ position }) => {
      for (const technique of [kit.xChain, kit.xyChain, kit.aic]) {
        const steps = kit.findSteps(position, [technique], { maxChainLength: 9 });
        const keys = steps.map(({ pattern: { links } }) => [
          links.length,
          number(links[0].from),
          number(links[links.length - 1].to),
        ]);
        expect(keys).toEqual([...keys].sort((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]));
        for (const { pattern } of steps) {
          const path = [pattern.links[0].from, ...pattern.links.map(({ to }) => to)];
          expect(pattern.candidates).toEqual(
            path.map(({ cells: [cell], digit }, i) => ({ cell, digit, role: i % 2 === 1 ? 'on' : 'off' })),
          );
        }
      }
    }),
    { numRuns: runs(6, 2) },
  );
});

test('a chain through a group does not pass its own end on the way', () => {
  const position = kit.parsePuzzle('.....82..9..31765.65.42937.7..6.5......29.13.4....386524.73.586.86.4.713.71.56492');
  const ends = kit.findSteps(position, [kit.groupedAic], { maxChainLength: 7 }).map(({ pattern: { links } }) => {
    const path = [links[0].from, ...links.map(({ to }) => to)].map(({ cells, digit }) => `${digit}:${cells}`);
    expect(new Set(path).size).toBe(path.length);
    return `${path[0]} ${path[path.length - 1]}`;
  });
  expect(ends.length).toBeGreaterThan(0);
});
