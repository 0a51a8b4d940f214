/** What a step is made of, tested part by part, so that junk is refused by name before any logic sees it. */

import { unexpected } from '@kit/grid';
import { isArray, isObject } from '../layout/guards.js';

/** Refuses a value, or returns. `place` says where it stands, such as `step.placements[0].cell`. */
export type Requirement = (value: unknown, place: string) => void;

/** Throws `bad-step` for a place in a step, `bad-hint` for one in a hint, naming the value and its place. */
export function refuse(value: unknown, place: string, expected: string): never {
  throw unexpected(place.startsWith('hint') ? 'bad-hint' : 'bad-step', place, value, expected);
}

/** An object whose listed fields meet their requirements. */
export function objectOf(fields: Readonly<Record<string, Requirement>>): Requirement {
  const list = Object.entries(fields);
  return (value, place) => {
    if (!isObject(value)) refuse(value, place, 'an object');
    for (const [name, requirement] of list) requirement((value as Record<string, unknown>)[name], `${place}.${name}`);
  };
}

/** An object of any fields, each of which meets the requirement. */
export function recordOf(item: Requirement): Requirement {
  return (value, place) => {
    if (!isObject(value)) refuse(value, place, 'an object');
    for (const [name, one] of Object.entries(value as object)) item(one, `${place}.${name}`);
  };
}

/** A list whose items meet the requirement. */
export function listOf(item: Requirement): Requirement {
  return (value, place) => {
    if (!isArray(value)) refuse(value, place, 'a list');
    for (let index = 0; index < value.length; index++) item(value[index], `${place}[${index}]`);
  };
}

/** Nothing, or what meets the requirement. */
export function optional(item: Requirement): Requirement {
  return (value, place) => value === undefined || item(value, place);
}

/** A string. */
export function text(value: unknown, place: string): void {
  if (typeof value !== 'string') refuse(value, place, 'a text');
}

/** One of some strings, of which `expected` tells. */
export function oneOf(choices: readonly string[], expected: string): Requirement {
  return (value, place) => {
    if (!choices.includes(value as string)) refuse(value, place, expected);
  };
}

/** An integer in a range. */
export function integer(what: string, least: number, most: number): Requirement {
  return (value, place) => {
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
      refuse(value, place, `${what}, an integer from ${least} to ${most}`);
    }
  };
}
