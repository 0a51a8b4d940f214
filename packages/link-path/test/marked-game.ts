/** The game with ice and ties by the plainest rules there are, tile by tile: it shares nothing with the package but @kit/grid. */
import { applyGravity, createRandom, type Grid, gravityModes } from '@kit/grid';
import type { Board, Gravity, PairGravity } from '@kit/link-path';
import { plainLinks } from './link/reference.js';

type Rules = { readonly maxTurns?: number; readonly margin?: boolean };
/** Tiles by their cells at the start: where each is now, and what holds it. */
export type State = {
  readonly grid: Grid;
  readonly ice: ReadonlySet<number>;
  readonly ties: ReadonlyMap<number, number>;
  readonly kinds: readonly number[];
  readonly played: number;
};

/** The start of a game: each tile is the number of its cell and 1. */
export function startOf(board: Board): State {
  const ties = new Map<number, number>();
  for (const { a, b } of board.tied ?? []) ties.set(a + 1, b + 1).set(b + 1, a + 1);
  const cells = board.cells.map((kind, cell) => (kind > 0 ? cell + 1 : kind));
  const ice = new Set((board.frozen ?? []).map((cell) => cell + 1));
  return { grid: { rows: board.rows, cols: board.cols, cells }, ice, ties, kinds: board.cells, played: 0 };
}

/** Every two cells that can be matched. */
export function pairsOf({ grid, ice, ties, kinds }: State, { maxTurns = 2, margin = true }: Rules) {
  const pairs: { a: number; b: number }[] = [];
  for (const [a, one] of grid.cells.entries()) {
    let links: ReturnType<typeof plainLinks> | undefined;
    for (const [b, other] of grid.cells.entries()) {
      if (a >= b || one <= 0 || other <= 0 || ice.has(one) || ice.has(other)) continue;
      if (ties.has(one) || ties.has(other) ? ties.get(one) !== other : kinds[one - 1] !== kinds[other - 1]) continue;
      links ??= plainLinks(grid, a, margin);
      const best = links.get(b);
      if (best !== undefined && best.turns <= maxTurns) pairs.push({ a, b });
    }
  }
  return pairs;
}

/** The state after a pair. */
export function after(state: State, a: number, b: number, gravity: Gravity): State {
  const { rows, cols } = state.grid;
  const ice = new Set(state.ice);
  for (const gone of [a, b]) {
    for (const [cell, tile] of state.grid.cells.entries()) {
      const distance =
        Math.abs((cell % cols) - (gone % cols)) + Math.abs(Math.trunc(cell / cols) - Math.trunc(gone / cols));
      if (distance === 1) ice.delete(tile);
    }
  }
  const isCycle = typeof gravity === 'object' && 'cycle' in gravity;
  const cycle: readonly PairGravity[] = isCycle ? gravity.cycle : [gravity];
  const turn = cycle[(state.played + (isCycle ? (gravity.played ?? 0) : 0)) % cycle.length];
  let grid: Grid = { rows, cols, cells: state.grid.cells.map((tile, cell) => (cell === a || cell === b ? 0 : tile)) };
  for (const mode of typeof turn === 'string' ? [turn] : turn) {
    if (mode === 'none') continue;
    grid = applyGravity(grid, mode, { isEmpty: (tile) => tile === 0, isFixed: (tile) => tile === -1 });
  }
  return { ...state, grid, ice, played: state.played + 1 };
}

/** The board of a state, as the package would tell it. */
export function boardOf({ grid, ice, ties, kinds }: State): Board {
  const cells = grid.cells.map((tile) => (tile > 0 ? kinds[tile - 1] : tile));
  const frozen = grid.cells.flatMap((tile, cell) => (ice.has(tile) ? [cell] : []));
  const tied = grid.cells.flatMap((tile, a) => {
    const b = grid.cells.indexOf(ties.get(tile) ?? -2);
    return a < b ? [{ a, b }] : [];
  });
  return {
    rows: grid.rows,
    cols: grid.cols,
    cells,
    ...(frozen.length > 0 ? { frozen } : {}),
    ...(tied.length > 0 ? { tied } : {}),
  };
}

/** Is there a play that clears the board? Tries every one. */
export function canClear(state: State, rules: Rules, gravity: Gravity, lost = new Set<string>()): boolean {
  if (state.grid.cells.every((tile) => tile <= 0)) return true;
  const key = `${state.grid.cells.join()} ${[...state.ice].join()}`;
  if (lost.has(key)) return false;
  for (const { a, b } of pairsOf(state, rules)) {
    if (canClear(after(state, a, b, gravity), rules, gravity, lost)) return true;
  }
  lost.add(key);
  return false;
}

const markedGravities: readonly Gravity[] = [
  'none',
  'none',
  ...gravityModes,
  ['down', 'left'],
  { cycle: ['none', 'down', ['left']] },
];

/** A small board by its seed: tiles two by two or four by four, some frozen, some tied. */
export function markedBoard(seed: number): { board: Board; gravity: Gravity; maxTurns: number; margin: boolean } {
  const random = createRandom(seed);
  const [rows, cols] = [2 + random.int(2), 3 + random.int(2)];
  const tiles = 2 * random.int(2) + 2 * Math.trunc((rows * cols - 2) / 2 - random.int(2));
  const kinds = 2 + random.int(3);
  const values = Array.from({ length: rows * cols }, (_, i) =>
    i < Math.min(tiles, 10) ? ((i >> 1) % kinds) + 1 : 0 - random.int(2),
  );
  const cells = random.shuffle(values);
  const places = random.shuffle([...cells.keys()].filter((cell) => cells[cell] > 0));
  const frozen = places.slice(0, random.int(4)).sort((one, other) => one - other);
  const tied: { a: number; b: number }[] = [];
  for (const a of random.shuffle(places).slice(0, random.int(5))) {
    const b = places.find((cell) => cell > a && cells[cell] === cells[a]);
    if (b !== undefined && !tied.some((tie) => [tie.a, tie.b].some((end) => end === a || end === b)))
      tied.push({ a, b });
  }
  tied.sort((one, other) => one.a - other.a);
  const gravity = random.pick(markedGravities);
  const board: Board = {
    rows,
    cols,
    cells,
    ...(frozen.length > 0 ? { frozen } : {}),
    ...(tied.length > 0 ? { tied } : {}),
  };
  return { board, gravity, maxTurns: random.int(3), margin: random.int(2) === 0 };
}
