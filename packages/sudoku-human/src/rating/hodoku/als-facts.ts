/** The lists that the searches for almost locked sets share, and what two sets strike out. */

import { lowestBit } from '../../kernel/bits.js';
import type { State } from '../../kernel/state.js';
import { inSet } from './found.js';
import { linksOf, type SetLinks, type Sets, setsOf } from './sets.js';

/** What the searches share. */
export type AlsFacts = {
  readonly sets: Sets;
  readonly links: SetLinks;
  /** By set: the links that it has, ascending. */
  readonly linksAt: readonly (readonly number[])[];
  /** By pair of sets, once asked: the digits that both would take from another candidate, and bit 15. */
  readonly known: Uint16Array;
};

/** Lists a board's sets and links. */
export function alsFacts(state: State): AlsFacts {
  const sets = setsOf(state);
  const links = linksOf(sets);
  const linksAt: number[][] = Array.from({ length: sets.count }, () => []);
  for (const [link, set] of links.first.entries()) {
    linksAt[set].push(link);
    linksAt[links.second[link]].push(link);
  }
  return { sets, links, linksAt, known: new Uint16Array(sets.count * sets.count) };
}

const KNOWN = 1 << 15;

/** The digits of both sets that some candidate has which sees all their places in both. */
export function commonEffects({ sets, known }: AlsFacts, a: number, b: number): number {
  const key = Math.min(a, b) * sets.count + Math.max(a, b);
  if (known[key] !== 0) return known[key] & 0x1ff;
  const { masks, sight } = sets;
  let digits = 0;
  for (let rest = masks[a] & masks[b]; rest !== 0; rest &= rest - 1) {
    const digit = lowestBit(rest);
    const [p, q] = [(a * 9 + digit) * 3, (b * 9 + digit) * 3];
    const both = (sight[p] & sight[q]) | (sight[p + 1] & sight[q + 1]) | (sight[p + 2] & sight[q + 2]);
    if (both !== 0) digits |= 1 << digit;
  }
  known[key] = KNOWN | digits;
  return digits;
}

/** The candidates of these digits that see all their places in both sets, by digit and cell. */
export function effectsOf({ sight }: Sets, a: number, b: number, digits: number, into: number[] = []): number[] {
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    const digit = lowestBit(rest);
    const [p, q] = [(a * 9 + digit) * 3, (b * 9 + digit) * 3];
    inSet(sight[p] & sight[q], sight[p + 1] & sight[q + 1], sight[p + 2] & sight[q + 2], digit, into);
  }
  return into;
}
