/**
 * The one error of the family.
 *
 * Malformed input is the only thing that @kit throws about; whatever can legitimately happen is a value with a `status`.
 * A class loses its identity between an ESM and a CommonJS copy and across workers, so callers test with
 * {@link isInvalidInputError}, which looks at the name and the code, not at the prototype.
 */
import { isObject } from './is-object.js';

/** Where a bad value stands: in a list, on a board, or in a text. */
export type InputPlace = {
  /** Position in a list, or the cell's row-major index. */
  readonly index?: number | undefined;
  /** Row of the cell, counted from 0. */
  readonly row?: number | undefined;
  /** Column of the cell, counted from 0. */
  readonly col?: number | undefined;
  /** Position in a text, counted in UTF-16 units from 0. */
  readonly offset?: number | undefined;
  /** Name of the option or field. */
  readonly name?: string | undefined;
};

/** {@link InvalidInputError} as plain JSON, for logs and workers. */
export type InvalidInputErrorJson = {
  /** Always `'InvalidInputError'`. */
  readonly name: 'InvalidInputError';
  /** What is wrong, in kebab-case, stable between versions. */
  readonly code: string;
  /** What is wrong, for people: names the bad value and its place. */
  readonly message: string;
  /** Where the bad value stands. */
  readonly at: InputPlace;
};

/**
 * Thrown for malformed input, and for nothing else.
 *
 * @example
 * ```ts
 * import { createGrid, isInvalidInputError } from '@kit/grid';
 *
 * let caught: unknown;
 * try {
 *   createGrid(-1, 3, 0);
 * } catch (error) {
 *   caught = error;
 * }
 * isInvalidInputError(caught) && caught.code; // => 'bad-size'
 * ```
 */
export class InvalidInputError extends Error {
  /** Always `'InvalidInputError'`. */
  override readonly name = 'InvalidInputError';
  /** What is wrong, in kebab-case, stable between versions. */
  readonly code: string;
  /** Where the bad value stands. */
  readonly at: InputPlace;

  constructor(code: string, message: string, at: InputPlace = {}) {
    // Of an error that is cloned (by postMessage, say) only message, stack and cause arrive: so the code travels there.
    super(message, { cause: { name: 'InvalidInputError', code, message, at } });
    this.code = code;
    this.at = at;
  }

  /** The error as plain JSON: what `JSON.stringify` writes. */
  toJSON(): InvalidInputErrorJson {
    const { name, code, message, at } = this;
    return { name, code, message, at };
  }
}

/**
 * Reads an {@link InvalidInputError} from whatever came of it: the error itself, its JSON, or what arrives as a plain
 * `Error` when it was posted to another thread.
 *
 * @param error - anything that was caught or received
 * @returns name, code, message and place; undefined if it is something else
 *
 * @example
 * ```ts
 * import { InvalidInputError, readInvalidInputError } from '@kit/grid';
 *
 * const received: unknown = structuredClone(new InvalidInputError('bad-size', 'rows is -1', { name: 'rows' }));
 * readInvalidInputError(received)?.code; // => 'bad-size'
 * readInvalidInputError(new TypeError('something else')); // => undefined
 * ```
 */
export function readInvalidInputError(error: unknown): InvalidInputErrorJson | undefined {
  const carrier = isInvalidInputError(error) ? error : causeOf(error);
  if (!isInvalidInputError(carrier)) return undefined;
  const { name, code, message, at } = carrier;
  return { name, code, message, at };
}

function causeOf(error: unknown): unknown {
  return isObject(error) ? (error as { cause?: unknown }).cause : undefined;
}

/**
 * Is this an {@link InvalidInputError}, whichever copy of the package made it, or its JSON?
 *
 * @param error - anything that was caught
 * @returns true if it has the error's name and a code
 *
 * @example
 * ```ts
 * import { InvalidInputError, isInvalidInputError } from '@kit/grid';
 *
 * isInvalidInputError(new InvalidInputError('bad-size', 'rows is -1')); // => true
 * isInvalidInputError(new TypeError('something else')); // => false
 * ```
 */
export function isInvalidInputError(error: unknown): error is InvalidInputError {
  if (!isObject(error)) return false;
  const { name, code } = error as { name?: unknown; code?: unknown };
  return name === 'InvalidInputError' && typeof code === 'string';
}
