/** The step of a drag: the held orb changes places with one of the four or eight around it. */
import type { Cell } from '@kit/grid';

/** Is `to` one step from `from`? */
export function isStep(from: number, to: number, cols: number, directions: 4 | 8): boolean {
  const down = Math.abs(Math.floor(to / cols) - Math.floor(from / cols));
  const right = Math.abs((to % cols) - (from % cols));
  return directions === 4 ? down + right === 1 : Math.max(down, right) === 1;
}

/** What the rules say of steps. */
export type StepRules = {
  readonly directions: 4 | 8;
  /** 1 for cells that may not be touched; by default none. */
  readonly closed?: Uint8Array;
  /** 1 for cells at which a drag ends; by default none. */
  readonly sticky?: Uint8Array;
};

/** The neighbours of each cell that the orb may enter from there, eight entries a cell, -1 after the last. */
export function stepTable(rows: number, cols: number, { directions, closed, sticky }: StepRules): Int8Array {
  const table = new Int8Array(rows * cols * 8).fill(-1);
  for (let from = 0; from < rows * cols; from++) {
    if (sticky?.[from]) continue;
    let end = from * 8;
    for (let to = 0; to < rows * cols; to++) {
      if (!closed?.[to] && isStep(from, to, cols, directions)) table[end++] = to;
    }
  }
  return table;
}

/** The neighbours of a cell in the table. */
export function stepsFrom(table: Int8Array, cell: number): Int8Array {
  return table.subarray(cell * 8, cell * 8 + 8).filter((to) => to >= 0);
}

/**
 * For each number of moves and each of at most 32 cells those that a path can touch, as bits; `steps` as of {@link
 * stepTable}.
 */
export function reachTable(steps: Int8Array, size: number, moves: number): Int32Array {
  const table = new Int32Array((moves + 1) * size);
  for (let cell = 0; cell < size; cell++) table[cell] = 1 << cell;
  for (let move = 1; move <= moves; move++) {
    for (let cell = 0; cell < size; cell++) {
      let mask = table[(move - 1) * size + cell];
      for (const to of stepsFrom(steps, cell)) mask |= table[(move - 1) * size + to];
      table[move * size + cell] = mask;
    }
  }
  return table;
}

/** Swaps two cells in place. */
export function exchange(cells: Int8Array | Int16Array, a: Cell, b: Cell): void {
  const held = cells[a];
  cells[a] = cells[b];
  cells[b] = held;
}
