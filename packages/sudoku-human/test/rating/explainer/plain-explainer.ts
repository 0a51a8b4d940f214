/**
 * Sudoku Explainer's rules without chains a second time, as they are told: every house, subset and combination is tried in
 * its order, and a board is a set of candidates. Slow, and nothing is shared with the package.
 */

import { boxOf, cells, colOf, houses, rowOf, sees } from '../../techniques/positions.js';

/** A board: what stands, 0–9, and what is left, a candidate being `cell * 9 + digit` with digits from 0. */
export type PlainBoard = {
  readonly values: readonly number[];
  readonly marks: ReadonlySet<number>;
  /** By cell: its digits. */
  readonly digits: readonly (readonly number[])[];
  /** By house and digit: its cells. */
  readonly places: readonly (readonly (readonly number[])[])[];
};

/** What a rule found. */
export type PlainHint = {
  readonly technique: string;
  readonly rating: number;
  readonly placement: number;
  readonly removals: readonly number[];
};

export type PlainRule = (board: PlainBoard) => PlainHint[];

export const nine: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const rows = nine;
const columns = nine.map((i) => 9 + i);
const boxes = nine.map((i) => 18 + i);
const boxesColumnsRows = [...boxes, ...columns, ...rows];
const boxesRowsColumns = [...boxes, ...rows, ...columns];

/** Box, row and column of a cell. */
export const housesOf: readonly (readonly number[])[] = cells.map((cell) => [
  18 + boxOf(cell),
  rowOf(cell),
  9 + colOf(cell),
]);

/** What a cell sees, by box, row and column, each cell once. */
export const peersOf: readonly (readonly number[])[] = cells.map((cell) => [
  ...new Set(housesOf[cell].flatMap((house) => houses[house].filter((other) => other !== cell))),
]);

/** The subsets of nine of each size in the order of their binary numbers. */
const subsets: readonly (readonly (readonly number[])[])[] = nine.map((size) =>
  Array.from({ length: 512 }, (_, mask) => nine.filter((i) => mask & (1 << i))).filter(({ length }) => length === size),
);

export function plainBoard(values: readonly number[], marks: ReadonlySet<number>): PlainBoard {
  const digits = cells.map((cell) => nine.filter((digit) => marks.has(cell * 9 + digit)));
  const places = houses.map((house) => nine.map((digit) => house.filter((cell) => digits[cell].includes(digit))));
  return { values, marks, digits, places };
}

export function union(sets: readonly (readonly number[])[]): number[] {
  return [...new Set(sets.flat())].sort((a, b) => a - b);
}

function openIn({ values }: PlainBoard, house: number): number {
  return houses[house].filter((cell) => values[cell] === 0).length;
}

/** Sets of two members or more, as many as their union has. */
function isTuple(sets: readonly (readonly number[])[]): boolean {
  const size = sets.length;
  return sets.every(({ length }) => length >= 2 && length <= size) && new Set(sets.flat()).size === size;
}

function place(technique: string, rating: number, placement: number): PlainHint {
  return { technique, rating, placement, removals: [] };
}

/** A hint that strikes out; none if there is nothing to strike. */
function strike(technique: string, rating: number, removals: readonly number[]): PlainHint[] {
  return removals.length === 0
    ? []
    : [{ technique, rating, placement: -1, removals: removals.toSorted((a, b) => a - b) }];
}

export const hiddenSingles: PlainRule = (board) =>
  [true, false].flatMap((isLast) =>
    boxesColumnsRows
      .filter((house) => (openIn(board, house) === 1) === isLast)
      .flatMap((house) =>
        nine
          .map((digit) => ({ digit, places: board.places[house][digit] }))
          .filter(({ places }) => places.length === 1)
          .map(({ digit, places: [cell] }) =>
            place('hidden-single', isLast ? 1.0 : house >= 18 ? 1.2 : 1.5, cell * 9 + digit),
          ),
      ),
  );

export const nakedSingles: PlainRule = (board) =>
  cells
    .filter((cell) => board.digits[cell].length === 1)
    .map((cell) => place('naked-single', 2.3, cell * 9 + board.digits[cell][0]));

function cross(house: number, other: number): boolean {
  return houses[house].some((cell) => houses[other].includes(cell));
}

/** Digits of two places or more in a house, all of them in one that crosses it. */
export function lockedDigits(board: PlainBoard) {
  const kinds = [
    [boxes, columns],
    [boxes, rows],
    [columns, boxes],
    [rows, boxes],
  ];
  return kinds.flatMap(([firsts, seconds]) =>
    firsts.flatMap((first) =>
      seconds
        .filter((second) => cross(first, second))
        .flatMap((second) =>
          nine
            .map((digit) => ({ first, firsts, second, digit, places: board.places[first][digit] }))
            .filter(({ places }) => places.length >= 2 && places.every((cell) => houses[second].includes(cell))),
        ),
    ),
  );
}

export const directLocking: PlainRule = (board) =>
  lockedDigits(board).flatMap(({ first, firsts, second, digit }) =>
    firsts
      .filter((house) => house !== first && cross(house, second))
      .filter((house) => board.places[house][digit].length >= 2)
      .map((house) => board.places[house][digit].filter((cell) => !houses[second].includes(cell)))
      .filter((outside) => outside.length === 1)
      .map(([cell]) =>
        first >= 18 ? place('direct-pointing', 1.7, cell * 9 + digit) : place('direct-claiming', 1.9, cell * 9 + digit),
      ),
  );

export const locking: PlainRule = (board) =>
  lockedDigits(board).flatMap(({ first, second, digit, places }) => {
    const others = board.places[second][digit].filter((cell) => !places.includes(cell));
    const removals = others.map((cell) => cell * 9 + digit);
    return first >= 18 ? strike('pointing', 2.6, removals) : strike('claiming', 2.8, removals);
  });

const sizeNames = ['', '', 'pair', 'triple', 'quad'];

/** Digits of a house with as many places as they are; houses with more than so many open cells. */
export function hiddenSets(board: PlainBoard, size: number, moreThan: number) {
  return boxesColumnsRows
    .filter((house) => openIn(board, house) > moreThan)
    .flatMap((house) => {
      const places = board.places[house];
      return subsets[size]
        .map((digits) => ({ house, digits, sets: digits.map((digit) => places[digit]) }))
        .filter(({ sets }) => isTuple(sets))
        .map((found) => ({ ...found, places: union(found.sets) }));
    });
}

export function directHiddenSets(size: 2 | 3): PlainRule {
  const rating = size === 2 ? 2.0 : 2.5;
  return (board) =>
    hiddenSets(board, size, size).flatMap(({ house, digits, places }) =>
      nine
        .filter((digit) => !digits.includes(digit) && board.places[house][digit].length >= 2)
        .map((digit) => ({
          digit,
          outside: board.places[house][digit].filter((cell) => !places.includes(cell)),
        }))
        .filter(({ outside }) => outside.length === 1)
        .slice(0, 1)
        .map(({ digit, outside: [cell] }) => place(`direct-hidden-${sizeNames[size]}`, rating, cell * 9 + digit)),
    );
}

export function hiddenRemovals(board: PlainBoard, places: readonly number[], digits: readonly number[]): number[] {
  return places.flatMap((cell) =>
    board.digits[cell].filter((digit) => !digits.includes(digit)).map((digit) => cell * 9 + digit),
  );
}

export function hiddenSubsets(size: 2 | 3 | 4): PlainRule {
  const rating = { 2: 3.4, 3: 4.0, 4: 5.4 }[size];
  return (board) =>
    hiddenSets(board, size, 2 * size).flatMap(({ digits, places }) =>
      strike(`hidden-${sizeNames[size]}`, rating, hiddenRemovals(board, places, digits)),
    );
}

/** Cells of a house with as many digits as they are, and what goes from its other cells. */
export function nakedSets(board: PlainBoard, size: number) {
  const of = board.digits;
  return boxesColumnsRows
    .filter((house) => openIn(board, house) >= 2 * size)
    .flatMap((house) =>
      subsets[size]
        .map((places) => places.map((i) => houses[house][i]))
        .filter((set) => isTuple(set.map((cell) => of[cell])))
        .map((set) => {
          const digits = union(set.map((cell) => of[cell]));
          const others = houses[house].filter((cell) => !set.includes(cell));
          const removals = others.flatMap((cell) => digits.map((digit) => cell * 9 + digit));
          return { set, digits, removals: removals.filter((removal) => board.marks.has(removal)) };
        }),
    );
}

export function nakedSubsets(size: 2 | 3 | 4): PlainRule {
  const rating = { 2: 3.0, 3: 3.6, 4: 5.0 }[size];
  return (board) =>
    nakedSets(board, size).flatMap(({ removals }) => strike(`naked-${sizeNames[size]}`, rating, removals));
}

/** Lines in which a digit has as many cross-lines as they are, and what goes from these. */
export function fish(board: PlainBoard, size: number) {
  const kinds = [
    [columns, rows],
    [rows, columns],
  ];
  const digits = nine.filter((digit) => board.values.filter((value) => value === digit + 1).length + 2 * size <= 9);
  return kinds.flatMap(([lines, crossLines]) => {
    // The i-th cell of a line lies on the i-th cross-line.
    const places = nine.map((digit) =>
      lines.map((line) => crossLines.filter((_, i) => board.marks.has(houses[line][i] * 9 + digit))),
    );
    return subsets[size].flatMap((subset) =>
      digits
        .map((digit) => ({ digit, sets: subset.map((i) => places[digit][i]) }))
        .filter(({ sets }) => isTuple(sets))
        .map(({ digit, sets }) => {
          const base = subset.map((i) => lines[i]);
          const cover = union(sets);
          const inBase = base.flatMap((line) => houses[line]);
          const others = cover.flatMap((line) => board.places[line][digit]).filter((cell) => !inBase.includes(cell));
          return { digit, base, cover, removals: others.map((cell) => cell * 9 + digit) };
        }),
    );
  });
}

export function plainFish(size: 2 | 3 | 4): PlainRule {
  const name = { 2: 'x-wing', 3: 'swordfish', 4: 'jellyfish' }[size];
  const rating = { 2: 3.2, 3: 3.8, 4: 5.2 }[size];
  return (board) => fish(board, size).flatMap(({ removals }) => strike(name, rating, removals));
}

export function wings(pivotDigits: 2 | 3): PlainRule {
  return (board) => {
    const of = board.digits;
    const hints: PlainHint[] = [];
    for (const pivot of cells.filter((cell) => of[cell].length === pivotDigits)) {
      const wingCells = peersOf[pivot].filter((cell) => of[cell].length === 2);
      for (const one of wingCells) {
        if (of[pivot].filter((digit) => !of[one].includes(digit)).length !== 1) continue;
        for (const other of wingCells) {
          if (union([of[pivot], of[one], of[other]]).length !== 3) continue;
          const common = of[one].filter((digit) => of[other].includes(digit));
          const inAll = common.filter((digit) => of[pivot].includes(digit));
          if (inAll.length !== (pivotDigits === 2 ? 0 : 1)) continue;
          const seers = pivotDigits === 2 ? [one, other] : [one, other, pivot];
          const struck = cells.filter((cell) => seers.every((seer) => sees(seer, cell)));
          const removals = struck.map((cell) => cell * 9 + common[0]).filter((removal) => board.marks.has(removal));
          hints.push(...(pivotDigits === 2 ? strike('xy-wing', 4.2, removals) : strike('xyz-wing', 4.4, removals)));
        }
      }
    }
    return hints;
  };
}

/** The closed loops over the two digits of a cell, as paths. */
function loopsFrom(of: readonly (readonly number[])[], start: number): number[][] {
  const both = of[start];
  const loops: number[][] = [];
  const extend = (loop: readonly number[], lastKind: number, used: number, met: readonly number[]) => {
    const further = new Set(met);
    const last = loop[loop.length - 1];
    for (const kind of [0, 1, 2].filter((one) => one !== lastKind)) {
      for (const cell of houses[housesOf[last][kind]]) {
        const digits = of[cell];
        if (cell === last || !both.every((digit) => digits.includes(digit))) continue;
        if (cell === start) {
          if (loop.length >= 4 && isLoop(loop)) loops.push([...loop]);
          continue;
        }
        if (loop.includes(cell)) continue;
        for (const digit of digits) if (!both.includes(digit)) further.add(digit);
        // Two cells of one parity in a house can't be made good any more.
        if (loop.some((other, i) => i % 2 === loop.length % 2 && sees(other, cell))) continue;
        const isPlain = digits.length === 2;
        if (isPlain || further.size === 1 || used < 2)
          extend([...loop, cell], kind, used + (isPlain ? 0 : 1), [...further]);
      }
    }
  };
  extend([start], -1, 0, []);
  return loops;
}

/** Are all houses of the cells visited once by the odd and once by the even ones? */
function isLoop(loop: readonly number[]): boolean {
  const visited = [0, 1].map((parity) => loop.filter((_, i) => i % 2 === parity).flatMap((cell) => housesOf[cell]));
  const [even, odd] = visited.map((list) => [...new Set(list)].sort((a, b) => a - b));
  return visited[0].length === even.length && visited[1].length === odd.length && even.join() === odd.join();
}

export const uniqueLoops: PlainRule = (board) => {
  const found: { type: string; cells: string; hint: PlainHint }[] = [];
  const asked = new Set<string>();
  for (const start of cells.filter((cell) => board.digits[cell].length === 2)) {
    for (const loop of loopsFrom(board.digits, start)) {
      const sorted = loop.toSorted((a, b) => a - b).join();
      const extra = loop.filter((cell) => board.digits[cell].length > 2);
      // Another way round the same cells says the same.
      if (asked.has(`${sorted}|${extra}`)) continue;
      asked.add(`${sorted}|${extra}`);
      for (const [type, hint] of concludeLoop(board, loop, extra)) {
        const isKnown = found.some((other) => other.type === type && other.cells === sorted);
        if (!isKnown) found.push({ type, cells: sorted, hint });
      }
    }
  }
  return found
    .sort((a, b) => a.hint.rating - b.hint.rating || Number(a.type[0]) - Number(b.type[0]))
    .map(({ hint }) => hint);
};

function concludeLoop(
  board: PlainBoard,
  loop: readonly number[],
  extra: readonly number[],
): [type: string, hint: PlainHint][] {
  const both = board.digits[loop[0]];
  const base = { 4: 4.5, 6: 4.6, 8: 4.7 }[loop.length] ?? 4.5 + (0.3 + 0.2);
  const furtherAt = (cell: number) => board.digits[cell].filter((digit) => !both.includes(digit));
  const further = union(extra.map(furtherAt));
  const of = (type: string, rating: number, removals: readonly number[]): [string, PlainHint][] =>
    strike(`unique-${loop.length === 4 ? 'rectangle' : 'loop'}-${type[0]}`, rating, removals).map((hint) => [
      type,
      hint,
    ]);
  if (extra.length === 0) return [];
  if (extra.length === 1) {
    const [cell] = extra;
    return of(
      '1',
      base,
      both.map((digit) => cell * 9 + digit),
    );
  }
  const hints: [string, PlainHint][] = [];
  if (further.length === 1) hints.push(...of('2', base, seenByAll(board, extra, further[0])));
  if (extra.length > 2) return hints;
  const [first, second] = extra;
  const shared = housesOf[first].filter((house) => housesOf[second].includes(house));
  for (let size = further.length; further.length > 1 && size <= 7; size++) {
    for (const house of shared) {
      const at = (set: readonly number[]) => set.map((i) => houses[house][i]);
      const naked = 2 * size <= openIn(board, house) ? subsets[size].map(at) : [];
      for (const set of naked.filter((cells) => cells.includes(first) && !cells.includes(second))) {
        const others = set.filter((cell) => cell !== first);
        const lists = [further, ...others.map((cell) => board.digits[cell])];
        if (!isTuple(lists)) continue;
        const rest = houses[house].filter((cell) => !set.includes(cell) && cell !== second);
        const struck = rest.flatMap((cell) => union(lists).map((digit) => cell * 9 + digit));
        const removals = struck.filter((removal) => board.marks.has(removal));
        hints.push(...of('3', base + (size - 1) * 0.1, removals));
      }
      const hidden = 2 * size < openIn(board, house) ? subsets[size] : [];
      for (const digits of hidden) {
        if (!both.every((digit) => digits.includes(digit)) || further.some((digit) => digits.includes(digit))) continue;
        const lists = digits.map((digit) => board.places[house][digit].filter((cell) => cell !== second));
        if (lists.some(({ length }) => length === 0 || length > size) || union(lists).length !== size) continue;
        const others = union(lists).filter((cell) => cell !== first);
        hints.push(...of('3 hidden', base + (size - 2) * 0.1, hiddenRemovals(board, others, digits)));
      }
    }
  }
  for (const [locked, other] of [both, both.toReversed()]) {
    if (shared.some((house) => board.places[house][locked].length === 2)) {
      hints.push(
        ...of(
          '4',
          base,
          extra.map((cell) => cell * 9 + other),
        ),
      );
      break;
    }
  }
  return hints;
}

function seenByAll({ marks }: PlainBoard, seers: readonly number[], digit: number): number[] {
  return cells
    .filter((cell) => seers.every((seer) => sees(seer, cell)))
    .map((cell) => cell * 9 + digit)
    .filter((candidate) => marks.has(candidate));
}

export const bug: PlainRule = (board) => {
  const extras = new Map<number, number[]>();
  for (const house of boxesRowsColumns) {
    for (const digit of nine) {
      const places = board.places[house][digit];
      if (places.length === 0 || places.length === 2) continue;
      const large = places.filter((cell) => board.digits[cell].length >= 3);
      if (large.length === 0) return [];
      if (large.length === 1) extras.set(large[0], union([extras.get(large[0]) ?? [], [digit]]));
    }
  }
  const without = new Set(board.marks);
  for (const [cell, digits] of extras) for (const digit of digits) without.delete(cell * 9 + digit);
  const left = plainBoard(board.values, without);
  const isBug =
    cells.every((cell) => board.digits[cell].length === 0 || left.digits[cell].length === 2) &&
    houses.every((_, house) => nine.every((digit) => [0, 2].includes(left.places[house][digit].length)));
  if (extras.size === 0 || !isBug) return [];
  const seers = [...extras.keys()];
  const digits = union([...extras.values()]);
  if (seers.length === 1) return strike('bug-1', 5.6, hiddenRemovals(board, seers, digits));
  const shared = housesOf[seers[0]].filter((house) => seers.every((cell) => housesOf[cell].includes(house)));
  const type4 = () => {
    const [one, other] = seers.map((cell) => left.digits[cell]);
    const common = one.filter((digit) => other.includes(digit));
    if (seers.length > 2 || shared.length === 0 || common.length !== 1) return [];
    const removals = seers.flatMap((cell) => left.digits[cell].map((digit) => cell * 9 + digit));
    return strike(
      'bug-4',
      5.7,
      removals.filter((removal) => removal % 9 !== common[0]),
    );
  };
  if (digits.length === 1) return [...strike('bug-2', 5.7, seenByAll(board, seers, digits[0])), ...type4()];
  const around = cells.filter((cell) => board.digits[cell].length > 0 && seers.every((seer) => sees(seer, cell)));
  if (around.length === 0) return [];
  const hints = type4();
  for (const house of shared) {
    const peers = houses[house].filter((cell) => around.includes(cell));
    for (const size of [2, 3, 4, 5, 6]) {
      for (const subset of subsets[size - 1].map((set) => set.map((i) => houses[house][i]))) {
        if (!subset.every((cell) => peers.includes(cell) && board.digits[cell].length >= 2)) continue;
        const all = union([digits, ...subset.map((cell) => board.digits[cell])]);
        if (all.length !== size) continue;
        const rest = peers.filter((cell) => !subset.includes(cell));
        const removals = rest.flatMap((cell) => all.map((digit) => cell * 9 + digit));
        hints.push(
          ...strike(
            'bug-3',
            5.7 + (size - 1) * 0.1,
            removals.filter((removal) => board.marks.has(removal)),
          ),
        );
      }
    }
  }
  return hints;
};

/** Aligned exclusion on boards without naked singles. */
export function alignedSets(size: 2 | 3): PlainRule {
  return (board) => {
    const of = board.digits;
    const excluders = cells.map((cell) =>
      peersOf[cell].filter((peer) => of[peer].length >= 2 && of[peer].length <= size),
    );
    const list = cells.filter((cell) => of[cell].length >= 2 && excluders[cell].length > 0);
    const hints: PlainHint[] = [];
    const inAll = (set: readonly number[]) => excluders[set[0]].filter((cell) => set.every((one) => sees(one, cell)));
    for (const [j, two] of list.entries()) {
      for (const one of list.slice(0, j)) {
        const common = inAll([one, two]);
        if (common.length < 2) continue;
        const thirds = size === 2 ? [undefined] : [...excluders[one], ...excluders[two]];
        for (const third of thirds) {
          if (third !== undefined && (third === one || third === two || !list.includes(third))) continue;
          const set = third === undefined ? [one, two] : [one, two, third];
          const around = inAll(set);
          if (around.length < 2) continue;
          const possible = new Set(combinations(of, set, around).flat());
          const all = set.flatMap((cell) => of[cell].map((digit) => cell * 9 + digit));
          const removals = all.filter((candidate) => !possible.has(candidate));
          hints.push(...(size === 2 ? strike('aligned-pair', 6.2, removals) : strike('aligned-triple', 7.5, removals)));
        }
      }
    }
    return hints;
  };
}

/** The ways to fill cells, as candidates, so that none clash and each cell around has a digit left. */
function combinations(
  of: readonly (readonly number[])[],
  set: readonly number[],
  around: readonly number[],
): number[][] {
  const ways: number[][] = [];
  const fill = (way: readonly number[]) => {
    if (around.some((cell) => of[cell].every((digit) => way.includes(digit)))) return;
    const cell = set[way.length];
    if (cell === undefined) ways.push(way.map((digit, i) => set[i] * 9 + digit));
    else
      for (const digit of of[cell])
        if (!way.some((other, i) => other === digit && sees(set[i], cell))) fill([...way, digit]);
  };
  fill([]);
  return ways;
}
