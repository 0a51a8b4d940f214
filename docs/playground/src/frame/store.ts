/** The last game of a page, as the browser keeps it: for the next visit, and for the tab in which it is loaded anew. */
import { decode } from './kept.js';

/** A game that was left. */
export type Stored = {
  /** The query and the fragment of the page's address when it was left; none in what older versions wrote. */
  readonly address?: string;
  /** Had the game gone on since the address was written? */
  readonly isAhead?: boolean;
  /** Is it the visitor's own: played here, not only looked at? */
  readonly isOwn?: boolean;
  /** What its address says. */
  readonly kept: unknown;
  /** The past, the future and the clock. */
  readonly past?: unknown;
};

const keyOf = (name: string) => `kit-game-${name}`;

// A browser may forbid its stores; then the address alone keeps the game.

/** The game that this page was left with, if it is being loaded anew. */
export function readLeft(name: string): Stored | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload') return undefined;
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** The game of the last visit. */
export async function readStored(name: string): Promise<Stored | undefined> {
  try {
    const text = localStorage.getItem(keyOf(name));
    if (text === null) return undefined;
    // Older versions wrote the fragment of the address.
    return text.startsWith('{') ? JSON.parse(text) : { kept: await decode(text) };
  } catch {
    return undefined;
  }
}

/** For the next visit. */
export function writeStored(name: string, stored: Stored): void {
  write(() => localStorage, keyOf(name), stored);
}

/** For this tab. */
export function writeLeft(name: string, stored: Stored): void {
  write(() => sessionStorage, keyOf(name), stored);
}

/** Where there is no room for the past, the game alone. */
function write(store: () => Storage, key: string, { past, ...stored }: Stored): void {
  for (const value of [{ ...stored, past }, stored]) {
    try {
      store().setItem(key, JSON.stringify(value));
      return;
    } catch {
      // The next one is smaller.
    }
  }
}
