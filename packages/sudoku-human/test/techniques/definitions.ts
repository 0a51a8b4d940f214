/** Techniques straight from their definitions, for boards of every layout: slow, short, and with nothing of the finders. */

import type { Candidate, LayoutHouse, Step, TechniqueId } from '@kit/sudoku-human';
import type { PlainBoard } from './plain-board.js';
import { choose } from './positions.js';

/** All instances of a technique on a board, each as `keyOf` writes steps; some more than once. */
export type Definition = (board: PlainBoard) => string[];

const listOf = (candidates: readonly Candidate[]) =>
  [...new Set(candidates.map(({ cell, digit }) => `${cell}=${digit}`))].sort().join(' ');

/** A step by the candidates of its pattern by role, and by what it concludes. */
export function keyOf({ pattern, placements, eliminations }: Step, roles: readonly string[]): string {
  const byRole = roles.map((role) => pattern.candidates.filter((candidate) => candidate.role === role));
  return [...byRole, [...placements, ...eliminations]].map(listOf).join(' | ');
}

function instance(gone: readonly Candidate[], ...roles: (readonly Candidate[])[]): string[] {
  return gone.length === 0 ? [] : [[...roles, gone].map(listOf).join(' | ')];
}

function all({ has, digits }: PlainBoard, cells: readonly number[], which: readonly number[] = digits): Candidate[] {
  return cells.flatMap((cell) => which.filter((digit) => has(cell, digit)).map((digit) => ({ cell, digit })));
}

/** What sees all of the cells, with these digits. */
function seenByAll(board: PlainBoard, cells: readonly number[], digits: readonly number[]): Candidate[] {
  const seers = board.cells.filter((cell) => cells.every((other) => board.sees(cell, other)));
  return all(board, seers, digits);
}

const isLine = ({ kind }: LayoutHouse) => kind === 'row' || kind === 'column';
const isRegion = ({ kind }: LayoutHouse) => kind === 'box' || kind === 'region';
const isIn = (cells: readonly number[], { cells: others }: LayoutHouse) => cells.every((cell) => others.includes(cell));

/** The last open cell, the last digit of a cell, the last place of a digit. */
export function singles(id: TechniqueId): Definition {
  return ({ position, cells, digitsAt, full, places }) =>
    cells.flatMap((cell) =>
      digitsAt(cell).flatMap((digit) => {
        const around = full.filter((house) => house.cells.includes(cell));
        const isLast = (house: LayoutHouse) =>
          id === 'hidden-single'
            ? places(house.cells, digit).length === 1
            : house.cells.every((other) => other === cell || position.values[other] !== 0);
        const isSingle = id === 'naked-single' ? digitsAt(cell).length === 1 : around.some(isLast);
        return isSingle ? instance([{ cell, digit }]) : [];
      }),
    );
}

/** All places of a digit in a house lie in another one. */
export function locked(id: TechniqueId): Definition {
  return (board) =>
    board.full.flatMap((base) =>
      board.full.flatMap((cover) => {
        const name =
          isRegion(base) && isLine(cover)
            ? 'pointing'
            : isLine(base) && isRegion(cover)
              ? 'claiming'
              : 'locked-candidates';
        if (name !== id || base === cover) return [];
        return board.digits.flatMap((digit) => {
          const inBase = board.places(base.cells, digit);
          if (inBase.length < 2 || !isIn(inBase, cover)) return [];
          const rest = cover.cells.filter((cell) => !base.cells.includes(cell));
          return instance(all(board, rest, [digit]), all(board, inBase, [digit]));
        });
      }),
    );
}

/** What all places of a digit in a house rule out; where neighbours are apart also all two or three candidates of a cell. */
export const commonPeers: Definition = (board) => {
  const every = all(board, board.cells);
  const ofHouses = board.full.flatMap(({ cells }) => board.digits.map((digit) => all(board, cells, [digit])));
  const isApart = board.position.layout?.nonConsecutive === true;
  const ofCells = isApart ? board.cells.map((cell) => all(board, [cell])).filter(({ length }) => length < 4) : [];
  return [...ofHouses, ...ofCells].flatMap((places) => {
    const gone = every.filter((one) => places.every((place) => board.exclude(one, place)));
    return places.length < 2 ? [] : instance(gone, places);
  });
};

/** Cells of a house or a cage with as many digits as cells, two each at least. */
export function nakedSubsets(size: number): Definition {
  return (board) => board.named.flatMap(({ cells }) => nakedIn(board, cells, size));
}

/** The same where a region and a line cross, where a cell may have one digit. */
export function lockedSubsets(size: number): Definition {
  return (board) =>
    board.full.filter(isRegion).flatMap((region) =>
      board.full.filter(isLine).flatMap((line) => {
        const crossing = region.cells.filter((cell) => line.cells.includes(cell));
        return nakedIn(board, crossing, size, 1);
      }),
    );
}

function nakedIn(board: PlainBoard, cells: readonly number[], size: number, least = 2): string[] {
  const few = cells.filter((cell) => board.digitsAt(cell).length >= least && board.digitsAt(cell).length <= size);
  return choose(few, size).flatMap((subset) => {
    const union = [...new Set(subset.flatMap(board.digitsAt))];
    return union.length === size ? instance(seenByAll(board, subset, union), all(board, subset)) : [];
  });
}

/** Digits of a house with as many places as digits, two each at least. */
export function hiddenSubsets(size: number): Definition {
  return (board) =>
    board.full.flatMap((house) => {
      const placesOf = (digit: number) => board.places(house.cells, digit);
      const few = board.digits.filter((digit) => placesOf(digit).length >= 2 && placesOf(digit).length <= size);
      return choose(few, size).flatMap((subset) => {
        const cells = [...new Set(subset.flatMap(placesOf))];
        const others = board.digits.filter((digit) => !subset.includes(digit));
        return cells.length === size ? instance(all(board, cells, others), all(board, cells, subset)) : [];
      });
    });
}

/** Two or three cells of no common house with as many digits, each digit in cells that see each other. */
export const nakedSets: Definition = (board) => {
  const every = all(board, board.cells);
  return [2, 3].flatMap((size) => {
    const few = board.cells.filter((cell) => board.digitsAt(cell).length >= 2 && board.digitsAt(cell).length <= size);
    return choose(few, size).flatMap((cells) => {
      const union = [...new Set(cells.flatMap(board.digitsAt))];
      const areTight = union.every((digit) => {
        const places = board.places(cells, digit);
        return choose(places, 2).every(([a, b]) => board.sees(a, b));
      });
      const isLinked = choose(cells, 2).every(([a, b]) => board.digitsAt(a).some((digit) => board.has(b, digit)));
      const isInHouse = board.named.some((house) => isIn(cells, house));
      if (union.length !== size || !areTight || isInHouse || !(isLinked || size === 3)) return [];
      const gone = every.filter(
        (one) =>
          !cells.includes(one.cell) &&
          union.some((digit) => all(board, cells, [digit]).every((place) => board.exclude(place, one))),
      );
      return instance(gone, all(board, cells));
    });
  });
};

/** A pivot of two or three digits and two cells of two digits that it sees. */
export function pivotWings(digits: 2 | 3): Definition {
  return (board) => {
    const bivalue = board.cells.filter((cell) => board.digitsAt(cell).length === 2);
    return board.cells.flatMap((pivot) => {
      const wings = bivalue.filter((cell) => board.sees(pivot, cell));
      return choose(wings, 2).flatMap((pair) => {
        const [first, second] = pair.map(board.digitsAt);
        const common = first.filter((digit) => second.includes(digit));
        const own = [...first, ...second].filter((digit) => digits === 3 || !common.includes(digit));
        if (common.length !== 1 || `${[...new Set(own)].sort()}` !== `${board.digitsAt(pivot)}`) return [];
        const seers = digits === 2 ? pair : [...pair, pivot];
        return instance(seenByAll(board, seers, common), all(board, [pivot]), all(board, pair));
      });
    });
  };
}

/** Two equal cells of two digits that see one end each of the only two places of one of them. */
export const wWings: Definition = (board) => {
  const bivalue = board.cells.filter((cell) => board.digitsAt(cell).length === 2);
  return choose(bivalue, 2).flatMap(([a, b]) => {
    const own = board.digitsAt(a);
    if (`${own}` !== `${board.digitsAt(b)}` || board.sees(a, b)) return [];
    return own.flatMap((x) =>
      bilocalIn(board, x).flatMap(({ cells: bridge }) => {
        const [p, q] = bridge;
        const joins = (board.sees(p, a) && board.sees(q, b)) || (board.sees(p, b) && board.sees(q, a));
        if (!joins) return [];
        const z = own.filter((digit) => digit !== x);
        return instance(seenByAll(board, [a, b], z), all(board, [a, b]), all(board, bridge, [x]));
      }),
    );
  });
};

/** The houses with just two places for a digit; each two places once, in the first such house. */
function bilocalIn(board: PlainBoard, digit: number): { house: LayoutHouse; cells: number[] }[] {
  const links = board.full
    .map((house) => ({ house, cells: board.places(house.cells, digit).sort((a, b) => a - b) }))
    .filter(({ cells }) => cells.length === 2);
  return links.filter(({ cells }, i) => links.findIndex((other) => `${other.cells}` === `${cells}`) === i);
}

/** Two strong links of a digit whose inner ends see each other, by the houses of the links. */
export function turbots(id: TechniqueId): Definition {
  return (board) =>
    board.digits.flatMap((digit) =>
      choose(bilocalIn(board, digit), 2).flatMap(([one, other]) =>
        [0, 1, 2, 3].flatMap((way) => {
          const [end, joint] = way < 2 ? one.cells : one.cells.toReversed();
          const [otherJoint, otherEnd] = way % 2 === 0 ? other.cells : other.cells.toReversed();
          const chain = [end, joint, otherJoint, otherEnd];
          if (new Set(chain).size < 4 || !board.sees(joint, otherJoint)) return [];
          if (turbotName(board, [one.house, other.house], chain) !== id) return [];
          const ends = all(board, [end, otherEnd], [digit]);
          return instance(seenByAll(board, [end, otherEnd], [digit]), ends, all(board, [joint, otherJoint], [digit]));
        }),
      ),
    );
}

function turbotName(
  board: PlainBoard,
  [{ kind }, { kind: other }]: readonly LayoutHouse[],
  [end, joint, otherJoint, otherEnd]: readonly number[],
): string {
  const share = (test: (house: LayoutHouse) => boolean, ...cells: number[]) =>
    board.full.some((house) => test(house) && isIn(cells, house));
  if (`${kind} ${other}` === 'row column')
    return share(isRegion, joint, otherJoint) ? 'two-string-kite' : 'turbot-fish';
  if (kind !== other || !['row', 'column'].includes(kind)) return 'turbot-fish';
  const isAcross = (house: LayoutHouse) => isLine(house) && house.kind !== kind;
  if (!share(isAcross, joint, otherJoint)) return 'turbot-fish';
  return share(isAcross, end, otherEnd) ? 'x-wing' : 'skyscraper';
}

/** A region whose places lie on a row and a column, and a line across one of them with two places outside the region. */
export const emptyRectangles =
  (least: number): Definition =>
  (board) => {
    const { size, full, digits } = board;
    const [rows, columns] = ['row', 'column'].map((kind) => full.filter((house) => house.kind === kind));
    const at = (row: number, col: number) => row * size + col;
    return digits.flatMap((digit) =>
      full.filter(isRegion).flatMap((region) => {
        const inside = board.places(region.cells, digit);
        if (inside.length < least) return [];
        return rows.flatMap((row, r) =>
          columns.flatMap((column, c) => {
            const onRow = inside.filter((cell) => row.cells.includes(cell));
            const onColumn = inside.filter((cell) => column.cells.includes(cell));
            const isOn = (line: number[], other: number[]) => line.some((cell) => !other.includes(cell));
            const isCross = inside.every((cell) => onRow.includes(cell) || onColumn.includes(cell));
            if (!isCross || !isOn(onRow, onColumn) || !isOn(onColumn, onRow)) return [];
            const isSound = ![...row.cells, ...column.cells].every((cell) => !region.cells.includes(cell));
            if (!isSound) return [];
            const across = [
              ...columns.map((line) => ({ line, goneAt: (far: number) => at(Math.floor(far / size), c), on: row })),
              ...rows.map((line) => ({ line, goneAt: (far: number) => at(r, far % size), on: column })),
            ];
            return across.flatMap(({ line, goneAt, on }) => {
              const link = board.places(line.cells, digit);
              const joint = link.find((cell) => on.cells.includes(cell));
              const far = link.find((cell) => cell !== joint);
              if (link.length !== 2 || joint === undefined || far === undefined) return [];
              if ([joint, far, goneAt(far)].some((cell) => region.cells.includes(cell))) return [];
              const ends = all(board, link, [digit]);
              return instance(all(board, [goneAt(far)], [digit]), all(board, inside, [digit]), ends);
            });
          }),
        );
      }),
    );
  };

/** Candidates that strong links join, in two colours: by the number of links that lead to the lowest of them. */
function clustersOf(board: PlainBoard, digits: readonly number[], withCells: boolean): [Candidate[], Candidate[]][] {
  const links = digits.flatMap((digit) =>
    bilocalIn(board, digit).map(({ cells }) => cells.map((cell) => ({ cell, digit }))),
  );
  if (withCells) links.push(...board.cells.map((cell) => all(board, [cell])).filter(({ length }) => length === 2));
  const colors = new Map<string, number>();
  const name = ({ cell, digit }: Candidate) => `${cell}=${digit}`;
  return all(board, board.cells, digits).flatMap((start): [Candidate[], Candidate[]][] => {
    if (colors.has(name(start))) return [];
    const cluster: [Candidate[], Candidate[]] = [[start], []];
    colors.set(name(start), 0);
    for (let [color, front] = [1, [start]]; front.length > 0; color = 1 - color) {
      front = links
        .flatMap(([a, b]) => front.flatMap((one) => (name(one) === name(a) ? [b] : name(one) === name(b) ? [a] : [])))
        .filter((one) => !colors.has(name(one)) && colors.set(name(one), color));
      cluster[color].push(...front);
    }
    return [cluster];
  });
}

type Colors = readonly (readonly Candidate[])[];

const see = (board: PlainBoard, some: readonly Candidate[], others: readonly Candidate[]) =>
  some.some((one) => others.some((other) => board.exclude(one, other)));
const turnsOf = ([a, b]: Colors): Colors[] => [
  [a, b],
  [b, a],
];

function byDigit(board: PlainBoard, least: number): { clusters: Colors[]; places: Candidate[] }[] {
  return board.digits.map((digit) => ({
    clusters: clustersOf(board, [digit], false).filter((colors) => colors.flat().length >= least),
    places: all(board, board.cells, [digit]),
  }));
}

/** One cluster of a digit: what sees both colours, or a colour that sees itself. */
export function simpleColors(id: TechniqueId): Definition {
  return (board) =>
    byDigit(board, 3).flatMap(({ clusters, places }) =>
      clusters.flatMap((cluster) => {
        if (id === 'simple-colors-wrap') {
          return turnsOf(cluster).flatMap(([a, b]) => (see(board, a, a) ? instance(a, a, b) : []));
        }
        const gone = places.filter(
          (place) => !cluster.flat().includes(place) && cluster.every((color) => see(board, [place], color)),
        );
        const isColored = (place: Candidate) => cluster.flat().some(({ cell }) => cell === place.cell);
        return instance(
          gone.filter((place) => !isColored(place)),
          ...cluster,
        );
      }),
    );
}

/** Two clusters of a digit: what goes, whichever turns of their colours see each other. */
export function multiColors(id: TechniqueId): Definition {
  return (board) =>
    byDigit(board, 2).flatMap(({ clusters, places }) =>
      choose(clusters, 2).flatMap((pair) => {
        if (id === 'multi-colors-2') {
          return turnsOf(pair as never).flatMap(([one, other]) =>
            turnsOf(one as never).flatMap(([a]) =>
              (other as unknown as Colors).every((color) => see(board, a, color)) ? instance(a) : [],
            ),
          );
        }
        const gone = turnsOf(pair[0]).flatMap(([a, b]) =>
          turnsOf(pair[1]).flatMap(([c, d]) =>
            see(board, a, c) ? places.filter((place) => see(board, [place], b) && see(board, [place], d)) : [],
          ),
        );
        return instance(gone);
      }),
    );
}

/** A cluster of several digits: what both colours rule out, and a colour that contradicts itself or empties a cell. */
export const medusas: Definition = (board) =>
  clustersOf(board, board.digits, true).flatMap((cluster) => {
    const colored = cluster.flat();
    if (colored.length < 3 || new Set(colored.map(({ digit }) => digit)).size < 2) return [];
    const isColored = ({ cell, digit }: Candidate) => colored.some((one) => one.cell === cell && one.digit === digit);
    const byBoth = all(board, board.cells).filter(
      (one) => !isColored(one) && cluster.every((color) => see(board, [one], color)),
    );
    const wrong = cluster.filter(
      (color) =>
        see(board, color, color) ||
        board.cells.some((cell) => {
          const own = all(board, [cell]);
          return own.length > 0 && own.every((one) => see(board, [one], color));
        }),
    );
    return instance([...byBoth, ...wrong.flat()], ...cluster);
  });

/** Four cells in two rows and columns whose two digits can be swapped: no rule tells the two ways apart. */
export function swappable(board: PlainBoard): number[][] {
  const rectangles = swaps.get(board.named) ?? listSwappable(board);
  swaps.set(board.named, rectangles);
  return rectangles;
}

const swaps = new WeakMap<object, number[][]>();

function listSwappable({ position, size, cells, digits, exclude, named }: PlainBoard): number[][] {
  const lines = choose([...Array(size).keys()], 2);
  return lines.flatMap(([top, bottom]) =>
    lines.flatMap(([left, right]) => {
      const [a, b, c, d] = [top * size + left, top * size + right, bottom * size + left, bottom * size + right];
      const ways = (p: number, q: number): Candidate[][] => [
        [a, b, c, d].map((cell, i) => ({ cell, digit: [p, q, q, p][i] })),
        [a, b, c, d].map((cell, i) => ({ cell, digit: [q, p, p, q][i] })),
      ];
      const fits = (way: Candidate[], others: readonly Candidate[]) =>
        way.every((one) => others.every((other) => one.cell === other.cell || !exclude(one, other)));
      const isFree = choose(digits, 2).every(([p, q]) => {
        const [one, two] = ways(p, q);
        if (!fits(one, one) || !fits(two, two)) return false;
        return cells
          .filter((cell) => ![a, b, c, d].includes(cell))
          .every((cell) => digits.every((digit) => fits(one, [{ cell, digit }]) === fits(two, [{ cell, digit }])));
      });
      const areSumsKept = named.every(({ cells: all, sum }) => {
        const count = (some: number[]) => some.filter((cell) => all.includes(cell)).length;
        return sum === undefined || count([a, d]) === count([b, c]);
      });
      return isFree && areSumsKept && position.layout?.nonConsecutive !== true ? [[a, b, c, d]] : [];
    }),
  );
}

/** Rectangles of a pair that all four cells have and one of them alone. */
export function uniqueRectangles(id: TechniqueId): Definition {
  return (board) =>
    swappable(board).flatMap((cells) => {
      const pairs = [...new Set(cells.map((cell) => `${board.digitsAt(cell)}`))]
        .map((text) => text.split(',').map(Number))
        .filter((own) => own.length === 2 && cells.every((cell) => own.every((digit) => board.has(cell, digit))));
      return pairs.flatMap((pair) => rectangle(board, id, cells, pair));
    });
}

function rectangle(board: PlainBoard, id: TechniqueId, cells: readonly number[], pair: readonly number[]): string[] {
  const more = (cell: number) => board.digitsAt(cell).filter((digit) => !pair.includes(digit));
  const roof = cells.filter((cell) => more(cell).length > 0);
  const extras = [...new Set(roof.flatMap(more))];
  const told = (gone: readonly Candidate[]) => instance(gone, all(board, cells, pair));
  const inLine = (some: readonly number[]) => board.full.some((house) => isLine(house) && isIn(some, house));
  const isBound = (house: LayoutHouse, digit: number) => {
    const places = board.places(house.cells, digit);
    return places.length > 0 && places.every((cell) => cells.includes(cell));
  };
  if (id === 'unique-rectangle-1') return roof.length === 1 ? told(all(board, roof, pair)) : [];
  if (id === 'unique-rectangle-2' || id === 'unique-rectangle-5') {
    const isSide = roof.length === 2 && inLine(roof);
    if (extras.length !== 1 || roof.length < 2 || isSide !== (id === 'unique-rectangle-2')) return [];
    return told(seenByAll(board, roof, extras));
  }
  // Type 4: a digit of the pair is bound to the roof, which is a side, in a house of both.
  if (roof.length !== 2 || !inLine(roof)) return [];
  return pair.flatMap((digit) => {
    const houses = board.full.filter((house) => isIn(roof, house) && isBound(house, digit));
    const others = pair.filter((other) => other !== digit);
    return houses.flatMap((house) =>
      board.places(house.cells, digit).every((cell) => roof.includes(cell)) ? told(all(board, roof, others)) : [],
    );
  });
}
