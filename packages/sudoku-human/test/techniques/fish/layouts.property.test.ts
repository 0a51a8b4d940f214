/** On every layout the finders have the fish that the plain definition has, each once, by its name. */

import * as kit from '@kit/sudoku-human';
import { expect, test } from 'vitest';
import { createState, eliminate } from '../../../src/kernel/state.js';
import { tablesOf } from '../../../src/layout/tables.js';
import { readQuestion } from '../../../src/solver/context-of.js';
import { type Context, findersOf } from '../../../src/techniques/shared/technique.js';
import { sightIn } from '../../layout/oracle.js';
import { lcg } from '../../lcg.js';
import { isQuick, runs, some } from '../../runs.js';
import { puzzle } from '../positions.js';
import { listFish, type PlainFish, textOf } from './every-fish.js';

const jigsaw = [
  0, 0, 0, 0, 1, 1, 0, 0, 2, 1, 1, 1, 2, 2, 2, 2, 1, 3, 2, 4, 3, 3, 3, 3, 4, 4, 4, 3, 5, 5, 4, 4, 5, 5, 5, 5,
];
const nine: Record<string, kit.LayoutOptions> = {
  'classic 9×9': {},
  '9×9 with diagonals': { diagonals: true },
  'a windoku': { windows: true },
  '9×9 with knight’s moves': { antiKnight: true },
  '9×9 with king’s moves and a cage': { antiKing: true, cages: [{ cells: [0, 1, 9, 10, 18], sum: 25 }] },
  '36 houses': { disjointGroups: true },
};
/** Some of them are others again. */
const manyHouses: kit.LayoutOptions = {
  disjointGroups: true,
  diagonals: true,
  windows: true,
  extraHouses: [[0, 10, 20, 3, 13, 23, 6, 16, 26]],
};
const others: Record<string, kit.LayoutOptions> = {
  'a jigsaw of 6×6': { size: 6, regions: jigsaw },
  '6×6 with a row as a further house': { size: 6, extraHouses: [[6, 7, 8, 9, 10, 11]] },
  '16×16': { size: 16 },
  '16×16 with diagonals': { size: 16, diagonals: true },
};

const sizes = ['x-wing', 'swordfish'] as const;
const plain = {
  2: [kit.xWing, kit.finnedXWing, kit.sashimiXWing],
  3: [kit.swordfish, kit.finnedSwordfish, kit.sashimiSwordfish],
};
const mixed = {
  2: [kit.frankenXWing, kit.finnedFrankenXWing, kit.mutantXWing, kit.finnedMutantXWing],
  3: [kit.frankenSwordfish, kit.finnedFrankenSwordfish, kit.mutantSwordfish, kit.finnedMutantSwordfish],
};

/** What a fish is called. */
function nameOf(
  kinds: readonly string[],
  { base, cover, fins, body }: PlainFish,
  houses: readonly kit.Cell[][],
): string {
  const [bases, covers] = [base, cover].map((list) => new Set(list.map((house) => kinds[house])));
  const mixes = [bases, covers].some((some) => (some.has('row') && some.has('column')) || some.has('other'));
  const shares = ['row', 'column'].some((kind) => bases.has(kind) && covers.has(kind));
  const shape = mixes || shares ? 'mutant-' : bases.has('region') || covers.has('region') ? 'franken-' : '';
  const isShort = base.some((house) => body.filter((cell) => houses[house].includes(cell)).length < 2);
  const withFins = shape === '' && isShort ? 'sashimi-' : 'finned-';
  return `${fins.length === 0 ? '' : withFins}${shape}${sizes[base.length - 2]}`;
}

const kindNames: Record<string, string> = { row: 'row', column: 'column', box: 'region', region: 'region' };

/** Places of a digit that lie in few houses, so that they are fish more often. */
function drawPlaces(houses: readonly kit.Cell[][], many: number, next: () => number): number[] {
  const pick = () => houses[Math.floor(next() * houses.length)];
  const likely = [...new Set([pick(), pick(), pick(), pick()].flat())];
  const places = new Set<number>();
  while (places.size < many) places.add(likely[Math.floor(next() * likely.length)]);
  return [...places].sort((a, b) => a - b);
}

const cases: { name: string; options: kit.LayoutOptions; size: 2 | 3; many: number }[] = [
  ...Object.entries({ ...nine, ...others }).flatMap(([name, options]) => [
    { name, options, size: 2 as const, many: 12 },
    { name, options, size: 3 as const, many: options.disjointGroups ? 8 : 10 },
  ]),
  { name: '48 houses', options: manyHouses, size: 2, many: 7 },
];

// In `npm test` every third, so that both sizes are among them.
test.each(some(cases, 3))('$name: all fish of $size bases', ({ options, size, many }) => {
  const layout = kit.createLayout(options);
  const full = kit.housesOf(layout).filter(({ kind }) => kind !== 'cage');
  const houses = full.map(({ cells }) => [...cells]);
  const kinds = full.map(({ kind }) => kindNames[kind] ?? 'other');
  // Hidden windows and groups follow from other houses, so the rules don't mention all of them.
  const differs = sightIn(layout);
  const sees = (a: number, b: number) =>
    differs(a, b) || (a !== b && houses.some((house) => house.includes(a) && house.includes(b)));
  const all = houses.map((_, house) => house);
  const next = lcg(size);
  const counts = new Map<string, number>();
  for (let run = 0; run < runs(3, 1); run++) {
    const digit = Math.floor(next() * layout.size);
    let places = drawPlaces(houses, many, next);
    const masks = Array.from({ length: layout.size ** 2 }, (_, cell) => (places.includes(cell) ? 1 << digit : 0));
    const state = createState(
      masks.map(() => 0),
      masks,
      tablesOf(layout),
    );
    const { context: classic } = readQuestion(puzzle('.'.repeat(81)), {});
    const context: Context = { ...classic, state, solution: new Int32Array(state.digitSets.length) };
    // Asked again with what it remembers, after a candidate went.
    for (let round = 0; round < 2; round++) {
      const plan = { size, bases: all, covers: all, maxFins: 5 };
      const expected = listFish({ houses, sees }, places, plan).map(
        (fish) => `${nameOf(kinds, fish, houses)}: ${textOf(fish)}`,
      );
      const found: string[] = [];
      for (const { find } of findersOf([...plain[size], ...mixed[size]])) {
        find(context, ({ technique, pattern, eliminations, message }) => {
          const of = (role: string) => pattern.houses.filter((one) => one.role === role).map(({ house }) => house);
          const struck = eliminations.map(({ cell }) => cell);
          found.push(`${technique}: ${textOf({ base: of('base'), cover: of('cover'), struck, fins: [], body: [] })}`);
          counts.set(technique, (counts.get(technique) ?? 0) + 1);
          expect(message.params['digit']).toEqual({ type: 'digits', digits: [digit + 1] });
          return false;
        });
      }
      expect({
        lost: expected.filter((one) => !found.includes(one)).slice(0, 5),
        wrong: found.filter((one) => !expected.includes(one)).slice(0, 5),
      }).toEqual({ lost: [], wrong: [] });
      expect(found.length).toBe(expected.length);
      const gone = places[Math.floor(next() * places.length)];
      places = places.filter((cell) => cell !== gone);
      eliminate(state, gone, digit);
    }
  }
  expect(counts.size).toBeGreaterThan(isQuick ? 0 : 3);
});
