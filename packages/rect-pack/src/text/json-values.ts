/** Values of a JSON file, checked at their place. */
import { type InvalidInputError, unexpected } from '@kit/grid';

type JsonObject = Readonly<Record<string, unknown>>;

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

/** A list. */
export function jsonList(value: unknown, where: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw badAtlas(where, value, 'a list');
}

/** A number; whether it is a whole one is seen when the frame is checked. */
export function jsonNumber(value: unknown, where: string): number {
  if (typeof value === 'number') return value;
  throw badAtlas(where, value, 'a number');
}

/** A text. */
export function jsonText(value: unknown, where: string): string {
  if (typeof value === 'string') return value;
  throw badAtlas(where, value, 'a text');
}

/** The error for what has no place in an atlas. */
export function badAtlas(where: string, value: unknown, expected: string): InvalidInputError {
  return unexpected('bad-atlas', where, value, expected, {
    name: where,
  });
}
