/**
 * ALS-XZ, ALS-XY-Wing and ALS-XY-Chain over the lists of `sets.ts`.
 *
 * XZ and wing take the first of their list with effects. A chain goes forwards only, from a set to one later in the list,
 * so what it strikes out hangs on its start, its end and the digits of its first and last link. These are found by one
 * sweep over the links for each start and first digit, where walking all chains would take longer than the puzzle is worth.
 */

import { lowestBit } from '../../kernel/bits.js';
import type { State } from '../../kernel/state.js';
import { type Choice, choose, type Found, indexSum, inSet, isBetter, noChoice, sorted, striking } from './found.js';
import { factOf, type Path } from './search.js';
import { linksOf, type SetLinks, type Sets, setsOf } from './sets.js';

type AlsFacts = {
  readonly sets: Sets;
  readonly links: SetLinks;
  /** By set: the links that it has, ascending. */
  readonly linksAt: readonly (readonly number[])[];
  /** By pair of sets, once asked: the digits that both would take from another candidate, and bit 15. */
  readonly known: Uint16Array;
};

function alsFacts(state: State): AlsFacts {
  const sets = setsOf(state);
  const links = linksOf(sets);
  const linksAt: number[][] = Array.from({ length: sets.count }, () => []);
  for (let link = 0; link < links.count; link++) {
    linksAt[links.first[link]].push(link);
    linksAt[links.second[link]].push(link);
  }
  return { sets, links, linksAt, known: new Uint16Array(sets.count * sets.count) };
}

const KNOWN = 1 << 15;

/** The digits of both sets that some candidate has which sees all their places in both. */
function commonEffects({ sets, known }: AlsFacts, a: number, b: number): number {
  const key = a < b ? a * sets.count + b : b * sets.count + a;
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
function effectsOf({ sight }: Sets, a: number, b: number, digits: number, into: number[] = []): number[] {
  for (let rest = digits; rest !== 0; rest &= rest - 1) {
    const digit = lowestBit(rest);
    const [p, q] = [(a * 9 + digit) * 3, (b * 9 + digit) * 3];
    inSet(sight[p] & sight[q], sight[p + 1] & sight[q + 1], sight[p + 2] & sight[q + 2], digit, into);
  }
  return into;
}

/** Two linked sets. */
export function alsXz(path: Path): Found | undefined {
  const facts = factOf(path, alsFacts);
  const { sets, links } = facts;
  const { masks, sight, cellSets } = sets;
  for (let link = 0; link < links.count; link++) {
    const [a, b] = [links.first[link], links.second[link]];
    const [low, high] = [links.low[link], links.high[link]];
    const common = commonEffects(facts, a, b);
    const effects = effectsOf(sets, a, b, common & ~(1 << low));
    if (high < 9) {
      effectsOf(sets, a, b, common & ~(1 << high), effects);
      for (const set of [a, b]) {
        for (let rest = masks[set] & ~((1 << low) | (1 << high)); rest !== 0; rest &= rest - 1) {
          const digit = lowestBit(rest);
          const at = (set * 9 + digit) * 3;
          const word = (i: number): number => sight[at + i] & ~cellSets[a * 3 + i] & ~cellSets[b * 3 + i];
          inSet(word(0), word(1), word(2), digit, effects);
        }
      }
    }
    if (effects.length === 0) continue;
    const digits = high < 9 ? [low, high] : [low];
    return striking('als-xz', effects, { form: 'sets', sets: [sets.cells[a], sets.cells[b]], digits });
  }
  return undefined;
}

/** Two links with a set in common. */
export function alsXyWing(path: Path): Found | undefined {
  const facts = factOf(path, alsFacts);
  const { sets, links, linksAt } = facts;
  const { cellSets } = sets;
  for (let one = 0; one < links.count; one++) {
    const [i, j] = [links.first[one], links.second[one]];
    const used = maskOf(links, one);
    let [p, q] = [after(linksAt[i], one), after(linksAt[j], one)];
    while (p < linksAt[i].length || q < linksAt[j].length) {
      const [x, y] = [linksAt[i][p] ?? Infinity, linksAt[j][q] ?? Infinity];
      const two = Math.min(x, y);
      if (x === two) p++;
      if (y === two) q++;
      const middle = x === two ? i : j;
      const a = middle === i ? j : i;
      const b = links.first[two] === middle ? links.second[two] : links.first[two];
      const leftOut = used | maskOf(links, two);
      if ((leftOut & (leftOut - 1)) === 0) continue;
      const digits = commonEffects(facts, a, b) & ~leftOut;
      if (digits === 0) continue;
      let shared = 0;
      for (let word = 0; word < 3; word++) shared |= cellSets[a * 3 + word] & cellSets[b * 3 + word];
      if (shared !== 0) continue;
      const common = linkDigits(links, one, two);
      return striking('als-xy-wing', effectsOf(sets, a, b, digits), {
        form: 'sets',
        sets: [sets.cells[a], sets.cells[middle], sets.cells[b]],
        digits: common,
      });
    }
  }
  return undefined;
}

/** A digit of each link, and not the same. */
function linkDigits({ low, high }: SetLinks, one: number, two: number): [number, number] {
  if (low[one] !== low[two]) return [low[one], low[two]];
  return high[two] < 9 ? [low[one], high[two]] : [high[one], low[two]];
}

function maskOf({ low, high }: SetLinks, link: number): number {
  return (1 << low[link]) | (high[link] < 9 ? 1 << high[link] : 0);
}

/** Where the list goes beyond the link. */
function after(list: readonly number[], link: number): number {
  let [from, to] = [0, list.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (list[middle] > link) to = middle;
    else from = middle + 1;
  }
  return from;
}

type ChainEnds = { readonly start: number; readonly end: number; readonly first: number; readonly last: number };

/**
 * Three links and more, forwards.
 *
 * By set and how many links it took (one, two, more): the digits that may not follow, as nine bits each. A link that uses
 * both its digits forbids the lower one only.
 */
export function alsXyChain(path: Path): Found | undefined {
  const facts = factOf(path, alsFacts);
  const { sets, links, linksAt } = facts;
  const { first, second, low, high } = links;
  const choice = noChoice<ChainEnds & { effects: readonly number[] }>();
  const forbidden = new Int32Array(sets.count);
  for (let start = 0; start < sets.count; start++) {
    const begin = linksAt[start].find((link) => first[link] === start);
    if (begin === undefined) continue;
    for (let begins = 0; begins < 9; begins++) {
      forbidden.fill(0);
      let any = false;
      for (const link of linksAt[start]) {
        if (first[link] !== start || (low[link] !== begins && high[link] !== begins)) continue;
        forbidden[second[link]] |= 1 << begins;
        any = true;
      }
      if (!any) continue;
      // Links are ordered by their first set, so all that leads to a set has been seen when its own links come.
      for (let link = begin; link < links.count; link++) {
        const reached = forbidden[first[link]];
        if (reached === 0) continue;
        const end = second[link];
        const [x, y] = [1 << low[link], high[link] < 9 ? 1 << high[link] : 0];
        for (let links = 0; links < 3; links++) {
          const mask = (reached >>> (links * 9)) & 0x1ff;
          if (mask === 0) continue;
          const shift = Math.min(links + 1, 2) * 9;
          // Which digits the link can use: one if the other is forbidden, or both.
          const uses =
            y === 0 ? (mask & ~x ? [x] : []) : [mask & x ? y : 0, mask & y ? x : 0, mask & ~(x | y) ? x | y : 0];
          for (const use of uses) {
            if (use === 0) continue;
            forbidden[end] |= (use & -use) << shift;
            if (links === 0) continue;
            const digits = commonEffects(facts, start, end) & ~((1 << begins) | use);
            if (digits !== 0) consider(facts, choice, { start, end, first: begins, last: use }, digits);
          }
        }
      }
    }
  }
  const { best } = choice;
  if (best === undefined) return undefined;
  return striking('als-xy-chain', best.effects, { form: 'sets', ...shortestChain(facts, best) });
}

function consider(
  { sets }: AlsFacts,
  choice: Choice<ChainEnds & { effects: readonly number[] }>,
  ends: ChainEnds,
  digits: number,
): void {
  const effects = sorted(effectsOf(sets, ends.start, ends.end, digits));
  const sum = indexSum(effects);
  if (isBetter(choice, effects.length, sum)) choose(choice, effects.length, sum, { ...ends, effects });
}

/** The chain with the fewest sets between these ends, and the digits of its links. */
function shortestChain(
  { sets, links, linksAt }: AlsFacts,
  { start, end, first: begins, last }: ChainEnds,
): { sets: readonly (readonly number[])[]; digits: readonly number[] } {
  type Walk = { readonly set: number; readonly use: number; readonly before: Walk | undefined };
  let layer: Walk[] = [{ set: start, use: 0, before: undefined }];
  for (let length = 1; ; length++) {
    const next: Walk[] = [];
    const seen = new Set<number>();
    for (const walk of layer) {
      for (const link of linksAt[walk.set]) {
        if (links.first[link] !== walk.set) continue;
        const [x, y] = [1 << links.low[link], links.high[link] < 9 ? 1 << links.high[link] : 0];
        const barred = walk.use & -walk.use;
        let use = (x | y) & ~barred;
        if (length === 1) use = 1 << begins;
        if (use === 0 || (length === 1 && ((x | y) & use) === 0)) continue;
        const set = links.second[link];
        const reached: Walk = { set, use, before: walk };
        if (length >= 3 && set === end && use === last) return unwound(sets, reached);
        const key = set * 512 + use;
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(reached);
      }
    }
    layer = next;
  }
}

/** The sets of a walk in order, and one digit of each link; where there are two, one that its neighbours don't use. */
function unwound(
  { cells }: Sets,
  walk: { readonly set: number; readonly use: number; readonly before: unknown },
): { sets: readonly (readonly number[])[]; digits: readonly number[] } {
  const list: (readonly number[])[] = [];
  const uses: number[] = [];
  for (let at: typeof walk | undefined = walk; at !== undefined; at = at.before as typeof walk | undefined) {
    list.unshift(cells[at.set]);
    if (at.use !== 0) uses.unshift(at.use);
  }
  const digits: number[] = [];
  for (const use of uses) {
    const before = digits.length > 0 ? 1 << digits[digits.length - 1] : 0;
    digits.push(lowestBit(use & ~before || use));
  }
  return { sets: list, digits };
}
