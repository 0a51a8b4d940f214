/** What holds for every game: its states are plain data, and nothing changes a state that is there. */
import { expect } from 'vitest';
import type { Game } from '../src/frame/game.js';

/** The state after some actions; each state on the way is looked at. */
export function play<S, A>({ reduce }: Game<S, A>, start: S, ...actions: readonly A[]): S {
  return actions.reduce((state, action) => plain(reduce(freeze(state), freeze(action))), start);
}

/** The value, frozen to its depth, once it is sure that a copy through JSON is the same value. */
function plain<T>(value: T): T {
  // The quick look first: only a difference is worth the slow one, which shows it.
  if (!isPlain(value)) expect(JSON.parse(JSON.stringify(value))).toStrictEqual(value);
  return freeze(value);
}

/** What has been looked at and then frozen: a history of many boards is looked at once, not after each turn again. */
const known = new WeakSet<object>();

function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || value === null) return ['string', 'boolean', 'object'].includes(typeof value);
  if (known.has(value)) return true;
  const isList = Array.isArray(value);
  if (Object.getPrototypeOf(value) !== (isList ? Array.prototype : Object.prototype)) return false;
  // Nothing is left out of a list, and nothing is hidden in a record.
  if (Reflect.ownKeys(value).length !== (isList ? value.length + 1 : Object.keys(value).length)) return false;
  if (!Object.values(value).every(isPlain)) return false;
  known.add(value);
  return true;
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
}
