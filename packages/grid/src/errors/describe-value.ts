/**
 * A bad value in a message: short, on one line, and never itself a cause of an error.
 *
 * @param value - anything
 * @returns at most about forty characters that show what the value is
 * @group For sibling packages
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
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length > 36 ? `${value.slice(0, 36)}…` : value);
    case 'object':
      if (value === null) return 'null';
      return describeObject(value);
    case 'function':
      return 'a function';
    case 'bigint':
      return `${value}n`;
    default:
      return String(value);
  }
}

function describeObject(value: object): string {
  try {
    return Array.isArray(value) ? `an array of length ${value.length}` : 'an object';
  } catch {
    // A proxy may refuse every question.
    return 'an object';
  }
}
