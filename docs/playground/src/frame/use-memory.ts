/** Keeps a page's game: in the address, so that it can be shared and gone back to, and in the browser for the next visit. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Game } from './game.js';
import { decode, encode } from './kept.js';

const storeOf = (name: string) => `kit-game-${name}`;
/** How long the state must have stood still, in milliseconds. */
const rest = 150;

type Keeper<S, A> = Pick<Game<S, A>, 'keep' | 'restore' | 'begins'> & {
  /** Fetches what is needed before a game can be restored. */
  readonly prepare: (kept: unknown) => Promise<void>;
};

/** The game of the address, else the one of the last visit where the address names none; undefined without either. */
export async function recall<S, A>(
  name: string,
  game: Keeper<S, A>,
  first: S,
  usesStore: boolean,
): Promise<S | undefined> {
  const fromAddress = await revive(game, await decode(location.hash.slice(1)), first);
  if (fromAddress !== undefined || !usesStore) return fromAddress;
  return revive(game, await decode(readStore(name) ?? ''), first);
}

/** The state that goes on from what was kept; undefined if that is no such game. Addresses are typed by anybody. */
async function revive<S, A>({ prepare, restore }: Keeper<S, A>, kept: unknown, first: S): Promise<S | undefined> {
  if (kept === undefined) return undefined;
  try {
    await prepare(kept);
    return restore(kept, first);
  } catch {
    return undefined;
  }
}

/**
 * Writes the state down whenever it has changed and stands still; `load` takes a state of another address of this page.
 * `data-kept` of the place says whether what is shown is written down: nobody who drives the page has to guess.
 */
export function useMemory<S, A>(
  place: Element,
  name: string,
  game: Keeper<S, A>,
  state: S,
  load: (state: S) => void,
): void {
  const written = useRef({ text: JSON.stringify(game.keep(state)), state });
  const shown = useRef(state);
  const mark = (kept: boolean) => shown.current === state && place.setAttribute('data-kept', String(kept));
  useLayoutEffect(() => {
    shown.current = state;
    mark(false);
  }, [state]);
  useEffect(() => {
    const timer = setTimeout(async () => {
      const text = JSON.stringify(game.keep(state));
      const { text: known, state: before } = written.current;
      if (text === known) return mark(true);
      written.current = { text, state };
      const hash = `#${await encode(game.keep(state))}`;
      if (written.current.state !== state) return;
      // A new game is a step that the browser's Back takes back.
      if (game.begins(before, state)) history.pushState(null, '', addressWith(hash));
      else history.replaceState(null, '', addressWith(hash));
      writeStore(name, hash.slice(1));
      mark(true);
    }, rest);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    const onTravel = async () => {
      const found = await recall(name, game, state, false);
      if (found === undefined) return;
      written.current = { text: JSON.stringify(game.keep(found)), state: found };
      load(found);
    };
    addEventListener('popstate', onTravel);
    return () => removeEventListener('popstate', onTravel);
  }, [state]);
}

/** The fragment says all that a query could have said. */
function addressWith(hash: string): string {
  return `${location.pathname}${hash}`;
}

// A browser may forbid its store; then the address alone keeps the game.
function readStore(name: string): string | null {
  try {
    return localStorage.getItem(storeOf(name));
  } catch {
    return null;
  }
}

function writeStore(name: string, text: string): void {
  try {
    localStorage.setItem(storeOf(name), text);
  } catch {
    // As above.
  }
}
