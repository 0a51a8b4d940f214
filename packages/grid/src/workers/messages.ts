/**
 * What is said between a page and its worker. Every message has the member `kit`, so a port can carry other messages too.
 * We ignore those.
 */
import { type InputPlace, InvalidInputError, readInvalidInputError } from '../errors/invalid-input-error.js';
import { isObject } from '../errors/is-object.js';

/** From the page: a question, or that its answer is not wanted any more, or that the best known by now is wanted. */
export type Question =
  | {
      readonly kit: 'call';
      readonly id: number;
      readonly name: string;
      readonly args: readonly unknown[];
      /** Is progress listened to? */
      readonly progress: boolean;
    }
  | { readonly kit: 'cancel' | 'finish'; readonly id: number };

/** From the worker. */
export type Reply =
  | { readonly kit: 'progress'; readonly id: number; readonly value: unknown }
  | { readonly kit: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kit: 'error'; readonly id: number; readonly error: PackedError };

/** An error as data: a clone of an error would lose its code. */
export type PackedError = {
  readonly name: string;
  readonly message: string;
  readonly code?: string | undefined;
  readonly at?: InputPlace | undefined;
};

/** Is this a message of ours, of one of these kinds? */
export function isMessage(message: unknown, kinds: readonly string[]): boolean {
  if (!isObject(message)) return false;
  const { kit, id } = message as { kit?: unknown; id?: unknown };
  return kinds.includes(kit as string) && typeof id === 'number';
}

/** Whatever was thrown, as data. */
export function packError(error: unknown): PackedError {
  const refusal = readInvalidInputError(error);
  if (refusal) return refusal;
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) };
  const { name, message, code } = error as Error & { code?: unknown };
  return { name, message, ...(typeof code === 'string' && { code }) };
}

/** The error that was packed. */
export function unpackError({ name, message, code, at }: PackedError): Error {
  if (name === 'InvalidInputError') return new InvalidInputError(code as string, message, at);
  return Object.assign(new Error(message), { name }, code === undefined ? {} : { code });
}
