/** Values of a JSON file, checked at their place. */
import { describeValue, type InvalidInputError, unexpected } from '@kit/grid';
import { type NumberField, numberField } from './read-frames.js';
import { saysYes } from './text-lines.js';

/** An object with members. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Is this an object with members? */
export function isJsonObject(value: unknown): value is JsonObject {
  try {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    // A proxy may refuse every question.
    return false;
  }
}

/** An object. */
export function jsonObject(value: unknown, where: string): JsonObject {
  if (isJsonObject(value)) return value;
  throw badAtlas(where, value, 'an object');
}

/** The members of an object, and where each stands. */
export function jsonMembers(value: unknown, where: string): [name: string, member: unknown, place: string][] {
  return Object.entries(jsonObject(value, where)).map(([name, member]) => [
    name,
    member,
    `${where}[${describeValue(name)}]`,
  ]);
}

/** What a text holds as JSON; undefined if it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A list; what it has not at a place is undefined. */
export function jsonList(value: unknown, where: string): readonly unknown[] {
  if (Array.isArray(value)) return Array.from<unknown>(value);
  throw badAtlas(where, value, 'a list');
}

/** A number; whether it is a whole one is seen when the frame is checked. */
export function jsonNumber(value: unknown, where: string): number {
  // Never −0.
  if (typeof value === 'number' && Number.isFinite(value)) return value + 0;
  throw badAtlas(where, value, 'a number');
}

/** The numbers of an object. */
export function jsonNumbers(object: JsonObject, where: string): NumberField {
  return numberField(
    (key) => object[key],
    (value, key) => jsonNumber(value, `${where}.${key}`),
  );
}

/** A truth value: engines in JavaScript take 1 and "true" for true. They take "false" for true as well: that is refused. */
export function jsonTruth(value: unknown, where: string): boolean {
  if (value === undefined || value === null || value === false || value === 0 || value === '') return false;
  if (value === true || value === 1 || (typeof value === 'string' && saysYes(value))) return true;
  throw badAtlas(where, value, 'true or false');
}

/** A text. */
export function jsonText(value: unknown, where: string): string {
  if (typeof value === 'string') return value;
  throw badAtlas(where, value, 'a text');
}

/** The error for what has no place in an atlas. */
export function badAtlas(where: string, value: unknown, expected: string): InvalidInputError {
  return unexpected('bad-atlas', where, value, expected, { name: where });
}
