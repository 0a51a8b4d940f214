/**
 * What falls after a pair has gone: nothing, one of the modes of @kit/grid, or several of them one after the other; after
 * every pair the same, or by turns. Stones stay where they are and cut the line.
 */
import {
  checkChoice,
  checkInteger,
  checkList,
  checkOptions,
  type Fall,
  type GravityMode,
  gravityInPlace,
  gravityModes,
  type MutableCells,
  type Pace,
  type Shape,
  type Slices,
  spend,
} from '@kit/grid';
import type { Gravity, GravityCycle } from '../types.js';
import { empty, stone } from './cell-values.js';
import { isList } from './is-list.js';

const allModes: readonly ('none' | GravityMode)[] = ['none', ...gravityModes];
/** The longest list of modes after a pair, and the longest cycle. A pair costs a look at the board for each mode. */
const maxModes = 6;
const maxCycle = 16;

/** What falls, for @kit/grid. */
export const fallRule = {
  isEmpty: (value: number): boolean => value === empty,
  isFixed: (value: number): boolean => value === stone,
};

/** The modes after each pair, round and round, from the next pair on; empty where nothing ever falls. */
export type MoveModes = readonly (readonly GravityMode[])[];

/** The checked gravity. */
export function gravityRule(gravity: Gravity | undefined): MoveModes {
  if (!isCycle(gravity)) return unlessStill([modesOf(gravity ?? 'none', 'options.gravity')]);
  const { cycle, played } = checkOptions(gravity, ['cycle', 'played'], 'options.gravity');
  const turns = Array.from(checkList(cycle, 'options.gravity.cycle', 1, maxCycle), (turn, index) =>
    modesOf(turn, `options.gravity.cycle[${index}]`),
  );
  return unlessStill(modesAfter(turns, checkInteger(played ?? 0, 'options.gravity.played', 0)));
}

/** Is this no name and no list? */
function isCycle(gravity: unknown): gravity is GravityCycle {
  return typeof gravity === 'object' && gravity !== null && !isList(gravity);
}

/** The modes to apply in order after a pair. */
function modesOf(gravity: unknown, name: string): GravityMode[] {
  const asked: readonly unknown[] = isList(gravity) ? gravity : [gravity];
  checkList(asked, name, 0, maxModes);
  const modes: GravityMode[] = [];
  for (const mode of asked) {
    const known = checkChoice(mode, name, allModes);
    if (known !== 'none') modes.push(known);
  }
  return modes;
}

/** Nothing at all where no turn lets anything fall, so that this is seen at once. */
function unlessStill(modes: MoveModes): MoveModes {
  return modes.some((turn) => turn.length > 0) ? modes : [];
}

/** What falls after the pair that is played when so many have gone. */
export function modesAt(modes: MoveModes, played: number): readonly GravityMode[] {
  return modes.length === 0 ? [] : modes[played % modes.length];
}

/** What falls from there on when so many pairs have gone. */
export function modesAfter(modes: MoveModes, played: number): MoveModes {
  return modes.map((_, turn) => modesAt(modes, turn + played));
}

/** Lets everything fall. */
export function settleCells(cells: MutableCells, shape: Shape, modes: readonly GravityMode[]): void {
  for (const mode of modes) gravityInPlace(cells, shape, mode, fallRule);
}

/** A checked gravity as it is when so many more pairs have gone. */
export function gravityFrom(gravity: Gravity | undefined, played: number): Gravity {
  if (!isCycle(gravity)) return isList(gravity) ? [...gravity] : (gravity ?? 'none');
  const cycle = Array.from(gravity.cycle, (turn) => (isList(turn) ? [...turn] : turn));
  return { cycle, played: (gravity.played ?? 0) + played };
}

/** Brings a new board to rest, as if a round had just been played. */
export function* settleStart(cells: MutableCells, shape: Shape, modes: MoveModes, pace: Pace): Slices<void> {
  for (const mode of modes.flat()) {
    settleCells(cells, shape, [mode]);
    if (spend(pace, 4 * cells.length)) yield;
  }
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
