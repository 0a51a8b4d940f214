import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { allSteps } from '../layout/all-steps.js';
import { digitsIn, marksAndValues, scatteredMarks } from '../layout/boards.js';
import { agree } from '../layout/oracle.js';

const layouts: readonly [string, kit.Layout][] = [
  ['4×4 with diagonals', kit.createLayout({ size: 4, diagonals: true })],
  [
    '4×4 with knight’s moves and a cage',
    kit.createLayout({ size: 4, antiKnight: true, cages: [{ cells: [5, 6, 10] }] }),
  ],
  ['4×4 with neighbours apart', kit.createLayout({ size: 4, nonConsecutive: true })],
];

type Found = { readonly ends: string; readonly struck: string; readonly length: number };

/** Every pair of ends that links in turn lead from one to the other, and how many at least; found length after length. */
function chainsIn(
  { layout, candidates }: kit.Position,
  id: 'x-chain' | 'xy-chain' | 'aic',
  strikesAll = id === 'aic',
): Found[] {
  if (!layout) throw new Error('no layout');
  const houses = kit.housesOf(layout).filter(({ kind }) => kind !== 'cage');
  const nodes = candidates.flatMap((mask, cell) => digitsIn(mask).map((digit) => ({ cell, digit })));
  const excludes = nodes.map((a) =>
    nodes.map((b) => a !== b && (a.cell === b.cell || !agree(layout, a.cell, a.digit, b.cell, b.digit))),
  );
  const strong = nodes.map((a) =>
    nodes.map((b) => {
      if (a === b) return false;
      if (a.cell === b.cell) return id !== 'x-chain' && digitsIn(candidates[a.cell]).length === 2;
      return (
        id !== 'xy-chain' &&
        a.digit === b.digit &&
        houses.some(({ cells }) => {
          const places = cells.filter((cell) => digitsIn(candidates[cell]).includes(a.digit));
          return places.length === 2 && places.includes(a.cell) && places.includes(b.cell);
        })
      );
    }),
  );
  const isWeak = (a: number, b: number) => excludes[a][b] && (id === 'aic' || nodes[a].digit === nodes[b].digit);
  const found: Found[] = [];
  for (const start of nodes.keys()) {
    const [on, off] = [new Map<number, number>(), new Map([[start, 0]])];
    for (let length = 0; length < 2 * nodes.length; length++) {
      const [from, to, isLink] =
        length % 2 === 0
          ? ([off, on, (a: number, b: number) => strong[a][b] && b !== start] as const)
          : ([on, off, isWeak] as const);
      for (const [node, at] of [...from]) {
        if (at === length)
          for (const next of nodes.keys()) if (isLink(node, next) && !to.has(next)) to.set(next, length + 1);
      }
    }
    for (const [end, length] of on) {
      if (end < start || length < 3 || (id !== 'aic' && nodes[start].digit !== nodes[end].digit)) continue;
      const struck = nodes.filter(
        (one, at) => excludes[start][at] && excludes[end][at] && (strikesAll || one.digit === nodes[start].digit),
      );
      if (struck.length > 0) found.push({ ends: listed([nodes[start], nodes[end]]), struck: listed(struck), length });
    }
  }
  return found;
}

const listed = (some: readonly kit.Candidate[]) => some.map(({ cell, digit }) => `${cell}=${digit}`).join(' ');

function foundOf({ pattern: { candidates, links }, eliminations }: kit.Step): Found {
  return {
    ends: listed([candidates[0], candidates[candidates.length - 1]]),
    struck: listed(eliminations),
    length: links.length,
  };
}

describe.each(layouts)('%s', (_, layout) => {
  test.each([kit.xChain, kit.xyChain, kit.aic])(
    'every two ends of $id are found once, by a shortest chain',
    (technique) => {
      let [many, expectedMany] = [0, 0];
      for (let seed = 0; seed < 4; seed++) {
        const board = (seed % 2 === 0 ? marksAndValues : scatteredMarks)(layout, seed, 0.42);
        const all = chainsIn(board, technique.id as 'aic');
        // What is an X-Chain or an XY-Chain is no AIC.
        const endsOf = ({ ends, length }: Found) => `${ends} ${length}`;
        const named =
          technique.id === 'aic' ? [...chainsIn(board, 'x-chain', true), ...chainsIn(board, 'xy-chain', true)] : [];
        const expected = all.filter((one) => !named.map(endsOf).includes(endsOf(one)));
        const steps = allSteps(board, technique);
        const found = steps.map(foundOf);
        const keys = (list: readonly Found[]) => list.map((one) => JSON.stringify(one)).sort();
        // A way that passes a candidate on and off is no chain; that takes five links.
        const [known, names] = [new Set(keys(all)), new Set(keys(found))];
        expect(keys(found).filter((one) => !known.has(one))).toEqual([]);
        expect(names.size).toBe(found.length);
        expect(keys(expected.filter(({ length }) => length === 3)).filter((one) => !names.has(one))).toEqual([]);
        many += found.length;
        expectedMany += expected.length;
        // By start, the shortest first.
        const order = steps.map(
          ({ pattern: { candidates, links } }) => 1000 * (4 * candidates[0].cell + candidates[0].digit) + links.length,
        );
        expect(order).toEqual(order.toSorted((a, b) => a - b));
      }
      expect(many).toBeGreaterThan(0);
      expect(many).toBeGreaterThanOrEqual(0.75 * expectedMany);
    },
  );
});
