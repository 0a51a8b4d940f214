import type { FishPlan } from '../../../src/techniques/fish/fish-search.js';
import { choose, houses, sees } from '../positions.js';

/** Every fish of the plan by trying all bases and all covers: `bases / covers / what goes`. */
export function everyFish(places: readonly number[], { size, bases, covers, maxFins }: FishPlan): string[] {
  const found: string[] = [];
  const holding = (list: readonly number[], cell: number) =>
    list.filter((house) => houses[house].includes(cell)).length;
  const eligible = bases.filter((house) => places.filter((cell) => houses[house].includes(cell)).length >= 2);
  for (const base of choose(eligible, size)) {
    const body = places.filter((cell) => holding(base, cell) > 0);
    const meeting = covers.filter(
      (house) => !base.includes(house) && body.some((cell) => houses[house].includes(cell)),
    );
    for (const cover of choose(meeting, size)) {
      const fins = body.filter((cell) => holding(base, cell) > 1 || holding(cover, cell) === 0);
      if (fins.length > maxFins) continue;
      const struck = places.filter(
        (cell) => holding(cover, cell) > holding(base, cell) && fins.every((fin) => sees(cell, fin)),
      );
      if (struck.length > 0) found.push([base, cover, struck].map((list) => list.join(',')).join(' / '));
    }
  }
  return found.sort();
}
