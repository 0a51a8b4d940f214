/**
 * What falls after a pair has gone: nothing, one of the modes of @kit/grid, or several of them one after the other.
 * Stones stay where they are and cut the line.
 */
import {
  checkChoice,
  type Fall,
  type GravityMode,
  gravityInPlace,
  gravityModes,
  type MutableCells,
  type Shape,
} from '@kit/grid';
import type { Gravity } from '../types.js';
import { empty, stone } from './cell-values.js';
import { isList } from './is-list.js';

const allModes: readonly ('none' | GravityMode)[] = ['none', ...gravityModes];
/** What falls, for @kit/grid. */
export const fallRule = {
  isEmpty: (value: number): boolean => value === empty,
  isFixed: (value: number): boolean => value === stone,
};

/** The modes to apply in order; empty if nothing falls. */
export function gravityRule(gravity: Gravity | undefined): GravityMode[] {
  const asked: readonly unknown[] = isList(gravity) ? gravity : [gravity ?? 'none'];
  const modes: GravityMode[] = [];
  for (const mode of asked) {
    const known = checkChoice(mode, 'options.gravity', allModes);
    if (known !== 'none') modes.push(known);
  }
  return modes;
}

/** Lets everything fall. */
export function settleCells(cells: MutableCells, shape: Shape, modes: readonly GravityMode[]): void {
  for (const mode of modes) gravityInPlace(cells, shape, mode, fallRule);
}

/** Lets everything fall, and tells each tile that comes to stand elsewhere, by the cell that it left. */
export function settleFalls(cells: MutableCells, shape: Shape, modes: readonly GravityMode[]): Fall[] {
  const before = Array.from(cells);
  // Tiles fall as the numbers of their cells, from 1, so that each is known again.
  const fallen = before.map((value, cell) => (value > 0 ? cell + 1 : value));
  settleCells(fallen, shape, modes);
  const falls: Fall[] = [];
  for (const [to, held] of fallen.entries()) {
    cells[to] = held > 0 ? before[held - 1] : held;
    if (held > 0 && held - 1 !== to) falls.push({ from: held - 1, to });
  }
  return falls.sort((first, second) => first.from - second.from);
}
