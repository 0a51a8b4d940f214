import { runSlices } from '@kit/grid';
import { expect, test } from 'vitest';
import { isQuick } from '../../../../../config/runs.js';
import { netHint } from '../../../src/rating/explainer/chain-hints.js';
import type { NestedChain } from '../../../src/rating/explainer/complexity.js';
import { createLevel, makeDeepNet } from '../../../src/rating/explainer/deep-nets.js';
import { createGraph } from '../../../src/rating/explainer/graph.js';
import { clearNets, createNets } from '../../../src/rating/explainer/nets.js';
import { newWork } from '../../../src/rating/explainer/work.js';
import { nameOf, plainChains } from './plain-chains.js';
import { removalsOf, rulesOfLevel } from './plain-nested.js';
import { type PlainNet, plainConclusions, plainNet, type Start } from './plain-nets.js';
import { netWhy } from './plain-why.js';
import {
  boardOf,
  conclusionsOf,
  conclusionTold,
  marksOf,
  netOf,
  netTold,
  plainConclusionTold,
  plainNetTold,
} from './told.js';

/** Boards without pairs that a chain could use, in whose nets chains and nets of every level strike something out. */
const boards = {
  'three digits in two boxes and a column': `
    .   123 .   . . . . . .
    .   .   123 . . . . . .
    .   .   123 . . . . . .
    .   123 .   . . . . . .
    123 123 123`,
  'five digits in a box and beside it': `
    12345 . .    .     . . . . .
    12345 . 1235 12345 . . . . .
    12345`,
  'four digits in two boxes': `
    234  .    .  .    . . . . .
    1234 .    .  .    . . . . .
    1234 1234 13 1234 . . . . .
    1234`,
  'one digit whose places in two rows come to be in the same columns': `
    1 . . 1 . . 1 . .
    . . . . . . . . .
    . . . . . . . . .
    1 . . 1 . . . . .
    . . . . . . 1 . .
    . . . . . . . . .
    1 . . 1 . . 1`,
  'three digits in three rows and a half': `
    123 123 123 .   123 . . . .
    123 123 123 12  123 . . . .
    .   123 123 123 123 . . . .
    123 123 123 123`,
};

test.each(Object.entries(boards).filter((_, at) => !isQuick || at === 1 || at === 3))(
  'nets of all levels on %s',
  (_, drawing) => {
    const board = boardOf(drawing);
    const marks = marksOf(board);
    // Inside of nets only chains through pairs that they made are looked for.
    expect(plainChains(marks)).toEqual([]);
    const graph = createGraph(board.marks);
    const nets = createNets(graph, newWork());
    const chains: NestedChain[] = [];
    // One level after the other, for each goes on where that below it ended, but for the fourth.
    for (const level of [0, 1, 2, 3, 4, 5]) {
      if (level === 4) clearNets(nets);
      const rules = createLevel(nets, level, board, chains);
      const make = (start: number) => makeDeepNet(nets, start, rules);
      const plainRules = rulesOfLevel([...board.values], level);
      const plainNets = new Map<string, PlainNet>();
      const plainMake = (start: Start) => {
        const net = plainNets.get(nameOf(start)) ?? plainNet(marks, start, plainRules);
        plainNets.set(nameOf(start), net);
        return net;
      };
      for (let start = 0; start < nets.nodes; start++) {
        runSlices(make(start));
        const told = { level, candidate: graph.candidates[start % graph.size], isOn: start < graph.size };
        expect({ ...told, net: netOf(nets, start) }).toEqual({ ...told, net: plainNetTold(plainMake(told)) });
      }
      const found = conclusionsOf({ nets, kind: 'dynamic', make, chains: level < 2 ? undefined : chains });
      const plain = plainConclusions(marks, 'dynamic', plainMake);
      const all = { level, found: found.map((conclusion) => conclusionTold(graph, conclusion)) };
      expect(all).toEqual({ level, found: plain.map(plainConclusionTold) });
      for (const [i, conclusion] of found.entries()) {
        const { placement, removals, why } = netHint(nets, conclusion, 'nishio', 0);
        const { target } = plain[i];
        expect({ placement, removals }).toEqual({
          placement: target.isOn ? target.candidate : -1,
          removals: removalsOf(marks, target),
        });
        expect(netTold(why())).toEqual(netWhy(plain[i]));
      }
    }
  },
);
