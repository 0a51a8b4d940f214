/** What holds for every game: its states are plain data, and nothing changes a state that is there. */
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import type { Game } from '../src/frame/game.js';

/** The state after some actions; each state on the way is looked at. */
export function play<S, A>({ reduce }: Game<S, A>, start: S, ...actions: readonly A[]): S {
  return actions.reduce((state, action) => plain(reduce(freeze(state), freeze(action))), start);
}

/** The value, frozen to its depth, once it is sure that a copy through JSON is the same value. */
function plain<T>(value: T): T {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  // The quick look first: only a difference is worth the slow one, which shows it.
  if (!isDeepStrictEqual(copy, value)) expect(copy).toStrictEqual(value);
  return freeze(value);
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}
