/**
 * ALS-XY-Chain over the lists of `sets.ts`.
 *
 * A chain goes forwards only, from a set to one later in the list, so what it strikes out hangs on its start, its end and
 * the digits of its first and last link. These are found by one sweep over the links for each start and first digit, where
 * walking all chains would take longer than the puzzle is worth.
 */

import { lowestBit } from '../../kernel/bits.js';
import { type AlsFacts, alsFacts, commonEffects, effectsOf } from './als-facts.js';
import { type Choice, choose, type Found, indexSum, isBetter, noChoice, sorted, striking } from './found.js';
import { factOf, type Path } from './search.js';

/**
 * Which digits a link can use after those that may not follow: bit 1 its lower one, bit 2 its higher one, bit 3 both. One
 * of two is used if the other may not follow.
 */
function usesOf(forbidden: number, x: number, y: number): number {
  if (y === 0) return forbidden & ~x ? 2 : 0;
  return (forbidden & y ? 2 : 0) | (forbidden & x ? 4 : 0) | (forbidden & ~(x | y) ? 8 : 0);
}

/** The higher digit alone, the lower one alone, both. */
const useOrder: readonly number[] = [2, 1, 3];

/** What may not follow such uses: of both digits the lower one. */
function lowerOf(uses: number, x: number, y: number): number {
  return (uses & 0b1010 ? x : 0) | (uses & 0b100 ? y : 0);
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
  const { sets, links } = facts;
  const { second, low, high } = links;
  const choice = noChoice<ChainEnds & { effects: readonly number[] }>();
  const onward = onwardLinks(facts);
  const forbidden = new Int32Array(sets.count);
  for (const [start, own] of onward.entries()) {
    for (let begins = 0; begins < 9; begins++) {
      forbidden.fill(0, start);
      let any = false;
      for (const link of own) {
        if (low[link] !== begins && high[link] !== begins) continue;
        forbidden[second[link]] |= 1 << begins;
        any = true;
      }
      if (!any) continue;
      // All that leads to a set has been seen when its own links come.
      for (let set = start + 1; set < sets.count; set++) {
        const reached = forbidden[set];
        if (reached === 0) continue;
        for (const link of onward[set]) {
          const end = second[link];
          const x = 1 << low[link];
          const y = high[link] < 9 ? 1 << high[link] : 0;
          const two = usesOf((reached >>> 9) & 0x1ff, x, y);
          const more = usesOf(reached >>> 18, x, y);
          forbidden[end] |= lowerOf(usesOf(reached & 0x1ff, x, y), x, y) << 9;
          forbidden[end] |= lowerOf(two | more, x, y) << 18;
          if ((two | more) === 0) continue;
          const digits = commonEffects(facts, start, end) & ~(1 << begins);
          if (digits === 0) continue;
          for (const uses of [two, more]) {
            for (const use of useOrder) {
              if ((uses & (1 << use)) === 0) continue;
              const last = (use & 1 ? x : 0) | (use & 2 ? y : 0);
              if ((digits & ~last) !== 0) consider(facts, choice, { start, end, first: begins, last }, digits & ~last);
            }
          }
        }
      }
    }
  }
  const { best } = choice;
  if (best === undefined) return undefined;
  return striking('als-xy-chain', best.effects, { form: 'sets', ...shortestChain(facts, onward, best) });
}

/** By set: its links to later sets. */
function onwardLinks({ links, linksAt }: AlsFacts): number[][] {
  return linksAt.map((own, set) => own.filter((link) => links.first[link] === set));
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

/**
 * The chain with the fewest sets between these ends, and the digits of its links; where a link has two, the lower one, which
 * the link before it doesn't use.
 */
function shortestChain(
  { sets, links }: AlsFacts,
  onward: readonly (readonly number[])[],
  { start, end, first: begins, last }: ChainEnds,
): { sets: readonly (readonly number[])[]; digits: readonly number[] } {
  type Walk = { readonly sets: readonly number[]; readonly digits: readonly number[]; readonly forbidden: number };
  let layer: Walk[] = [{ sets: [start], digits: [], forbidden: ~(1 << begins) }];
  for (let length = 1; ; length++) {
    const next: Walk[] = [];
    const seen = new Set<number>();
    for (const walk of layer) {
      for (const link of onward[walk.sets[walk.sets.length - 1]]) {
        const [x, y] = [1 << links.low[link], links.high[link] < 9 ? 1 << links.high[link] : 0];
        const use = (x | y) & ~walk.forbidden;
        if (use === 0) continue;
        const set = links.second[link];
        const digits = [...walk.digits, lowestBit(use)];
        const reached = { sets: [...walk.sets, set], digits, forbidden: use & -use };
        if (length >= 3 && set === end && use === last) {
          return { sets: reached.sets.map((one) => sets.cells[one]), digits };
        }
        const key = set * 512 + use;
        if (seen.has(key)) continue;
        seen.add(key);
        next.push(reached);
      }
    }
    layer = next;
  }
}
