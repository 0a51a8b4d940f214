import { expect, test } from 'vitest';
import { createState } from '../../../src/kernel/state.js';
import { netGraph } from '../../../src/techniques/nets/net-graph.js';
import { ASSUMED, createNet, infer, propagate } from '../../../src/techniques/nets/propagation.js';

test('of any number of nodes one of which is on, the last that is left comes on', () => {
  const state = createState(new Uint8Array(81), new Array<number>(81).fill(0x1ff));
  for (const count of [2, 9, 10, 12]) {
    // The digit 1 in cells of the main diagonals, some of which see each other.
    const oneOf = Array.from({ length: count }, (_, i) => (i < 9 ? i * 10 : (i - 8) * 8) * 9);
    const net = createNet(netGraph(state, oneOf));
    for (const node of oneOf.slice(0, -1)) infer(net, node, false, ASSUMED, 0);
    expect(propagate(net)).toBe(true);
    expect(oneOf.map((node) => net.status[node])).toEqual(oneOf.map((_, i) => (i < count - 1 ? 2 : 1)));
  }
});
