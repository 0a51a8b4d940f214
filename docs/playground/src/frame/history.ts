/** Undo and redo: boards are values, so the past is a list of them. */

/** A value with its past and future; plain data where the value is. */
export type History<T> = { readonly past: readonly T[]; readonly present: T; readonly future: readonly T[] };

/** What goes back and forth in the history of a game. */
export type Travel = { readonly type: 'undo' | 'redo' };

/** So many values on either side are kept when a page is left. */
const mostKept = 200;

/** A history that starts with a value. */
export function begin<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

/** Goes on to a new value; what was undone is forgotten. */
export function push<T>({ past, present }: History<T>, next: T): History<T> {
  return { past: [...past, present], present: next, future: [] };
}

/** One value back or forth; the same history where there is none. */
export function travel<T>(history: History<T>, { type }: Travel): History<T> {
  const { past, present, future } = history;
  if (type === 'undo') {
    return past.length === 0
      ? history
      : { past: past.slice(0, -1), present: past[past.length - 1], future: [present, ...future] };
  }
  return future.length === 0 ? history : { past: [...past, present], present: future[0], future: future.slice(1) };
}

/** The past and the future as they are kept. */
export type KeptHistory = { readonly past: readonly unknown[]; readonly future: readonly unknown[] };

/** The past and the future as plain data. */
export function keepHistory<T>({ past, future }: History<T>, keep: (value: T) => unknown): KeptHistory {
  return { past: past.slice(-mostKept).map(keep), future: future.slice(0, mostKept).map(keep) };
}

/** The history around a value; `restore` checks each of the others, and throws what is none. */
export function restoreHistory<T>(
  { past, future }: KeptHistory,
  present: T,
  restore: (kept: unknown) => T,
): History<T> {
  return { past: past.map(restore), present, future: future.map(restore) };
}
