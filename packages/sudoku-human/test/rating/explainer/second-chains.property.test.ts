import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../config/runs.js';
import { createBoard } from '../../../src/rating/explainer/board.js';
import { plainMaker } from '../../../src/rating/explainer/deep-nets.js';
import { createGraph } from '../../../src/rating/explainer/graph.js';
import { createNets } from '../../../src/rating/explainer/nets.js';
import { newWork } from '../../../src/rating/explainer/work.js';
import { solvedPosition } from '../../techniques/positions.js';
import { offsFrom, plainChains } from './plain-chains.js';
import { plainConclusions, plainNet } from './plain-nets.js';
import { chainsOf, conclusionsOf, conclusionTold, marksOf, plainChainTold, plainConclusionTold } from './told.js';

/** Boards with so many digits shown, or more. */
const shown = (least: number) =>
  solvedPosition(20, least).map(({ position }) => createBoard(position.values, position.candidates));

describe('on grids with wrong candidates struck out', () => {
  test('what a candidate rules out is the rest of its cell and of its digit’s houses, in order, as a list and as a set', () => {
    fc.assert(
      fc.property(shown(10), (board) => {
        const { size, words, candidates, weakFrom, weakElsewhere, weak, weakSets } = createGraph(board.marks);
        const marks = marksOf(board);
        expect([...candidates]).toEqual([...marks]);
        for (let number = 0; number < size; number++) {
          const node = { candidate: candidates[number], isOn: true, parents: [] };
          const told = (from: number) => [...weak.subarray(from, weakFrom[number + 1])].map((off) => candidates[off]);
          const offs = offsFrom(marks, node, false).map(({ candidate }) => candidate);
          const inSet = [...candidates].filter((_, i) => weakSets[number * words + (i >>> 5)] & (1 << (i & 31)));
          expect(told(weakFrom[number])).toEqual(offs);
          expect(told(weakElsewhere[number])).toEqual(offsFrom(marks, node, true).map(({ candidate }) => candidate));
          expect(inSet).toEqual(offs.toSorted((a, b) => a - b));
        }
      }),
      { numRuns: runs(3, 50, 1) },
    );
  });

  test('all chains and cycles that strike out are found, with every node and the pairs between them', () => {
    fc.assert(
      fc.property(shown(35), (board) => {
        expect(chainsOf(createGraph(board.marks))).toEqual(plainChains(marksOf(board)).map(plainChainTold));
      }),
      { numRuns: runs(15, 200, 4) },
    );
  });

  test.each([
    ['nishio', { placesOnly: true, dynamic: true }],
    ['multiple', { placesOnly: false, dynamic: false }],
    ['dynamic', { placesOnly: false, dynamic: true }],
  ] as const)('%s nets conclude the same from as many nodes', (kind, rules) => {
    fc.assert(
      fc.property(shown(45), (board) => {
        const marks = marksOf(board);
        const nets = createNets(createGraph(board.marks), newWork());
        const found = conclusionsOf({ nets, kind, make: plainMaker(nets, rules), chains: undefined }).map(
          (conclusion) => conclusionTold(nets.graph, conclusion),
        );
        const plain = plainConclusions(marks, kind, (start) => plainNet(marks, start, rules));
        expect(found).toEqual(plain.map(plainConclusionTold));
      }),
      { numRuns: runs(4, 100, 1) },
    );
  });
});
