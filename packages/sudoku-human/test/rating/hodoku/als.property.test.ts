import { expect, test } from 'vitest';
import { alsXyWing, alsXz } from '../../../src/rating/hodoku/als.js';
import type { Path } from '../../../src/rating/hodoku/search.js';
import { isQuick, some } from '../../runs.js';
import { sees } from '../../techniques/positions.js';
import { madeUpPath, maskOf, told } from './made-up-path.js';
import { commonsOf, type PlainLink, type PlainSet, placesIn, plainLinks, plainSets, seenByEnds } from './plain-sets.js';
import { isBorneOut, seenByAll, soundBoard } from './sound-board.js';

type Told = { effects: number[]; sets: (readonly number[])[]; digits?: number[] };

/** Two linked sets: what both would take from it goes; linked by two digits each keeps its others, and both the link's. */
function toldXz({ board: { masks } }: Path, links: readonly PlainLink[]): Told | undefined {
  for (const { one, other, commons } of links) {
    const effects = commons.flatMap((common) => seenByEnds(masks, one, other, [common]));
    if (commons.length === 2) {
      for (const set of [one, other]) {
        for (const digit of set.digits.filter((own) => !commons.includes(own))) {
          const seen = seenByAll(masks, digit, placesIn(masks, digit, set));
          const isOutside = (candidate: number) =>
            ![one, other].some(({ cells }) => cells.includes(Math.floor(candidate / 9)));
          effects.push(...seen.filter(isOutside));
        }
      }
    }
    if (effects.length > 0) return { effects, sets: [one.cells, other.cells], digits: [...commons] };
  }
  return undefined;
}

/** The first two links with a set between them, by digits that aren't the same. */
function toldWing({ board: { masks } }: Path, links: readonly PlainLink[]): Told | undefined {
  for (const [at, first] of links.entries()) {
    for (const second of links.slice(at + 1)) {
      const ends: readonly [PlainSet, PlainSet] = [first.one, first.other];
      const middle = ends.find((set) => set === second.one || set === second.other);
      const used = new Set([...first.commons, ...second.commons]);
      if (middle === undefined || used.size === 1) continue;
      const [a, b] = [first, second].map(({ one, other }) => (one === middle ? other : one));
      if (a.cells.some((cell) => b.cells.includes(cell))) continue;
      const effects = seenByEnds(masks, a, b, [...used]);
      if (effects.length > 0) return { effects, sets: [a.cells, middle.cells, b.cells] };
    }
  }
  return undefined;
}

test('two sets, or three: the first of all links, and pairs of links, with an effect', () => {
  const seen = { one: 0, two: 0, wing: 0, none: 0 };
  for (const seed of some(Array(70).keys(), 3)) {
    const { path, solution } = soundBoard(seed, 16 + (seed % 12), 0.25 + 0.05 * (seed % 4));
    const { masks } = path.board;
    const links = plainLinks(masks, plainSets(masks));
    const [pair, wing] = [alsXz(path), alsXyWing(path)];
    const shapes = [pair, wing].map((found) => (found?.shape.form === 'sets' ? found.shape : undefined));
    const shown = pair && shapes[0] && { effects: pair.effects, sets: shapes[0].sets, digits: shapes[0].digits };
    expect([seed, shown]).toEqual([seed, toldXz(path, links)]);
    expect([seed, wing && { effects: wing.effects, sets: shapes[1]?.sets }]).toEqual([seed, toldWing(path, links)]);
    expect(isBorneOut([...(pair?.effects ?? []), ...(wing?.effects ?? [])], solution)).toBe(true);
    if (shapes[1] !== undefined) {
      const [a, middle, b] = shapes[1].sets.map((own) => plainSets(masks).find((set) => `${set.cells}` === `${own}`));
      const [x, y] = shapes[1].digits;
      if (!a || !middle || !b) throw new Error('no set');
      const isLinked = [commonsOf(masks, a, middle).includes(x), commonsOf(masks, middle, b).includes(y), x !== y];
      expect([seed, isLinked]).toEqual([seed, [true, true, true]]);
      seen.wing++;
    }
    if (shapes[0] !== undefined) seen[shapes[0].digits.length === 2 ? 'two' : 'one']++;
    else seen.none++;
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(isQuick ? 0 : 2);
});

test('ALS-XY-Wing: where two sets have two digits in common, the link is named by the one that the other link leaves', () => {
  const masks: Record<number, number> = {
    0: maskOf(1, 3),
    1: maskOf(2, 3),
    8: maskOf(1, 9),
    9: maskOf(1, 2, 9),
    10: maskOf(1, 2, 9),
    15: maskOf(4, 5, 9),
  };
  const found = alsXyWing(madeUpPath(masks, 0));
  // Either r1c9 is 9, or it is 1; then r1c1 is 3, r1c2 is 2, and r2c1 or r2c2 is 9.
  expect(told(found?.effects)).toEqual(['r2c7≠9']);
  if (found?.shape.form !== 'sets') throw new Error('no sets');
  const { sets, digits } = found.shape;
  expect(new Set(digits).size).toBe(2);
  for (const [i, digit] of digits.entries()) {
    const places = [sets[i], sets[i + 1]].map((set) => set.filter((cell) => masks[cell] & (1 << digit)));
    expect(places.every((list) => list.length > 0)).toBe(true);
    expect(places[0].every((cell) => places[1].every((other) => sees(cell, other)))).toBe(true);
  }
});
