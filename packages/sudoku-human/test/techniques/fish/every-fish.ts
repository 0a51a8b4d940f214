import type { FishPlan } from '../../../src/techniques/fish/fish-search.js';
import * as classic from '../positions.js';

/** The cells of each full house, and which cells can't hold the same digit. */
export type FishBoard = {
  readonly houses: readonly (readonly number[])[];
  readonly sees: (a: number, b: number) => boolean;
};

/** One fish by the definition. */
export type PlainFish = Readonly<Record<'base' | 'cover' | 'fins' | 'body' | 'struck', readonly number[]>>;

/** Every fish of the plan by trying all bases and all covers: `bases / covers / what goes`. */
export function everyFish(places: readonly number[], plan: FishPlan): string[] {
  return listFish(classic, places, plan).map(textOf).sort();
}

/** A fish as text: `bases / covers / what goes`. */
export function textOf({ base, cover, struck }: PlainFish): string {
  return [base, cover, struck].map((list) => list.join(',')).join(' / ');
}

/** Every fish of the plan on any board. At most two places may lie in two bases. */
export function listFish(
  { houses, sees }: FishBoard,
  places: readonly number[],
  { size, bases, covers, maxFins }: FishPlan,
): PlainFish[] {
  const found: PlainFish[] = [];
  const holding = (list: readonly number[], cell: number) =>
    list.filter((house) => houses[house].includes(cell)).length;
  const eligible = bases.filter((house) => places.filter((cell) => houses[house].includes(cell)).length >= 2);
  for (const base of classic.choose(eligible, size)) {
    const own = places.filter((cell) => holding(base, cell) > 0);
    const endFins = own.filter((cell) => holding(base, cell) > 1);
    if (endFins.length > Math.min(maxFins, 2)) continue;
    const meeting = covers.filter((house) => !base.includes(house) && own.some((cell) => houses[house].includes(cell)));
    for (const cover of classic.choose(meeting, size)) {
      const fins = own.filter((cell) => endFins.includes(cell) || holding(cover, cell) === 0);
      if (fins.length > maxFins) continue;
      const struck = places.filter(
        (cell) => holding(cover, cell) > holding(base, cell) && fins.every((fin) => sees(cell, fin)),
      );
      const body = own.filter((cell) => !fins.includes(cell));
      if (struck.length > 0) found.push({ base, cover, fins, body, struck });
    }
  }
  return found;
}
