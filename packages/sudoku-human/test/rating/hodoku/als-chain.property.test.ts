import { expect, test } from 'vitest';
import { alsXyChain } from '../../../src/rating/hodoku/als-chain.js';
import { indexSum, sorted } from '../../../src/rating/hodoku/found.js';
import { isQuick, some } from '../../runs.js';
import { commonsOf, type PlainLink, type PlainSet, plainLinks, plainSets, seenByEnds } from './plain-sets.js';
import { isBorneOut, scatteredBoard } from './sound-board.js';

type Chain = { start: PlainSet; end: PlainSet; count: number; first: number; effects: number[] };

/**
 * All chains of three links and more that strike something out, once for all that have their ends, their length and what
 * may follow in common. A link uses its digits but for the one that the link before
 * forbids: the lower one that it uses.
 */
function allChains(masks: ArrayLike<number>, links: readonly PlainLink[]): Chain[] {
  const chains: Chain[] = [];
  const onward = new Map<PlainSet, PlainLink[]>();
  for (const link of links) onward.set(link.one, [...(onward.get(link.one) ?? []), link]);
  const met = new Set<string>();
  const walk = (start: PlainSet, count: number, at: PlainSet, first: number, forbidden: number): void => {
    for (const { other, commons } of onward.get(at) ?? []) {
      const use = commons.filter((digit) => digit !== forbidden);
      const key = [start.cells, first, count, other.cells, use].join(' ');
      if (use.length === 0 || met.has(key)) continue;
      met.add(key);
      const effects = count < 3 ? [] : sorted(seenByEnds(masks, start, other, [first, ...use]));
      if (effects.length > 0) chains.push({ start, end: other, count: count + 1, first, effects });
      walk(start, count + 1, other, first, use[0]);
    }
  };
  for (const { one, other, commons } of links) for (const first of commons) walk(one, 2, other, first, first);
  return chains;
}

test('of all chains of sets one with the most effects and then the smallest sum, shown by its fewest sets', () => {
  const seen = { found: 0, none: 0, long: 0, double: 0 };
  for (const seed of some(Array(60).keys(), 4)) {
    const { path, solution } = scatteredBoard(seed, 19 + (seed % 7), 4 + (seed % 2));
    const { masks } = path.board;
    const all = plainSets(masks);
    const links = plainLinks(masks, all);
    const chains = allChains(masks, links);
    const [best] = chains
      .map(({ effects }) => [-effects.length, indexSum(effects)] as const)
      .sort(([a, x], [b, y]) => a - b || x - y);
    const found = alsXyChain(path);
    if (found?.shape.form !== 'sets') {
      expect([seed, best]).toEqual([seed, undefined]);
      seen.none++;
      continue;
    }
    const { effects } = found;
    const { digits } = found.shape;
    const sets = found.shape.sets.map((cells) => all.find((set) => `${set.cells}` === `${cells}`) as PlainSet);
    expect([seed, -effects.length, indexSum(effects)]).toEqual([seed, ...(best ?? [])]);
    expect(isBorneOut(effects, solution)).toBe(true);
    // Each set is later in the list than the one before, and no link uses the digit of the one before.
    for (const [i, digit] of digits.entries()) {
      expect(all.indexOf(sets[i])).toBeLessThan(all.indexOf(sets[i + 1]));
      expect(commonsOf(masks, sets[i], sets[i + 1])).toContain(digit);
      expect(digit).not.toBe(digits[i + 1]);
    }
    expect(digits.length).toBe(sets.length - 1);
    const counts = chains
      .filter(({ start, end, first }) => start === sets[0] && end === sets[sets.length - 1] && first === digits[0])
      .filter((chain) => `${chain.effects}` === `${effects}`)
      .map(({ count }) => count);
    expect([seed, sets.length]).toEqual([seed, Math.min(...counts)]);
    seen.found++;
    if (sets.length > 4) seen.long++;
    if (sets.some((set, i) => i > 0 && commonsOf(masks, sets[i - 1], set).length > 1)) seen.double++;
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(isQuick ? 0 : 2);
});
