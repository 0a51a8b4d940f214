import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { countSteps } from '../layout/all-steps.js';
import { digitsIn, marksAndValues, scatteredMarks } from '../layout/boards.js';
import { agree } from '../layout/oracle.js';

const layouts: readonly [string, kit.Layout][] = [
  ['4×4 with diagonals', kit.createLayout({ size: 4, diagonals: true })],
  ['6×6', kit.createLayout({ size: 6 })],
  ['4×4 with neighbours apart', kit.createLayout({ size: 4, nonConsecutive: true })],
];

type Node = kit.Candidate;
type Cluster = readonly [Node[], Node[]];

/** Candidates with the rules between them, each looked up in the layout. */
function nodesOf({ layout, candidates }: kit.Position) {
  if (!layout) throw new Error('no layout');
  const nodes = candidates.flatMap((mask, cell) => digitsIn(mask).map((digit): Node => ({ cell, digit })));
  const houses = kit.housesOf(layout).filter(({ kind }) => kind !== 'cage');
  const placesIn = houses.map(
    ({ cells }) =>
      (digit: number) =>
        cells.filter((cell) => digitsIn(candidates[cell]).includes(digit)),
  );
  const excludes = (a: Node, b: Node) =>
    a !== b && (a.cell === b.cell || !agree(layout, a.cell, a.digit, b.cell, b.digit));
  const isStrong = (a: Node, b: Node, inCells: boolean): boolean => {
    if (a === b) return false;
    if (a.cell === b.cell) return inCells && digitsIn(candidates[a.cell]).length === 2;
    return (
      a.digit === b.digit &&
      placesIn.some(
        (places) => `${places(a.digit)}` === `${[a.cell, b.cell]}` || `${places(a.digit)}` === `${[b.cell, a.cell]}`,
      )
    );
  };
  /** What some of the candidates rule out. */
  const metBy = (some: readonly Node[], sameDigit: boolean) =>
    nodes.filter((node) => some.some((one) => excludes(one, node) && (!sameDigit || one.digit === node.digit)));
  /** Two colours by turns from the first candidate on. */
  const clusters = (inCells: boolean): Cluster[] => {
    const links = new Map(nodes.map((a) => [a, nodes.filter((b) => isStrong(a, b, inCells))]));
    const done = new Set<Node>();
    return nodes.flatMap((start) => {
      if (done.has(start)) return [];
      const rounds: Node[][] = [[start]];
      done.add(start);
      for (const round of rounds) {
        const next = [...new Set(round.flatMap((node) => links.get(node) ?? []))].filter((node) => !done.has(node));
        for (const node of next) done.add(node);
        if (next.length > 0) rounds.push(next);
      }
      const color = (odd: number) =>
        nodes.filter((node) => rounds.some((round, at) => at % 2 === odd && round.includes(node)));
      return rounds.length > 1 ? [[color(0), color(1)] as const] : [];
    });
  };
  return { nodes, metBy, clusters };
}

const told = (some: readonly Node[]) => some.map(({ cell, digit }) => `${cell}=${digit}`).join(' ');
const named = (colors: readonly (readonly Node[])[], gone: readonly Node[]) =>
  gone.length === 0 ? [] : [`${colors.map(told).join(' | ')}: ${told(gone)}`];

function nameOf({ pattern, eliminations }: kit.Step): string {
  const roles = [...new Set(pattern.candidates.map(({ role }) => role))].sort();
  const colors = roles.map((role) => pattern.candidates.filter((one) => one.role === role));
  return named(colors, eliminations)[0];
}

const turns = ([a, b]: Cluster): Cluster[] => [
  [a, b],
  [b, a],
];

const definitions: Readonly<Record<string, (board: kit.Position) => string[]>> = {
  'simple-colors-trap': (board) => {
    const { nodes, metBy, clusters } = nodesOf(board);
    return clusters(false).flatMap((cluster) => {
      const [byOne, byOther] = cluster.map((color) => metBy(color, true));
      return named(
        cluster,
        nodes.filter((node) => byOne.includes(node) && byOther.includes(node) && !cluster.flat().includes(node)),
      );
    });
  },
  'simple-colors-wrap': (board) => {
    const { metBy, clusters } = nodesOf(board);
    return clusters(false)
      .flatMap(turns)
      .flatMap(([wrong, right]) => {
        const met = metBy(wrong, true);
        return wrong.some((node) => met.includes(node)) ? named([wrong, right], wrong) : [];
      });
  },
  'multi-colors-1': (board) => {
    const { nodes, metBy, clusters } = nodesOf(board);
    return pairs(clusters(false)).flatMap(([first, second]) =>
      turns(first).flatMap(([a, b]) =>
        turns(second).flatMap(([c, d]) => {
          const [met, byOne, byOther] = [metBy(a, true), metBy(b, true), metBy(d, true)];
          const gone = nodes.filter((node) => byOne.includes(node) && byOther.includes(node));
          return c.some((node) => met.includes(node)) ? named([a, b, c, d], gone) : [];
        }),
      ),
    );
  },
  'multi-colors-2': (board) => {
    const { metBy, clusters } = nodesOf(board);
    return pairs(clusters(false)).flatMap(([first, second]) =>
      [
        [first, second],
        [second, first],
      ].flatMap(([one, other]) =>
        turns(one).flatMap(([wrong, right]) => {
          const met = metBy(wrong, true);
          return other.every((color) => color.some((node) => met.includes(node)))
            ? named([wrong, right, ...other], wrong)
            : [];
        }),
      ),
    );
  },
  '3d-medusa': (board) => {
    const { nodes, metBy, clusters } = nodesOf(board);
    return clusters(true).flatMap((cluster) => {
      if (cluster.flat().length < 4 || new Set(cluster.flat().map(({ digit }) => digit)).size < 2) return [];
      const met = cluster.map((color) => metBy(color, false));
      const wrong = cluster.find((color, at) => {
        const isEmptied = board.candidates.some((_, cell) => {
          const own = nodes.filter((node) => node.cell === cell);
          return own.length > 0 && own.every((node) => met[at].includes(node));
        });
        return isEmptied || color.some((node) => met[at].includes(node));
      });
      const byBoth = nodes.filter((node) => met.every((some) => some.includes(node)) && !cluster.flat().includes(node));
      return named(cluster, wrong ?? byBoth);
    });
  },
};

/** Two clusters of one digit. */
function pairs(clusters: readonly Cluster[]): [Cluster, Cluster][] {
  return clusters.flatMap((first, at) =>
    clusters
      .slice(at + 1)
      .flatMap((second): [Cluster, Cluster][] => (first[0][0].digit === second[0][0].digit ? [[first, second]] : [])),
  );
}

describe.each(layouts)('%s', (_, layout) => {
  const boards = Array.from({ length: layout.size > 4 ? 4 : 6 }, (__, seed) =>
    (seed % 2 === 0 ? marksAndValues : scatteredMarks)(layout, seed + 2, layout.size > 4 ? 0.3 : 0.45),
  );

  test.each([kit.simpleColorsTrap, kit.simpleColorsWrap, kit.multiColors1, kit.multiColors2, kit.medusa3d])(
    '$id: all are found, in order',
    (technique) => {
      expect(countSteps(boards, technique, nameOf, definitions[technique.id])).toBeGreaterThan(0);
    },
  );
});
