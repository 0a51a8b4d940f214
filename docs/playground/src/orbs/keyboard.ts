/** The boards of orbs by keyboard: the cell that the keys stand on, and an orb that is taken, dragged and let go. */
import { goOn, grab } from './drag.js';
import type { State } from './state.js';

/** A board's size; no orb lies in a hole. */
export type Ground = { readonly rows: number; readonly cols: number; readonly isHole?: (cell: number) => boolean };

/** The cell a step away, beyond holes; the same one at the edge. */
export function stepTo(
  cell: number,
  down: number,
  right: number,
  { rows, cols, isHole = () => false }: Ground,
): number {
  let [row, col] = [Math.floor(cell / cols), cell % cols];
  for (;;) {
    row += down;
    col += right;
    if (row < 0 || row >= rows || col < 0 || col >= cols) return cell;
    if (!isHole(row * cols + col)) return row * cols + col;
  }
}

/** The focus goes to another cell; an orb that is held goes along, as far as it may. */
export function moveTo(state: State, cell: number): State {
  if (state.drag.length === 0) return { ...state, focus: cell };
  const next = goOn(state, cell);
  const focus = next.drag.at(-1) as number;
  if (next === state) return { ...state, said: ['noWay'] };
  const { cols } = state.board;
  return { ...next, focus, said: ['carried', Math.floor(focus / cols) + 1, (focus % cols) + 1, next.drag.length - 1] };
}

/** Takes the orb that the keys stand on. */
export function take(state: State): State {
  const { board, focus } = state;
  const next = grab(state, focus);
  return next === state ? { ...state, said: ['notHeld'] } : { ...next, said: ['held', board.cells[focus]] };
}

/** Lets go of the orb as if nothing had been. */
export function putBack(state: State): State {
  return state.drag.length === 0 ? state : { ...state, drag: [], path: [], focus: state.drag[0], said: ['putBack'] };
}
