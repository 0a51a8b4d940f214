/** Checks of lists and of what stands for one. */
import { checkInteger, checkList } from '@kit/grid';
import { maxType } from './check-board.js';

/** A list of which each member is checked at its place. */
export function checkEach<T, R>(
  value: ArrayLike<T>,
  name: string,
  check: (member: T, place: string, index: number) => R,
  minLength?: number,
  maxLength?: number,
): R[] {
  const list = checkList(value, name, minLength, maxLength);
  // What comes of each member; a loop, since games are checked at each turn.
  const all: R[] = [];
  for (let index = 0; index < list.length; index++) all.push(check(list[index], `${name}[${index}]`, index));
  return all;
}

/** A list of integers from 0 up to a greatest. */
export function checkIntegers(
  value: ArrayLike<number>,
  name: string,
  max: number,
  code?: string,
  minLength?: number,
  maxLength?: number,
): number[] {
  return checkEach(value, name, (member, place) => checkInteger(member, place, 0, max, code), minLength, maxLength);
}

/** A list of at most a thousand types, or how many there are of the first. */
export function checkTypes(types: number | readonly number[], name: string): number[] {
  if (typeof types === 'object') return checkIntegers(types, name, maxType, undefined, 1, 1000);
  return Array.from({ length: checkInteger(types, name, 1, maxType + 1) }, (_, type) => type);
}

/** Fills a table by type, with one value for all types or with a list. Types behind the list's end keep what they have. */
export function fillByType<T extends Uint8Array | Float64Array>(
  table: T,
  value: number | readonly number[],
  name: string,
  check: (value: number, name: string) => number,
): T {
  if (typeof value !== 'object') {
    table.fill(check(value, name));
    return table;
  }
  const list = checkList(value, name, 0, maxType + 1);
  for (let type = 0; type < list.length; type++) table[type] = check(list[type], `${name}[${type}]`);
  return table;
}
