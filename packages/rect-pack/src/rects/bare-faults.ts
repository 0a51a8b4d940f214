/** What may be wrong with a rectangle's own fields, in the words that all readers share. */
import { checkFlag, describeValue, InvalidInputError, unexpected } from '@kit/grid';
import type { RectInput } from '../types.js';

/** Is this a side that a rectangle may have? */
export function isSide(value: unknown, max: number): value is number {
  return typeof value === 'number' && (value | 0) === value && value >= 1 && value <= max;
}

/** Are a rectangle's sides those of its picture turned, as a place has them? */
export function isTurned({ rotated }: RectInput, name: string | number): boolean {
  if (rotated === undefined || rotated === false) return false;
  return checkFlag(rotated, `${typeof name === 'number' ? `rects[${name}]` : name}.rotated`);
}

/** A name as it is told: −0 is the number 0. */
export function nameOf(id: string | number): string | number {
  return id === 0 ? 0 : id;
}

/** The error for what is no rectangle at all. */
export function notARect(value: unknown, index: number): InvalidInputError {
  const name = `rects[${index}]`;
  return unexpected('bad-rect', name, value, 'an object', { index, name });
}

/** The error for a side. */
export function badSide(value: unknown, index: number, side: 'width' | 'height', max: number): InvalidInputError {
  return badField('bad-size', value, index, side, `an integer from 1 to ${max}`);
}

/** The error for a name. */
export function badId(value: unknown, index: number): InvalidInputError {
  return badField('bad-id', value, index, 'id', 'a text or a whole number');
}

/** The error for a name that has been there. */
export function occursBefore(id: unknown, index: number, name = `rects[${index}].id`): InvalidInputError {
  return new InvalidInputError('duplicate-id', `${name} is ${describeValue(id)}: it occurs before`, { index, name });
}

function badField(code: string, value: unknown, index: number, field: string, wanted: string): InvalidInputError {
  const name = `rects[${index}].${field}`;
  return unexpected(code, name, value, wanted, { index, name });
}
