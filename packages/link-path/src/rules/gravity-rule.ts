/**
 * What falls after a pair has gone: nothing, one of the modes of @kit/grid, or several of them one after the other.
 * Stones stay where they are and cut the line.
 */
import { checkChoice, type GravityMode, gravityInPlace, gravityModes, type MutableCells, type Shape } from '@kit/grid';
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
