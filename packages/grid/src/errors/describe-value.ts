/**
 * A bad value in a message: short, on one line, and never itself a cause of an error.
 *
 * @param value - anything
 * @returns at most about forty characters that show what the value is
 * @internal
 *
 * @example
 * ```ts
 * import { describeValue } from '@kit/grid';
 *
 * describeValue('abc'); // => '"abc"'
 * describeValue(Number.NaN); // => 'NaN'
 * describeValue([1, 2]); // => 'an array of length 2'
 * ```
 */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 36 ? `${beginningOf(value)}…` : value);
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null) return String(value);
  try {
    return Array.isArray(value) ? `an array of length ${value.length}` : 'an object';
  } catch {
    // A proxy may refuse every question.
    return 'an object';
  }
}

/** The beginning of a text, at most 36 units long, without the first half of a character at its end. */
export function beginningOf(text: string): string {
  return text.slice(0, 36).replace(/[\uD800-\uDBFF]$/, '');
}
