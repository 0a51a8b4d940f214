import { createRandom } from '@kit/grid';
import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { readBoard } from '../../src/board/read-position.js';
import { netGraph } from '../../src/layout-logic/net-graph.js';
import { ASSUMED, createNet, follow, infer } from '../../src/layout-logic/net-state.js';
import { viewOf } from '../../src/layout-logic/view.js';

test('on boards of few candidates nothing that a solution has is refuted, nor anything of the solution inferred away', () => {
  const random = createRandom(5);
  const solved = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  const layout = kit.createLayout({ size: 4 });
  let few = 0;
  for (let tries = 0; tries < 30; tries++) {
    const open = new Set(random.shuffle([...solved.keys()]).slice(0, 6 + random.int(8)));
    const values = solved.map((digit, cell) => (open.has(cell) ? 0 : digit));
    const graph = netGraph(viewOf(readBoard(kit.positionFromValues(values, values, { layout }))));
    if (graph.words === 1) few++;
    for (const [node, known] of graph.nodes.entries()) {
      if (solved[known >> 2] !== (known & 3) + 1) continue;
      const net = createNet(graph);
      infer(graph, net, node, true, ASSUMED, 0);
      expect([values, node, follow(graph, net)]).toEqual([values, node, true]);
      const off = graph.nodes.filter((_, at) => net.status[at] === 2);
      expect(off.filter((one) => solved[one >> 2] === (one & 3) + 1)).toEqual([]);
    }
  }
  expect(few).toBeGreaterThan(10);
});
