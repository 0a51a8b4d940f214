/** In which rounds nets are looked for, and what the memory tells the next look. */

import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { readBoard } from '../../src/board/read-position.js';
import { netGraph } from '../../src/layout-logic/net-graph.js';
import { createNet } from '../../src/layout-logic/net-state.js';
import { forcingNet } from '../../src/layout-logic/nets.js';
import { createWorkshop, refute } from '../../src/layout-logic/refute.js';
import { createMemory, type Memory } from '../../src/layout-logic/steps.js';
import { viewOf } from '../../src/layout-logic/view.js';

/** Too few digits for one solution: of what none of them has more than half falls at once, and the rest by cases. */
const few = kit.parsePuzzle('........3........2...4..5....1......', {
  layout: kit.createLayout({ size: 6, diagonals: true }),
});
/** Everything is possible. */
const empty = kit.parsePuzzle('.'.repeat(16), { layout: kit.createLayout({ size: 4 }) });

/** The candidates of the steps in their order, `cell * size + digit` from 0, and the memory after them. */
function look(position: kit.Position, isEnough: boolean, left: Partial<Memory> = {}) {
  const view = viewOf(readBoard(position));
  const memory = { ...createMemory(view.tables, []), ...left };
  const gone: number[] = [];
  const take = (step: kit.Step): boolean => {
    expect(kit.verifyStep(position, step)).toEqual({ valid: true });
    for (const { cell, digit } of step.eliminations) gone.push(cell * view.tables.size + digit - 1);
    return isEnough;
  };
  const search = forcingNet.run(view, take, () => true, memory);
  let turn = search.next();
  while (!turn.done) turn = search.next();
  expect(turn.value).toBe(isEnough && gone.length > 0);
  return { gone, memory };
}

const view = viewOf(readBoard(few));
const graph = netGraph(view);
const { nodes } = graph;
const STANDING = 5;

/** What one assumption refutes. */
const atOnce = nodes.filter((_, node) => {
  const shop = createWorkshop(graph, 1, new Uint32Array(Math.max(...graph.unitNames) + 1));
  const search = refute(shop, createNet(graph), node, 0);
  let turn = search.next();
  while (!turn.done) turn = search.next();
  return turn.value !== undefined;
});

const impossible = nodes.filter(
  (node) => kit.findSolution(kit.setValue(few, Math.floor(node / 6), (node % 6) + 1)) === undefined,
);

test('all that falls at once comes first, those of small cells before the others', () => {
  expect(atOnce.length).toBeGreaterThan(30);
  expect(impossible.length).toBeGreaterThan(atOnce.length);
  const { gone, memory } = look(few, false);
  const inCell = (node: number): number =>
    nodes.filter((other) => Math.floor(other / 6) === Math.floor(node / 6)).length;
  expect(gone).toEqual(atOnce.toSorted((a, b) => inCell(a) - inCell(b) || a - b));
  // It was not in vain.
  expect([memory.open, memory.standing]).toEqual([Number.POSITIVE_INFINITY, -1]);
  // If one is enough the others are kept for the next look, which they begin.
  const one = look(few, true);
  expect(one.gone).toEqual(gone.slice(0, 1));
  expect(one.memory.doubtful).toEqual(gone.slice(1).map((known) => ({ known, cases: 1 })));
  expect(look(few, true, { doubtful: one.memory.doubtful.slice(4) }).gone).toEqual(gone.slice(5, 6));
});

test('what was in vain is tried again when eight candidates are gone, or with few cases when a digit more stands', () => {
  const eight = look(few, false, { open: nodes.length + 8, standing: STANDING });
  expect(eight.gone.toSorted()).toEqual(atOnce.toSorted());
  // Of the tightest cells and houses, 32 candidates.
  const digit = look(few, false, { open: nodes.length + 7, standing: STANDING - 1 });
  expect(digit.gone.length).toBeGreaterThan(0);
  expect(digit.gone.length).toBeLessThan(33);
  // As many cases as it takes; what needs another candidate gone before has its turn after that.
  const neither = look(few, false, { open: nodes.length + 7, standing: STANDING }).gone;
  expect(neither).toEqual(expect.arrayContaining(atOnce));
  expect(impossible).toEqual(expect.arrayContaining(neither));
  expect(new Set(neither).size).toBe(neither.length);
  expect(neither.length).toBeGreaterThan(atOnce.length);
  // There the first is enough.
  const one = look(few, true, { open: nodes.length + 7, standing: STANDING });
  expect([one.gone.length, one.memory.doubtful]).toEqual([1, []]);
});

test('what was in vain is remembered, each by itself', () => {
  const open = 64;
  expect(look(empty, true).memory).toMatchObject({ open, standing: 0 });
  expect(look(empty, true, { open: open + 7 }).memory).toMatchObject({ open: open + 7, standing: 0 });
  expect(look(empty, true, { open: open + 8, standing: 0 }).memory).toMatchObject({ open, standing: 0 });
});

test('what was refuted beside an earlier step is looked at first, if it is still there and falls', () => {
  const left = { open: nodes.length, standing: STANDING };
  const first = (known: number, cases: number, more: Partial<Memory> = {}) =>
    look(few, true, { ...left, doubtful: [{ known, cases }], ...more }).gone[0];
  for (const known of [...nodes.slice(0, 5), ...nodes.filter((_, at) => at % 9 === 0)]) {
    const found = first(known, 10_000);
    expect(impossible).toContain(found);
    if (impossible.includes(known)) expect(found).toBe(known);
  }
  expect(impossible).toContain(nodes[0]);
  // Cell 8 has a digit.
  expect(impossible).toContain(first(8 * 6, 10_000));
  // Where contradictions have shown tells another way, on which some need others gone before: they wait.
  const { gone, memory } = look(few, false, left);
  const waiting = impossible.filter((known) => !gone.includes(known));
  expect(waiting.length).toBeGreaterThan(3);
  for (const known of waiting) expect(first(known, 10_000, { blamed: memory.blamed.slice() })).not.toBe(known);
  expect(first(nodes[0], 10_000, { blamed: memory.blamed.slice() })).toBe(nodes[0]);
});
