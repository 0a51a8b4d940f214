/** What a drag is for: the goals that the page offers, by name, and those of them that ask for a number. */
import type { Grid } from '@kit/grid';
import type { Goal } from '@kit/orb-search';

/** The goals with a number: its bounds, and what it is at first. */
export const counted = {
  'at-least': { min: 1, max: 21, usual: 3 },
  connected: { min: 4, max: 30, usual: 6 },
  'orbs-left': { min: 0, max: 56, usual: 15 },
} as const;

/** The names of the goals, in the order in which they are offered. */
export const goalNames = [
  'max-combos',
  'at-least',
  'damage',
  'row',
  'column',
  'plus',
  'L',
  'box',
  'connected',
  'colours',
  'orbs-left',
] as const;

/** A goal's name. */
export type GoalName = (typeof goalNames)[number];

/** A goal of the page; its number counts where the goal asks for one. */
export type Aim = { readonly name: GoalName; readonly count: number };

/** Does the goal ask for a number? */
export function isCounted(name: GoalName): name is keyof typeof counted {
  return Object.hasOwn(counted, name);
}

/** The goal as it is first chosen. */
export function aimAt(name: GoalName): Aim {
  return { name, count: isCounted(name) ? counted[name].usual : 0 };
}

/** Is it one of the page's goals, with a number in its bounds? */
export function isAim(value: unknown): value is Aim {
  const { name, count } = value as Aim;
  if (!goalNames.includes(name)) return false;
  if (!isCounted(name)) return count === 0;
  return Number.isInteger(count) && count >= counted[name].min && count <= counted[name].max;
}

/** The goal as the library takes it; the colours are those of the board. */
export function goalOf({ name, count }: Aim, { cells }: Grid): Goal {
  switch (name) {
    case 'max-combos':
    case 'damage':
      return { kind: name };
    case 'at-least':
      return { kind: name, combos: count };
    case 'connected':
      return { kind: 'shapes', shapes: [{ shape: name, size: count }] };
    case 'colours':
      return { kind: name, types: [...new Set(cells)].filter((type) => type >= 0).toSorted((a, b) => a - b) };
    case 'orbs-left':
      return { kind: name, atMost: count };
    default:
      return { kind: 'shapes', shapes: [{ shape: name }] };
  }
}
