/**
 * The path out of a corner: breadth-first search for the nearest free cell that is closer to a target.
 *
 * Walking straight at the target works nearly always on these boards; where it does not, a few cells have to be looked at.
 */
import { type Field, stepsBetween } from './field.js';

/**
 * Finds the cells from a start to the nearest cell closer to the target; finished cells are walls.
 */
export type Router = (start: number, target: number) => number[];

/** A router for a field; it keeps scratch memory of the field's size. */
export function createRouter(field: Field): Router {
  const { slots, fixed } = field;
  const cameFrom = new Int32Array(fixed.length);
  const seenIn = new Int32Array(fixed.length);
  const queue = new Int32Array(fixed.length);
  let call = 0;
  return (start, target) => {
    call++;
    const left = stepsBetween(field, start, target);
    let tail = 1;
    queue[0] = start;
    seenIn[start] = call;
    let cell = start;
    // It finds one: the callers leave two free lines each way.
    for (let head = 1; stepsBetween(field, cell, target) >= left; cell = queue[head++]) {
      for (let slot = 0; slot < 4; slot++) {
        const to = slots[cell * 4 + slot];
        if (to < 0 || fixed[to] || seenIn[to] === call) continue;
        seenIn[to] = call;
        cameFrom[to] = cell;
        queue[tail++] = to;
      }
    }
    const path: number[] = [];
    for (; cell !== start; cell = cameFrom[cell]) path.push(cell);
    return path.reverse();
  };
}
