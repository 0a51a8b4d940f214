import * as kit from '@kit/sudoku-human';
import { describe, expect, test } from 'vitest';
import { countSteps } from '../layout/all-steps.js';
import { digitsIn, marksAndValues, scatteredMarks } from '../layout/boards.js';
import { agree } from '../layout/oracle.js';

const layouts: readonly [string, kit.Layout][] = [
  ['4×4 with diagonals', kit.createLayout({ size: 4, diagonals: true })],
  ['a jigsaw of 4×4', kit.createLayout({ size: 4, regions: [0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3] })],
  [
    '4×4 with a cage and a further house',
    kit.createLayout({ size: 4, cages: [{ cells: [0, 1, 4] }], extraHouses: [[0, 6, 9, 15]] }),
  ],
  ['4×4 with neighbours apart', kit.createLayout({ size: 4, nonConsecutive: true })],
];

const named = (houses: readonly number[], gone: readonly kit.Candidate[]) =>
  `${houses}: ${gone.map(({ cell, digit }) => `${cell}=${digit}`).join(' ')}`;
const nameOf = ({ pattern, eliminations }: kit.Step) =>
  named(
    pattern.houses.map(({ house }) => house),
    eliminations,
  );

const isLine = (kind: string) => ['row', 'column'].includes(kind);
const isRegion = (kind: string) => ['box', 'region'].includes(kind);

/** Several places of a digit in a house, all of them in another one too: the digit leaves the rest of that. */
function lockedIn(board: kit.Position, id: kit.TechniqueId): string[] {
  const houses = kit.housesOf(board.layout as kit.Layout).filter(({ kind }) => kind !== 'cage');
  const has = (digit: number) => (cell: number) => (board.candidates[cell] >> (digit - 1)) % 2 === 1;
  return houses.flatMap((base, at) =>
    board.candidates.slice(0, board.layout?.size).flatMap((_, i) => {
      const places = base.cells.filter(has(i + 1));
      return houses.flatMap((cover, other) => {
        const name =
          isRegion(base.kind) && isLine(cover.kind)
            ? 'pointing'
            : isLine(base.kind) && isRegion(cover.kind)
              ? 'claiming'
              : 'locked-candidates';
        if (at === other || places.length < 2 || !places.every((cell) => cover.cells.includes(cell))) return [];
        const gone = cover.cells.filter((cell) => has(i + 1)(cell) && !base.cells.includes(cell));
        if (name !== id || gone.length === 0) return [];
        return [
          named(
            [at, other],
            gone.map((cell) => ({ cell, digit: i + 1 })),
          ),
        ];
      });
    }),
  );
}

/** What all of several places of a digit in a house rule out; where neighbours are apart also the two or three of a cell. */
function commonIn(board: kit.Position): string[] {
  const { layout, candidates } = board;
  if (!layout) throw new Error('no layout');
  const all = candidates.flatMap((mask, cell) => digitsIn(mask).map((digit) => ({ cell, digit })));
  const goneBy = (some: readonly kit.Candidate[]) =>
    all.filter((one) =>
      some.every((other) =>
        one.cell === other.cell
          ? one.digit !== other.digit
          : !agree(layout, one.cell, one.digit, other.cell, other.digit),
      ),
    );
  const ofHouses = kit.housesOf(layout as kit.Layout).flatMap(({ kind, cells }, house) =>
    candidates.slice(0, layout.size).flatMap((_, i) => {
      const places = cells.flatMap((cell) =>
        digitsIn(candidates[cell]).includes(i + 1) ? [{ cell, digit: i + 1 }] : [],
      );
      const gone = kind === 'cage' || places.length < 2 ? [] : goneBy(places);
      return gone.length === 0 ? [] : [named([house], gone)];
    }),
  );
  const ofCells = candidates
    .map((mask, cell) => digitsIn(mask).map((digit) => ({ cell, digit })))
    .flatMap((some) => {
      const gone = !layout.nonConsecutive || some.length < 2 || some.length > 3 ? [] : goneBy(some);
      return gone.length === 0 ? [] : [named([], gone)];
    });
  return [...ofHouses, ...ofCells];
}

describe.each(layouts)('%s: all are found, in order', (_, layout) => {
  const boards = Array.from({ length: 8 }, (__, seed) =>
    (seed % 2 === 0 ? marksAndValues : scatteredMarks)(layout, 5 * seed, 0.35 + 0.05 * (seed % 4)),
  );
  const check = (technique: kit.Technique, expected: (board: kit.Position) => string[]): number =>
    countSteps(boards, technique, nameOf, expected);

  test('locked candidates by their name', () => {
    let many = 0;
    for (const technique of [kit.pointing, kit.claiming, kit.lockedCandidates]) {
      many += check(technique, (board) => lockedIn(board, technique.id));
    }
    expect(many).toBeGreaterThan(0);
  });

  test('what all places of a digit rule out, or all candidates of a cell', () => {
    expect(check(kit.commonPeers, commonIn)).toBeGreaterThan(0);
  });
});

test('what common peers tell is of a house or of a cell', () => {
  const layout = kit.createLayout({ size: 4, nonConsecutive: true });
  const steps = [0, 1, 2, 3].flatMap((seed) => kit.findSteps(scatteredMarks(layout, seed, 0.4), [kit.commonPeers]));
  const ofHouses = steps.filter(({ pattern }) => pattern.houses.length > 0);
  expect(Math.min(ofHouses.length, steps.length - ofHouses.length)).toBeGreaterThan(0);
  for (const { pattern, message } of steps) {
    const { house } = message.params;
    const houses = pattern.houses.map((one) => one.house);
    expect([message.key, house]).toEqual(
      houses.length > 0 ? ['common-peers', { type: 'houses', houses }] : ['common-peers-cell', undefined],
    );
  }
});
