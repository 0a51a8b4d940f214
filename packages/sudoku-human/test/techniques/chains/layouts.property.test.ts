/** On every layout the chains and loops are those that trying all paths finds: each as short as any, and none is missed. */

import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { marksAndValues, scatteredMarks } from '../../layout/boards.js';
import { ownOptions } from '../../layout/own-layouts.js';
import { isQuick, runs, some } from '../../runs.js';
import { excludedByBoth, type Links, nameOf, type PlainGraph, plainGraph, walkAll } from './every-chain.js';

/** The share of the marks that are left: few enough that all paths can be tried. */
const boards: readonly [name: string, options: kit.LayoutOptions, share: number][] = [
  ['the classic board', {}, 0.13],
  ['4×4', { size: 4 }, 0.5],
  ['4×4 with diagonals', { size: 4, diagonals: true }, 0.5],
  ['4×4 with knight’s moves and a cage', { size: 4, antiKnight: true, cages: [{ cells: [5, 6, 10] }] }, 0.5],
  ['4×4 with neighbours apart', { size: 4, nonConsecutive: true }, 0.4],
  ['4×4 with rows for regions', { size: 4, regions: [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3] }, 0.4],
  ['a jigsaw of 5×5', ownOptions['jigsaw-5'], 0.35],
  ['5×5 with neighbours apart', { ...ownOptions['jigsaw-5'], nonConsecutive: true }, 0.25],
  ['6×6 with king’s moves', { size: 6, antiKing: true }, 0.22],
  ['6×6 with cages', ownOptions['killer'], 0.27],
  ['a windoku', { windows: true }, 0.13],
];

const all: Links = { inHouse: true, inCell: true, groups: false };
const grouped: Links = { ...all, groups: true };

type Found = { length: number; gone: string; kinds: Set<string> };

const kindOf = ({ nodes }: PlainGraph, path: readonly number[]): string => {
  const digits = path.map((node) => nodes[node].digit);
  if (digits.every((digit) => digit === digits[0])) return 'x';
  const turns = digits.every((digit, i) => i === 0 || (digit === digits[i - 1]) === (i % 2 === 0));
  return turns && digits[0] === digits[digits.length - 1] ? 'xy' : 'other';
};

const hasGroup = ({ nodes }: PlainGraph, path: readonly number[]) => path.some((node) => nodes[node].cells.length > 1);

/** The shortest chains of each two ends; of loops, that begin and end at one candidate, by it. */
function leastChains(graph: PlainGraph, maxLength: number, withGroups: boolean): Map<string, Found> {
  const { nodes } = graph;
  const found = new Map<number, { length: number; kinds: Set<string> }>();
  walkAll(graph, maxLength, (path) => {
    const [start, end] = [path[0], path[path.length - 1]];
    const length = path.length - 1;
    if (length % 2 === 0 || start > end || (withGroups && !hasGroup(graph, path))) return;
    if (start === end && nodes[start].cells.length > 1) return;
    const known = found.get(start * nodes.length + end);
    if (known !== undefined && length > known.length) return;
    const kinds = length === known?.length ? known.kinds : new Set<string>();
    found.set(start * nodes.length + end, { length, kinds: kinds.add(kindOf(graph, path)) });
  });
  return new Map(
    [...found].flatMap(([key, one]) => {
      const [start, end] = [Math.floor(key / nodes.length), key % nodes.length];
      const gone = start === end ? '' : excludedByBoth(graph, start, end).join(' ');
      const name = [start, end].map((node) => nameOf(nodes[node])).sort();
      return one.length > 2 ? [[name.join(), { ...one, gone }] as const] : [];
    }),
  );
}

const told = (list: readonly kit.Candidate[]): string =>
  list
    .map(({ cell, digit }) => nameOf({ cells: [cell], digit }))
    .sort()
    .join(' ');

function foundOf(steps: readonly kit.Step[]): Map<string, { length: number; gone: string }> {
  const found = steps.map(({ pattern: { links }, eliminations }) => {
    const name = [links[0].from, links[links.length - 1].to].map(nameOf).sort().join();
    return [name, { length: links.length, gone: told(eliminations) }] as const;
  });
  expect(new Set(found.map(([name]) => name)).size).toBe(found.length);
  return new Map(found);
}

const total = new Map<string, number>();

function stepsOf(board: kit.Position, technique: kit.Technique, maxChainLength: number, loopCells = false): kit.Step[] {
  const steps = kit.findSteps(board, [technique], { maxChainLength, loopCells });
  total.set(technique.id, (total.get(technique.id) ?? 0) + steps.length);
  return steps;
}

const cases = some(boards, 2).flatMap(([name, options, share]) =>
  Array.from({ length: runs(3, 1) }, (_, seed) => ({ name, layout: kit.createLayout(options), share, seed })),
);
const boardOf = ({ layout, seed, share }: (typeof cases)[number]) =>
  (seed % 2 === 0 ? scatteredMarks : marksAndValues)(layout, seed, share);

test.each(cases)('$name ($seed): X-Chains and XY-Chains', (one) => {
  const board = boardOf(one);
  for (const [technique, kinds, least] of [
    [kit.xChain, { ...all, inCell: false }, 3],
    [kit.xyChain, { ...all, inHouse: false }, 5],
  ] as const) {
    const expected = new Map(
      [...leastChains(plainGraph(board, kinds), 7, false)].flatMap(([name, { length, gone }]) => {
        const [start, end = ''] = name.split(/,(?=\d+@)/);
        const digit = start.split('@')[0];
        // They strike out their own digit.
        const own = gone.split(' ').filter((struck) => struck.startsWith(`${digit}@`));
        const isOne = end.startsWith(`${digit}@`) && end !== start;
        return isOne && own.length > 0 && length >= least ? [[name, { length, gone: own.join(' ') }] as const] : [];
      }),
    );
    expect(foundOf(stepsOf(board, technique, 7))).toEqual(expected);
  }
});

test.each(cases)('$name ($seed): AICs, and loops that decide a candidate', (one) => {
  const board = boardOf(one);
  for (const [kinds, names, loop] of [
    [all, { aic: kit.aic }, kit.discontinuousNiceLoop],
    [grouped, { 'grouped-x': kit.groupedXChain, aic: kit.groupedAic }, kit.groupedDiscontinuousNiceLoop],
  ] as const) {
    const least = leastChains(plainGraph(board, kinds), 5, kinds.groups);
    for (const [name, technique] of Object.entries(names)) {
      const found = foundOf(stepsOf(board, technique, 5));
      for (const [ends, { length, gone }] of found) {
        expect([ends, length, gone]).toEqual([ends, least.get(ends)?.length, least.get(ends)?.gone]);
      }
      const isIts = (kind: string) => (kinds.groups ? (kind === 'x') === (name === 'grouped-x') : kind === 'other');
      for (const [ends, { gone, kinds: some }] of least) {
        const mine = [...some].filter(isIts).length;
        // Of several shortest chains one is listed, by its own name.
        if (gone === '' || (mine > 0 && mine < some.size)) continue;
        expect([ends, found.has(ends)]).toEqual([ends, mine > 0]);
      }
    }
    const decided = new Map<string, number>();
    const note = (key: string, length: number) => decided.set(key, Math.min(length, decided.get(key) ?? length));
    for (const [ends, { length, gone }] of least) {
      const [start, end] = ends.split(/,(?=\d+@)/);
      if (start === end) note(`on ${start}`, length);
      for (const struck of gone === '' ? [] : gone.split(' ')) note(`off ${struck}`, length + 2);
    }
    const loops = stepsOf(board, loop, 5).map(
      ({ placements, pattern: { links } }) =>
        [`${placements.length > 0 ? 'on' : 'off'} ${nameOf(links[0].from)}`, links.length] as const,
    );
    expect(new Map(loops)).toEqual(decided);
    expect(loops.length).toBe(decided.size);
  }
});

test.each(cases)('$name ($seed): continuous loops', (one) => {
  const board = boardOf(one);
  for (const [kinds, technique] of [
    [all, kit.continuousNiceLoop],
    [grouped, kit.groupedContinuousNiceLoop],
  ] as const) {
    const graph = plainGraph(board, kinds);
    const loops: number[][] = [];
    walkAll(graph, 5, (path) => {
      const [start, end] = [path[0], path[path.length - 1]];
      if (path.length % 2 === 1 || path.length < 4 || start === end || !graph.weak[end].includes(start)) return;
      if (!kinds.groups || hasGroup(graph, path)) loops.push([...path]);
    });
    for (const loopCells of [false, true]) {
      const expected = new Map<string, number>();
      for (const path of loops) {
        const passed = path.flatMap((node) => graph.nodes[node].cells);
        const gone = path.flatMap((node, i) => {
          if (i % 2 === 0) return [];
          const next = path[(i + 1) % path.length];
          const isInCell = new Set([node, next].flatMap((at) => graph.nodes[at].cells)).size === 1;
          const isSpared = (struck: string) => !isInCell && passed.includes(Number(struck.split('@')[1]));
          return excludedByBoth(graph, node, next).filter((struck) => loopCells || !isSpared(struck));
        });
        const key = [...new Set(gone)].sort().join(' ');
        if (key !== '') expected.set(key, Math.min(path.length, expected.get(key) ?? path.length));
      }
      const found = stepsOf(board, technique, 6, loopCells).map(
        ({ eliminations, pattern: { links } }) => [told(eliminations), links.length] as const,
      );
      expect(new Map(found)).toEqual(expected);
      expect(found.length).toBe(expected.size);
    }
  }
});

test('each technique was found', () => {
  const ids = [...total].filter(([, many]) => many > (isQuick ? 2 : 10)).map(([id]) => id);
  expect(ids.length).toBe(9);
});
