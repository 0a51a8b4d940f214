import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuick, runs } from '../../../../../config/runs.js';
import { niceLoop } from '../../../src/rating/hodoku/loops.js';
import { groupedTables, plainTables, type Tables } from '../../../src/rating/hodoku/tables.js';
import { cells, sees } from '../../techniques/positions.js';
import type { PlainBoard } from '../explainer/plain-explainer.js';
import { plainOf, soundPaths } from './drawn-paths.js';
import { madeUpPath, maskOf, told } from './made-up-path.js';

type Literal = { readonly node: number; readonly isOn: boolean };
type Loop = { readonly kind: string; readonly effects: readonly number[]; readonly path: readonly Literal[] };

/** A shortest path to all that follows, nearest first. */
function pathsFrom({ next }: Tables, root: Literal): Literal[][] {
  const known = new Map<number, Literal[]>();
  const nameOf = ({ node, isOn }: Literal) => node * 2 + Number(isOn);
  known.set(nameOf(root), [root]);
  for (const [literal, path] of known) {
    for (const other of next[literal])
      if (!known.has(other)) known.set(other, [...path, { node: other >> 1, isOn: other % 2 === 1 }]);
  }
  return [...known.values()];
}

function plainLoop(board: PlainBoard, tables: Tables) {
  const { candidates, cells: own, digits } = tables;
  const cellOf = ({ node }: Literal) => own[node][0];
  const nodes = Array.from({ length: candidates }, (_, node) => node);
  const othersOf = (node: number) => board.digits[own[node][0]].filter((digit) => digit !== digits[node]);
  const candidate = (cell: number, digit: number) => cell * 9 + digit;
  const inOrder = (list: readonly number[]) => [...new Set(list)].sort((a, b) => (a % 9) - (b % 9) || a - b);
  const seenByAll = (digit: number, list: readonly number[]) =>
    cells.filter((cell) => board.digits[cell].includes(digit) && list.every((one) => sees(one, cell)));

  let best: (Loop & { sum: number }) | undefined;
  const isBetter = (effects: readonly number[], sum: number) =>
    effects.length > (best?.effects.length ?? 0) || (effects.length === best?.effects.length && sum < best.sum);
  const offer = (loop: Loop) => {
    const sum = loop.effects.reduce((all, e, k) => all + Math.floor(e / 9) * (1 + 80 * k) + (e % 9) + 1, 0);
    if (isBetter(loop.effects, sum)) best = { ...loop, sum };
  };

  /** No cell is met again once it was left; the start of a loop, or a group that begins there, is not left. */
  const isSimple = (path: readonly Literal[], isLoop: boolean) =>
    path.every((literal, i) => {
      const before = path.slice(0, i).filter((one) => !isLoop || cellOf(one) !== cellOf(path[0]));
      const isLeft = before.some(({ node }) => own[node].includes(cellOf(literal)));
      return !isLeft || cellOf(path[i - 1]) === cellOf(literal);
    });
  /** Out of the cell at once, and back at last. */
  const isLoop = (path: readonly Literal[]) =>
    path.length > 2 &&
    [path[1], path[path.length - 2]].every((one) => cellOf(one) !== cellOf(path[0])) &&
    isSimple(path, true);

  const continuous = (path: readonly Literal[]): number[] => {
    const except = (cell: number, ...kept: number[]) =>
      board.digits[cell].filter((digit) => !kept.includes(digit)).map((digit) => candidate(cell, digit));
    const passed = path.flatMap(({ node }) => own[node]);
    const last = path[path.length - 1];
    const gone = except(cellOf(last), digits[path[0].node], digits[last.node]);
    for (const [i, { node, isOn }] of path.entries()) {
      if (!isOn || i === path.length - 1) continue;
      const to = path[i + 1].node;
      if (digits[node] === digits[to]) {
        const seen = seenByAll(digits[node], [...own[node], ...own[to]]).filter((cell) => !passed.includes(cell));
        gone.push(...seen.map((cell) => candidate(cell, digits[node])));
      } else if (cellOf(path[i - 1]) !== own[node][0] && cellOf(path[i + 2]) !== own[node][0]) {
        gone.push(...except(own[node][0], digits[node], digits[to]));
      }
    }
    return inOrder(gone);
  };

  for (const node of nodes) {
    const wanted = [
      { node, isOn: false },
      ...othersOf(node).map((d) => ({ node: tables.nodeOf[own[node][0] * 9 + d], isOn: true })),
    ];
    const paths = pathsFrom(tables, { node, isOn: true });
    const found = wanted
      .map((end) => paths.find((path) => path.at(-1)?.node === end.node && path.at(-1)?.isOn === end.isOn))
      .find((path) => path && isLoop(path));
    const effects = [candidate(own[node][0], digits[node])];
    if (found) offer({ kind: 'discontinuous-nice-loop', effects, path: found });
  }
  const fromFalse = nodes.map((node) => pathsFrom(tables, { node, isOn: false }));
  for (const node of nodes) {
    const cell = own[node][0];
    for (const path of fromFalse[node]) {
      const { node: end, isOn } = path[path.length - 1];
      if (end >= candidates || own[end][0] !== cell || !isLoop(path)) continue;
      if (end === node) {
        const effects = othersOf(node).map((digit) => candidate(cell, digit));
        if (isOn) offer({ kind: 'discontinuous-nice-loop', effects, path });
      } else if (isOn) offer({ kind: 'continuous-nice-loop', effects: continuous(path), path });
      else offer({ kind: 'discontinuous-nice-loop', effects: [candidate(cell, digits[end])], path });
    }
  }
  for (const node of nodes) {
    for (const path of fromFalse[node]) {
      const { node: end, isOn } = path[path.length - 1];
      const [[cell], [other]] = [own[node], own[end]];
      const [digit, otherDigit] = [digits[node], digits[end]];
      if (!isOn || end >= candidates || cell === other || path.length < 3 || !isSimple(path, false)) continue;
      let effects: number[] = [];
      if (digit === otherDigit) effects = seenByAll(digit, [cell, other]).map((one) => candidate(one, digit));
      else if (sees(cell, other) && board.digits[cell].includes(otherDigit) && board.digits[other].includes(digit))
        effects = inOrder([candidate(cell, otherDigit), candidate(other, digit)]);
      // A single candidate that both ends see goes by a loop of its own.
      if (effects.length > 1) offer({ kind: 'aic', effects, path });
    }
  }
  if (best === undefined) return undefined;
  const { kind, effects, path } = best;
  const isGrouped = path.some(({ node }) => node >= candidates);
  return {
    technique: `${isGrouped ? 'grouped-' : ''}${kind}`,
    placed: -1,
    effects,
    shape: {
      form: 'loop',
      cells: path.map(({ node }) => own[node]),
      digits: path.map(({ node }) => digits[node]),
      first: path[0].isOn ? 'weak' : 'strong',
    },
  };
}

test('the loop or AIC with the most effects of all that the tables hold, with groups and without', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(fc.oneof(soundPaths(0, 40), soundPaths(10, 30)), (path) => {
      const board = plainOf(path);
      for (const [isGrouped, tables] of [
        [false, plainTables(path.board)],
        [true, groupedTables(path.board)],
      ] as const) {
        const expected = plainLoop(board, tables);
        expect(niceLoop({ ...path, facts: new Map() }, isGrouped)).toEqual(expected);
        const key = `${isGrouped} ${expected?.technique}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
    }),
    { numRuns: runs(30, 500, 4), endOnFailure: true },
  );
  expect(seen.size).toBeGreaterThan(isQuick ? 2 : 7);
});

test('an AIC of which all that it passes would strike out enough, too', () => {
  // r1c1≠1 leads to r1c2=1 and so to r2c5=1: r1c4, r1c5 and r1c6 see both ends, and r1c1 and r1c2, too.
  const [r1c1, r1c2, r1c4, r1c5, r1c6, r2c5] = [0, 1, 3, 4, 5, 13];
  const masks = Object.fromEntries([r1c1, r1c2, r1c4, r1c5, r1c6, r2c5].map((cell) => [cell, maskOf(1)]));
  const path = madeUpPath(masks, 0);
  const found = niceLoop(path, false);
  expect(found).toEqual(plainLoop(plainOf(path), plainTables(path.board)));
  expect([found?.technique, told(found?.effects)]).toEqual(['aic', ['r1c4≠1', 'r1c5≠1', 'r1c6≠1']]);
});
