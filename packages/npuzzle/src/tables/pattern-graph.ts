/**
 * A pattern's puzzle as its definition says it, a state one number: where the tiles are, where the blank is and, in the line
 * metric, along which axis it slides next. Slow and plain, for checking.
 *
 * Single slides: the blank goes through cells without tiles of the pattern for nothing, so a state has it in the first
 * cell of its region. Line slides: where on its line the blank is makes no difference, so a state has it in the first.
 */
import type { Pace, Random, Slices } from '@kit/grid';
import { neighborsOfCell } from '../kernel/neighbors-of-cell.js';
import type { Tables } from '../types.js';
import { lineForms } from './line-forms.js';
import { type Placements, preparePlacements } from './placements.js';
import { countValues } from './tables.js';
import { tilesInOrder } from './tile-orders.js';

/** The states of a pattern and what leads from one to another. */
export type PatternGraph = {
  readonly home: readonly number[];
  /** The value of the states at home: 0 moves, or the slide that ends on the solved board. */
  readonly atHome: number;
  /** States one move away. */
  readonly around: (state: number) => number[];
  /** A placement, the states that it stands for, and its value in the tables. */
  readonly draw: (random: Random) => { cells: number[]; states: number[]; value: number };
};

/** The graph of a pattern of tables. */
export function* patternGraph(tables: Tables, index: number, pace: Pace): Slices<PatternGraph> {
  const offset = tables.patterns.slice(0, index).reduce((sum, pattern) => sum + countValues(tables, pattern), 0);
  const { rows, cols, metric, patterns } = tables;
  const slots = metric === 'single' ? rows * cols : rows * cols - 1;
  const placements = yield* preparePlacements(slots, patterns[index].length, pace);
  return (metric === 'single' ? singleGraph : lineGraph)(tables, index, offset, placements);
}

function singleGraph(
  { rows, cols, home, patterns, values }: Tables,
  index: number,
  offset: number,
  { sets, orders }: Placements,
): PatternGraph {
  const size = rows * cols;
  const pattern = patterns[index];
  const tiles = pattern.length;
  const beside = Array.from({ length: size }, (_, cell) => neighborsOfCell(cell, rows, cols));
  const besideBits = beside.map((cells) => bitsOf(cells));
  /** The cells that the blank can go to, as bits. */
  const region = (taken: number, blank: number): number => {
    let found = 1 << blank;
    for (let edge = found; edge !== 0; ) {
      let next = 0;
      for (let rest = edge; rest !== 0; rest &= rest - 1) next |= besideBits[31 - Math.clz32(rest & -rest)];
      edge = next & ~found & ~taken;
      found |= edge;
    }
    return found;
  };
  const firstOf = (set: number) => 31 - Math.clz32(set & -set);
  const stateOf = (cells: readonly number[], blank: number) =>
    joinCells(cells, firstOf(region(bitsOf(cells), blank)), size);
  const around = (state: number): number[] => {
    const { cells, blank } = splitCells(state, tiles, size);
    const taken = bitsOf(cells);
    const free = region(taken, blank);
    const reached: number[] = [];
    for (let tile = 0; tile < tiles; tile++) {
      const from = cells[tile];
      for (const to of beside[from]) {
        if (((free >> to) & 1) === 0) continue;
        // The tile's digit and the blank's are those that change.
        const blankAfter = firstOf(region(taken ^ (1 << from) ^ (1 << to), from));
        reached.push(state + (to - from) * size ** (tiles - 1 - tile) + (blankAfter - blank) * size ** tiles);
      }
    }
    return reached;
  };
  const draw = (random: Random) => {
    const place = random.int(sets.length * orders);
    const cells = placed(sets[Math.floor(place / orders)], place % orders, tiles);
    const free = Array.from({ length: size }, (_, cell) => cell).filter((cell) => !cells.includes(cell));
    return { cells, states: [...new Set(free.map((blank) => stateOf(cells, blank)))], value: values[offset + place] };
  };
  return { home: [stateOf(pattern, home)], atHome: 0, around, draw };
}

function lineGraph(tables: Tables, index: number, offset: number, { sets, orders }: Placements): PatternGraph {
  const { rows, cols, home, patterns, values } = tables;
  const size = rows * cols;
  const pattern = patterns[index];
  const tiles = pattern.length;
  const { cellAt, lines } = lineForms(rows, cols, home);
  const first = (axis: number, cell: number) => (axis === 0 ? cell - (cell % cols) : cell % cols);
  const lineCells = (axis: number, start: number) =>
    Array.from({ length: axis === 0 ? cols : rows }, (_, step) => start + step * (axis === 0 ? 1 : cols));
  /** Takes the blank from a cell to another of its line: the tiles between come one cell nearer to where it was. */
  const slid = (cells: readonly number[], axis: number, from: number, to: number): number[] => {
    const unit = axis === 0 ? 1 : cols;
    const between = (cell: number) => first(axis, cell) === first(axis, from) && (cell - from) * (to - cell) >= 0;
    return cells.map((cell) => (from !== to && between(cell) ? cell + (to > from ? -unit : unit) : cell));
  };
  const stateOf = (axis: number, cells: readonly number[], blank: number) =>
    joinCells(slid(cells, axis, blank, first(axis, blank)), first(axis, blank), size) * 2 + axis;
  const around = (state: number): number[] => {
    const axis = state % 2;
    const { cells, blank } = splitCells((state - axis) / 2, tiles, size);
    return lineCells(axis, blank).map((stop) => stateOf(1 - axis, slid(cells, axis, blank, stop), stop));
  };
  const draw = (random: Random) => {
    const place = random.int(countValues(tables, pattern));
    const line = Math.floor(place / (sets.length * orders));
    const axis = line < lines[0] ? 0 : 1;
    const length = size / lines[axis];
    // The blank in the first place of the line, as the form numbers it.
    const hole = (line - axis * lines[0]) * length;
    const slots = placed(sets[Math.floor(place / orders) % sets.length], place % orders, tiles);
    const cells = slots.map((slot) => cellAt[axis][slot < hole ? slot : slot + 1]);
    return { cells, states: [stateOf(axis, cells, cellAt[axis][hole])], value: values[offset + place] };
  };
  return { home: [stateOf(0, pattern, home), stateOf(1, pattern, home)], atHome: 1, around, draw };
}

/** Where each tile stands if they take the members of a set in the order of a rank. */
function placed(set: number, order: number, tiles: number): number[] {
  const taken: number[] = [];
  for (let cell = 0; cell < 31; cell++) if (((set >> cell) & 1) === 1) taken.push(cell);
  const cells: number[] = [];
  tilesInOrder(order, tiles).forEach((tile, place) => {
    cells[tile] = taken[place];
  });
  return cells;
}

function bitsOf(cells: readonly number[]): number {
  return cells.reduce((bits, cell) => bits | (1 << cell), 0);
}

/** A state: the blank's cell and those of the tiles, as digits. */
function joinCells(cells: readonly number[], blank: number, size: number): number {
  return cells.reduce((state, cell) => state * size + cell, blank);
}

function splitCells(state: number, tiles: number, size: number): { cells: number[]; blank: number } {
  const cells: number[] = [];
  for (let tile = tiles - 1; tile >= 0; tile--) {
    cells[tile] = state % size;
    state = Math.floor(state / size);
  }
  return { cells, blank: state };
}
