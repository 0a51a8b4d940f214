/** ALS-XZ and ALS-XY-Wing over the lists of `sets.ts`: the first of their list with effects. */

import { lowestBit } from '../../kernel/bits.js';
import { intersectsAt } from '../../kernel/cell-sets.js';
import { alsFacts, commonEffects, effectsOf } from './als-facts.js';
import { type Found, inSet, striking } from './found.js';
import { factOf, type Path } from './search.js';
import type { SetLinks } from './sets.js';

/** Two linked sets. */
export function alsXz(path: Path): Found | undefined {
  const facts = factOf(path, alsFacts);
  const { sets, links } = facts;
  const { masks, sight, cellSets } = sets;
  for (const [link, a] of links.first.entries()) {
    const b = links.second[link];
    const [low, high] = [links.low[link], links.high[link]];
    const common = commonEffects(facts, a, b);
    if (high === 9 && (common & ~(1 << low)) === 0) continue;
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
  for (const [one, i] of links.first.entries()) {
    const j = links.second[one];
    const used = maskOf(links, one);
    // The later links of both sets in one order. No other link joins these two, so that none is in both lists.
    let [p, q] = [linksAt[i].indexOf(one) + 1, linksAt[j].indexOf(one) + 1];
    for (;;) {
      const two = Math.min(linksAt[i][p] ?? Infinity, linksAt[j][q] ?? Infinity);
      if (two === Infinity) break;
      const [middle, a] = two === linksAt[i][p] ? [i, j] : [j, i];
      if (middle === i) p++;
      else q++;
      const b = links.first[two] === middle ? links.second[two] : links.first[two];
      const leftOut = used | maskOf(links, two);
      if ((leftOut & (leftOut - 1)) === 0) continue;
      const digits = commonEffects(facts, a, b) & ~leftOut;
      if (digits === 0) continue;
      if (intersectsAt(cellSets, a, cellSets, b)) continue;
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
