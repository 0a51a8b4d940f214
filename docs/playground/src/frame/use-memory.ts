/** Keeps a page's game: in the address, so that it can be shared and gone back to, and in the browser for the next visit. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Game } from './game.js';
import { decode, encode } from './kept.js';
import { readLeft, readStored, type Stored, writeLeft, writeStored } from './store.js';

/** How long the state must have stood still, in milliseconds. */
const rest = 150;

type Keeper<S, A> = Pick<Game<S, A>, 'keep' | 'restore' | 'keepPast' | 'restorePast' | 'begins'>;

/** A state that came back, and whether it is the visitor's own: played here, not only looked at. */
export type Recalled<S> = { readonly state: S; readonly isOwn: boolean };

/**
 * The game that was left at this address, else the one of the address, else the one of the last visit where the address
 * names none; undefined without any.
 */
export async function recall<S, A>(
  name: string,
  game: Keeper<S, A>,
  first: S,
  usesStore: boolean,
): Promise<Recalled<S> | undefined> {
  const stored = await readStored(name);
  const left = readLeft(name) ?? (stored?.address === address() ? stored : undefined);
  const leftState = left && (await revive(game, left, first));
  if (left && leftState !== undefined) {
    // The page was left before its address was written, or while it was.
    const isBehind = left.isAhead || left.address !== address();
    if (isBehind) history.replaceState(null, '', addressWith(`#${await encode(left.kept)}`));
    return { state: leftState, isOwn: left.isOwn === true };
  }
  const state = await ofAddress(game, first);
  if (state !== undefined) return { state, isOwn: false };
  const own = usesStore && stored ? await revive(game, stored, first) : undefined;
  return own === undefined ? undefined : { state: own, isOwn: true };
}

async function ofAddress<S, A>(game: Keeper<S, A>, first: S): Promise<S | undefined> {
  return revive(game, { kept: await decode(location.hash.slice(1)) }, first);
}

/** The state that goes on from what was kept; undefined if that is no such game. Addresses are typed by anybody. */
async function revive<S, A>(
  { restore, restorePast }: Keeper<S, A>,
  { kept, past }: Pick<Stored, 'kept' | 'past'>,
  first: S,
): Promise<S | undefined> {
  if (kept === undefined) return undefined;
  let state: S;
  try {
    state = restore(kept, first);
  } catch {
    return undefined;
  }
  if (past === undefined || !restorePast) return state;
  try {
    return restorePast(past, state);
  } catch {
    return state;
  }
}

/**
 * Writes the state down: into the address once it has stood still, and into the browser then and whenever the page is left
 * or hidden, for encoding the address takes a moment that a reload doesn't give. `load` takes a state of another address of
 * this page. `data-kept` of the place says whether what is shown is in the address: nobody who drives the page has to guess.
 */
export function useMemory<S, A>(
  place: Element,
  name: string,
  game: Keeper<S, A>,
  state: S,
  isOwnAtFirst: boolean,
  load: (state: S) => void,
): void {
  const written = useRef({ text: JSON.stringify(game.keep(state)), state });
  // What the address says, which lags behind.
  const inAddress = useRef(written.current.text);
  const isOwn = useRef(isOwnAtFirst);
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
      inAddress.current = text;
      isOwn.current = true;
      writeStored(name, { address: address(), isOwn: true, kept: game.keep(state) });
      mark(true);
    }, rest);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    const onLeave = () => {
      const { current } = shown;
      const kept = game.keep(current);
      const isChanged = JSON.stringify(kept) !== inAddress.current;
      if (isChanged) isOwn.current = true;
      const stored = {
        address: address(),
        isAhead: isChanged,
        isOwn: isOwn.current,
        kept,
        past: game.keepPast?.(current),
      };
      writeLeft(name, stored);
      // A game of a link that was only looked at takes no other one's place.
      if (isOwn.current) writeStored(name, stored);
    };
    const onHide = () => document.visibilityState === 'hidden' && onLeave();
    addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onHide);
    };
  }, []);
  useEffect(() => {
    const onTravel = async () => {
      const found = await ofAddress(game, state);
      if (found === undefined) return;
      inAddress.current = JSON.stringify(game.keep(found));
      written.current = { text: inAddress.current, state: found };
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

/** What of the address tells one game from another. */
function address(): string {
  return location.search + location.hash;
}
